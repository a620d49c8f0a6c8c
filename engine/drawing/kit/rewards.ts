import { DEEP, PALETTE, mix } from '../palette.ts';
import { drop, star } from '../shapes.ts';

const { ink, paper, ochre, pencil } = PALETTE;

/** A coin with a drop on it, 56 across; `turn` 1 faces us, towards 0 it shows its edge. */
export function coin(turn = 1): string {
  const rx = 24 * turn;
  const face =
    turn > 0.35
      ? `<ellipse cx="${-1.5 * turn}" cy="-1.5" rx="${rx - 5}" ry="19.5" fill="${ochre}"/>` +
        `<path d="${drop(0, 0, 0.9)}" transform="scale(${turn} 1)" fill="#FFE9A8" stroke="${DEEP.ochre}" stroke-width="3" stroke-linejoin="round"/>` +
        `<path d="M${-15 * turn} -8Q${-12 * turn} -15 ${-5 * turn} -17" stroke="#FFF3C9" stroke-width="3.6" stroke-linecap="round" fill="none"/>`
      : '';
  return (
    `<ellipse cy="5" rx="${rx + 8}" ry="31" fill="${ink}" opacity=".14"/><ellipse rx="${rx + 8}" ry="32" fill="${paper}"/>` +
    `<ellipse rx="${rx + 1}" ry="25" fill="${ink}"/><ellipse rx="${Math.max(1, rx - 3)}" ry="21.5" fill="#CF9018"/>${face}`
  );
}

/** A star of the end screen and the map, 64 across; empty ones are dotted. */
export function starSticker(full: boolean): string {
  const d = star(26, 14);
  const coat = (colour: string, width: number, more = '') =>
    `<path d="${d}" fill="${colour}" stroke="${colour}" stroke-width="${width}" ${more}/>`;
  const drawing = full
    ? coat(ink, 23, 'opacity=".14" transform="translate(0 5)"') +
      coat(paper, 23) +
      coat(ink, 12) +
      coat('#D4951C', 5) +
      coat(ochre, 4, 'transform="translate(-1.5 -2) scale(.93)"') +
      '<path d="M-13 -3Q-9 -6 -6 -7L-3 -13" fill="none" stroke="#FFEDB5" stroke-width="4" stroke-linecap="round"/>'
    : coat('#E4D9BF', 8) +
      `<path d="${d}" fill="none" stroke="${pencil}" stroke-width="3" stroke-dasharray="7 6" stroke-linecap="round" transform="scale(1.12)"/>`;
  return `<g stroke-linejoin="round">${drawing}</g>`;
}

/** The kite of the weekly goal (Weekvlieger) around (0, 0), about 84 x 110, tail apart. */
export function kite(colour: string = PALETTE.coral, second: string = ochre): string {
  const d = 'M0 -56L42 -8L0 54L-42 -8Z';
  return (
    `<g stroke-linejoin="round"><path d="${d}" fill="${ink}" stroke="${ink}" stroke-width="16" opacity=".14" transform="translate(0 5)"/>` +
    `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="16"/><path d="M0 -56L42 -8H-42Z" fill="${colour}"/><path d="M-42 -8H0V54Z" fill="${second}"/>` +
    `<path d="M42 -8H0V54Z" fill="${mix(second, ink, 0.14)}"/><path d="M0 -56L42 -8H0Z" fill="${mix(colour, ink, 0.14)}"/>` +
    `<path d="${d}M-42 -8H42M0 -56V54" fill="none" stroke="${ink}" stroke-width="4"/></g>`
  );
}

/** One bow of the kite's tail; the next one hangs 34 lower. */
export const kiteBow = (colour: string): string =>
  `<path d="M0 -17V17" stroke="${ink}" stroke-width="3" fill="none"/>` +
  `<path d="M0 0L-17 -9V9Z M0 0L17 -9V9Z" fill="${colour}" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/>`;
