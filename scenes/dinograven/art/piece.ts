import {
  PALETTE,
  circle,
  inkLine,
  mix,
  outlined,
  whole,
  type PieceDrawing,
} from '../../../engine/drawing/index.ts';

const { ink, coral, moss, plum, ochre, teal } = PALETTE;

/** Where it can have spots. */
const SPOTS = [
  [-14, 2],
  [0, -6],
  [12, 2],
  [-28, 14],
  [26, -12],
] as const;

/** A dinosaur, with or without plates on its back. */
const piece: PieceDrawing = (rng) => {
  const colour = rng.pick([moss, teal, plum, coral, '#8D99B5', ochre]);
  const spikes = rng.pick([
    'M-30 -4L-24 -20L-14 -10L-8 -28L2 -16L10 -32L18 -18Z',
    '',
    'M-26 -2C-30 -22 -10 -20 -14 -8C-14 -28 6 -26 2 -12C6 -32 22 -24 16 -12Z',
  ]);
  const spots = SPOTS.filter(() => rng.next() > 0.35)
    .map(([x, y]) => `<path d="${circle(whole(rng, 2, 5), x, y)}" fill="${mix(colour, ink, 0.3)}"/>`)
    .join('');
  return (
    (spikes && outlined(spikes, mix(colour, '#FFFFFF', 0.4))) +
    outlined(
      'M-54 26C-44 24 -38 8 -24 -2C-8 -14 10 -14 20 -20C22 -40 34 -48 44 -44C56 -40 56 -26 44 -24C38 -22 36 -14 34 -4C32 12 30 20 30 40H16L14 24H-8L-10 40H-24L-26 24C-34 30 -46 34 -54 26Z',
      colour,
      `<path d="M-20 20C-6 10 14 10 26 20V30H-20Z" fill="${mix(colour, '#FFFFFF', 0.45)}"/>${spots}`,
    ) +
    `<path d="${circle(3.4, 42, -36)}" fill="${ink}"/>` +
    inkLine('M54 -30Q48 -27 44 -28', ink, 2.4)
  );
};

export default piece;
