import { PALETTE, darker, mix } from '../../../engine/drawing/palette.ts';
import { cloud, grain, groundShadow, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth, torn, type Outline } from '../../../engine/drawing/points.ts';
import { blob, box, roundRect } from '../../../engine/drawing/shapes.ts';
import { flat, line, slab } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { TONES } from './tones.ts';
import { bricks, plaster, WALL } from './wall.ts';

const [LEFT, TOP, WIDTH, HEIGHT] = [-117, -96, 1600, 960];
const RIGHT = LEFT + WIDTH;
const BOTTOM = TOP + HEIGHT;

/** The front of a house that looks over the wall: gable, roof edge, two windows and a chimney. */
function house(x: number, w: number, top: number, tone: string, seed: number): string {
  const eaves = top + w * 0.3;
  const middle = x + w / 2;
  const front: Outline = [x, 210, x, eaves, middle, top, x + w, eaves, x + w, 210];
  const roof = `M${x - 10} ${eaves + 6}L${middle} ${top - 4}L${x + w + 10} ${eaves + 6}`;
  const pane = (px: number) =>
    flat(roundRect(px - 11, eaves - 2, 22, 30, 6, { seed: px, wobble: 1 }), '#F7EBC8');
  return (
    prop(roundRect(x + w * 0.7, top - 8, w * 0.12, 46, 4, { seed }), darker(tone, 0.12), { line: 2 }) +
    layer(front, tone, { seed, amplitude: 1.4, edgeWidth: 4 }) +
    line(roof, darker(tone, 0.16), 9) +
    pane(middle - w * 0.18) +
    pane(middle + w * 0.18)
  );
}

/** What looks over the wall: houses of the street and tree tops. */
function beyond(): string {
  const crowns = curve(
    (x) => 128 - 17 * Math.abs(Math.sin(x / 37)) - 12 * Math.sin(x / 170),
    LEFT,
    RIGHT,
    120,
  );
  const street = [
    [-90, 150, 66, TONES.roof],
    [64, 118, 84, TONES.roofFar],
    [214, 150, 62, '#EBD3AE'],
    [400, 120, 88, TONES.roofFar],
    [838, 126, 82, TONES.roofFar],
    [984, 156, 60, TONES.roof],
    [1176, 120, 84, '#EBD3AE'],
    [1322, 150, 64, TONES.roofFar],
  ] as const;
  return (
    slab(LEFT, TOP, WIDTH, 330, TONES.sky) +
    cloud(180, 6, 1.1) +
    cloud(1130, -8, 1.2) +
    cloud(640, -28, 1.1, 0.9) +
    each(street, ([x, w, top, tone], i) => house(x, w, top, tone, 30 + i)) +
    layer([[LEFT, 200], ...crowns, [RIGHT, 200]], TONES.trees, { seed: 5, amplitude: 1.6 })
  );
}

/** The row of flat stones on top of the wall. */
function coping(): string {
  let out = '';
  for (let x = LEFT - 30, i = 0; x < RIGHT; i++) {
    const w = 118 + (i % 3) * 14;
    out += layer(
      box(x, WALL.top - 12, x + w, WALL.top + 16),
      mix(TONES.coping, PALETTE.paper, 0.1 + (i % 2) * 0.14),
      { seed: 200 + i, amplitude: 1.4, edgeWidth: 3, shadow: 'object' },
    );
    x += w + 4;
  }
  return out;
}

/** The step ladder on which Moes stands; its top step lies at (118, 470). */
function ladder(): string {
  const leg = (d: string, tone: string) => prop(d, tone, { shadow: 'object', line: 2.5, outline: 0.34 });
  const step = (y: number, half: number, tone: string) =>
    prop(roundRect(118 - half, y, half * 2, 17, 6, { seed: y, wobble: 1 }), tone, { outline: 0.34 });
  return (
    groundShadow(118, 664, 106, 11) +
    leg('M70 480L88 480L66 664L48 664Z', TONES.woodDeep) +
    leg('M148 480L166 480L188 664L170 664Z', TONES.woodDeep) +
    leg('M76 482L96 482L56 668L34 668Z', TONES.wood) +
    leg('M140 482L160 482L202 668L180 668Z', TONES.wood) +
    step(606, 74, mix(TONES.wood, PALETTE.paper, 0.12)) +
    step(540, 62, mix(TONES.wood, PALETTE.paper, 0.12)) +
    prop(roundRect(58, 468, 120, 20, 7, { seed: 4, wobble: 1.2 }), mix(TONES.wood, PALETTE.paper, 0.2), {
      shadow: 'object',
      outline: 0.34,
    }) +
    `<path d="M150 476q7 -1 9 7t-3 13q-5 4 -7 -3t1 -17zM92 547q5 0 6 6t-4 9q-4 0 -4 -6t2 -9z" fill="${PALETTE.coral}" opacity=".55"/>`
  );
}

