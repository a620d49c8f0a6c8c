import {
  clip,
  darker,
  lighter,
  PALETTE,
  sprite,
  star,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
import { part, rim } from './marks.ts';
import { SHAPES, type Shape, type ShapeName } from './shapes.ts';

const { ink, paper } = PALETTE;

/** What is painted on roof or wall. */
type Trim = 'snow' | 'moss' | 'dots' | 'stars' | 'tiles' | 'straw';
type WallTrim = 'stripes' | 'bricks' | 'planks';

/** Shape and paint of the houses of one place. */
export interface HouseLook {
  shape: ShapeName;
  wall: string;
  roof: string;
  trim?: Trim;
  wallTrim?: WallTrim;
}

/** How a building itself looks; what hangs on it (flag, stars, envelope) are sprites of their own. */
const LOOKS = ['shut', 'open', 'gold', 'dusty'] as const;
export type BuildingLook = (typeof LOOKS)[number];

/** The houses of a theme as sprites `huis-1-open`, the foot of the door being the point they stand on. */
export const houseSprites = (houses: readonly HouseLook[]): Record<string, SpriteArt> =>
  Object.fromEntries(
    houses.flatMap((house, i) =>
      LOOKS.map((look) => [`huis-${i + 1}-${look}`, sprite(building(house, look), -66, -108, 66, 22)]),
    ),
  );

const doorShut = `<path d="M-16 0V-34Q0 -42 16 -34V0Z" fill="#D3C9B3" stroke="${ink}" stroke-width="3"/>`;
/** An open doorway with light on the mat and a folded leaf. */
const doorOpen = (leaf: string) =>
  `<path d="M-14 0V-26Q-14 -39 0 -39Q14 -39 14 -26V0Z" fill="#37406A" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="M-8 0L-4 -20H8L12 0Z" fill="#FFE9A8" opacity=".9"/>${part('M14 0V-30L27 -24V5Z', leaf, 2.8)}<circle cx="23" cy="-11" r="1.8" fill="${paper}"/>`;
const pane = `<path d="M-33 -36h14v15h-14z" fill="#CDEBFA" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/><path d="M-26 -36v15" stroke="${ink}" stroke-width="2"/>`;

/** One building, without sign and name. Shut ones keep a breath of their own colour, so that no two look alike. */
function building({ shape: name, wall, roof, trim, wallTrim }: HouseLook, look: BuildingLook): string {
  const shape: Shape = SHAPES[name];
  const shut = look === 'shut';
  const wallFill = shut ? lighter('#E0D8C6', 0.1) : lighter(wall, 0.55);
  const roofFill = shut ? lighter(darker(roof, 0.1), 0.58) : roof;
  const leaf = darker(roof, 0.05);
  let s = `<ellipse cx="0" cy="3" rx="52" ry="9" fill="${ink}" opacity=".13"/>${rim([shape.body, shape.roof])}${part(shape.body, wallFill)}`;
  s += clip(
    shape.body,
    (wallTrim ? wallMarks(wallTrim, shut ? '#CFC6B2' : lighter(wall, 0.12)) : '') +
      `<path d="M12 -70h50v80h-50z" fill="${darker(wallFill, 0.2)}" opacity=".34"/><path d="M-60 -52h120v14h-120z" fill="${ink}" opacity=".12"/>`,
  );
  s += shut
    ? `${doorShut}<path d="M0 0V-38M-37 -48L0 -14L37 -48" fill="none" stroke="#A99F88" stroke-width="2.2"/>`
    : doorOpen(leaf) + (shape.window ? pane : '');
  s += part(shape.roof, roofFill);
  s += clip(
    shape.roof,
    (trim ? roofMarks(trim, shut ? lighter(roofFill, 0.5) : roof, shut) : '') +
      `<path d="M10 -100h60v80h-60z" fill="${ink}" opacity=".13"/><path d="${shape.fold}" stroke="${look === 'gold' ? '#FFD84A' : paper}" stroke-width="${look === 'gold' ? 4 : 2.2}" opacity="${look === 'gold' ? 1 : 0.6}" fill="none"/>`,
  );
  s += `<path d="${shape.roof}" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linejoin="round"/>`;
  if (look === 'gold')
    s += `<g fill="none" stroke="${PALETTE.ochre}" stroke-width="4.2" stroke-linejoin="round"><path d="${shape.roof}"/><path d="${shape.body}"/></g><path d="M-37 -14L-14 -14M-37 -48L-14 -30M37 -48L16 -34" stroke="${PALETTE.ochre}" stroke-width="3"/>`;
  if (look === 'dusty') s += dust(shape);
  return s;
}

function wallMarks(trim: WallTrim, colour: string): string {
  if (trim === 'stripes')
    return Array.from(
      { length: 5 },
      (_, i) => `<path d="M${-44 + i * 20} -70h10v76h-10z" fill="${colour}"/>`,
    ).join('');
  const rows = trim === 'planks' ? [-46, -36, -26, -16, -6] : [-48, -39, -30, -21, -12, -3];
  const lines = rows.map((y) => `M-44 ${y}h88`).join('');
  const joints =
    trim === 'bricks'
      ? rows.map((y, i) => [-36, -20, -4, 12, 28].map((x) => `M${x + (i % 2) * 8} ${y}v9`).join('')).join('')
      : '';
  return `<path d="${lines}${joints}" stroke="${colour}" stroke-width="2.2" fill="none"/>`;
}

function roofMarks(trim: Trim, roof: string, pale: boolean): string {
  const opacity = pale ? 0.7 : 1;
  const spots = [
    [-34, -54, 6],
    [-20, -82, 6],
    [30, -60, 7],
    [16, -88, 5],
    [-42, -70, 4],
    [40, -80, 5],
    [-6, -46, 5],
    [16, -46, 4],
  ] as const;
  if (trim === 'snow')
    return `<path d="M-60 -100H60V-62Q48 -52 38 -62Q30 -50 20 -60Q10 -52 2 -62Q-8 -50 -18 -60Q-28 -50 -38 -62Q-48 -52 -60 -60Z" fill="#FFFFFF" opacity="${opacity}"/><path d="M-60 -62Q-48 -54 -38 -64Q-28 -52 -18 -62Q-8 -52 2 -64Q10 -54 20 -62Q30 -52 38 -64Q48 -54 60 -64" stroke="#A9BEDA" stroke-width="2.2" fill="none" opacity="${opacity}"/>`;
  if (trim === 'moss')
    return spots
      .map(
        ([x, y, r]) =>
          `<ellipse cx="${x}" cy="${y}" rx="${r * 1.9}" ry="${r}" fill="#7DB95A" opacity="${opacity}"/>`,
      )
      .join('');
  if (trim === 'dots')
    return spots
      .map(
        ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${paper}" opacity="${opacity * 0.95}"/>`,
      )
      .join('');
  if (trim === 'stars')
    return spots
      .map(
        ([x, y, r]) =>
          `<path transform="translate(${x} ${y})" d="${star(r * 1.15, r * 0.5)}" fill="#FFE79A" opacity="${opacity}"/>`,
      )
      .join('');
  const dark = darker(roof, 0.22);
  if (trim === 'straw')
    return `<path d="${Array.from({ length: 15 }, (_, i) => `M${-52 + i * 7.4} -28l${(7 - i) * -0.9 + 4} -22m${(7 - i) * 0.5} -12l${(7 - i) * 0.6} -16`).join('')}" stroke="${dark}" stroke-width="2" fill="none" opacity="${opacity * 0.7}"/>`;
  return `<path d="${[-52, -63, -74, -85].map((y, k) => Array.from({ length: 10 }, (_, i) => `M${-56 + i * 12 + (k % 2) * 6} ${y}q6 7 12 0`).join('')).join('')}" stroke="${dark}" stroke-width="2" fill="none" opacity="${opacity * 0.75}"/>`;
}

/** Dust in the folds and a cobweb under the eaves. */
function dust(shape: Shape): string {
  const specks = Array.from({ length: 34 }, (_, i) => {
    const x = ((i * 37) % 88) - 44;
    const y = -((i * 53) % 86);
    return `<circle cx="${x}" cy="${y}" r="${1.2 + ((i * 7) % 24) / 10}"/>`;
  }).join('');
  const web = `<path d="M37 -48L14 -48M37 -48L20 -34M37 -48L37 -26M22 -48Q23 -42 26 -39Q31 -35 37 -36M28 -48Q29 -44 32 -42L37 -41" stroke="${paper}" stroke-width="1.8" fill="none"/>`;
  return (
    clip(
      shape.roof,
      `<path d="M-60 -100h120v70h-120z" fill="#8C826C" opacity=".34"/><g fill="#6F664F" opacity=".6">${specks}</g>`,
    ) +
    clip(
      shape.body,
      `<path d="M-50 -60h100v70h-100z" fill="#8C826C" opacity=".25"/><g fill="#6F664F" opacity=".5">${specks}</g>${web}`,
    )
  );
}
