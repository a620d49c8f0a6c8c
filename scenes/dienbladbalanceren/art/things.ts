import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { groundShadow, place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { jitter } from '../../../engine/drawing/points.ts';
import { blob, circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { halfOf } from './sizes.ts';
import { SHADE } from './tones.ts';

const { ink, paper, coral, ochre } = PALETTE;

/** The tray seen a little from above, with a line between its zones. */
function tray(zones: number): string {
  const half = halfOf(zones);
  const lines = each(zones - 1, (i) => {
    const x = Math.round(((i + 1) / zones) * half * 2 - half);
    return line(`M${x} -18V30`, SHADE.steel, 3, 0.8, '7 6');
  });
  return (
    each([-1, 1], (side) =>
      cord(`M${side * (half - 8)} 6q${side * 34} -2 ${side * 30} -24`, SHADE.brass, 9, ink, 3),
    ) +
    sticker(roundRect(-half, -20, half * 2, 50, 22, { wobble: 0.8 }), SHADE.silver, {
      inner:
        flat(`M${-half} -4H${half}V40H${-half}Z`, SHADE.silverDeep, 0.55) +
        stripe(`M${-half + 20} -11H${half - 20}`, paper, 5, 0.8) +
        lines,
    })
  );
}

/** The stick on which the tray turns, down to the hands of the waiter. */
const stick =
  cord('M0 22V112', SHADE.steel, 10, ink, 3) +
  edged(circle(15, 0, 30), SHADE.brass, ink, 3.2) +
  dot(5, paper, -4, 26, 0.8);

/** The cart that carries the tray. */
const cart =
  each([-120, 120], (x) => cord(`M${x} 20V150`, SHADE.steel, 10, ink, 3)) +
  prop(roundRect(-140, 84, 280, 16, 7, { wobble: 0.6 }), SHADE.silver, { outline: 0.6 }) +
  each([-120, 120], (x) => edged(circle(17, x, 160), SHADE.wheel, ink, 3) + dot(6, SHADE.silver, x, 160));

/** Sjaak's trolley. */
const trolley =
  groundShadow(0, 2, 64, 9) +
  cord('M-44 -10L-66 -66', SHADE.steel, 8, ink, 2.6) +
  prop(roundRect(-54, -52, 108, 13, 6, { wobble: 0.6 }), SHADE.silver, { outline: 0.6 }) +
  each([-42, 42], (x) => cord(`M${x} -40V-14`, SHADE.steel, 7, ink, 2.2)) +
  prop(roundRect(-54, -24, 108, 11, 5, { wobble: 0.6 }), SHADE.rattan, { outline: 0.5 }) +
  each([-38, 38], (x) => edged(circle(11, x, -7), SHADE.wheel, ink, 2.6) + dot(4, SHADE.silver, x, -7));

/** A piece of the bar, 330 wide; its top at the height of (0, 0). */
const bar =
  slab(-165, 404, 331, 84, SHADE.bar) +
  each([-124, -41, 41, 124], (x) => flat(`M${x - 34} 418H${x + 34}V476H${x - 34}Z`, SHADE.barDeep, 0.55)) +
  slab(-165, 478, 331, 10, SHADE.barDeep) +
  slab(-165, 390, 331, 18, SHADE.top) +
  slab(-165, 402, 331, 6, SHADE.topDeep) +
  line('M-160 446H160', SHADE.brass, 4, 0.9);

/** A table under its parasol, the top on (0, 0), and two chairs. */
const table =
  groundShadow(0, 84, 150, 16) +
  each(
    [-132, 132],
    (x) =>
      cord(`M${x - 24} 84V30M${x + 24} 84V30`, SHADE.rattan, 8) +
      prop(roundRect(x - 36, 22, 72, 14, 7, { wobble: 0.6 }), SHADE.rattan),
  ) +
  cord('M0 80V-236', SHADE.trunk, 9) +
  prop(
    'M-206 -178Q-130 -262 0 -270Q130 -262 206 -178Q172 -190 138 -176Q104 -190 70 -176Q35 -190 0 -176Q-35 -190 -70 -176Q-104 -190 -138 -176Q-172 -190 -206 -178Z',
    SHADE.parasol,
    {
      inner: each([-1, 1], (side) =>
        flat(
          `M${side * 4} -272Q${side * 70} -250 ${side * 70} -170H${side * 140}Q${side * 120} -244 ${side * 4} -272Z`,
          paper,
          0.7,
        ),
      ),
      outline: 0.3,
    },
  ) +
  dot(9, SHADE.parasolDeep, 0, -272) +
  prop(roundRect(-106, -4, 212, 22, 10, { wobble: 0.8 }), SHADE.cloth, { outline: 0.35 }) +
  flat('M-92 16H92L74 44L56 26L36 46L14 26L-8 46L-30 26L-52 46L-72 26Z', lighter(coral, 0.25)) +
  cord('M0 44V80', SHADE.trunk, 12);

/** Cobbles of the street, 460 wide; they go on at both sides. */
function cobbles(): string {
  const next = jitter(29);
  return each(5, (row) => {
    const wide = 46;
    return each(10, (i) => {
      const x = Math.round(-230 + wide * (i + 0.5) + (row % 2 ? 23 : 0) - 12);
      const tone = (i * 3 + row * 5) % 4 === 0 ? darker(SHADE.cobble, 0.07) : SHADE.cobble;
      const y = -74 + row * 40;
      return flat(
        blob(x, y, 19 + Math.round(next() * 2), 12, { seed: row * 10 + i, wobble: 0.07, corners: 9 }),
        tone,
        0.75,
      );
    });
  });
}

/** The hand that shows which side of the tray to push down; it lies on the right. */
const hand = sticker(plate(96, 96, 40), ochre, {
  inner: flat('M-13 -32H13V4H32L0 38L-32 4H-13Z', ink),
});

/** A pigeon that looks to the left. */
const pigeon =
  each([-4, 10], (x) => line(`M${x} 0v-14`, coral, 4)) +
  sticker('M-34 -42Q-30 -60 -14 -56Q-4 -52 0 -40Q20 -40 44 -20Q20 -8 0 -10Q-22 -12 -24 -34Z', SHADE.pigeon, {
    inner:
      flat('M0 -40Q22 -38 44 -20Q18 -18 0 -26Z', SHADE.pigeonDeep) +
      flat('M-26 -40Q-14 -34 -2 -40V-28H-26Z', '#7FB3A2', 0.8),
    rim: 4,
    line: 3,
  }) +
  flat('M-34 -48L-46 -42L-33 -41Z', ochre) +
  dot(5.4, paper, -20, -48) +
  dot(3, ink, -21, -48);

/** A board on four wheels, three of which are seen. */
const skateboard =
  groundShadow(0, 12, 62, 7) +
  each([-34, 0, 34], (x) => edged(circle(9, x, 3), SHADE.wheel, ink, 2.6) + dot(3.4, SHADE.silver, x, 3)) +
  prop('M-64 -16Q-54 -9 -44 -10H44Q54 -9 64 -16Q66 -4 48 -1H-48Q-66 -4 -64 -16Z', coral, {
    outline: 0.6,
    line: 3,
  });

/** The bill on which is counted what came to its table. */
const bill = prop(roundRect(-74, -52, 148, 104, 14, { seed: 6, wobble: 1.4 }), SHADE.cloth, {
  outline: 0.25,
  line: 3,
});

/** A string of lights over the terrace. */
const lights =
  line('M-760 -70Q-500 40 -250 -40Q0 50 250 -40Q500 40 760 -70', darker(SHADE.trunk, 0.4), 4) +
  each([-660, -560, -460, -350, -170, -80, 0, 80, 170, 350, 460, 560, 660], (x) => {
    const sag = Math.abs(x) > 250 ? 16 - Math.abs(Math.abs(x) - 500) * 0.2 : 8 - Math.abs(x) * 0.16;
    return (
      dot(26, '#FFE9A8', x, Math.round(sag), 0.35) +
      edged(circle(10, x, Math.round(sag)), '#FFE08A', darker(SHADE.trunk, 0.3), 2)
    );
  });

/** Everything on the terrace but the drinks. */
export function things(): Record<string, SpriteArt> {
  const traySprite = (zones: number) => sprite(tray(zones), -halfOf(zones) - 60, -40, halfOf(zones) + 60, 46);
  return {
    'dienblad-1': traySprite(1),
    'dienblad-2': traySprite(2),
    'dienblad-3': traySprite(3),
    'dienblad-4': traySprite(4),
    stok: sprite(stick, -24, 10, 24, 120),
    serveerwagen: sprite(cart, -150, 10, 150, 184),
    trolley: sprite(trolley, -76, -74, 68, 14),
    bar: sprite(place(bar, 0, -396), -165, -12, 166, 96),
    tafel: sprite(table, -216, -290, 216, 104),
    keien: sprite(cobbles(), -242, -96, 242, 104),
    duwhand: sprite(hand, 60),
    duif: sprite(place(pigeon, 0, 0), -54, -70, 54, 8),
    skateboard: sprite(skateboard, -76, -26, 76, 22),
    rekening: sprite(bill, -82, -60, 82, 64),
    lampjes: sprite(lights, -770, -90, 770, 60),
  };
}
