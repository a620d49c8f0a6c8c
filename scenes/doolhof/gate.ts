import type { GameStage, Slot } from '../../engine/stage/index.ts';
import { DEPTHS, STRIP_Y } from './places.ts';

const GATE = { width: 1240, widest: 86, scale: 0.8, gap: 8 } as const;

/** The open places of a gate that letters have to fill, in the strip. */
export class Gate {
  /** Width that a letter may have in its place. */
  readonly room: number;
  readonly slots: readonly Slot[];
  readonly #stage: GameStage;

  constructor(stage: GameStage, count: number) {
    this.#stage = stage;
    const pitch = Math.min(GATE.widest, GATE.width / count);
    this.room = pitch - GATE.gap;
    this.slots = Array.from({ length: count }, (_, i) => {
      const x = 683 + (i - (count - 1) / 2) * pitch;
      const slot = stage.kit.slot(x, STRIP_Y, this.room / GATE.scale);
      slot.setScale(Math.min(GATE.scale, this.room / slot.width)).setDepth(DEPTHS.strip);
      return slot;
    });
  }

  /** The places hop one after the other: the gate opens. */
  async cheer() {
    const stage = this.#stage;
    await Promise.all(
      this.slots.map((slot, i) =>
        stage.tween({ targets: slot, to: { y: STRIP_Y - 8 }, ms: 110, yoyo: true, delay: i * 35, pop: true }),
      ),
    );
  }

  destroy() {
    for (const slot of this.slots) slot.destroy();
  }
}
