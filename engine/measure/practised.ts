import { createRng } from '../exercise/index.ts';
import { drawFamilies, evenly, inOrder, meanOf, type PoolWord } from './pool.ts';
import { FEWEST_PRACTISED, MOST_EXCHANGES, PRACTISED_APART, PRACTISED_HOURS, SHARES } from './terms.ts';

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
  return nearer(drawn, able, newMean, taken);
}

/** Exchanges words for others of their category that were not drawn, while the mean lies too far off. */
function nearer(drawn: PoolWord[], able: readonly PoolWord[], aim: number, taken: Set<string>): PoolWord[] {
  const off = () => meanOf(drawn, ({ d }) => d) - aim;
  for (let n = 0; n < MOST_EXCHANGES && Math.abs(off()) > PRACTISED_APART; n++) {
    const now = off();
    let best = { off: Math.abs(now), at: -1, word: drawn[0]! };
    drawn.forEach((word, at) => {
      for (const other of able) {
        if (other.category !== word.category || taken.has(other.family)) continue;
        const then = Math.abs(now + (other.d - word.d) / drawn.length);
        if (then < best.off - 1e-12) best = { off: then, at, word: other };
      }
    });
    if (best.at === -1) break;
    taken.delete(drawn[best.at]!.family);
    taken.add(best.word.family);
    drawn[best.at] = best.word;
  }
  return drawn;
}
