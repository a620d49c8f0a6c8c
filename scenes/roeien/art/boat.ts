import { curl } from '../../../engine/drawing/index.ts';
import { darker, lighter, mix, PALETTE } from '../../../engine/drawing/palette.ts';
import { place, prop, sticker } from '../../../engine/drawing/paper.ts';
import { drop } from '../../../engine/drawing/shapes.ts';
import { cord, dot, edged, flat, line, oval } from '../../../engine/drawing/strokes.ts';
import { each } from '../../../engine/drawing/tables.ts';
import { TONE } from './colours.ts';

const { ink, paper, pencil } = PALETTE;

/** The near side, from stern to bow; (0, 0) is where the mast meets the water line. */
const SIDE =
  'M-384 -74Q-356 -40 -300 -38L-40 -38Q8 -40 40 -84Q38 -26 6 20Q-170 32 -346 20Q-376 -20 -384 -74Z';

/** The far side and the floor, behind those who sit in it. */
export const hullBack = (): string =>
  oval(196, 12, ink, -172, 24, 0.14) +
  prop(
    'M-380 -70Q-350 -52 -300 -52H-40Q2 -54 34 -80L4 -8H-344Z',
    darker(TONE.coral, 0.34),
    each([-298, -232, -166], (x) => flat(`M${x} -46h44v9h-44Z`, TONE.cork)),
    { line: 3 },
  );

/** The near side: folded paper, a cream stripe, foam. */
export const hull = (): string =>
  prop(
    SIDE,
    TONE.coral,
    each(9, (i) => {
      const x = -372 + i * 46;
      return flat(`M${x} -80L${x + 46} -80L${x + 12} 34Z`, lighter(TONE.coral, 0.16), 0.8);
    }) +
      flat('M-400 2Q-170 16 40 0V40H-400Z', darker(TONE.coral, 0.24)) +
      line('M-382 -60Q-352 -26 -300 -25H-40Q10 -26 40 -66', TONE.cream, 9),
    { line: 3, outline: 0.5 },
  ) +
  line(
    'M-362 20q12 8 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0t12 0',
    paper,
    5,
    0.9,
  );

/** An oar; (0, 0) is where it lies on the side. */
export const oar = (): string =>
  cord('M0 -46V56', TONE.pole, 8) +
  prop('M-4 44Q-15 54 -13 82Q0 92 13 82Q15 54 4 44Z', TONE.ochre, flat('M-16 66H16V74H-16Z', TONE.cream), {
    line: 3,
    outline: 0.5,
  });

/** The drum: white-rimmed, as it can be beaten. */
export const drum = (): string =>
  sticker(
    'M-30 -26L-24 24Q0 32 24 24L30 -26Q0 -16 -30 -26Z',
    TONE.teal,
    line('M-30 -14L-18 22L-6 -12L6 22L18 -12L27 20', TONE.cream, 3.4) + flat('M10 -30H40V40H10Z', ink, 0.1),
    { rim: 5 },
  ) +
  sticker(
    'M-31 -28A31 11 0 1 1 31 -28A31 11 0 1 1 -31 -28Z',
    TONE.cream,
    oval(19, 6, TONE.ochre, 0, -28, 0.5),
    {
      rim: 4,
      shadow: 'none',
    },
  );

/** The mast at the bow, and the lamp on it that beats with the drum: a drop that points up. */
export const mast = (): string => cord('M0 8V-96', TONE.pole, 8) + line('M-9 -76H9', TONE.pole, 5);
export const lamp = (): string =>
  line(drop(0, 0, 1.15), paper, 14) +
  edged(drop(0, 0, 1.15), TONE.ochre, ink, 3.5) +
  dot(4, '#FFF3C4', -3, 5);

/** A ring on the water. */
export const ring = (): string =>
  `<ellipse rx="44" ry="13" fill="none" stroke="${paper}" stroke-width="6"/>` +
  `<ellipse rx="22" ry="6" fill="none" stroke="${paper}" stroke-width="4" opacity=".7"/>`;

/** Krul in a racing shell of pencil lines. */
export const rival = (): string => {
  const shell = 'M-84 -12Q-20 -2 10 -2T88 -16Q80 8 50 10H-56Q-78 6 -84 -12Z';
  return (
    line(shell, paper, 11) +
    place(curl({ shape: 'curl', size: 78, face: 'happy' }), -2, -4) +
    edged(shell, mix(pencil, paper, 0.55), pencil, 4) +
    line('M18 -14L40 26', pencil, 5) +
    line('M36 20L44 32', pencil, 9)
  );
};
