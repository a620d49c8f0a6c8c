import { PALETTE } from '../palette.ts';
import { groundShadow } from '../paper.ts';
import type { Point } from '../points.ts';
import type { Dress } from '../outfits/wear.ts';
import { CAST, anchorsOf, type Build, type Face, type KlodderName } from './cast.ts';
import { blushes, cheek, cheekPoints, eye, glasses, mouth } from './face.ts';
import { HATS, type HatName, type HatPiece } from './hats.ts';
import { LIFT, arm, body, foot, lifted, lock, silhouettes, snore, splash } from './parts.ts';
import { piece } from './piece.ts';

const { ink, paper } = PALETTE;

/** Poses: stand, walk, jump, land, hold something up, sit. */
export type Pose = 'stand' | 'walk' | 'jump' | 'land' | 'hold' | 'sit';

interface PoseShape {
  transform?: string;
  lean: number;
  /** x for a gap of 18, y and turn of the left and right foot. */
  feet?: readonly (readonly [number, number, number])[];
  inAir?: boolean;
}
const POSES: Record<Pose, PoseShape> = {
  stand: { lean: 0 },
  walk: {
    transform: 'translate(0 -3) rotate(7) skewX(-4)',
    lean: -20,
    feet: [
      [-33, -7, 42],
      [18, 1, -16],
    ],
  },
  jump: {
    transform: 'translate(0 -26) scale(.93 1.1)',
    lean: 14,
    feet: [
      [-15, 6, -16],
      [15, 6, 16],
    ],
    inAir: true,
  },
  land: { transform: 'scale(1.14 .85)', lean: -6 },
  hold: { lean: 0 },
  sit: {
    transform: 'translate(0 2)',
    lean: -4,
    feet: [
      [-24, -1, 24],
      [24, -1, -24],
    ],
  },
};

export interface KlodderOptions {
  name?: KlodderName;
  /** A body of one's own, instead of a hero's. */
  build?: Build;
  colour?: string;
  /** Drawn on the body, clipped to it. */
  pattern?: string;
  face?: Face;
  pose?: Pose;
  /** The ground point between the feet. */
  x?: number;
  y?: number;
  /** Width of the base box; 96 is the natural size. */
  size?: number;
  /** Where the eyes go, -1 to 1 each way. */
  look?: Point;
  flip?: boolean;
  /** Drawing around (0, 0) at the hand. */
  item?: string;
  hat?: HatName | 'none';
  /** What an avatar wears. */
  dress?: Dress;
  /** Width of the white rim; 0 for a hero in the scenery. */
  rim?: number;
  shadow?: boolean;
}

