import type { BuildExercise, Outcome, RawAnswer, WholeAnswer } from '../../engine/exercise/index.ts';
import type { Gesture, Input, Via } from '../../engine/stage/index.ts';
import { enterDoor } from './entering.ts';
import { Door } from './door.ts';
import { Gate } from './gate.ts';
import type { Way } from './maze.ts';
import { showNote } from './note.ts';
import { showFromAbove } from './overview.ts';
import { type Game, type Quest, seedOf, WAIT } from './quest.ts';
import { Rabbits } from './rabbits.ts';
import { layGround, lowerBy, nichedMaze, trampledAfter } from './rules.ts';
import { steerBy } from './steering.ts';
import { letterKey } from './letter-key.ts';
import { Tablet } from './tablets.ts';
import { Trip } from './trip.ts';

/** `a, b` is for tempo 0 and 1. */
const LANTERN = [4, 2.4] as const;
const LOOPS = [4, 1] as const;
const MS = { in: 260, taken: 280, again: 700, done: 900, shortDone: 500 } as const;
const HASTE = { example: 3, out: 3.4 } as const;

/** build: letter tablets lie in niches of the hedge; taken in the order of the word they open the gate. */
export class BuildQuest implements Quest {
  #game: Game;
  #exercise: BuildExercise;
  readonly trip: Trip;
  #gate: Gate;
  #door: Door;
  #tablets: Tablet[];
  #rabbits: Rabbits;
  #gesture: Gesture;
  /** The tablet that the hero is on its way to. */
  #wanted: Tablet | undefined;
  #answer: string[] | undefined;
  #flights: Promise<void>[] = [];
  #done = false;

