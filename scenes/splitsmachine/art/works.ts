import {
  PALETTE,
  circle,
  lighter,
  polyline,
  prop,
  roundRect,
  sprite,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
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
    prop(outline, fill, { outline: 0.45, line: 3, inner: `<path d="${circle(r * 0.78)}" fill="none" stroke="${lighter(fill, 0.4)}" stroke-width="4"/>` }) +
      [0, 1, 2, 3, 4].map(hole).join('') +
      `<path d="${circle(r * 0.2)}" fill="${SHOP.steel}" stroke="${ink}" stroke-opacity=".5" stroke-width="3"/>` +
      `<circle cx="${r * 0.62}" cy="${r * 0.32}" r="${r * 0.08}" fill="#FFFDF6"/>`,
    -r - 4,
    -r - 4,
    r + 4,
    r + 4,
  ); // prettier-ignore
}

/** A roller of the belt. */
const roller = (): SpriteArt =>
  sprite(
    `<path d="${circle(19)}" fill="${SHOP.steel}" stroke="#4C4873" stroke-width="4"/>` +
      `<path d="M-12 0H12M0 -12V12" stroke="${SHOP.steelDeep}" stroke-width="6" stroke-linecap="round"/><path d="${circle(5)}" fill="#4C4873"/>`,
    -24,
    -24,
    24,
    24,
  );

/** The belt: a band with cleats every 40 u. */
function band(): SpriteArt {
  let cleats = '';
  for (let x = -600; x <= 600; x += 40) cleats += `<path d="M${x} -7h16v14h-16z" fill="#A39DCB"/>`;
  return sprite(
    `<path d="${roundRect(-600, -10, 1200, 22, 10, { seed: 2, wobble: 0.8 })}" fill="${SHOP.belt}" stroke="#5F5A86" stroke-width="3"/>${cleats}`,
    -604,
    -14,
    604,
    16,
  );
}

/** An organ pipe, one of eight: the longer, the lower. */
function pipe(i: number): SpriteArt {
  const h = 176 - i * 15;
  const tone = i % 2 ? '#E9BE62' : '#F3D184';
  return sprite(
    prop(`M-11 0V${-h + 10}Q-11 ${-h} 0 ${-h}Q11 ${-h} 11 ${-h + 10}V0Z`, tone, {
      outline: 0.45,
      inner: `<path d="M3 ${-h - 10}H20V10H3z" fill="#C9963C" opacity=".7"/><path d="M-6 ${-h + 14}V-10" stroke="#FFF3C8" stroke-width="4" stroke-linecap="round"/>`,
    }) +
      `<path d="M-7 -34Q0 -46 7 -34L7 -26H-7Z" fill="#5B4630"/>` +
      `<path d="M-12 -12H12" stroke="#A9742C" stroke-width="5"/>`,
    -16,
    -h - 6,
    16,
    6,
  );
}

/** The chest that the pipes stand on. */
const chest = (): SpriteArt =>
  sprite(
    prop(roundRect(-112, -6, 224, 62, 14, { seed: 4, wobble: 2 }), '#B98867', {
      shadow: 'object',
      outline: 0.42,
      line: 3,
      inner:
        '<path d="M-120 32H120V70H-120z" fill="#9A6C4E"/><path d="M-100 6H100" stroke="#DDB594" stroke-width="5" stroke-linecap="round"/>' +
        [-66, 0, 66].map((x) => `<path d="${circle(13, x, 26)}" fill="#7A5239"/><path d="M${x - 8} 26h16M${x} 18v16" stroke="#C99C74" stroke-width="3"/>`).join(''),
    }),
    -126,
    -18,
    126,
    72,
  ); // prettier-ignore

/** The steam gauge: a fan from full to empty, not by colour alone. */
const gauge = (): SpriteArt =>
  sprite(
    prop(circle(47), SHOP.brass, { shadow: 'object', outline: 0.45, line: 3 }) +
      `<path d="${circle(37)}" fill="#FFFDF6"/>` +
      '<path d="M-26 12A29 29 0 0 1 -12 -26" fill="none" stroke="#C9CEDA" stroke-width="9"/>' +
      '<path d="M-6 -28A29 29 0 0 1 14 -25" fill="none" stroke="#F2B632" stroke-width="9" stroke-dasharray="5 3"/>' +
      '<path d="M19 -22A29 29 0 0 1 26 12" fill="none" stroke="#1FA39B" stroke-width="11"/>' +
      `<path d="M-8 21q8 7 16 0" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`,
    -56,
    -56,
    56,
    64,
  );
