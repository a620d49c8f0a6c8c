import type { Container, GameStage, Image } from '../../engine/stage/index.ts';
import { DEPTHS, type Spot } from './places.ts';

/** So many kinds of products are drawn. */
const KINDS = 10;

/** A product, by its foot; each exercise has one of its own. */
export const makeGood = (stage: GameStage, seed: string, { x, y }: Spot): Image =>
  stage.image(`waar-${stage.rng.fork(`waar/${seed}`).below(KINDS)}`, x, y).setDepth(DEPTHS.good);

/** Kinds for products that lie side by side: all different. */
export const kindsFor = (stage: GameStage, seed: string): number[] =>
  stage.rng.fork(`waar/${seed}`).shuffle([...Array(KINDS).keys()]);

interface Flight {
  ms: number;
  high: number;
  scale?: number;
}

/** Something flies in an arc to a place. */
export async function fly(
  stage: GameStage,
  thing: Image | Container,
  to: Spot,
  { ms, high, scale = 1 }: Flight,
) {
  const from = { x: thing.x, y: thing.y, scale: thing.scaleX };
  const way = { t: 0 };
  await stage.tween({
    targets: way,
    to: { t: 1 },
    ms,
    ease: 'Sine.InOut',
    onUpdate: () => {
      if (!thing.scene) return;
      const { t } = way;
      const at = (a: number, b: number) => a + (b - a) * t;
      thing.setPosition(at(from.x, to.x), at(from.y, to.y) - Math.sin(t * Math.PI) * high);
      thing.setScale(at(from.scale, scale));
    },
  });
}
