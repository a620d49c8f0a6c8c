import { svg } from './paper.ts';

/** One drawing of a game: SVG in units, with the point it is placed by as a share of its size. */
export interface SpriteArt {
  svg: string;
  width: number;
  height: number;
  /** 0 to 1, from the left; without it the middle. */
  originX?: number;
  /** 0 to 1, from the top; without it the middle. */
  originY?: number;
  /** On how many times fewer pixels each way it is drawn than others; it is shown as large as ever. */
  coarse?: number;
}

/** Tiles of a tile map by name; each SVG is `size` units square. Their order is their number in the map. */
export interface TileArt {
  size: number;
  tiles: Record<string, string>;
}

/** All drawings of one game, as `scenes/<id>/art/art.ts` exports them. */
export interface GameArt {
  /** The scene's own background. The stage lies in its middle: stage point (0, 0) is backdrop point (117, 96). */
  backdrop?: { svg: string; width: 1600; height: 960 };
  sprites: Record<string, SpriteArt>;
  tiles?: TileArt;
}

/** States what a game's art consists of; `npm run art` makes its textures from it. */
export const defineArt = (art: GameArt): GameArt => art;

/** How far a drawing reaches from (0, 0): all ways alike, sideways and up and down, or left, top, right and bottom. */
type Reach =
  | readonly [all: number]
  | readonly [sideways: number, upright: number]
  | readonly [left: number, top: number, right: number, bottom: number];

/**
 * A sprite from a drawing around (0, 0), which becomes the point it is placed by. Its reach must hold all of it,
 * shadow included; empty border costs nothing, it is trimmed away.
 */
export function sprite(inner: string, ...reach: Reach): SpriteArt {
  const [left, top, right, bottom] =
    reach.length === 4 ? reach : [-reach[0], -reach.at(-1)!, reach[0], reach.at(-1)!];
  const [width, height] = [right - left, bottom - top];
  return {
    svg: svg(inner, left, top, width, height),
    width,
    height,
    originX: -left / width,
    originY: -top / height,
  };
}

/** The same drawing on so many times fewer pixels each way, for scenery and soft tones: a scene shows it no smaller. */
export const coarser = (art: SpriteArt, coarse: number): SpriteArt => ({ ...art, coarse });

/** The same drawings, those that are named so many times coarser: `{ 2: 'mand rug-*' }`; `rug-*` stands for all that begin so. */
export function coarsely(
  sprites: Record<string, SpriteArt>,
  times: Readonly<Record<number, string>>,
): Record<string, SpriteArt> {
  const all = { ...sprites };
  for (const [coarse, names] of Object.entries(times))
    for (const name of names.split(' ')) {
      const isMeant = (one: string) =>
        name.endsWith('*') ? one.startsWith(name.slice(0, -1)) : one === name;
      const meant = Object.keys(sprites).filter(isMeant);
      if (meant.length === 0) throw new Error(`There is no sprite "${name}"`);
      for (const one of meant) all[one] = coarser(sprites[one]!, Number(coarse));
    }
  return all;
}

/** Where the stage begins within a backdrop. */
export const STAGE_IN_BACKDROP = { x: 117, y: 96 } as const;

/** A backdrop from a drawing in stage coordinates: x -117 to 1483, y -96 to 864. Fill all of it. */
export const backdrop = (inner: string): NonNullable<GameArt['backdrop']> => ({
  svg: svg(inner, -STAGE_IN_BACKDROP.x, -STAGE_IN_BACKDROP.y, 1600, 960),
  width: 1600,
  height: 960,
});
