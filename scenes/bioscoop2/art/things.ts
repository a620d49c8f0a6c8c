import {
  PALETTE,
  circle,
  curve,
  mix,
  place,
  prop,
  roundRect,
  sprite,
  sticker,
  type SpriteArt,
} from '../../../engine/drawing/index.ts';
import { GELS, HALL } from './colours.ts';

const { ink, paper, coral, ochre } = PALETTE;

/** The projector, placed by the hub of its crank. */
const projector = (): SpriteArt =>
  sprite(
    prop('M-40 60L-62 206H-40L-12 70ZM40 60L62 206H40L12 70Z', HALL.woodDeep, { outline: 0.4 }) +
      prop(roundRect(-92, -74, 184, 150, 26, { seed: 4, wobble: 1.5 }), '#7FA9A6', {
        shadow: 'object',
        outline: 0.45,
        line: 3,
        inner: `<path d="M-100 40H100V90H-100z" fill="#62908E"/><path d="M-76 -56Q-60 -64 -20 -64" stroke="#B6D6D2" stroke-width="8" fill="none" stroke-linecap="round"/>`,
      }) +
      prop('M-92 -54L-122 -66V-14L-92 -26Z', HALL.goldDeep, { outline: 0.4 }) +
      `<ellipse cx="-122" cy="-40" rx="9" ry="26" fill="#FFF3C4" stroke="${mix(HALL.goldDeep, ink, 0.4)}" stroke-width="3"/>` +
      prop('M-60 -74L-66 -116H-50L-44 -74ZM44 -74L50 -116H66L60 -74Z', HALL.steelDeep, { outline: 0.4 }) +
      `<path d="${circle(62)}" fill="${HALL.lightEdge}" stroke="#55817F" stroke-width="3"/><path d="${circle(50)}" fill="none" stroke="#CDB77C" stroke-width="3" stroke-dasharray="9 9"/>`,
    -140,
    -128,
    110,
    214,
  ); // prettier-ignore

/** A reel of film that turns. */
const reel = (): SpriteArt =>
  sprite(
    prop(circle(48), HALL.film, { outline: 0.2 }) +
      prop(circle(40), HALL.steel, { outline: 0.4 }) +
      [0, 72, 144, 216, 288].map((a) => `<g transform="rotate(${a})"><path d="M-9 -32Q0 -37 9 -32L6 -15Q0 -12 -6 -15Z" fill="${HALL.film}"/></g>`).join('') +
      `<path d="${circle(7)}" fill="${HALL.goldDeep}"/>`,
    -54,
    -54,
    54,
    54,
  ); // prettier-ignore

/** The crank, on its hub: an arm with a knob that a finger takes round. */
const crank = (): SpriteArt =>
  sprite(
    `<path d="M0 0H66" stroke="${paper}" stroke-width="34" stroke-linecap="round"/>` +
      `<path d="${circle(37, 66, 0)}" fill="${paper}"/>` +
      `<path d="M0 0H66" stroke="${ink}" stroke-width="22" stroke-linecap="round"/><path d="M0 0H66" stroke="${HALL.steel}" stroke-width="14" stroke-linecap="round"/>` +
      `<path d="${circle(18)}" fill="${HALL.steelDeep}" stroke="${ink}" stroke-width="4"/>` +
      sticker(circle(30, 66, 0), coral, {
        rim: 0,
        shadow: 'none',
        inner: `<path d="M30 8Q66 30 104 8V50H30z" fill="#C94A34" opacity=".8"/><path d="M50 -10A18 18 0 0 1 66 -20" stroke="#FFD3C8" stroke-width="6" fill="none" stroke-linecap="round"/>`,
      }),
    -30,
    -46,
    112,
    46,
  );

/** Light from the lens (the point it is placed by) to the screen. */
const beam = (): SpriteArt =>
  sprite(
    '<defs><linearGradient id="licht" x1="1" x2="0"><stop offset="0" stop-color="#FFF6CF" stop-opacity=".95"/><stop offset=".35" stop-color="#FFF3C4" stop-opacity=".5"/><stop offset="1" stop-color="#FFF3C4" stop-opacity=".06"/></linearGradient></defs>' +
      '<path d="M0 -14V14L-840 228V-104Z" fill="url(#licht)"/>',
    -848,
    -112,
    4,
    234,
  );

