import { sprite, type SpriteArt } from '../art.ts';
import { PALETTE } from '../palette.ts';
import { KLODDER_NAMES, CAST, type Build, type Face, type KlodderName } from '../klodder/cast.ts';
import { cheek, eye, glasses, mouth, pupil } from '../klodder/face.ts';
import { HATS, type HatName } from '../klodder/hats.ts';
import type { Dress } from '../outfits/wear.ts';
import { hat } from '../klodder/klodder.ts';
import {
  LIFT,
  arm,
  body,
  foot,
  footprint,
  lifted,
  lock,
  silhouettes,
  snore,
  splash,
} from '../klodder/parts.ts';
import { eraser } from '../klodder/eraser.ts';

/** Eyes of the shared face frames; a Klodder scales them to its own. */
export const FRAME_EYE = { rx: 10, ry: 13.5 } as const;

/** White rim with shadow behind a whole figure, for one that can be picked. */
function rim(build: Build, hatName: HatName | 'none', dress?: Dress): string {
  const pieces = hatName === 'none' ? [] : HATS[hatName];
  const { gap, r } = build.feet;
  const { x, y, turn, scale } = build.lock;
  const outline =
    [-1, 1]
      .map((s) => `<path d="${silhouettes.foot(r)}" transform="translate(${s * gap} -1.5) scale(${s} 1)"/>`)
      .join('') +
    `<g transform="translate(0 ${-LIFT})"><path d="${build.body}"/>${pieces.map((p) => `<path d="${p.d}"/>`).join('')}${dress?.outline ?? ''}` +
    `<path d="${silhouettes.lock}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" stroke-width="${16 / scale}"/></g>`;
  const ring = (tone: string, dy: number, opacity: number) =>
    `<g fill="${tone}" stroke="${tone}" stroke-width="16" stroke-linejoin="round" opacity="${opacity}" transform="translate(0 ${dy})">${outline}</g>`;
  return ring(PALETTE.ink, 5, 0.18) + ring(PALETTE.paper, 0, 1);
}

/** The parts of one figure, named as the stage asks for them. */
export function figureParts(
  build: Build,
  colour: string,
  pattern = '',
  hatName: HatName | 'none' = 'none',
  dress?: Dress,
): Record<string, SpriteArt> {
  const layer = (drawing: string | undefined) => sprite(lifted(drawing ?? ''), ...DRESS_BOX);
  return {
    body: sprite(lifted(body(build, colour, 4, pattern)), -70, -130, 70, 12),
    foot: sprite(foot(build, colour), -24, -24, 24, 10),
    lock: sprite(lock(build, colour), -32, -36, 24, 16),
    arm: sprite(arm(colour), -22, -22, 26, 22),
    splash: sprite(splash(colour), -14, -18, 14, 16),
    print:
      dress?.print === undefined
        ? sprite(footprint(colour), -12, -8, 16, 8)
        : sprite(dress.print, -16, -14, 16, 14),
    rim: sprite(rim(build, hatName, dress), -108, -164, 108, 32),
    ...(dress?.behind && { behind: layer(dress.behind) }),
    ...(dress && dress.straps + dress.neck && { over: layer(dress.straps + dress.neck) }),
    ...(dress?.hat && { hat: layer(dress.hat) }),
    ...(dress?.face && { face: layer(dress.face) }),
  };
}

/** Room for the largest outfit: wings, and a tall hat on a tall head. */
const DRESS_BOX = [-100, -156, 100, 20] as const;
const HAT_BOX = [-66, -150, 66, -20] as const;
const EYES: readonly Face[] = ['think', 'proud', 'sleep'];
const FACES: readonly Face[] = ['happy', 'look', 'think', 'oops', 'proud', 'sleep'];
const sides = [
  ['l', -1],
  ['r', 1],
] as const;

/** Frames of faces and hats, of all Klodders, and of Gum. */
export function figureFrames(): Record<string, SpriteArt> {
  const frames: Record<string, SpriteArt> = {
    'face/eye': sprite(eye(FRAME_EYE, 1, 'look', undefined, true), -16, -20, 16, 20),
    'face/pupil': sprite(pupil(FRAME_EYE, 'look'), -12, -14, 12, 14),
    'face/pupil-small': sprite(pupil(FRAME_EYE, 'oops'), -12, -14, 12, 14),
    'face/cheek': sprite(cheek, -8, -6, 8, 6),
    'face/snore': sprite(snore, -14, -34, 40, 24),
    'face/glasses': sprite(lifted(glasses(CAST.omavlek)), -60, -60, 60, 0),
    'face/shadow': sprite(`<ellipse rx="48" ry="7" fill="${PALETTE.ink}" opacity=".16"/>`, -52, -10, 52, 10),
  };
  for (const face of EYES)
    for (const [side, s] of sides)
      frames[`face/eye-${face}-${side}`] = sprite(eye(FRAME_EYE, s, face), -18, -22, 18, 22);
  for (const face of FACES) {
    frames[`face/mouth-${face}`] = sprite(mouth(face), -20, -14, 20, 16);
    frames[`gum/${face}`] = sprite(eraser({ face, turn: 0 }), -60, -100, 60, 20);
  }
  for (const name of Object.keys(HATS) as HatName[])
    frames[`hat/${name}`] = sprite(lifted(hat(name)), ...HAT_BOX);
  for (const name of KLODDER_NAMES as KlodderName[]) {
    const build = CAST[name];
    for (const [part, art] of Object.entries(figureParts(build, build.colour, '', name)))
      frames[`${name}/${part}`] = art;
  }
  return frames;
}
