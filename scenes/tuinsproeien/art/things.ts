import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { smooth } from '../../../engine/drawing/points.ts';
import { blob, circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, words } from '../../../engine/drawing/tables.ts';
import { daisy } from './flowers.ts';
import { GARDEN } from './tones.ts';

const { ink, paper, coral, ochre, moss, blue, plum } = PALETTE;

/** The nozzle around what it turns on; its mouth is 74 u up. */
const nozzle = (): string =>
  sticker(
    'M-15 12C-17 -14 -15 -30 -12 -44L-21 -60Q-20 -72 0 -73Q20 -72 21 -60L12 -44C15 -30 17 -14 15 12Q0 20 -15 12Z',
    ochre,
    {
      inner:
        flat('M3 -80H40V30H6Q10 -30 3 -80Z', '#C98A17', 0.65) +
        flat('M-30 -76H30V-58Q0 -50 -30 -58Z', coral) +
        slab(-24, -22, 48, 12, coral),
      rim: 5,
      line: 3.5,
    },
  ) + oval(13, 4, ink, 0, -69, 0.75);

/** The stream as the card of the game shows it: from the mouth of the nozzle at (0, 0) to a flower at the upper right. */
const stream = (): string => {
  const way = 'M0 0C12 -150 70 -250 150 -232C186 -222 196 -190 200 -160';
  return line(way, '#2B7FC4', 27) + line(way, '#8FD4F4', 20) + line(way, '#F4FCFF', 5, 0.9, '3 34');
};

const stand = (): string =>
  oval(46, 9, ink, 0, 40, 0.18) +
  prop('M-9 0L-30 38H-18L0 14L18 38H30L9 0Z', GARDEN.iron, { outline: 0.4 }) +
  prop(circle(17), GARDEN.iron, dot(7, lighter(GARDEN.iron, 0.4), -4, -5), { outline: 0.4 });

const BARREL = 'M-48 -96Q0 -106 48 -96C58 -64 58 -34 46 0Q0 10 -46 0C-58 -34 -58 -64 -48 -96Z';
/** The barrel with a window in it, through which the level is seen; its foot is at (0, 0). */
const barrel = (): string => {
  const window = roundRect(-14, -88, 26, 70, 12, { wobble: 0.6 });
  const face = `${BARREL}${window}`;
  const hoops = each([-78, -16], (y) => stripe(`M-60 ${y}Q0 ${y + 9} 60 ${y}`, GARDEN.barrelDeep, 8, 0.85));
  return (
    `<path d="${face}" fill="${GARDEN.barrel}" fill-rule="evenodd"/>` +
    `<clipPath id="tonvlak"><path clip-rule="evenodd" d="${face}"/></clipPath><g clip-path="url(#tonvlak)">${hoops}${flat('M24 -110H70V20H20Q36 -40 24 -110Z', GARDEN.barrelDeep, 0.45)}</g>` +
    `<path d="${BARREL}" fill="none" stroke="${darker(GARDEN.barrel, 0.45)}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${window}" fill="none" stroke="${paper}" stroke-width="4"/><path d="${window}" fill="none" stroke="${ink}" stroke-width="1.6"/>` +
    line('M-8 -36h9M-8 -53h14M-8 -70h9', ink, 2, 0.6) +
    edged(
      'M-52 -97Q0 -110 52 -97Q0 -86 -52 -97Z',
      lighter(GARDEN.barrel, 0.3),
      darker(GARDEN.barrel, 0.45),
      3,
    ) +
    prop('M-64 -30H-44V-14H-58Q-64 -14 -64 -20Z', ochre, { outline: 0.45 })
  );
};
const barrelBack = (): string => oval(62, 10, ink, 2, 2, 0.2) + flat('M-18 -92H16V-14H-18z', '#DCEBF2');

/** The rain gauge beside a plant: half-way stands a flag. */
const gauge = (): string =>
  `<path d="${roundRect(-9, -62, 18, 64, 8, { wobble: 0.5 })}" fill="#fff" fill-opacity=".35" stroke="${paper}" stroke-width="9"/>` +
  `<path d="${roundRect(-9, -62, 18, 64, 8, { wobble: 0.5 })}" fill="none" stroke="${ink}" stroke-width="2.6"/>` +
  line('M-9 -15H-2M-9 -45H-2', ink, 2.2) +
  edged('M9 -30L24 -38V-22Z', ochre, ink, 2.2) +
  line('M-9 -30H9', ink, 2.6);

const puddle = (): string =>
  flat(blob(0, 0, 74, 15, { seed: 6, wobble: 0.08 }), '#8FCBEA') +
  flat(blob(4, -2, 60, 10, { seed: 9, wobble: 0.1 }), '#C9EAF8') +
  oval(20, 3, '#fff', -18, -4, 0.8) +
  oval(8, 2, '#fff', 22, 1, 0.7);

