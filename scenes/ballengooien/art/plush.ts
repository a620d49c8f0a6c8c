import { CAST, type KlodderName } from '../../../engine/drawing/index.ts';
import { PALETTE, darker, lighter, mix } from '../../../engine/drawing/palette.ts';
import { clip, place } from '../../../engine/drawing/paper.ts';
import { circle, star } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

import type { PRIZES } from './colours.ts';

const { ink, paper } = PALETTE;

interface Plush {
  shape: KlodderName;
  colour: string;
}

/** The ten by what is sewn on them. */
const PLUSH = {
  konijn: { shape: 'moes', colour: '#F2A7A0' },
  beer: { shape: 'dok', colour: '#C69A6D' },
  ster: { shape: 'fien', colour: '#8FC6E8' },
  kat: { shape: 'pleun', colour: '#F3C969' },
  draak: { shape: 'omavlek', colour: '#9CCB82' },
  strik: { shape: 'tik', colour: '#E88FB2' },
  geit: { shape: 'sjaak', colour: '#E9E2D4' },
  vleugels: { shape: 'moes', colour: '#A38BD6' },
  muts: { shape: 'dok', colour: '#6FBDB6' },
  kroon: { shape: 'pleun', colour: '#F09A6B' },
} satisfies Record<PlushName, Plush>;
type PlushName = (typeof PRIZES)[number];

/** Whether there is a plush Klodder of this name. */
export const isPlush = (name: string): name is PlushName => name in PLUSH;

const piece = (d: string, fill: string, inner = '') =>
  flat(d, fill) + (inner && clip(d, inner)) + line(d, darker(fill, 0.42));
const both = (draw: (side: number) => string) => draw(-1) + draw(1);
const sided = (side: number, x: number, y: number, inner: string) =>
  `<g transform="translate(${side * x} ${y}) scale(${side} 1)">${inner}</g>`;

/** Ears, wings and tails, behind the body; `top` is the crown of the head and `w` half the width. */
function behind(sewn: PlushName, colour: string, top: number, w: number): string {
  const pale = lighter(colour, 0.5);
  switch (sewn) {
    case 'konijn':
      return both((side) =>
        sided(
          side,
          15,
          top + 8,
          piece(
            'M-9 6C-14 -22 -8 -40 4 -40C14 -38 14 -14 8 8Z',
            colour,
            flat('M-3 4C-6 -16 -2 -30 4 -30C9 -26 8 -10 5 6Z', pale),
          ),
        ),
      );
    case 'beer':
      return both((side) => sided(side, w - 12, top + 10, piece(circle(13), colour, dot(7, pale))));
    case 'kat':
      return both((side) => sided(side, 17, top + 16, piece('M-12 6L4 -24Q12 -10 12 10Z', colour)));
    case 'draak':
      return each([-36, -12, 12, 36], (x) =>
        place(piece('M-13 14L0 -18L13 14Z', '#F3C969'), x, top + 2 + Math.abs(x) * 0.26, { turn: x * 0.5 }),
      );
    case 'vleugels':
      return both((side) =>
        sided(
          side,
          w - 4,
          -38,
          piece('M-6 10C4 -22 26 -30 34 -20C40 -8 24 2 26 8C20 14 4 16 -6 10Z', '#FBF3DF'),
        ),
      );
    case 'geit':
      return both((side) =>
        sided(side, 13, top + 6, piece('M-6 6C-6 -16 4 -24 16 -20C8 -16 6 -6 7 6Z', '#B98F63')),
      );
    default:
      return '';
  }
}

/** What lies over the body. */
function before(sewn: PlushName, colour: string, top: number): string {
  switch (sewn) {
    case 'ster':
      return place(piece(star(19, 9), '#F6CF5B'), 0, top - 2);
    case 'muts':
      return (
        piece(
          `M-30 ${top + 16}Q-26 ${top - 12} 0 ${top - 14}Q26 ${top - 12} 30 ${top + 16}Q0 ${top + 6} -30 ${top + 16}Z`,
          '#E8735A',
          stripe('M-12 -120V0M12 -120V0', '#FFF4DF', 7),
        ) + piece(circle(8, 0, top - 18), '#FFF4DF')
      );
    case 'strik':
      return `<g transform="translate(0 ${top + 6})">${piece('M0 0Q-22 -18 -26 -6Q-28 8 0 0Q22 -18 26 -6Q28 8 0 0Z', '#6FBDB6')}${piece(circle(5.5), '#6FBDB6')}</g>`;
    case 'kroon':
      return piece(
        `M-19 ${top + 10}L-22 ${top - 14}L-9 ${top - 3}L0 ${top - 19}L9 ${top - 3}L22 ${top - 14}L19 ${top + 10}Z`,
        '#F6CF5B',
      );
    default:
      return line(`M-4 ${top + 4}q-4 -8 2 -11M4 ${top + 4}q4 -8 0 -12`, darker(colour, 0.3), 2.6);
  }
}

/** A plush Klodder that stands on its feet at (0, 0): 172 u wide, 148 high. */
export function plush(sewn: PlushName): string {
  const { shape, colour } = PLUSH[sewn];
  const { body, eyes, mouth, halfWidth: w, crown } = CAST[shape];
  const top = shape === 'fien' ? -94 : crown[1] + 2;
  const seam = darker(colour, 0.34);
  const dashes = `fill="none" stroke="${seam}" stroke-width="2.2" stroke-dasharray="5 4.5" stroke-linecap="round"`;
  const button = (side: number) =>
    `<g transform="translate(${eyes.x + side * eyes.gap} ${eyes.y})"><path d="${circle(7.4)}" fill="${ink}"/><path d="${circle(2.6, 2, -2.4)}${circle(1.3, -2.2, 2.4)}" fill="${paper}"/></g>`;
  const inner =
    `<path d="${body}" fill="${mix(colour, ink, 0.16)}"/><path d="${body}" fill="${colour}" transform="translate(-5 -5)"/>` +
    oval(w * 0.52, 14, lighter(colour, 0.55), eyes.x, -17) +
    `<path d="M0 -30V-4" ${dashes}/>` +
    `<path d="M${w - 24} -34l11 -2l2 11l-11 2z" fill="${mix(colour, '#E8735A', 0.5)}" stroke="${seam}" stroke-width="1.8" stroke-dasharray="3 2.4"/>`;
  const cheeks = both((side) => oval(5.4, 3.6, '#FF7E86', eyes.x + side * (eyes.gap + 9), eyes.y + 12, 0.6));
  const smile = line(`M${mouth[0] - 8} ${mouth[1] - 2}q8 8 16 0`, ink, 2.8);
  const feet = both((side) =>
    sided(side, w * 0.5, -3, piece('M-14 2C-14 -10 14 -10 14 2C10 7 -10 7 -14 2Z', mix(colour, ink, 0.08))),
  );
  return (
    behind(sewn, colour, top, w) +
    feet +
    piece(body, colour, inner) +
    cheeks +
    button(-1) +
    button(1) +
    smile +
    before(sewn, colour, top)
  );
}
