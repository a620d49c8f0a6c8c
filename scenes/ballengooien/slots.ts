import type { BuildExercise } from '../../engine/exercise/index.ts';
import type { Container, GameStage, Slot, WordLine } from '../../engine/stage/index.ts';
import { DEPTHS } from './target.ts';

const ROW = { y: 625, middle: 683, width: 1032, pitch: 92, gap: 8, letter: 42 } as const;
const FLY_MS = 380;

/** The row of places on the counter where the letters of fallen cans land. */
export class Slots {
  #stage: GameStage;
  #row: Container;
  #slots: Slot[];
  #letters: WordLine[] = [];

  constructor(stage: GameStage, { slots, tiles }: BuildExercise) {
    this.#stage = stage;
    // All as wide as the widest grapheme: how wide a place is tells nothing.
    const most = Math.max(...tiles.map(({ text }) => [...text].length));
    const pitch = Math.min(ROW.width / slots, Math.max(ROW.pitch, most * 26 + 44));
    const left = ROW.middle - ((slots - 1) * pitch) / 2;
    this.#slots = Array.from({ length: slots }, (_, i) =>
      stage.kit.slot(left + i * pitch, ROW.y, pitch - ROW.gap),
    );
    this.#row = stage.scene.add.container(0, 0, this.#slots).setDepth(DEPTHS.hero - 4);
  }

  /** A letter flies to its place. */
  async land(letters: WordLine, at: number) {
    const slot = this.#slots[at];
    if (!slot) return letters.destroy();
    this.#letters.push(letters);
    slot.dotted();
    const scale = Math.min(1, (slot.width - 10) / Math.max(1, letters.width));
    await this.#stage.tween({
      targets: letters,
      to: { x: slot.x, y: slot.y, scale },
      ms: FLY_MS,
      ease: 'Sine.InOut',
    });
    this.#stage.sound.play('leg');
    this.#stage.fx.burst('sterren', slot.x, slot.y, { count: 3, spread: 40 });
  }

  /** The letter that is to be knocked off now, as dots. */
  dot(at: number, text: string) {
    this.#slots[at]?.dotted(text);
  }

  destroy() {
    for (const letters of this.#letters) letters.destroy();
    this.#row.destroy();
  }
}
