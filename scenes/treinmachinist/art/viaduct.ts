import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { arc, polyline, type Point } from '../../../engine/drawing/points.ts';
import { circle, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { edged, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

const { ink, paper, coral, ochre } = PALETTE;
const STONE = '#D9C7A4';
const line = (width = 3) => `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round"`;

/** One arch of the viaduct, 240 wide; the rails lie on it at height 0. */
function arch(): string {
  const inside: Point[] = [[-92, 300], [-92, 128], ...arc(0, 128, 92, 84, 180, 360, 18), [92, 300]];
  const stones = each(
    arc(0, 128, 101, 93, 184, 356, 10),
    ([x, y], i) =>
      `<path d="${roundRect(x - 10, y - 8, 20, 16, 4, { seed: i + 2, wobble: 1 })}" fill="${lighter(STONE, i % 2 ? 0.4 : 0.15)}" stroke="${darker(STONE, 0.2)}" stroke-width="2"/>`,
  );
  const joints = each([70, 110, 150, 190, 230], (y, i) =>
    stripe(`M-120 ${y}h${i % 2 ? 24 : 16}M${i % 2 ? 98 : 104} ${y}h22`, darker(STONE, 0.16), 2.4),
  );
  return (
    `<path fill-rule="evenodd" d="M-120.5 14H120.5V270H-120.5Z${polyline(inside, true)}" fill="${STONE}"/>` +
    joints +
    stones +
    `<path d="M-120.5 6H120.5V30H-120.5Z" fill="${lighter(STONE, 0.35)}"/><path d="M-120.5 30H120.5" stroke="${darker(STONE, 0.24)}" stroke-width="3"/>` +
    each([-105, -75, -45, -15, 15, 45, 75, 105], (x) => `<path d="M${x - 8} 3h16v6h-16z" fill="#8A6244"/>`) +
    stripe('M-120.5 1H120.5', '#59617F', 5)
  );
}

const wheel = (x: number, r: number) =>
  `<path d="${circle(r, x, -r)}" fill="#59617F" ${line()}/><path d="${circle(r * 0.4, x, -r)}" fill="${ochre}"/>`;

/** The locomotive from the side, on its wheels at height 0, nose to the right. */
const loco =
  `<path d="M-70 -22H70L86 -8V-4H-70Z" fill="${coral}" ${line()}/>` +
  `<path d="M-30 -66H62Q74 -66 74 -44T62 -22H-30Z" fill="#3B6FD1" ${line(3.5)}/><path d="M-24 -58H60" stroke="#8FB4F5" stroke-width="7" stroke-linecap="round"/>` +
  stripe('M0 -66V-22M30 -66V-22', ochre, 5) +
  `<path d="${roundRect(-72, -96, 50, 76, 6, { seed: 3, wobble: 0.8 })}" fill="${coral}" ${line(3.5)}/><path d="${roundRect(-62, -86, 28, 28, 5, { seed: 4, wobble: 0.6 })}" fill="#FFE9A0" ${line(2.6)}/>` +
  `<path d="M-80 -100H-14" stroke="${ink}" stroke-width="9" stroke-linecap="round"/>` +
  `<path d="M44 -66L40 -96H64L60 -66Z" fill="#2F3B62" ${line()}/><path d="M38 -98H66" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>` +
  `<path d="${circle(11, 14, -66)}" fill="${ochre}" ${line()}/><path d="${circle(7, 76, -54)}" fill="#FFF3B0" ${line(2.4)}/>` +
  wheel(-46, 19) +
  wheel(2, 19) +
  wheel(44, 14) +
  '<path d="M-46 -19H2" stroke="#AEB6CC" stroke-width="6" stroke-linecap="round"/>';

/** What a word rides on: a flat wagon from the side. */
const flat = (fill: string) =>
  `<path d="M-64 -16H64" stroke="${ink}" stroke-width="5"/><path d="${roundRect(-56, -32, 112, 18, 5, { seed: 3, wobble: 0.8 })}" fill="${fill}" ${line()}/>` +
  wheel(-32, 12) +
  wheel(32, 12);

const plaque = `<path d="${roundRect(-60, -24, 120, 48, 9, { seed: 5, wobble: 0.8 })}" fill="${paper}" ${line()}/><path d="M-54 18H54" stroke="#E6DCC6" stroke-width="4"/>`;

/** The finale: a viaduct that stands up from the desk, and a train from the side. */
export const viaduct = (): Record<string, SpriteArt> => ({
  brug: sprite(arch(), -121, -4, 121, 262),
  zijloc: sprite(loco, -92, -112, 96, 6),
  'zijwagon-0': sprite(flat('#6FA3E8'), -70, -40, 70, 6),
  'zijwagon-1': sprite(flat('#F5C75C'), -70, -40, 70, 6),
  'zijwagon-2': sprite(flat('#86C274'), -70, -40, 70, 6),
  maan: sprite(
    '<circle r="58" fill="#FFF0B0" opacity=".35" filter="url(#soft)"/><path d="M12 -38A40 40 0 1 0 34 24A32 32 0 1 1 12 -38Z" fill="#FFE9A0" stroke="#E3BE5C" stroke-width="3" stroke-linejoin="round"/>',
    84,
  ),
  sterretje: sprite(edged(star(13, 5.5), '#FFF0B0', '#E3BE5C', 2), 16),
  plaat: sprite(plaque, 66, 30),
});