/** A half of the curtain that closes, placed by the middle of its top. */
function curtain(): SpriteArt {
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
  return sprite(
    prop(cloth, HALL.velvet, { outline: 0.25, inner: folds + `<path d="M${hem.map(([x, y]) => `${x} ${y - 12}`).join('L')}" fill="none" stroke="${HALL.gold}" stroke-width="9"/>` }),
    -232,
    -4,
    232,
    350,
  ); // prettier-ignore
}

/** Spectators from behind: dark drops of ink against the light. */
function spectator(hair: string, width: number): SpriteArt {
  const head = `M${-width} 70Q${-width - 4} -30 0 -34Q${width + 4} -30 ${width} 70Z`;
  return sprite(
    prop(head, '#463A70', {
      outline: 0.4,
      inner: `<path d="M${-width + 8} -6Q${-width / 2} -26 0 -27" stroke="#8878B8" stroke-width="5" fill="none" stroke-linecap="round"/>`,
    }) + hair,
    -62,
    -82,
    62,
    74,
  );
}
const hats = {
  kuif: `<path d="M-4 -32Q-6 -60 20 -60Q8 -50 10 -32Z" fill="#463A70" stroke="#2C2452" stroke-width="2.5"/>`,
  hoed: prop('M-44 -26Q0 -38 44 -26L26 -34Q24 -62 0 -62Q-24 -62 -26 -34Z', '#8A5A66', { outline: 0.4 }),
  muts: prop('M-36 -20Q-34 -56 0 -56Q34 -56 36 -20Q0 -30 -36 -20Z', '#5A7FA0', { outline: 0.4 }) + prop(circle(10, 0, -60), '#C8D4E4', { outline: 0.3 }),
} as const; // prettier-ignore

/** The strip under the picture on which words of the film stand. */
const subtitle = (): SpriteArt =>
  sprite(
    `<path d="${roundRect(-400, -36, 800, 72, 18, { seed: 9, wobble: 1 })}" fill="${paper}" stroke="${HALL.screenEdge}" stroke-width="3"/>`,
    -404,
    -40,
    404,
    40,
  );

/** The leader of a film: rings, a cross, and the hand that goes round. */
const leader = (): SpriteArt =>
  sprite(
    `<path d="M-150 0H150M0 -116V116" stroke="#C9B98C" stroke-width="4"/><path d="${circle(96)}" fill="#F4E9C6" stroke="#A8976A" stroke-width="5"/><path d="${circle(78)}" fill="none" stroke="#A8976A" stroke-width="4"/>` +
      `<g stroke="#A8976A" stroke-width="5" stroke-linecap="round" fill="none"><path d="M-36 0Q0 -40 36 0Q0 40 -36 0Z"/><circle r="13" fill="#6A5C46" stroke="none"/></g>`,
    -154,
    -120,
    154,
    120,
  );
const hand = (): SpriteArt =>
  sprite(
    '<path d="M0 0V-90" stroke="#6A5C46" stroke-width="6" stroke-linecap="round"/><circle r="6" fill="#6A5C46"/>',
    -8,
    -96,
    8,
    8,
  );

/** A big poster that a word hangs on, and its clip. */
function poster(): SpriteArt {
  const sheet = roundRect(-150, -78, 300, 156, 8, { seed: 22, wobble: 2 });
  return sprite(
    prop(sheet, '#F6D9A0', {
      shadow: 'object',
      outline: 0.3,
      inner:
        Array.from({ length: 12 }, (_, i) => `<path d="M0 0L${Math.cos((i * Math.PI) / 6) * 240} ${Math.sin((i * Math.PI) / 6) * 240}L${Math.cos((i * Math.PI) / 6 + 0.26) * 240} ${Math.sin((i * Math.PI) / 6 + 0.26) * 240}Z" fill="#F2C877"/>`).join('') +
        `<path d="${sheet}" fill="none" stroke="${coral}" stroke-width="14"/>`,
    }),
    -164,
    -92,
    164,
    96,
  ); // prettier-ignore
}
const clothespin = (): SpriteArt => sprite(prop(roundRect(-7, -20, 14, 40, 5, { seed: 2, wobble: 0.6 }), HALL.woodLight, { outline: 0.45 }) + `<path d="M-7 -2H7" stroke="${HALL.woodDeep}" stroke-width="4"/>`, -10, -24, 10, 24); // prettier-ignore

