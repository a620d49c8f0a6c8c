import { PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, place } from '../../../engine/drawing/paper.ts';
import { circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

const { ink, paper } = PALETTE;
/** A film with a letter, an empty one, and one that is out of play. */
export type Film = 'full' | 'empty' | 'out';
const FACE: Record<Film, string> = { full: '#F7FCFF', empty: '#E4F3FB', out: PALETTE.card };
/** The three soft colours that run along the inside of every bubble. */
const FILM = { pink: '#F4A6BE', blue: '#8FD0F0', green: '#BFE8C2' } as const;

/**
 * A soap bubble that can be used: paper rim, ink line, a face light enough for ink letters. Its sheen is a sprite
 * of its own (`sheen`), so that it can turn.
 */
export const bubble = (r: number, film: Film): string =>
  `<circle r="${r}" fill="none" stroke="${paper}" stroke-width="16" filter="url(#sticker)"/>` +
  dot(r, FACE[film], 0, 0, film === 'empty' ? 0.88 : 1) +
  (film === 'out' ? clip(circle(r), hatching(r, r)) : '') +
  line(circle(r), film === 'out' ? PALETTE.pencil : ink, 4);

/** Pencil strokes at 45 degrees over what is out of play. */
function hatching(halfWidth: number, halfHeight: number): string {
  let d = '';
  for (let x = -halfWidth - halfHeight * 2; x < halfWidth; x += 11)
    d += `M${x} ${halfHeight}l${halfHeight * 2} ${-halfHeight * 2}`;
  return stripe(d, PALETTE.pencil, 2.6, 0.42);
}

/** The coloured film and the highlight of a bubble of radius `r`. */
export const sheen = (r: number): string =>
  clip(
    circle(r - 2),
    line(circle(r * 1.02, -r * 0.1, -r * 0.12), FILM.pink, r * 0.13, 0.5) +
      line(circle(r * 0.99, r * 0.06, r * 0.08), FILM.blue, r * 0.17, 0.7) +
      line(circle(r * 1.04, r * 0.02, r * 0.14), FILM.green, r * 0.13, 0.8),
  ) +
  line(`M${-r * 0.7} ${-r * 0.2}A${r * 0.73} ${r * 0.73} 0 0 1 ${-r * 0.2} ${-r * 0.7}`, '#fff', r * 0.15) +
  dot(r * 0.07, '#fff', -r * 0.02, -r * 0.73);

/** Half width of the drawn long bubble; its sprite is cut in a left end, a middle to stretch and a right end. */
export const LONG = { half: 240, r: 51, cut: 120 } as const;

/** One bubble for a whole word. */
export function longBubble(out: boolean): string {
  const { half, r } = LONG;
  const straight = half - r;
  const outline = `M${-straight} ${-r}H${straight}A${r} ${r} 0 0 1 ${straight} ${r}H${-straight}A${r} ${r} 0 0 1 ${-straight} ${-r}Z`;
  const band = (inset: number, dy: number, tone: string, width: number, opacity: number) =>
    `<path d="${outline}" transform="translate(0 ${dy}) scale(${(half - inset) / half} ${(r - inset) / r})" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
  return (
    `<path d="${outline}" fill="none" stroke="${paper}" stroke-width="16" filter="url(#sticker)"/>` +
    flat(outline, out ? FACE.out : FACE.full) +
    clip(
      outline,
      (out ? hatching(half, r) : '') +
        band(0, -5, FILM.pink, 7, 0.5) +
        band(2, 4, FILM.blue, 8, 0.6) +
        band(0, 8, FILM.green, 7, 0.7),
    ) +
    stripe(outline, out ? PALETTE.pencil : ink, 4)
  );
}

/** The highlight of a long bubble: it lies under its upper edge and slides along it. */
export const glint = (): string =>
  `<g fill="none" stroke-linecap="round"><path d="M-44 0H44" stroke="${FILM.blue}" stroke-opacity=".34" stroke-width="11"/>` +
  `<path d="M-42 0H20M42 0h.1" stroke="#fff" stroke-width="7"/></g>`;

/** The little bubble between two letters: shut, or pricked through. */
export const link = (open: boolean): string => {
  const r = 19;
  if (!open) {
    return (
      `<circle r="${r}" fill="none" stroke="${paper}" stroke-width="12" filter="url(#sticker)"/>` +
      `<circle r="${r}" fill="#CFE9F8"/><path d="M-11 -4A12 12 0 0 1 -3 -11" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>` +
      line(circle(r), ink, 3.6)
    );
  }
  const spokes = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<path transform="rotate(${turn})" d="M0 -11V-20"/>`)
    .join('');
  return (
    `<g fill="none" stroke-linecap="round"><g stroke="${paper}" stroke-width="11">${spokes}</g>` +
    `<g stroke="${PALETTE.blue}" stroke-width="4.4">${spokes}</g></g>`
  );
};

