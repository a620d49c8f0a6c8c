import { backdrop, defineArt, grain, type SpriteArt } from '../../../engine/drawing/index.ts';
import { buildings } from './halte.ts';
import { land } from './land.ts';
import { coarseness } from './sizes.ts';
import { stations } from './stations.ts';
import { train } from './train.ts';
import { viaduct } from './viaduct.ts';
import { yard } from './yard.ts';

/** The same drawing on fewer pixels; the scene shows it larger by `coarseness`. */
const coarser = (art: SpriteArt, times: number): SpriteArt => ({
  ...art,
  width: art.width / times,
  height: art.height / times,
  svg: art.svg.replace(
    / width="[\d.]+" height="[\d.]+"/,
    ` width="${art.width / times}" height="${art.height / times}"`,
  ),
});

const drawn: Record<string, SpriteArt> = {
  ...train(),
  ...yard(),
  ...stations(),
  ...buildings(),
  ...viaduct(),
};

/** A railway on a desk, seen from above. */
export default defineArt({
  backdrop: backdrop(land() + grain(-117, -96, 1600, 960, 0.12)),
  sprites: Object.fromEntries(
    Object.entries(drawn).map(([name, art]) => [name, coarser(art, coarseness(name))]),
  ),
});
