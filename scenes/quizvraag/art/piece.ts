import { inkLine, outlined, PALETTE, star, whole, type PieceDrawing } from '../../../engine/drawing/index.ts';

const { ochre, coral, blue, moss, plum, paper } = PALETTE;

/** The inkwell that was won: of gold, with a ribbon and a star or a drop of its own. */
const piece: PieceDrawing = (rng) => {
  const ribbon = rng.pick([coral, blue, moss, plum]);
  const [wide, neck] = [whole(rng, 36, 46), whole(rng, 16, 24)];
  const sign = rng.pick([
    `<path d="${star(14, 6)}" transform="translate(0 14)" fill="${paper}"/>`,
    `<path d="M0 0Q14 16 0 26Q-14 16 0 0Z" fill="${paper}"/>`,
    `<circle cx="-9" cy="14" r="6" fill="${paper}"/><circle cx="9" cy="14" r="6" fill="${paper}"/>`,
  ]);
  return (
    outlined(
      `M${-wide} 40Q${-wide - 10} 2 ${-neck} -10V-26H${neck}V-10Q${wide + 10} 2 ${wide} 40Q0 50 ${-wide} 40Z`,
      ochre,
    ) +
    outlined(`M${-neck - 6} -38H${neck + 6}V-24H${-neck - 6}Z`, '#FFE79A') +
    outlined(`M${-neck - 2} -16H${neck + 2}L${neck + 6} -5H${-neck - 6}Z`, ribbon) +
    inkLine(`M${-wide + 10} 22Q${-wide + 6} 8 ${-neck - 2} 2`, '#FFF3C4', 5) +
    sign
  );
};

export default piece;
