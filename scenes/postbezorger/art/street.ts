import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, darker, lighter } from '../../../engine/drawing/palette.ts';
import { cloud, grain, layer } from '../../../engine/drawing/paper.ts';
import { curve, polyline } from '../../../engine/drawing/points.ts';
import { dot, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, rows } from '../../../engine/drawing/tables.ts';
import { ROW } from './colours.ts';

const { ochre } = PALETTE;

/** Sky, haze over the fields, pavement and road: what never moves. */
export const ground = (): string =>
  slab(-117, -96, 1600, 760, ROW.sky) +
  dot(74, '#FFF3CF', 1090, 150, 0.9) +
  dot(52, '#FFE39A', 1090, 150) +
  cloud(250, 150, 1.5, 0.95) +
  cloud(720, 214, 1.1, 0.85) +
  cloud(1330, 250, 1.3, 0.9) +
  layer([...curve((x) => 452 + 10 * Math.sin(x / 160), -130, 1500), [1500, 700], [-130, 700]], ROW.haze, {
    seed: 4,
    shadow: 'none',
  }) +
  slab(-117, 548, 1600, 66, ROW.stone) +
  slab(-117, 606, 1600, 260, ROW.road) +
  grain(-117, -96, 1600, 960, 0.1);

/** A far town of gables, a church and a mill; both ends at one height, so that pieces join. */
const town = (): string => {
  const far =
    'M-400 110V10H-352L-330 -22L-308 10H-280V-6H-226V18H-196L-186 -84L-176 -104L-166 -84L-156 18H-110L-84 -18L-58 10H-20V-2H34V16H70V0H112L132 -26L152 0H196V14H240L262 -20L284 14H330V2H372V10H400V110Z';
  const near =
    'M-400 110V50H-372V34H-330L-306 8L-282 34H-240V52H-176L-156 30L-136 52H-90V38H-40L-16 12L8 38H60V56H118L140 32L162 56H210V40H262L286 16L310 40H352V50H400V110Z';
  const mill = 'M300 110L310 -6H338L348 110Z';
  const sails = line('M324 -8L282 -46M324 -8L366 30M324 -8L286 34M324 -8L362 -50', ROW.near, 8);
  return (
    flat(far, ROW.town) +
    flat(mill, ROW.near) +
    sails +
    flat(near, ROW.near) +
    each(9, (i) => slab(-352 + i * 84, 66, 12, 16, ROW.haze, 2, 0.7))
  );
};

/** Bushes and young trees behind the gardens. */
const hedge = (): string => {
  const top = (x: number) =>
    -22 - 12 * Math.abs(Math.sin((x * Math.PI) / 80)) - 6 * Math.sin((x * Math.PI) / 160);
  const outline = [...curve(top, -320, 320), [320, 60], [-320, 60]] as const;
  const trees = each([-210, -60, 130, 240], (x, i) => {
    const r = 34 + (i % 2) * 12;
    return (
      stripe(`M${x} 0V-70`, '#8C7A5E', 7) + dot(r, '#93BF7C', x, -82) + dot(r * 0.6, '#A9D08F', x - 9, -92)
    );
  });
  return (
    trees +
    flat(polyline(outline, true), ROW.hedge) +
    flat('M-320 4H320V60H-320Z', darker(ROW.hedge, 0.12), 0.5)
  );
};

/** Paving stones, the curb, and cobbles of the road. */
const paving = (): string =>
  slab(-256, -108, 512, 60, ROW.stone) +
  each(8, (i) => stripe(`M${-256 + i * 64} -104L${-262 + i * 64} -56`, ROW.curb, 2.4)) +
  stripe('M-256 -80H256', ROW.curb, 2.4) +
  slab(-256, -56, 512, 12, lighter(ROW.stone, 0.4)) +
  slab(-256, -44, 512, 9, ROW.curb) +
  each(4, (row) =>
    each(8, (i) => line(`M${-244 + i * 64 + (row % 2) * 32} ${-14 + row * 32}h30`, ROW.seam, 4, 0.8)),
  );

/** A puddle after the rain, with sky in it. */
const puddle =
  oval(92, 17, '#8FB8CE') + oval(70, 10, '#C4E3EE', -8, -3) + oval(16, 3, '#FFFFFF', -30, -5, 0.8);

/** The full moon, in the place of the sun. */
const moon =
  dot(78, '#5E6C94') +
  dot(54, '#FFF3CF') +
  each(rows(3, [-18, -16, 12, 16, 12, 9, 20, -22, 6, -10, 24, 7]), ([x, y, r]) => dot(r, '#EBD9A8', x, y));

export const street = (): Record<string, SpriteArt> => ({
  verte: sprite(town(), -400, -110, 400, 112),
  heg: sprite(hedge(), -320, -140, 320, 62),
  stoep: sprite(paving(), -256, -108, 256, 108),
  plas: sprite(puddle, 94, 20),
  'maan-licht': sprite(moon, 84),
  pijl: sprite(
    `<g><circle r="33" fill="#FFFDF6"/><circle r="28" fill="${ochre}" stroke="#1E2747" stroke-width="4"/></g>` +
      line('M-8 -13L9 0L-8 13', '#1E2747', 7),
    36,
  ),
});
