import type { GameStage } from '../../engine/stage/index.ts';
import type { Pad } from './pad.ts';
import { moved, movesOf, swapsAt, type Spot } from './rules.ts';

interface Way {
  seed: string;
  times: number;
  hasWhirl: boolean;
  /** How long one change of places takes. */
  ms: number;
  /** How long they lie still between two of them. */
  between: number;
  seats: readonly Spot[];
}

/** The tempo of the leaves: the slowest with still motion and in the example. */
export const tempoOf = ({ reducedMotion, isExample, tempo }: GameStage): number =>
  reducedMotion || isExample ? 0 : tempo;

/** How often they change places, or a share of that; not in calm mode, and with motor support nobody has to keep track. */
export const timesOf = (stage: GameStage, share = 1): number =>
  stage.calm || stage.settings.support ? 0 : Math.ceil(swapsAt(tempoOf(stage)) * share);

/** Leaves change places, one move after the other. */
export async function wander(
  stage: GameStage,
  pads: readonly Pad[],
  { seed, times, hasWhirl, ms, between, seats }: Way,
) {
  const { rng, clock, sound } = stage;
  for (const move of movesOf(rng.fork(`blad/${seed}`), pads.length, times, hasWhirl)) {
    const next = moved(
      pads.map(({ seat }) => seat),
      move,
    );
    sound.play('drijf');
    await Promise.all(
      pads.map((pad, i) => {
        const seat = next[i]!;
        return seat === pad.seat ? undefined : pad.drift(seat, seats[seat]!, ms);
      }),
    );
    await clock.wait(between);
  }
}
