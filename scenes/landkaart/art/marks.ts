import {
  blob,
  jitter,
  lighter,
  PALETTE,
  place,
  plate,
  roundRect,
  star,
  tenth,
} from '../../../engine/drawing/index.ts';

const { ink, paper, ochre, coral, blue, plum } = PALETTE;

/** A filled part with an ink outline. */
export const part = (d: string, fill: string, line = 3.2): string =>
  `<path d="${d}" fill="${fill}" stroke="${ink}" stroke-width="${line}" stroke-linejoin="round" stroke-linecap="round"/>`;

/** The white rim behind things that can be used. */
export const rim = (outlines: readonly string[], width = 15): string =>
  `<g filter="url(#sticker)" fill="${paper}" stroke="${paper}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${outlines.map((d) => `<path d="${d}"/>`).join('')}</g>`;

const line = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Flag on a pole, foot at (0, 0); at half the pole it says open, at the top done. */
export function flag(height: number, colour: string, share: number): string {
  const top = -height * share + 1;
  const cloth = `M0 ${top}q10 -6 20 0t20 0l-7 10l7 10q-10 6 -20 0t-20 0Z`;
  const pole = `M0 0v${-height}`;
  return (
    line(pole, paper, 11) +
    line(pole, ink, 4) +
    `<path d="${cloth}" fill="${paper}" stroke="${paper}" stroke-width="9" stroke-linejoin="round"/>` +
    part(cloth, colour, 3)
  );
}

/** Padlock of paper. */
export const padlock = (): string =>
  `<g filter="url(#sticker)"><path d="M-11 -4V-12a11 11 0 0 1 22 0V-4M-18 -4h36v27h-36Z" fill="none" stroke="${paper}" stroke-width="15" stroke-linejoin="round"/></g>` +
  line('M-11 -2V-12a11 11 0 0 1 22 0V-2', ink, 9.5) +
  line('M-11 -2V-12a11 11 0 0 1 22 0V-2', '#C9CEDA', 3.6) +
  part(roundRect(-18, -4, 36, 27, 6, { seed: 4, wobble: 1 }), '#E8C98B') +
  `<path d="M-18 9L18 9" stroke="#C79F58" stroke-width="2"/><circle cy="7" r="4" fill="${ink}"/>${line('M0 8v7', ink, 4)}`;

/** A tuft of cotton mist. */
export const mist = (seed: number): string =>
  `<g filter="url(#sticker)">${(
    [
      [-22, 3, 19, 13],
      [20, 4, 20, 13],
      [0, -4, 20, 17],
    ] as const
  )
    .map(
      ([x, y, rx, ry], i) =>
        `<path d="${blob(x, y, rx, ry, { seed: seed + i, wobble: 0.06, corners: 11 })}" fill="#fff"/>`,
    )
    .join('')}</g>${line('M-15 -3q6 -9 14 -8M8 6q6 3 12 -1', '#C9D9E6', 2)}`;

/** Scaffold of a place that is being painted, with a pot of its own paint. */
export const scaffold = (paint: string): string =>
  `<g stroke-linecap="round">${line('M-49 2V-66M49 2V-66M-56 -28H56', paper, 12)}${line('M-49 2V-66M49 2V-66', ink, 7.5)}${line('M-49 2V-66M49 2V-66', '#D8A86A', 3)}` +
  `${line('M-57 -26H-16M16 -26H57', ink, 9)}${line('M-57 -26H-16M16 -26H57', '#E8C08A', 4)}${line('M-49 -4L-38 -24M49 -4L38 -24', ink, 3)}</g>` +
  part('M28 -46h16l-2 16h-12z', paper, 2.6) +
  `<path d="M27 -46q9 5 18 0v6q-4 5 -6 -1t-6 2t-6 -3z" fill="${paint}" stroke="${ink}" stroke-width="2"/>`;

/** What lies before a place that is shut: two tufts of mist and the padlock, as one drawing; its foot is (0, 0). */
export const shutBy = (seed: number): string =>
  place(mist(seed * 4), -30, -6, { scale: 0.9 }) +
  place(mist(((seed % 3) + 1) * 4), 34, -10, { scale: 0.82 }) +
  place(padlock(), 0, -24);

/** Feather duster that leans at the door, foot at (0, 6). */
export const duster = (): string =>
  line('M0 6V-26M0 -26C-20 -34 -17 -66 -2 -70C16 -68 18 -36 0 -26Z', paper, 14) +
  line('M0 6V-26', ink, 8) +
  line('M0 6V-26', '#D8A86A', 3.6) +
  part(
    'M0 -24C-8 -26 -16 -32 -15 -38C-20 -44 -18 -50 -14 -52C-16 -60 -10 -66 -2 -70C8 -68 15 -62 13 -53C18 -50 19 -43 14 -38C16 -31 8 -26 0 -24Z',
    plum,
    3,
  ) +
  line('M0 -30C-3 -44 0 -56 -1 -62M0 -36L-8 -43M0 -36L8 -44M0 -48L-7 -55M0 -48L7 -56', '#D9C2EE', 2.2);