const stake = (): string =>
  prop('M-9 -16H9L7 40H-7Z', GARDEN.wood, flat('M2 -20H12V44H2z', GARDEN.woodDeep, 0.5), { outline: 0.4 });

const ring = (): string =>
  [
    [9, paper],
    [4, ink],
  ]
    .map(
      ([wide, tone]) =>
        `<ellipse rx="46" ry="20" fill="none" stroke="${tone}" stroke-width="${wide}" stroke-dasharray="20 12"/>`,
    )
    .join('') +
  dot(5, paper) +
  dot(3, ink);

/** The gnome, whose foot is at (0, 0); or ducked below his hat. */
function gnome(isDucked: boolean): string {
  const hat = 'M-32 0C-26 -40 -8 -66 4 -78C14 -62 28 -34 32 0Q0 12 -32 0Z';
  const hatArt = prop(
    hat,
    '#D9503C',
    flat('M8 -90H40V20H16Q22 -40 8 -90Z', '#A8321C', 0.5) + oval(7, 5, '#fff', -8, -30, 0.35),
    { outline: 0.45 },
  );
  if (isDucked)
    return (
      oval(36, 7, ink, 0, 2, 0.16) +
      each([-22, 22], (x) => prop(blob(x, -4, 13, 8, { seed: 3 }), '#6E4A2E', { outline: 0.3 })) +
      place(hatArt, 0, -12, { scale: 1.05 }) +
      each([-14, 14], (x) => prop(blob(x, -10, 9, 9, { seed: 5 }), '#F3C6A0', { outline: 0.35 }))
    );
  const beard = smooth([-22, -54, 0, -50, 22, -54, 24, -34, 12, -18, 0, -10, -12, -18, -24, -34]);
  return (
    oval(36, 7, ink, 0, 2, 0.16) +
    each([-14, 14], (x) => prop(blob(x, -4, 14, 8, { seed: 3 }), '#6E4A2E', { outline: 0.3 })) +
    prop(
      'M-26 -8C-32 -36 -22 -54 0 -56C22 -54 32 -36 26 -8Q0 0 -26 -8Z',
      blue,
      flat('M-40 -26H40V-18H-40z', '#6E4A2E'),
      { outline: 0.35 },
    ) +
    prop(
      blob(0, -62, 22, 19, { seed: 8 }),
      '#F3C6A0',
      oval(6, 4, coral, -12, -57, 0.5) + oval(6, 4, coral, 12, -57, 0.5),
      { outline: 0.35 },
    ) +
    prop(beard, '#FBF6EA', line('M-8 -40Q-6 -28 -2 -22M8 -40Q6 -28 3 -22', '#CFC6B2', 2.4), {
      outline: 0.2,
    }) +
    prop(blob(0, -58, 7, 6, { seed: 2 }), '#EBAE86', { outline: 0.35 }) +
    dot(3, ink, -9, -66) +
    dot(3, ink, 9, -66) +
    place(hatArt, 0, -72, { scale: 0.86 })
  );
}

/** The frog that likes a shower; it can be used, so it has a rim. */
const frog = (isHappy: boolean): string => {
  const body =
    'M-34 22C-44 -4 -30 -22 -22 -24C-24 -42 -4 -44 -3 -26H3C4 -44 24 -42 22 -24C30 -22 44 -4 34 22Q0 32 -34 22Z';
  const eyes = each(
    [-13, 13],
    (x) =>
      edged(circle(8, x, -28), paper, ink, 2.4) +
      (isHappy ? line(`M${x - 4} -27q4 -5 8 0`, ink, 2.6) : dot(4, ink, x, -27)),
  );
  const mouth = isHappy
    ? edged('M-14 -6Q0 14 14 -6Z', '#8C2F52', ink, 2.4)
    : line('M-15 -4Q0 6 15 -4', ink, 3);
  return (
    sticker(
      body,
      '#78BE4F',
      flat('M8 -50H60V40H16Q26 -6 8 -50Z', '#579A36', 0.55) + oval(18, 11, '#DDEFA8', 0, 18),
      { rim: 5, line: 3.2 },
    ) +
    eyes +
    mouth
  );
};

const pumpkin = (): string =>
  sticker(
    'M-66 -36C-70 -68 -42 -82 -24 -72Q0 -84 24 -72C42 -82 70 -68 66 -36C64 -6 30 2 0 0C-30 2 -64 -6 -66 -36Z',
    '#F08A2C',
    {
      inner:
        line('M-24 -72Q-46 -36 -26 0M24 -72Q46 -36 26 0M0 -76V0', '#C2610F', 4, 0.75) +
        oval(9, 16, '#fff', -44, -50, 0.28),
      rim: 5,
      line: 3.6,
    },
  ) +
  edged('M-8 -72Q-8 -92 8 -96L14 -88Q8 -84 9 -70Z', moss, ink, 3) +
  line('M8 -84Q34 -104 44 -84Q48 -74 38 -74', moss, 4);

