import { PALETTE, inkTones, mix } from '../palette.ts';
import { clip } from '../paper.ts';
import type { Point } from '../points.ts';
import type { Face } from './cast.ts';
import { blushes, eye, mouth } from './face.ts';

const { ink, paper, pink, blue } = PALETTE;
const BLOCK =
  'M-33 -3C-34 -22 -34 -48 -33 -70C-33 -76 -29 -79 -23 -79C-8 -80 2 -80 12 -78C27 -75 33 -66 34 -54C35 -38 35 -20 33 -4C33 0 -32 1 -33 -3Z';
const SLEEVE = 'M-37 -30C-20 -27 20 -27 37 -31C39 -22 39 -10 37 0C36 3 -36 3 -37 0C-39 -10 -39 -20 -37 -30Z';
const EYE = { rx: 9.4, ry: 13 };

/** Gum: a pink eraser block in a blue paper sleeve, worn round at one corner. Ground point on (x, y). */
export function eraser({
  face = 'happy',
  x = 0,
  y = 0,
  size = 96,
  look,
  turn = -6,
  rim = 6,
}: {
  face?: Face;
  x?: number;
  y?: number;
  size?: number;
  look?: Point;
  turn?: number;
  rim?: number;
} = {}): string {
  const k = size / 96;
  const line = 4 / k;
  const tone = inkTones(pink);
  const both = `<path d="${BLOCK}"/><path d="${SLEEVE}"/>`;
  const wide = line + (rim / k) * 2;
  const back = (colour: string, more: string) =>
    `<g fill="${colour}" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round" ${more}>${both}</g>`;
  const outline = (d: string) =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round"/>`;
  const block =
    `<path d="${BLOCK}" fill="${tone.shade}"/>` +
    clip(
      BLOCK,
      `<path d="${BLOCK}" fill="${pink}" transform="translate(-5 -3)"/><path d="M12 -80C26 -77 35 -66 34 -50L40 -60L30 -84Z" fill="${mix(pink, ink, 0.4)}" opacity=".55"/>` +
        `<path d="M-26 -66V-52" stroke="#fff" stroke-opacity=".7" stroke-width="4.5" stroke-linecap="round"/>`,
    ) +
    outline(BLOCK);
  const sleeve =
    `<path d="${SLEEVE}" fill="${mix(blue, ink, 0.22)}"/>` +
    clip(
      SLEEVE,
      `<path d="${SLEEVE}" fill="${blue}" transform="translate(-5 -4)"/><path d="M-40 -22C-20 -19 20 -19 40 -23M-40 -9C-20 -6 20 -6 40 -10" fill="none" stroke="${paper}" stroke-width="4"/>`,
    ) +
    outline(SLEEVE);
  const cheeks = blushes(face)
    ? '<g fill="#E8607F" opacity=".55"><ellipse cx="-22" cy="-40" rx="5" ry="3.4"/><ellipse cx="24" cy="-40" rx="5" ry="3.4"/></g>'
    : '';
  return (
    `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cy="3" rx="42" ry="6" fill="${ink}" opacity=".16"/><g transform="rotate(${turn})">` +
    back(ink, `opacity=".14" transform="translate(0 ${5 / k})"`) +
    back(paper, '') +
    block +
    sleeve +
    cheeks +
    `<g transform="translate(-10.5 -57)">${eye(EYE, -1, face, look)}</g><g transform="translate(11 -57)">${eye(EYE, 1, face, look)}</g>` +
    `<g transform="translate(.5 -39.5) scale(.84)">${mouth(face)}</g></g></g>`
  );
}
