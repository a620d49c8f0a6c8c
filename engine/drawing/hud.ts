import { DEEP, PALETTE } from './palette.ts';
import { svg } from './paper.ts';
import { curve, torn, type Point } from './points.ts';
import { drop } from './shapes.ts';
import { speaker } from './kit/badges.ts';
import { coin, kite, kiteBow, starSticker } from './kit/rewards.ts';

const { ink, paper, blue, ochre } = PALETTE;
const line = (d: string, width = 4.4, colour: string = paper) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Icons of the HUD and menus around (0, 0), at most 44 across, in paper on a button. */
const ICONS = {
  pause: `<rect x="-11" y="-13" width="8" height="26" rx="3" fill="${paper}"/><rect x="3" y="-13" width="8" height="26" rx="3" fill="${paper}"/>`,
  play: `<path d="M-8 -13L14 0L-8 13Z" fill="${paper}" stroke="${paper}" stroke-width="4" stroke-linejoin="round"/>`,
  hearAgain: `<g transform="translate(-3 0) scale(.9)">${speaker(paper, 2)}</g>`,
  soundOn: `<g transform="translate(1 0) scale(.9)">${speaker(paper, 1)}</g>`,
  soundOff: `<g transform="translate(-3 0) scale(.9)">${speaker(paper, 0)}</g>${line('M7 -7L19 7M19 -7L7 7')}`,
  map: `<path d="M-18 -11L-6 -15V11L-18 15Z M6 -11L18 -15V11L6 15Z M-6 -15L6 -11V15L-6 11Z" fill="none" stroke="${paper}" stroke-width="4" stroke-linejoin="round"/>`,
  list:
    line('M-6 -11H16M-6 0H16M-6 11H16') +
    `<g fill="${paper}"><circle cx="-15" cy="-11" r="3.200"/><circle cx="-15" r="3.200"/><circle cx="-15" cy="11" r="3.200"/></g>`,
  menu: line('M-15 -11H15M-15 0H15M-15 11H15', 5),
  home: `<path d="M-17 0L0 -16L17 0M-12 -3V14H12V-3M-4 14V4H4V14" fill="none" stroke="${paper}" stroke-width="4.400" stroke-linecap="round" stroke-linejoin="round"/>`,
  /** A stall with an awning: the clubhouse. */
  clubhouse: `<path d="M-14 0V15H14V0M-4 15V4H5V15" fill="none" stroke="${paper}" stroke-width="4" stroke-linejoin="round"/><path d="M-14 -14H14L19 -3C17 3 11 3 9.500 -1C8 3 2 3 0 -1C-2 3 -8 3 -9.500 -1C-11 3 -17 3 -19 -3Z" fill="${paper}" stroke="${paper}" stroke-width="3" stroke-linejoin="round"/>`,
  close: line('M-11 -11L11 11M11 -11L-11 11', 5.4),
  back: line('M4 -13L-9 0L4 13M-8 0H15', 5),
  fullScreen: line('M-15 -5V-15H-5M5 -15H15V-5M15 5V15H5M-5 15H-15V5'),
  leaveFullScreen: line('M-5 -15V-5H-15M15 -5H5V-15M5 15V5H15M-15 5H-5V15'),
  calm: `<path d="M-4 -15A15 15 0 1 0 15 7A12 12 0 0 1 -4 -15Z" fill="${paper}" stroke="${paper}" stroke-width="2" stroke-linejoin="round"/>`,
  gear: `${line('M0 -17V-12M0 12V17M-17 0H-12M12 0H17M-12 -12L-8.500 -8.500M8.500 8.500L12 12M12 -12L8.500 -8.500M-8.500 8.500L-12 12', 5.4)}<circle r="8.500" fill="none" stroke="${paper}" stroke-width="5"/>`,
  tick: line('M-13 0L-4 10L14 -11', 6),
  again: `${line('M12 -11A16 16 0 1 0 16 3')}<path d="M18 -17V-5H6Z" fill="${paper}" stroke="${paper}" stroke-width="3" stroke-linejoin="round"/>`,
} as const;
export type HudIcon = keyof typeof ICONS;
export const HUD_ICONS = Object.keys(ICONS) as HudIcon[];

