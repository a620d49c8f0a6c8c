import type { GameStage, Graphics } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import {
  approachOf,
  FIRST_POINTS,
  routeOf,
  rowAt,
  SIGNAL_BEFORE,
  statesTo,
  wayOf,
  type Points,
  type Yard,
} from './rules.ts';
import { Stand } from './stand.ts';
import { Track } from './track.ts';

const LIGHT = {
  ink: 0x1e2747,
  core: 0x6fa3ff,
  arrow: 0xfffdf6,
  width: 15,
  calmWidth: 24,
  faint: 0.3,
} as const;
const ARROWS = { every: 62, from: 40, reach: 6 } as const;
/** Before the points by so much they can't be thrown any more: the locomotive is about to be on them. */
const LOCKED_BEFORE = 26;

interface YardRules {
  /** Whether points can be thrown now. */
  isOpen(): boolean;
  /** Whether a train may come at this station. */
  isServed(station: number): boolean;
  /** The points were thrown by hand: the way is meant. */
  onThrown(): void;
  bump(): void;
}

/** The points of one exercise, how they stand, and the light along the way that they make. */
export class Signalbox {
  readonly yard: Yard;
  track: Track;
  #stage: GameStage;
  #rules: YardRules;
  #states: number[];
  #stands: Stand[];
  #light: Graphics;
  /** How many of the points on the way are shut: the train has passed them. */
  #passed = 0;
  #meant = false;

  constructor(stage: GameStage, yard: Yard, states: readonly number[], rules: YardRules) {
    this.#stage = stage;
    this.yard = yard;
    this.#rules = rules;
    this.#states = yard.points.map(({ id }) => states[id] ?? 0);
    this.track = new Track(routeOf(yard, this.#states));
    this.#light = stage.scene.add.graphics().setDepth(DEPTHS.light);
    this.#stands = this.#makeStands();
    this.#show();
  }

  /** How the points stand. */
  get states(): readonly number[] {
    return this.#states;
  }

  /** The station where the train comes as the points stand now. */
  get station(): number {
    return wayOf(this.yard, this.#states).station;
  }

  /** Whether the pupil has said where this train goes. */
  get isMeant() {
    return this.#meant;
  }

  /** The station's way is set, as far as the train has not passed it; false when it can't be reached any more. */
  setFor(station: number): boolean {
    const states = statesTo(this.yard, station, this.#states);
    const { points } = wayOf(this.yard, this.#states);
    const isLate = points.slice(0, this.#passed).some((id) => states[id] !== this.#states[id]);
    if (isLate || !this.#rules.isServed(station)) return false;
    this.#set(states);
    return true;
  }

  /** The pupil means the way as it is set. */
  mean() {
    this.#meant = true;
    this.#show();
  }

  /** The points where the way to `station` leaves the way that is set. */
  forkTo(station: number): Points {
    const { points } = wayOf(this.yard, this.#states);
    const states = statesTo(this.yard, station, this.#states);
    const id = points.find((one) => states[one] !== this.#states[one]) ?? points[0]!;
    return this.yard.points[id]!;
  }

  /** Sets the way without anybody asking, and says nothing about who meant it. */
  lead(station: number) {
    this.#set(statesTo(this.yard, station, this.#states), false);
  }

  /**
   * The train rides on: points that its nose reaches are shut. Returns whether its end is past the last ones.
   * `nose` and `end` are how far it is along the track, in u.
   */
  pass(nose: number, end: number): boolean {
    const { points } = wayOf(this.yard, this.#states);
    while (this.#passed < points.length) {
      const id = points[this.#passed]!;
      if (nose < this.track.lengthTo(this.yard.points[id]!) - LOCKED_BEFORE) break;
      this.#passed++;
      this.#stands[id]!.shut(this.#passed === points.length);
    }
    return this.#passed === points.length && end > this.track.lengthTo(this.yard.points[points.at(-1)!]!);
  }

  /** A train comes again: all points can be thrown, and nothing is meant yet. */
  reopen() {
    for (const stand of this.#stands) stand.destroy();
    this.#passed = 0;
    this.#meant = false;
    this.#stands = this.#makeStands();
    this.#avoidShut();
    this.#show();
  }

  destroy() {
    for (const stand of this.#stands) stand.destroy();
    this.#light.destroy();
  }

  #makeStands(): Stand[] {
    return this.yard.points.map(
      (points) =>
        new Stand(this.#stage, points, {
          state: this.#states[points.id]!,
          row: rowAt(this.yard.heights, points.y),
          onThrow: () => this.#throw(points.id),
          enabled: () => this.#rules.isOpen(),
        }),
    );
  }

  #throw(id: number) {
    const { stations } = this.yard.points[id]!;
    const to = this.#states[id] === 0 ? 1 : 0;
    if (!stations[to].some((station) => this.#rules.isServed(station))) return this.#rules.bump();
    const states = [...this.#states];
    states[id] = to;
    this.#set(states);
    this.#avoidShut();
  }

  /** Points never lead to a station where no train may come. */
  #avoidShut() {
    const { station } = this;
    if (this.#rules.isServed(station)) return;
    const on = wayOf(this.yard, this.#states).points.slice(this.#passed).reverse();
    for (const id of on) {
      const other = this.yard.points[id]!.stations[this.#states[id] === 0 ? 1 : 0].find(this.#rules.isServed);
      if (other !== undefined) return this.#set(statesTo(this.yard, other, this.#states), this.#meant);
    }
  }

  #set(states: number[], byHand = true) {
    this.#states = states;
    this.track = new Track(routeOf(this.yard, states));
    this.#stands.forEach((stand, id) => stand.set(states[id]!));
    if (byHand) {
      this.#meant = true;
      this.#rules.onThrown();
    }
    this.#show();
  }

  /** The way ahead in ink, with arrows; faint as long as nobody meant it. */
  #show() {
    const light = this.#light.clear();
    const line = approachOf(this.yard, this.#states);
    const wide = this.#stage.calm ? LIGHT.calmWidth : LIGHT.width;
    const way = [{ x: FIRST_POINTS - SIGNAL_BEFORE + 20, y: line[0]!.y }, ...line.slice(1)];
    for (const [width, colour] of [
      [wide, LIGHT.ink],
      [wide - 7, LIGHT.core],
    ] as const) {
      // prettier-ignore
      light.lineStyle(width, colour, 1).beginPath();
      way.forEach(({ x, y }, i) => (i === 0 ? light.moveTo(x, y) : light.lineTo(x, y)));
      light.strokePath();
    }
    light.setAlpha(this.#meant ? 1 : LIGHT.faint);
    if (this.#meant) this.#arrows(new Track(way));
  }

  #arrows(way: Track) {
    const light = this.#light.lineStyle(4, LIGHT.arrow, 1);
    for (let far = ARROWS.from; far < way.length - ARROWS.reach; far += ARROWS.every) {
      const { x, y, angle } = way.at(far);
      const [cos, sin] = [Math.cos(angle) * ARROWS.reach, Math.sin(angle) * ARROWS.reach];
      light.beginPath();
      light.moveTo(x - cos - sin, y - sin + cos);
      light.lineTo(x, y);
      light.lineTo(x - cos + sin, y - sin - cos);
      light.strokePath();
    }
  }
}
