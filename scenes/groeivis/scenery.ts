import type { GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';
import type { Spot } from './rules.ts';

/** What the sea looks like to a guppy, and to a whale: so large are the coral and the water. */
const SIZE = { reef: [1.32, 0.86], sea: [1.24, 1.04] } as const;
/** The water: its middle, its size, and the sea floor, which stays where it is. */
const SEA = { x: 683, y: 384, floor: 668, wide: 1600, high: 960 } as const;
/** What lies behind goes past as the hero swims, the nearer the more: shares of its way; this quickly, in ms. */
const PASSES = { sea: 0.025, life: 0.06, reef: 0.1, ms: 260 } as const;
/** What stands on the sea floor, by its foot. */
const REEF = [
  { frame: 'koraal-links', x: -18, y: 792 },
  { frame: 'koraal-rechts', x: 1384, y: 792 },
] as const;
/** Who comes along at each growth spurt, swims far behind so wide and so slowly, and looks which way when it is drawn. */
const LIFE = [
  { frame: 'leven-0', x: 300, y: 586, wide: 46, slow: 2600 },
  { frame: 'leven-1', x: 1110, y: 250, wide: 130, slow: 5200 },
  { frame: 'leven-2', x: 250, y: 250, wide: 150, slow: 6100 },
  { frame: 'leven-3', x: 980, y: 470, wide: 120, slow: 4700 },
] as const;
const MS = { spurt: 900, come: 700 } as const;
/** Small fish follow the hero: so far behind each other, and so quickly. */
const SCHOOL = { apart: 44, rate: 5, bob: 8, slow: 340 } as const;

/** The reef gets smaller as the fish gets larger; more and more lives there, and small fish follow. */
export class Scenery {
  readonly #stage: GameStage;
  readonly #sea: Image;
  readonly #reef: Image[];
  readonly #life: Image[];
  readonly #school: Image[];
  #form = 0;
  /** How large the sea is; how far to the side one looks. */
  #view = { reef: 1, sea: 1, x: 0 };

  constructor(stage: GameStage) {
    this.#stage = stage;
    this.#sea = stage.backdrop();
    this.#reef = REEF.map(({ frame, x, y }) => stage.image(frame, x, y).setDepth(DEPTHS.reef));
    this.#life = LIFE.map(({ frame, x, y }) => stage.image(frame, x, y).setDepth(DEPTHS.life).setAlpha(0));
    const small = LIFE.map((_, i) => stage.image(`visje-${i % 3}`, 0, 0).setDepth(DEPTHS.school));
    this.#school = small.map((one) => one.setVisible(false));
  }

  /** The hero has this form now; `at` is where it is. */
  grow(form: number, forms: number, at: Spot, isAtOnce: boolean) {
    this.#form = form;
    const size = ([from, to]: readonly [number, number]) => from + ((to - from) * form) / (forms - 1);
    const to = { reef: size(SIZE.reef), sea: size(SIZE.sea) };
    void this.#stage.tween({ targets: this.#view, to, ms: isAtOnce ? 1 : MS.spurt, ease: 'Sine.InOut' });
    for (const [i, one] of this.#life.entries())
      if (i < form) void this.#stage.tween({ targets: one, to: { alpha: 1 }, ms: isAtOnce ? 1 : MS.come });
    for (const [i, one] of this.#school.entries())
      if (i < form && !one.visible) one.setVisible(true).setPosition(at.x - 240, at.y + 60);
  }

  /** Those who follow go their own way. */
  leave() {
    for (const one of this.#school) one.setVisible(false);
  }

  frame(ms: number, hero: Spot, behind: number) {
    const { clock, reducedMotion } = this.#stage;
    const { now } = clock;
    const view = this.#view;
    if (!reducedMotion) view.x += (SEA.x - hero.x - view.x) * Math.min(1, ms / PASSES.ms);
    const { x: middle, y: height, floor, wide, high } = SEA;
    this.#sea.setPosition(middle + view.x * PASSES.sea, floor + (height - floor) * view.sea);
    this.#sea.setDisplaySize(wide * view.sea, high * view.sea);
    for (const [i, { x }] of REEF.entries())
      this.#reef[i]!.setX(x + view.x * PASSES.reef).setScale(view.reef);
    for (const [i, { x, wide, slow }] of LIFE.entries()) {
      const at = reducedMotion ? 0 : now / slow;
      this.#life[i]!.setX(x + view.x * PASSES.life + Math.sin(at) * wide).setFlipX(Math.cos(at) < 0);
    }
    let before: Spot = hero;
    for (const [i, one] of this.#school.slice(0, this.#form).entries()) {
      const gap = i === 0 ? behind + SCHOOL.apart : SCHOOL.apart;
      const [dx, dy] = [before.x - one.x, before.y - one.y];
      const away = Math.hypot(dx, dy) || 1;
      const share = Math.max(0, 1 - gap / away) * Math.min(1, (SCHOOL.rate * ms) / 1000);
      const bob = reducedMotion ? 0 : Math.sin(now / SCHOOL.slow + i) * SCHOOL.bob * (ms / 1000);
      one.setPosition(one.x + dx * share, one.y + dy * share + bob);
      if (Math.abs(dx) > gap / 2) one.setFlipX(dx < 0);
      before = one;
    }
  }
}
