import { blob, darker, lighter, PALETTE, prop, smooth, tenth } from '../../../engine/drawing/index.ts';

const { ink, paper } = PALETTE;

/** A soft shadow on the ground under what stands at (0, 0). */
export const foot = (rx: number, ry = rx * 0.26): string =>
  `<ellipse cx="0" cy="1" rx="${rx}" ry="${ry}" fill="${ink}" opacity=".15"/>`;

/** The one shade tone: the right half, darker. */
export const shade = (x = 0, opacity = 0.14): string =>
  `<path d="M${x} -160h120v220h-120z" fill="${ink}" opacity="${opacity}"/>`;

const line = (d: string, colour: string, width = 2.4, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

/** Three blades of grass. */
export const tuft = (x: number, y: number, colour: string): string =>
  line(`M${x - 5} ${y - 5}L${x - 1.5} ${y}L${x} ${y - 8}L${x + 2} ${y}L${x + 6} ${y - 5}`, colour, 2);

/** Waves over a box, for ponds. */
export function wave(left: number, top: number, right: number, bottom: number, colour = '#E9F8FF'): string {
  let d = '';
  for (let y = top + 12, i = 0; y < bottom; y += 22, i++)
    for (let x = left + (i % 2) * 26; x < right; x += 58) d += `M${tenth(x)} ${tenth(y)}q5 -5 10 0t10 0`;
  return line(d, colour, 2.4, 0.7);
}

const trunk = (height: number, colour = '#B98657') =>
  prop(`M-4.500 0L-3.500 ${-height}H3.500L4.500 0Z`, colour);

/** A round tree of one folded sheet. */
export const roundTree = (colour: string): string =>
  foot(22) +
  trunk(34) +
  prop(blob(0, -54, 30, 32, { seed: 7, wobble: 0.05 }), colour, {
    shadow: 'sticker',
    inner: shade() + line('M0 -110v100', '#EAF6D5', 2, 0.7),
  });

/** A pointed tree of three folded sheets on top of each other. */
export const spiralTree = (colour: string, snow = ''): string => {
  const tier = (y: number, w: number, h: number, i: number) =>
    prop(
      `M0 ${y - h}L${w} ${y}Q${w * 0.5} ${y + 6} 0 ${y + 3}Q${-w * 0.5} ${y + 6} ${-w} ${y}Z`,
      lighter(colour, i * 0.08),
      {
        shadow: 'sticker',
        inner:
          shade() +
          (snow
            ? `<path d="M${-w} ${y - h * 0.45}Q${-w * 0.3} ${y - h * 0.3} ${-w * 0.16} ${y - h * 0.42}Q0 ${y - h * 0.24} ${w * 0.2} ${y - h * 0.4}Q${w * 0.4} ${y - h * 0.3} ${w} ${y - h * 0.45}V${y - h * 1.2}H${-w}Z" fill="${snow}"/>`
            : ''),
      },
    );
  return foot(22) + trunk(24) + tier(-16, 30, 40, 0) + tier(-38, 25, 36, 1) + tier(-60, 19, 34, 2);
};

export const bush = (colour: string): string =>
  prop(
    smooth([
      [-26, 0],
      [-24, -14],
      [-11, -17],
      [0, -26],
      [12, -17],
      [25, -13],
      [26, 0],
      [0, 3],
    ]),
    colour,
    { shadow: 'sticker', inner: shade(0, 0.1) },
  );

export function flower(colour: string, heart = '#FFE79A', stem = '#6FA548'): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
    return `<circle cx="${tenth(Math.cos(angle) * 5.6)}" cy="${tenth(Math.sin(angle) * 5.6 - 8)}" r="4.4"/>`;
  }).join('');
  return `${line('M0 -8v13', stem, 2.6)}<g fill="${colour}" stroke="${darker(colour, 0.22)}" stroke-width="1.4">${petals}</g><circle cy="-8" r="3.600" fill="${heart}"/>`;
}

export const stone = (colour: string): string =>
  prop(
    smooth([
      [-13, 0],
      [-9, -11],
      [4, -13],
      [13, -4],
      [11, 2],
    ]),
    colour,
    { shadow: 'sticker', inner: `<path d="M2 -20h30v40h-30z" fill="${ink}" opacity=".1"/>` },
  );