/** Paving stones along the wall. */
function paving(): string {
  const edge = curve((x) => WALL.foot + Math.sin(x / 160) * 3, LEFT - 20, RIGHT + 20, 46);
  let out = layer([[LEFT - 20, BOTTOM + 20], ...edge, [RIGHT + 20, BOTTOM + 20]], TONES.ground, {
    seed: 31,
    amplitude: 2.4,
  });
  for (let i = -10; i <= 10; i++)
    out += `<path d="M${683 + i * 88} ${WALL.foot + 6}L${683 + i * 128} ${BOTTOM}" stroke="${mix(TONES.ground, PALETTE.ink, 0.1)}" stroke-width="3.5"/>`;
  return out;
}

/** The dust sheet on the ground, with folds and the drips of other days. */
function sheet(): string {
  const next = jitter(88);
  const back = curve((x) => 662 + Math.sin(x / 90) * 5 + Math.sin(x / 31) * 2, 20, 1346, 60);
  let out = layer([[-40, 880], [-30, 726], ...back, [1400, 730], [1412, 880]], TONES.cloth, {
    seed: 41,
    amplitude: 2.4,
    edgeWidth: 6,
  });
  for (const [x, y, w] of rows(
    3,
    [120, 700, 190, 480, 690, 150, 820, 704, 220, 1150, 694, 170, 300, 756, 260, 960, 758, 240],
  )) {
    out += `<path d="M${x - w / 2} ${y}Q${x} ${y - 14} ${x + w / 2} ${y + 3}Q${x} ${y - 4} ${x - w / 2} ${y}Z" fill="${TONES.fold}"/>`;
  }
  const colours = [PALETTE.blue, PALETTE.coral, PALETTE.ochre, PALETTE.teal, PALETTE.plum];
  for (let i = 0; i < 46; i++) {
    const x = tenth(-20 + next() * 1410);
    const y = tenth(682 + next() * 150);
    const r = 3 + next() * 7;
    const colour = mix(TONES.cloth, colours[i % colours.length] ?? PALETTE.blue, 0.46);
    out += flat(blob(x, y, r * 1.25, r * 0.8, { seed: i + 7, wobble: 0.16 }), colour);
  }
  return out;
}

/** Ivy that hangs over the wall at both ends, where nothing is played. */
function ivy(x0: number, side: 1 | -1, seed: number): string {
  const next = jitter(seed);
  let out = '';
  for (let vine = 0; vine < 3; vine++) {
    const length = 90 + next() * 120;
    const x = x0 + side * vine * 34;
    out += line(`M${x} ${WALL.top - 10}q${side * 14} ${length / 2} ${-side * 4} ${length}`, '#86AE6E', 4);
    for (let y = 0; y < length + 8; y += 21) {
      const dx = (Math.floor(y / 21) % 2 ? 1 : -1) * 13 + side * 8 * Math.sin((y / length) * 3);
      const tone = mix('#A9CF8C', '#7FB268', next());
      const turn = (dx > 0 ? -30 : 30) + next() * 24;
      out += `<g transform="translate(${tenth(x + dx)} ${tenth(WALL.top - 6 + y)}) rotate(${tenth(turn)})"><path d="M0 -14C10 -12 15 -3 13 6L5 9L0 15L-5 9L-13 6C-15 -3 -10 -12 0 -14Z" fill="${tone}" stroke="${mix(tone, PALETTE.ink, 0.22)}" stroke-width="1.8" stroke-linejoin="round"/></g>`;
    }
  }
  return out;
}

