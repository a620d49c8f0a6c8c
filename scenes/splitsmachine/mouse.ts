import { Stray, type GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** On the rim of the hopper, at its left and its right. */
const SPOTS = [
  { x: 92, y: 142 },
  { x: 258, y: 142 },
] as const;

/** The mouse that comes for crumbs when it is evening in the workshop. */
export const mouseIn = (stage: GameStage): Stray =>
  new Stray(stage, {
    id: 'muis',
    label: 'Muis: tik, en hij gaat ervandoor',
    frame: 'muis',
    spots: SPOTS,
    depth: DEPTHS.extras,
    flee: { x: -40, y: 120, ms: 420 },
    sound: 'plop',
  });
