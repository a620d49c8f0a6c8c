import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { darker, lighter, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { arc, polyline } from '../../../engine/drawing/points.ts';
import { blob, circle, plate, roundRect, star } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval, slab, stripe } from '../../../engine/drawing/strokes.ts';
import { each, series } from '../../../engine/drawing/tables.ts';
import { CREPE, PARTY } from './tones.ts';

const { ink, paper, coral, ochre, teal, plum, pink, blue } = PALETTE;

/** Cord of 40 u, upright. */
const rope = (): string =>
  cord('M0 -22V22', PARTY.rope, 11, darker(PARTY.rope, 0.45), 2) +
  each(5, (i) => line(`M-3 ${-16 + i * 9}l6 -5`, darker(PARTY.rope, 0.28), 2.4));

/** The sheet on which the word stands: its fringe hangs below. */
function sheet(): string {
  const strips = each(46, (i) => {
    const x = -316 + i * 13.8;
    return flat(`M${x} 24h11.5v${30 + ((i * 5) % 4) * 2}h-11.5z`, CREPE[i % CREPE.length]!);
  });
  return (
    oval(300, 9, ink, 0, 56, 0.1) +
    strips +
    prop(roundRect(-320, -46, 640, 80, 10, { seed: 3, wobble: 1.6 }), paper, {
      inner: slab(-330, 22, 660, 16, '#EFE4CC') + slab(-330, -50, 660, 12, '#F6ECD8'),
      outline: 0.32,
      line: 3,
    })
  );
}

/** The paper bat, upright from the hand at (0, 0). */
const bat = (): string =>
  sticker('M-7 16Q-9 -40 -15 -118Q-14 -140 0 -140Q14 -140 15 -118Q9 -40 7 16Q0 22 -7 16Z', paper, {
    inner: each(7, (i) => stripe(`M-24 ${6 - i * 26}l48 -22`, [coral, teal, ochre][i % 3]!, 11)) + flat('M4 -150H30V30H4Z', ink, 0.1), // prettier-ignore
    rim: 4,
    line: 3.6,
  }) + each([-9, 0, 9], (dx) => line(`M0 16Q${dx} 30 ${dx * 1.4} 42`, coral, 4));

const FEATHER = 'M0 0C-16 -20 -15 -50 0 -74C15 -50 16 -20 0 0Z';
const DOWN = 'M0 0C-11 -14 -11 -34 0 -50C11 -34 11 -14 0 0Z';
/** A feather duster, held the same way. */
const duster = (): string =>
  line('M0 18V-70', ink, 13) +
  line('M0 18V-70', PARTY.wood, 7) +
  each(11, (i) =>
    place(edged(FEATHER, i % 2 ? pink : '#FBD3DF', darker(pink, 0.4), 2.4), 0, -66, { turn: (i - 5) * 19 }),
  ) + // prettier-ignore
  each(5, (i) => place(edged(DOWN, '#FFF1F4', darker(pink, 0.3), 2), 0, -66, { turn: (i - 2) * 32 })) +
  dot(8, ochre, 0, -64);

/** A sweet in paper that bears letters: a light middle between twisted ends. */
const wrapper = (fill: string): string => {
  const end = (side: number) =>
    sticker(`M${side * 40} -8L${side * 64} -27Q${side * 58} 0 ${side * 64} 27L${side * 40} 8Z`, fill, { inner: line(`M${side * 42} 0H${side * 62}M${side * 44} -5L${side * 60} -18M${side * 44} 5L${side * 60} 18`, darker(fill, 0.2), 3), rim: 5, line: 3.4 }); // prettier-ignore
  const shade = flat('M-50 16Q0 34 50 16V50H-50Z', darker(fill, 0.2), 0.7);
  return (
    end(-1) +
    end(1) +
    sticker(roundRect(-46, -34, 92, 68, 24, { seed: 4 }), fill, { inner: shade, rim: 5, line: 3.4 }) +
    flat(roundRect(-40, -28, 80, 54, 19, { seed: 6 }), paper)
  );
};

/** A ribbon of 200 u, from (0, 0) down. */
const ribbon = (fill: string): string =>
  edged('M-8 -4C-16 40 0 60 -8 100C-16 140 -1 160 -7 202H8C14 160 0 140 8 100C16 60 1 40 8 -4Z', fill, darker(fill, 0.4), 2.4) + // prettier-ignore
  line('M0 6C-6 44 8 60 0 100C-7 140 6 160 1 196', lighter(fill, 0.45), 3);

const twist = (fill: string, inner: string): string =>
  each([-1, 1], (side) => edged(`M${side * 14} 0L${side * 30} -13Q${side * 26} 0 ${side * 30} 13Z`, lighter(fill, 0.25), ink, 2.6)) + // prettier-ignore
  edged(circle(17), fill, ink, 2.8) +
  inner +
  oval(5, 3.4, '#fff', -6, -8, 0.7);
