import { coarsely, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { FLOOR } from './sizes.ts';
import { STUFF } from './tones.ts';

const SIDE = FLOOR.tile;

/** A block from above, with a little of its front; it fills so many tiles. */
function block(wide: number, high: number, fill: string, front: string, inner = '', r = 12): string {
  const [w, h] = [wide * SIDE - 10, high * SIDE - 10];
  return (
    prop(roundRect(-w / 2, -h / 2, w, h, r), front, { shadow: 'object' }) +
    prop(roundRect(-w / 2, -h / 2 - 2, w, h - 9, r), fill, { inner, outline: 0.22 })
  );
}

const sofa = () =>
  block(
    2,
    1,
    STUFF.sofa,
    STUFF.sofaDeep,
    slab(-80, -40, 160, 26, STUFF.sofaDeep) +
      slab(-80, -40, 20, 90, STUFF.sofaDeep) +
      slab(60, -40, 20, 90, STUFF.sofaDeep) +
      stripe('M0 -14V40', STUFF.sofaDeep, 3) +
      place(flat(plate(30, 26, 8), STUFF.stool), -36, 4, { turn: 12 }),
    20,
  );

const leaves = (count: number, far: number) =>
  each(count, (i) =>
    place(
      prop(
        `M0 0Q-15 ${-far * 0.5} 0 ${-far}Q15 ${-far * 0.5} 0 0Z`,
        i % 2 ? STUFF.leaf : STUFF.leafDeep,
        line(`M0 -4V${-far * 0.7}`, '#4C8A50', 2, 0.6),
      ),
      0,
      -2,
      { turn: (i * 360) / count },
    ),
  );

const round = (r: number, fill: string, front: string, inner = '') =>
  prop(circle(r, 0, 4), front, { shadow: 'object' }) + prop(circle(r, 0, -2), fill, inner);

const coffeeTable = () =>
  block(
    1,
    2,
    STUFF.table,
    STUFF.tableDeep,
    line('M-22 -60V60M0 -66V66M20 -60V60', STUFF.tableDeep, 2, 0.4) +
      place(prop(plate(30, 38, 4), STUFF.book, slab(-11, -12, 22, 6, '#FFFDF6', 2)), -4, -22, { turn: -14 }) +
      place(dot(13, '#FFFDF6') + dot(9, '#9C5F3C') + line('M13 -4q9 4 -1 9', '#FFFDF6', 4), 8, 34),
  );

const stove = () =>
  block(
    2,
    1,
    STUFF.steel,
    STUFF.steelDeep,
    each([-48, -12], (x) => place(dot(15, '#5B6478') + dot(9, '#7C879B'), x, -4)) +
      place(
        dot(19, '#E2705E') +
          dot(14, '#F6C9A0') +
          each(5, (i) => dot(3, '#7DB87A', -6 + i * 3, (i % 2) * 6 - 3)) +
          line('M18 0h16', '#B95443', 6),
        32,
        -4,
      ),
  );

const diner = () =>
  block(
    1,
    2,
    STUFF.cloth,
    STUFF.tableDeep,
    each(4, (i) => slab(-34 + i * 18, -80, 9, 160, '#FFFDF6', 0, 0.55)) +
      each([-34, 30], (y) => place(dot(18, '#FFFDF6') + dot(12, '#E9EEF4'), 0, y)) +
      place(dot(7, STUFF.drum, -3, 2) + dot(6, STUFF.gold, 6, -3), 0, -34),
  );

const basket = () =>
  round(
    29,
    STUFF.basket,
    '#9B7340',
    dot(22, '#A97F47') +
      dot(11, STUFF.drum, -8, -6) +
      dot(10, STUFF.leaf, 9, -8) +
      dot(10, STUFF.gold, 2, 9) +
      line('M-4 -12q2 -6 6 -6', STUFF.leafDeep, 3),
  );

const bed = () =>
  block(
    1,
    2,
    STUFF.bed,
    STUFF.bedDeep,
    slab(-40, -76, 80, 46, STUFF.sheet) +
      flat(plate(46, 26, 10), '#FFFFFF').replace('<path', '<path transform="translate(0 -52)"') +
      slab(-40, -30, 80, 12, STUFF.sheet) +
      each(6, (i) =>
        flat('M0 -7L2 -2L7 -2L3 2L5 7L0 4L-5 7L-3 2L-7 -2L-2 -2Z', STUFF.shade).replace(
          '<path',
          `<path transform="translate(${-18 + (i % 2) * 34} ${6 + Math.floor(i / 2) * 22})"`,
        ),
      ),
    14,
  );

const lamp = () =>
  round(28, STUFF.table, STUFF.tableDeep) + prop(circle(20, 0, -4), STUFF.shade, dot(9, '#FFFDF6', 0, -4));

const chest = () =>
  block(
    2,
    1,
    STUFF.chest,
    STUFF.chestDeep,
    stripe('M0 -40V40', STUFF.chestDeep, 3) +
      each([-36, 36], (x) => dot(5, STUFF.gold, x, 14)) +
      place(prop(plate(34, 24, 6), '#9FC7E0', dot(6, '#FFFDF6')), -34, -10, { turn: 6 }) +
      place(prop(circle(12), STUFF.pouf), 36, -10),
  );

const drum = () =>
  round(
    27,
    '#FFF4E0',
    STUFF.drum,
    stripe('M-27 -2A27 27 0 0 1 27 -2', STUFF.drumDeep, 5) +
      cord('M-14 -12L16 10', STUFF.table, 6) +
      cord('M14 -12L-16 10', STUFF.table, 6),
  );

/** A loose rug: driven onto, it slides. */
const mat = () =>
  line(
    each(7, (i) => `M${-27 + i * 9} -36V36`),
    '#FFF2DA',
    4,
  ) +
  prop(
    roundRect(-33, -30, 66, 60, 5),
    STUFF.mat,
    slab(-33, -18, 66, 9, STUFF.matB) +
      slab(-33, 9, 66, 9, STUFF.matB) +
      flat('M0 -7L8 0L0 7L-8 0Z', STUFF.matB),
  ) +
  line('M-39 -14q-6 6 0 12M-45 -16q-8 8 0 16M39 -14q6 6 0 12M45 -16q8 8 0 16', '#FFFFFF', 3, 0.8);

/** A cat that sleeps in a ring. */
const cat = () =>
  sticker(
    'M-4 -25Q14 -29 24 -14Q32 2 22 16Q10 28 -8 25Q-26 22 -29 5Q-30 -12 -18 -22L-22 -34L-8 -27Q-6 -25 -4 -25L6 -35L8 -24Z',
    STUFF.cat,
    {
      inner:
        stripe('M14 -22q4 8 -2 12M26 -6q-6 6 -12 2M26 12q-8 2 -12 -4M6 28q-2 -8 4 -12', STUFF.catDeep, 5) +
        flat('M-30 20Q0 6 22 22V40H-30Z', STUFF.catDeep, 0.35),
      rim: 5,
      line: 3.4,
    },
  ) +
  line('M-19 -9q4 4 8 0M-5 -9q4 4 8 0', '#1E2747', 2.6) +
  line('M-10 -2q2 3 3 0q2 3 4 0', '#1E2747', 2.2) +
  line('M22 14Q6 28 -18 18', STUFF.catDeep, 8);

/** A velvet cushion with tassels. */
const cushion = () =>
  prop(
    'M-470 20Q-480 -70 -400 -60Q0 -96 400 -60Q480 -70 470 20Q490 120 400 128Q0 150 -400 128Q-490 120 -470 20Z',
    STUFF.velvet,
    {
      inner:
        flat('M-520 60Q0 130 520 60V200H-520Z', STUFF.velvetDeep) +
        flat('M-400 -44Q0 -78 400 -44Q0 -50 -400 -44Z', '#E07A9A', 0.7),
      shadow: 'object',
    },
  ) +
  line('M-466 40Q0 96 466 40', STUFF.gold, 6) +
  each([-1, 1], (side) =>
    place(dot(14, STUFF.gold) + line(`M-8 12L-12 50M0 14V54M8 12L12 50`, STUFF.gold, 6), side * 452, 104),
  );

/** The hall at night, where the cushion lies: a round window with the moon, flags, a lamp on either side. */
const hall = () =>
  slab(-820, -500, 1640, 1000, '#6B4685') +
  each(28, (i) => slab(-820 + i * 60, -500, 26, 760, '#75508F')) +
  slab(-820, 226, 1640, 16, '#8C2448') +
  slab(-820, 242, 1640, 300, '#4F3270') +
  dot(150, '#8E6BAA', 0, -130) +
  dot(134, '#1B2350', 0, -130) +
  dot(46, '#FBE7A8', 34, -164) +
  dot(40, '#1B2350', 16, -174) +
  each([-70, -96, -20, -206, 84, -84, -92, -160, 60, -40], (x, i) =>
    i % 2 ? '' : dot(4, '#FBE7A8', x, [-96, -206, -84, -160, -40][i / 2]!),
  ) +
  stripe('M-134 -130H134M0 -264V4', '#8E6BAA', 12) +
  line('M-820 -330Q-410 -220 0 -330Q410 -220 820 -330', '#F5D9E4', 4) +
  each(14, (i) => {
    const x = -750 + i * 115;
    const y = -330 + 55 * Math.sin((((x + 820) % 820) / 820) * Math.PI);
    return flat(`M${x - 24} ${y}h48l-24 44z`, [STUFF.gold, STUFF.pouf, STUFF.leaf, STUFF.sofa][i % 4]!);
  }) +
  each(
    [-1, 1],
    (side) =>
      dot(110, '#FBE7A8', side * 440, -60, 0.14) +
      dot(60, '#FBE7A8', side * 440, -60, 0.2) +
      place(
        flat('M-34 26L-20 -26H20L34 26Z', STUFF.shade) + slab(-4, 26, 8, 200, '#8E6BAA'),
        side * 440,
        -60,
      ),
  );

/** All that stands in the rooms, and the cushion in the hall. */
export const furniture = (): Record<string, SpriteArt> =>
  coarsely(
    {
      bank: sprite(sofa(), 90, 52),
      plant: sprite(round(26, STUFF.pot, '#B06C4C') + leaves(7, 33), 50),
      tafel: sprite(coffeeTable(), 52, 90),
      poef: sprite(
        round(
          30,
          STUFF.pouf,
          STUFF.poufDeep,
          line('M0 -32V28M-30 -2H30M-21 -23L21 19M21 -23L-21 19', STUFF.poufDeep, 2.4, 0.7) +
            dot(5, STUFF.stool, 0, -2),
        ),
        50,
      ),
      fornuis: sprite(stove(), 90, 52),
      kruk: sprite(
        round(
          28,
          STUFF.stool,
          STUFF.stoolDeep,
          line('M-20 -8q20 -12 40 0M-22 4q22 -10 44 0', STUFF.stoolDeep, 2.4, 0.7),
        ),
        50,
      ),
      eettafel: sprite(diner(), 52, 90),
      mand: sprite(basket(), 50),
      bed: sprite(bed(), 52, 90),
      lamp: sprite(lamp(), 50),
      kast: sprite(chest(), 90, 52),
      trommel: sprite(drum(), 50),
      kleed: sprite(mat(), 56, 46),
      kat: sprite(cat(), 48),
      hal: sprite(hall(), -820, -500, 820, 500),
      kussen: sprite(cushion(), -520, -110, 520, 190),
    },
    {
      1.3: 'bank plant tafel poef fornuis kruk eettafel mand bed lamp kast trommel kleed',
      2.4: 'kussen',
      3: 'hal',
    },
  );
