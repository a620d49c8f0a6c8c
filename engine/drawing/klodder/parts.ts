import { PALETTE, darker, inkTones, mix } from '../palette.ts';
import { clip } from '../paper.ts';
import type { Build } from './cast.ts';
import { piece } from './piece.ts';

const { ink, paper } = PALETTE;

/** The body floats this far above its feet. */
export const LIFT = 4;
/** Moves what is drawn in the frame of the body to where the body is. */
export const lifted = (inner: string): string => inner && `<g transform="translate(0 ${-LIFT})">${inner}</g>`;

/** Outline of the drip lock with its root on (0, 0), curling to the left. */
export const LOCK = 'M-9 5C-8 -5 -10 -12 -17 -14C-24 -16 -23 -26 -14 -26C0 -27 9 -14 10 5Z';

/** Outline of one foot, toes to the right. */
const footOutline = (r: number) =>
  `M${-r * 0.9} -1C${-r} -10 ${-r * 0.5} -14 1 -14C${r * 0.7} -14 ${r + 2} -9 ${r + 1} -3C${r} 1 ${-r * 0.8} 1.5 ${-r * 0.9} -1Z`;
const ARM = 'M-8 5C-12 -5 -4 -12 4 -11C14 -10 18 -2 14 5C10 12 -5 13 -8 5Z';

/** One foot, toes to the right. */
export const foot = (build: Build, colour: string = build.colour, line = 4): string =>
  piece(footOutline(build.feet.r), mix(colour, ink, 0.12), { line });

/** One arm stub; Klodders have none until they hold something. */
export const arm = (colour: string, line = 4): string => piece(ARM, colour, { line });

/** The body with its shade and shine, without feet, lock and hat. `pattern` is drawn on it (avatars). */
export function body(build: Build, colour: string = build.colour, line = 4, pattern = ''): string {
  const tone = inkTones(colour);
  const { halfWidth: w, eyes } = build;
  const shine = `M${-w * 0.78} ${eyes.y + 6}C${-w * 0.8} ${eyes.y - 2} ${-w * 0.72} ${eyes.y - 10} ${-w * 0.62} ${eyes.y - 14}`;
  const inside =
    `<path d="${build.body}" fill="${tone.fill}" transform="translate(-5 -6)"/>${pattern}` +
    `<path d="${shine}" fill="none" stroke="${tone.shine}" stroke-width="4.4" stroke-linecap="round"/>`;
  return (
    `<path d="${build.body}" fill="${tone.shade}"/>${clip(build.body, inside)}` +
    `<path d="${build.body}" fill="none" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round"/>`
  );
}

/**
 * The drip lock, root on (0, 0), not yet turned. One that flows out of the body has no outline at its root and
 * covers the body's own line there, so that the two are one drop at any angle.
 */
export function lock(build: Build, colour: string = build.colour, line = 4): string {
  const tone = inkTones(colour);
  const { scale, mode } = build.lock;
  const stroke = line / scale;
  const shine = `<path d="M-16 -21.5C-9 -22 -4 -18 -1 -12" fill="none" stroke="${tone.shine}" stroke-width="3.4" stroke-linecap="round"/>`;
  const root =
    mode === 'merged'
      ? `<path d="M-6.6 8C-6 -3 -7 -10 -15 -15.5L-14 -24C-1 -25 6.5 -13 7.5 8Z" fill="${tone.fill}"/>`
      : '';
  const outline = mode === 'behind' ? LOCK : LOCK.slice(0, -1);
  return (
    `<g transform="scale(${scale})"><path d="${LOCK}" fill="${tone.fill}"/>` +
    `<path d="${outline}" fill="none" stroke="${ink}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"/>${root}${shine}</g>`
  );
}

const SPLASH = 'M0 -9C3 -4 5.5 -1.5 5.5 2A5.5 5.5 0 0 1 -5.5 2C-5.5 -1.5 -3 -4 0 -9Z';

/** A drop that flies off a startled Klodder, tip up. */
export const splash = (colour: string): string =>
  `<g stroke-linejoin="round"><path d="${SPLASH}" fill="${paper}" stroke="${paper}" stroke-width="11"/>` +
  `<path d="${SPLASH}" fill="${colour}" stroke="${ink}" stroke-width="3"/></g>`;

const SNORE = 'M0 0h9l-9 11h9M12 -21h12l-12 14h12';

/** The two z's of a sleeping Klodder. */
export const snore =
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${SNORE}" stroke="${paper}" stroke-width="11"/>` +
  `<path d="${SNORE}" stroke="${ink}" stroke-width="3.8"/></g>`;

/** A small ink footprint. */
export const footprint = (colour: string): string =>
  `<ellipse rx="8" ry="4.6" fill="${darker(colour, 0.15)}" opacity=".55"/><ellipse cx="9" cy="-3" rx="2.4" ry="1.8" fill="${darker(colour, 0.15)}" opacity=".55"/>`;

/** Outlines for a white rim and shadow behind a whole figure. */
export const silhouettes = { foot: footOutline, lock: LOCK, arm: ARM } as const;
