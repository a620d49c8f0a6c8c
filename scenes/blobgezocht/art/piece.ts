import {
  PALETTE,
  inkLine,
  outlined,
  plate,
  whole,
  type PieceDrawing,
} from '../../../engine/drawing/index.ts';

const { ink, paper, coral, moss, ochre, blue } = PALETTE;

/** The front page of a round: who was found, and lines about it. */
const piece: PieceDrawing = (rng) => {
  const colour = rng.pick([blue, coral, moss, ochre]);
  const has = rng.pick([
    'M-18 -12L-16 -30H-4L-2 -12Z',
    'M-22 -10C-22 -28 2 -28 2 -10Z',
    'M-12 -14Q-28 -28 -28 -14Q-26 -6 -12 -12Q2 -6 4 -14Q4 -28 -12 -14Z',
  ]);
  const mouth = rng.pick([
    'M-16 10Q-10 16 -4 10',
    'M-13 9Q-10 6 -7 9Q-7 15 -10 15Q-13 15 -13 9',
    'M-15 11H-5',
  ]);
  return (
    `<g transform="rotate(${whole(rng, -7, 7)})">${outlined(plate(108, 92, 5, { seed: whole(rng, 1, 90), wobble: 2 }), '#F6F1E4')}` +
    inkLine('M-44 -34H44', ink, 6) +
    `${outlined('M-44 -24H20V30H-44Z', rng.pick(['#D8EEF0', '#FCE8C8', '#FBE2E2', '#E2DBF3']))}` +
    outlined('M-10 -14C8 -14 12 6 12 30H-34C-34 6 -28 -14 -10 -14Z', colour) +
    outlined(has, rng.pick(['#8E57C4', '#3B4468', '#1FA39B'])) +
    `<circle cx="-16" cy="-1" r="6" fill="${paper}"/><circle cx="-4" cy="-1" r="6" fill="${paper}"/><circle cx="-15" cy="0" r="3" fill="${ink}"/><circle cx="-3" cy="0" r="3" fill="${ink}"/>` +
    inkLine(mouth, ink, 3) +
    inkLine('M28 -20H44M28 -8H44M28 4H44M28 16H40M28 28H44', '#8A8398', 4) +
    '</g>'
  );
};

export default piece;
