import { sprite, type SpriteArt } from '../art.ts';
import { DEEP, PALETTE } from '../palette.ts';
import { roundRect } from '../shapes.ts';
import * as badges from './badges.ts';
import { figureFrames } from './figures.ts';
import { FX_DRAWINGS } from './fx.ts';
import { keyFrames } from './keys.ts';
import { fitsBadge, fitsNotBadge, markBadge, markToken, type MarkLetter } from './marks.ts';
import { PLATES, baseWidth, plateDrawing, statesOf, type PlateName } from './plates.ts';
import { coin, starSticker } from './rewards.ts';

/** The open place in a sentence: a bit of white paper on a blue line. */
const gapLine =
  `<path d="${roundRect(-50, -46, 100, 48, 10, { seed: 2, wobble: 0.6 })}" fill="${PALETTE.paper}" opacity=".8"/>` +
  `<path d="M-48 3q50 4 96 -1" stroke="${PALETTE.blue}" stroke-width="5" stroke-linecap="round" fill="none"/>`;

const square = (inner: string, r: number) => sprite(inner, -r, -r, r, r);

function plateFrames(): Record<string, SpriteArt> {
  const frames: Record<string, SpriteArt> = {};
  for (const name of Object.keys(PLATES) as PlateName[]) {
    const { height, margin } = PLATES[name];
    const [x, y] = [baseWidth(PLATES[name]) / 2 + margin, height / 2 + margin];
    for (const state of statesOf(name))
      frames[`plate/${name}/${state}`] = sprite(plateDrawing(name, state), -x, -y, x, y);
  }
  return frames;
}

/** Every frame of the shared kit's atlas. */
export function kitArt(): Record<string, SpriteArt> {
  const frames: Record<string, SpriteArt> = {
    ...plateFrames(),
    ...figureFrames(),
    ...keyFrames(),
    'badge/eraser': square(badges.eraserIcon, 32),
    'badge/tick': square(badges.tickBadge, 24),
    'badge/sparkle': square(badges.sparkle(), 18),
    'badge/sparkle-pale': square(badges.sparkle(PALETTE.paper), 18),
    'badge/clip': square(badges.paperClip, 40),
    'badge/klopt': square(fitsBadge, 30),
    'badge/kloptniet': square(fitsNotBadge, 34),
    'button/listen': square(badges.listenButton(30), 52),
    'button/listen-pressed': square(badges.listenButton(30, true), 52),
    'button/listen-large': square(badges.listenButton(42), 64),
    'button/listen-large-pressed': square(badges.listenButton(42, true), 64),
    'cut/open': square(badges.cutHandle(false), 72),
    'cut/open-pressed': square(badges.cutHandle(false, true), 72),
    'cut/cut': square(badges.cutHandle(true), 72),
    'hand/open': sprite(badges.exampleHand(false), -50, -40, 100, 140),
    'hand/press': sprite(badges.exampleHand(true), -50, -40, 100, 140),
    'coin/1': square(coin(1), 44),
    'coin/2': square(coin(0.6), 44),
    'coin/3': square(coin(0.12), 44),
    'star/full': square(starSticker(true), 52),
    'star/empty': square(starSticker(false), 52),
    'gap/line': sprite(gapLine, -60, -50, 60, 14),
    'banner/underline': sprite(
      `<path d="M-50 0q50 4 100 -1" stroke="${DEEP.teal}" stroke-width="5" stroke-linecap="round" fill="none"/>`,
      -56,
      -6,
      56,
      10,
    ),
  };
  for (const mark of ['A', 'B', 'C', 'D'] as MarkLetter[]) {
    frames[`mark/${mark}`] = square(markBadge(mark), 30);
    frames[`mark/${mark}-token`] = square(markToken(mark), 44);
  }
  for (const [preset, drawings] of Object.entries(FX_DRAWINGS))
    drawings.forEach((drawing, i) => (frames[`fx-${preset}-${i + 1}`] = square(drawing, 22)));
  return frames;
}
