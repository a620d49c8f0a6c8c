import type { GameStage, Graphics, Slot } from '../../engine/stage/index.ts';
import { DEPTHS, STRIP_Y } from './places.ts';

/** The beam that the places are let into, on two posts. */
const BEAM = {
  height: 70,
  beside: 26,
  corner: 16,
  post: 26,
  line: 3,
  wood: 0xa9714a,
  shade: 0x8a5a3a,
  ink: 0x4d3a45,
} as const;
const GATE = { width: 1240, widest: 86, scale: 0.8, gap: 8 } as const;

/** The open places of a gate that letters have to fill, in the strip. */
export class Gate {
  /** Width that a letter may have in its place. */
  readonly room: number;
  readonly slots: readonly Slot[];
  readonly #stage: GameStage;
  #beam: Graphics;
  #y: number;

  /** `lower`: how much lower than usual it stands. */
  constructor(stage: GameStage, count: number, lower: number) {
    this.#stage = stage;
    this.#y = STRIP_Y + lower;
    const pitch = Math.min(GATE.widest, GATE.width / count);
    this.room = pitch - GATE.gap;
    this.#beam = this.#draw(count * pitch + BEAM.beside * 2);
    this.slots = Array.from({ length: count }, (_, i) => {
      const x = 683 + (i - (count - 1) / 2) * pitch;
      const slot = stage.kit.slot(x, this.#y, this.room / GATE.scale);
      slot.setScale(Math.min(GATE.scale, this.room / slot.width)).setDepth(DEPTHS.strip);
      return slot;
    });
  }

  /** The places hop one after the other: the gate opens. */
  async cheer() {
    const stage = this.#stage;
    await Promise.all(
      this.slots.map((slot, i) =>
        stage.tween({ targets: slot, to: { y: this.#y - 8 }, ms: 110, yoyo: true, delay: i * 35, pop: true }),
      ),
    );
  }

  destroy() {
    for (const slot of this.slots) slot.destroy();
    this.#beam.destroy();
  }

  #draw(width: number): Graphics {
    const { height, corner, post, line, wood, shade, ink } = BEAM;
    const beam = this.#stage.scene.add.graphics({ x: 683, y: this.#y }).setDepth(DEPTHS.row - 1);
    const [left, top] = [-width / 2, -height / 2];
    beam.lineStyle(line, ink).fillStyle(shade);
    for (const x of [left + post / 2, -left - post * 1.5]) {
      beam.fillRect(x, 0, post, height * 0.9);
      beam.strokeRect(x, 0, post, height * 0.9);
    }
    beam.fillStyle(wood).fillRoundedRect(left, top, width, height, corner);
    beam.fillStyle(shade).fillRoundedRect(left + line, height / 2 - 14, width - line * 2, 12, 6);
    beam.strokeRoundedRect(left, top, width, height, corner);
    return beam;
  }
}
