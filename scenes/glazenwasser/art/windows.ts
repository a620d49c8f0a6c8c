import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, mix } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { LARGE_FRAME, LONG, ROOM, SMALL } from './sizes.ts';
import { TONES } from './tones.ts';

const { ink, paper } = PALETTE;

/** A frame around a hole of this size, its middle at (0, 0). */
function frame(w: number, h: number, thick: number, seed: number, wood: string = TONES.frame): string {
  const outer = roundRect(-w / 2 - thick, -h / 2 - thick, w + 2 * thick, h + 2 * thick, 12, {
    seed,
    wobble: 1.6,
  });
  const hole = `M${-w / 2} ${-h / 2}V${h / 2}H${w / 2}V${-h / 2}Z`;
  const shade = `M${-w / 2 - thick} ${h / 2 + thick}H${w / 2 + thick}V${h / 2 + thick * 0.5}H${-w / 2 - thick}Z`;
  return (
    `<path d="${outer}${hole}" fill="${ink}" fill-rule="evenodd" opacity=".13" transform="translate(0 7)"/>` +
    `<path d="${outer}${hole}" fill="${wood}" fill-rule="evenodd"/>` +
    flat(shade, darker(wood, 0.1)) +
    stripe(hole, darker(wood, 0.1), thick * 0.45) +
    stripe(outer, darker(wood, 0.3), 2.5) +
    stripe(hole, darker(wood, 0.34), 2.5)
  );
}

const sill = (half: number, y: number, thick: number): string =>
  flat(`M${-half + 6} ${y + thick}H${half - 6}V${y + thick + 8}H${-half + 6}Z`, ink, 0.1) +
  prop(roundRect(-half, y, half * 2, thick, 8, { seed: 7, wobble: 1.5 }), TONES.frame, {
    inner: flat(`M${-half} ${y + thick * 0.55}H${half}V${y + thick}H${-half}Z`, TONES.frameShade),
  });

const shutter = (side: number, w: number, h: number): string => {
  const x = side < 0 ? -ROOM.width / 2 - LARGE_FRAME - w - 4 : ROOM.width / 2 + LARGE_FRAME + 4;
  const slats = each(9, (i) =>
    line(`M${x + 10} ${-h / 2 + 26 + (i * (h - 44)) / 9}h${w - 20}`, TONES.woodDeep, 9),
  );
  return (
    flat(roundRect(x, -h / 2 + 6, w, h, 8, { seed: 3 }), ink, 0.1) +
    prop(roundRect(x, -h / 2, w, h, 8, { seed: side + 5, wobble: 2 }), TONES.wood, slats)
  );
};

const largeWindow = (): string =>
  shutter(-1, 44, 348) +
  shutter(1, 44, 348) +
  frame(ROOM.width, ROOM.height, LARGE_FRAME, 2) +
  sill(346, ROOM.height / 2 + LARGE_FRAME - 8, 26);

/** Half of the large window, hinged at (0, 0): clear glass in a thin frame. */
const casement = (): string => {
  const [w, h] = [ROOM.width / 2, ROOM.height];
  return (
    flat(`M4 ${-h / 2 + 4}H${w - 3}V${h / 2 - 4}H4Z`, '#EAF7FC', 0.16) +
    flat(`M34 ${h / 2 - 30}L130 ${-h / 2 + 24}H166L70 ${h / 2 - 30}Z`, '#fff', 0.16) +
    line(`M4 ${-h / 2 + 4}H${w - 3}V${h / 2 - 4}H4Z`, TONES.frame, 9) +
    line(`M9 ${-h / 2 + 9}H${w - 8}V${h / 2 - 9}H9Z`, darker(TONES.frame, 0.28), 2)
  );
};

