import { DEEP, PALETTE } from '../palette.ts';
import { circle } from '../shapes.ts';

const { ink, paper, pink, blue, ochre, pencil } = PALETTE;
const round = 'stroke-linecap="round" stroke-linejoin="round"';

/** Eraser icon: out of play, and on the Hintstrook. */
export const eraserIcon =
  `<g transform="rotate(-24)" stroke-linejoin="round"><path d="M-19 -10H9C16 -10 19 -5 19 0C19 6 17 10 11 10H-19Z" fill="${paper}" stroke="${paper}" stroke-width="10"/>` +
  `<path d="M-19 -10H9C16 -10 19 -5 19 0C19 6 17 10 11 10H-19Z" fill="${pink}" stroke="${ink}" stroke-width="3.4"/>` +
  `<path d="M-20 -11.5H-2V11.5H-20Z" fill="${blue}" stroke="${ink}" stroke-width="3.4"/><path d="M-11 -10V10" stroke="${paper}" stroke-width="3"/></g>`;

/** Tick in a dark green disc: right. */
export const tickBadge =
  `<circle r="19" fill="${paper}"/><circle r="15.5" fill="${DEEP.teal}" stroke="${ink}" stroke-width="3"/>` +
  `<path d="M-7 .5L-2 6L7.5 -6" fill="none" stroke="${paper}" stroke-width="4.6" ${round}/>`;

/** A four-pointed sparkle. */
export const sparkle = (fill: string = ochre): string =>
  `<path d="M0 -11Q1.5 -1.5 11 0Q1.5 1.5 0 11Q-1.5 1.5 -11 0Q-1.5 -1.5 0 -11Z" fill="${fill}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"/>`;

const CLIP = 'M-8 6V-15C-8 -26 8 -26 8 -15V12C8 20 -3 20 -3 12V-11C-3 -15 3 -15 3 -11V8';
/** Paper clip: chosen. */
export const paperClip = `<g transform="rotate(14)" fill="none" ${round}><path d="${CLIP}" stroke="${ink}" stroke-width="7.4"/><path d="${CLIP}" stroke="#C9CEDA" stroke-width="3.2"/></g>`;

/** Loudspeaker in one colour, about 40 wide; `waves` 0 to 2. */
export const speaker = (colour: string = paper, waves = 2): string =>
  `<path d="M-15 -7H-8L2 -16V16L-8 7H-15Z" fill="${colour}" stroke="${colour}" stroke-width="3" stroke-linejoin="round"/>` +
  `<path d="${waves > 0 ? 'M8 -8Q13 0 8 8' : ''}${waves > 1 ? 'M14 -14Q23 0 14 14' : ''}" fill="none" stroke="${colour}" stroke-width="4.2" stroke-linecap="round"/>`;

interface RoundButton {
  r: number;
  fill: string;
  deep: string;
  pressed?: boolean;
  rim?: number;
}

/** A round usable button around (0, 0), without its icon. */
export function roundButton({ r, fill, deep, pressed = false, rim = 6 }: RoundButton): string {
  const d = circle(r);
  const wide = 4 + rim * 2;
  return (
    `<path d="${d}" fill="${ink}" stroke="${ink}" stroke-width="${wide}" opacity=".14" transform="translate(0 ${pressed ? 1.5 : 5})"/>` +
    `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="${wide}"/><path d="${d}" fill="${deep}"/>` +
    `<ellipse cy="${pressed ? -1 : -4}" rx="${r}" ry="${r - (pressed ? 1 : 4)}" fill="${fill}"/><path d="${d}" fill="none" stroke="${ink}" stroke-width="4"/>`
  );
}

/** The round speaker button of the Promptpaneel. */
export const listenButton = (r: number, pressed = false): string =>
  `${roundButton({ r, fill: blue, deep: DEEP.blue, pressed })}<g transform="translate(-2 ${pressed ? 0 : -2}) scale(${r / 36})">${speaker()}</g>`;

/** The dotted cutting line of a Knipgreep and its handle with scissors; letters stand on y 0. */
export function cutHandle(cut: boolean, pressed = false): string {
  const blades = cut ? 'M-4.5 5L2.5 -18M4.5 5L-2.5 -18' : 'M-4.5 5L9 -16M4.5 5L-9 -16';
  const d = circle(18, 0, 38);
  const tear = 'M-7 -42L-3 -30L-8 -18L-3 -6L-7 8M7 -42L3 -30L8 -18L3 -6L7 8';
  const line = cut
    ? `<path d="${tear}" fill="none" stroke="${paper}" stroke-width="9" ${round}/><path d="${tear}" fill="none" stroke="${ink}" stroke-width="3.4" ${round}/>`
    : `<path d="M0 -42V12" stroke="${paper}" stroke-width="9" stroke-linecap="round"/><path d="M0 -42V12" stroke="${pencil}" stroke-width="3.6" stroke-dasharray="7 8" stroke-linecap="round"/>`;
  return (
    line +
    `<path d="${d}" fill="${ink}" stroke="${ink}" stroke-width="14" opacity=".14" transform="translate(0 ${pressed ? 1.5 : 4})"/>` +
    `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="14"/><path d="${d}" fill="${cut ? '#DDF3EE' : paper}" stroke="${ink}" stroke-width="3.6"/>` +
    `<g transform="translate(0 39) scale(.7)" fill="none" stroke="${ink}" stroke-width="4.4" ${round}><path d="${blades}"/>` +
    `<circle cx="-8" cy="10" r="6" fill="${paper}"/><circle cx="8" cy="10" r="6" fill="${paper}"/></g>`
  );
}

/** A pointing hand of cut paper for the Voorbeeld; its finger tip is (0, 0). */
export function exampleHand(pressed: boolean): string {
  const palm =
    'M-2 2C-8 -4 -16 0 -13 8L0 40C-6 36 -16 30 -22 35C-27 40 -22 45 -16 49C-6 57 2 72 12 80C22 88 44 88 54 74C62 62 60 46 54 32C51 25 42 24 39 29C38 22 28 19 24 25C22 18 13 17 11 23Z';
  const folds = 'M24 25L30 42M39 29L43 44M11 23L16 40';
  return (
    `<g transform="${pressed ? 'scale(.94)' : 'rotate(-6)'}"><path d="${palm}" fill="${ink}" opacity=".16" stroke="${ink}" stroke-width="14" stroke-linejoin="round" transform="translate(0 ${pressed ? 2 : 6})"/>` +
    `<path d="${palm}" fill="${paper}" stroke="${paper}" stroke-width="14" stroke-linejoin="round"/>` +
    `<path d="${palm}" fill="#FFE3C8" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="${folds}" fill="none" stroke="${ink}" stroke-width="3" ${round}/>` +
    `<path d="M4 76L30 94L58 78L62 96H6Z" fill="${blue}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/></g>`
  );
}