const needle = (): SpriteArt =>
  sprite(`<path d="M-4 6L0 -30L4 6Z" fill="${PALETTE.coral}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/><circle r="6" fill="${ink}"/>`, -10, -34, 10, 12); // prettier-ignore

/** A rain boot on a stick, that kicks cakes on. */
const boot = (): SpriteArt =>
  sprite(
    '<path d="M0 -6V40" stroke="#8E573C" stroke-width="10" stroke-linecap="round"/>' +
      prop('M-20 34H18L20 82Q44 84 54 98Q58 110 50 114H-20Q-26 114 -25 104Z', PALETTE.coral, {
        outline: 0.5,
        line: 3,
        inner:
          '<path d="M-30 102H70V122H-30z" fill="#A83F2B"/><path d="M-30 34H30V46H-30z" fill="#FFD3C8"/><path d="M-12 54V94" stroke="#FFB3A2" stroke-width="5" stroke-linecap="round"/>',
      }) +
      `<circle r="9" fill="${SHOP.brass}" stroke="#8A6A20" stroke-width="3"/>`,
    -32,
    -14,
    64,
    122,
  );

/** A balloon on its nozzle; the nozzle is the point it swells from. */
const balloon = (): SpriteArt =>
  sprite(
    prop('M0 0L-7 -10Q-42 -36 -38 -70Q-32 -106 0 -106Q32 -106 38 -70Q42 -36 7 -10Z', PALETTE.plum, {
      outline: 0.4,
      line: 3,
      inner:
        '<path d="M10 -110Q52 -80 8 0H60V-110Z" fill="#6F3FA6" opacity=".6"/><path d="M-22 -64Q-22 -86 -6 -92" stroke="#D9C0F0" stroke-width="7" fill="none" stroke-linecap="round"/>',
    }),
    -46,
    -112,
    46,
    6,
  );

/** The chimney and its lid, that claps. */
const chimney = (): SpriteArt =>
  sprite(
    prop('M-22 0L-18 -62H18L22 0Z', SHOP.copper, { outline: 0.4, inner: `<path d="M4 -70H30V10H4z" fill="${SHOP.copperDeep}"/><path d="M-24 -22H24" stroke="${SHOP.brass}" stroke-width="8"/>` }),
    -28,
    -68,
    28,
    6,
  ); // prettier-ignore
const lid = (): SpriteArt =>
  sprite(prop('M-2 4Q-2 -8 22 -10Q46 -8 46 4Z', SHOP.brass, { outline: 0.45, line: 3 }) + '<circle cx="22" cy="-13" r="5" fill="#C9963C"/>', -8, -22, 52, 10); // prettier-ignore

/** Bellows: they breathe. */
const bellows = (): SpriteArt =>
  sprite(
    prop('M-40 0L-34 -14L-40 -28L-34 -42L-40 -56H40L34 -42L40 -28L34 -14L40 0Z', '#C98FA8', {
      outline: 0.42,
      line: 3,
      inner:
        '<path d="M-44 -14H44M-44 -28H44M-44 -42H44" stroke="#9E6480" stroke-width="4"/><path d="M-30 -56V0" stroke="#E8BACB" stroke-width="7"/>',
    }) +
      prop(roundRect(-46, -70, 92, 16, 7, { seed: 2, wobble: 1 }), '#B98867', { outline: 0.42 }) +
      prop(roundRect(-46, -4, 92, 16, 7, { seed: 3, wobble: 1 }), '#B98867', { outline: 0.42 }),
    -52,
    -76,
    52,
    16,
  );

/** All parts of the machine that move, by the name of their sprite. */
export const works = (): Record<string, SpriteArt> => ({
  'rad-groot': wheel(WHEELS['rad-groot'], 14, SHOP.brass),
  'rad-midden': wheel(WHEELS['rad-midden'], 10, SHOP.copper),
  'rad-klein': wheel(WHEELS['rad-klein'], 8, '#B9AEE0'),
  rol: roller(),
  band: band(),
  ...Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`pijp-${i}`, pipe(i)])),
  orgelkast: chest(),
  meter: gauge(),
  naald: needle(),
  laars: boot(),
  ballon: balloon(),
  schoorsteen: chimney(),
  deksel: lid(),
  balg: bellows(),
});