const wallOf = (tone: string, floor: string): string => {
  const [w, h] = [ROOM.width / 2, ROOM.height / 2];
  const stripes = each(14, (i) =>
    flat(`M${-w + i * 41} ${-h}h18v${h * 2}h-18z`, mix(tone, paper, 0.28), 0.6),
  );
  return (
    `<path d="M${-w} ${-h}H${w}V${h}H${-w}Z" fill="${tone}"/>${stripes}` +
    `<path d="M${-w} ${h - 56}H${w}V${h}H${-w}Z" fill="${floor}"/><path d="M${-w} ${h - 56}H${w}" stroke="${darker(floor, 0.22)}" stroke-width="5"/>`
  );
};
const leaf = (x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${prop('M0 0Q-16 -34 0 -76Q16 -34 0 0Z', '#7DB66B', stripe('M0 0V-70', '#5E9A50', 3))}</g>`;
const pot = (x: number, y: number, tone: string) =>
  prop(`M${x - 30} ${y - 50}H${x + 30}L${x + 22} ${y}H${x - 22}Z`, tone) +
  prop(roundRect(x - 34, y - 60, 68, 16, 6), mix(tone, paper, 0.2));

const rooms: Record<string, () => string> = {
  plant: () =>
    wallOf('#F6D9B8', '#D9A877') +
    each([-58, -30, 0, 30, 58], (turn) => leaf(-200, 62, turn, 1.25)) +
    pot(-200, 128, '#D9806B') +
    each([-40, 0, 40], (turn) => leaf(214, 84, turn, 0.95)) +
    pot(214, 136, '#8DB6D9') +
    prop(roundRect(150, -126, 92, 74, 6), '#FFF6E2', {
      inner: `<path d="M150 -70L182 -104L206 -78L222 -92L246 -62V-50H150Z" fill="#A9CE86"/><path d="${circle(9, 216, -108)}" fill="#F2C94C"/>`,
    }),
  aquarium: () =>
    wallOf('#D9E4F5', '#A9B4CE') +
    prop(roundRect(-262, 66, 130, 72, 6), '#B98A57') +
    prop(roundRect(-268, -46, 142, 112, 14), '#8FD3E6', {
      inner: `<path d="M-268 40Q-200 24 -120 44V70H-268Z" fill="#F1DDA6"/><path d="M-246 44q-10 -30 4 -52q10 24 0 52z" fill="#6FB07A"/><path d="M-150 46q-8 -20 2 -36q8 18 0 36z" fill="#6FB07A"/><path d="M-214 4q16 -14 32 0q-16 14 -32 0zm32 0l14 -9v18z" fill="${PALETTE.coral}"/><path d="M-236 -20q10 -9 20 0q-10 9 -20 0zm20 0l9 -6v12z" fill="${PALETTE.ochre}"/><path d="M-264 -32H-120" stroke="#fff" stroke-opacity=".7" stroke-width="5"/>`,
    }) +
    prop(roundRect(166, -120, 84, 84, 42), '#FFF6E2', stripe('M208 -100V-78L224 -66', ink, 5)) +
    prop('M176 138V70Q176 40 206 40H226Q256 40 256 70V138Z', '#E88F7D', {
      inner: flat('M170 96H262V112H170Z', darker('#E88F7D', 0.16)),
    }),
  kat: () =>
    wallOf('#E9D3EE', '#BFA3CB') +
    prop('M-270 138V78Q-270 58 -246 58H-150Q-128 58 -128 78V138Z', '#8E78BE') +
    prop(
      'M-252 74Q-258 36 -222 28L-218 14L-206 26Q-196 24 -186 26L-174 14L-170 30Q-146 44 -150 76Q-200 88 -252 74Z',
      '#F0A45D',
      stripe('M-236 36l10 14M-214 28l4 16M-190 28l-4 16', '#CE7F3B', 6),
    ) +
    line('M-214 54q6 6 12 0M-190 54q6 6 12 0M-200 64q4 5 8 0') +
    prop(circle(26, 214, 112), PALETTE.coral, {
      inner: `<path d="M190 104Q214 90 240 108M188 118Q214 104 242 124M204 88Q222 110 210 140" stroke="${darker(PALETTE.coral, 0.2)}" stroke-width="4" fill="none"/>`,
    }) +
    prop(roundRect(160, -126, 90, 110, 6), '#FFF6E2', {
      inner: flat('M176 -36Q186 -96 206 -100Q230 -96 236 -36Z', '#B9A7D9'),
    }),
  lamp: () =>
    wallOf('#F3E0A6', '#CFA769') +
    stripe('M-206 130V-20', TONES.plankDeep, 9) +
    prop('M-262 -20L-236 -96H-176L-150 -20Z', '#EE9D7A') +
    prop(roundRect(-246, 126, 80, 14, 7), TONES.plankDeep) +
    prop(roundRect(158, 50, 110, 16, 5), TONES.plank) +
    stripe('M172 66V138M254 66V138', TONES.plankDeep, 9) +
    prop('M190 50V16Q190 6 200 6H222Q232 6 232 16V50Z', '#8DB6D9') +
    `<path d="M211 6V-30M211 -10L196 -34M211 -6L228 -30" stroke="#6FA05E" stroke-width="5"/><path d="${circle(13, 211, -38)}${circle(11, 192, -40)}${circle(11, 232, -36)}" fill="${PALETTE.pink}"/>`,
  boekenkast: () =>
    wallOf('#CFE3D2', '#9DBBA0') +
    prop(roundRect(-268, -134, 132, 272, 6), '#B98A57', {
      inner: each(
        [-70, 0, 70],
        (y) =>
          flat(`M-262 ${y - 52}h120v56h-120z`, '#8C6238') +
          each(
            [0, 1, 2, 3, 4, 5],
            (i) =>
              `<path d="M${-258 + i * 19} ${y + 4 - 44 + (i % 3) * 6}h15V${y + 4}h-15z" fill="${['#EE9D7A', '#F2C94C', '#8DB6D9', '#A9CE86', '#C9A4DB', '#F4A6BE'][(i + y) % 6 < 0 ? 0 : (i + Math.abs(y / 70)) % 6]}"/>`,
          ),
      ),
    }) +
    prop('M158 138V60Q158 22 196 22H226Q262 22 262 60V138Z', '#6FA3C9', {
      inner: flat('M158 92H262V112H158Z', darker('#6FA3C9', 0.16)),
    }) +
    prop(roundRect(176, -122, 74, 74, 6), '#FFF6E2', dot(20, '#F2C94C', 213, -84)),
  feest: () =>
    wallOf('#F9D4DC', '#DDA3B4') +
    stripe('M-280 -130Q-140 -70 0 -128Q140 -70 280 -130', ink, 3, 0.4) +
    each(11, (i) => {
      const x = -250 + i * 50;
      const y = -128 + 42 * Math.abs(Math.sin((i * 50 - 250 + 280) / 89.2));
      return `<path d="M${x - 13} ${y}h26l-13 30z" fill="${[PALETTE.coral, PALETTE.ochre, PALETTE.teal, PALETTE.plum][i % 4]}"/>`;
    }) +
    each(
      [
        [-226, 6, PALETTE.blue],
        [-180, -22, PALETTE.coral],
        [-150, 24, PALETTE.ochre],
      ],
      ([x, y, tone]) =>
        `<path d="M${x} ${Number(y) + 34}Q${Number(x) + 8} ${Number(y) + 70} -190 132" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="2.5"/>${prop(circle(27, Number(x), Number(y)), String(tone), dot(6, '#fff', Number(x) - 9, Number(y) - 11, 0.7))}`,
    ) +
    prop('M152 138V90H272V138Z', '#FFF6E2') +
    prop(roundRect(166, 46, 92, 46, 10), '#F4A6BE', {
      inner: flat('M166 46H258V60Q246 72 236 60Q224 74 212 60Q200 72 190 60Q178 72 166 60Z', '#fff'),
    }) +
    `<path d="M212 46V22" stroke="${PALETTE.teal}" stroke-width="7"/><path d="M212 6q9 10 0 16q-9 -6 0 -16z" fill="${PALETTE.ochre}"/>`,
};

const SMALL_WALLS = ['#F6D9B8', '#D9E4F5', '#CFE3D2'] as const;
/** A small room: a wall between two curtains. */
function smallRoom(wall: string, i: number): string {
  const [w, h] = [SMALL.width / 2, SMALL.height / 2];
  const cloth = ['#E88F7D', '#8E9FD6', '#E0B04C'][i]!;
  const curtain = (side: number) =>
    `<g transform="scale(${side} 1)">${prop(`M${w} ${-h}H${w - 58}Q${w - 40} ${-h + 60} ${w - 26} ${h}H${w}Z`, cloth, stripe(`M${w - 42} ${-h}Q${w - 26} ${-h + 50} ${w - 16} ${h}M${w - 22} ${-h}Q${w - 10} ${-h + 50} ${w - 6} ${h}`, darker(cloth, 0.16), 5))}</g>`;
  return (
    `<path d="M${-w} ${-h}H${w}V${h}H${-w}Z" fill="${wall}"/><path d="M${-w} ${h - 16}H${w}V${h}H${-w}Z" fill="${darker(wall, 0.16)}"/>` +
    curtain(1) +
    curtain(-1)
  );
}

const blind = (): string => {
  const [w, h] = [SMALL.width, SMALL.height];
  const slats = each(8, (i) => stripe(`M0 ${(i + 1) * (h / 8)}H${w}`, darker('#A9C4DB', 0.16), 3));
  return `<path d="M0 0H${w}V${h}H0Z" fill="#B9D0E3"/>${slats}<path d="M0 ${h - 10}H${w}V${h}H0Z" fill="#8FA9C4"/><path d="${circle(7, w / 2, h - 5)}" fill="${PALETTE.ochre}"/>`;
};

/** A ribbon to pull, hung by its upper end; it takes a white rim once it can be used. */
const ribbon = (lit: boolean): string => {
  const d = 'M-13 0H13V56Q13 66 6 70L16 96L0 86L-16 96L-6 70Q-13 66 -13 56Z';
  const tone = lit ? PALETTE.coral : '#C9A9A2';
  const inner = flat('M-13 0H-4V100H-16Z', '#fff', 0.25) + dot(11, darker(tone, 0.18), 0, 66);
  return lit ? sticker(d, tone, { inner, rim: 5, line: 3.5 }) : prop(d, tone, inner);
};

/** Windows, what is behind them, and what hangs at them. */
export function windowSprites(): Record<string, SpriteArt> {
  const all: Record<string, SpriteArt> = {
    raam: sprite(largeWindow(), -370, -200, 370, 226),
    vleugel: sprite(casement(), -2, -ROOM.height / 2 - 2, ROOM.width / 2 + 2, ROOM.height / 2 + 2),
    'raam-smal': sprite(
      frame(SMALL.width, SMALL.height, SMALL.frame, 5, TONES.wood) +
        sill(196, SMALL.height / 2 + SMALL.frame - 4, 12),
      -202,
      -80,
      202,
      96,
    ),
    'raam-strip': sprite(frame(LONG.width, LONG.height, LONG.frame, 6, TONES.wood), -524, -80, 524, 84),
    rolluik: sprite(blind(), 0, 0, SMALL.width, SMALL.height),
    lint: sprite(place(ribbon(true), 0, -48), -30, -62, 30, 68),
    'lint-uit': sprite(place(ribbon(false), 0, -48), -24, -54, 24, 56),
  };
  for (const [name, draw] of Object.entries(rooms))
    all[`kamer-${name}`] = sprite(draw(), ROOM.width / 2, ROOM.height / 2);
  SMALL_WALLS.forEach((wall, i) => {
    all[`kamer-klein-${i}`] = sprite(smallRoom(wall, i), SMALL.width / 2, SMALL.height / 2);
  });
  return all;
}
