import { sprite, type SpriteArt } from '../art.ts';
import { DEEP, FEEDBACK, PALETTE, darker } from '../palette.ts';
import { clip } from '../paper.ts';
import { plate } from '../shapes.ts';

const { ink, paper, pink } = PALETTE;

/** Height of a key's face; with its rim it fills a row of 76 u. */
export const KEY_HEIGHT = 62;
/** The widths a key can have, in u. */
export const KEY_WIDTHS = { letter: 74, wide: 104, done: 236, space: 300 } as const;
export type KeyWidth = keyof typeof KEY_WIDTHS;
/** Ground colour of a key: letters, rubbing out, ready. */
export const KEY_TONES = {
  letter: paper,
  erase: '#FBDDE6',
  done: FEEDBACK.right.ground,
  hold: '#FFE7A8',
} as const;
export type KeyTone = keyof typeof KEY_TONES;

/** Room round a key for its rim and shadow. */
export const KEY_MARGIN = 12;

function key(width: number, fill: string, pressed: boolean): string {
  const d = plate(width, KEY_HEIGHT, 14, { seed: width, wobble: 0.8 });
  const lip = darker(fill === paper ? '#EFE7D6' : fill, 0.1);
  return (
    `<path d="${d}" transform="translate(0 ${pressed ? 1.5 : 5})" fill="${ink}" stroke="${ink}" stroke-width="9" stroke-linejoin="round" opacity=".15"/>` +
    `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="11" stroke-linejoin="round"/><path d="${d}" fill="${lip}"/>` +
    clip(d, `<path d="${d}" fill="${fill}" transform="translate(0 ${pressed ? -2 : -7})"/>`) +
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>`
  );
}

const backspace =
  `<path d="M-36 0L-18 -17H30q6 0 6 6V11q0 6 -6 6H-18Z" fill="${pink}" stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"/>` +
  `<path d="M-4 -7l14 14m0 -14l-14 14" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;
const tick = `<path d="M-15 0L-4 12L16 -12" fill="none" stroke="${DEEP.teal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
const space = `<path d="M-80 -5v10H80v-10" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Key plates and icons of the Schermtoetsenbord; letters are put on live. */
export function keyFrames(): Record<string, SpriteArt> {
  const frames: Record<string, SpriteArt> = {
    'key/icon-erase': sprite(backspace, -42, -22, 42, 22),
    'key/icon-done': sprite(tick, -22, -18, 22, 18),
    'key/icon-space': sprite(space, -86, -10, 86, 10),
  };
  const used: readonly [KeyWidth, KeyTone][] = [
    ['letter', 'letter'],
    ['wide', 'letter'],
    ['wide', 'hold'],
    ['wide', 'erase'],
    ['done', 'done'],
    ['space', 'letter'],
  ];
  for (const [width, tone] of used) {
    const [x, y] = [KEY_WIDTHS[width] / 2 + KEY_MARGIN, KEY_HEIGHT / 2 + KEY_MARGIN];
    for (const pressed of [false, true]) {
      const name = `key/${width}-${tone}${pressed ? '-pressed' : ''}`;
      frames[name] = {
        ...sprite(key(KEY_WIDTHS[width], KEY_TONES[tone], pressed), -x, -y, x, y),
        whole: true,
      };
    }
  }
  return frames;
}
