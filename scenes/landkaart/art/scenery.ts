import { blob, darker, PALETTE, prop, roundRect, smooth, tenth } from '../../../engine/drawing/index.ts';
import { part, rim } from './marks.ts';

const { ink, paper, coral, blue, ochre, teal, plum } = PALETTE;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const foot = (rx: number, ry: number, y = 0) =>
  `<ellipse cx="0" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink}" opacity=".14"/>`;

/** A folded paper tree, round or pointed; foot at (0, 0). */
export function tree(pointed: boolean, colour: string): string {
  const crown = pointed ? 'M0 -92L30 -22Q0 -14 -30 -22Z' : blob(0, -54, 30, 32, { seed: 7, wobble: 0.05 });
  return (
    foot(22, 5.5) +
    prop('M-4.5 0L-3.5 -34H3.5L4.5 0Z', '#B98657') +
    prop(crown, colour, {
      shadow: 'sticker',
      inner:
        '<path d="M0 -110h60v110h-60z" fill="#2C6423" opacity=".17"/><path d="M0 -110v100" stroke="#EAF6D5" stroke-width="2" opacity=".7"/>',
    })
  );
}

export const bush = (): string =>
  prop(
    smooth([
      [-26, 0],
      [-24, -14],
      [-11, -17],
      [0, -26],
      [12, -17],
      [25, -13],
      [26, 0],
      [0, 3],
    ]),
    '#8CC765',
    {
      shadow: 'sticker',
      inner: '<path d="M0 -40h60v60h-60z" fill="#2C6423" opacity=".13"/>',
    },
  );

export function flower(colour: string): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
    return `<circle cx="${tenth(Math.cos(angle) * 5.6)}" cy="${tenth(Math.sin(angle) * 5.6)}" r="4.4"/>`;
  }).join('');
  return `<path d="M0 0v13" stroke="#6FA548" stroke-width="2.6" stroke-linecap="round"/><g fill="${colour}" stroke="${darker(colour, 0.22)}" stroke-width="1.4">${petals}</g><circle r="3.6" fill="#FFE79A"/>`;
}

export const stone = (): string =>
  prop(
    smooth([
      [-13, 0],
      [-9, -11],
      [4, -13],
      [13, -4],
      [11, 2],
    ]),
    '#D5D8E0',
    {
      shadow: 'sticker',
      inner: `<path d="M2 -20h30v40h-30z" fill="${ink}" opacity=".1"/>`,
    },
  );

/** The windmill without its sails: it is the toy of the meadow, so it has a rim. Hub at (0, -90). */
export function millTower(): string {
  const body = 'M-32 0L-19 -84H19L32 0Z';
  const cap = 'M-25 -80Q-22 -112 0 -114Q22 -112 25 -80Z';
  return (
    foot(44, 9) +
    rim([body, cap]) +
    part(body, '#FBF0DC') +
    `<path d="M7 -2L5 -80H18L30 -2Z" fill="#E5D2AE"/><path d="M-29 -18L29 -18L27 -32L-27 -32Z" fill="${coral}"/>` +
    part(body, 'none') +
    part(cap, coral) +
    part('M-9 0V-18a9 9 0 0 1 18 0V0Z', '#37406A', 2.8) +
    `<circle cy="-50" r="7" fill="#CDEBFA" stroke="${ink}" stroke-width="2.8"/>`
  );
}

/** The four sails around the hub (0, 0). */
export function millSails(): string {
  const sail = 'M0 0L46 -3L54 -22L18 -22Z';
  const turns = [18, 108, 198, 288];
  return (
    `<g filter="url(#sticker)">${turns.map((turn) => `<path transform="rotate(${turn})" d="${sail}" fill="none" stroke="${paper}" stroke-width="13" stroke-linejoin="round"/>`).join('')}</g>` +
    turns
      .map(
        (turn, i) =>
          `<g transform="rotate(${turn})"><path d="${sail}" fill="${i % 2 ? '#9FDCC8' : '#FFD98A'}" stroke="${ink}" stroke-width="3.2" stroke-linejoin="round"/><path d="M0 0L54 -22" stroke="${ink}" stroke-width="2" opacity=".5"/></g>`,
      )
      .join('') +
    `<circle r="8" fill="${ochre}" stroke="${ink}" stroke-width="3.2"/>`
  );
}

