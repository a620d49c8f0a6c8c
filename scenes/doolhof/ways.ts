import { HEADINGS, wayTo, type Heading } from '../../engine/stage/index.ts';
import { ALL_AROUND, beside, distances, next, type Maze } from './maze.ts';

/** The shortest way over tiles that may be walked, without the tile it starts from; undefined when there is none. */
export const pathTo = (
  maze: Maze,
  from: number,
  to: number,
  may: (tile: number) => boolean,
): number[] | undefined =>
  wayTo(
    from,
    (tile) => tile === to,
    (at) => beside(maze, at).filter((tile) => !maze.doors.includes(tile) && may(tile)),
  );

/**
 * How bright tiles are in lantern light from one tile, 0 to 1: floor that can be reached in `radius` steps, the
 * hedges along it, and the doors at its ends. What isn't named is dark.
 */
export function lightFrom(maze: Maze, from: number, radius: number): Map<number, number> {
  const light = new Map<number, number>();
  const shine = (tile: number, bright: number) =>
    void light.set(tile, Math.max(bright, light.get(tile) ?? 0));
  distances(maze, from).forEach((far, at) => {
    if (far < 0 || far > radius + 0.5) return;
    const bright = brightness(far, radius);
    shine(at, bright);
    for (const [dx, dy] of ALL_AROUND) {
      const [x, y] = [(at % maze.columns) + dx, Math.floor(at / maze.columns) + dy];
      if (x < 0 || y < 0 || x >= maze.columns || y >= maze.rows) continue;
      const tile = y * maze.columns + x;
      if (!maze.floor[tile]) shine(tile, bright);
    }
  });
  return light;
}

/** Full near the lantern, fading to its edge. */
const brightness = (far: number, radius: number) =>
  Math.round(Math.min(1, Math.max(0.45, 1 - (far - radius + 1.4) * 0.34)) * 20) / 20;

/** The side on which a tile lies against another; undefined when it doesn't. */
export const wayBetween = (maze: Maze, from: number, to: number): Heading | undefined =>
  HEADINGS.find((way) => next(maze, from, way) === to);

/** How many steps of a way, from its first, go on in the same direction. */
export function straight(
  maze: Maze,
  from: number,
  way: readonly number[],
): { way: Heading; steps: number } | undefined {
  const first = way[0];
  const heading = first === undefined ? undefined : wayBetween(maze, from, first);
  if (!heading) return undefined;
  let at = from;
  let steps = 0;
  for (const tile of way) {
    if (next(maze, at, heading) !== tile) break;
    at = tile;
    steps++;
  }
  return { way: heading, steps };
}
