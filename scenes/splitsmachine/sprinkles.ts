import type { GameStage, Graphics } from '../../engine/stage/index.ts';

const COLOURS = [0xf0635c, 0x8d5bd6, 0x1fa39a, 0xfff3c4, 0x3f7fe0] as const;
/** One for so many u; where they lie below the top of the icing, and their size. */
const APART = 17;
const BAND = 22;
const SPRINKLE = { long: 9, thick: 4.4 } as const;

/** Sprinkles on the icing of a cake: `width` u of it around the middle, the icing from `top` on. The same `seed`, the same sprinkles. */
export function sprinkle(stage: GameStage, width: number, top: number, seed: string): Graphics {
  const rng = stage.rng.fork(`sprinkles/${seed}`);
  const graphics = stage.scene.add.graphics();
  const count = Math.max(2, Math.round(width / APART));
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count - 0.5) * width;
    const y = top + rng.next() * BAND;
    const turned = (rng.next() - 0.5) * Math.PI;
    const [dx, dy] = [Math.cos(turned), Math.sin(turned)].map((part) => (part * SPRINKLE.long) / 2);
    graphics.lineStyle(SPRINKLE.thick, COLOURS[rng.below(COLOURS.length)]!);
    graphics.lineBetween(x - dx!, y - dy!, x + dx!, y + dy!);
  }
  return graphics;
}
