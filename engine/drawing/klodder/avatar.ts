import { PALETTE, mix } from '../palette.ts';
import { jitter, tenth } from '../points.ts';
import { circle, star } from '../shapes.ts';
import { place, svg } from '../paper.ts';
import { dress, type Dress, type Seat, type WornOutfit } from '../outfits/wear.ts';
import { CAST, type Build, type Face } from './cast.ts';
import { klodder } from './klodder.ts';

/** Body colours of the pupil's own Klodder. */
export const AVATAR_COLOURS = {
  blauw: PALETTE.blue,
  koraal: PALETTE.coral,
  mos: PALETTE.moss,
  pruim: PALETTE.plum,
  oker: PALETTE.ochre,
  zeegroen: PALETTE.teal,
  roze: '#E77FA3',
  lila: '#A792D4',
} as const;
/** Patterns of the pupil's own Klodder. */
export const AVATAR_PATTERNS = [
  'effen',
  'stippen',
  'strepen',
  'ruiten',
  'golven',
  'sterren',
  'spatten',
  'buik',
] as const;
/** Shapes of the pupil's own Klodder. */
export const AVATAR_SHAPES = ['rond', 'peer', 'druppel', 'brood'] as const;

export type AvatarColour = keyof typeof AVATAR_COLOURS;
export type AvatarPattern = (typeof AVATAR_PATTERNS)[number];
export type AvatarShape = (typeof AVATAR_SHAPES)[number];

/** What a pupil's own Klodder looks like; unknown values become the first of the list. */
export interface Avatar {
  shape: string;
  colour: string;
  pattern?: string;
  /** What it wears; ids that are not known are not drawn. */
  worn?: WornOutfit;
}

/** Without a hat the lock of every shape grows out of the top of the head. */
const SHAPES: Record<AvatarShape, Build> = {
  rond: { ...CAST.moes, lock: { x: 2, y: -71, turn: 10, scale: 1, mode: 'merged' } },
  peer: { ...CAST.pleun, lock: { x: 2, y: -79, turn: 10, scale: 0.9, mode: 'merged' } },
  druppel: { ...CAST.fien, lock: { x: 1, y: -95, turn: 10, scale: 0.84, mode: 'merged' } },
  brood: { ...CAST.dok, lock: { x: -4, y: -67, turn: 10, scale: 1, mode: 'merged' } },
};

/** Where a hat sits on each shape. */
const SEATS: Record<AvatarShape, Seat> = {
  rond: { x: 1, y: -66, half: 31 },
  peer: { x: 1, y: -72, half: 25 },
  druppel: { x: 0, y: -76, half: 28 },
  brood: { x: -1, y: -64, half: 36 },
};
/** Below a hat the tip of the drop is not there, or it would stick out. */
const DROP_BELOW_HAT =
  'M0 -90C12 -90 22 -86 29 -74C36 -62 40 -48 40 -35C40 -14 23 -5 0 -5C-23 -5 -40 -15 -39 -36C-38 -49 -36 -61 -29 -74C-22 -86 -12 -90 0 -90Z';

/** The body below a hat: the lock peeps out beside it. */
function belowHat(shape: AvatarShape): Build {
  const { x, y, half } = SEATS[shape];
  return {
    ...SHAPES[shape],
    ...(shape === 'druppel' && { body: DROP_BELOW_HAT }),
    lock: { x: x - half * 0.7, y: y - 3, turn: -34, scale: 0.9, mode: 'merged' },
  };
}

const isOneOf = <T extends string>(list: readonly T[], value: string | undefined): value is T =>
  (list as readonly string[]).includes(value ?? '');

