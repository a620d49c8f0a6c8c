import { PALETTE, inkLine, outlined, whole, type PieceDrawing } from '../../../engine/drawing/index.ts';
import { figureOf } from './animals.ts';
import { photoGround } from './lands.ts';
import { ANIMALS, isAnimal, landOf, type Animal } from './names.ts';

const { ink, paper } = PALETTE;
const ALL = Object.keys(ANIMALS) as Animal[];

/** The photo that was picked at the end of the ride: an animal in its land, on white card. */
const piece: PieceDrawing = (rng, keepsake) => {
  const animal = keepsake !== undefined && isAnimal(keepsake) ? keepsake : rng.pick(ALL);
  const turn = whole(rng, -5, 5);
  return (
    `<g transform="rotate(${turn})">${outlined('M-46 -48H46V52H-46Z', paper)}` +
    `<g transform="translate(0 -7) scale(.46)">${photoGround(landOf(animal))}<g transform="translate(-4 66) scale(.62)">${figureOf(animal)}</g></g>` +
    `${inkLine('M-38 -41H38V28H-38Z', ink, 2.4)}</g>`
  );
};

export default piece;
