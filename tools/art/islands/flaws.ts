import { along } from '../../../scenes/landkaart/art/ground.ts';
import {
  bridgesOf,
  inside,
  ISLET,
  overlap,
  pathPoints,
  placeBoxes,
  thingBox,
  type At,
  type Box,
  type Layout,
} from './layout.ts';

const PLACES = { island: 12, islet: 6 } as const;
const THINGS = ['speelgoed', 'gastheer', 'kraam', 'uitkijk', 'steiger', 'veerboot', 'bootje'] as const;
/** Stars on a roof may touch the step of the place behind. */
const TOUCH = 22;
/** The widest sign or name: places beside each other stand so far apart. */
const WIDEST = { x: 184, y: 60 } as const;
const CORE: Box = { left: 43, top: 56, right: 1323, bottom: 752 };

/** How far from the jetty the ferry may lie. */
const MOORED = 110;
/** Half of the length of a hull, and how far below its middle it is afloat. */
const HULLS = { veerboot: { half: 54, low: 22 }, bootje: { half: 32, low: 14 } } as const;

const HEAD = 30;
/** Where one steps on a bridge. */
const bridgeHead = ([x, y]: At): Box => ({
  left: x - HEAD,
  top: y - HEAD,
  right: x + HEAD,
  bottom: y + HEAD,
});

const shrunk = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left + by,
  top: top + by,
  right: right - by,
  bottom: bottom - by,
});
const holds = ({ left, top, right, bottom }: Box, [x, y]: At) =>
  x > left && x < right && y > top && y < bottom;

/** What is wrong with a layout, in words; nothing when it is in order. */
export function flawsOf(layout: Layout): string[] {
  const flaws: string[] = [];
  const places = Object.entries(layout.nodes).filter(([name]) => /^\d+$/.test(name));
  const isIslet = layout.layout === ISLET;
  if (places.length !== PLACES[isIslet ? 'islet' : 'island']) flaws.push(`${places.length} places`);
  for (const name of isIslet ? [] : THINGS) if (!layout.things[name]) flaws.push(`no ${name}`);
  for (const name of isIslet ? [] : ['steiger', 'kraam', 'uitkijk'])
    if (!layout.nodes[name]) flaws.push(`no node ${name}`);
  if (!layout.bridges.oost || (isIslet && !layout.bridges.west)) flaws.push('no bridge');

  places.forEach(([name, at], i) => {
    const boxes = placeBoxes(at);
    for (const box of boxes)
      if (box.left < CORE.left || box.right > CORE.right || box.top < CORE.top || box.bottom > CORE.bottom)
        flaws.push(`place ${name} leaves the core`);
    for (const [other, there] of places.slice(i + 1))
      if (
        boxes.some((a) => placeBoxes(there).some((b) => overlap(shrunk(a, TOUCH / 2), shrunk(b, TOUCH / 2))))
      )
        flaws.push(`places ${name} and ${other} overlap`);
      else if (Math.abs(at[0] - there[0]) < WIDEST.x && Math.abs(at[1] - there[1]) < WIDEST.y)
        flaws.push(`the names of places ${name} and ${other} may overlap`);
    for (const [thing, there] of Object.entries(layout.things))
      if (boxes.some((box) => overlap(shrunk(box, 4), shrunk(thingBox(thing, there), 4))))
        flaws.push(`place ${name} and ${thing} overlap`);
  });
  const things = Object.entries(layout.things).filter(([name]) => name !== 'steiger' && name !== 'veerboot');
  things.forEach(([name, at], i) => {
    for (const [other, there] of things.slice(i + 1))
      if (overlap(shrunk(thingBox(name, at), 6), shrunk(thingBox(other, there), 6)))
        flaws.push(`${name} and ${other} overlap`);
  });

  for (const { side, at } of bridgesOf(layout))
    for (const [name, there] of places) {
      const [building, plate] = placeBoxes(there);
      if ([building!, plate!].some((box) => overlap(shrunk(box, 12), bridgeHead(at))))
        flaws.push(`the bridge to the ${side} and place ${name} overlap`);
    }

  const lands = layout.lands.map(along);
  if (!isIslet) flaws.push(...flawsAfloat(layout, lands));
  const bridges = layout.sheets.filter(({ over }) => over).map(along);
  for (const edge of layout.edges) {
    const points = pathPoints(layout, edge);
    const dry = [...lands, ...bridges];
    if (!points.every((at) => dry.some((land) => inside(land, at))))
      flaws.push(`path ${edge[0]}-${edge[1]} is in the sea`);
    for (const [name, at] of places) {
      const [building, plate] = placeBoxes(at);
      if (points.some((point) => holds(shrunk(building!, 8), point) || holds(shrunk(plate!, 12), point)))
        flaws.push(`path ${edge[0]}-${edge[1]} runs behind place ${name}`);
    }
    for (const [name, at] of Object.entries(layout.things))
      if (name !== 'steiger' && points.some((point) => holds(shrunk(thingBox(name, at), 4), point)))
        flaws.push(`path ${edge[0]}-${edge[1]} runs through ${name}`);
  }
  return flaws;
}

/** Jetty and boats lie whole in the window, at every size of it; the boats in the sea, the ferry at the jetty. */
function flawsAfloat({ things }: Layout, lands: readonly (readonly At[])[]): string[] {
  const flaws: string[] = [];
  for (const name of ['steiger', 'veerboot', 'bootje']) {
    const box = things[name] && shrunk(thingBox(name, things[name]), 2);
    if (box && (box.left < CORE.left || box.right > CORE.right || box.bottom > CORE.bottom))
      flaws.push(`${name} leaves the core`);
  }
  for (const [name, { half, low }] of Object.entries(HULLS)) {
    const [x, y] = things[name] ?? [0, 0];
    for (const at of [
      [x - half, y + low],
      [x + half, y + low],
    ] as const)
      if (lands.some((land) => inside(land, at))) flaws.push(`${name} is aground`);
  }
  const { steiger, veerboot, bootje } = things;
  if (steiger && veerboot && Math.hypot(steiger[0] - veerboot[0], steiger[1] - veerboot[1]) > MOORED)
    flaws.push('the ferry is far from its jetty');
  if (
    veerboot &&
    bootje &&
    overlap(shrunk(thingBox('veerboot', veerboot), 8), shrunk(thingBox('bootje', bootje), 8))
  )
    flaws.push('veerboot and bootje overlap');
  return flaws;
}
