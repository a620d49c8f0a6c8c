import {
  choiceIn,
  type ChooseExercise,
  type Option,
  type Outcome,
  type RawAnswer,
} from '../../engine/exercise/index.ts';
import type { Gesture, Input, Via } from '../../engine/stage/index.ts';
import { Door } from './door.ts';
import { enterDoor } from './entering.ts';
import { growMaze } from './maze.ts';
import { showNote } from './note.ts';
import { showFromAbove } from './overview.ts';
import { type Garden, type Quest, seedOf, WAIT } from './quest.ts';
import { Rabbits } from './rabbits.ts';
import { chamberSize, layGround, lowerBy, TRAMPLED, underSigns } from './rules.ts';
import { Signs } from './signs.ts';
import { steerBy } from './steering.ts';
import { Trip } from './trip.ts';

/** `a, b` is for tempo 0 and 1. Tiles that the lantern lights; walls that are opened. */
const LANTERN = [4, 2.4] as const;
const LOOPS = [4, 1] as const;
/** The ghost hand is shown the smallest chamber, and walks so many times as fast. */
const EXAMPLE = { columns: 9, rows: 7, haste: 2.2 } as const;
const MS = {
  in: 260,
  knock: 500,
  quickKnock: 280,
  right: 1100,
  shortRight: 700,
  again: 620,
} as const;
const KNOCKS = 3;
const DIGITS = ['Digit1', 'Digit2', 'Digit3', 'Digit4'];

/** choose: a door for every option at the dead ends of a chamber; who knocks at one answers. */
export class ChooseQuest implements Quest {
  #game: Garden;
  readonly trip: Trip;
  #signs: Signs;
  #doors: Door[];
  #rabbits: Rabbits;
  #gesture: Gesture;
  #knocking = false;
  #knocked: Door | undefined;
  #opened = false;
  #found = 0;

  constructor(game: Garden, exercise: ChooseExercise) {
    const { stage } = game;
    this.#game = game;
    const { options } = exercise;
    const rng = stage.rng.fork(seedOf(exercise));
    const lower = lowerBy(game.isExample, stage.kit.prompt.bottom);
    this.#signs = new Signs(stage, options, lower);
    const small = game.isExample || this.#signs.rows > 1;
    const size = chamberSize(small ? 0 : game.at, game.of, options.length, stage.tempo, lower);
    const loops = Math.round(stage.lerp(LOOPS[0], LOOPS[1]));
    const maze = growMaze({ ...size, doors: options.length, loops }, rng);
    const ground = layGround(size, { lower: lower + underSigns(this.#signs.rows) });
    const lighting = {
      radius: stage.lerp(LANTERN[0], LANTERN[1]),
      isLit: stage.calm || game.isExample,
      mood: game.at,
      sole: game.sole,
      trampledAt: TRAMPLED,
    };
    this.trip = new Trip(
      { stage, hero: game.hero, third: game.third, name: exercise.id },
      maze,
      ground,
      lighting,
      {
        onStep: () => this.#arrived(),
        onBump: () => game.bump(),
      },
    );
    if (game.isExample) game.hero.haste = EXAMPLE.haste;
    this.#doors = maze.doors.map((tile, i) => new Door(stage, this.trip.chamber, tile, i, options[i]));
    this.#rabbits = new Rabbits(stage, this.trip.chamber, rng);
    this.#gesture = steerBy(stage, this.trip, {
      keys: DIGITS,
      onKey: (code) => this.#key(code),
      mayWalk: () => game.isOpen,
    });
  }

  async present() {
    const { stage, friends } = this.#game;
    const { chamber } = this.trip;
    chamber.onSeen = (tiles) => this.#see(tiles);
    chamber.shineFrom(chamber.maze.start);
    await stage.clock.wait(MS.in);
    this.#doors.forEach((door, i) => this.#offer(door, i));
    friends.onBird = () => showFromAbove(this.#game, this.trip);
    this.trip.isFree = true;
    this.#arrived();
  }

  async right(outcome: Outcome) {
    const { stage, isExample } = this.#game;
    const door = this.#doorOf(outcome.given);
    if (!door) return;
    this.#settle(door, outcome);
    void this.#signs.dim(true);
    await stage.clock.wait(isExample ? MS.shortRight : MS.right);
  }

  async wrong({ given }: Outcome) {
    const door = this.#doorOf(given);
    if (!door) return;
    await this.#paintedDoor(door);
    await this.#game.stage.clock.wait(MS.again);
    this.trip.isFree = true;
  }

  async reveal({ given }: Outcome) {
    const door = this.#doorOf(given);
    if (!door) return;
    await this.#paintedDoor(door);
    await this.#reveal(door);
  }

  /** A copy that is not the right door: the hero goes on. */
  notCopied() {
    this.trip.isFree = true;
  }

  takeOver() {
    const { friends } = this.#game;
    void this.#signs.dim(false);
    this.#knocked = undefined;
    friends.wait();
    this.trip.isFree = true;
    this.#arrived();
  }

  frame(ms: number) {
    this.trip.frame(ms);
    for (const door of this.#doors) door.frame();
    this.#rabbits.frame();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const door = this.#doorOf(want);
    if (!door || !this.trip.isFree || door.isOut) return WAIT;
    const { hero } = this.trip;
    if (hero.isMoving) return WAIT;
    if (hero.at === door.spot) {
      const { x, y } = door.middle;
      return via === 'pointer' ? { kind: 'tap', x, y } : { kind: 'key', code: 'Space', key: ' ', ms: 40 };
    }
    if (via === 'keyboard' && door.number > 0)
      return { kind: 'key', code: DIGITS[door.number - 1]!, key: String(door.number), ms: 40 };
    if (via === 'pointer' && this.trip.chamber.knows(door.tile)) {
      const { x, y } = door.middle;
      return { kind: 'tap', x, y };
    }
    return this.trip.towards(door.spot, via) ?? WAIT;
  }

  async clear() {
    const { stage, friends } = this.#game;
    friends.onBird = undefined;
    const door = this.#knocked;
    this.trip.halt();
    if (door && !door.isOut) {
      // A door that was pointed out opens too.
      if (!this.#opened) await Promise.race([door.open(), stage.clock.wait(MS.shortRight)]);
      await enterDoor(this.#game, this.trip, door, 1);
    }
    this.#gesture.remove();
    void friends.flyHome();
    await this.trip.leave();
    this.#signs.destroy();
    this.#rabbits.destroy();
    for (const one of this.#doors) one.destroy();
    this.trip.chamber.destroy();
  }

  #doorOf(answer: RawAnswer) {
    const id = choiceIn(answer);
    return this.#doors.find(({ option }) => option?.id === id);
  }

  #offer(door: Door, i: number) {
    this.#game.stage.offer(door.thing, {
      id: `deur-${i}`,
      kind: 'commit',
      label: `Klop op deur ${door.number}`,
      size: door.hit,
      enabled: () => this.#canKnock(door),
      onPick: () => void this.#knock(door),
    });
  }

  #canKnock(door: Door): boolean {
    const { hero, isFree } = this.trip;
    return isFree && !door.isOut && !hero.isMoving && hero.at === door.spot;
  }

  /** Doors that are seen now get their numbers, one after the other. */
  #see(tiles: readonly number[]) {
    // In the light of the right door the others are found too late.
    if (this.#opened) return;
    const seen = this.#doors.filter((door) => door.number === 0 && tiles.includes(door.tile));
    for (const door of seen) {
      door.number = ++this.#found;
      if (this.#game.stage.calm) door.outlined(true);
      this.#find(door);
    }
  }

  #find(door: Door) {
    const option: Option = door.option!;
    door.found(door.number);
    this.#signs.find(option, door.middle, () => this.#goTo(door));
  }

  #goTo(door: Door) {
    if (!this.trip.isFree) return;
    if (!this.trip.goTo(door.spot)) this.#game.bump();
  }

