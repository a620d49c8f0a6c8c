import type { GameStage } from '../../engine/stage/index.ts';
import { LIFTS_AFTER } from './rules.ts';
import type { Slope } from './table.ts';

/** What tempo 0 and 1 make of the table, in u and s. */
const SLOPE = {
  gravity: [620, 980],
  shot: [800, 960],
  pins: [380, 560],
  rubber: [300, 440],
  reach: [112, 82],
  help: [0.85, 0.2],
  /** In calm mode all goes so many times as fast. */
  calm: 0.5,
} as const;
/** The magnet lifts the ball after so many ms where one only points out. */
const LIFTS = { calm: 2400, support: 900, shown: 1500, copy: 150 } as const;

/** How the table slopes for this pupil. */
export function slopeFor(stage: GameStage): Slope {
  const rate = stage.calm ? SLOPE.calm : 1;
  const at = ([from, to]: readonly [number, number]) => stage.lerp(from, to);
  return {
    gravity: at(SLOPE.gravity) * rate * rate,
    shot: at(SLOPE.shot) * rate,
    pins: at(SLOPE.pins) * rate,
    rubber: at(SLOPE.rubber) * rate,
    reach: at(SLOPE.reach),
    help: at(SLOPE.help),
    rate,
  };
}

/** After how many ms the magnet lifts the ball; at once where it is only done over. */
export function liftsFor({ isExample, calm, settings }: GameStage, isCopying: boolean): number {
  if (isCopying) return LIFTS.copy;
  if (isExample) return LIFTS.shown;
  if (calm) return LIFTS.calm;
  return settings.support ? LIFTS.support : LIFTS_AFTER;
}
