import { ARROWS, type GameStage, type Image, type Offer } from '../../engine/stage/index.ts';
import type { Hose } from './hose.ts';
import { DEPTHS, LAWN } from './places.ts';
import type { Spot } from './rules.ts';

/** How fast the arrows move the place where water lands, in u/s. */
const SPEED = { x: 330, y: 230 } as const;
/** Where water can be sent. */
const REACH = { left: 30, right: 1336, top: LAWN, bottom: 700 } as const;
/** So near is there, for who follows the keys. */
const NEAR = 12;

interface AimingHelp {
  /** Whether one may spray at all: not in the example, not in the finale. */
  maySpray(): boolean;
  /** Whether the keys are for the hose. */
  isThirsty(): boolean;
  offerAt(x: number, y: number): Offer | undefined;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
const CODES = Object.values(ARROWS);

/** Where the hose points: a finger that is held anywhere, or the arrows with Space. */
export class Aiming {
  readonly #stage: GameStage;
  readonly #hose: Hose;
  readonly #help: AimingHelp;
  readonly #held = new Set<string>();
  readonly #sight: Image;
  #under: Offer | undefined;

  constructor(stage: GameStage, hose: Hose, help: AimingHelp) {
    this.#stage = stage;
    this.#hose = hose;
    this.#help = help;
    this.#sight = stage.image('mikring', 0, 0).setDepth(DEPTHS.sight).setVisible(false);
    stage.gesture({
      id: 'spuiten',
      label: 'houd ingedrukt waar het water moet komen',
      enabled: help.maySpray,
      onStart: (x, y) => {
        this.#sight.setVisible(false);
        this.lead(x, y);
        hose.open();
      },
      onMove: (x, y) => hose.isOpen && this.lead(x, y),
      onEnd: () => hose.close(),
    });
    if (this.isFree)
      stage.gesture({
        id: 'richten',
        label: 'richten met de pijltjes, spuiten met de spatiebalk',
        // Never where a finger goes: that is the other gesture.
        area: () => ({ x: 0, y: 0, width: -1, height: -1 }),
        enabled: () => help.isThirsty() || this.#held.size > 0,
        onKey: (code, down) => this.#key(code, down),
      });
  }

  /** Whether the arrows lead the water anywhere; calm and with motor support they go from plant to plant. */
  get isFree(): boolean {
    return !this.#stage.calm && !this.#stage.settings.support;
  }

  /** The water should land here. */
  lead(x: number, y: number) {
    this.#hose.point(within(x, REACH.left, REACH.right), within(y, REACH.top, REACH.bottom));
  }

  /** Shows where the water would land. */
  show({ x, y }: Spot) {
    this.lead(x, y);
    this.#sight.setVisible(true);
  }

  hide() {
    this.#sight.setVisible(false);
  }

  /** The key that brings the aim nearer to a place, and how long it is held; undefined when it is there. */
  keyTowards({ x, y }: Spot): { code: string; ms: number } | undefined {
    const { aim } = this.#hose;
    const [dx, dy] = [x - aim.x, y - aim.y];
    if (Math.abs(dx) > NEAR)
      return { code: dx < 0 ? ARROWS.left : ARROWS.right, ms: (Math.abs(dx) / SPEED.x) * 1000 };
    if (Math.abs(dy) > NEAR)
      return { code: dy < 0 ? ARROWS.up : ARROWS.down, ms: (Math.abs(dy) / SPEED.y) * 1000 };
    return undefined;
  }

  frame(ms: number) {
    const is = (code: string) => (this.#held.has(code) ? 1 : 0);
    const [x, y] = [is(ARROWS.right) - is(ARROWS.left), is(ARROWS.down) - is(ARROWS.up)];
    const { aim } = this.#hose;
    if (x !== 0 || y !== 0) {
      this.lead(aim.x + (x * SPEED.x * ms) / 1000, aim.y + (y * SPEED.y * ms) / 1000);
      this.#follow();
    }
    if (this.#sight.visible) this.#sight.setPosition(aim.x, aim.y);
  }

  #key(code: string, down: boolean) {
    if (down) this.#held.add(code);
    else this.#held.delete(code);
    if (down) this.#sight.setVisible(true);
    if (CODES.includes(code)) return;
    if (down) this.#hose.open();
    else this.#hose.close();
  }

  /** The focus of the keys is on the plant that would drink, or nowhere. */
  #follow() {
    const { aim } = this.#hose;
    const under = this.#help.offerAt(aim.x, aim.y);
    if (under === this.#under) return;
    this.#under = under;
    this.#stage.focusOn(under);
  }
}
