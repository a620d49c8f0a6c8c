import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, mix } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { curve } from '../../../engine/drawing/points.ts';
import { circle, roundRect } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { GELS, HALL } from './colours.ts';

const { ink, paper, coral, ochre } = PALETTE;

/** The projector, placed by the hub of its crank. */
const projector = (): string =>
  prop('M-40 60L-62 206H-40L-12 70ZM40 60L62 206H40L12 70Z', HALL.woodDeep, { outline: 0.4 }) +
  prop(
    roundRect(-92, -74, 184, 150, 26, { seed: 4, wobble: 1.5 }),
    '#7FA9A6',
    flat('M-100 40H100V90H-100z', '#62908E') + line('M-76 -56Q-60 -64 -20 -64', '#B6D6D2', 8),
    { shadow: 'object', outline: 0.45, line: 3 },
  ) +
  prop('M-92 -54L-122 -66V-14L-92 -26Z', HALL.goldDeep, { outline: 0.4 }) +
  `<ellipse cx="-122" cy="-40" rx="9" ry="26" fill="#FFF3C4" stroke="${mix(HALL.goldDeep, ink, 0.4)}" stroke-width="3"/>` +
  prop('M-60 -74L-66 -116H-50L-44 -74ZM44 -74L50 -116H66L60 -74Z', HALL.steelDeep, { outline: 0.4 }) +
  `<path d="${circle(62)}" fill="${HALL.lightEdge}" stroke="#55817F" stroke-width="3"/><path d="${circle(50)}" fill="none" stroke="#CDB77C" stroke-width="3" stroke-dasharray="9 9"/>`;

/** A reel of film that turns. */
const reel = (): string =>
  prop(circle(48), HALL.film, { outline: 0.2 }) +
  prop(circle(40), HALL.steel, { outline: 0.4 }) +
  each([0, 72, 144, 216, 288], (a) =>
    place(flat('M-9 -32Q0 -37 9 -32L6 -15Q0 -12 -6 -15Z', HALL.film), 0, 0, { turn: a }),
  ) +
  dot(7, HALL.goldDeep);

/** The crank, on its hub: an arm with a knob that a finger takes round. */
const crank = (): string =>
  line('M0 0H66', paper, 34) +
  dot(37, paper, 66, 0) +
  cord('M0 0H66', HALL.steel, 22, ink, 4) +
  edged(circle(18), HALL.steelDeep, ink, 4) +
  sticker(circle(30, 66, 0), coral, {
    rim: 0,
    shadow: 'none',
    inner: `<path d="M30 8Q66 30 104 8V50H30z" fill="#C94A34" opacity=".8"/><path d="M50 -10A18 18 0 0 1 66 -20" stroke="#FFD3C8" stroke-width="6" fill="none" stroke-linecap="round"/>`,
  });

/** Light from the lens (the point it is placed by) to the screen. */
const beam = (): string =>
  '<defs><linearGradient id="licht" x1="1" x2="0"><stop offset="0" stop-color="#FFF6CF" stop-opacity=".95"/><stop offset=".35" stop-color="#FFF3C4" stop-opacity=".5"/><stop offset="1" stop-color="#FFF3C4" stop-opacity=".06"/></linearGradient></defs>' +
  flat('M0 -14V14L-840 228V-104Z', 'url(#licht)');

/** A half of the curtain that closes, placed by the middle of its top. */
function curtain(): string {
  let folds = '';
  for (let i = 0; i < 11; i++) {
    const x = -224 + i * 42;
    folds += `<path d="M${x} 0Q${x + 16} 170 ${x + 4} 344H${x + 20}Q${x + 30} 170 ${x + 16} 0Z" fill="${HALL.velvetDeep}" opacity=".75"/><path d="M${x - 9} 6Q${x - 4} 170 ${x - 8} 336" stroke="${HALL.velvetLight}" stroke-width="5" fill="none" opacity=".8"/>`;
  }
  const hem = curve((x) => 338 + 6 * Math.sin(x / 12), -228, 228, 48);
  const cloth = `M-228 0H228L${[...hem]
    .reverse()
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}Z`;
  return prop(cloth, HALL.velvet, {
    outline: 0.25,
    inner: folds + stripe(`M${hem.map(([x, y]) => `${x} ${y - 12}`).join('L')}`, HALL.gold, 9),
  });
}

