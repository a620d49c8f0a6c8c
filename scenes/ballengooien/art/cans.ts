import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { eye, mouth } from '../../../engine/drawing/index.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { clip, place, sticker } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

import { CAN, CANS, type CanName } from './colours.ts';

const { ink, paper } = PALETTE;
const [W, H] = [CAN.width / 2 - 5, CAN.height / 2 - 5];
/** A tin with a rolled edge above and below. */
const TIN =
  `M${-W} ${-H + 7}Q${-W} ${-H} ${-W + 8} ${-H - 1}Q0 ${-H - 5} ${W - 8} ${-H - 1}Q${W} ${-H} ${W} ${-H + 7}` +
  `L${W - 1} ${H - 7}Q${W} ${H} ${W - 8} ${H + 1}Q0 ${H + 4} ${-W + 8} ${H + 1}Q${-W} ${H} ${-W + 1} ${H - 7}Z`;
/** The same after a ball. */
const DENTED =
  `M${-W} ${-H + 9}Q${-W + 2} ${-H + 1} ${-W + 9} ${-H}Q0 ${-H - 3} ${W - 10} ${-H - 1}Q${W} ${-H + 1} ${W} ${-H + 8}` +
  `L${W - 7} -6L${W - 15} 4L${W - 5} 13L${W - 1} ${H - 8}Q${W} ${H} ${W - 8} ${H + 1}Q0 ${H + 3} ${-W + 10} ${H}Q${-W + 1} ${H} ${-W + 2} ${H - 8}L${-W + 6} 12L${-W + 1} 4Z`;
/** A tin on a round weight: it always rises again. */
const TUMBLER =
  `M${-W} ${-H + 7}Q${-W} ${-H} ${-W + 8} ${-H - 1}Q0 ${-H - 5} ${W - 8} ${-H - 1}Q${W} ${-H} ${W} ${-H + 7}` +
  `L${W} ${H - 20}Q${W - 3} ${H + 1} 0 ${H + 3}Q${-W + 3} ${H + 1} ${-W} ${H - 20}Z`;

function band(name: CanName): string {
  const { tin, band: kind } = CANS[name];
  const tone = mix(tin, '#FFFFFF', 0.55);
  const ground = `<path d="M-50 -17H50V19H-50z" fill="${mix(tin, paper, 0.78)}"/><path d="M-50 -17H50M-50 19H50" stroke="${ink}" stroke-opacity=".35" stroke-width="2.4"/>`;
  const at = (step: number, draw: (x: number, i: number) => string) =>
    each(9, (i) => draw((i - 4) * step, i));
  const pattern = {
    strepen: at(13, (x) => stripe(`M${x - 6} 22L${x + 6} -20`, tin, 5)),
    stippen: at(14, (x, i) => dot(4.2, tin, x, i % 2 ? -6 : 8)),
    golven: `<path d="${each([-7, 3, 13], (y) => `M-54 ${y}q6 -8 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0`)}" fill="none" stroke="${mix(tin, ink, 0.12)}" stroke-width="4"/>`,
    sterren: at(17, (x) => place(flat(star(8, 4), mix(tin, ink, 0.3)), x, 1)),
    ruiten: at(20, (x) => flat(`M${x} -11L${x + 9} 1L${x} 13L${x - 9} 1Z`, tin)),
  }[kind];
  return ground + pattern + stripe('M-50 -12H50', tone, 2, 0.7);
}

const metal = (tin: string) =>
  flat('M10 -50H50V50H18Q24 0 10 -50Z', mix(tin, ink, 0.24), 0.55) +
  stripe(`M-50 ${-H + 9}Q0 ${-H + 15} 50 ${-H + 9}M-50 ${H - 10}Q0 ${H - 5} 50 ${H - 10}`, ink, 3, 0.45) +
  stripe(`M-50 ${-H + 13}Q0 ${-H + 19} 50 ${-H + 13}`, '#fff', 2.4, 0.35);
const shine = line(`M${-W + 9} ${-H + 17}V${H - 16}`, '#fff', 5, 0.75);

const can = (outline: string, tin: string, inner: string) =>
  sprite(
    sticker(outline, tin, inner),
    -CAN.width / 2 - 14,
    -CAN.height / 2 - 14,
    CAN.width / 2 + 14,
    CAN.height / 2 + 18,
  );

const face =
  `<path d="${circle(23, 0, -1)}" fill="${paper}"/><path d="${circle(23, 0, -1)}" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
  each([-1, 1], (side) => place(eye({ rx: 6, ry: 8 }, side < 0 ? -1 : 1, 'happy'), side * 8, -7)) +
  place(mouth('happy'), 0, 9, { scale: 0.72 });
const weight = flat(smooth([-50, 14, 0, 20, 50, 14, 50, 50, -50, 50]), ink, 0.3);
const label =
  `<path d="M-50 -24H50V26H-50z" fill="${paper}"/><path d="M-50 -24H50M-50 26H50" stroke="${ink}" stroke-opacity=".5" stroke-width="2.6"/>` +
  clip('M20 -24H50V26H26Q30 0 20 -24Z', flat('M0 -30H60V40H0z', ink, 0.07));

/** A can of each colour: whole, dented, as a tumbler with a face, and with a paper label for letters. */
export function cans(): Record<string, SpriteArt> {
  const all: Record<string, SpriteArt> = {};
  for (const name of Object.keys(CANS) as CanName[]) {
    const { tin } = CANS[name];
    all[`blik-${name}`] = can(TIN, tin, metal(tin) + band(name) + shine);
    all[`deuk-${name}`] = can(
      DENTED,
      tin,
      metal(tin) +
        place(band(name), 0, 0, { turn: -3 }) +
        line(`M${W - 14} 4L${W - 26} -6M${W - 14} 4L${W - 27} 13M${-W + 4} 8L${-W + 16} 10`, ink, 3, 0.55) +
        shine,
    );
    all[`duikel-${name}`] = can(TUMBLER, tin, metal(tin) + band(name) + weight + face);
    all[`letter-${name}`] = can(TIN, tin, metal(tin) + label);
  }
  return all;
}
