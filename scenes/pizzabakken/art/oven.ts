import { sprite, type SpriteArt } from '../../../engine/drawing/art.ts';
import { PALETTE, lighter, mix } from '../../../engine/drawing/palette.ts';
import { clip, layer, place, sticker } from '../../../engine/drawing/paper.ts';
import { arc, jitter, smooth } from '../../../engine/drawing/points.ts';
import { box, circle, plate, roundRect } from '../../../engine/drawing/shapes.ts';
import { dot, edged, flat, line, stripe } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { KITCHEN } from './colours.ts';

/** Middle of the oven. */
const X = 1166;
const MOUTH = 'M1034 452L1034 350A132 112 0 0 1 1298 350L1298 452Z';

function bricks(): string {
  const next = jitter(8);
  let out = '';
  for (let row = 0; row < 6; row++)
    for (let i = 0; i < 8; i++) {
      const x = 966 + i * 56 + (row % 2) * 28;
      const y = 178 + row * 46;
      const dx = (x + 24 - X) / 190;
      const dy = (y + 14 - 332) / 170;
      const outside = y < 332 && dx * dx + dy * dy > 0.84;
      if (outside || x > 1322 || next() < 0.4) continue;
      const tone = mix(KITCHEN.brick, next() < 0.5 ? KITCHEN.brickDeep : '#EDB999', 0.55);
      out += flat(roundRect(x, y, 48, 28, 9, { seed: row * 9 + i, wobble: 3 }), tone);
    }
  return out;
}

function archStones(): string {
  let out = '';
  for (let i = 0; i < 11; i++) {
    const angle = ((180 + i * 18) * Math.PI) / 180;
    const x = X + Math.cos(angle) * 150;
    const y = 350 + Math.sin(angle) * 130;
    out +=
      `<g transform="translate(${x} ${y}) rotate(${180 + i * 18 + 90})">` +
      flat(plate(38, 38, 9, { seed: i + 60, wobble: 2.4 }), i % 2 ? '#C97D5D' : '#D28A68') +
      `<path d="${roundRect(-19, -19, 38, 12, 6, { seed: i + 60 })}" fill="#E8AE90" opacity=".55"/></g>`;
  }
  return out;
}

const embers =
  flat(MOUTH, '#5B2A2A') +
  `<ellipse cx="${X}" cy="430" rx="158" ry="118" fill="#8A3B2B"/><ellipse cx="${X}" cy="440" rx="126" ry="90" fill="#B9512F"/>` +
  flat('M1034 350A132 112 0 0 1 1298 350L1298 362A132 108 0 0 0 1034 362Z', '#2c1620', 0.35) +
  flat('M1030 414h272v40h-272z', '#7A3A2C');

/** The brick oven: chimney, dome, arch and glowing mouth; the fire itself is alive. */
export const oven = (): string =>
  layer(box(1108, -110, 1224, 220), KITCHEN.brickDeep, { seed: 41, amplitude: 2, shadow: 'object' }) +
  layer(
    [[960, 460], [960, 330], ...arc(X, 330, 206, 182, 180, 360, 40), [1372, 330], [1372, 460]],
    KITCHEN.brick,
    { seed: 42, amplitude: 2.6, shadow: 'object' },
  ) +
  bricks() +
  archStones() +
  clip(MOUTH, embers);

/** The steel sill before the mouth. */
export const sill = (): string =>
  layer([1010, 400, 1322, 399, 1326, 430, 1006, 430], '#C7CBD6', {
    seed: 71,
    amplitude: 1.4,
    shadow: 'object',
    edgeWidth: 3,
  });

const flame = (w: number, h: number, fill: string) =>
  `<path d="${smooth([-w, 0, -w * 0.9, -h * 0.35, -w * 0.45, -h * 0.62, -w * 0.1, -h, w * 0.28, -h * 0.6, w * 0.85, -h * 0.42, w, 0])}" fill="${fill}" stroke="${lighter(fill, 0.45)}" stroke-width="1.6"/>`;

/** One flame of the fire, of two sheets; its foot is the point it is placed by. */
export const fire = (large: boolean): SpriteArt =>
  large
    ? sprite(
        flame(60, 122, '#EE7A4A') + flame(36, 84, '#FAC94F') + flame(19, 48, '#FFF0B8'),
        -66,
        -130,
        66,
        6,
      )
    : sprite(flame(40, 84, '#D9552F') + flame(27, 58, '#F4A53C'), -46, -92, 46, 6);

/** Light of the fire on stone and counter. */
export const glow = (): string =>
  `<ellipse rx="90" ry="46" fill="#FAC94F" opacity=".85" filter="url(#glow)"/>`;

/** Face of the oven light for each stage of baking: a ring, a sun, a crisp dark crust. */
function lampFace(stage: 'off' | 'pale' | 'golden' | 'brown'): string {
  const { ink } = PALETTE;
  if (stage === 'off') return dot(22, '#8E95A8');
  if (stage === 'pale') return dot(22, '#FBEFD2') + stripe(circle(11), ink, 4, 1, '7 6');
  const rays = each(8, (i) => place(line('M0 -16V-21', ink, 4), 0, 0, { turn: i * 45 }));
  if (stage === 'golden') return dot(22, '#FFD84A') + rays + edged(circle(10), '#F2A21E', ink, 3.6);
  return (
    dot(22, '#9A5A26') +
    `<path d="${circle(12)}" fill="#6B3A18"/><path d="M-7 -3h.1M5 -6h.1M1 6h.1M9 4h.1" stroke="#F2C58A" stroke-width="4.6" stroke-linecap="round"/>`
  );
}

/** The oven light. */
export const lamp = (stage: 'off' | 'pale' | 'golden' | 'brown'): string =>
  `<path d="${circle(32)}" fill="#B0644A"/><path d="${circle(28)}" fill="${PALETTE.ink}"/>${lampFace(stage)}` +
  (stage === 'off' ? '' : line('M-13 -10Q-8 -17 0 -18', '#FFFFFF', 4, 0.8));

/** The brass handle, with an arrow the way it goes, with which the pizza is pulled out. */
export const handle = (): string =>
  sticker(plate(150, 34, 17, { seed: 4, wobble: 1 }), PALETTE.ochre, {
    inner:
      flat('M-90 4H90V30H-90z', '#D4951C') +
      line('M-58 -8H-26M26 -8H46', '#FFE9A8', 5) +
      line('M-15 -6L0 7L15 -6', PALETTE.ink, 5.5) +
      `<path d="${circle(5, -60)}" fill="#D4951C"/><path d="${circle(5, 60)}" fill="#D4951C"/>`,
  });
