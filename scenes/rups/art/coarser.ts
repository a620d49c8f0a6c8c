import type { SpriteArt } from '../../../engine/drawing/index.ts';

/** The same drawing on fewer pixels; the scene shows it larger by `times`. */
export const coarser = (art: SpriteArt, times: number): SpriteArt => ({
  ...art,
  width: art.width / times,
  height: art.height / times,
  svg: art.svg.replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` width="${art.width / times}" height="${art.height / times}"`,
  ),
});