/** The rope on which posters hang, from left to right. */
const rope = (): SpriteArt =>
  sprite(
    `<path d="M-700 -8Q0 22 700 -8" fill="none" stroke="#7A5A44" stroke-width="7"/><path d="M-700 -10Q0 20 700 -10" fill="none" stroke="#D9B78C" stroke-width="3" stroke-dasharray="12 9"/>`,
    -702,
    -14,
    702,
    20,
  );

/** Where the next letter comes. */
const caret = (): SpriteArt =>
  sprite(
    `<path d="M0 -26V26" stroke="${PALETTE.blue}" stroke-width="5" stroke-linecap="round"/>`,
    -5,
    -30,
    5,
    30,
  );

/** A small painted poster for the board beside the stage; a puppet is put on it. */
const little = (i: number): SpriteArt =>
  sprite(
    prop(roundRect(-21, -28, 42, 56, 3, { seed: i + 40, wobble: 1 }), mix(GELS[i]!, paper, 0.35), {
      outline: 0.35,
      inner: `<path d="M-30 12Q0 2 30 12V40H-30z" fill="${GELS[(i + 2) % GELS.length]}" opacity=".7"/>`,
    }) + `<circle cy="-25" r="3.4" fill="${ochre}" stroke="${HALL.goldDeep}" stroke-width="1.5"/>`,
    -24,
    -32,
    24,
    32,
  );

/** A piece of popcorn. */
const popcorn = (turn: number): SpriteArt =>
  sprite(
    place(
      `<g stroke="#D9A63A" stroke-width="2"><circle cx="-6" cy="2" r="8" fill="#FFF8E0"/><circle cx="6" cy="4" r="8" fill="#FFF1C4"/><circle cx="0" cy="-7" r="8" fill="#FFFDF2"/></g><circle cx="1" cy="2" r="3" fill="#F2B632"/>`,
      0,
      0,
      { turn },
    ),
    -18,
    -18,
    18,
    18,
  );

/** A speck of dust in the light. */
const speck = (): SpriteArt =>
  sprite('<circle r="6" fill="#FFF8D8" opacity=".5"/><circle r="2.6" fill="#FFFFFF"/>', -7, -7, 7, 7);

/** A tall bucket of popcorn. */
const bucket = (): SpriteArt => {
  const cup = 'M-26 -34H26L19 34H-19Z';
  return sprite(
    [-18, -4, 10, 20].map((x, i) => `<circle cx="${x}" cy="${-38 - (i % 2) * 6}" r="10" fill="#FFF4CC" stroke="#D9A63A" stroke-width="2"/>`).join('') +
      prop(cup, paper, { outline: 0.5, inner: `<path d="M-16 -40L-12 40H-4V-40ZM4 -40V40H12L16 -40Z" fill="${coral}"/>` }),
    -36,
    -62,
    36,
    42,
  ); // prettier-ignore
};

/** All that stands and moves in the hall, by the name of its sprite. */
export const things = (): Record<string, SpriteArt> => ({
  projector: projector(),
  spoel: reel(),
  slinger: crank(),
  bundel: beam(),
  gordijn: curtain(),
  'publiek-0': spectator(hats.kuif, 40),
  'publiek-1': spectator(hats.hoed, 46),
  'publiek-2': spectator(hats.muts, 38),
  ondertitel: subtitle(),
  aftel: leader(),
  'aftel-wijzer': hand(),
  affiche: poster(),
  knijper: clothespin(),
  touw: rope(),
  streep: caret(),
  ...Object.fromEntries(GELS.map((_, i) => [`posterje-${i}`, little(i)])),
  'popcorn-0': popcorn(0),
  'popcorn-1': popcorn(130),
  stofje: speck(),
  bak: bucket(),
});