  #key(code: string) {
    if (code === 'Enter') showFromAbove(this.#game, this.trip);
    else if (code === 'Space') {
      const door = this.#doors.find((one) => this.#canKnock(one));
      if (door) void this.#knock(door);
      else this.#game.bump();
    } else {
      const door = this.#doors.find(({ number }) => number === DIGITS.indexOf(code) + 1);
      if (door) this.#goTo(door);
    }
  }

  /** The hero stands somewhere: at a door its sign is picked out. */
  #arrived() {
    const { hero } = this.trip;
    this.#signs.choose(this.#doors.find(({ spot, isOut }) => spot === hero.at && !isOut)?.option?.id);
  }

  /** Three knocks; then it is an answer. */
  async #knock(door: Door) {
    const { stage, hero, isExample } = this.#game;
    if (this.#knocking || !this.#canKnock(door)) return;
    this.#knocking = true;
    this.trip.halt();
    const { x } = door.middle;
    if (Math.abs(x - hero.klodder.x) > 4) hero.klodder.turn(x < hero.klodder.x);
    void door.shake(KNOCKS);
    await stage.clock.wait(isExample ? MS.quickKnock : MS.knock);
    this.#knocking = false;
    this.#knocked = door;
    if (!this.#game.commit({ form: 'choose', option: door.option!.id })) this.trip.isFree = true;
  }

  #settle(door: Door, outcome: Outcome) {
    const game = this.#game;
    const { chamber } = this.trip;
    this.#opened = true;
    this.#signs.settle(door.option!.id, 'right');
    game.friends.cheer();
    void door.open();
    void chamber.lightUp(door.tile);
    game.opened(outcome, chamber.mostVisits < TRAMPLED);
  }

  async #paintedDoor(door: Door) {
    const { stage, hero, friends } = this.#game;
    const { x, y } = door.middle;
    friends.wonder();
    this.#signs.settle(door.option!.id, 'out');
    // Who knocked stays in view: the note comes on the other side of the door.
    const { size } = this.trip.chamber.ground;
    void showNote(stage, 'Geschilderd!', x, y, hero.klodder.y < y ? -size : size);
    await door.drop();
    void friends.bringNote(x, y);
  }

  /** Gum comes, the whole chamber lights up, and the right door is outlined. */
  async #reveal(door: Door) {
    const { stage } = this.#game;
    const { chamber } = this.trip;
    void this.#signs.dim(true);
    const lit = chamber.lightUp(door.tile);
    await stage.kit.eraser.rub(door.middle);
    await lit;
  }
}