const SWEETS: readonly string[] = [
  twist(coral, line('M-10 4Q0 12 10 4', '#FFD9CF', 4)),
  twist(teal, dot(3.4, '#CFF0EA', -6, 3) + dot(3.4, '#CFF0EA', 6, 3)),
  twist(plum, `<g transform="translate(1 2)">${flat(star(9, 4), '#FFE08A')}</g>`),
  // A lollipop.
  line('M0 0V32', ink, 7) + line('M0 0V32', paper, 3.6) + edged(circle(18, 0, -8), pink, ink, 2.8) + line('M0 -8Q6 -14 0 -17Q-11 -16 -9 -6Q-5 5 6 1Q14 -6 9 -16', paper, 3.6), // prettier-ignore
  // A toffee.
  edged(roundRect(-22, -13, 44, 26, 6), '#C98A4F', ink, 2.8) + stripe('M-8 -12V12M8 -12V12', ochre, 5),
  // A bear of gum.
  edged(blob(0, 8, 15, 17, { seed: 4, wobble: 0.03 }), '#7FC46A', ink, 2.8) + each([-9, 9], (x) => edged(circle(5.5, x, -19), '#7FC46A', ink, 2.6)) + edged(circle(12, 0, -11), '#7FC46A', ink, 2.8) + each([-4, 4], (x) => dot(2, ink, x, -12)), // prettier-ignore
  // A cane.
  line('M-8 26V-8Q-8 -22 3 -22Q14 -22 14 -10', ink, 12) + line('M-8 26V-8Q-8 -22 3 -22Q14 -22 14 -10', paper, 7.4) + line('M-8 26V-8Q-8 -22 3 -22Q14 -22 14 -10', coral, 7.4, 1, '5 11'), // prettier-ignore
  twist(blue, line('M-11 -6H11M-13 3H13', '#CFE0FB', 3.6)),
];
const golden = (): string =>
  twist(ochre, `<g transform="scale(1.3)">${flat(star(9, 4), paper)}</g>`) + each(8, (i) => place(line('M0 -27V-34', ochre, 4), 0, 0, { turn: i * 45 })); // prettier-ignore

/** A basket; its foot is at (0, 0). */
const basket = (): string =>
  oval(80, 9, ink, 0, 1, 0.16) +
  line('M-70 -58Q0 -150 70 -58', ink, 12) +
  line('M-70 -58Q0 -150 70 -58', PARTY.woodDeep, 6.5) +
  sticker('M-86 -60H86L68 -4Q0 8 -68 -4Z', PARTY.wood, {
    inner: each(3, (i) => each(9, (k) => slab(-90 + k * 22 + (i % 2) * 11, -46 + i * 17, 14, 10, i % 2 ? '#E2B47E' : PARTY.woodDeep, 4, 0.7))) + flat('M30 -70H100V10H22Z', PARTY.woodDeep, 0.25), // prettier-ignore
    rim: 5,
  }) +
  sticker(roundRect(-92, -72, 184, 20, 10), '#E2B47E', { inner: stripe('M-90 -62H90', PARTY.woodDeep, 14, 0.5, '9 9'), rim: 5, line: 3.6, shadow: 'none' }); // prettier-ignore

const half = (r: number) =>
  `M${-r} 0A${r} ${r} 0 0 1 ${r} 0V12Q${r} 22 ${r - 12} 22H${-r + 12}Q${-r} 22 ${-r} 12Z`;
/** The half round board; its needle turns around (0, 0). */
function board(isOn: boolean): string {
  const ticks = each(13, (i) => place(line('M0 -110V-100', isOn ? '#B9A98A' : PARTY.greyDeep, 3.4), 0, 0, { turn: (i - 6) * 15 })); // prettier-ignore
  const face = polyline([...arc(0, 0, 92, 92, 180, 360), ...arc(0, 0, 46, 46, 360, 180)], true);
  return isOn
    ? sticker(half(124), '#FFF0CC', { inner: flat(face, '#EADFC4') + flat('M-130 4H130V30H-130Z', coral), rim: 6 }) + ticks // prettier-ignore
    : prop(half(124), '#E4E6EC', { inner: flat(face, PARTY.grey) + flat('M-130 4H130V30H-130Z', PARTY.greyDeep), outline: 0.4, line: 3.4 }) + ticks; // prettier-ignore
}
/** A piece of the half round, so many degrees to both sides of the top. */
const sector = (degrees: number, fill: string, inner = 40, outer = 96): string =>
  edged(polyline([...arc(0, 0, outer, outer, 270 - degrees, 270 + degrees), ...arc(0, 0, inner, inner, 270 + degrees, 270 - degrees)], true), fill, ink, 3.4); // prettier-ignore
const needle = (): string => edged('M-7 8L-2.5 -102Q0 -108 2.5 -102L7 8Z', ink, paper, 2.5) + edged(circle(13), coral, ink, 3.4); // prettier-ignore
const bulb = (fill: string, isOn: boolean): string =>
  (isOn ? dot(19, '#FFE9A8', 0, 0, 0.75) : '') + edged(circle(11), fill, ink, 3) + oval(3, 4, '#fff', -4, -4, 0.8); // prettier-ignore