/** Spectators from behind: dark drops of ink against the light. */
function spectator(hair: string, width: number): string {
  const head = `M${-width} 70Q${-width - 4} -30 0 -34Q${width + 4} -30 ${width} 70Z`;
  return (
    prop(head, '#463A70', line(`M${-width + 8} -6Q${-width / 2} -26 0 -27`, '#8878B8', 5), { outline: 0.4 }) +
    hair
  );
}
const hats = {
  kuif: edged('M-4 -32Q-6 -60 20 -60Q8 -50 10 -32Z', '#463A70', '#2C2452', 2.5),
  hoed: prop('M-44 -26Q0 -38 44 -26L26 -34Q24 -62 0 -62Q-24 -62 -26 -34Z', '#8A5A66', { outline: 0.4 }),
  muts:
    prop('M-36 -20Q-34 -56 0 -56Q34 -56 36 -20Q0 -30 -36 -20Z', '#5A7FA0', { outline: 0.4 }) +
    prop(circle(10, 0, -60), '#C8D4E4', { outline: 0.3 }),
} as const;

/** The strip under the picture on which words of the film stand. */
const subtitle = (): string =>
  edged(roundRect(-400, -36, 800, 72, 18, { seed: 9, wobble: 1 }), paper, HALL.screenEdge);

/** The leader of a film: rings, a cross, and the hand that goes round. */
const leader = (): string =>
  `<path d="M-150 0H150M0 -116V116" stroke="#C9B98C" stroke-width="4"/><path d="${circle(96)}" fill="#F4E9C6" stroke="#A8976A" stroke-width="5"/><path d="${circle(78)}" fill="none" stroke="#A8976A" stroke-width="4"/>` +
  `<g stroke="#A8976A" stroke-width="5" stroke-linecap="round" fill="none"><path d="M-36 0Q0 -40 36 0Q0 40 -36 0Z"/><circle r="13" fill="#6A5C46" stroke="none"/></g>`;
const hand = (): string => line('M0 0V-90', '#6A5C46', 6) + dot(6, '#6A5C46');

/** A big poster that a word hangs on, and its clip. */
function poster(): string {
  const sheet = roundRect(-150, -78, 300, 156, 8, { seed: 22, wobble: 2 });
  return prop(
    sheet,
    '#F6D9A0',
    each(
      12,
      (i) =>
        `<path d="M0 0L${Math.cos((i * Math.PI) / 6) * 240} ${Math.sin((i * Math.PI) / 6) * 240}L${Math.cos((i * Math.PI) / 6 + 0.26) * 240} ${Math.sin((i * Math.PI) / 6 + 0.26) * 240}Z" fill="#F2C877"/>`,
    ) + stripe(sheet, coral, 14),
    { shadow: 'object', outline: 0.3 },
  );
}
const clothespin = (): string =>
  prop(roundRect(-7, -20, 14, 40, 5, { seed: 2, wobble: 0.6 }), HALL.woodLight, { outline: 0.45 }) +
  stripe('M-7 -2H7', HALL.woodDeep, 4);

/** The rope on which posters hang, from left to right. */
const rope = (): string =>
  stripe('M-700 -8Q0 22 700 -8', '#7A5A44', 7) + stripe('M-700 -10Q0 20 700 -10', '#D9B78C', 3, 1, '12 9');

/** Where the next letter comes. */
const caret = (): string => line('M0 -26V26', PALETTE.blue, 5);

