import { coarser, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { circle, plate } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { BUNNY, REMOTE } from './sizes.ts';
import { ROBOT } from './tones.ts';

const { ink, paper } = PALETTE;

/** His body: a disc with a lid on which his face is. */
const body = () =>
  sticker(circle(31), ROBOT.body, {
    inner: flat('M-40 8Q0 34 40 8V40H-40Z', ROBOT.bodyDeep),
    rim: 4,
    line: 3.6,
  }) +
  dot(24, ROBOT.lid) +
  line('M-24 -6A25 25 0 0 1 -9 -23', '#FFFFFF', 3, 0.9);

const eyes = () =>
  each(
    [-10, 10],
    (x) => `<ellipse cx="${x}" cy="-3" rx="7.5" ry="9" fill="#FFFFFF" stroke="${ink}" stroke-width="2.4"/>`,
  ) + line('M-4 12q4 4 8 0', ink, 2.6);

/** A fluffy outline: bumps all round a soft rectangle. */
function fluff(w: number, h: number): string {
  const around: [number, number][] = [];
  const r = h / 2;
  const bumps = Math.round((2 * (w - h) + Math.PI * h) / (w > 150 ? 21 : 16));
  for (let i = 0; i < bumps * 2; i++) {
    const far = ((i / (bumps * 2)) * (2 * (w - h) + Math.PI * h) + h / 2) % (2 * (w - h) + Math.PI * h);
    const out = i % 2 ? 2.4 : -1.6;
    around.push(onPill(far, w, r, out));
  }
  return smooth(around);
}

/** A point along a pill of width `w` and radius `r`, `out` u outside it. */
function onPill(far: number, w: number, r: number, out: number): [number, number] {
  const flatSide = w - 2 * r;
  const bend = Math.PI * r;
  if (far < flatSide) return [-flatSide / 2 + far, -r - out];
  if (far < flatSide + bend) {
    const a = (far - flatSide) / r - Math.PI / 2;
    return [flatSide / 2 + Math.cos(a) * (r + out), Math.sin(a) * (r + out)];
  }
  if (far < 2 * flatSide + bend) return [flatSide / 2 - (far - flatSide - bend), r + out];
  const a = (far - 2 * flatSide - bend) / r + Math.PI / 2;
  return [-flatSide / 2 + Math.cos(a) * (r + out), Math.sin(a) * (r + out)];
}

const ear = (x: number, y: number, turn: number, scale = 1) =>
  place(
    sticker('M0 2Q-9 -8 -5 -20Q0 -25 5 -20Q9 -8 0 2Z', ROBOT.ear, {
      inner: oval(2.4, 7, ROBOT.inner, 0, -10),
      rim: 3.5,
      line: 3,
    }),
    x,
    y,
    { turn, scale },
  );

/** A dust bunny, so wide and high: ears, and eyes that look out over the letters. */
function bunny(w: number, h: number, scale = 1): string {
  const top = 7 - h / 2;
  const eye = (side: number) =>
    place(
      edged(circle(6.6), '#FFFFFF', ink, 2.6) + dot(3, ink, side * -1.2, 1.2),
      side * 7.4 * scale,
      top + 1.5,
      { scale },
    );
  return (
    ear(-15 * scale, top + 5, -20, scale) +
    ear(15 * scale, top + 5, 22, scale) +
    place(
      sticker(fluff(w, h), ROBOT.fluff, {
        inner: flat(`M${-w} ${h / 2 - 8}H${w}V${h}H${-w}Z`, ROBOT.fluffDeep, 0.55),
        rim: 4.5,
        line: 3.2,
      }),
      0,
      7,
    ) +
    eye(-1) +
    eye(1)
  );
}

const TURNS = { up: 0, right: 90, down: 180, left: 270 } as const;
const COLOURS = { up: PALETTE.blue, right: PALETTE.coral, down: PALETTE.moss, left: PALETTE.plum } as const;

/** An arrow card. */
const card = (heading: keyof typeof TURNS) =>
  sticker(plate(33, 46, 8), paper, { inner: slab(-20, -30, 40, 13, COLOURS[heading]), rim: 2.5, line: 2.8 }) +
  place(flat('M-4 11V1H-11L0 -12L11 1H4V11Z', COLOURS[heading]), 0, 5, { turn: TURNS[heading] });

const button = (fill: string, sign: string) =>
  sticker(
    plate(REMOTE.start.width - 14, REMOTE.start.height - 14, 22),
    fill,
    flat(`M-60 12H60V40H-60Z`, ink, 0.14),
  ) + sign;

/** Zoef in parts, dust bunnies in every width, cards and buttons. */
export function robot(): Record<string, SpriteArt> {
  const all: Record<string, SpriteArt> = {
    zoef: sprite(body(), 46),
    'zoef-mond': sprite(
      prop(
        'M-17 6Q-19 -9 -13 -11H13Q19 -9 17 6Z',
        ROBOT.nozzle,
        line('M-11 -8V4M-4 -8V4M4 -8V4M11 -8V4', '#8C90B4', 2),
      ),
      24,
    ),
    'zoef-zak': sprite(
      prop(
        circle(20),
        ROBOT.bag,
        flat('M-24 6Q0 20 24 6V30H-24Z', ROBOT.bagDeep) + line('M-9 -9q6 -5 12 -3', '#FFF3D6', 3),
      ),
      26,
    ),
    'zoef-lamp': sprite(prop(circle(6), ROBOT.lamp, flat('M0 0L-8 -9H8Z', '#FFE0B8')), 10),
    'zoef-ogen': sprite(eyes(), 26),
    'zoef-pupil': sprite(dot(4.2, ink) + dot(1.4, '#FFFFFF', 1.2, -1.4), 6),
    'zoef-lach': sprite(
      each([-10, 10], (x) => oval(9, 10.4, ROBOT.lid, x, -3) + line(`M${x - 6} -1q6 -8 12 0`, ink, 3)) +
        flat('M-7 9Q0 10 7 9Q5 18 0 18Q-5 18 -7 9Z', ink),
      26,
    ),
    'zoef-knijp': sprite(
      each(
        [-1, 1],
        (side) =>
          oval(9, 10.4, ROBOT.lid, side * 10, -3) +
          line(`M${side * 15} -8L${side * 6} -3L${side * 15} 2`, ink, 3),
      ) +
        oval(9, 4.5, ROBOT.lid, 0, 13) +
        line('M-5 14q2.500 -3 5 0t5 0', ink, 2.6),
      26,
    ),
    'zoef-dicht': sprite(
      each([-10, 10], (x) => oval(9, 10.4, ROBOT.lid, x, -3) + line(`M${x - 6} -1q6 4 12 0`, ink, 3)),
      26,
    ),
    'knop-start': sprite(button(PALETTE.moss, flat('M-11 -15L17 0L-11 15Z', paper)), 66, 48),
    'knop-uit': sprite(
      prop(
        plate(REMOTE.start.width - 14, REMOTE.start.height - 14, 22),
        '#8A7FA0',
        flat('M-11 -15L17 0L-11 15Z', '#B3AAC4'),
      ),
      66,
      48,
    ),
    'knop-stop': sprite(button(PALETTE.coral, flat('M-14 -13H-4V13H-14ZM4 -13H14V13H4Z', paper)), 66, 48),
    'pluis-groot': coarser(sprite(bunny(138, 128, 1.7), -92, -112, 92, 92), 1.4),
  };
  for (const heading of ['up', 'right', 'down', 'left'] as const)
    all[`kaart-${heading}`] = sprite(card(heading), 26, 34);
  for (let size = 1; size <= BUNNY.widest; size++) {
    const w = BUNNY.width(size);
    all[`pluis-${size}`] = coarser(
      sprite(bunny(w, BUNNY.height), -w / 2 - 20, -64, w / 2 + 20, 58),
      size > 2 ? 1.3 : 1,
    );
  }
  return all;
}
