import type { GameStage, Graphics } from '../../engine/stage/index.ts';

const COLOURS = {
  ink: 0x1e2747,
  paper: 0xfffdf6,
  glass: 0xdceff2,
  brass: 0xe2b04a,
  shade: 0xc58e2e,
} as const;
const RIM = 5;
const LINE = 3.5;
/** The sign over the pipe, the pipe itself and its flanges, around the middle of the piece; in u. */
export const PIECE = { high: 86, axis: 28, sign: { top: -43, bottom: 12, corner: 12 } } as const;
const PIPE = { half: 13, flange: 11, tall: 20 } as const;

/** A piece of pipe that carries a sign: what is laid in the main. */
export function pieceOfPipe(stage: GameStage, width: number): Graphics {
  const pen = stage.scene.add.graphics();
  const half = width / 2;
  const { top, bottom, corner } = PIECE.sign;
  const box = (fill: number, grow: number, r: number, x: number, y: number, w: number, h: number) =>
    pen
      .fillStyle(fill)
      .fillRoundedRect(x - grow, y - grow, w + grow * 2, h + grow * 2, Math.max(1, r + grow));
  const parts = [
    [COLOURS.glass, 2, -half + 6, PIECE.axis - PIPE.half, width - 12, PIPE.half * 2],
    [COLOURS.brass, 4, -half + RIM + LINE, PIECE.axis - PIPE.tall + 6, PIPE.flange, PIPE.tall * 2 - 12],
    [
      COLOURS.brass,
      4,
      half - RIM - LINE - PIPE.flange,
      PIECE.axis - PIPE.tall + 6,
      PIPE.flange,
      PIPE.tall * 2 - 12,
    ],
    [
      COLOURS.paper,
      corner,
      -half + RIM + LINE,
      top + RIM + LINE,
      width - 2 * (RIM + LINE),
      bottom - top - 2 * LINE,
    ],
  ] as const;
  for (const [, r, x, y, w, h] of parts) box(COLOURS.paper, RIM + LINE, r, x, y, w, h);
  for (const [fill, r, x, y, w, h] of parts) {
    box(COLOURS.ink, LINE, r, x, y, w, h);
    box(fill, 0, r, x, y, w, h);
  }
  return pen;
}
