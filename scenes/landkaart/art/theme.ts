import type { SpriteArt } from '../../../engine/drawing/index.ts';
import type { HouseLook } from './buildings.ts';

/** The eight kinds of islands, in the order in which they come (scenes/landkaart/README.md 4.2). */
export const THEMES = [
  'weide',
  'duinstrand',
  'fluisterbos',
  'bakkersberg',
  'havenstad',
  'sneeuwtop',
  'vulkaanbaai',
  'sterrenklip',
] as const;
export type ThemeName = (typeof THEMES)[number];

/** Papers of which an island is made, from the sea inwards. */
export interface LandPaint {
  shallow: string;
  /** Light torn edge of the lowest sheet. */
  fibre: string;
  /** Cliff below the edge: colour and height in u. */
  cliff?: { colour: string; height: number };
  beach: string;
  /** Width of the beach in u. */
  beachWidth: number;
  /** Crumbs on the beach. */
  crumb: string;
  ground: string;
  /** Light torn edge of the ground. */
  edge: string;
  /** Large faint patches on the ground. */
  patch: string;
  /** Small marks strewn over the ground. */
  tuft: (x: number, y: number) => string;
  tufts: number;
}

/** A sheet of paper that lies on the ground: hill, pond, field, lava. Several tones are several sheets, each smaller. */
export interface SheetPaint {
  tones: readonly string[];
  edge: string;
  /** How much smaller each next tone is, in u. */
  inset?: number;
  /** Water and lava lie in the ground instead of on it. */
  sunk?: boolean;
  /** Drawn over the smallest sheet, within its outline and this box. */
  pattern?: (left: number, top: number, right: number, bottom: number) => string;
}

export interface PathPaint {
  fill: string;
  edge: string;
  /** Two rows of dashes: dark below the middle, light above. */
  dark: string;
  light: string;
  /** A path that is still shut: faint band and dots. */
  band: string;
  dot: string;
}

/** Width and height in u, from the middle of the foot. */
export interface Size {
  w: number;
  h: number;
}
/** How many there may be. */
export interface Scattered extends Size {
  count: number;
}

/** All that makes the islands of one theme look like nothing else. */
export interface ThemeArt {
  land: LandPaint;
  path: PathPaint;
  sheets: Record<string, SheetPaint>;
  /** Drawings around their foot, which become part of the tile layer `deco`. */
  deco: Record<string, string>;
  /** Room that those take which a layout places by hand. */
  sizes: Record<string, Size>;
  /** Small things that are strewn over the land where nothing else is. */
  strewn: Record<string, Scattered>;
  /** What floats on the sea around, in the same way. */
  afloat: Record<string, Scattered>;
  /** Tall sprites beside the paths, of the layer `boven`: who walks behind one is seen through it. */
  above: Record<string, Scattered>;
  /** Houses of the places, in walking order: the thirteenth would be the first again. */
  houses: readonly HouseLook[];
  /** What stands apart from the ground: tall things of the layer `boven`, and the toy. */
  sprites: Record<string, SpriteArt>;
}
