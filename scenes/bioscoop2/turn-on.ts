import type { GameStage, Input, Via } from '../../engine/stage/index.ts';
import type { Crank } from './crank.ts';

/** The longest that the crank is held at once, and how long a mere press takes, in ms. */
const MOST_MS = 5000;
const PRESS_MS = 60;

/** The real input that turns the crank so many frames on: holding it, or one press in calm mode. */
export function turnOn(stage: GameStage, crank: Crank, frames: number, via: Via): Input {
  if (crank.runs) return { kind: 'wait', ms: 100 };
  const presses = via === 'keyboard' ? crank.keyRuns : stage.calm;
  const ms = presses ? PRESS_MS : Math.min(MOST_MS, (frames / crank.speed) * 1000 + 80);
  if (via === 'keyboard') return { kind: 'key', code: 'ArrowRight', ms };
  return { kind: 'hold', ...crank.handle, ms: presses ? ms : ms + crank.holdMs };
}
