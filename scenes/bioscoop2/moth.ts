import { Stray, type GameStage } from '../../engine/stage/index.ts';
import { DEPTHS } from './places.ts';

/** Beside the screen, where it is seen from the bench too. */
const SPOTS = [
  { x: 272, y: 202 },
  { x: 326, y: 196 },
] as const;

/** The moth that comes to the lamp of the late show. */
export const mothIn = (stage: GameStage): Stray =>
  new Stray(stage, {
    id: 'nachtvlinder',
    label: 'Nachtvlinder: tik, en hij fladdert weg',
    frame: 'nachtvlinder',
    spots: SPOTS,
    depth: DEPTHS.popcorn,
    flee: { x: 90, y: -190, ms: 620 },
    sound: 'plop',
  });
