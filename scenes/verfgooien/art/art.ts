import { backdrop, defineArt, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { MARK_STYLE, type MarkLetter } from '../../../engine/drawing/index.ts';
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
  'klodder-water': sprite(waterBlob(), -46, -46, 46, 54),
  'drup-water': sprite(paintDrop(TONES.water), 14, 18),
  'plas-water': sprite(waterSplash(), -86, -66, 86, 84),
  slak: sprite(snail(false), -54, -64, 70, 10),
  'slak-lang': sprite(snail(true), -54, -64, 70, 10),
  'lijst-balk': sprite(frameBar(), 30, 24),
  'lijst-hoek': sprite(frameCorner(), -54, -54, 54, 62),
  meter: sprite(gauge(), -40, -122, 40, 136),
  'meter-verf': gaugeFill(),
  'doel-open': sprite(goalStar(false), 20),
  'doel-vol': sprite(goalStar(true), 20),
  kwast: sprite(brush(), -14, -112, 72, 8),
  'kaart-dicht': sprite(foldedCard(), -40, -32, 40, 34),
};
for (const mark of ['A', 'B', 'C', 'D'] as MarkLetter[]) {
  sprites[`pot-${mark}`] = sprite(pot(mark), -112, -202, 112, 30);
  sprites[`drup-${mark}`] = sprite(paintDrop(MARK_STYLE[mark].fill), 14, 18);
  for (const stage of [1, 2, 3] as const)
    sprites[`klodder-${mark}-${stage}`] = sprite(paintBlob(mark, stage), -46, -46, 46, 54);
}
for (const [name, drawing] of Object.entries(details)) sprites[`detail-${name}`] = drawing;

/** Moes's courtyard with the grey wall. */
export default defineArt({ backdrop: backdrop(courtyard()), sprites });
