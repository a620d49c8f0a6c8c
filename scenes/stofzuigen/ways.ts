import { HEADINGS, wayTo, type Heading } from '../../engine/stage/index.ts';
import { beside, type Tile } from './grid.ts';

/** What of the floor decides where an arrow leads. */
export interface Ground {
  /** Tiles that he can't drive onto. */
  walls: ReadonlySet<Tile>;
  /** Rugs: driven onto, they slide him one tile on. */
  rugs: ReadonlySet<Tile>;
}

/** The tiles that he comes onto by one arrow: none where it is blocked, two where a rug slides him on. */
export function entered({ walls, rugs }: Ground, from: Tile, heading: Heading): Tile[] {
  const first = beside(from, heading);
  if (first === undefined || walls.has(first)) return [];
  const second = rugs.has(first) ? beside(first, heading) : undefined;
  return second === undefined || walls.has(second) ? [first] : [first, second];
}

/** The fewest arrows from a tile to one of some others, past what is to be avoided; undefined where there is no way. */
export function route(
  ground: Ground,
  from: Tile,
  goals: ReadonlySet<Tile>,
  avoid: ReadonlySet<Tile>,
): Heading[] | undefined {
  const steps = (at: Tile) =>
    HEADINGS.flatMap((heading) => {
      const tiles = entered(ground, at, heading);
      const isFree = tiles.length > 0 && tiles.every((one) => goals.has(one) || !avoid.has(one));
      return isFree ? [{ heading, to: tiles.at(-1)! }] : [];
    });
  const way = wayTo(
    from,
    (at) => goals.has(at),
    (at) => steps(at).map(({ to }) => to),
  );
  let last = from;
  return way?.map((to) => {
    const { heading } = steps(last).find((step) => step.to === to)!;
    last = to;
    return heading;
  });
}