/** A whole Klodder as still drawing; the stage's living one is put together from the same parts. */
export function klodder(options: KlodderOptions = {}): string {
  const {
    name = 'moes',
    face = 'happy',
    pose = 'stand',
    x = 0,
    y = 0,
    size = 96,
    flip = false,
    item = '',
    rim = 6,
    shadow = true,
    dress,
  } = options;
  const build: Build = options.build ?? CAST[name];
  const colour = options.colour ?? build.colour;
  const hatName = options.hat ?? (options.build ? 'none' : name);
  const hats: readonly HatPiece[] = hatName === 'none' ? [] : HATS[hatName];
  const shape = POSES[pose];
  const k = size / 96;
  // Lines stay about as heavy on a small or a large Klodder.
  const line = (4 * Math.min(1.25, Math.max(0.8, k))) / k;
  const rimWidth = (rim / k) * Math.min(1.5, Math.max(0.8, k));
  const { eyes, feet, halfWidth: w } = build;

  const feetAt = (
    shape.feet ?? [
      [-feet.gap, 0, 0],
      [feet.gap, 0, 0],
    ]
  ).map(([fx, fy, turn], i) => {
    const gap = shape.feet ? fx * (feet.gap / 18) : fx;
    return `translate(${gap} ${fy - 1.5}) rotate(${turn})${i === 0 ? ' scale(-1 1)' : ''}`;
  });
  const turn = build.lock.turn + shape.lean + (face === 'oops' ? 20 : face === 'sleep' ? -16 : 0);
  const lockAt = `translate(${build.lock.x} ${build.lock.y}) rotate(${turn})${face === 'oops' ? ' scale(1 1.2)' : ''}`;
  const reach = Math.min(1, w / 44);
  const armsAt =
    pose === 'hold' || item
      ? [-1, 1].map((side) => `translate(${side * w * 0.62} -20) scale(${side * reach} ${reach}) rotate(-18)`)
      : [];
  const lockPart = `<g transform="${lockAt}">${lock(build, colour, line)}</g>`;
  const { mode } = build.lock;

  let rear = '';
  if (rim) {
    const s = silhouettes;
    const outline =
      feetAt.map((t) => `<path d="${s.foot(feet.r)}" transform="${t}"/>`).join('') +
      `<g transform="translate(0 ${-LIFT})"><path d="${build.body}"/><path d="${s.lock}" transform="${lockAt} scale(${build.lock.scale})" stroke-width="${(line + rimWidth * 2) / build.lock.scale}"/>` +
      hats.map((h) => `<path d="${h.d}"/>`).join('') +
      (dress?.outline ?? '') +
      armsAt.map((t) => `<path d="${s.arm}" transform="${t}"/>`).join('') +
      '</g>';
    const ring = (tone: string, extra: number, more: string) =>
      `<g fill="${tone}" stroke="${tone}" stroke-width="${line + rimWidth * 2 + extra}" stroke-linejoin="round" ${more}>${outline}</g>`;
    if (shadow)
      rear +=
        ring(ink, 3, `opacity=".09" transform="translate(0 ${5 / k})"`) +
        ring(ink, 0, `opacity=".1" transform="translate(0 ${4 / k})"`);
    rear += ring(paper, 0, '');
  }

  const features =
    (blushes(face)
      ? cheekPoints(build)
          .map(([cx, cy]) => `<g transform="translate(${cx} ${cy})">${cheek}</g>`)
          .join('')
      : '') +
    ([-1, 1] as const)
      .map(
        (side) =>
          `<g transform="translate(${eyes.x + side * eyes.gap} ${eyes.y})">${eye(eyes, side, face, options.look)}</g>`,
      )
      .join('') +
    `<g transform="translate(${build.mouth.join(' ')})">${mouth(face)}</g>` +
    (name === 'omavlek' && !options.build ? glasses(build) : '');
  const drop = (dx: number, dy: number, angle: number, scale: number) =>
    `<g transform="translate(${dx} ${dy}) rotate(${angle}) scale(${scale})">${splash(colour)}</g>`;
  const startled =
    drop(w + 12, eyes.y - 4, 70, 1) +
    drop(w + 13, eyes.y + 14, 98, 0.75) +
    drop(-w - 11, eyes.y + 4, -74, 0.9);
  const [handX, handY] = anchorsOf(build).hand;

  const upper =
    (mode === 'behind' ? lockPart : '') +
    body(build, colour, line, options.pattern) +
    (dress ? dress.straps + dress.neck : '') +
    (mode === 'merged' ? lockPart : '') +
    (dress?.hat && hatName === 'none' ? dress.hat : hat(hatName, line)) +
    (mode === 'front' ? lockPart : '') +
    features +
    (dress?.face ?? '') +
    (face === 'oops' ? startled : '') +
    armsAt.map((t) => `<g transform="${t}">${arm(colour, line)}</g>`).join('') +
    (item && `<g transform="translate(${handX} ${handY})">${item}</g>`) +
    (face === 'sleep' ? `<g transform="translate(${Math.max(w + 4, 44)} ${eyes.y - 16})">${snore}</g>` : '');

  return (
    `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})">` +
    (shadow ? groundShadow(0, 1, w * (shape.inAir ? 0.7 : 0.98), 6.5, shape.inAir ? 0.12 : 0.16) : '') +
    `<g${shape.transform ? ` transform="${shape.transform}"` : ''}>${rear}${lifted(dress?.behind ?? '')}` +
    feetAt.map((t) => `<g transform="${t}">${foot(build, colour, line)}</g>`).join('') +
    `<g transform="translate(0 ${-LIFT})">${upper}</g></g></g>`
  );
}

/** A hat, in the coordinates of the Klodder it is drawn for. */
export function hat(name: HatName | 'none', line = 4): string {
  if (name === 'none') return '';
  const pieces: readonly HatPiece[] = HATS[name];
  return pieces
    .map((h) => piece(h.d, h.fill, { inner: h.inner, shine: h.shine, line: h.line ?? line }))
    .join('');
}