/** Sjaak's stall without Sjaak: the back goes behind him, the front with counter and awning before him. */
export const stallBack = (): string => {
  const body = box(-62, -54, 124, 54);
  const awning = `M-76 -50L-62 -88H62L76 -50${'a15.2 13 0 0 1 -30.4 0'.repeat(5)}Z`;
  return (
    foot(82, 10, 2) +
    rim([body, awning, 'M-20 -88h40v-30h-40z']) +
    part(body, '#E4B57C') +
    '<path d="M-50 -50h100v26h-100z" fill="#5A4632"/>'
  );
};
export const stallFront = (): string =>
  `<path d="M-60.500 -28.500h121v27h-121z" fill="#E4B57C"/><path d="M-62 -24h124M-62 -12h124" stroke="#B98657" stroke-width="2.4"/><path d="M-62 -28V0h124v-28" fill="none" stroke="${ink}" stroke-width="3.2"/>` +
  part(box(-66, -30, 132, 10), '#F6DDB0', 3) +
  part('M26 -30c-1 -12 22 -12 21 0z', coral, 2.6) +
  part('M20 -30h33v-4h-33z', coral, 2.4) +
  part('M-52 -31l4 -12h16l4 12z', '#B9A7D9', 2.6) +
  Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="M${76 - i * 30.4} -50L${62 - i * 24.8} -88h-24.8L${tenth(76 - (i + 1) * 30.4)} -50a15.2 13 0 0 0 30.4 0z" fill="${i % 2 ? '#FFF8E8' : ochre}" stroke="${ink}" stroke-width="2.6" stroke-linejoin="round"/>`,
  ).join('') +
  part('M-25 -84v-20a25 16 0 0 1 50 0v20z', '#FFE9B8') +
  `<g transform="translate(0 -98)">${part('M-19 7q19 7 38 0q-2 -5 -9 -6q0 -11 -10 -11t-10 11q-7 1 -9 6z', '#F2C75C', 2.6)}<path d="M-10 1q10 4 20 0" stroke="${coral}" stroke-width="4" fill="none"/></g>`;

/** The look-out tower, where trophies stand. */
export function lookout(): string {
  const legs = 'M-26 0L-15 -70H15L26 0Z';
  const deck = box(-30, -80, 60, 14);
  const roof = 'M-34 -106L0 -132L34 -106Z';
  return (
    foot(36, 8) +
    rim([legs, deck, roof, box(-22, -106, 44, 30)]) +
    part(legs, '#E8C79A') +
    `<path d="M-23 -18L20 -46M23 -18L-20 -46" stroke="${ink}" stroke-width="3"/>${part(legs, 'none')}<path d="M-20 -106v28M20 -106v28" stroke="${ink}" stroke-width="4"/>` +
    `<g transform="translate(0 -90) rotate(-16)">${part('M-18 -6h20v12h-20zM2 -8h14v16h-14z', teal, 2.8)}</g>${part(deck, '#D8A86A')}${part(roof, plum)}<path d="M0 -132L8 -107" stroke="${paper}" stroke-width="2.2" opacity=".6"/>`
  );
}

/** The jetty, from the land (right) to the sea (left), 86 long. */
export function jetty(): string {
  const posts = [-35, 9].map((x) => prop(`M${x} 4h9v26h-9z`, '#9A6C44')).join('');
  const planks = Array.from(
    { length: 5 },
    (_, i) =>
      `<path d="${roundRect(-43 + i * 17, -20, 15.5, 40, 3, { seed: i + 2, wobble: 1.2 })}" fill="${['#D9A872', '#CF9B63', '#DFB17E'][i % 3]}" stroke="${ink}" stroke-width="2.4"/>`,
  ).join('');
  return `${posts}<path d="M-43 -20H43V20H-43Z" fill="${paper}" stroke="${paper}" stroke-width="12" stroke-linejoin="round" filter="url(#sticker)"/>${planks}`;
}

/** The ferry to the next island. */
export function ferry(): string {
  const hull = 'M-56 -10H56L42 24H-40Z';
  const cabin = box(-30, -40, 44, 30);
  const funnel = box(-22, -62, 14, 24);
  return (
    '<ellipse cx="0" cy="24" rx="62" ry="9" fill="#4F9FC9" opacity=".55"/>' +
    rim([hull, cabin, funnel]) +
    part(funnel, ochre) +
    `<path d="M-22 -54h14" stroke="${paper}" stroke-width="5"/>${part(cabin, paper)}<path d="M-24 -33h12v12h-12zM-6 -33h12v12h-12z" fill="#CDEBFA" stroke="${ink}" stroke-width="2.6"/>` +
    part('M-36 -40h56v-8h-56z', coral, 3) +
    part(hull, blue) +
    `<path d="M-50 3L50 3" stroke="${paper}" stroke-width="5"/><path d="M-40 24H42L46 13H-45Z" fill="#1C4A9E"/>${part(hull, 'none')}${part('M30 -10v-34l22 14z', '#FFF3D6', 3)}` +
    '<path d="M-66 30q10 -6 20 0t20 0t20 0t20 0t20 0t20 0" fill="none" stroke="#F2FBFF" stroke-width="3.4" stroke-linecap="round"/>'
  );
}

/** A folded paper boat on the sea: scenery. */
export const paperBoat = (): string =>
  `<path d="M-34 0H34L22 18H-22ZM0 -32L20 0H-20Z" fill="none" stroke="${paper}" stroke-width="9" stroke-linejoin="round" filter="url(#sticker)"/><path d="M0 -32L20 0H-20Z" fill="#F6EFDD" stroke="#A9B4C6" stroke-width="2.4" stroke-linejoin="round"/><path d="M0 -32L20 0H0Z" fill="#DDD3BC"/><path d="M-34 0H34L22 18H-22Z" fill="#FBF6E8" stroke="#A9B4C6" stroke-width="2.4" stroke-linejoin="round"/>`;
