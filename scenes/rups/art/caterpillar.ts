import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { place, sticker } from '../../../engine/drawing/paper.ts';
import { blob, circle } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { HUES, SKIN } from './colours.ts';

const { ink, paper, coral } = PALETTE;
const round = 'stroke-linecap="round" stroke-linejoin="round"';
/** Radii of the head and of a segment, without their rims. */
const HEAD = 30;
const SEGMENT = 25;

export type Mood = 'happy' | 'look' | 'bite' | 'bitter' | 'blink';

const line = (d: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" ${round}/>`;

/** Six ways to decorate a segment, inside its outline; the middle stays free for a letter. */
const PATTERNS: readonly ((tone: string) => string)[] = [
  (tone) => each([0, 60, 120, 180, 240, 300], (a) => place(dot(4.4, tone, 0, -21), 0, 0, { turn: a })),
  (tone) => stripe('M-30 -18H30M-30 18H30', tone, 7),
  (tone) => stripe('M-18 -30V30M18 -30V30', tone, 7),
  (tone) => each([45, 135, 225, 315], (a) => place(flat('M-10 -27H10L0 -15Z', tone), 0, 0, { turn: a })),
  (tone) => stripe(circle(22), tone, 6, 1, '9 8'),
  (tone) =>
    each([0, 90, 180, 270], (a) => place(flat('M0 -28L6 -20L0 -14L-6 -20Z', tone), 0, 0, { turn: a })),
];

/** One bead of the body, with a paper face for a letter. */
function segment(fill: string, at: number, face: boolean): string {
  const pattern = PATTERNS[at % PATTERNS.length]!;
  const inner =
    pattern(mix(fill, ink, 0.32)) +
    flat('M-40 12Q0 30 40 12V40H-40Z', mix(fill, ink, 0.14), 0.6) +
    (face ? flat(blob(0, -1, 17, 16, { seed: at + 2, wobble: 0.03 }), paper) : '') +
    '<path d="M-15 -16Q-8 -23 2 -23" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>';
  const outline = blob(0, 0, SEGMENT, SEGMENT, { seed: at + 5, wobble: 0.025, corners: 14 });
  return sticker(outline, fill, { inner, rim: 4, line: 3.6, shadow: 'none' });
}

const feelers = (tone: string) =>
  line('M-12 -24Q-18 -38 -26 -42', 4.2) +
  line('M12 -24Q18 -38 26 -42', 4.2) +
  `<g stroke="${ink}" stroke-width="3"><circle cx="-27" cy="-43" r="6" fill="${tone}"/><circle cx="27" cy="-43" r="6" fill="${tone}"/></g>`;

/** White of the eyes, open; the pupils are moved by the scene. */
const eyes = `<g fill="#fff" stroke="${ink}" stroke-width="3.2"><ellipse cx="-11" cy="-7" rx="9" ry="12"/><ellipse cx="11" cy="-7" rx="9" ry="12"/></g>`;
const swirl = (x: number) =>
  edged(circle(10.5, x, -7), '#fff') + line(`M${x} -7q3 -3 4 1q0 5 -5 5q-6 -1 -5 -8q2 -6 9 -4`, 2.4);
const shut = line('M-19 -6q8 6 16 0M3 -6q8 6 16 0', 3.6);
const cheeks = `<g fill="${coral}" opacity=".55"><ellipse cx="-20" cy="8" rx="6" ry="4.5"/><ellipse cx="20" cy="8" rx="6" ry="4.5"/></g>`;

const FACES: Record<Mood, string> = {
  happy: eyes + cheeks + edged('M-9 10Q0 22 9 10Z', '#8A2B2B'),
  look: eyes + cheeks + line('M-6 13Q0 17 6 13', 3.4),
  bite:
    eyes +
    cheeks +
    `<ellipse cy="14" rx="11" ry="9.5" fill="#8A2B2B" stroke="${ink}" stroke-width="3"/><path d="M-7 18Q0 13 7 18Q0 24 -7 18Z" fill="#F08A8A"/>`,
  bitter: swirl(-11) + swirl(11) + line('M-11 15q4 -6 7 0t7 0t7 -1', 3.6),
  blink: shut + cheeks + line('M-5 13Q0 15 5 13', 3.4),
};

/** The head, face included; on its outside it is always the same size. */
function head(mood: Mood): string {
  const pale = mood === 'bitter';
  const fill = pale ? SKIN.pale : SKIN.fill;
  const shade = pale ? SKIN.paleShade : SKIN.shade;
  const outline = blob(0, 0, HEAD + 1, HEAD - 1, { seed: 3, wobble: 0.02, corners: 14 });
  const inner =
    flat('M-40 14Q0 34 40 14V40H-40Z', shade, 0.75) +
    '<path d="M-20 -17Q-12 -25 -2 -26" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" opacity=".75"/>';
  const behind = `<path d="M-12 -24Q-18 -38 -26 -42M12 -24Q18 -38 26 -42" fill="none" stroke="${paper}" stroke-width="13" ${round}/><circle cx="-27" cy="-43" r="12" fill="${paper}"/><circle cx="27" cy="-43" r="12" fill="${paper}"/>`;
  return (
    behind +
    sticker(outline, fill, { inner, rim: 5, shadow: 'none' }) +
    feelers(pale ? SKIN.pale : coral) +
    FACES[mood]
  );
}

const MOODS = Object.keys(FACES) as Mood[];

/** Everything of the caterpillar. */
export const caterpillar = (): Record<string, SpriteArt> => ({
  ...Object.fromEntries(MOODS.map((mood) => [`kop-${mood}`, sprite(head(mood), -48, -60, 48, 50)])),
  ...series('lijf', HUES, (hue, i) => sprite(segment(hue, i, true), 36)),
  'lijf-kaal': sprite(segment(SKIN.fill, 0, false), 36),
  snoet: sprite(
    `<g fill="${ink}"><circle cx="-7" cy="-4" r="3.2"/><circle cx="7" cy="-4" r="3.2"/></g>` +
      line('M-6 5Q0 11 6 5', 3),
    -14,
    -12,
    14,
    14,
  ),
  pupil: sprite(dot(5.4, ink) + dot(1.8, '#fff', 1.8, -2), 7),
  voet: sprite(
    `<path d="${circle(7.5)}" fill="${paper}" stroke="${paper}" stroke-width="9"/><ellipse rx="7.5" ry="6.5" fill="${coral}" stroke="${ink}" stroke-width="3.2"/>`,
    13,
  ),
  bal: sprite(
    sticker(
      circle(30),
      SKIN.fill,
      `<path d="M0 0q12 -12 16 4q0 18 -20 18q-24 -4 -20 -32q8 -24 36 -16" fill="none" stroke="${SKIN.shade}" stroke-width="6" stroke-linecap="round"/>` +
        line('M-12 -14q5 4 10 0M6 -14q5 4 10 0', 3),
      { rim: 5, shadow: 'none' },
    ),
    -46,
    -44,
    46,
    50,
  ),
});
