import {
  MARK_STYLE,
  backdrop,
  defineArt,
  type MarkLetter,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
import { courtyard } from './courtyard.ts';
import { paintBlob, paintDrop, pot, waterBlob, waterSplash } from './pots.ts';
import {
  brush,
  details,
  foldedCard,
  frameBar,
  frameCorner,
  gauge,
  gaugeFill,
  goalStar,
  snail,
} from './things.ts';
import { TONES } from './tones.ts';

const sprites: Record<string, SpriteArt> = {
  'klodder-water': waterBlob(),
  'drup-water': paintDrop(TONES.water),
  'plas-water': waterSplash(),
  slak: snail(false),
  'slak-lang': snail(true),
  'lijst-balk': frameBar(),
  'lijst-hoek': frameCorner(),
  meter: gauge(),
  'meter-verf': gaugeFill(),
  'doel-open': goalStar(false),
  'doel-vol': goalStar(true),
  kwast: brush(),
  'kaart-dicht': foldedCard(),
};
for (const mark of ['A', 'B', 'C', 'D'] as MarkLetter[]) {
  sprites[`pot-${mark}`] = pot(mark);
  sprites[`drup-${mark}`] = paintDrop(MARK_STYLE[mark].fill);
  for (const stage of [1, 2, 3] as const) sprites[`klodder-${mark}-${stage}`] = paintBlob(mark, stage);
}
for (const [name, drawing] of Object.entries(details)) sprites[`detail-${name}`] = drawing;

/** Moes's courtyard with the grey wall. */
export default defineArt({ backdrop: backdrop(courtyard()), sprites });
