import { backdrop, defineArt, sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { place } from '../../../engine/drawing/paper.ts';
import { bathroom, openSky } from './bathroom.ts';
import {
  LONG,
  bubble,
  burst,
  caret,
  caretRing,
  fizz,
  giantBubble,
  giggle,
  glint,
  link,
  longBubble,
  mist,
  sheen,
  thread,
} from './bubble.ts';
import { cactusArm, cactusBody, cactusEyes, cactusMouth, cactusPupil, needle } from './cactus.ts';
import { duck } from './duck.ts';
import { hills, roofRow, skyCloud, sun } from './outside.ts';
import { duckStar, foam, halfLine, tubBell, tubFront, water } from './tub.ts';

/** What is far away is drawn smaller than it is shown: the scene scales it up, and the sheet stays small. */
const FAR_SCALE = 0.6;
const far = (inner: string, left: number, top: number, right: number, bottom: number): SpriteArt =>
  sprite(
    place(inner, 0, 0, { scale: FAR_SCALE }),
    ...([left, top, right, bottom].map((edge) => edge * FAR_SCALE) as [number, number, number, number]),
  );

/** A sprite in a square box around (0, 0). */
const round = (inner: string, reach: number): SpriteArt => sprite(inner, reach);

/** Radii of letter bubbles; the links of a split are the fourth size. */
const SIZES = [34, 42, 51] as const;
const bubbles = Object.fromEntries(
  SIZES.flatMap((r) => [
    [`bel-${r}`, round(bubble(r, 'full'), r + 20)],
    [`bel-empty-${r}`, round(bubble(r, 'empty'), r + 20)],
    [`bel-out-${r}`, round(bubble(r, 'out'), r + 20)],
    [`glans-${r}`, round(sheen(r), r + 2)],
  ]),
);
const longPart = (out: boolean, from: number, to: number): SpriteArt =>
  sprite(longBubble(out), from, -LONG.r - 20, to, LONG.r + 24);
const longBubbles = Object.fromEntries(
  [false, true].flatMap((out) => {
    const end = out ? '-uit' : '';
    return [
      [`lang-links${end}`, longPart(out, -LONG.half - 20, -LONG.cut)],
      [`lang-midden${end}`, longPart(out, -LONG.cut, LONG.cut)],
      [`lang-rechts${end}`, longPart(out, LONG.cut, LONG.half + 20)],
    ];
  }),
);

export default defineArt({
  backdrop: backdrop(bathroom()),
  sprites: {
    ...bubbles,
    ...longBubbles,
    'glans-lang': sprite(glint(), 52, 8),
    schakel: round(link(false), 34),
    'schakel-los': round(link(true), 34),
    draad: sprite(thread(), 24, 6),
    ring: round(caretRing(), 68),
    streep: sprite(caret(), 24, 8),
    giechel: round(giggle(), 40),
    mist: round(mist(), 36),
    knal: round(burst(), 72),
    'bubbel-klein': round(fizz(9), 14),
    'bubbel-groot': round(fizz(14), 18),
    reuzenbel: round(giantBubble(150), 156),
    schuim: sprite(foam(), -500, -90, 500, 60),
    'water-ver': sprite(water(true), -480, -40, 480, 80),
    'water-voor': sprite(water(false), -480, -20, 480, 80),
    kuip: sprite(tubFront(), -510, -14, 510, 252),
    'kuip-bel': sprite(tubBell(), -70, -112, 70, 28),
    lijn: sprite(halfLine(), 480, 5),
    ster: round(duckStar(), 20),
    eend: sprite(duck(), -76, -76, 80, 60),
    'cactus-lijf': sprite(cactusBody(), -120, -210, 90, 26),
    'cactus-arm': sprite(cactusArm(), -20, -64, 66, 26),
    'cactus-ogen': sprite(cactusEyes('happy'), -58, -34, 58, 44),
    'cactus-ogen-schrik': sprite(cactusEyes('oops'), -58, -34, 58, 44),
    'cactus-ogen-dicht': sprite(cactusEyes('sleep'), -58, -34, 58, 44),
    'cactus-pupil': round(cactusPupil(), 18),
    'mond-happy': round(cactusMouth('happy'), 24),
    'mond-look': round(cactusMouth('look'), 20),
    'mond-oops': round(cactusMouth('oops'), 20),
    'mond-proud': round(cactusMouth('proud'), 26),
    naald: sprite(needle(), -18, -98, 18, 20),
    hemel: far(openSky(), -225, -145, 225, 145),
    wolk: far(skyCloud(), -150, -80, 150, 90),
    zon: far(sun(), -80, -80, 80, 80),
    heuvels: far(hills(), -350, -60, 350, 160),
    'daken-ver': far(roofRow(false), -350, -140, 350, 160),
    'daken-voor': far(roofRow(true), -350, -140, 350, 220),
  },
});
