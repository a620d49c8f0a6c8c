import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import {
  StepRow,
  takenIn,
  type Gesture,
  type Heading,
  type Input,
  type Via,
  type WordStrip,
} from '../../engine/stage/index.ts';
import { enterDoor } from './entering.ts';
import { Door } from './door.ts';
import { showNote } from './note.ts';
import { showFromAbove } from './overview.ts';
import { DEPTHS, STRIP_Y } from './places.ts';
import { type Garden, type Quest, seedOf, WAIT } from './quest.ts';
import { Rabbits } from './rabbits.ts';
import { layGround, lowerBy, nichedMaze, trampledAfter } from './rules.ts';
import { steerBy } from './steering.ts';
import { Tablet } from './tablets.ts';
import { Trip } from './trip.ts';

/** `a, b` is for tempo 0 and 1. */
const LANTERN = [4, 2.4] as const;
const LOOPS = [4, 1] as const;
const MS = { in: 260, taken: 280, again: 700, done: 900, shortDone: 500 } as const;
const HASTE = { example: 3, out: 3.4 } as const;

/** build: letter tablets lie in niches of the hedge; taken in the order of the word they open the gate. */
export class BuildQuest implements Quest {
  #game: Garden;
  #exercise: BuildExercise;
  readonly trip: Trip;
  #strip: WordStrip;
  #door: Door;
  #tablets: Tablet[];
  #rabbits: Rabbits;
  #gesture: Gesture;
  /** The tablet that the hero is on its way to. */
  #wanted: Tablet | undefined;
  readonly #row: StepRow;
  #done = false;

