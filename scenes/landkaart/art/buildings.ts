import { clip, darker, lighter, PALETTE } from '../../../engine/drawing/index.ts';
import { part, rim } from './marks.ts';

const { ink, paper } = PALETTE;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

interface Shape {
  body: string;
  roof: string;
  /** Folds of the roof. */
  fold: string;
  /** Where the middle of the roof sign is. */
  sign: number;
  window: boolean;
}

/** The six folded paper buildings; the foot of the door is (0, 0). */
export const SHAPES = {
  huis: {
    body: box(-37, -50, 74, 50),
    roof: 'M-47 -46L0 -90L47 -46Z',
    fold: 'M0 -90L14 -46',
    sign: -72,
    window: true,
  },
  schuur: {
    body: box(-40, -48, 80, 48),
    roof: 'M-48 -44L-36 -74L0 -90L36 -74L48 -44Z',
    fold: 'M-36 -74L-22 -44M36 -74L22 -44',
    sign: -70,
    window: true,
  },
  tent: {
    body: 'M-38 0L-30 -50H30L38 0Z',
    roof: 'M-46 -46Q-20 -56 0 -94Q20 -56 46 -46L34 -38L23 -46L11 -38L0 -46L-11 -38L-23 -46L-34 -38Z',
    fold: 'M0 -94L-14 -48M0 -94L14 -48',
    sign: -70,
    window: true,
  },
  toren: {
    body: 'M-30 0L-27 -56H27L30 0Z',
    roof: 'M-38 -52L-26 -86H26L38 -52Z',
    fold: 'M-9 -86L-13 -52M9 -86L13 -52',
    sign: -72,
    window: false,
  },
  kas: {
    body: box(-39, -46, 78, 46),
    roof: 'M-45 -44Q-42 -90 0 -90Q42 -90 45 -44Z',
    fold: 'M-18 -86Q-26 -66 -26 -44M18 -86Q26 -66 26 -44',
    sign: -70,
    window: true,
  },
  plat: {
    body: box(-38, -58, 76, 58),
    roof: 'M-46 -56L-38 -84H38L46 -56L36 -48L24 -56L12 -48L0 -56L-12 -48L-24 -56L-36 -48Z',
    fold: 'M-16 -84L-20 -54M16 -84L20 -54',
    sign: -74,
    window: true,
  },
} as const satisfies Record<string, Shape>;
export type ShapeName = keyof typeof SHAPES;

/** How a building itself looks; what hangs on it (flag, stars, envelope) are sprites of their own. */
export type BuildingLook = 'shut' | 'open' | 'gold' | 'painted' | 'dusty';

const doorShut = `<path d="M-16 0V-34Q0 -42 16 -34V0Z" fill="#D3C9B3" stroke="${ink}" stroke-width="3"/>`;
/** An open doorway with light on the mat and a folded leaf. */
const doorOpen = (leaf: string) =>
  `<path d="M-14 0V-26Q-14 -39 0 -39Q14 -39 14 -26V0Z" fill="#37406A" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="M-8 0L-4 -20H8L12 0Z" fill="#FFE9A8" opacity=".9"/>${part('M14 0V-30L27 -24V5Z', leaf, 2.8)}<circle cx="23" cy="-11" r="1.8" fill="${paper}"/>`;
const pane = `<path d="M-33 -36h14v15h-14z" fill="#CDEBFA" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/><path d="M-26 -36v15" stroke="${ink}" stroke-width="2"/>`;

/** One building, without sign and name. Shut ones keep a breath of their own colour, so that no two look alike. */
export function building(name: ShapeName, wall: string, roof: string, look: BuildingLook): string {
  const shape: Shape = SHAPES[name];
  const shut = look === 'shut';
  const wallFill = shut ? lighter('#E0D8C6', 0.1) : lighter(wall, 0.55);
  const roofFill = shut ? lighter(darker(roof, 0.1), 0.58) : roof;
  let s = `<ellipse cx="0" cy="3" rx="52" ry="9" fill="${ink}" opacity=".13"/>${rim([shape.body, shape.roof])}${part(shape.body, wallFill)}`;
  s += clip(
    shape.body,
    `<path d="M12 -70h50v80h-50z" fill="${darker(wallFill, 0.2)}" opacity=".34"/><path d="M-60 -52h120v14h-120z" fill="${ink}" opacity=".12"/>` +
      (look === 'painted'
        ? `<path d="M-50 -60H6L-4 -44L8 -30L-2 -16L6 4H-50Z" fill="${lighter(wall, 0.2)}"/>`
        : ''),
  );
  s += shut
    ? `${doorShut}<path d="M0 0V-38M-37 -48L0 -14L37 -48" fill="none" stroke="#A99F88" stroke-width="2.2"/>`
    : doorOpen(darker(roof, 0.05)) + (shape.window ? pane : '');
  s += part(shape.roof, roofFill);
  s += clip(
    shape.roof,
    `<path d="M10 -100h60v80h-60z" fill="${ink}" opacity=".13"/><path d="${shape.fold}" stroke="${look === 'gold' ? '#FFD84A' : paper}" stroke-width="${look === 'gold' ? 4 : 2.2}" opacity="${look === 'gold' ? 1 : 0.6}" fill="none"/>`,
  );
  if (look === 'gold')
    s += `<g fill="none" stroke="${PALETTE.ochre}" stroke-width="4.2" stroke-linejoin="round"><path d="${shape.roof}"/><path d="${shape.body}"/></g><path d="M-37 -14L-14 -14M-37 -48L-14 -30M37 -48L16 -34" stroke="${PALETTE.ochre}" stroke-width="3"/>`;
  if (look === 'dusty') s += dust(shape);
  return s;
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
      `<path d="M-50 -100h100v60h-100z" fill="#8C826C" opacity=".34"/><g fill="#6F664F" opacity=".6">${specks}</g>`,
    ) +
    clip(
      shape.body,
      `<path d="M-50 -60h100v70h-100z" fill="#8C826C" opacity=".25"/><g fill="#6F664F" opacity=".5">${specks}</g>${web}`,
    )
  );
}
