import { createRng } from '../exercise/index.ts';
import { drawFamilies, drawnToward, evenly, inOrder, type PoolWord } from './pool.ts';
import { FEWEST_PRACTISED, PRACTISED_APART, PRACTISED_HOURS, SHARES } from './terms.ts';

/** A word that could have been a new one at the start of the plan, and was practised in it. */
export interface PractisedWord extends PoolWord {
  /** Hours since it was last asked. */
  askedHoursAgo: number;
}

/**
 * The practised words of an end test: by chance among all that were asked at least once, right or wrong (asking for more would pick
 * those that went wrong), spread over the goals, and about as hard on average as the new ones where that can be. None when there are
 * fewer than eight.
 */
export function practisedPart(seed: string, words: readonly PractisedWord[], newMean: number): PoolWord[] {
  const rng = createRng(seed).fork('oefen');
  const able = inOrder(words.filter(({ askedHoursAgo }) => askedHoursAgo >= PRACTISED_HOURS));
  const goals = [...new Set(able.map(({ category }) => category))].sort();
  const taken = new Set<string>();
  const shares = evenly(SHARES.whole.practised, Math.max(1, goals.length));
  const drawn = goals.flatMap((goal, i) =>
    drawFamilies(
      able.filter(({ category }) => category === goal),
      shares[i]!,
      taken,
      rng.fork(goal),
    ),
  );
  // Where one category has too few, another gives more.
  const missing = SHARES.whole.practised - drawn.length;
  drawn.push(...drawFamilies(able, missing, taken, rng.fork('more')));
  if (drawn.length < FEWEST_PRACTISED) return [];
  return drawnToward(drawn, able, { aim: newMean, within: PRACTISED_APART, taken });
}