/** A small painted poster for the board beside the stage; a puppet is put on it. */
const little = (i: number): string =>
  prop(roundRect(-21, -28, 42, 56, 3, { seed: i + 40, wobble: 1 }), mix(GELS[i]!, paper, 0.35), {
    outline: 0.35,
    inner: flat('M-30 12Q0 2 30 12V40H-30z', GELS[(i + 2) % GELS.length]!, 0.7),
  }) + edged(circle(3.4, 0, -25), ochre, HALL.goldDeep, 1.5);

/** A piece of popcorn. */
const popcorn = (turn: number): string =>
  place(
    `<g stroke="#D9A63A" stroke-width="2"><circle cx="-6" cy="2" r="8" fill="#FFF8E0"/><circle cx="6" cy="4" r="8" fill="#FFF1C4"/><circle cx="0" cy="-7" r="8" fill="#FFFDF2"/></g><circle cx="1" cy="2" r="3" fill="#F2B632"/>`,
    0,
    0,
    { turn },
  );

/** A speck of dust in the light. */
const speck = (): string => dot(6, '#FFF8D8', 0, 0, 0.5) + dot(2.6, '#FFFFFF');

/** A night moth with spread wings; its middle at (0, 0). */
const moth = (): string =>
  each([-1, 1], (side) =>
    sticker(
      `M${side * 2} -6Q${side * 14} -30 ${side * 32} -22Q${side * 36} -4 ${side * 16} 2Q${side * 30} 8 ${side * 22} 24Q${side * 8} 22 ${side * 2} 6Z`,
      '#E9D6B4',
      dot(5, '#B98867', side * 20, -12) + dot(3, '#B98867', side * 16, 13),
      {
        line: 3,
        rim: 3,
        shadow: 'none',
      },
    ),
  ) +
  line('M-2 -16Q-6 -26 -12 -27M2 -16Q6 -26 12 -27', ink, 2.6) +
  edged('M-6 -12Q0 -22 6 -12L4 20Q0 26 -4 20Z', '#8A6A52', ink, 2.6) +
  dot(1.8, paper, -2.6, -12) +
  dot(1.8, paper, 2.6, -12);

/** A tall bucket of popcorn. */
const bucket = (): string => {
  const cup = 'M-26 -34H26L19 34H-19Z';
  return (
    each([-18, -4, 10, 20], (x, i) => edged(circle(10, x, -38 - (i % 2) * 6), '#FFF4CC', '#D9A63A', 2)) +
    prop(cup, paper, flat('M-16 -40L-12 40H-4V-40ZM4 -40V40H12L16 -40Z', coral), { outline: 0.5 })
  );
};

/** All that stands and moves in the hall, by the name of its sprite. */
export const things = (): Record<string, SpriteArt> => ({
  projector: sprite(projector(), -140, -128, 110, 214),
  spoel: sprite(reel(), 54),
  slinger: sprite(crank(), -30, -46, 112, 46),
  bundel: sprite(beam(), -848, -112, 4, 234),
  gordijn: sprite(curtain(), -232, -4, 232, 350),
  'publiek-0': sprite(spectator(hats.kuif, 40), -62, -82, 62, 74),
  'publiek-1': sprite(spectator(hats.hoed, 46), -62, -82, 62, 74),
  'publiek-2': sprite(spectator(hats.muts, 38), -62, -82, 62, 74),
  ondertitel: sprite(subtitle(), 404, 40),
  aftel: sprite(leader(), 154, 120),
  'aftel-wijzer': sprite(hand(), -8, -96, 8, 8),
  affiche: sprite(poster(), -164, -92, 164, 96),
  knijper: sprite(clothespin(), 10, 24),
  touw: sprite(rope(), -702, -14, 702, 20),
  streep: sprite(caret(), 5, 30),
  ...series('posterje', GELS, (_, i) => sprite(little(i), 24, 32)),
  'popcorn-0': sprite(popcorn(0), 18),
  'popcorn-1': sprite(popcorn(130), 18),
  stofje: sprite(speck(), 7),
  bak: sprite(bucket(), -36, -62, 36, 42),
  nachtvlinder: sprite(moth(), -40, -34, 40, 34),
});
