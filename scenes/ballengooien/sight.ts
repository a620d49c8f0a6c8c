import type { GameStage, Image } from '../../engine/stage/index.ts';
import { swayAt, type Spot } from './rules.ts';
import { DEPTHS, type Target } from './target.ts';

/** Share of the way that the sight goes each step. */
const FOLLOW = 0.24;

/** Where a throw will land: shown while aiming by key or flicking. */
export class Sight {
  #stage: GameStage;
  #image: Image;
  #target: Target | undefined;
  #at: Spot;
  #reach: number;

  /** `reach` is how far it sways. */
  constructor(stage: GameStage, reach: number) {
    this.#stage = stage;
    this.#reach = reach;
    this.#at = { x: 683, y: 470 };
    this.#image = stage.image('vizier', 683, 470).setDepth(DEPTHS.sight).setVisible(false);
  }

  /** Where it points now. */
  get spot(): Spot {
    return { x: this.#image.x, y: this.#image.y };
  }

  get target(): Target | undefined {
    return this.#target;
  }

  /** Aims at a tower; without one it goes away. */
  aim(target: Target | undefined) {
    if (target && !this.#image.visible) this.#at = target.heart;
    this.#target = target;
    this.#image.setVisible(target !== undefined).setScale(target ? Math.max(0.7, target.scale) : 1);
    this.frame();
  }

  /** Shows where a flick would land. */
  point(spot: Spot | undefined) {
    if (this.#target) return;
    this.#image.setVisible(spot !== undefined).setScale(0.9);
    if (spot) this.#image.setPosition(spot.x, spot.y);
  }

  frame() {
    if (!this.#target) return;
    const heart = this.#target.heart;
    this.#at.x += (heart.x - this.#at.x) * FOLLOW;
    this.#at.y += (heart.y - this.#at.y) * FOLLOW;
    const sway = swayAt(this.#stage.clock.now, this.#reach);
    this.#image.setPosition(this.#at.x + sway.x, this.#at.y + sway.y);
  }
}