/** An icon alone, 44 x 44 u, in the colour given: for a button that has its own ground. */
export const hudIcon = (name: HudIcon, colour: string = paper): string =>
  svg(ICONS[name].replaceAll(paper, colour), -22, -22, 44, 44);

/** The round plate of a HUD button with its icon, 64 x 64 u. */
export function hudButton(
  name: HudIcon,
  { pressed = false, fill = blue as string, deep = DEEP.blue as string } = {},
): string {
  const dy = pressed ? 0 : -3;
  return svg(
    `<circle r="28" fill="${deep}" stroke="${ink}" stroke-width="3.5"/><ellipse cy="${dy}" rx="26.2" ry="${26.2 + dy}" fill="${fill}"/><g transform="translate(0 ${dy})">${ICONS[name]}</g>`,
    -32,
    -32,
    64,
    64,
  );
}

/** What one drop of the progress line says of its exercise. */
export type DropState = 'todo' | 'now' | 'right' | 'done';

/** One drop of the progress line, 36 x 44 u. `done` was finished on a later try: filled, without a tick. */
export function progressDrop(state: DropState): string {
  const k = state === 'now' ? 1.25 : 0.95;
  const fill = state === 'todo' ? paper : state === 'now' ? ochre : blue;
  const tick =
    state === 'right'
      ? line('M-4 6l3 4l6 -7', 3)
      : state === 'done'
        ? `<circle cy="6" r="2.600" fill="${paper}"/>`
        : '';
  return svg(
    `<path d="${drop(0, 0, k)}" fill="${fill}" stroke="${state === 'todo' ? '#8E95A8' : ink}" stroke-width="3.2" stroke-linejoin="round"/>${tick}`,
    -18,
    -22,
    36,
    44,
  );
}

/** A coin of the HUD, 72 x 72 u; without rim, it stands on paper. */
export const hudCoin = (): string => svg(coin(), -36, -36, 72, 72);
/** A star, 80 x 80 u. */
export const hudStar = (full: boolean): string => svg(starSticker(full), -40, -40, 80, 80);

/** The weekly kite with its bows, `bows` of them tied, 140 x 300 u. */
export function hudKite(bows: number, goal: number): string {
  const colours = [PALETTE.blue, PALETTE.moss, PALETTE.plum, PALETTE.teal, ochre];
  const tail = Array.from({ length: Math.max(bows, goal) }, (_, i) => {
    const there = i < bows;
    const bow = kiteBow(there ? (colours[i % colours.length] ?? blue) : paper);
    return `<g transform="translate(${i % 2 ? 5 : -5} ${74 + i * 34})"${there ? '' : ' opacity=".45"'}>${bow}</g>`;
  }).join('');
  return svg(tail + kite(), -70, -70, 140, 300);
}

/** Width and height of the HUD strip's drawing; stretch it to the window's width. */
export const HUD_STRIP = { width: 1600, height: 84 } as const;

/** The paper strip of the HUD with its torn lower edge, without what lies on it. */
export function hudStrip(): string {
  const { width, height } = HUD_STRIP;
  const edge: Point[] = [
    [-20, -20],
    [width + 20, -20],
    ...curve((x) => 69 + Math.sin(x / 190) * 1.5, width + 20, -20, 48),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">` +
    `<path d="${torn(edge, { seed: 59, amplitude: 1.9 })}" fill="${ink}" opacity=".1" transform="translate(0 5)"/>` +
    `<path d="${torn(edge, { seed: 59, amplitude: 1.9 })}" fill="#fff" stroke="#fff" stroke-width="3"/><path d="${torn(edge, { seed: 9, amplitude: 1.6 })}" fill="${paper}"/></svg>`
  );
}

/** A torn edge as a path, for a clip or a border: `width` x `height`, torn at the bottom. */
export const tornStrip = (width: number, height: number, seed = 9): string =>
  torn([[0, 0], [width, 0], ...curve((x) => height - 4 + Math.sin(x / 130) * 1.5, width, 0, 40)], {
    seed,
    amplitude: 1.6,
  });