/** A closed tin with a stripe in its colour and a run of paint. */
function tin(x: number, y: number, scale: number, colour: string): string {
  const body = 'M-44 -70L-44 0Q0 12 44 0L44 -70Q0 -58 -44 -70Z';
  const lid = 'M-46 -72A46 12 0 1 1 46 -72A46 12 0 1 1 -46 -72Z';
  const tone = mix(colour, PALETTE.paper, 0.3);
  return place(
    groundShadow(0, 6, 56, 8) +
      prop(body, TONES.tin, {
        inner: `<path d="M-50 -48Q0 -38 50 -48V-16Q0 -6 -50 -16Z" fill="${tone}"/><path d="M14 -80H60V20H14z" fill="${PALETTE.ink}" opacity=".08"/>`,
      }) +
      prop(lid, mix(TONES.tin, PALETTE.paper, 0.4)) +
      flat('M-30 -66Q-24 -62 -20 -62V-34Q-15 -26 -10 -34V-61Q4 -60 12 -61V-48Q16 -42 20 -48V-62Z', tone),
    x,
    y,
    { scale },
  );
}

/** A roller that lies in its tray. */
const roller = (x: number, y: number) =>
  place(
    groundShadow(0, 10, 92, 9) +
      prop('M-84 -26L70 -30Q84 -30 84 -18L78 6Q0 18 -76 8Z', '#B9C3D6', {
        inner: flat('M-90 -8Q0 6 90 -10V30H-90z', mix(PALETTE.teal, PALETTE.paper, 0.42)),
      }) +
      prop(roundRect(-62, -44, 84, 30, 14, { seed: 8, wobble: 1 }), mix(PALETTE.teal, PALETTE.paper, 0.25)) +
      line('M22 -30H42V-58L92 -84', '#8C95A8', 6) +
      line('M84 -80L112 -96', PALETTE.coral, 15),
    x,
    y,
    { scale: 0.9 },
  );

/** Small things that painters leave about: brushes in a cup, tins, a roller in its tray. */
function clutter(): string {
  const cup = 'M-26 -40L26 -40L22 8Q0 16 -22 8Z';
  const brush = (x: number, turn: number, colour: string, tip: string) =>
    place(
      prop('M-4 0L-5 -44Q0 -52 5 -44L4 0Z', colour) + prop('M-8 -44H8L10 -66Q0 -78 -10 -66Z', tip),
      x,
      -38,
      { turn },
    );
  return (
    place(
      groundShadow(0, 9, 32, 6) +
        brush(-11, -16, TONES.wood, '#E9C7A0') +
        brush(9, 12, '#8FB8DE', PALETTE.coral) +
        prop(cup, '#E9E2D0', flat('M6 -50H40V20H6z', '#D9CFB8') + flat('M-30 -24H30V-12H-30z', '#F0A38F')),
      1246,
      664,
    ) +
    tin(62, 748, 0.86, PALETTE.plum) +
    tin(150, 762, 0.74, PALETTE.moss) +
    roller(1280, 748)
  );
}

/** Torn scraps of older posters on the bare bricks. */
const poster = (x: number, y: number, fill: string, seed: number) =>
  layer([x, y, x + 62, y - 4, x + 66, y + 60, x + 30, y + 74, x - 2, y + 66], fill, {
    seed,
    amplitude: 3,
    edgeWidth: 4,
    shadow: 'object',
  }) +
  `<path d="${torn([x + 12, y + 20, x + 50, y + 17], { seed: seed + 2, amplitude: 1, closed: false })}M${x + 12} ${y + 36}l30 -1" fill="none" stroke="${mix(fill, PALETTE.ink, 0.14)}" stroke-width="5" stroke-linecap="round"/>`;

/** The courtyard behind everything that moves. */
export const courtyard = (): string =>
  beyond() +
  bricks(LEFT, RIGHT) +
  poster(-40, 232, '#EFD9C9', 71) +
  poster(1390, 300, '#D6E3EC', 75) +
  plaster() +
  coping() +
  ivy(-70, 1, 12) +
  ivy(1436, -1, 19) +
  paving() +
  ladder() +
  sheet() +
  clutter() +
  grain(LEFT, TOP, WIDTH, HEIGHT, 0.11);
