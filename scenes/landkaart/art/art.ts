import {
  balloonSvg,
  BLOB_IDS,
  blobSvg,
  coarser,
  defineArt,
  PALETTE,
  sprite,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
import { chartSprites, seaWay } from './chart.ts';
import {
  dustCloud,
  duster,
  envelope,
  flag,
  goldSpark,
  mist,
  namePlate,
  padlock,
  pathNode,
  roofStars,
  scaffold,
  signBoard,
  signDash,
  shutBy,
  signIcons,
} from './marks.ts';
import { bridgeBoard, bridgePiece, ferry, jetty, lighthouse, lookout, paperBoat, stall } from './scenery.ts';
import bakkersberg from './themes/bakkersberg.ts';
import duinstrand from './themes/duinstrand.ts';
import fluisterbos from './themes/fluisterbos.ts';
import havenstad from './themes/havenstad.ts';
import sneeuwtop from './themes/sneeuwtop.ts';
import sterrenklip from './themes/sterrenklip.ts';
import vulkaanbaai from './themes/vulkaanbaai.ts';
import weide from './themes/weide.ts';

const { coral, ochre } = PALETTE;

/** Widths of sign boards and name plates that are there; the scene takes the first that is wide enough. */
const SIGN_WIDTHS = [58, 84, 110, 138, 166, 184] as const;
const PLATE_WIDTHS = [92, 116, 140, 164, 182, 222] as const;
/** On the chart all islands are seen together, and small. */
const CHART_COARSENESS = 1.75;

/** Width of the balloon of the group where it hangs over the map. */
const BALLOON_WIDTH = 76;
const BALLOON: SpriteArt = {
  svg: balloonSvg(BALLOON_WIDTH),
  width: BALLOON_WIDTH,
  height: Math.round((BALLOON_WIDTH * 284) / 208),
};

/** Friends of the pupil, who live around the clubhouse; their foot is where they stand. */
const FRIEND_WIDTH = 84;
const FRIEND_COARSENESS = 1.75;
const friend = (id: string): SpriteArt => ({
  svg: blobSvg(id, FRIEND_WIDTH),
  width: FRIEND_WIDTH,
  height: Math.round((FRIEND_WIDTH * 134) / 164),
  originY: 116 / 134,
});

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
const chart = chartSprites({
  weide,
  duinstrand,
  fluisterbos,
  bakkersberg,
  havenstad,
  sneeuwtop,
  vulkaanbaai,
  sterrenklip,
});

/** What every island has; what belongs to one theme only is in `themes/`. */
export default defineArt({
  sprites: {
    ...boards,
    ...plates,
    ...Object.fromEntries(Object.entries(chart).map(([name, art]) => [name, coarser(art, CHART_COARSENESS)])),
    ...Object.fromEntries(
      Object.entries(signIcons()).map(([name, icon]) => [`teken-${name}`, around(icon, 18)]),
    ),
    ...Object.fromEntries(
      [0, 1, 2, 3].map((full) => [`sterren-${full}`, sprite(roofStars(full), -52, -26, 52, 32)]),
    ),
    ...Object.fromEntries(
      (['plain', 'lit', 'gold', 'shut'] as const).map((kind) => [`stap-${kind}`, around(pathNode(kind), 32)]),
    ),
    ...Object.fromEntries([1, 2, 3].map((seed) => [`mist-${seed}`, around(mist(seed * 4), 52)])),
    ...Object.fromEntries([1, 2, 3].map((seed) => [`dicht-${seed}`, sprite(shutBy(seed), -84, -62, 84, 40)])),
    vaart: around(seaWay(), 14),
    steigerwerk: sprite(scaffold(ochre), -68, -76, 68, 12),
    'vlag-half': sprite(flag(66, ochre, 0.62), -10, -76, 54, 10),
    'vlag-top': sprite(flag(60, coral, 1), -10, -72, 54, 10),
    streepje: sprite(signDash(), -4, -16, 4, 16),
    slot: around(padlock(), 44),
    plumeau: sprite(duster(), -28, -82, 28, 18),
    brief: sprite(envelope(), -42, -40, 42, 36),
    glans: around(goldSpark(12), 14),
    stof: around(dustCloud(), 30),
    kraam: sprite(stall(), -102, -140, 102, 26),
    uitkijk: sprite(lookout(), -52, -152, 52, 22),
    steiger: sprite(jetty(), -56, -36, 56, 42),
    brug: around(bridgeBoard(), 44),
    brugdeel: sprite(bridgePiece(), -33, -24, 33, 24),
    veerboot: sprite(ferry(), -80, -84, 82, 46),
    bootje: sprite(paperBoat(), -44, -44, 44, 30),
    ballon: BALLOON,
    ...Object.fromEntries(BLOB_IDS.map((id) => [`vriend-${id}`, coarser(friend(id), FRIEND_COARSENESS)])),
    vuurtoren: sprite(lighthouse(), -72, -116, 72, 22),
  },
});