  constructor(game: Game, exercise: BuildExercise) {
    const { stage } = game;
    this.#game = game;
    this.#exercise = exercise;
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
    this.trip = new Trip({ stage, hero: game.hero, name: exercise.id }, maze, ground, lighting, {
      onStep: () => this.#arrived(),
      onBump: (way) => this.#bumped(way),
    });
    if (game.isExample) game.hero.haste = HASTE.example;
    const { chamber } = this.trip;
    this.#door = new Door(stage, chamber, maze.doors[0]!, game.at);
    this.#gate = new Gate(stage, exercise.slots, lower);
    this.#tablets = exercise.tiles.map((tile, i) => new Tablet(stage, chamber, tile, walls[i]!));
    this.#rabbits = new Rabbits(stage, chamber, rng, walls);
    this.#gesture = steerBy(stage, this.trip, {
      keys: [],
      onKey: (code) => this.#key(code),
      onSteer: () => (this.#wanted = undefined),
      mayWalk: () => game.mayAnswer,
    });
  }

  get eye() {
    return this.#game.hero.klodder;
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

  async respond({ step, given, last, decides }: Outcome) {
    if (!('slot' in given) || given.form !== 'build') return;
    const { stage } = this.#game;
    if (step === 'goed') {
      this.#lay(given.tile, given.slot);
      if (last) return this.#allDone(decides);
      await stage.clock.wait(this.#game.isExample ? MS.taken / 2 : MS.taken);
      this.trip.isFree = true;
      return;
    }
    const tablet = this.#tablets.find(({ tile }) => tile.id === given.tile);
    if (!tablet) return;
    await this.#painted(tablet);
    if (step === 'onthul') {
      for (const one of this.#tablets) one.out = false;
      const lit = this.trip.chamber.lightUp(tablet.wall);
      await stage.kit.eraser.rub(tablet.letter);
      await lit;
      return;
    }
    tablet.out = true;
    await stage.clock.wait(MS.again);
    this.trip.isFree = true;
  }

  takeOver(answer: WholeAnswer) {
    if (answer.form !== 'build') return;
    this.#answer = answer.tiles;
    const open = this.#row.open;
    this.#gate.slots[open]?.dotted(this.#textOf(answer.tiles[open]));
    this.trip.isFree = true;
  }

  frame(ms: number) {
    this.trip.frame(ms);
    this.#door.frame();
    this.#rabbits.frame();
  }

  step(want: RawAnswer, via: Via): Input | null {
    if (!('slot' in want) || want.form !== 'build') return null;
    const { isFree, hero } = this.trip;
    if (!isFree || hero.isMoving) return WAIT;
    const tablet = this.#tablets.find(({ tile }) => tile.id === want.tile);
    if (!tablet || tablet.isGone) return null;
    // A tap, or the key of its letter, walks there by itself.
    const isInReach = tablet.isKnown && this.#nearest(tablet, 'known') !== undefined;
    if (isInReach && via === 'pointer') return null;
    const key = isInReach ? letterKey(this.#game.stage, tablet.tile) : undefined;
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
    await Promise.all(this.#flights);
    // The last letter may have been a copy: the gate opens all the same.
    if (!this.#done && this.#row.full) await this.#openGate();
    if (this.#done) await enterDoor(this.#game, this.trip, this.#door, HASTE.out);
    this.#gesture.remove();
    void friends.flyHome();
    for (const tablet of this.#tablets) tablet.letter.setVisible(false);
    await this.trip.leave();
    this.#gate.destroy();
    this.#rabbits.destroy();
    this.#door.destroy();
    for (const tablet of this.#tablets) tablet.destroy();
    this.trip.chamber.destroy();
  }

  get #row() {
    return this.#game.draft.row;
  }

  #textOf = (id: string | undefined) => this.#exercise.tiles.find((tile) => tile.id === id)?.text;

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
    const slot = this.#row.open;
    this.#wanted = undefined;
    this.trip.halt();
    const { tile } = tablet;
    if (slot < 0 || !this.#game.commit({ form: 'build', slot, tile: tile.id })) {
      this.trip.isFree = true;
      return;
    }
    // Done over after a reveal: nobody judges that, the right one simply goes to its place.
    if (!this.#answer) return;
    if (this.#textOf(this.#answer[slot]) === tile.text) {
      this.#answer = undefined;
      this.#lay(tile.id, slot);
    }
    this.trip.isFree = true;
  }

  #lay(id: string, slot: number) {
    const tablet = this.#tablets.find(({ tile }) => tile.id === id);
    const place = this.#gate.slots[slot];
    if (!tablet || !place) return;
    const row = this.#row;
    row.lay(id, slot);
    // It is in the gate: Backspace can't bring it back.
    row.keep(row.places.map((one) => one !== undefined));
    place.dotted();
    for (const one of this.#tablets) one.out = false;
    this.#game.hero.klodder.face('happy', 600, 'look');
    this.#flights.push(tablet.fly(place.x, place.y, this.#gate.room));
  }

  #arrived() {
    const tablet = this.#wanted;
    const { hero } = this.trip;
    if (tablet && !hero.isMoving && tablet.spots.includes(hero.at)) this.#take(tablet);
  }

  /** A niche is no wall to bump into. */
  #bumped(way: Way) {
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

  async #painted(tablet: Tablet) {
    const { stage, hero, friends } = this.#game;
    const { x, y } = tablet.letter;
    hero.klodder.face('oops', 900, 'look');
    friends.wonder();
    stage.sound.play('gordijn');
    void showNote(stage, 'Geschilderd!', x, y, this.trip.chamber.ground.size * 0.7);
    await tablet.wobble();
    void friends.bringNote(x, y);
  }

  async #allDone(decides: boolean) {
    const { stage, isExample } = this.#game;
    await Promise.all(this.#flights);
    const { chamber } = this.trip;
    const careful = decides && chamber.mostVisits < trampledAfter(this.#exercise.slots);
    void this.#openGate();
    this.#game.opened(careful);
    await stage.clock.wait(isExample ? MS.shortDone : MS.done);
  }

  async #openGate() {
    const { stage, hero, friends } = this.#game;
    this.#done = true;
    hero.klodder.face('happy');
    friends.cheer();
    void hero.klodder.hop();
    void this.#gate.cheer();
    void this.trip.chamber.lightUp(this.#door.tile);
    await Promise.race([this.#door.open(), stage.clock.wait(MS.done)]);
  }
}
