import type { GameStage, Image } from '../../engine/stage/index.ts';
import { steered, swayAt, type Spot } from './rules.ts';
import { DEPTHS, type Target } from './target.ts';

/** Share of the way to its tower that the sight goes each step. */
const FOLLOW = 0.24;
/** Where it begins. */
const BEGIN = { x: 683, y: 470 } as const;

/** Where a throw will land: shown while aiming by key or flicking. */
export class Sight {
  #stage: GameStage;
  #image: Image;
  #target: Target | undefined;
  #at: Spot = { ...BEGIN };
  #reach: number;
  #isFree = false;
  /** Which way the arrows lead it, -1 to 1 each, and for how long they were held. */
  #way = { x: 0, y: 0, ms: 0 };

  /** `reach` is how far it sways. */
  constructor(stage: GameStage, reach: number) {
    this.#stage = stage;
    this.#reach = reach;
    this.#image = stage.image('vizier', BEGIN.x, BEGIN.y).setDepth(DEPTHS.sight).setVisible(false);
  }

  /** Where a throw goes now: to its tower, though it may still be on its way there. */
  get spot(): Spot {
    const { x, y } = this.#target?.heart ?? this.#at;
    const sway = swayAt(this.#stage.clock.now, this.#reach);
    return { x: x + sway.x, y: y + sway.y };
  }

  /** Where it is led, without its sway. */
  get place(): Readonly<Spot> {
    return this.#at;
  }

  /** The tower that it stays on. */
  get target(): Target | undefined {
    return this.#target;
  }

  /** Whether arrows lead it. */
  get isFree(): boolean {
    return this.#isFree;
  }

  /** Whether it is aimed by keys: at a tower, or anywhere. */
  get isAimed(): boolean {
    return this.#isFree || this.#target !== undefined;
  }

  /** Stays on a tower; without one it goes away. */
  aim(target: Target | undefined) {
    if (target && !this.#image.visible) this.#at = target.heart;
    this.#target = target;
    this.#isFree = false;
    this.#image.setVisible(target !== undefined).setScale(target ? Math.max(0.7, target.scale) : 1);
    this.frame(0);
  }

  /** Arrows lead it this way from now on, -1, 0 or 1 each. */
  lead(x: number, y: number) {
    const isTurned = x !== this.#way.x || y !== this.#way.y;
    this.#way = { x, y, ms: isTurned ? 0 : this.#way.ms };
    if (x === 0 && y === 0) return;
    this.#target = undefined;
    this.#isFree = true;
    this.#image.setVisible(true);
  }

  /** Shows where a flick would land. */
  point(spot: Spot | undefined) {
    if (this.isAimed) return;
    this.#image.setVisible(spot !== undefined).setScale(0.9);
    if (spot) this.#image.setPosition(spot.x, spot.y);
  }

  frame(ms: number) {
    if (!this.isAimed) return;
    if (this.#target) {
      const { x, y } = this.#target.heart;
      this.#at.x += (x - this.#at.x) * FOLLOW;
      this.#at.y += (y - this.#at.y) * FOLLOW;
    } else if (this.#way.x !== 0 || this.#way.y !== 0) {
      this.#at = steered(this.#at, this.#way, ms);
      this.#way.ms += ms;
    }
    const sway = swayAt(this.#stage.clock.now, this.#reach);
    this.#image.setPosition(this.#at.x + sway.x, this.#at.y + sway.y);
  }
}
