import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, lighter } from '../../../engine/drawing/palette.ts';
import { prop } from '../../../engine/drawing/paper.ts';
import { polyline } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { SHOP } from './colours.ts';
import { WHEELS } from './sizes.ts';

const { ink } = PALETTE;

/** A toothed wheel with spokes and a spot of paint, so that it is seen to turn. */
function wheel(r: number, teeth: number, fill: string): SpriteArt {
  const outline = polyline(
    Array.from({ length: teeth * 4 }, (_, i) => {
      const angle = ((i + 0.5) / (teeth * 4)) * Math.PI * 2;
      const reach = i % 4 < 2 ? r : r * 0.84;
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    }),
    true,
  );
  const hole = (i: number) =>
    `<path transform="rotate(${i * 72})" d="M${-r * 0.17} ${-r * 0.28}L${-r * 0.25} ${-r * 0.58}Q0 ${-r * 0.72} ${r * 0.25} ${-r * 0.58}L${r * 0.17} ${-r * 0.28}Q0 ${-r * 0.36} ${-r * 0.17} ${-r * 0.28}Z" fill="${ink}" opacity=".3"/>`;
  return sprite(
    prop(outline, fill, line(circle(r * 0.78), lighter(fill, 0.4), 4), { outline: 0.45, line: 3 }) +
      each([0, 1, 2, 3, 4], hole) +
      `<path d="${circle(r * 0.2)}" fill="${SHOP.steel}" stroke="${ink}" stroke-opacity=".5" stroke-width="3"/>` +
      dot(r * 0.08, '#FFFDF6', r * 0.62, r * 0.32),
    -r - 4,
    -r - 4,
    r + 4,
    r + 4,
  );
}

/** A roller of the belt. */
const roller = (): string =>
  edged(circle(19), SHOP.steel, '#4C4873', 4) +
  `<path d="M-12 0H12M0 -12V12" stroke="${SHOP.steelDeep}" stroke-width="6" stroke-linecap="round"/><path d="${circle(5)}" fill="#4C4873"/>`;

/** The belt: a band with cleats every 40 u. */
function band(): string {
  let cleats = '';
  for (let x = -600; x <= 600; x += 40) cleats += flat(`M${x} -7h16v14h-16z`, '#A39DCB');
  return edged(roundRect(-600, -10, 1200, 22, 10, { seed: 2, wobble: 0.8 }), SHOP.belt, '#5F5A86') + cleats;
}

/** An organ pipe, one of eight: the longer, the lower. */
function pipe(i: number): SpriteArt {
  const h = 176 - i * 15;
  const tone = i % 2 ? '#E9BE62' : '#F3D184';
  return sprite(
    prop(`M-11 0V${-h + 10}Q-11 ${-h} 0 ${-h}Q11 ${-h} 11 ${-h + 10}V0Z`, tone, {
      outline: 0.45,
      inner: flat(`M3 ${-h - 10}H20V10H3z`, '#C9963C', 0.7) + line(`M-6 ${-h + 14}V-10`, '#FFF3C8', 4),
    }) +
      flat('M-7 -34Q0 -46 7 -34L7 -26H-7Z', '#5B4630') +
      stripe('M-12 -12H12', '#A9742C', 5),
    -16,
    -h - 6,
    16,
    6,
  );
}

/** The chest that the pipes stand on. */
const chest = (): string =>
  prop(
    roundRect(-112, -6, 224, 62, 14, { seed: 4, wobble: 2 }),
    '#B98867',
    '<path d="M-120 32H120V70H-120z" fill="#9A6C4E"/><path d="M-100 6H100" stroke="#DDB594" stroke-width="5" stroke-linecap="round"/>' +
      each(
        [-66, 0, 66],
        (x) => dot(13, '#7A5239', x, 26) + stripe(`M${x - 8} 26h16M${x} 18v16`, '#C99C74', 3),
      ),
    { shadow: 'object', outline: 0.42, line: 3 },
  );

