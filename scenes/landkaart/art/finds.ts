import { blob, darker, lighter, PALETTE, prop, star, tenth } from '../../../engine/drawing/index.ts';
import { foot, shade } from './plants.ts';

const { ink, paper, coral, blue, ochre, teal } = PALETTE;
const line = (d: string, colour: string, width = 2.4, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

/** A parasol over a towel. */
export const parasol = (one: string, two: string): string =>
  prop('M-34 2L-14 -8L30 -2L8 10Z', two, { inner: line('M-26 2L20 8M-18 -4L28 0', lighter(two, 0.5), 3) }) +
  line('M-2 2L6 -50', '#B98657', 4) +
  prop(
    'M-36 -36Q-30 -74 8 -76Q44 -70 46 -28Q34 -38 24 -28Q14 -40 4 -32Q-6 -44 -16 -34Q-26 -44 -36 -36Z',
    one,
    {
      shadow: 'sticker',
      inner: `<path d="M-16 -34Q-20 -64 8 -76Q2 -56 4 -32Q-6 -44 -16 -34ZM24 -28Q30 -60 8 -76Q44 -70 46 -28Q34 -38 24 -28Z" fill="${paper}"/>`,
    },
  );

export const shell = (colour: string): string =>
  prop('M0 0L-14 -14Q-10 -24 0 -24Q10 -24 14 -14Z', colour, {
    inner: line('M0 0L-7 -22M0 0V-24M0 0L7 -22', darker(colour, 0.2), 1.8),
  });

export const starfish = (colour: string): string =>
  `<g transform="translate(0 -8) rotate(14)">${prop(star(15, 7), colour, { inner: `<g fill="${lighter(colour, 0.5)}"><circle r="2"/><circle cy="-8" r="1.600"/><circle cx="7" cy="-2" r="1.600"/><circle cx="-7" cy="-2" r="1.600"/><circle cx="5" cy="6" r="1.600"/><circle cx="-5" cy="6" r="1.600"/></g>` })}</g>`;

export const beachBall = (): string =>
  foot(16) +
  prop(blob(0, -16, 16, 16, { seed: 3, wobble: 0.01 }), paper, {
    shadow: 'sticker',
    inner: `<path d="M0 -16L-16 -32H2ZM0 -16L18 -24V-6ZM0 -16L-10 4L-22 -6Z" fill="${coral}"/><path d="M0 -16L6 4H-6Z" fill="${blue}"/>`,
  });

/** A wooden boat that was pulled up on the sand. */
export const rowBoat = (colour: string): string =>
  foot(40, 7) +
  prop('M-44 -20Q0 -4 44 -22Q38 2 20 4H-20Q-40 2 -44 -20Z', colour, {
    shadow: 'sticker',
    inner: shade(6) + line('M-42 -10Q0 6 42 -12', lighter(colour, 0.5), 4),
  }) +
  prop('M-40 -20Q0 -30 40 -22Q0 -6 -40 -20Z', '#8A6244') +
  line('M-10 -18L34 -44', '#D9A872', 4);

export const loafRock = (): string =>
  foot(30) +
  prop('M-32 0Q-38 -26 -20 -32Q0 -40 20 -32Q38 -26 32 0Q0 6 -32 0Z', '#D9A066', {
    shadow: 'sticker',
    inner:
      shade(6, 0.12) + line('M-18 -28Q-10 -20 -12 -10M-2 -32Q6 -24 2 -12M14 -30Q22 -22 18 -12', '#FBE3B8', 5),
  });

export const cupcake = (icing: string): string =>
  foot(20) +
  prop('M-18 -18L-13 2H13L18 -18Z', '#E8C08A', {
    inner: line('M-9 -18L-7 2M0 -18V2M9 -18L7 2', '#C08A4E', 2),
  }) +
  prop(
    'M-22 -16Q-26 -32 -10 -34Q-8 -48 4 -48Q14 -46 12 -36Q26 -32 22 -16Q12 -10 0 -14Q-12 -10 -22 -16Z',
    icing,
    { shadow: 'sticker', inner: shade(4, 0.1) },
  ) +
  `<circle cx="3" cy="-50" r="6" fill="${coral}" stroke="#A8321C" stroke-width="2"/>`;

export const lollipop = (colour: string): string =>
  foot(10) +
  line('M0 2V-34', '#FBF3DF', 6) +
  line('M0 2V-34', '#D9C7A0', 2) +
  prop(blob(0, -48, 18, 18, { seed: 2, wobble: 0.01 }), colour, {
    shadow: 'sticker',
    inner: line('M0 -48q5 -5 9 0q2 10 -8 11q-14 0 -13 -13q3 -14 16 -13', paper, 4),
  });

/** Folded mountain, its top in another paper. */
export const peak = (side: string, top: string, w = 74, h = 120): string => {
  const outline = `M${-w} 2L${-w * 0.36} ${-h * 0.62}L${-w * 0.2} ${-h * 0.54}L0 ${-h}L${w * 0.3} ${-h * 0.48}L${w * 0.46} ${-h * 0.58}L${w} 2Z`;
  return (
    foot(w, 9) +
    prop(outline, side, {
      shadow: 'sticker',
      inner:
        `<path d="M0 ${-h}L${w * 0.14} ${-h * 0.5}L${-w * 0.06} ${-h * 0.24}L${w * 0.2} 4H${w}V${-h}Z" fill="${ink}" opacity=".13"/>` +
        `<path d="M0 ${-h - 4}L${-w * 0.26} ${-h * 0.6}L${-w * 0.12} ${-h * 0.66}L0 ${-h * 0.52}L${w * 0.1} ${-h * 0.66}L${w * 0.28} ${-h * 0.54}Z" fill="${top}"/>` +
        line(
          `M${-w * 0.36} ${-h * 0.62}L${-w * 0.5} 0M0 ${-h}L${w * 0.14} ${-h * 0.5}L${-w * 0.06} ${-h * 0.24}L${w * 0.2} 0`,
          lighter(side, 0.4),
          2,
          0.7,
        ),
    })
  );
};

export const crates = (): string =>
  foot(34, 6) +
  prop(box(-32, -30, 30, 30), '#D9A872', {
    shadow: 'sticker',
    inner: line('M-32 -30L-2 0M-2 -30L-32 0M-32 -15H-2', '#A9774A', 2.4),
  }) +
  prop(box(2, -26, 26, 26), '#E8C08A', {
    shadow: 'sticker',
    inner: line('M2 -18H28M2 -8H28', '#B98657', 2.4),
  }) +
  prop(box(-18, -54, 26, 24), '#C9925A', {
    shadow: 'sticker',
    inner: line('M-18 -46H8M-18 -38H8', '#8F6238', 2.4),
  });

export const barrel = (colour: string): string =>
  foot(16) +
  prop('M-13 0Q-18 -18 -13 -36H13Q18 -18 13 0Z', colour, {
    shadow: 'sticker',
    inner: shade(3) + line('M-18 -27H18M-18 -9H18', '#7A8296', 4),
  });

export const lamp = (): string =>
  foot(9) +
  line('M0 2V-66', '#37406A', 5) +
  line('M-8 0H8', '#37406A', 5) +
  prop('M-9 -66L-6 -84H6L9 -66Z', '#FFE79A', { shadow: 'sticker' }) +
  prop('M-9 -84L0 -93L9 -84Z', '#37406A');

export const bollard = (): string =>
  foot(11) +
  prop('M-7 0V-16Q-12 -18 -12 -23Q0 -29 12 -23Q12 -18 7 -16V0Z', '#5B647F', {
    shadow: 'sticker',
    inner: shade(2),
  });

export const container = (colour: string): string =>
  foot(44, 6) +
  prop(box(-44, -38, 88, 38), colour, {
    shadow: 'sticker',
    inner:
      line(Array.from({ length: 8 }, (_, i) => `M${-36 + i * 11} -34V-4`).join(''), darker(colour, 0.22), 3) +
      `<path d="${box(-44, -38, 88, 6)}" fill="${lighter(colour, 0.3)}"/>`,
  });

export const buoy = (): string =>
  `<ellipse cy="4" rx="22" ry="6" fill="#A5DCF1"/>` +
  prop('M-16 2L-8 -30H8L16 2Q0 10 -16 2Z', coral, {
    inner: `<path d="M-13 -10L-11 -20H11L13 -10Z" fill="${paper}"/>`,
  }) +
  line('M0 -30V-40', ink, 3) +
  `<circle cy="-42" r="4" fill="${ochre}" stroke="${ink}" stroke-width="1.600"/>`;

export const fish = (colour: string): string =>
  prop('M-22 -4Q-6 -20 12 -6L26 -16L22 -2L26 10L12 2Q-6 12 -22 -4Z', colour, { inner: shade(-2, 0.1) }) +
  `<circle cx="-12" cy="-6" r="2.400" fill="${ink}"/>`;

export const floe = (w: number): string =>
  prop(
    `M${-w} 0L${-w * 0.7} -10L${w * 0.1} -14L${w * 0.8} -9L${w} 1L${w * 0.4} 9L${-w * 0.5} 8Z`,
    '#F4FAFD',
    { outline: 0.14, inner: `<path d="M${-w} 3L${w} 3V12H${-w}Z" fill="#B7D6EA"/>` },
  );

export const snowMan = (): string =>
  foot(22) +
  prop(blob(0, -16, 20, 18, { seed: 3, wobble: 0.03 }), '#FFFFFF', {
    shadow: 'sticker',
    outline: 0.22,
    inner: shade(4, 0.06),
  }) +
  prop(blob(0, -43, 14, 14, { seed: 5, wobble: 0.03 }), '#FFFFFF', { shadow: 'sticker', outline: 0.22 }) +
  `<circle cx="-4" cy="-46" r="2" fill="${ink}"/><circle cx="5" cy="-46" r="2" fill="${ink}"/><path d="M0 -43l12 3l-12 2z" fill="#F08A3C"/>` +
  line('M-12 -31Q0 -26 12 -31L16 -20', coral, 5) +
  prop(box(-10, -70, 20, 14), '#37406A') +
  line('M-15 -56H15', '#37406A', 5);

export const iceCrystal = (): string =>
  foot(16) +
  prop('M-16 0L-10 -26L-2 -14L4 -40L12 -16L18 -22L16 0Z', '#BFE3F4', {
    shadow: 'sticker',
    outline: 0.2,
    inner: line('M-10 -26L-6 0M4 -40L4 0M12 -16L10 0', '#FFFFFF', 2),
  });

export const lavaRock = (): string =>
  foot(24) +
  prop('M-26 2L-20 -20L-6 -30L10 -26L24 -12L26 2Q0 8 -26 2Z', '#6E4A52', {
    shadow: 'sticker',
    inner: shade(4, 0.2) + line('M-12 -24L-8 -12L-16 -2M8 -24L4 -12L12 -4', '#F08A3C', 3),
  });

export const steamVent = (): string =>
  prop('M-22 2Q-14 -14 -8 -16H8Q14 -14 22 2Q0 8 -22 2Z', '#8A5660', { shadow: 'sticker' }) +
  '<ellipse cy="-15" rx="9" ry="3.500" fill="#3A2230"/>' +
  [
    [0, -30, 9],
    [6, -44, 12],
    [-4, -60, 14],
  ]
    .map(
      ([x, y, r], i) =>
        `<path d="${blob(x!, y!, r!, r! * 0.8, { seed: i + 2, wobble: 0.08 })}" fill="#FFFDF6" opacity="${tenth(0.85 - i * 0.2)}"/>`,
    )
    .join('');

export const crystal = (colour: string): string =>
  foot(22) +
  prop('M-22 2L-18 -30L-10 -40L-4 -28L0 -60L10 -66L16 -34L22 -26L20 2Z', colour, {
    shadow: 'sticker',
    inner: `<path d="M-10 -40L-8 2H-4L-4 -28ZM10 -66L8 2H14L16 -34Z" fill="${paper}" opacity=".5"/><path d="M14 -40H30V10H12Z" fill="${ink}" opacity=".15"/>`,
  });

export const groundStar = (): string =>
  `<g transform="translate(0 -12) rotate(-10)"><circle r="19" fill="#FFF3B8" opacity=".4"/>${prop(star(15, 6.5), ochre, { outline: 0.34, inner: `<path d="M0 -20h20v40h-20z" fill="${ink}" opacity=".1"/>` })}</g>`;

export const glowFlower = (colour: string): string =>
  `<circle cy="-16" r="15" fill="${lighter(colour, 0.4)}" opacity=".45"/>` +
  line('M0 2Q-3 -8 0 -14', '#5F8F86', 3) +
  [-60, -20, 20, 60]
    .map(
      (turn) =>
        `<path transform="translate(0 -14) rotate(${turn})" d="M0 0Q-6 -10 0 -17Q6 -10 0 0Z" fill="${colour}" stroke="${darker(colour, 0.25)}" stroke-width="1.600"/>`,
    )
    .join('') +
  '<circle cy="-15" r="3" fill="#FFF6CF"/>';

/** A ring of rock where a star came down. */
export const crater = (stone: string): string =>
  prop(blob(0, -8, 34, 15, { seed: 6, wobble: 0.06 }), stone, { shadow: 'sticker' }) +
  `<path d="${blob(0, -9, 23, 8.5, { seed: 9, wobble: 0.06 })}" fill="${darker(stone, 0.34)}"/><path d="${blob(1, -6.5, 17, 5, { seed: 3, wobble: 0.06 })}" fill="${teal}" opacity=".7"/>`;

export const cloudlet = (): string =>
  [
    [0, 0, 34, 13],
    [-18, -6, 18, 12],
    [12, -10, 22, 15],
  ]
    .map(
      ([x, y, rx, ry], i) =>
        `<path d="${blob(x!, y!, rx!, ry!, { seed: i + 4, wobble: 0.05 })}" fill="#FFFFFF"/>`,
    )
    .join('') + line('M-22 2q8 4 16 0M4 -4q8 4 16 0', '#C9D9E6', 2);
