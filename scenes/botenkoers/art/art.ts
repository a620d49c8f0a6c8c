import { backdrop, coarsely, defineArt, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { place } from '../../../engine/drawing/paper.ts';
import { dot, flat } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import {
  bottle,
  cloth,
  dinghy,
  dolphin,
  gap,
  garland,
  gull,
  hoist,
  hull,
  rival,
  seal,
  SECRETS,
} from './boats.ts';
import { buoy, flag, float } from './buoys.ts';
import { bank, ISLANDS, port, QUAYS, REEFS } from './islands.ts';
import { log, table } from './table.ts';

const GLASS = { usual: '#7FC4A8', golden: '#F5C64A' } as const;

/** Light round a lamp, and the beam of the lighthouse on both sides. */
const glow = each([64, 46, 28], (r) => dot(r, '#FFE08A', 0, 0, 0.22));
const beam =
  flat('M0 -5L260 -58Q276 0 260 58L0 5Z', '#FFE9A8', 0.34) +
  flat('M0 -5L-260 -58Q-276 0 -260 58L0 5Z', '#FFE9A8', 0.34);

const sprites: Record<string, SpriteArt> = {
  ...series('eiland', ISLANDS, ([r, drawing]) => sprite(drawing, -r * 1.3, -r * 1.5, r * 1.3, r * 1.2)),
  ...series('rif', REEFS, (reef) => sprite(reef, 52)),
  ...series('kade', QUAYS, (quay) => sprite(quay, 64, 64)),
  ...series('boei', 6, (i) => sprite(buoy(i), -60, -66, 60, 64)),
  ...series('vlag', 4, (i) => sprite(flag(i), -12, -48, 40, 12)),
  ...series('drijver', 3, (i) => sprite(float(i), 36)),
  ...series('roeiboot', 3, (i) => sprite(dinghy(i), 52)),
  ...series('geheim', SECRETS, (secret) => sprite(secret, 52)),
  haven: sprite(port(), -120, -180, 90, 180),
  romp: sprite(hull(), -80, -144, 84, 24),
  doek: sprite(cloth(), -64, -112, 64, 0),
  slinger: sprite(garland(), 70, 56),
  'hijs-rust': sprite(hoist(false), 80, 90),
  'hijs-klaar': sprite(hoist(true), 80, 90),
  fles: sprite(bottle(GLASS.usual, 6), 54),
  'fles-goud': sprite(bottle(GLASS.golden, 6), 54),
  'rek-vol': sprite(place(bottle(GLASS.usual, 0), 0, 0, { scale: 0.74 }), 36),
  'rek-leeg': sprite(place(gap(), 0, 0, { scale: 0.74 }), 36),
  zandbank: sprite(bank(), 84, 40),
  meeuw: sprite(gull(false), 80),
  'meeuw-vliegt': sprite(gull(true), 80),
  dolfijn: sprite(dolphin(), 56),
  zeehond: sprite(seal(), 56, 48),
  krul: sprite(rival(), 64, 80),
  logboek: sprite(log(), 446, 62),
  gloed: sprite(glow, 66),
  straal: sprite(beam, 280, 64),
};

/** Scenery and soft tones on fewer pixels, to keep the sheet small. */
const COARSE = {
  1.25: 'eiland-* rif-* kade-* haven zandbank',
  1.5: 'rek-* krul dolfijn zeehond meeuw meeuw-vliegt',
  2: 'logboek gloed',
  4: 'straal',
};

/** The captain's table with a sea chart. */
export default defineArt({ backdrop: backdrop(table()), sprites: coarsely(sprites, COARSE) });
