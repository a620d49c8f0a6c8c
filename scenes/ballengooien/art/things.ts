import { curl, type Face } from '../../../engine/drawing/index.ts';
import { PALETTE, darker, mix } from '../../../engine/drawing/palette.ts';
import { clip, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { jitter, smooth, tenth } from '../../../engine/drawing/points.ts';
import { blob, circle, drop, plate, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, oval, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';

import { FAIR } from './colours.ts';

const { ink, paper, coral, ochre, teal, plum, pencil } = PALETTE;

/** Threads of a ball of wool, wound every way. */
function wound(r: number, colour: string): string {
  const dark = mix(colour, ink, 0.3);
  const light = mix(colour, '#FFFFFF', 0.4);
  const bows = [-0.62, -0.3, 0.02, 0.34, 0.66].map(
    (at) => `M${-r} ${at * r}Q0 ${at * r - r * 0.55} ${r} ${at * r}`,
  );
  const across = [-0.5, -0.16, 0.2].map((at) => `M${at * r} ${-r}Q${at * r + r * 0.7} 0 ${at * r} ${r}`);
  return (
    dot(r, mix(colour, '#FFFFFF', 0.12), -r * 0.12, -r * 0.14) +
    stripe(bows.join(''), dark, 3.2, 0.75) +
    clip(
      circle(r * 0.6, r * 0.26, r * 0.2),
      dot(r * 0.6, colour, r * 0.26, r * 0.2) + stripe(across.join(''), dark, 3.2, 0.85),
    ) +
    line(`M${-r * 0.66} ${-r * 0.34}Q${-r * 0.4} ${-r * 0.72} 0 ${-r * 0.76}`, light, 4.6)
  );
}

/** The woollen ball, to be thrown. */
export const ball = (): string => sticker(circle(38), coral, wound(38, coral));

/** A piece of the thread that unrolls behind it. */
export const thread = (): string => cord('M-22 2Q-10 -7 0 0T22 -2', coral, 6.5, darker(coral, 0.25), 1.25);

export const shadow = (): string => oval(40, 9, ink, 0, 0, 0.26);

/** A basket of more balls. */
export function basket(): string {
  const next = jitter(12);
  const balls = [
    [-38, -34, 26, teal],
    [38, -36, 26, ochre],
    [0, -46, 30, coral],
    [-16, -24, 24, plum],
    [22, -22, 24, '#E77FA3'],
  ] as const;
  const wool = each(balls, ([x, y, r, colour]) =>
    place(prop(circle(r), colour, wound(r, colour), { outline: 0.45 }), x, y),
  );
  const weave = each(24, (i) => {
    const [row, at] = [Math.floor(i / 8), i % 8];
    return `<path d="${roundRect(-76 + at * 19 + (row % 2) * 9, -12 + row * 18 + next(), 17, 13, 6, { seed: i })}" fill="${i % 2 ? '#E3BD86' : '#CF9F65'}"/>`;
  });
  const side = smooth([-70, -16, 0, -10, 70, -16, 62, 20, 52, 44, 0, 48, -52, 44, -62, 20]);
  return `<ellipse cy="46" rx="74" ry="9" fill="${ink}" opacity=".18"/>${wool}${prop(side, '#C8955B', weave, { outline: 0.4 })}${prop(roundRect(-78, -24, 156, 18, 9, { seed: 4 }), '#DDB079', { outline: 0.4 })}`;
}

/** A dish on the counter, from which the ball is thrown. */
export const dish = (): string =>
  `<ellipse cy="14" rx="66" ry="15" fill="${ink}" opacity=".2"/>${prop('M-60 0Q0 16 60 0Q54 22 26 26H-26Q-54 22 -60 0Z', FAIR.cream, flat('M-70 8Q0 24 70 8V40H-70z', '#E3C99A'), { outline: 0.35 })}`;

/** What a plush Klodder stands on that can be picked: its upper face is around (0, 0). */
export const pedestal = (): string =>
  sticker('M-86 2C-86 -18 86 -18 86 2L82 40Q80 56 0 58T-82 40Z', coral, {
    inner:
      `<path d="${each([-64, -22, 20, 62], (x) => `M${x - 10} 0L${x - 9} 70H${x + 11}L${x + 10} 0Z`)}" fill="${FAIR.cream}"/>` +
      flat('M-90 44Q0 64 90 44V70H-90Z', ink, 0.14) +
      `<ellipse cy="2" rx="88" ry="15" fill="${FAIR.cream}"/><ellipse cy="1" rx="66" ry="9.500" fill="#F3DDB0"/>`,
  });

/** Where a throw will land. */
export const sight = (): string => {
  const ticks = each([0, 90, 180, 270], (turn) => `<path transform="rotate(${turn})" d="M0 -46V-26"/>`);
  const lines = (width: number, tone: string) =>
    `<g fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round"><path d="${circle(34)}"/>${ticks}</g><path d="${circle(width / 2 + 1)}" fill="${tone}"/>`;
  return lines(13, paper) + lines(5, ink) + stripe(circle(34), '#FFD84A', 2.6, 1, '9 9');
};

/** A shelf board, 560 wide; the scene stretches it. */
export function board(): string {
  const d = roundRect(-280, -9, 560, 22, 8, { seed: 5, wobble: 1.4 });
  return prop(d, FAIR.wood, {
    shadow: 'object',
    outline: 0.4,
    inner: flat('M-290 4H290V20H-290z', FAIR.woodDeep) + line('M-270 -5H270', '#F3D3A4', 4),
  });
}

/** A little partition between two towers. */
export const partition = (): string =>
  prop('M-8 2L-7 -66Q0 -84 7 -66L8 2Z', '#B7745A', {
    shadow: 'object',
    outline: 0.42,
    inner: flat('M2 -90H14V10H3Z', '#96573F', 0.7) + line('M-4 -62V-8', '#E0A78D'),
  });

/** A little flag for a tower of tumblers. */
export const flag = (): string => {
  const cloth = 'M0 -62Q18 -70 34 -60T62 -62L58 -28Q42 -34 30 -27T0 -28Z';
  const hatch = each([-10, 4, 18, 32, 46, 60], (x) => `M${x} -20L${x + 40} -76`);
  return `<path d="M0 2V-64" stroke="${paper}" stroke-width="14" stroke-linecap="round"/><path d="M0 2V-64" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>${sticker(cloth, '#E9DFCB', stripe(hatch, pencil, 3.4, 0.75), { rim: 4, line: 3.4 })}`;
};

/** The bow on the tower that was asked. */
export const bow = (): string => {
  const loop = 'M0 0C-14 -30 -56 -34 -58 -8C-60 20 -20 22 0 0C20 22 60 20 58 -8C56 -34 14 -30 0 0Z';
  const tails = 'M-6 4L-34 46L-18 44L-10 56L2 12L14 56L20 44L36 46L8 4Z';
  return (
    sticker(tails, '#178A83', { rim: 5 }) +
    sticker(loop, teal, {
      rim: 5,
      inner: `<path d="M-50 -6Q-30 -14 -8 -2M50 -6Q30 -14 8 -2" fill="none" stroke="#0B5F5B" stroke-width="4" stroke-linecap="round"/><path d="M-44 -18Q-34 -24 -24 -20M44 -18Q34 -24 24 -20" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/>`,
    }) +
    sticker(plate(22, 24, 8, { seed: 3 }), teal, { rim: 0 })
  );
};

/** A bulb below the awning. */
export function bulb(on: boolean): string {
  const glass = drop(0, 0, 0.86);
  return (
    (on ? `<circle r="26" fill="#FFE08A" opacity=".5" filter="url(#soft)"/>` : '') +
    flat('M-6 -20h12v10h-12z', '#8C6A9E') +
    `<g transform="rotate(180)">${prop(glass, on ? '#FFE48A' : '#D9C9DF', { line: 2.6, outline: on ? 0.32 : 0.26 })}</g>` +
    (on ? line('M-4 -4Q-5 3 -1 6', '#fff') : '')
  );
}

/** The bell that rings for a fallen tower. */
export const bell = (): string => {
  const d = smooth([0, 4, 16, 8, 26, 30, 30, 60, 44, 74, 0, 80, -44, 74, -30, 60, -26, 30, -16, 8]);
  return `<path d="M0 -26V6" stroke="#8C6A9E" stroke-width="7"/><path d="${circle(9, 0, 84)}" fill="#B27A12" stroke="${darker(ochre, 0.5)}" stroke-width="2.5"/>${prop(d, ochre, flat('M10 0H60V90H16Q24 40 10 0Z', '#C98A17', 0.7) + line('M-14 22Q-20 40 -21 56', '#FFF0BE', 6) + stripe('M-50 62Q0 74 50 62', '#C98A17', 4), { outline: 0.5, line: 3 })}`;
};

/** The gold frame on the rail: who stands in it is won. */
export const frame = (): string => {
  const ring = `${circle(62)}${circle(50)}`;
  return `<path d="${circle(58)}" fill="#FFF3CF" opacity=".75"/><path d="${ring}" fill="${ochre}" fill-rule="evenodd" stroke="${darker(ochre, 0.45)}" stroke-width="2.5"/>${each(12, (i) => dot(3, '#FFF3CF', tenth(Math.cos(i * 0.5236) * 56), tenth(Math.sin(i * 0.5236) * 56)))}<g transform="translate(0 62)">${prop(star(17, 8), '#FFD84A', { outline: 0.45 })}</g>`;
};

/** Light behind the prize at the end. */
export const rays = (): string =>
  each(12, (i) =>
    place(flat('M-7 -40L-20 -150Q0 -162 20 -150L7 -40Z', '#FFF3CF', 0.85), 0, 0, { turn: i * 30 }),
  ) + flat(blob(0, 0, 84, 84, { seed: 3 }), '#FFF7E0');

/** Krul keeps the stall: a pencil line with a straw boater and a bow tie. */
export function keeper(face: Face): string {
  const hat =
    prop('M-26 -4Q0 4 26 -4L24 -22Q0 -28 -24 -22Z', '#F8E2A2', flat('M-40 -13Q0 -6 40 -13V0H-40z', coral), {
      line: 3,
      outline: 0.5,
    }) + prop('M-40 -2Q0 10 40 -2Q38 6 26 8Q0 12 -26 8Q-38 6 -40 -2Z', '#F8E2A2', { line: 3, outline: 0.5 });
  const tie = prop('M0 0L-20 -11V11ZM0 0L20 -11V11Z', plum, { line: 3, outline: 0.4 });
  return (
    curl({ shape: 'curl', size: 150, face }) +
    `<g transform="translate(11 -123) rotate(6) scale(.9)">${hat}</g><g transform="translate(28 -44) rotate(-10)">${tie}</g>`
  );
}
