import { sprite, type SpriteArt } from '../art.ts';
import { DEEP, PALETTE } from '../palette.ts';

const { ink, pink } = PALETTE;
const backspace =
  `<path d="M-36 0L-18 -17H30q6 0 6 6V11q0 6 -6 6H-18Z" fill="${pink}" stroke="${ink}" stroke-width="3.5" stroke-linejoin="round"/>` +
  `<path d="M-4 -7l14 14m0 -14l-14 14" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;
const tick = `<path d="M-15 0L-4 12L16 -12" fill="none" stroke="${DEEP.teal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
const space = `<path d="M-60 -5v10H60v-10" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Icons on keys of the Schermtoetsenbord; letters are put on live. */
export const keyFrames = (): Record<string, SpriteArt> => ({
  'key/erase': sprite(backspace, -42, -22, 42, 22),
  'key/done': sprite(tick, -22, -18, 22, 18),
  'key/space': sprite(space, -66, -10, 66, 10),
});