/** The steam gauge: a fan from full to empty, not by colour alone. */
const gauge = (): string =>
  prop(circle(47), SHOP.brass, { shadow: 'object', outline: 0.45, line: 3 }) +
  dot(37, '#FFFDF6') +
  stripe('M-26 12A29 29 0 0 1 -12 -26', '#C9CEDA', 9) +
  stripe('M-6 -28A29 29 0 0 1 14 -25', '#F2B632', 9, 1, '5 3') +
  stripe('M19 -22A29 29 0 0 1 26 12', '#1FA39B', 11) +
  line('M-8 21q8 7 16 0', ink, 3, 0.5);
const needle = (): string => edged('M-4 6L0 -30L4 6Z', PALETTE.coral, ink, 2.6) + dot(6, ink);

/** A rain boot on a stick, that kicks cakes on. */
const boot = (): string =>
  line('M0 -6V40', '#8E573C', 10) +
  prop(
    'M-20 34H18L20 82Q44 84 54 98Q58 110 50 114H-20Q-26 114 -25 104Z',
    PALETTE.coral,
    '<path d="M-30 102H70V122H-30z" fill="#A83F2B"/><path d="M-30 34H30V46H-30z" fill="#FFD3C8"/><path d="M-12 54V94" stroke="#FFB3A2" stroke-width="5" stroke-linecap="round"/>',
    { outline: 0.5, line: 3 },
  ) +
  edged(circle(9), SHOP.brass, '#8A6A20');

/** A balloon on its nozzle; the nozzle is the point it swells from. */
const balloon = (): string =>
  prop(
    'M0 0L-7 -10Q-42 -36 -38 -70Q-32 -106 0 -106Q32 -106 38 -70Q42 -36 7 -10Z',
    PALETTE.plum,
    flat('M10 -110Q52 -80 8 0H60V-110Z', '#6F3FA6', 0.6) + line('M-22 -64Q-22 -86 -6 -92', '#D9C0F0', 7),
    { outline: 0.4, line: 3 },
  );

/** The chimney and its lid, that claps. */
const chimney = (): string =>
  prop('M-22 0L-18 -62H18L22 0Z', SHOP.copper, {
    outline: 0.4,
    inner: flat('M4 -70H30V10H4z', SHOP.copperDeep) + stripe('M-24 -22H24', SHOP.brass, 8),
  });
const lid = (): string =>
  prop('M-2 4Q-2 -8 22 -10Q46 -8 46 4Z', SHOP.brass, { outline: 0.45, line: 3 }) + dot(5, '#C9963C', 22, -13);

/** Bellows: they breathe. */
const bellows = (): string =>
  prop('M-40 0L-34 -14L-40 -28L-34 -42L-40 -56H40L34 -42L40 -28L34 -14L40 0Z', '#C98FA8', {
    outline: 0.42,
    line: 3,
    inner: stripe('M-44 -14H44M-44 -28H44M-44 -42H44', '#9E6480', 4) + stripe('M-30 -56V0', '#E8BACB', 7),
  }) +
  prop(roundRect(-46, -70, 92, 16, 7, { seed: 2, wobble: 1 }), '#B98867', { outline: 0.42 }) +
  prop(roundRect(-46, -4, 92, 16, 7, { seed: 3, wobble: 1 }), '#B98867', { outline: 0.42 });

/** All parts of the machine that move, by the name of their sprite. */
export const works = (): Record<string, SpriteArt> => ({
  'rad-groot': wheel(WHEELS['rad-groot'], 14, SHOP.brass),
  'rad-midden': wheel(WHEELS['rad-midden'], 10, SHOP.copper),
  'rad-klein': wheel(WHEELS['rad-klein'], 8, '#B9AEE0'),
  rol: sprite(roller(), 24),
  band: sprite(band(), -604, -14, 604, 16),
  ...series('pijp', 8, (i) => pipe(i)),
  orgelkast: sprite(chest(), -126, -18, 126, 72),
  meter: sprite(gauge(), -56, -56, 56, 64),
  naald: sprite(needle(), -10, -34, 10, 12),
  laars: sprite(boot(), -32, -14, 64, 122),
  ballon: sprite(balloon(), -46, -112, 46, 6),
  schoorsteen: sprite(chimney(), -28, -68, 28, 6),
  deksel: sprite(lid(), -8, -22, 52, 10),
  balg: sprite(bellows(), -52, -76, 52, 16),
});
