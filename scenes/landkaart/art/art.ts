import { defineArt, PALETTE, sprite, type SpriteArt } from '../../../engine/drawing/index.ts';
import { building, SHAPES, type BuildingLook, type ShapeName } from './buildings.ts';
import {
  dustCloud,
  duster,
  envelope,
  flag,
  goldSpark,
  lineStrip,
  mist,
  namePlate,
  padlock,
  pathNode,
  roofStars,
  scaffold,
  signBoard,
  signDash,
} from './marks.ts';
import {
  bush,
  ferry,
  flower,
  jetty,
  lookout,
  millSails,
  millTower,
  paperBoat,
  stallBack,
  stallFront,
  stone,
  tree,
} from './scenery.ts';
import { TILE } from './shore.ts';
import { meadowTiles, pathEnd } from './tiles.ts';

const { coral, blue, moss, plum, ochre, teal } = PALETTE;

/** Wall and roof of each of the six shapes. */
const PAINT: Record<ShapeName, readonly [wall: string, roof: string]> = {
  huis: [coral, coral],
  schuur: [ochre, '#C9784A'],
  tent: [teal, teal],
  toren: [plum, plum],
  kas: [moss, moss],
  plat: [blue, blue],
};
const LOOKS: readonly BuildingLook[] = ['shut', 'open', 'gold', 'painted', 'dusty'];

/** Widths of sign boards and name plates that are there; the scene takes the first that is wide enough. */
const SIGN_WIDTHS = [58, 84, 110] as const;
const PLATE_WIDTHS = [92, 116, 140, 164, 182] as const;
/** Widths of the strip for a short line. */
const LINE_WIDTHS = [440, 580, 720, 880] as const;

const houses = Object.fromEntries(
  (Object.keys(SHAPES) as ShapeName[]).flatMap((shape) =>
    LOOKS.map((look) => [
      `${shape}-${look}`,
      sprite(building(shape, ...PAINT[shape], look), -64, -106, 64, 22),
    ]),
  ),
);
const scaffolds = Object.fromEntries(
  (Object.keys(SHAPES) as ShapeName[]).map((shape) => [
    `steiger-${shape}`,
    sprite(scaffold(PAINT[shape][0]), -68, -76, 68, 12),
  ]),
);
const around = (inner: string, reach: number): SpriteArt => sprite(inner, -reach, -reach, reach, reach);
const boards = Object.fromEntries(
  SIGN_WIDTHS.flatMap((w) => [
    [`bord-${w}`, sprite(signBoard(w, false), -w / 2 - 12, -30, w / 2 + 12, 34)],
    [`bord-${w}-dicht`, sprite(signBoard(w, true), -w / 2 - 12, -30, w / 2 + 12, 34)],
  ]),
);
const plates = Object.fromEntries(
  PLATE_WIDTHS.flatMap((w) =>
    (['normal', 'pale', 'now'] as const).map((kind) => [
      `naam-${w}-${kind}`,
      sprite(namePlate(w, kind), -w / 2 - 12, -30, w / 2 + 12, 34),
    ]),
  ),
);

const lines = Object.fromEntries(
  LINE_WIDTHS.map((w) => [`regel-${w}`, sprite(lineStrip(w), -w / 2 - 12, -36, w / 2 + 12, 40)]),
);

export default defineArt({
  tiles: { size: TILE, tiles: meadowTiles() },
  sprites: {
    ...houses,
    ...scaffolds,
    ...boards,
    ...plates,
    ...lines,
    ...Object.fromEntries(
      [0, 1, 2, 3].map((full) => [`sterren-${full}`, sprite(roofStars(full), -52, -26, 52, 32)]),
    ),
    ...Object.fromEntries(
      (['plain', 'lit', 'gold', 'shut'] as const).map((kind) => [`stap-${kind}`, around(pathNode(kind), 32)]),
    ),
    ...Object.fromEntries([1, 2, 3].map((seed) => [`mist-${seed}`, around(mist(seed * 4), 52)])),
    padeind: sprite(pathEnd(), -2, -25, 25, 25),
    'vlag-half': sprite(flag(66, ochre, 0.62), -10, -76, 54, 10),
    'vlag-top': sprite(flag(60, coral, 1), -10, -72, 54, 10),
    streepje: sprite(signDash(), -4, -16, 4, 16),
    slot: around(padlock(), 44),
    plumeau: sprite(duster(), -28, -82, 28, 18),
    brief: sprite(envelope(), -42, -40, 42, 36),
    glans: around(goldSpark(12), 14),
    stof: around(dustCloud(), 30),
    'boom-rond': sprite(tree(false, '#7DB95A'), -42, -100, 42, 14),
    'boom-licht': sprite(tree(false, '#8FC96A'), -42, -100, 42, 14),
    'boom-spits': sprite(tree(true, '#7DB95A'), -42, -104, 42, 14),
    'boom-donker': sprite(tree(true, '#6BAA52'), -42, -104, 42, 14),
    struik: sprite(bush(), -36, -36, 36, 18),
    'bloem-roze': around(flower(PALETTE.pink), 20),
    'bloem-wit': around(flower(PALETTE.paper), 20),
    'bloem-oker': around(flower(ochre), 20),
    'bloem-lila': around(flower('#C9A9E8'), 20),
    steen: sprite(stone(), -22, -24, 22, 16),
    molen: sprite(millTower(), -58, -134, 58, 22),
    wieken: around(millSails(), 76),
    'kraam-achter': sprite(stallBack(), -102, -140, 102, 26),
    'kraam-voor': sprite(stallFront(), -102, -140, 102, 12),
    uitkijk: sprite(lookout(), -52, -152, 52, 22),
    steiger: sprite(jetty(), -56, -36, 56, 42),
    veerboot: sprite(ferry(), -80, -84, 82, 46),
    bootje: sprite(paperBoat(), -44, -44, 44, 30),
  },
});