/** Envelope from the teacher, pinned on. */
export function envelope(): string {
  const sheet = roundRect(-27, -19, 54, 38, 4, { seed: 5, wobble: 1 });
  return (
    `<g filter="url(#sticker)"><path d="${sheet}" fill="${paper}" stroke="${paper}" stroke-width="13" stroke-linejoin="round"/></g>${part(sheet, '#FFF3D6')}` +
    line('M-26 -17L0 5L26 -17M-25 17L-8 0M25 17L8 0', ink, 2.6) +
    `<circle cx="0" cy="4" r="7.5" fill="${coral}" stroke="${ink}" stroke-width="2.6"/><circle cx="0" cy="-22" r="6.5" fill="${blue}" stroke="${ink}" stroke-width="2.6"/>`
  );
}

/** Three small stars on a paper cloud, `full` of them filled. */
export const roofStars = (full: number): string =>
  `<g filter="url(#sticker)">${line('M-27 0h54M0 -4v1', paper, 36)}</g>` +
  [-1, 0, 1]
    .map(
      (place) =>
        `<path transform="translate(${place * 26} ${place ? 2 : -2})" d="${star(12, 6)}" fill="${place + 1 < full ? ochre : paper}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>`,
    )
    .join('');

/** Sparkle of a golden place. */
export function goldSpark(r: number): string {
  const near = tenth(r * 0.18);
  return `<path d="M0 ${-r}Q${near} ${-near} ${r} 0Q${near} ${near} 0 ${r}Q${-near} ${near} ${-r} 0Q${-near} ${-near} 0 ${-r}Z" fill="#FFF6CF" stroke="#B97F08" stroke-width="1.8" stroke-linejoin="round"/>`;
}

/** The round place on the path before a door: plain, lit (something to do), gold, or still dotted. */
export const pathNode = (kind: 'plain' | 'lit' | 'gold' | 'shut'): string =>
  kind === 'shut'
    ? `<circle r="13" fill="#DDEDC4" stroke="${paper}" stroke-width="4" stroke-dasharray="6 5"/>`
    : `<g filter="url(#sticker)"><ellipse rx="21" ry="17" fill="#FFFBEE"/></g><ellipse rx="15.5" ry="12" fill="${{ plain: '#F0D59C', lit: '#9FDCC8', gold: ochre }[kind]}" stroke="#C49A4C" stroke-width="2"/>`;

/** The board on a roof, for letters or an icon; `w` is its width. */
export const signBoard = (w: number, pale: boolean): string =>
  `<g filter="url(#sticker)"><path d="${plate(w, 37, 9, { seed: w, wobble: 1.4 })}" fill="${pale ? PALETTE.card : paper}" stroke="${ink}" stroke-width="3.2"/></g>`;

/** The plate below a place for its name; `now` is the one whose panel is open. */
export function namePlate(w: number, kind: 'normal' | 'pale' | 'now'): string {
  const fill = { normal: paper, pale: '#EDE7D8', now: '#FFE38F' }[kind];
  const edge = { normal: '#CDBF9C', pale: '#B9B19C', now: ink }[kind];
  return `<g filter="url(#sticker)"><path d="${plate(w, 37, 10, { seed: w, wobble: 1.6 })}" fill="${fill}" stroke="${edge}" stroke-width="${kind === 'now' ? 3 : 2.2}"/></g>`;
}

/** Fine dust that is swept away. */
export function dustCloud(): string {
  const next = jitter(9);
  return Array.from(
    { length: 12 },
    () =>
      `<circle cx="${tenth(next() * 44 - 22)}" cy="${tenth(next() * 24 - 12)}" r="${tenth(2 + next() * 4)}" fill="${lighter('#8C826C', 0.3)}" opacity=".7"/>`,
  ).join('');
}

/** The dashed line between two parts of a sign. */
export const signDash = (): string =>
  `<path d="M0 -12v23" stroke="${ink}" stroke-width="2.4" stroke-dasharray="4 4" fill="none"/>`;

/** Icons for the roof sign of what has no letters of its own. */
export const signIcons = (): Record<string, string> => ({
  oor: line(
    'M-7 -2Q-8 -14 2 -14Q12 -13 10 -3Q8 3 4 6Q3 13 -3 13Q-8 12 -7 7M-2 -3Q-2 -8 2 -8Q6 -7 4 -2Q2 1 1 3',
    ink,
    3,
  ),
  schaar:
    line('M-11 -12L8 8M11 -12L-8 8', ink, 3.2) +
    '<circle cx="-9" cy="11" r="4.500" fill="none" stroke="#1E2747" stroke-width="3"/><circle cx="9" cy="11" r="4.500" fill="none" stroke="#1E2747" stroke-width="3"/>',
  puzzel: part('M-13 -11H-3Q-6 -17 0 -17Q6 -17 3 -11H13V-1Q19 -4 19 2Q19 8 13 5V13H-13Z', '#9FDCC8', 2.8),
  boek:
    part('M0 -8Q-8 -13 -15 -10V10Q-8 7 0 12Q8 7 15 10V-10Q8 -13 0 -8Z', '#FFFDF6', 2.8) +
    line('M0 -8V12M-11 -3h6M5 -3h6M-11 3h6M5 3h6', ink, 2),
  wereld:
    part(blob(0, 0, 15, 15, { seed: 3, wobble: 0.03, corners: 12 }), '#9CCBF2', 2.8) +
    line('M-15 0H15M0 -15Q-9 0 0 15M0 -15Q9 0 0 15', ink, 2),
});
