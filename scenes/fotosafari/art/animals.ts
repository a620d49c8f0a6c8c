import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { clip } from '../../../engine/drawing/paper.ts';
import { blob, circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { ANIMALS, type Animal } from './names.ts';

const { ink, paper, pink, ochre, coral } = PALETTE;

/** A piece of an animal: outline, fill, and what lies within. */
type Piece = readonly [d: string, fill: string, inner?: string];

/** Pieces on each other as one sticker: a single white rim around them all, an ink line around each. */
const cutout = (...pieces: Piece[]): string =>
  `<g>${each(pieces, ([d]) => `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="15" stroke-linejoin="round"/>`)}</g>` +
  each(
    pieces,
    ([d, fill, inner = '']) => flat(d, fill) + (inner && clip(d, inner)) + edged(d, 'none', ink, 4),
  );

const oblong = (cx: number, cy: number, rx: number, ry: number, seed = 3) =>
  blob(cx, cy, rx, ry, { seed, wobble: 0.03 });
const shade = (fill: string, y: number, by = 0.14) =>
  flat(`M-120 ${y}Q0 ${y + 22} 120 ${y}V20H-120Z`, darker(fill, by), 0.8);
const tail = (d: string, fill: string, wide = 13) =>
  line(d, paper, wide + 15) + line(d, ink, wide + 8) + line(d, fill, wide);
const cheek = (x: number, y: number) => oval(8, 6, pink, x, y, 0.75);
const smile = (x: number, y: number, w = 9) => line(`M${x - w} ${y}Q${x} ${y + w} ${x + w} ${y}`, ink, 3.4);
const nose = (x: number, y: number, fill: string = ink) =>
  edged(
    `M${x - 8} ${y - 4}Q${x} ${y - 9} ${x + 8} ${y - 4}Q${x + 5} ${y + 6} ${x} ${y + 6}Q${x - 5} ${y + 6} ${x - 8} ${y - 4}Z`,
    fill,
    ink,
    2.6,
  );
/** The trunk of four-legged animals, from hind to chest. */
const trunk = (fill: string, inner = '', cy = -78, rx = 76, ry = 42): Piece => [
  oblong(-6, cy, rx, ry),
  fill,
  shade(fill, cy + 14) + inner,
];
const stripes = (colour: string, list: readonly number[], w = 8) =>
  each(rows(4, list), ([x, y, dx, dy]) => line(`M${x} ${y}q${dx} ${dy / 2} ${dx / 2} ${dy}`, colour, w));

const LION = '#F4BE58';
const MANE = '#C57A35';
const ELEPHANT = '#AFBACB';
const GIRAFFE = '#F4D277';
const MONKEY = '#A8744C';
const TIGER = '#F29A4A';
const CROC = '#6FA75A';
const BEAR = '#F1F5F9';
const SEAL = '#8FA3BC';
const FOX = '#E3ECF5';
const FROG = '#7DBB57';
const HARE = '#C08E62';
const DARK = '#3B4566';
const PATCH = '#B37A3F';

// prettier-ignore
const DRAWN: Record<Animal, string> = {
  leeuw:
    tail('M-76 -88Q-104 -96 -98 -130', LION) + dot(15, paper, -98, -134) + edged(circle(11, -98, -134), MANE, ink, 4) +
    cutout(
      trunk(LION),
      [blob(44, -138, 62, 60, { seed: 5, wobble: 0.11, corners: 16 }), MANE, shade(MANE, -112)],
      [circle(12, 16, -182), LION],
      [circle(12, 72, -184), LION],
      [oblong(46, -138, 42, 40), LION, oval(24, 17, lighter(LION, 0.6), 50, -116)],
    ) + nose(52, -124) + smile(52, -114) + cheek(22, -124) + cheek(80, -126),
  olifant:
    tail('M-80 -92Q-98 -84 -96 -62', ELEPHANT, 8) +
    cutout(
      trunk(ELEPHANT, '', -82, 78, 48),
      [oblong(36, -138, 48, 46), ELEPHANT],
      ['M58 -126Q96 -126 92 -84Q90 -58 74 -54Q66 -62 72 -74Q74 -94 56 -100Z', ELEPHANT, line('M76 -106h16M78 -90h16M74 -74h16', darker(ELEPHANT, 0.2), 3)],
      ['M14 -168Q-38 -184 -40 -136Q-38 -100 4 -104Q20 -130 14 -168Z', lighter(ELEPHANT, 0.12), oval(18, 26, pink, -14, -136, 0.6)],
    ) + cheek(30, -120) + smile(46, -112, 6),
  zebra:
    tail('M-78 -92Q-98 -84 -94 -60', paper, 8) +
    cutout(
      ['M14 -96Q4 -150 28 -180L44 -168Q30 -150 34 -96Z', ink],
      trunk(paper, stripes(ink, [-64, -124, 10, 70, -40, -126, 12, 74, -14, -124, 10, 66, 12, -122, 6, 50, 34, -116, 2, 40], 10)),
      ['M16 -84Q14 -140 34 -172Q56 -190 76 -168Q98 -140 96 -124Q84 -108 66 -120Q54 -122 52 -84Z', paper, stripes(ink, [24, -160, 20, 12, 18, -138, 22, 12, 16, -114, 24, 10, 60, -184, 4, 16], 8) + flat('M82 -156Q104 -140 100 -116L66 -108Q70 -130 82 -156Z', DARK)],
      ['M28 -170L22 -198L44 -184Z', paper],
    ) + dot(3, paper, 90, -134) + line('M74 -120Q84 -114 92 -120', paper, 3),
  giraf:
    tail('M-70 -80Q-90 -72 -88 -48', GIRAFFE, 8) +
    cutout(
      [oblong(-12, -70, 66, 38), GIRAFFE, shade(GIRAFFE, -56) + each(rows(3, [-56, -78, 13, -26, -88, 15, -30, -56, 10, 6, -72, 14, 34, -58, 11]), ([x, y, r], i) => flat(blob(x, y, r, r, { seed: i, wobble: 0.16 }), PATCH))],
      ['M12 -70Q18 -130 30 -178L56 -172Q46 -130 54 -66Z', GIRAFFE, each(rows(3, [26, -92, 12, 42, -116, 10, 30, -138, 9, 44, -156, 8]), ([x, y, r], i) => flat(blob(x, y, r, r, { seed: i + 4, wobble: 0.16 }), PATCH))],
      ['M34 -202L30 -220H42L44 -204ZM54 -204L56 -222H68L64 -202Z', PATCH],
      ['M28 -196Q10 -208 8 -192Q16 -180 30 -182Z', GIRAFFE],
      ['M26 -188Q34 -212 62 -206Q98 -188 96 -170Q88 -154 58 -162Q28 -164 26 -188Z', GIRAFFE, flat('M78 -200L104 -190V-150L74 -158Z', lighter(GIRAFFE, 0.5))],
    ) + dot(3, ink, 90, -178) + smile(82, -166, 7),
  aap:
    tail('M-36 -56Q-86 -54 -82 -96Q-78 -120 -60 -108', MONKEY, 12) +
    cutout(
      [oblong(0, -72, 48, 46), MONKEY, oval(30, 34, lighter(MONKEY, 0.55), 6, -66)],
      [circle(18, -40, -146), MONKEY, dot(10, '#EFC9A0', -40, -146)],
      [circle(18, 56, -146), MONKEY, dot(10, '#EFC9A0', 56, -146)],
      [oblong(8, -146, 48, 44), MONKEY, flat('M8 -178Q-34 -186 -26 -150Q-34 -108 8 -106Q52 -108 42 -150Q50 -186 8 -178Z', '#F2D0A8')],
    ) + dot(3, ink, 5, -134) + dot(3, ink, 13, -134) + smile(9, -126, 14) + cheek(-18, -130) + cheek(36, -130) +
    line('M0 -190Q4 -202 14 -196M8 -190Q16 -200 24 -192', ink, 4),
  tijger:
    tail('M-76 -86Q-108 -92 -100 -132', TIGER) + line('M-98 -104h-10M-100 -120h8', ink, 6) +
    cutout(
      trunk(TIGER, stripes(ink, [-60, -120, 8, 36, -36, -124, 10, 40, -10, -124, 10, 36, 14, -120, 6, 30], 8)),
      [circle(15, 16, -176), TIGER, dot(7, pink, 16, -174)],
      [circle(15, 76, -176), TIGER, dot(7, pink, 76, -174)],
      [oblong(46, -136, 50, 44), TIGER, oval(28, 20, paper, 50, -112) + stripes(ink, [46, -182, 2, 18, 32, -178, 4, 14, 60, -178, 0, 14], 7) + line('M-6 -136h18M-4 -124h14M98 -136h-18M96 -124h-14', ink, 6)],
    ) + nose(50, -120, pink) + smile(50, -110) + cheek(20, -118) + cheek(82, -118),
  toekan:
    cutout(
      ['M-40 -60Q-84 -40 -92 -20Q-60 -16 -26 -36Z', DARK],
      [oblong(-4, -84, 50, 58), '#2D3450', flat('M6 -150Q50 -130 40 -84Q24 -62 4 -92Q-6 -120 6 -150Z', '#FFF3D6')],
      [oblong(2, -146, 40, 36), '#2D3450', oval(30, 26, '#FFF3D6', 10, -142)],
      ['M30 -170Q92 -182 104 -134Q104 -112 90 -112Q84 -130 32 -128Z', '#F5A33B', flat('M84 -170L110 -130L88 -104Z', ink) + flat('M30 -148Q70 -150 104 -128L32 -120Z', coral, 0.8)],
      ['M-36 -100Q-66 -70 -44 -40Q-10 -44 -14 -84Z', '#3D4669', line('M-44 -60q12 2 20 -8M-46 -78q12 2 20 -8', '#59638C', 4)],
    ) + line('M34 -146Q62 -146 88 -132', ink, 3.4),
  krokodil:
    tail('M-70 -62Q-104 -60 -112 -88', CROC, 20) +
    cutout(
      ['M-70 -92L-58 -112L-46 -94L-30 -116L-16 -96L0 -116L14 -94Z', darker(CROC, 0.2)],
      [oblong(-16, -68, 72, 32), CROC, flat('M-90 -58Q-10 -30 60 -58V0H-90Z', '#D8E2A4')],
      [circle(19, 12, -114), CROC],
      [circle(19, 42, -114), CROC],
      ['M-14 -104Q24 -122 52 -104Q110 -98 112 -78Q112 -58 84 -58H6Q-22 -74 -14 -104Z', CROC, flat('M-20 -70H120V-40H-20Z', '#D8E2A4')],
    ) + edged('M32 -72l7 11l7 -11ZM56 -72l7 11l7 -11ZM80 -72l7 11l7 -11Z', paper, ink, 2.4) + line('M18 -70Q66 -78 108 -72', ink, 3.4) + dot(3.4, ink, 100, -90) +
    cheek(24, -82),
  ijsbeer:
    cutout(
      trunk(BEAR, '', -80, 80, 46),
      [circle(13, 18, -178), BEAR, dot(6, '#C9D6E2', 18, -177)],
      [circle(13, 68, -182), BEAR, dot(6, '#C9D6E2', 68, -181)],
      [oblong(44, -140, 46, 42), BEAR, shade(BEAR, -110, 0.08)],
      [oblong(68, -124, 26, 20), '#FFFFFF'],
    ) + nose(80, -132) + smile(74, -116, 8) + cheek(30, -122),
  pinguin:
    cutout(
      ['M-44 -124Q-86 -92 -72 -58Q-52 -64 -38 -88Z', '#39425F'],
      ['M44 -124Q82 -96 76 -58Q54 -62 38 -88Z', '#39425F'],
      ['M0 -190Q52 -190 54 -128Q64 -24 0 -22Q-64 -24 -54 -128Q-52 -190 0 -190Z', '#39425F', flat('M4 -170Q-34 -176 -32 -138Q-40 -30 2 -28Q46 -30 38 -138Q40 -176 4 -170Z', '#FFFEFA')],
      ['M-10 -132Q6 -142 26 -130Q10 -112 -10 -132Z', ochre],
    ) + cheek(-20, -124) + cheek(32, -124),
  zeehond:
    tail('M-64 -42Q-96 -36 -104 -62', SEAL, 18) +
    cutout(
      ['M-84 -34Q-60 -92 -8 -108L60 -120Q70 -60 44 -34Q-20 -18 -84 -34Z', SEAL, flat('M-90 -40Q0 -64 66 -60V0H-90Z', lighter(SEAL, 0.5)) + each(rows(3, [-46, -66, 6, -28, -80, 5, -20, -60, 4]), ([x, y, r]) => dot(r, darker(SEAL, 0.25), x, y))],
      [oblong(24, -138, 46, 42), SEAL],
      [oblong(38, -118, 26, 18), lighter(SEAL, 0.55)],
    ) + nose(40, -126) + smile(40, -112) + line('M20 -116L-4 -112M20 -110L0 -102M60 -116L84 -112M60 -110L80 -102', ink, 2.6),
  poolvos:
    tail('M-62 -78Q-112 -84 -104 -128', FOX, 32) +
    cutout(
      trunk(FOX, '', -72, 66, 36),
      ['M10 -146L2 -198L42 -168Z', FOX, flat('M16 -154L10 -184L32 -166Z', pink)],
      ['M56 -168L92 -196L86 -144Z', FOX, flat('M66 -166L86 -184L80 -152Z', pink)],
      ['M0 -134Q12 -172 48 -172Q84 -172 94 -134Q80 -98 50 -92Q16 -98 0 -134Z', FOX, flat('M-10 -124Q40 -112 50 -130Q60 -112 110 -124V-80H-10Z', '#FFFFFF')],
    ) + nose(50, -112) + smile(50, -104, 7) + cheek(20, -120) + cheek(80, -120),
  koe:
    tail('M-78 -96Q-100 -92 -98 -60', paper, 8) + edged(circle(9, -98, -56), DARK, ink, 4) +
    cutout(
      trunk(paper, flat(blob(-48, -96, 30, 26, { seed: 2, wobble: 0.16 }), DARK) + flat(blob(12, -72, 22, 18, { seed: 5, wobble: 0.16 }), DARK), -82, 80, 46),
      ['M14 -176Q6 -200 22 -202Q24 -188 32 -178Z', '#F3DFB4'],
      ['M64 -178Q72 -188 72 -202Q90 -200 80 -174Z', '#F3DFB4'],
      ['M10 -164Q-26 -176 -22 -152Q-10 -140 12 -148Z', DARK],
      ['M82 -164Q116 -176 112 -152Q102 -140 80 -148Z', paper],
      [oblong(46, -146, 42, 40), paper, flat(blob(16, -160, 30, 28, { seed: 7, wobble: 0.14 }), DARK)],
      [oblong(50, -114, 36, 20), '#F7B9C2'],
    ) + oval(4, 5, '#B8637A', 38, -118) + oval(4, 5, '#B8637A', 62, -118) + smile(50, -106, 9),
  eend:
    cutout(
      ['M-70 -84Q-96 -110 -100 -88Q-96 -50 -50 -42Z', paper],
      ['M-80 -74Q-60 -20 4 -22Q62 -26 54 -78Q40 -112 8 -96Q-30 -110 -80 -74Z', paper, flat('M-90 -50Q0 -16 70 -54V0H-90Z', '#DDE6EC')],
      ['M0 -88Q-6 -116 6 -120H46Q54 -112 48 -84Q24 -76 0 -88Z', paper],
      [oblong(24, -140, 38, 36), '#4E9A63', flat('M-20 -116H70V-100H-20Z', '#FFFFFF')],
      ['M46 -142Q92 -146 96 -128Q90 -116 50 -122Z', ochre],
      ['M-46 -80Q-10 -92 6 -66Q-8 -38 -44 -50Z', '#C8D5DE', line('M-32 -62q14 4 24 -6', '#9FB2BF', 4)],
    ) + line('M56 -132Q76 -130 90 -130', ink, 3) + cheek(18, -126),
  kikker:
    cutout(
      ['M-50 -40Q-92 -44 -84 -74Q-70 -92 -44 -76Z', FROG],
      ['M50 -40Q92 -44 84 -74Q70 -92 44 -76Z', FROG],
      [oblong(0, -66, 58, 44), FROG, oval(40, 34, '#E6F0B4', 0, -56)],
      [circle(27, -20, -146), FROG],
      [circle(27, 36, -146), FROG],
      ['M-66 -116Q-58 -150 8 -150Q74 -150 80 -116Q74 -82 8 -80Q-60 -82 -66 -116Z', FROG, shade(FROG, -92)],
    ) + line('M-38 -112Q8 -84 56 -112', ink, 4) + cheek(-42, -118) + cheek(60, -118),
  haas:
    dot(22, paper, -50, -54) + edged(circle(15, -50, -54), '#FFF9EC', ink, 4) +
    cutout(
      ['M-14 -150Q-40 -214 -20 -218Q6 -210 8 -156Z', HARE, flat('M-12 -160Q-26 -204 -18 -206Q-2 -200 0 -160Z', pink)],
      ['M18 -156Q24 -214 46 -216Q62 -206 36 -150Z', HARE, flat('M26 -160Q32 -202 44 -204Q50 -196 34 -158Z', pink)],
      [oblong(0, -66, 50, 42), HARE, oval(30, 30, '#F4DFC0', 8, -58)],
      [oblong(12, -122, 44, 40), HARE, oval(24, 17, '#F4DFC0', 18, -102)],
    ) + nose(18, -110, pink) + smile(18, -100, 8) + edged('M13 -96H23V-86H13Z', paper, ink, 2.4) + cheek(-12, -106) + cheek(46, -106),
};

/** A leg that hangs from (0, 0): its length follows from the hip. */
const LEGS: Record<Animal, readonly [fill: string, width: number, foot?: string]> = {
  leeuw: [LION, 22],
  olifant: [ELEPHANT, 28],
  zebra: [paper, 17, ink],
  giraf: [GIRAFFE, 17, PATCH],
  aap: [MONKEY, 20, '#EFC9A0'],
  tijger: [TIGER, 22, paper],
  toekan: ['#7D8FB5', 9, '#7D8FB5'],
  krokodil: [CROC, 22],
  ijsbeer: [BEAR, 28],
  pinguin: [ochre, 12, ochre],
  zeehond: [darker(SEAL, 0.12), 22],
  poolvos: [FOX, 17],
  koe: [paper, 20, DARK],
  eend: [ochre, 9, ochre],
  kikker: [FROG, 18, FROG],
  haas: [HARE, 22],
};

function leg(name: Animal): string {
  const [fill, width, foot = fill] = LEGS[name];
  const long = -ANIMALS[name].hip - 6;
  const d = `M0 0V${long - 4}`;
  const shoe = `M${-width / 2} ${long - 8}H${width / 2}Q${width / 2 + 14} ${long - 6} ${width / 2 + 13} ${long + 6}H${-width / 2 - 2}Z`;
  return (
    line(d, paper, width + 15) +
    `<path d="${shoe}" fill="${paper}" stroke="${paper}" stroke-width="15" stroke-linejoin="round"/>` +
    line(d, ink, width + 8) +
    line(d, fill, width) +
    edged(shoe, foot, ink, 4)
  );
}

const EYES = [-15, 15] as const;
const open = each(
  EYES,
  (x) =>
    `<ellipse cx="${x}" rx="12" ry="15" fill="${paper}" stroke="${ink}" stroke-width="3.600"/>` +
    oval(6.5, 8.5, ink, x + 2, 2) +
    dot(2.8, paper, x + 4, -2),
);
const glad = each(
  EYES,
  (x) =>
    `<ellipse cx="${x}" rx="12" ry="14" fill="${paper}"/>` +
    line(`M${x - 11} 5Q${x} -16 ${x + 11} 5`, ink, 5),
);
const shut = each(
  EYES,
  (x) =>
    `<ellipse cx="${x}" rx="12" ry="14" fill="${paper}" stroke="${ink}" stroke-width="3"/>` +
    line(`M${x - 8} 2L${x + 8} 2`, ink, 4),
);

/** The bare animal, for a drawing that stands still: on its legs, with its eyes. */
export function figureOf(name: Animal): string {
  const { eyes, legs, hip } = ANIMALS[name];
  const [x, y, size] = eyes;
  return (
    each(legs, (at) => `<g transform="translate(${at} ${hip})">${leg(name)}</g>`) +
    DRAWN[name] +
    `<g transform="translate(${x} ${y}) scale(${size})">${glad}</g>`
  );
}

export const animals = (): Record<string, SpriteArt> => ({
  ...Object.fromEntries(
    (Object.keys(ANIMALS) as Animal[]).flatMap((name) => [
      [name, sprite(DRAWN[name], -135, -240, 135, 14)],
      [`${name}-poot`, sprite(leg(name), -34, -26, 46, 66)],
    ]),
  ),
  ogen: sprite(open, 32, 20),
  'ogen-blij': sprite(glad, 32, 20),
  'ogen-dicht': sprite(shut, 32, 20),
});
