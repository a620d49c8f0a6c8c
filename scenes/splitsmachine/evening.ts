import { Dusk, type GameStage } from '../../engine/stage/index.ts';
import { BULBS } from './art/lights.ts';
import { DEPTHS } from './places.ts';

/** Each bulb shines: rings of light from the outside in. */
const SHINE = [
  { radius: 34, alpha: 0.16 },
  { radius: 22, alpha: 0.26 },
  { radius: 10, alpha: 0.9 },
] as const;
const DARK = 0.36;

/** Evening falls over the workshop, and the lights on the cord go on. */
export function eveningOver(stage: GameStage): Dusk {
  const lights = stage.scene.add.graphics().setDepth(DEPTHS.lights).setAlpha(0);
  for (const { x, y, fill } of BULBS)
    for (const { radius, alpha } of SHINE) {
      lights.fillStyle(parseInt(fill.slice(1), 16), alpha);
      lights.fillCircle(x, y + 6, radius);
    }
  return new Dusk(stage, {
    alpha: DARK,
    depth: DEPTHS.evening,
    onFall: (now, ms) => void stage.tween({ targets: lights, to: { alpha: now ? 1 : 0 }, ms }),
  });
}
