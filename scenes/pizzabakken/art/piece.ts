import { PALETTE, blob, circle, outlined, whole, type PieceDrawing } from '../../../engine/drawing/index.ts';

const { ink, moss } = PALETTE;

/** A pizza from above. */
const piece: PieceDrawing = (rng) => {
  const toppings = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [
      Math.round(Math.cos(i * 0.8 + rng.next()) * whole(rng, 8, 28)),
      Math.round(Math.sin(i * 0.8 + rng.next()) * whole(rng, 8, 28)),
    ];
    return rng.pick([
      `<path d="${circle(6.5, x, y)}" fill="#C8432F" stroke="#8F2A1C" stroke-width="2"/>`,
      `<path d="M${x - 5} ${y}C${x - 3} ${y - 8} ${x + 6} ${y - 6} ${x + 6} ${y + 1}C${x + 2} ${y + 5} ${x - 3} ${y + 4} ${x - 5} ${y}Z" fill="${moss}"/>`,
      `<path d="${circle(5, x, y)}" fill="${ink}"/><path d="${circle(2, x, y)}" fill="#FFE38A"/>`,
      `<path d="M${x - 7} ${y + 2}C${x - 7} ${y - 8} ${x + 7} ${y - 8} ${x + 7} ${y + 2}H${x + 3}V${y + 7}H${x - 3}V${y + 2}Z" fill="#F4E6C6" stroke="#B99A68" stroke-width="1.800"/>`,
    ] as const);
  }).join('');
  return outlined(
    blob(0, 0, 50, 49, { seed: whole(rng, 1, 60), wobble: 0.04, corners: 16 }),
    '#E0A85A',
    `<path d="${blob(0, 0, 41, 40, { seed: whole(rng, 61, 120), wobble: 0.07, corners: 14 })}" fill="#D9513A"/><path d="${blob(0, 0, 37, 36, { seed: whole(rng, 121, 180), wobble: 0.09, corners: 14 })}" fill="#FFE08A"/>${toppings}`,
  );
};

export default piece;
