import type Phaser from 'phaser';
import type { OfferDesk } from './offers.ts';
import { DEPTH, type Rect } from './thing.ts';

const INK = 0x1e2747;
const YELLOW = 0xffd84a;
const WIDTH = 4;
const GAP = 3;
const CORNER = 16;

/** The focus ring: 4 u ink outside 4 u yellow, around what the keys would pick. */
export class FocusRing {
  readonly graphics: Phaser.GameObjects.Graphics;
  #desk: OfferDesk;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #drawn = { width: 0, height: 0 };

  constructor(scene: Phaser.Scene, desk: OfferDesk) {
    this.#desk = desk;
    this.graphics = scene.add.graphics().setDepth(DEPTH.ring).setVisible(false);
  }

  /** Every step: follows the focus while the last input was a key. */
  step(byKey: boolean) {
    const { focus } = this.#desk;
    const shown = byKey && focus !== undefined;
    if (shown !== this.graphics.visible) this.graphics.setVisible(shown);
    if (!shown) return;
    const rect = this.#desk.measure(focus, this.#rect);
    this.graphics.setPosition(rect.x + rect.width / 2, rect.y + rect.height / 2);
    if (Math.abs(rect.width - this.#drawn.width) > 1 || Math.abs(rect.height - this.#drawn.height) > 1)
      this.#draw(rect);
  }

  #draw({ width, height }: Rect) {
    this.#drawn = { width, height };
    this.graphics.clear();
    this.#line(width, height, GAP + WIDTH / 2, YELLOW);
    this.#line(width, height, GAP + WIDTH * 1.5, INK);
  }

  #line(width: number, height: number, out: number, colour: number) {
    const w = width + out * 2;
    const h = height + out * 2;
    this.graphics
      .lineStyle(WIDTH, colour, 1)
      .strokeRoundedRect(-w / 2, -h / 2, w, h, Math.min(CORNER + out, w / 2, h / 2));
  }
}
