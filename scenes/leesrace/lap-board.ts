import type { GameStage, Image, Klodder, Text } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

const BOARD = { x: 1240, y: 186 } as const;
const LEAF = { y: 140, number: 170, size: 46 } as const;
const TIK = { x: 1122, y: 290, size: 116 } as const;
const MS = { up: 130, down: 240 } as const;
/** A star at each side of a golden leaf. */
const STARS = { apart: 62, y: 196, size: 0.55, ms: 320 } as const;

/** The board that counts the laps, and Tik who flips its leaf. */
export class LapBoard {
  readonly tik: Klodder;
  #stage: GameStage;
  #leaf: Image;
  #number: Text;
  #lap: number;
  #stars: Image[];
  #isGolden = false;

  /** `lap` laps were run before. */
  constructor(stage: GameStage, lap: number) {
    this.#stage = stage;
    this.#lap = lap;
    stage.image('bord', BOARD.x, BOARD.y).setDepth(DEPTHS.board);
    this.#leaf = stage.image('blad', BOARD.x, LEAF.y).setDepth(DEPTHS.board + 1);
    this.#number = stage
      .text(String(lap), BOARD.x, LEAF.number, { size: LEAF.size, bold: true, exercise: false })
      .setDepth(DEPTHS.board + 2);
    this.#stars = [-1, 1].map((side) =>
      stage.kit
        .star(BOARD.x + side * STARS.apart, STARS.y, true)
        .setScale(STARS.size)
        .setDepth(DEPTHS.board + 2)
        .setVisible(false),
    );
    this.tik = stage.klodder('tik', { ...TIK, depth: DEPTHS.board + 3 });
  }

  get x() {
    return BOARD.x;
  }

  get y() {
    return LEAF.number;
  }

  /** The lap that is run now is a golden one, or a usual one; Tik rings for it. */
  gild(isGolden: boolean) {
    if (isGolden === this.#isGolden) return;
    this.#isGolden = isGolden;
    const stage = this.#stage;
    const frame = isGolden ? 'blad-goud' : 'blad';
    if (stage.hasImage(frame)) this.#leaf.setFrame(frame, false, false);
    for (const star of this.#stars) star.setVisible(isGolden);
    if (!isGolden) return;
    stage.sound.play('ster', { volume: 0.7 });
    this.tik.face('proud', 1500, 'look');
    void this.tik.hop();
    for (const star of this.#stars) {
      star.setScale(0.1);
      void stage.tween({
        targets: star,
        to: { scale: STARS.size },
        ms: STARS.ms,
        ease: 'Back.Out',
        pop: true,
      });
    }
  }

  /** One lap more: the leaf flips over. */
  async flip() {
    const stage = this.#stage;
    this.#lap++;
    void this.tik.hop();
    this.tik.face('happy', 1500);
    stage.sound.play('klap');
    const shape = { high: 1 };
    const bend = (high: number, ms: number, ease: string) =>
      stage.tween({
        targets: shape,
        to: { high },
        ms,
        ease,
        onUpdate: () => {
          this.#leaf.setScale(1, shape.high);
          this.#number
            .setScale(1, Math.max(0.01, shape.high))
            .setY(LEAF.y + (LEAF.number - LEAF.y) * shape.high);
        },
      });
    await bend(0, MS.up, 'Quad.In');
    this.#number.setText(String(this.#lap));
    await bend(1, MS.down, 'Back.Out');
  }

  get laps() {
    return this.#lap;
  }
}