  constructor(game: Garden, exercise: BuildExercise) {
    const { stage } = game;
    this.#game = game;
    this.#exercise = exercise;
    this.#row = new StepRow(game, exercise, {
      land: (id, place) => this.#land(id, place),
      changed: () => {
        for (const one of this.#tablets) one.out = this.#row.isOut(one.tile.id);
      },
      dot: (letters, place) => this.#strip.dot(place, letters),
    });
    const rng = stage.rng.fork(seedOf(exercise));
    const lower = lowerBy(game.isExample, stage.kit.prompt.bottom);
    const loops = Math.round(stage.lerp(LOOPS[0], LOOPS[1]));
    const { maze, walls } = nichedMaze(exercise.tiles.length, loops, rng);
    const ground = layGround(maze, { above: 1, lower });
    const lighting = {
      radius: stage.lerp(LANTERN[0], LANTERN[1]),
      isLit: stage.calm || game.isExample,
      mood: game.at,
      sole: game.sole,
      trampledAt: trampledAfter(exercise.slots),
    };
    this.trip = new Trip(
      { stage, hero: game.hero, third: game.third, name: exercise.id },
      maze,
      ground,
      lighting,
      {
        onStep: () => this.#arrived(),
        onBump: (way) => this.#bumped(way),
      },
    );
    if (game.isExample) game.hero.haste = HASTE.example;
    const { chamber } = this.trip;
    this.#door = new Door(stage, chamber, maze.doors[0]!, game.at);
    this.#strip = stage.kit.wordStrip({
      x: 683,
      y: STRIP_Y + lower,
      count: exercise.slots,
      texts: exercise.tiles.map(({ text }) => text),
      depth: DEPTHS.strip,
    });
    this.#tablets = exercise.tiles.map((tile, i) => new Tablet(stage, chamber, tile, walls[i]!));
    this.#rabbits = new Rabbits(stage, chamber, rng, walls);
    this.#gesture = steerBy(stage, this.trip, {
      keys: [],
      onKey: (code) => this.#key(code),
      onSteer: () => (this.#wanted = undefined),
      mayWalk: () => game.isOpen,
    });
  }

  async present() {
    const { stage, friends } = this.#game;
    const { chamber } = this.trip;
    chamber.onSeen = (tiles) => {
      for (const tablet of this.#tablets) if (!tablet.isKnown && tiles.includes(tablet.wall)) tablet.show();
    };
    chamber.shineFrom(chamber.maze.start);
    await stage.clock.wait(MS.in);
    for (const tablet of this.#tablets) this.#offer(tablet);
    friends.onBird = () => showFromAbove(this.#game, this.trip);
    this.trip.isFree = true;
  }

  async right(outcome: Outcome) {
    const { stage, isExample } = this.#game;
    void this.#row.right(outcome);
    if (outcome.last) return this.#allDone(outcome);
    await stage.clock.wait(isExample ? MS.taken / 2 : MS.taken);
    this.trip.isFree = true;
  }

  async wrong(outcome: Outcome) {
    await this.#painted(outcome);
    this.#row.wrong(outcome);
    await this.#game.stage.clock.wait(MS.again);
    this.trip.isFree = true;
  }

  async reveal(outcome: Outcome) {
    const tablet = await this.#painted(outcome);
    this.#row.reveal();
    if (!tablet) return;
    const lit = this.trip.chamber.lightUp(tablet.wall);
    await this.#game.stage.kit.eraser.rub(tablet.letter);
    await lit;
  }

  takeOver(answer: WholeAnswer) {
    this.#row.takeOver(answer);
    this.trip.isFree = true;
  }

  copied(given: RawAnswer) {
    void this.#row.copied(given);
    this.trip.isFree = true;
  }

  notCopied() {
    this.trip.isFree = true;
  }

  frame(ms: number) {
    this.trip.frame(ms);
    this.#door.frame();
    this.#rabbits.frame();
  }

  step(want: RawAnswer, via: Via): Input | null {
    const { isFree, hero } = this.trip;
    if (!isFree || hero.isMoving) return WAIT;
    const id = this.#row.freeFor(want);
    const tablet = this.#tablets.find(({ tile }) => tile.id === id);
    if (!tablet) return null;
    // A tap, or the key of its letter, walks there by itself.
    const isInReach = tablet.isKnown && this.#nearest(tablet, 'known') !== undefined;
    if (isInReach && via === 'pointer') return null;
    const { stage } = this.#game;
    const offer = stage.offers().find(({ object }) => object === tablet.letter);
    const key = isInReach && offer ? stage.keyFor(offer) : undefined;
    if (key) return key;
    const spot = this.#nearest(tablet, 'any');
    if (spot === undefined) return WAIT;
    if (hero.at !== spot) return this.trip.towards(spot, via) ?? WAIT;
    if (this.#faced() === tablet) return { kind: 'key', code: 'Space', key: ' ', ms: 40 };
    const code = tablet.wayFrom(this.trip.chamber, spot) === 'up' ? 'ArrowUp' : 'ArrowDown';
    return { kind: 'key', code, key: code, ms: 34 };
  }

  async clear() {
    const { friends } = this.#game;
    friends.onBird = undefined;
    this.trip.halt();
    await this.#row.landed();
    // The last letter may have been a copy: the gate opens all the same.
    if (!this.#done && this.#row.place < 0) await this.#openGate();
    if (this.#done) await enterDoor(this.#game, this.trip, this.#door, HASTE.out);
    this.#gesture.remove();
    void friends.flyHome();
    for (const tablet of this.#tablets) tablet.letter.setVisible(false);
    await this.trip.leave();
    this.#strip.destroy();
    this.#rabbits.destroy();
    this.#door.destroy();
    for (const tablet of this.#tablets) tablet.destroy();
    this.trip.chamber.destroy();
  }

  #offer(tablet: Tablet) {
    const { tile, letter } = tablet;
    this.#game.stage.offer(letter, {
      id: `tablet-${tile.id}`,
      kind: 'tile',
      value: tile.id,
      label: tile.text,
      size: tablet.hit,
      enabled: () => tablet.isKnown && !tablet.isGone && !tablet.isOut && this.trip.isFree,
      onPick: () => this.#fetch(tablet),
    });
  }

  /** Walks to a tablet and takes it. */
  #fetch(tablet: Tablet) {
    const { hero } = this.trip;
    const spot = this.#nearest(tablet, 'known');
    if (spot === undefined) return this.#game.bump();
    this.#wanted = tablet;
    if (hero.landsAt === spot && !hero.isMoving) return this.#take(tablet);
    this.trip.goTo(spot);
  }

  /** The spot beside a tablet to which the way is shortest. */
  #nearest(tablet: Tablet, over: 'known' | 'any'): number | undefined {
    const ways = tablet.spots
      .map((spot) => ({ spot, steps: this.trip.stepsTo(spot, over) }))
      .filter(({ steps }) => steps >= 0);
    return ways.sort((a, b) => a.steps - b.steps)[0]?.spot;
  }

  #take(tablet: Tablet) {
    this.#wanted = undefined;
    this.trip.halt();
    if (!this.#row.take(tablet.tile.id)) this.trip.isFree = true;
  }

  /** It flies to its place in the word. */
  async #land(id: string, place: number) {
    const tablet = this.#tablets.find(({ tile }) => tile.id === id);
    if (!tablet) return;
    this.#strip.dot(place);
    this.#game.hero.klodder.face('happy', 600, 'look');
    await tablet.fly(this.#strip.spot(place));
    this.#strip.write(place, tablet.tile.text);
  }

  #arrived() {
    const tablet = this.#wanted;
    const { hero } = this.trip;
    if (tablet && !hero.isMoving && tablet.spots.includes(hero.at)) this.#take(tablet);
  }

  /** A niche is no wall to bump into. */
  #bumped(way: Heading) {
    const { hero, chamber } = this.trip;
    if (!this.#tablets.some((tablet) => !tablet.isGone && tablet.wayFrom(chamber, hero.at) === way))
      this.#game.bump();
  }

  /** The tablet that Space takes: the one that is looked at, or the only one there. */
  #faced(): Tablet | undefined {
    const { hero, chamber } = this.trip;
    const here = this.#tablets.filter(
      (tablet) => tablet.isKnown && !tablet.isGone && !tablet.isOut && tablet.spots.includes(hero.at),
    );
    return (
      here.find((tablet) => tablet.wayFrom(chamber, hero.at) === hero.heading) ??
      (here.length === 1 ? here[0] : undefined)
    );
  }

  #key(code: string) {
    if (code === 'Enter') return showFromAbove(this.#game, this.trip);
    const tablet = this.#faced();
    if (tablet && !this.trip.hero.isMoving) this.#take(tablet);
    else this.#game.bump();
  }

  async #painted({ given }: Outcome): Promise<Tablet | undefined> {
    const id = takenIn(given);
    const tablet = this.#tablets.find(({ tile }) => tile.id === id);
    if (!tablet) return undefined;
    const { stage, friends } = this.#game;
    const { x, y } = tablet.letter;
    friends.wonder();
    stage.sound.play('gordijn');
    void showNote(stage, 'Geschilderd!', x, y, this.trip.chamber.ground.size * 0.7);
    await tablet.wobble();
    void friends.bringNote(x, y);
    return tablet;
  }

  async #allDone(outcome: Outcome) {
    const { stage, isExample } = this.#game;
    await this.#row.landed();
    const { chamber } = this.trip;
    void this.#openGate();
    this.#game.opened(outcome, chamber.mostVisits < trampledAfter(this.#exercise.slots));
    await stage.clock.wait(isExample ? MS.shortDone : MS.done);
  }

  async #openGate() {
    const { stage, friends } = this.#game;
    this.#done = true;
    friends.cheer();
    void this.trip.chamber.lightUp(this.#door.tile);
    await Promise.race([this.#door.open(), stage.clock.wait(MS.done)]);
  }
}
