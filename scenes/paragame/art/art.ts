import { backdrop, coarsely, defineArt, sprite } from '../../../engine/drawing/art.ts';
import { cloud } from '../../../engine/drawing/paper.ts';
import { series } from '../../../engine/drawing/tables.ts';
import {
  basketBack,
  basketFront,
  chutes,
  cow,
  cowHead,
  envelope,
  hoopBack,
  hoopFront,
  mast,
  socks,
  streak,
  windsock,
} from './air.ts';
import { RINGS } from './colours.ts';
import { fan, flag, glow, gold, ring, shadow, spring, stick } from './ground.ts';
import { eveningSky, meadow } from './meadow.ts';

const sprites = {
  avond: sprite(eveningSky(), -117, -96, 1483, 330),
  ballon: sprite(envelope(), -244, -572, 244, -24),
  'mand-achter': sprite(basketBack(), -84, -50, 84, 24),
  'mand-voor': sprite(basketFront(), -94, -36, 94, 30),
  ...series('scherm', chutes, (chute) => sprite(chute, -72, -124, 72, 6)),
  sokken: sprite(socks(), -58, -48, 58, 8),
  ...series('veld', RINGS, (colour) => sprite(ring(colour), -102, -50, 102, 54)),
  gloed: sprite(glow(), 90, 44),
  goud: sprite(gold(), 36, 18),
  vlag: sprite(flag(), 46, -122, 150, 4),
  veer: sprite(spring(), -50, -66, 54, 10),
  ventilator: sprite(fan(), -46, -56, 46, 4),
  schaduw: sprite(shadow(), 50, 16),
  paal: sprite(stick(), -8, 0, 8, 102),
  mast: sprite(mast(), -12, -320, 12, 6),
  windzak: sprite(windsock(), -12, -24, 84, 24),
  streep: sprite(streak(), -72, -24, 72, 12),
  'wolk-0': sprite(cloud(0, 0, 1), -84, -52, 84, 46),
  'wolk-1': sprite(cloud(0, 0, 0.8), -68, -42, 68, 38),
  'hoepel-achter': sprite(hoopBack(), -64, -34, 64, 12),
  'hoepel-voor': sprite(hoopFront(), -64, -12, 64, 34),
  koe: sprite(cow(), -78, -72, 64, 12),
  'koe-kop': sprite(cowHead(), -24, -40, 46, 24),
};

/** What is large and soft, or far, on fewer pixels. */
const COARSE = { 4: 'avond', 3: 'ballon schaduw', 2: 'wolk-* gloed mast streep', 1.3: 'scherm-*' };

/** A meadow from above, and the sky over it. */
export default defineArt({ backdrop: backdrop(meadow()), sprites: coarsely(sprites, COARSE) });