const bee = (): string =>
  each([-20, 14], (turn) =>
    place(edged('M0 0C-14 -10 -14 -30 0 -32C14 -30 14 -10 0 0Z', '#EAF6FB', ink, 2), 2, -12, { turn }),
  ) +
  prop(blob(0, 0, 26, 18, { seed: 4 }), ochre, stripe('M-10 -24V24M4 -24V24M16 -24V24', ink, 6), {
    line: 2.6,
    outline: 0.8,
  }) +
  edged(circle(6, -18, -4), paper, ink, 2) +
  dot(3, ink, -20, -4) +
  line('M-22 8Q-17 12 -13 8', ink, 2.2);

const butterfly = (fill: string, deep: string): string =>
  each([false, true], (flip) =>
    place(
      edged('M2 -2C8 -34 44 -38 42 -12C41 4 20 6 2 2Z', fill, deep, 2.4) +
        edged('M2 2C18 4 34 12 28 26C20 36 6 24 2 6Z', fill, deep, 2.4) +
        dot(5, paper, 28, -16, 0.8) +
        dot(3.5, paper, 19, 17, 0.8),
      0,
      0,
      { flip },
    ),
  ) +
  edged(roundRect(-4, -18, 8, 40, 4), ink, ink, 1) +
  line('M-1 -18Q-4 -30 -11 -32M1 -18Q4 -30 11 -32', ink, 2);

const rainbow = (): string =>
  words('#EE6A50 #F2B632 #7CBF5C #5B9BE6 #8E57C4')
    .map(
      (tone, i) =>
        `<path d="M${-132 + i * 11} 60A${132 - i * 11} ${120 - i * 11} 0 0 1 ${132 - i * 11} 60" fill="none" stroke="${tone}" stroke-width="11.5" opacity=".55"/>`,
    )
    .join('');

const windLeaf = (): string =>
  line('M0 -40V-6', GARDEN.woodDeep, 2.5) +
  prop(
    'M0 -8C-20 4 -20 30 0 50C20 30 20 4 0 -8Z',
    '#E9A24B',
    line('M0 -4V42M0 12L-10 6M0 12L10 6M0 26L-10 20M0 26L10 20', '#B9731F', 2.4),
    { outline: 0.35 },
  );

const daisyBox = (): string =>
  oval(134, 8, ink, 0, 20, 0.16) +
  prop(
    'M-128 -14H128L122 18H-122Z',
    GARDEN.pot,
    flat('M-140 6H140V24H-140z', GARDEN.potDeep, 0.4) + stripe('M-130 -9H130', lighter(GARDEN.pot, 0.35), 4),
    { outline: 0.4 },
  );

/** Everything in the garden but its plants. */
export function things(): Record<string, SpriteArt> {
  const butterflies = [
    ['#5B9BE6', '#2E67B5'],
    ['#EE6A50', '#A8321C'],
    ['#F6C445', '#B87A12'],
    ['#B98AE0', plum],
  ] as const;
  return {
    spuit: sprite(nozzle(), -34, -90, 34, 32),
    straal: sprite(stream(), -20, -256, 220, 20),
    standaard: sprite(stand(), -52, -24, 52, 54),
    ton: sprite(barrel(), -72, -116, 66, 16),
    'ton-binnen': sprite(barrelBack(), -70, -100, 70, 16),
    'peil-ton': sprite(slab(-13, -62, 24, 62, '#4FA9DD') + slab(-13, -62, 24, 5, '#A9DDF4'), -14, -62, 12, 0),
    meter: sprite(gauge(), -18, -72, 32, 10),
    peil: sprite(slab(-7, -54, 14, 54, '#4FA9DD'), -7, -54, 7, 0),
    plas: sprite(puddle(), 82, 22),
    paaltje: sprite(stake(), -14, -20, 14, 46),
    mikring: sprite(ring(), 56, 30),
    kabouter: sprite(gnome(false), -42, -150, 42, 12),
    'kabouter-weg': sprite(gnome(true), -44, -104, 44, 12),
    kikker: sprite(frog(false), -54, -56, 54, 46),
    'kikker-blij': sprite(frog(true), -54, -56, 54, 46),
    pompoen: sprite(pumpkin(), -84, -116, 84, 20),
    bij: sprite(bee(), -36, -52, 36, 26),
    regenboog: sprite(rainbow(), -142, -70, 142, 66),
    windblad: sprite(windLeaf(), -26, -46, 26, 56),
    madelief: sprite(daisy(true), -20, -22, 20, 38),
    'madelief-dicht': sprite(daisy(false), -14, -16, 14, 38),
    madeliefbak: sprite(daisyBox(), -140, -22, 140, 34),
    'vlinder-bleek': sprite(butterfly('#F4EFE2', '#B9B09A'), -48, -40, 48, 38),
    ...Object.fromEntries(
      butterflies.map(([fill, deep], i) => [`vlinder-${i}`, sprite(butterfly(fill, deep), -48, -40, 48, 38)]),
    ),
  };
}