/** A sheaf of hay, tied. */
export const hay = (): string =>
  foot(28) +
  prop(
    'M-24 0Q-12 -18 -9 -24Q-18 -40 -16 -46L-6 -40L0 -50L7 -40L17 -46Q18 -40 9 -24Q12 -18 24 0Z',
    '#F0CF6E',
    {
      shadow: 'sticker',
      inner: shade(2) + line('M-12 0L-4 -24L-10 -44M0 0V-48M12 0L4 -24L10 -44', '#C99D3A', 2, 0.8),
    },
  ) +
  line('M-10 -24Q0 -20 10 -24', PALETTE.coral, 5);

export const fence = (colour: string): string =>
  [-34, -11, 12, 35].map((x) => prop(`M${x - 5} 2V-24L${x} -31L${x + 5} -24V2Z`, colour)).join('') +
  prop('M-42 -20H43V-14H-42Z', lighter(colour, 0.15)) +
  prop('M-42 -9H43V-3H-42Z', lighter(colour, 0.15));

/** Reed with bulrushes. */
export const reed = (colour: string): string =>
  line('M-8 2Q-12 -18 -16 -30M0 2V-38M8 2Q10 -18 16 -28M-3 2Q-6 -14 -4 -24', colour, 3.4) +
  [
    [0, -38],
    [-16, -30],
    [16, -28],
  ]
    .map(([x, y]) => `<rect x="${x! - 3}" y="${y! - 8}" width="6" height="15" rx="3" fill="#9A6C44"/>`)
    .join('');

/** A leaf of a water lily with its flower. */
export const lily = (): string =>
  prop('M0 0L18 -9A20 12 0 1 1 20 -1Z', '#8CC765', {
    inner: line('M0 0L-16 -6M0 0L-4 -11M0 0L-12 8', '#6BAA52', 1.6, 0.7),
  }) +
  `<g transform="translate(-6 -3)">${[-40, 0, 40].map((turn) => `<path transform="rotate(${turn})" d="M0 0Q-6 -9 0 -15Q6 -9 0 0Z" fill="#F9C6D6" stroke="#D48AA3" stroke-width="1.400"/>`).join('')}</g>`;

/** A tall tree of the forest with several crowns. */
export const oak = (colour: string): string =>
  foot(30) +
  prop('M-8 0Q-4 -14 -6 -38L-16 -52L-10 -54L0 -44L10 -56L15 -52L6 -38Q4 -14 9 0Z', '#9A6C44', {
    inner: shade(2),
  }) +
  [
    [-20, -60, 24, 20],
    [22, -62, 24, 21],
    [0, -82, 30, 24],
  ]
    .map(([x, y, rx, ry], i) =>
      prop(blob(x!, y!, rx!, ry!, { seed: i + 4, wobble: 0.07 }), lighter(colour, i * 0.07), {
        shadow: 'sticker',
        inner:
          shade(x! + 4) +
          line(`M${x! - 8} ${y! - 4}q4 -5 8 0M${x! + 2} ${y! + 6}q4 -5 8 0`, lighter(colour, 0.4), 2),
      }),
    )
    .join('');

/** A weeping tree whose leaves hang down as strips. */
export const willow = (colour: string): string =>
  foot(28) +
  trunk(56, '#8A6244') +
  prop(
    'M-34 -30Q-42 -82 0 -92Q42 -82 34 -30L27 -22L22 -40L14 -20L8 -42L0 -24L-8 -42L-15 -20L-22 -40L-28 -22Z',
    colour,
    {
      shadow: 'sticker',
      inner:
        shade() +
        line(
          'M-22 -74Q-30 -52 -28 -34M-10 -84Q-14 -60 -12 -36M10 -84Q14 -60 12 -36M22 -74Q30 -52 28 -34',
          lighter(colour, 0.35),
          2,
        ),
    },
  );