/** The thread between two bubbles of a chain, 40 long. */
export const thread = (): string => line('M-20 0H20', ink, 4);

/** The ring that marks where the next letter comes, for a bubble of radius 51. */
export const caretRing = (): string => line(circle(63), PALETTE.ochre, 4);

/** The caret: a short blue line under the place of the next letter. */
export const caret = (): string => line('M-17 0H17', PALETTE.blue, 7);

/** The face of a bubble that is being tickled, for radius 51. */
export const giggle = (): string =>
  `<g fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">` +
  `<path d="M-26 -8Q-17 -20 -8 -8M8 -8Q17 -20 26 -8"/></g>` +
  `<g fill="#FF7E86" opacity=".55"><ellipse cx="-28" cy="5" rx="7" ry="4.6"/><ellipse cx="28" cy="5" rx="7" ry="4.6"/></g>` +
  edged('M-13 6Q0 10 13 6C11 20 6 23 0 23C-6 23 -11 20 -13 6Z', '#7A1E2B', ink, 3.4) +
  oval(6, 3.4, '#FF8A80', 0, 18);

/** A small bubble of the room that means nothing. */
export const fizz = (r: number): string =>
  `<circle r="${r}" fill="#F2FAFF" fill-opacity=".6" stroke="#86B4C8" stroke-width="2.2"/>` +
  line(`M${-r * 0.5} ${-r * 0.1}A${r * 0.5} ${r * 0.5} 0 0 1 0 ${-r * 0.55}`, '#fff', 2.6);

/** A drop of rainbow mist that flies to the giant bubble. */
export const mist = (): string =>
  each(['#F4A6BE', '#F7D98A', '#9AD9C8', '#A9B7F0'] as const, (tone, i) =>
    place(dot(17, tone, 0, 0, 0.5), Math.cos(i * 1.57) * 12, Math.sin(i * 1.57) * 9),
  ) + dot(9, '#fff', 0, 0, 0.7);

/** Where a bubble was: the burst that its film leaves. */
export const burst = (): string => {
  const rays = each(12, (i) => {
    const far = i % 2 ? 62 : 54;
    return `<path transform="rotate(${i * 30})" d="M0 ${-far + 18}V${-far}"/>`;
  });
  return (
    `<g fill="none" stroke-linecap="round"><g stroke="${paper}" stroke-width="12">${rays}</g>` +
    `<g stroke="#5BA9D6" stroke-width="5">${rays}</g></g>`
  );
};

/** The bubble that grows with every right word: scenery, so without a rim. */
export const giantBubble = (r: number): string =>
  dot(r, '#F2FAFF', 0, 0, 0.42) +
  clip(
    circle(r),
    `<g fill="none"><circle cx="-6" cy="-8" r="${r}" stroke="#F4A6BE" stroke-opacity=".5" stroke-width="${r * 0.136}"/>` +
      line(circle(r - 2, 6, 4), '#F7D98A', r * 0.15, 0.45) +
      line(circle(r, 4, 12), '#9AD9C8', r * 0.15, 0.6) +
      `<circle cx="-2" cy="18" r="${r + 4}" stroke="#A9B7F0" stroke-opacity=".45" stroke-width="${r * 0.12}"/></g>`,
  ) +
  `<path d="M${-r * 0.74} ${-r * 0.22}A${r * 0.77} ${r * 0.77} 0 0 1 ${-r * 0.26} ${-r * 0.73}" fill="none" stroke="#fff" stroke-width="${r * 0.094}" stroke-linecap="round"/>` +
  dot(r * 0.047, '#fff', -r * 0.06, -r * 0.77) +
  line(circle(r), '#7FA9C4', 2.5);
