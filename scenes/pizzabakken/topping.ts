import type { Tile } from '../../engine/exercise/index.ts';
import type { GameStage, Loose, Spot } from '../../engine/stage/index.ts';
import type { Round } from './rules.ts';

/** Layers of this scene, from back to front. */
export const DEPTHS = {
  farGuest: -60,
  guest: -50,
  awning: -40,
  fire: -30,
  inOven: -28,
  rail: -26,
  cook: -24,
  ledge: -20,
  hearts: -18,
  pot: -12,
  peel: -10,
  pizza: 0,
  tray: 4,
  shadow: 6,
  bell: 8,
  topping: 20,
  flying: 40,
  wheel: 50,
  handle: 60,
  cheese: 70,
  balloon: 80,
  photos: 100,
} as const;

/** Width of a topping as it is drawn, and of the paper plate in it. */
export const TOPPING = { drawn: 92, plate: 60 } as const;
/** Its shadow while it flies: how far below it, and how much larger than when it lies. */
const SHADOW = { lift: 30, grow: 0.5, alpha: 0.3 } as const;

/** One topping with its letters. */
export const makeTopping = (stage: GameStage, { id, text }: Tile, frame: string, home: Round): Loose =>
  stage.kit.loose({
    id,
    text,
    base: frame,
    size: { width: TOPPING.drawn, height: TOPPING.drawn },
    room: TOPPING.plate,
    home: { x: home.x, y: home.y, scale: home.size / TOPPING.drawn },
    depth: { lying: DEPTHS.topping, flying: DEPTHS.flying },
  });

/** It glides over a shadow that shrinks and comes nearer as it lands. */
export async function glideWithShadow(stage: GameStage, topping: Loose, to: Spot, ms: number) {
  const shadow = stage.image('schaduw', topping.x, topping.y).setDepth(DEPTHS.shadow).setAlpha(0);
  const air = { left: 1 };
  void stage
    .tween({
      targets: air,
      to: { left: 0 },
      ms,
      ease: 'Sine.In',
      onUpdate: () => {
        if (!topping.scene || !shadow.scene) return;
        const { x, y, scale } = topping;
        shadow.setPosition(x, y + 8 + SHADOW.lift * air.left).setAlpha(SHADOW.alpha * air.left);
        shadow.setScale(scale * (1 + SHADOW.grow * air.left));
      },
    })
    .then(() => shadow.destroy());
  await topping.glide(to, ms);
}
