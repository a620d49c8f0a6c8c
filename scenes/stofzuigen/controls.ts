import {
  ARROWS,
  HEADINGS,
  type GameStage,
  type Heading,
  type Input,
  type Via,
} from '../../engine/stage/index.ts';
import { REMOTE } from './art/sizes.ts';
import type { Bunny } from './bunny.ts';
import type { Driver } from './driver.ts';
import { floorRect, middleOf, tileAt, type Tile } from './grid.ts';
import { Plan, type Laid } from './plan.ts';
import { entered, route, type Ground } from './ways.ts';

/** ms in which a finger draws over one tile. */
const DRAG_MS = 42;
const KEY_MS = 40;
const WAIT: Input = { kind: 'wait', ms: 34 };

interface Cockpit {
  driver: Driver;
  ground(): Ground;
  /** The bunnies that can be sucked up. */
  prey(): readonly Bunny[];
  /** Whether cards may be laid now. */
  isOpen(): boolean;
  /** Whether what is laid is driven at once. */
  isDirect(): boolean;
  /** He sets off. */
  started(): void;
  /** An arrow leads nowhere. */
  slipped(): void;
}

/** What the pupil tells Zoef: cards that are drawn on the floor, keyed or pointed out, and the start. */
export class Controls {
  readonly plan: Plan;
  readonly #stage: GameStage;
  readonly #of: Cockpit;
  /** Worked out once a step. */
  #taken: readonly Bunny[] | undefined;

  constructor(stage: GameStage, of: Cockpit) {
    this.#stage = stage;
    this.#of = of;
    const { driver, ground } = of;
    this.plan = new Plan(
      { from: () => driver.from, ground, prey: () => of.prey().map(({ tiles }) => tiles) },
      REMOTE.most,
    );
    stage.gesture({
      id: 'vloer',
      label: 'vloer: teken een route voor Zoef',
      area: floorRect,
      enabled: () => of.isOpen(),
      onStart: (x, y) => this.#draw(x, y, (tile) => this.plan.touch(tile)),
      onMove: (x, y) => of.isOpen() && this.#draw(x, y, (tile) => this.plan.draw(tile)),
      onEnd: (x) => of.isDirect() && !Number.isNaN(x) && this.#go(),
      keys: ['Backspace'],
      onKey: (code, down) => down && this.#key(code),
    });
  }

  /** The bunnies that the cards lead onto. */
  get taken(): readonly Bunny[] {
    const prey = this.#of.prey();
    return (this.#taken ??= this.plan.taken.map((one) => prey[one]!));
  }

  frame() {
    this.#taken = undefined;
  }

  /** A bunny was pointed out: the line goes on to there, or where only one is asked for it is drawn anew. */
  send(goals: ReadonlySet<Tile>, isAnew: boolean) {
    if (isAnew) this.plan.cut(0);
    this.#lay(this.plan.goTo(goals));
    if (this.#of.isDirect()) this.#go();
  }

  /** Cards are taken back until so many are left. */
  cut(left?: number) {
    this.#lay(this.plan.cut(left));
  }

  /** The button: he starts, or stops. */
  press() {
    const { driver } = this.#of;
    if (driver.isRunning) driver.stop();
    else this.#go();
  }

  /** The next real input that brings him onto a bunny and no other: drawn, or arrow by arrow, and then the button. */
  step(bunny: Bunny, via: Via): Input | null {
    const { driver, ground, prey, isOpen, isDirect } = this.#of;
    if (!isOpen() || driver.isMoving || driver.isRunning) return WAIT;
    const others = new Set(prey().flatMap((one) => (one === bunny ? [] : one.tiles)));
    const way = route(ground(), driver.at, new Set(bunny.tiles), others);
    if (!way) return WAIT;
    const { cards } = this.plan;
    const isLaid = cards.length === way.length && this.taken.length === 1 && this.taken[0] === bunny;
    if (via === 'keyboard') {
      if (isLaid) return { kind: 'key', code: 'Space', ms: KEY_MS };
      const isOnWay = cards.length < way.length && cards.every((card, i) => card === way[i]);
      return { kind: 'key', code: isOnWay ? ARROWS[way[cards.length]!] : 'Backspace', ms: KEY_MS };
    }
    if (isDirect()) return null;
    if (isLaid) return { kind: 'tap', x: REMOTE.start.x, y: REMOTE.y };
    return { kind: 'drag', path: this.#drawn(way), ms: DRAG_MS * way.length };
  }

  /** The middles of the tiles that a way leads over, from where he is. */
  #drawn(way: readonly Heading[]): [number, number][] {
    const { driver, ground } = this.#of;
    const tiles = [driver.at];
    for (const heading of way) tiles.push(...entered(ground(), tiles.at(-1)!, heading));
    return tiles.map((tile) => {
      const { x, y } = middleOf(tile);
      return [x, y];
    });
  }

  #draw(x: number, y: number, how: (tile: Tile) => Laid) {
    const tile = tileAt(x, y);
    if (tile !== undefined) this.#lay(how(tile), true);
  }

  #key(code: string) {
    const heading = HEADINGS.find((one) => ARROWS[one] === code);
    if (code === 'Backspace') this.cut();
    else if (!heading) this.press();
    else {
      this.#lay(this.plan.add(heading));
      if (this.#of.isDirect()) this.#go();
    }
  }

  /** Cards were laid or taken back; one that leads nowhere is a slip, but a finger just slides along. */
  #lay(laid: Laid, isDrawn = false) {
    this.#taken = undefined;
    const { sound } = this.#stage;
    if (laid === 'laid') sound.play('kaart', { rate: 0.92 + 0.015 * this.plan.cards.length, volume: 0.7 });
    else if (laid === 'taken') sound.play('tik', { volume: 0.6 });
    else if (laid !== 'same' && !isDrawn) this.#of.slipped();
  }

  #go() {
    const { driver } = this.#of;
    if (this.plan.cards.length === 0 || driver.isRunning) return;
    this.#stage.sound.play('zoem', { volume: 0.6 });
    driver.start();
    this.#of.started();
  }
}
