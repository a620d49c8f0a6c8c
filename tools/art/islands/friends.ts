import { along, grown } from '../../../scenes/landkaart/art/ground.ts';
import type { ThemeArt } from '../../../scenes/landkaart/art/theme.ts';
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

/** Friends that live around one clubhouse, and how far from it. */
const MOST = 4;
const NEAR = { least: 70, most: 300 } as const;
const STRIDE = 6;
/** Half of the width of a path, with room for who walks there. */
const PATH = 24;
/** Beach that stays free, so that nobody stands with a foot in the sea. */
const SHORE = 8;
/** Between two friends: each can be picked on its own. */
const APART = 84;

/** What a friend takes up around its foot. */
export const friendBox = ([x, y]: At): Box => ({ left: x - 26, top: y - 50, right: x + 26, bottom: y + 6 });

/** Friends stand close to a thing, in the air that it keeps from places. */
const CLOSE = 12;
const narrow = (box: Box): Box => ({ ...box, left: box.left + CLOSE, right: box.right - CLOSE });

/** Where the friends of the pupil live: on dry land around the clubhouse, nearest first, clear of all that is laid by hand. */
export function friendSpots(layout: Layout, theme: ThemeArt): At[] {
  const { kraam } = layout.things;
  if (!kraam) return [];
  const lands = layout.lands.map((land) => grown(along(land), -SHORE));
  const waters = layout.sheets
    .filter(({ kind }) => theme.sheets[kind]?.sunk)
    .map((sheet) => grown(along(sheet), 12));
  const paths = layout.edges.flatMap((edge) => pathPoints(layout, edge));
  const taken: Box[] = [
    ...Object.entries(layout.nodes).flatMap(([name, at]) => (/^\d+$/.test(name) ? placeBoxes(at) : [])),
    ...Object.entries(layout.things).map(([name, at]) => narrow(thingBox(name, at))),
    ...bridgesOf(layout).map(({ at: [x, y] }) => ({
      left: x - 48,
      top: y - 48,
      right: x + 48,
      bottom: y + 44,
    })),
  ];
  const isFree = (at: At) => {
    const box = friendBox(at);
    const feet: At[] = [
      [box.left + 6, at[1]],
      [box.right - 6, at[1]],
    ];
    return (
      feet.every((foot) => lands.some((land) => inside(land, foot))) &&
      !feet.some((foot) => waters.some((water) => inside(water, foot))) &&
      !taken.some((other) => overlap(box, other)) &&
      !paths.some(
        ([x, y]) =>
          x > box.left - PATH && x < box.right + PATH && y > at[1] - 40 - PATH && y < box.bottom + PATH,
      )
    );
  };
  // In front of the counter is where one is at home.
  const home: At = [kraam[0], kraam[1] - 20];
  const far = ([x, y]: At) => Math.hypot(x - home[0], y - home[1]);
  const candidates: At[] = [];
  for (let x = home[0] - NEAR.most; x <= home[0] + NEAR.most; x += STRIDE)
    for (let y = home[1] - NEAR.most; y <= home[1] + NEAR.most; y += STRIDE) {
      const at: At = [x, y];
      if (far(at) >= NEAR.least && far(at) <= NEAR.most && isFree(at)) candidates.push(at);
    }
  candidates.sort((a, b) => far(a) - far(b) || a[0] - b[0] || a[1] - b[1]);
  const spots: At[] = [];
  for (const at of candidates)
    if (
      spots.length < MOST &&
      spots.every(([x, y]) => Math.max(Math.abs(x - at[0]), Math.abs(y - at[1])) >= APART)
    )
      spots.push(at);
  return spots;
}
