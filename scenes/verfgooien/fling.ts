import type { Mark } from '../../engine/exercise/index.ts';
import type { GameStage } from '../../engine/stage/index.ts';
import { MARKS } from './paint.ts';
import type { Painter } from './painter.ts';
import type { Wall } from './wall.ts';

/** How a free fling goes; times in ms. */
export interface FlingRules {
  /** How long it lasts; without it until the throws are used up or the pupil goes on. */
  ms?: number;
  throws?: number;
  /** Throws that are shown by themselves: the example. */
  shown?: number;
  /** Radius of a splat, from and to. */
  size: readonly [number, number];
  /** Each splat has a smaller one beside it; each comes in any paint. */
  twins: boolean;
  rainbow: boolean;
  /** After each hit. */
  onHit(): void;
}

/** How much of a splat its twin is. */
const TWIN = 0.7;
/** How long the pupil is left to find out by himself that one can throw on. */
const HINT_MS = 800;
/** The hand that shows it keeps this far from the middle of the word that was right. */
const OFF_BANNER = { x: 360, y: 130 } as const;
/** ms in which keys are still swallowed after a fling, longer with each Space that came too late, and at most. */
const QUIET = { after: 900, more: 450, most: 2200 } as const;

/** After a right throw: more splats of the same paint, anywhere in the glowing area. */
export class Fling {
  readonly #stage: GameStage;
  readonly #wall: Wall;
  readonly #painter: Painter;
  readonly #rulesFor: (field: number, word: string) => FlingRules;
  /** Whether the pupil has found out that one can throw on. */
  #isKnown = false;
  /** Who still hammers the space bar after the end throws nothing, at the next word least of all. */
  #quietUntil = 0;
  #endedAt = 0;
  #now: { field: number; mark: Mark; rules: FlingRules; thrown: number; end: () => void } | undefined;

  /** `rulesFor` says how it goes around a field after a word. */
  constructor(
    stage: GameStage,
    wall: Wall,
    painter: Painter,
    rulesFor: (field: number, word: string) => FlingRules,
  ) {
    this.#stage = stage;
    this.#wall = wall;
    this.#painter = painter;
    this.#rulesFor = rulesFor;
    stage.gesture({
      id: 'vrij-gooien',
      label: 'nog een spetter',
      enabled: () => this.isOn || stage.clock.now < this.#quietUntil,
      onKey: (code, down) => down && this.#key(code),
    });
  }

  get isOn() {
    return this.#now !== undefined;
  }

  /** One fling around a field, after a word; resolves when it is over. */
  async free(field: number, mark: Mark, word: string): Promise<void> {
    const stage = this.#stage;
    const rules = this.#rulesFor(field, word);
    this.#painter.take(mark);
    this.#wall.glow(field);
    stage.announce('Gooi er nog wat spetters bij!');
    const stops: (() => void)[] = [];
    await new Promise<void>((resolve) => {
      this.#now = { field, mark, rules, thrown: 0, end: resolve };
      if (rules.ms !== undefined) {
        stops.push(stage.clock.after(rules.ms, resolve));
        for (const size of [2, 3] as const)
          stops.push(stage.clock.after((rules.ms * (size - 1)) / 3, () => this.#painter.shrinkTo(size)));
      } else stage.kit.goOn.show(resolve);
      for (let i = 1; i <= (rules.shown ?? 0); i++) stage.clock.after(i * 260, () => this.#next());
      if (rules.shown === undefined) stops.push(stage.clock.after(HINT_MS, () => void this.#hint()));
    });
    for (const stop of stops) stop();
    this.#now = undefined;
    this.#endedAt = stage.clock.now;
    this.#quietUntil = this.#endedAt + QUIET.after;
    stage.kit.goOn.hide();
    this.#painter.empty();
    this.#wall.glow();
  }

  /** A tap on the wall. */
  tap(x: number, y: number) {
    if (!this.#now || !this.#wall.glows(this.#now.field, x, y)) return;
    this.#isKnown = true;
    void this.#throwTo(x, y);
  }

  /** A hand points at a bare spot as long as the pupil has never thrown on. */
  async #hint() {
    if (this.#isKnown || !this.#now) return;
    const { hand, banner } = this.#stage.kit;
    const { x, y } = this.#wall.nextSpot(this.#now.field);
    const word = banner.place;
    if (word && Math.abs(word.x - x) < OFF_BANNER.x && Math.abs(word.y - y) < OFF_BANNER.y) return;
    // It is there at once: on its way it could lie over the word.
    await hand.moveTo(x, y, 0);
    await hand.press();
    hand.hide();
  }

  #key(code: string) {
    const late = !this.isOn && code === 'Space';
    if (late)
      this.#quietUntil = Math.max(
        this.#quietUntil,
        Math.min(this.#stage.clock.now + QUIET.more, this.#endedAt + QUIET.most),
      );
    else if (code === 'Space') {
      this.#isKnown = true;
      this.#next();
    }
    if (code === 'Enter') this.#now?.end();
  }

  #next() {
    if (!this.#now) return;
    const { x, y } = this.#wall.nextSpot(this.#now.field);
    void this.#throwTo(x, y);
  }

  async #throwTo(x: number, y: number) {
    const now = this.#now!;
    const { throws } = now.rules;
    if (throws !== undefined && now.thrown >= throws) return;
    now.thrown++;
    if (throws !== undefined)
      this.#painter.shrinkTo(now.thrown < throws / 3 ? 1 : now.thrown < throws - 1 ? 2 : 3);
    await this.#painter.throwAt({ x, y }, { quick: true });
    const rng = this.#stage.rng;
    this.#stage.sound.play(`splat${1 + rng.below(5)}`, { volume: 0.8 });
    const { size, twins, rainbow } = now.rules;
    const mark = rainbow ? rng.pick(MARKS) : now.mark;
    const r = rng.between(...size);
    this.#wall.splat(mark, x, y, r);
    if (twins) {
      const beside = this.#wall.nextSpot(now.field);
      this.#wall.splat(rainbow ? rng.pick(MARKS) : mark, beside.x, beside.y, r * TWIN);
    }
    this.#painter.spray(mark, { x, y }, 3);
    now.rules.onHit();
    if (now.thrown === throws) this.#stage.clock.after(350, now.end);
  }
}
