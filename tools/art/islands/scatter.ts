import { createRng } from '../../../engine/exercise/index.ts';
import { along, grown } from '../../../scenes/landkaart/art/ground.ts';
import type { Scattered, ThemeArt } from '../../../scenes/landkaart/art/theme.ts';
import { friendBox, friendSpots } from './friends.ts';
import {
  bridgesOf,
  inside,
  overlap,
  pathPoints,
  placeBoxes,
  thingBox,
  type At,
  type Box,
  type Layout,
} from './layout.ts';

/** Where a drawing stands. */
export interface Spot {
  name: string;
  x: number;
  y: number;
}

/** Half of the width of a path, and the air that small things leave beside it. */
const PATH = 26;
const TRIES = 900;
const SEA = { left: -70, top: 30, right: 1436, bottom: 800 } as const;
/** Between things that were strewn. */
const AIR = 7;

const boxOf = ({ w, h }: Scattered, [x, y]: At): Box => ({
  left: x - w / 2,
  top: y - h,
  right: x + w / 2,
  bottom: y + 6,
});

/**
 * Strews the small things of a theme over an island, where nothing else is: the same every time. What stands `above`
 * stands just before a path, so that who walks there goes behind it; what is `afloat` lies in the sea around.
 */
export function strew(layout: Layout, theme: ThemeArt): { deco: Spot[]; above: Spot[] } {
  const rng = createRng(`eiland/${layout.theme}/${layout.layout}`);
  const paths = layout.edges.flatMap((edge) => pathPoints(layout, edge));
  const coasts = layout.lands.map((land) => along(land));
  const meadows = coasts.map((coast) => grown(coast, -theme.land.beachWidth - 8));
  const waters = layout.sheets
    .filter(({ kind }) => theme.sheets[kind]?.sunk)
    .map((sheet) => grown(along(sheet), 10));
  const taken: Box[] = [
    ...Object.entries(layout.nodes).flatMap(([name, at]) => (/^\d+$/.test(name) ? placeBoxes(at) : [])),
    ...Object.entries(layout.things).map(([name, at]) => thingBox(name, at)),
    ...friendSpots(layout, theme).map(friendBox),
    ...bridgesOf(layout).map(({ from, end: [x, y] }) => {
      const start = layout.nodes[from]![0];
      return { left: Math.min(x, start), right: Math.max(x, start), top: y - 40, bottom: y + 40 };
    }),
    ...Object.entries(layout.deco).flatMap(([name, spots]) => {
      const size = theme.sizes[name];
      return size ? spots.map((at) => boxOf({ ...size, count: 0 }, at)) : [];
    }),
  ];
  const nearPath = (box: Box, room: number) =>
    paths.some(
      ([x, y]) => x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room,
    );

  /** Puts down as many as there is room for. */
  const put = (name: string, size: Scattered, area: Box, fits: (at: At, box: Box) => boolean): Spot[] => {
    const spots: Spot[] = [];
    for (let i = 0; i < TRIES && spots.length < size.count; i++) {
      const at: At = [
        Math.round(area.left + rng.next() * (area.right - area.left)),
        Math.round(area.top + rng.next() * (area.bottom - area.top)),
      ];
      const box = boxOf(size, at);
      if (taken.some((other) => overlap(box, other, AIR)) || !fits(at, box)) continue;
      taken.push(box);
      spots.push({ name, x: at[0], y: at[1] });
    }
    return spots;
  };
  const corners = ({ left, right, bottom }: Box): At[] => [
    [left, bottom],
    [right, bottom],
  ];
  const middleOf = ({ left, right, bottom }: Box): At => [(left + right) / 2, bottom];
  const onLand = (box: Box) =>
    corners(box).every((at) => meadows.some((meadow) => inside(meadow, at))) &&
    !waters.some((water) =>
      [...corners(box), ...corners({ ...box, bottom: box.top }), middleOf(box)].some((at) =>
        inside(water, at),
      ),
    );

  const island: Box = { left: 43, top: 120, right: 1323, bottom: 748 };
  const above = Object.entries(theme.above).flatMap(([name, size]) =>
    put(name, size, island, (at, box) => {
      const foot: Box = { left: at[0] - 12, right: at[0] + 12, top: at[1] - 10, bottom: at[1] + 6 };
      const crown: Box = { ...box, bottom: at[1] - size.h * 0.45 };
      return onLand(box) && !nearPath(foot, PATH) && nearPath(crown, 0);
    }),
  );
  const deco = Object.entries(theme.strewn).flatMap(([name, size]) =>
    put(name, size, island, (_, box) => onLand(box) && !nearPath(box, PATH + 4)),
  );
  const sea = Object.entries(theme.afloat).flatMap(([name, size]) =>
    put(name, size, SEA, (at, box) =>
      coasts.every((coast) => {
        const shallows = grown(coast, 44);
        return (
          !inside(shallows, at) && !corners({ ...box, bottom: box.top }).some((one) => inside(shallows, one))
        );
      }),
    ),
  );
  const byHand = Object.entries(layout.deco).flatMap(([name, spots]) =>
    spots.map(([x, y]): Spot => ({ name, x, y })),
  );
  return { deco: [...byHand, ...deco, ...sea].sort((a, b) => a.y - b.y), above };
}
