import { klodder, PALETTE, prop, roundRect, tenth } from '../../../engine/drawing/index.ts';
import { part, rim } from './marks.ts';
import { foot } from './plants.ts';

const { ink, paper, coral, blue, ochre, teal, plum } = PALETTE;
const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}Z`;

const stallBack = (): string => {
  const body = box(-62, -54, 124, 54);
  const awning = `M-76 -50L-62 -88H62L76 -50${'a15.2 13 0 0 1 -30.4 0'.repeat(5)}Z`;
  return (
    foot(82, 10) +
    rim([body, awning, 'M-20 -88h40v-30h-40z']) +
    part(body, '#E4B57C') +
    '<path d="M-50 -50h100v26h-100z" fill="#5A4632"/>'
  );
};
const stallFront = (): string =>
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

/** Sjaak in his stall. */
export const stall = (): string =>
  stallBack() +
  klodder({ name: 'sjaak', x: -4, y: -24, size: 46, face: 'happy', rim: 0, shadow: false }) +
  stallFront();

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

/** The lighthouse where a method test waits. */
export function lighthouse(): string {
  const tower = 'M-24 0L-17 -66H17L24 0Z';
  const lamp = box(-13, -86, 26, 20);
  const cap = 'M-18 -86L0 -100L18 -86Z';
  return (
    foot(40, 8) +
    `<path d="M14 -80L66 -98V-58L14 -72ZM-14 -80L-66 -98V-58L-14 -72Z" fill="#FFE79A" opacity=".75"/>` +
    rim([tower, lamp, cap, box(-22, -70, 44, 8)]) +
    part(tower, paper) +
    `<path d="M-22 -16L22 -16L20 -32L-20 -32ZM-18 -50L18 -50L17 -64L-17 -64Z" fill="${coral}"/><path d="M6 0L4 -66H17L24 0Z" fill="${ink}" opacity=".13"/>` +
    part(tower, 'none') +
    part(lamp, '#FFE79A', 3) +
    part(cap, coral, 3) +
    part(box(-22, -70, 44, 7), ochre, 2.8) +
    part('M-10 0V-16a10 10 0 0 1 20 0V0Z', '#37406A', 2.8)
  );
}

/** A piece of a bridge to an islet, 64 long: planks on two beams. */
export function bridgePiece(): string {
  const planks = Array.from(
    { length: 4 },
    (_, i) =>
      `<path d="${roundRect(-31.5 + i * 16, -18, 15, 36, 3, { seed: i + 5, wobble: 1.2 })}" fill="${['#D9A872', '#CF9B63', '#DFB17E'][i % 3]}" stroke="${ink}" stroke-width="2.2"/>`,
  ).join('');
  return `<path d="M-32 -13h64M-32 13h64" stroke="${ink}" stroke-width="15"/><path d="M-32 -13h64M-32 13h64" stroke="#9A6C44" stroke-width="10"/>${planks}`;
}

/** The round board where one crosses to the east: an islet, and an arrow to it. */
export const bridgeBoard = (): string =>
  `<g filter="url(#sticker)"><circle r="36" fill="${paper}"/></g><circle r="30" fill="#7CC6E8" stroke="${ink}" stroke-width="3.2"/>` +
  `<path d="M-21 -1C-20 -13 -8 -12 -2 -14C7 -17 20 -12 21 -2C17 5 -17 6 -21 -1Z" fill="#F6E3B0" stroke="${ink}" stroke-width="2.4"/><path d="M-15 -3C-13 -11 -6 -9 -1 -11C6 -13 14 -10 15 -4C10 0 -11 1 -15 -3Z" fill="#B9DE86"/>` +
  part('M-5 -6V-17H6V-6ZM-8 -16L0.500 -24L9 -16Z', coral, 2.2) +
  `<path d="M-14 16H10M3 8L12 16L3 24" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`;
