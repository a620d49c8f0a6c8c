import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { clip, grain, groundShadow, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, circle, plate, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, oval, slab } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { MARKS } from './sizes.ts';
import { ATTIC } from './tones.ts';

const { coral, blue, moss, plum, ochre, paper } = PALETTE;

/** Wallpaper with dots in slanting rows. */
function wallpaper(): string {
  const next = jitter(5);
  return each(9 * 20, (i) => {
    const [column, row] = [i % 20, Math.floor(i / 20)];
    const x = -100 + column * 82 + (row % 2) * 41;
    return dot(tenth(8 + next() * 3), ATTIC.dots, x, tenth(-60 + row * 86 + next() * 6), 0.9);
  });
}

/** Slanting beams of the roof, left and right. */
const beams = (): string =>
  each([-1, 1], (side) =>
    place(
      prop('M-560 -96L-505 -96L-760 330L-815 330Z', ATTIC.beam, { inner: line('M-548 -90L-790 320M-520 -90L-772 326', ATTIC.beamDeep, 4, 0.5), outline: 0.2, line: 2.5 }), // prettier-ignore
      683,
      0,
      { flip: side > 0 },
    ),
  );

/** A shelf on the wall, its middle at x; 300 wide. */
const shelf = (x: number, y: number): string =>
  each([-100, 100], (dx) => prop(`M${x + dx - 8} ${y}h16v44q-16 0 -16 -20Z`, ATTIC.beamDeep, { outline: 0.25, line: 2.5 })) + // prettier-ignore
  groundShadow(x, y + 22, 150, 9, 0.1) +
  prop(roundRect(x - 152, y - 6, 304, 20, 5, { seed: x }), ATTIC.beam, {
    inner: line(`M${x - 140} ${y + 8}h276`, ATTIC.beamDeep, 3, 0.6),
    outline: 0.25,
    line: 2.8,
  });

const BOOKS = [
  [coral, 20, 62],
  [blue, 16, 54],
  [ochre, 24, 66],
  [moss, 15, 50],
  [plum, 20, 60],
] as const;
/** Books that lean on the left shelf beside where the cat sits. */
function books(): string {
  let x = 172;
  return each(BOOKS, ([fill, wide, high]) => {
    const left = x;
    x += wide + 2;
    return prop(roundRect(left, 636 - high, wide, high, 3, { seed: left }), lighter(fill, 0.25), {
      inner: slab(left - 2, 636 - high + 9, wide + 4, 6, paper, 0, 0.75) + slab(left - 2, 618, wide + 4, 4, paper, 0, 0.6), // prettier-ignore
      outline: 0.3,
      line: 2.4,
    });
  });
}

/** Flags on a string under the roof. */
const flags = (): string =>
  each([-1, 1], (side) =>
    place(
      line('M-646 196Q-470 262 -300 178', ATTIC.beamDeep, 3) +
        each([0, 1, 2, 3, 4, 5], (i) => {
          const x = -612 + i * 56;
          const y = 214 + 20 * Math.sin((i / 5) * Math.PI);
          return flat(`M${x - 17} ${tenth(y - 6)}L${x + 17} ${tenth(y - 6)}L${x} ${tenth(y + 30)}Z`, lighter([coral, ochre, blue, moss][i % 4]!, 0.35)); // prettier-ignore
        }),
      683,
      0,
      { flip: side > 0 },
    ),
  );

/** A round window with a cloud and a bird in it. */
const skylight = (): string =>
  place(
    prop(circle(92), ATTIC.beam, { outline: 0.22, line: 3 }) +
      clip(
        circle(76),
        flat(circle(76), '#D3ECF8') +
          oval(40, 17, '#F3FAFD', -26, 16) +
          oval(30, 20, '#F3FAFD', 6, 8) +
          oval(44, 16, '#F3FAFD', 40, 22) +
          flat('M-90 52Q-20 30 90 56V90H-90Z', '#C4E0B4'),
      ) + // prettier-ignore
      line('M20 -34q8 -10 14 0q6 -10 14 0', ATTIC.catDeep, 3, 0.7) +
      line('M0 -76V76M-76 0H76', ATTIC.beam, 9),
    150,
    408,
  );

/** What somebody painted: a sun, a house and a tree, stuck to the wall. */
const poster = (): string =>
  place(
    prop(plate(190, 150, 6, { seed: 7 }), '#FBF6E8', {
      inner:
        flat('M-100 34Q0 20 100 36V90H-100Z', '#CBE3AE') +
        dot(21, '#FBE08C', -56, -36) +
        each(8, (i) => place(line('M0 -27V-35', '#FBE08C', 4), -56, -36, { turn: i * 45 })) +
        flat('M-22 46V2H34V46Z', '#F1CDB6') +
        flat('M-32 6L6 -34L44 6Z', lighter(coral, 0.45)) +
        slab(-2, 20, 16, 26, '#D9BFA6') +
        line('M70 46V10', '#CBB08C', 7) +
        flat(circle(22, 70, -4), '#B5D6A0'),
      outline: 0.14,
      line: 2.5,
    }) + each([-1, 1], (side) => place(slab(-20, -8, 40, 16, ATTIC.tape, 2, 0.95), side * 84, -70, { turn: side * 38 })), // prettier-ignore
    1212,
    410,
    { turn: 3 },
  );

/** Floorboards, a round carpet, a box of toys and a ball. */
const floor = (): string =>
  layer([...curve((x) => 690 + 3 * Math.sin(x / 130), -130, 1500, 60), [1500, 880], [-130, 880]], ATTIC.floor, { seed: 8, edgeWidth: 4 }) + // prettier-ignore
  each([722, 764, 812], (y) => line(`M-130 ${y}H1500`, ATTIC.floorDeep, 3, 0.55)) +
  each([30, 240, 1010, 1210, 1390], (x, i) =>
    line(`M${x} ${i % 2 ? 722 : 692}v40`, ATTIC.floorDeep, 3, 0.5),
  ) +
  oval(300, 34, ATTIC.floorLight, 150, 748) +
  oval(300, 34, ATTIC.floorLight, 1216, 748) +
  groundShadow(60, 724, 62, 10, 0.14) +
  place(
    prop(plate(110, 74, 8, { seed: 3 }), ATTIC.boxLight, {
      inner: flat('M-70 14H70V60H-70Z', darker(ATTIC.boxLight, 0.1), 0.7) + flat(star(19, 8), coral, 0.8),
      outline: 0.3,
    }),
    52,
    690,
  ) +
  place(
    flat(circle(24), lighter(coral, 0.4)) +
      flat('M-23 -8Q0 -22 23 -8Q26 8 23 10Q0 0 -23 10Q-26 0 -23 -8Z', paper, 0.8),
    1268,
    738,
  );

/** An attic with a slanting roof, shelves and a wooden floor. */
export function attic(): string {
  return (
    layer(box(-117, -96, 1483, 864), ATTIC.wall, { amplitude: 0, edgeWidth: 0, shadow: 'none' }) +
    wallpaper() +
    beams() +
    flags() +
    floor() +
    skylight() +
    poster() +
    shelf(150, 640) +
    books() +
    shelf(MARKS.x + (MARKS.pitch * (MARKS.count - 1)) / 2, 652) +
    flat(blob(683, 760, 380, 30, { seed: 4 }), ATTIC.floorDeep, 0.6) +
    grain(-117, -96, 1600, 960, 0.1)
  );
}
