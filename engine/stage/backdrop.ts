import type { Stage } from './stage.ts';
import { DEPTH, type Image } from './thing.ts';
import { STAGE } from './view.ts';

/** Size in u of a backdrop that the art pipeline makes, centred on the stage. */
const SIZE = { width: 1600, height: 960 };
/** Where a mirrored copy goes on beyond an edge: steps of one backdrop to the side and down. */
const NEIGHBOURS = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
] as const;

/**
 * Lays a backdrop at its own size, so that what is painted in it stays where the scene's things are. A window that
 * is wider or taller sees it go on, mirrored at its edge.
 */
export function layBackdrop(stage: Stage, key: string): Image {
  const lay = (x: number, y: number) =>
    stage.scene.add
      .image(STAGE.centreX + x * SIZE.width, STAGE.centreY + y * SIZE.height, key)
      .setDisplaySize(SIZE.width, SIZE.height)
      .setDepth(DEPTH.backdrop);
  const middle = lay(0, 0);
  const around = NEIGHBOURS.map(({ x, y }) => lay(x, y).setFlip(x !== 0, y !== 0));
  stage.onResize(({ left, right, top, bottom }) => {
    const isWide = right - left > SIZE.width;
    const isTall = bottom - top > SIZE.height;
    for (const [i, image] of around.entries()) image.setVisible(NEIGHBOURS[i]!.x === 0 ? isTall : isWide);
  });
  return middle;
}