export const toadstool = (colour: string): string =>
  foot(15) +
  prop('M-5 1Q-7 -12 -5 -20H5Q7 -12 6 1Z', '#FBF3DF') +
  prop('M-18 -16Q-17 -36 0 -37Q17 -36 18 -16Q9 -11 0 -13Q-9 -11 -18 -16Z', colour, {
    shadow: 'sticker',
    inner: `<circle cx="-8" cy="-24" r="3" fill="${paper}"/><circle cx="5" cy="-30" r="3.400" fill="${paper}"/><circle cx="10" cy="-19" r="2.400" fill="${paper}"/>`,
  });

export const fern = (colour: string): string =>
  [-52, -26, 0, 26, 52]
    .map(
      (turn) =>
        `<g transform="rotate(${turn})"><path d="M0 0Q-7 -14 0 -32Q7 -14 0 0Z" fill="${lighter(colour, (turn + 52) / 300)}" stroke="${darker(colour, 0.28)}" stroke-width="1.800"/>${line('M0 -4V-26', darker(colour, 0.2), 1.4)}</g>`,
    )
    .join('');

export const log = (): string =>
  foot(30, 5) +
  prop('M-30 -14H22Q30 -8 22 0H-30Q-38 -7 -30 -14Z', '#B98657', {
    shadow: 'sticker',
    inner: line('M-24 -10H14M-18 -4H18', '#8A6244', 1.8),
  }) +
  prop('M22 -14a7 7 0 0 1 0 14a7 7 0 0 1 0 -14Z', '#E8C79A', {
    inner: '<circle cx="22" cy="-7" r="3" fill="none" stroke="#B98657" stroke-width="1.600"/>',
  });

/** Stiff grass of the dunes. */
export const marram = (colour: string): string =>
  line(
    'M-3 2Q-10 -12 -18 -20M-1 2Q-5 -16 -9 -28M0 2Q0 -18 1 -32M2 2Q6 -16 11 -26M3 2Q12 -10 20 -16',
    colour,
    3,
  ) + line('M-1 2Q-4 -12 -4 -20M1 2Q4 -12 5 -19', lighter(colour, 0.35), 2.2);

export const palm = (leaf: string): string =>
  foot(20) +
  prop('M-6 0Q-2 -34 8 -62L15 -60Q6 -32 5 0Z', '#C0905C', {
    inner: line('M-5 -10h12M-3 -22h12M0 -34h12M3 -46h12', '#8F6238', 2),
  }) +
  [-150, -105, -62, -18, 24]
    .map(
      (turn, i) =>
        `<g transform="translate(11 -62) rotate(${turn})">${prop('M0 0Q18 -13 40 -2Q30 1 26 6Q22 2 18 7Q14 3 10 7Q4 3 0 0Z', lighter(leaf, (i % 2) * 0.12), { shadow: 'sticker' })}</g>`,
    )
    .join('') +
  '<circle cx="8" cy="-58" r="5" fill="#8F6238"/><circle cx="15" cy="-56" r="5" fill="#A9774A"/>';

export const cactus = (colour: string): string =>
  foot(16) +
  prop(
    'M-8 0V-44Q-8 -54 0 -54Q8 -54 8 -44V-26Q16 -24 16 -34V-38Q16 -43 20 -43Q25 -43 25 -38V-30Q24 -14 8 -14V0Z',
    colour,
    {
      shadow: 'sticker',
      inner: shade(1) + line('M-3 -46V-4M3 -46V-4', lighter(colour, 0.35), 1.8),
    },
  ) +
  `<circle cy="-55" r="4.500" fill="${PALETTE.pink}" stroke="#C96E8A" stroke-width="1.600"/>`;

/** Ears of wheat. */
export const wheat = (): string =>
  [-10, -3, 4, 11]
    .map((x, i) => {
      const top = -30 - (i % 2) * 6;
      return (
        line(`M${x * 0.4} 2Q${x * 0.7} -14 ${x} ${top}`, '#C99D3A', 2.2) +
        `<path d="M${x} ${top - 12}q5 6 2 14q-2 4 -4 0q-3 -8 2 -14z" fill="#F0CF6E" stroke="#B98A2C" stroke-width="1.500"/>`
      );
    })
    .join('');