function patternOf(pattern: AvatarPattern, colour: string): string {
  const tone = mix(colour, '#FFFFFF', 0.34);
  const grid = (step: number, draw: (x: number, y: number, i: number) => string) => {
    let out = '';
    for (let row = 0, y = -112; y < 4; y += step, row++) {
      for (let x = -60 + (row % 2) * (step / 2), i = 0; x < 66; x += step, i++) out += draw(x, y, row + i);
    }
    return out;
  };
  switch (pattern) {
    case 'effen':
      return '';
    case 'stippen':
      return `<g fill="${tone}">${grid(22, (x, y) => `<path d="${circle(5, x, y)}"/>`)}</g>`;
    case 'strepen':
      return `<path d="${[-98, -76, -54, -32, -10].map((y) => `M-66 ${y}Q0 ${y + 9} 66 ${y - 2}`).join('')}" fill="none" stroke="${tone}" stroke-width="8"/>`;
    case 'ruiten': {
      let d = '';
      for (let x = -180; x < 90; x += 22) d += `M${x} -120L${x + 130} 10M${x + 130} -120L${x} 10`;
      return `<path d="${d}" fill="none" stroke="${tone}" stroke-width="3.4"/>`;
    }
    case 'golven':
      return `<path d="${[-96, -78, -60, -42, -24, -6].map((y) => `M-72 ${y}q9 -9 18 0t18 0t18 0t18 0t18 0t18 0t18 0t18 0`).join('')}" fill="none" stroke="${tone}" stroke-width="4.6"/>`;
    case 'sterren':
      return `<g fill="${tone}">${grid(28, (x, y, i) => `<path d="${star(9, 4.2)}" transform="translate(${x} ${y}) rotate(${(i * 37) % 72})"/>`)}</g>`;
    case 'spatten': {
      const next = jitter(41);
      const spots = Array.from({ length: 26 }, () =>
        circle(tenth(2 + next() * 6), tenth(-58 + next() * 116), tenth(-110 + next() * 110)),
      );
      return `<path d="${spots.join('')}" fill="${tone}"/>`;
    }
    case 'buik':
      return `<ellipse cy="-18" rx="26" ry="17" fill="${mix(colour, '#FFFFFF', 0.55)}"/>`;
  }
}

/** Build, colour, pattern drawing and outfit of an avatar, for whole drawings and for parts. */
export function avatarParts(avatar: Avatar): {
  build: Build;
  colour: string;
  pattern: string;
  dress: Dress;
} {
  const shape = isOneOf(AVATAR_SHAPES, avatar.shape) ? avatar.shape : 'rond';
  const colours = Object.keys(AVATAR_COLOURS) as AvatarColour[];
  const colour = AVATAR_COLOURS[isOneOf(colours, avatar.colour) ? avatar.colour : 'blauw'];
  const pattern = isOneOf(AVATAR_PATTERNS, avatar.pattern) ? avatar.pattern : 'effen';
  const { worn = {} } = avatar;
  const build = worn.hat === undefined ? SHAPES[shape] : belowHat(shape);
  return { build, colour, pattern: patternOf(pattern, colour), dress: dress(worn, build, SEATS[shape]) };
}

/**
 * The pupil's own Klodder as a whole SVG document `size` pixels wide, for menus and lists: a portrait, a card with room
 * for a hat, or whole with wings and ink trail.
 */
export function avatarSvg(
  avatar: Avatar,
  { size = 120, face = 'happy' as Face, rim = 6, view = 'portrait' as keyof typeof VIEWS } = {},
): string {
  const parts = avatarParts(avatar);
  const drawing = klodder({ ...parts, face, rim });
  const { print } = parts.dress;
  const [x, y, w, h] = VIEWS[view];
  const trail =
    view === 'whole' && print !== undefined
      ? TRAIL_AT.map(([px, py, k]) => place(print, px, py, { scale: k }))
      : [];
  return svg(trail.join('') + drawing, x, y, w, h).replace(
    `width="${w}" height="${h}"`,
    `width="${size}" height="${Math.round((size * h) / w)}"`,
  );
}

const VIEWS = {
  portrait: [-66, -134, 132, 148],
  card: [-76, -154, 152, 168],
  whole: [-104, -156, 208, 176],
} as const;

/** Prints beside a standing Klodder. */
const TRAIL_AT = [
  [-92, 6, 0.9],
  [-72, -2, 1.05],
  [-56, 9, 1.2],
] as const;