/** The round button with the bat on it: the word is ready. */
function ready(isOn: boolean): string {
  const icon = place(bat(), -16, 24, { turn: 38, scale: 0.5 });
  const hits = each([-32, 0, 32], (turn) => place(line('M0 -16V-27', isOn ? coral : PARTY.greyDeep, 5), 26, -18, { turn: turn + 40 })); // prettier-ignore
  return isOn
    ? sticker(plate(104, 100, 34), '#FFE08A', { rim: 6 }) + icon + hits
    : prop(plate(104, 100, 34), '#E4E6EC', { outline: 0.4, line: 3.4 }) + `<g opacity=".45">${icon}</g>` + hits; // prettier-ignore
}

const DOG = {
  body: 'M-22 0C-30 -30 -20 -56 4 -60C36 -60 50 -28 46 0Q12 8 -22 0Z',
  head: 'M-52 -54C-52 -82 -28 -94 -8 -92C16 -90 26 -72 22 -54C18 -36 -2 -34 -18 -36C-36 -34 -52 -40 -52 -54Z',
} as const;
/** A small dog that sits and looks to the left. */
const dog = (): string =>
  oval(46, 8, ink, 4, 0, 0.15) +
  cord('M40 -14Q66 -22 58 -46', '#C98A5A', 13, ink, 3) +
  prop(DOG.body, '#D9A06C', {
    inner: flat(blob(30, -22, 20, 22, { seed: 2 }), '#FBF3E2'),
    outline: 0.75,
    line: 3.6,
  }) + // prettier-ignore
  prop(DOG.head, '#D9A06C', {
    inner: flat(blob(-42, -46, 20, 13, { seed: 5 }), '#FBF3E2'),
    outline: 0.75,
    line: 3.6,
  }) + // prettier-ignore
  edged('M10 -88C30 -90 38 -64 30 -46C18 -48 8 -66 10 -88Z', '#A86F45', ink, 3.4) +
  edged(blob(-50, -56, 8, 6, { seed: 3 }), ink, ink, 1) +
  dot(5, ink, -22, -64) +
  dot(1.8, '#fff', -23, -66) +
  line('M-46 -46Q-38 -40 -30 -46', ink, 3) +
  edged('M-40 -43Q-34 -28 -30 -43Z', '#EE86A8', ink, 2.4) +
  stripe('M-14 -36Q6 -30 22 -42', teal, 8) +
  each([-14, 12], (x) => edged(blob(x, -4, 13, 8, { seed: 3 }), '#FBF3E2', ink, 3));

const glow = `<ellipse rx="34" ry="32" fill="#FFD98A" opacity=".95" filter="url(#soft)"/><ellipse rx="18" ry="18" fill="#FFF3CF" filter="url(#soft)"/>`;

/** Everything at the party but the piñatas. */
export function things(): Record<string, SpriteArt> {
  return {
    touw: sprite(rope(), 10, 24),
    franje: sprite(sheet(), 332, 70),
    knuppel: sprite(bat(), -28, -154, 28, 48),
    plumeau: sprite(duster(), -84, -152, 84, 28),
    ...series('papiertje', [coral, teal, ochre, plum], (fill) => sprite(wrapper(fill), 78, 46)),
    ...series('lint', [coral, teal, ochre, plum], (fill) => sprite(ribbon(fill), -18, -8, 18, 206)),
    ...series('snoep', SWEETS, (art) => sprite(art, 36)),
    'snoep-goud': sprite(golden(), 38),
    mand: sprite(basket(), -106, -116, 106, 16),
    meter: sprite(board(true), -140, -140, 140, 40),
    'meter-uit': sprite(board(false), -140, -140, 140, 40),
    'dik-34': sprite(sector(30.6, coral), 106),
    'dik-26': sprite(sector(23.4, coral), 106),
    'dik-18': sprite(sector(16.2, coral), 106),
    goud: sprite(sector(7.5, ochre) + place(flat(star(9, 4), paper), 0, -68), 106),
    wijzer: sprite(needle(), -18, -112, 18, 20),
    paal: sprite(prop(roundRect(-13, 10, 26, 86, 4), paper, { inner: each(5, (i) => stripe(`M-30 ${36 + i * 18}l60 -20`, lighter(coral, 0.15), 9)), outline: 0.4, line: 3.4 }), -20, 0, 20, 104), // prettier-ignore
    'lamp-uit': sprite(bulb('#D9DCE6', false), 24),
    'lamp-aan': sprite(bulb(ochre, true), 24),
    slaan: sprite(ready(true), 72),
    'slaan-uit': sprite(ready(false), 72),
    hond: sprite(dog(), -64, -104, 76, 14),
    bord: sprite(sticker(plate(210, 104, 30), '#FFE08A', { inner: slab(-110, 30, 220, 30, '#F2C866'), rim: 6 }), 126, 76), // prettier-ignore
    gloed: sprite(glow, 60),
  };
}
