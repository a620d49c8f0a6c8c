import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { cloud, grain, groundShadow, layer, place, prop } from '../../../engine/drawing/paper.ts';
import { curve, jitter, tenth } from '../../../engine/drawing/points.ts';
import { blob, box, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, flat, line, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { DEPOT } from './tones.ts';

const { ochre, coral, moss, blue } = PALETTE;
const STRINGS = [coral, moss, blue, ochre];

/** Pale parcels side by side on a shelf, from x0 to x1, their foot at y. */
function parcels(x0: number, x1: number, y: number, seed: number): string {
  const next = jitter(seed);
  let drawn = '';
  for (let x = x0; x < x1 - 40;) {
    const wide = 40 + Math.round(next() * 52);
    const high = 30 + Math.round(next() * 44);
    if (next() > 0.2 && x + wide < x1) {
      const fill = next() > 0.5 ? DEPOT.pale : DEPOT.paleDeep;
      const string = lighter(STRINGS[Math.floor(next() * 4)]!, 0.55);
      const across = tenth(wide * (0.3 + next() * 0.4));
      drawn += prop(roundRect(x, y - high, wide, high, 4, { seed: seed + x }), fill, {
        inner: stripe(`M${x + across} ${y - high - 9}V${y + 9}`, string, 5) + slab(x + wide - 16, y - 15, 10, 7, '#FBF7EC'), // prettier-ignore
        outline: 0.14,
        line: 2,
      });
    }
    x += wide + 6;
  }
  return drawn;
}

/** A rack with shelves at these heights. */
function rack(x0: number, x1: number, ys: readonly number[], seed: number): string {
  const stand = (x: number) =>
    prop(roundRect(x - 7, 178, 14, 420, 3, { seed: x }), DEPOT.rack, { outline: 0.1, line: 2 }) +
    each(13, (i) => dot(1.8, DEPOT.rackDeep, x, 196 + i * 30));
  return (
    each(ys, (y, i) => parcels(x0 + 12, x1 - 12, y, seed + i * 7)) +
    each(ys, (y) =>
      prop(roundRect(x0 - 4, y, x1 - x0 + 8, 11, 3, { seed: y }), DEPOT.shelf, { outline: 0.14, line: 2 }),
    ) + // prettier-ignore
    stand(x0) +
    stand((x0 + x1) / 2) +
    stand(x1)
  );
}

/** Letters that hang to dry on a cord from truss to truss. */
const letters = (): string =>
  each(5, (bay) => {
    const hangs = (share: number) => 112 + 44 * 4 * share * (1 - share);
    const at = (share: number) => tenth(-60 + bay * 330 + share * 330);
    const envelope = (i: number) => {
      const fill = lighter(STRINGS[(bay + i) % 4]!, 0.5);
      return place(prop(roundRect(-19, 0, 38, 26, 3, { seed: bay * 5 + i }), '#FFFAEC', { inner: flat('M-24 -2H24L0 17Z', fill), outline: 0.22, line: 2.2 }), at((i + 1) / 5), tenth(hangs((i + 1) / 5)), { turn: (i - 1.5) * 5 }); // prettier-ignore
    };
    return line(`M${at(0)} 112Q${at(0.5)} 200 ${at(1)} 112`, DEPOT.rackDeep, 2.6, 0.7) + each(4, envelope);
  });

/** The open door with the morning outside. */
const door = (): string =>
  prop(roundRect(1054, 124, 290, 314, 8), DEPOT.rack, { outline: 0.2, line: 3 }) +
  prop(roundRect(1068, 132, 262, 300, 8), DEPOT.sky, {
    inner:
      cloud(1130, 190, 0.5, 0.9) +
      flat('M1060 330Q1130 292 1200 322T1340 306V440H1060Z', DEPOT.hill) +
      slab(1060, 372, 280, 70, '#C9C6D6'),
    outline: 0.16,
    line: 4,
  }) +
  prop(roundRect(1056, 118, 286, 30, 6), DEPOT.beam, { outline: 0.16 }) +
  each(4, (i) => line(`M1066 ${150 + i * 8}H1332`, DEPOT.rackDeep, 2.4, 0.5));

/** The pit with blocks of foam to its far side. */
function pit(): string {
  const next = jitter(9);
  const fills = [DEPOT.pink, DEPOT.mint, DEPOT.lilac];
  const blocks = each(28, (i) => {
    const fill = darker(fills[i % 3]!, 0.1);
    return place(prop(plate(74, 62, 16, { seed: i + 2, wobble: 3 }), fill, { inner: slab(-40, -34, 80, 11, lighter(fill, 0.3)), outline: 0.14 }), -96 + i * 58, tenth(600 + next() * 16), { turn: Math.round(next() * 24 - 12) }); // prettier-ignore
  });
  return (
    layer(box(-130, 574, 1500, 880), DEPOT.pit, { seed: 21, edgeWidth: 4 }) +
    flat('M-130 640H1500V720H-130Z', DEPOT.pitDeep, 0.6) +
    blocks
  );
}

/** The edge of the pit and the floor before it, with a belt for parcels. */
const edge = (): string =>
  layer([...curve((x) => 694 + 3 * Math.sin(x / 90), -130, 1500, 40), [1500, 880], [-130, 880]], DEPOT.floor, { seed: 33, edgeWidth: 6 }) + // prettier-ignore
  each(27, (i) => flat(`M${-120 + i * 60} 700h28l-14 13h-28Z`, lighter(coral, 0.25), 0.75)) +
  prop(roundRect(40, 746, 468, 15, 7), DEPOT.steel, { outline: 0.2 }) +
  each(23, (i) => dot(4.4, DEPOT.beam, 54 + i * 20, 753)) +
  each([[760, 756, 40], [900, 778, 26], [1040, 752, 30], [660, 792, 22]] as const, ([x, y, r]) => flat(blob(x, y, r, r * 0.3, { seed: x }), DEPOT.floorDeep, 0.35)); // prettier-ignore

/** A post warehouse: racks, a door with a lorry behind it, and a pit of foam. */
export function hall(): string {
  const panes = each(9, (i) =>
    prop(`M${-100 + i * 178} 42L${-60 + i * 178} -80H${60 + i * 178}V42Z`, DEPOT.glass, {
      outline: 0.1,
      line: 3,
    }),
  );
  const trusses = each(5, (i) => line(`M${-60 + i * 330} 112L${105 + i * 330} 62L${270 + i * 330} 112`, DEPOT.beam, 7)); // prettier-ignore
  return (
    layer(box(-117, -96, 1483, 864), DEPOT.wall, { amplitude: 0, edgeWidth: 0, shadow: 'none' }) +
    panes +
    `<path d="M120 40L420 40L760 600L300 600Z" fill="#fff" opacity=".24" filter="url(#soft)"/><path d="M640 40L820 40L1080 600L820 600Z" fill="#fff" opacity=".2" filter="url(#soft)"/>` +
    prop(roundRect(-130, 106, 1620, 18, 3), DEPOT.beam, { outline: 0.1 }) +
    trusses +
    layer(
      [...curve((x) => 470 + 2 * Math.sin(x / 120), -130, 1500, 20), [1500, 880], [-130, 880]],
      DEPOT.wallLow,
      { seed: 3, edgeWidth: 4 },
    ) + // prettier-ignore
    letters() +
    rack(-70, 462, [226, 316, 418, 524], 5) +
    rack(540, 1006, [226, 316, 418, 524], 41) +
    door() +
    groundShadow(1196, 420, 120, 10, 0.12) +
    pit() +
    edge() +
    grain(-117, -96, 1600, 960, 0.12)
  );
}
