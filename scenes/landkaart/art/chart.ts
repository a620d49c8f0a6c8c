import { blob, clip, PALETTE, place, sprite, type SpriteArt } from '../../../engine/drawing/index.ts';
import { part, rim } from './marks.ts';
import type { ThemeArt, ThemeName } from './theme.ts';
import {
  crane,
  echoTree,
  geyserMouth,
  geyserWater,
  millSails,
  millTower,
  oven,
  sandCastle,
  snowGlobe,
  telescopeStand,
  telescopeTube,
} from './toys.ts';

/** What an island is known by on the chart: its toy, with something that grows there on either side. */
const EMBLEMS: Record<ThemeName, (deco: (name: string) => string) => string> = {
  weide: (deco) =>
    place(deco('boom-spits'), -88, 22, { scale: 0.62 }) +
    place(millTower(), -10, 32, { scale: 0.66 }) +
    place(millSails(), -10, -27, { scale: 0.66 }) +
    place(deco('boom-rond'), 78, 26, { scale: 0.7 }),
  duinstrand: (deco) =>
    place(deco('parasol-rood'), -84, 24, { scale: 0.72 }) +
    place(sandCastle(), 4, 34, { scale: 0.8 }) +
    place(deco('helm'), 92, 20, { scale: 0.9 }),
  fluisterbos: (deco) =>
    place(deco('den'), -84, 24, { scale: 0.7 }) +
    place(echoTree(false), 0, 34, { scale: 0.68 }) +
    place(deco('den'), 84, 22, { scale: 0.78 }) +
    place(deco('paddenstoel'), 52, 34, { scale: 0.6 }),
  bakkersberg: (deco) =>
    place(deco('berg'), -50, 28, { scale: 0.66 }) +
    place(oven(true), 44, 34, { scale: 0.62 }) +
    place(deco('cake-roze'), 106, 22, { scale: 0.62 }),
  havenstad: (deco) =>
    place(deco('container-blauw'), -78, 12, { scale: 0.72 }) +
    place(deco('container-rood'), -66, 34, { scale: 0.72 }) +
    place(crane(), 26, 34, { scale: 0.7 }) +
    place(deco('lantaarn'), 100, 24, { scale: 0.66 }),
  sneeuwtop: (deco) =>
    place(deco('berg'), -54, 26, { scale: 0.66 }) +
    place(snowGlobe(), 32, 34, { scale: 0.68 }) +
    place(deco('den'), 98, 22, { scale: 0.62 }),
  vulkaanbaai: (deco) =>
    place(deco('palm'), -84, 24, { scale: 0.78 }) +
    place(geyserMouth(), 6, 32, { scale: 0.8 }) +
    place(geyserWater(), 6, 7, { scale: 0.6 }) +
    place(deco('rots'), 88, 22, { scale: 0.8 }),
  sterrenklip: (deco) =>
    place(deco('kristal-lila'), -86, 22, { scale: 0.8 }) +
    place(telescopeStand(), 4, 34, { scale: 0.9 }) +
    place(telescopeTube(), 4, -29, { scale: 0.9 }) +
    place(deco('kristal-blauw'), 88, 22, { scale: 0.74 }),
};

const outlineOf = (name: string, rx: number, ry: number) =>
  blob(0, 0, rx, ry, { seed: name.length * 3 + rx, wobble: 0.05, corners: 11 });

/** An island as a sticker on the chart. */
function islandSticker(name: ThemeName, { land, deco }: Pick<ThemeArt, 'land' | 'deco'>): string {
  const outline = outlineOf(name, 150, 64);
  return (
    rim([outline], 18) +
    (land.cliff
      ? `<path d="${outline}" transform="translate(0 9)" fill="${land.cliff.colour}" stroke="${PALETTE.ink}" stroke-width="4"/>`
      : '') +
    part(outline, land.beach, 4) +
    clip(
      outline,
      `<path d="${outline}" transform="translate(0 -5) scale(.89 .82)" fill="${land.ground}" stroke="${land.edge}" stroke-width="4"/>`,
    ) +
    EMBLEMS[name]((key) => deco[key] ?? '')
  );
}

/** All islands of the chart, as sprites `eiland-weide`. */
export const chartSprites = (
  themes: Record<ThemeName, Pick<ThemeArt, 'land' | 'deco'>>,
): Record<string, SpriteArt> =>
  Object.fromEntries(
    (Object.keys(themes) as ThemeName[]).map((name) => [
      `eiland-${name}`,
      sprite(islandSticker(name, themes[name]), -176, -104, 176, 96),
    ]),
  );

/** A dash of the way of the ferry. */
export const seaWay = (): string =>
  `<path d="M-7 0h14" stroke="${PALETTE.paper}" stroke-width="7" stroke-linecap="round"/>`;
