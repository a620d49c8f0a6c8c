import { Dusk, Stray, type GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** The lamps over the board, and rings of their light from the outside in. */
const LAMPS = [330, 530, 730] as const;
const LAMP_Y = 240;
const SHINE = [
  { radius: 120, alpha: 0.1 },
  { radius: 80, alpha: 0.14 },
  { radius: 40, alpha: 0.24 },
] as const;
const GLOW = 0xffe9a8;
const DARK = 0.34;
/** Where the fruit fly sits: on the wall under the board, clear of all that is used. */
const SPOTS = [
  { x: 300, y: 690 },
  { x: 820, y: 690 },
] as const;

/** The evening shift: the factory gets dark, and the lamps over the board go on. */
export function eveningIn(stage: GameStage): Dusk {
  const light = stage.scene.add
    .graphics()
    .setDepth(DEPTHS.dusk + 1)
    .setAlpha(0);
  for (const x of LAMPS)
    for (const { radius, alpha } of SHINE) light.fillStyle(GLOW, alpha).fillCircle(x, LAMP_Y, radius);
  return new Dusk(stage, {
    alpha: DARK,
    depth: DEPTHS.dusk,
    onFall: (now, ms) => void stage.tween({ targets: light, to: { alpha: now ? 1 : 0 }, ms }),
  });
}

/** The fruit fly that comes to the evening shift: who taps it gets a coin. */
export const visitorIn = (stage: GameStage): Stray =>
  new Stray(stage, {
    id: 'fruitvlieg',
    label: 'Fruitvlieg: tik, en ze zoemt weg',
    frame: 'vlieg',
    spots: SPOTS,
    depth: DEPTHS.things,
    flee: { x: 120, y: -200, ms: 640 },
    sound: 'zoem',
  });
