import type { Words } from '../practice/dealer.ts';
import type { DifficultyOf } from './difficulties.ts';
import type { Afterwards } from './own-routes.ts';
import { placementChecked } from './placement-result.ts';
import { addStage } from './placement-stages.ts';
import { placementWords } from './placement-words.ts';
import { planTestChecked } from './plan-checked.ts';

interface Deps {
  words: Words;
  difficulties: () => Promise<DifficultyOf>;
  mapChanged: Afterwards['mapChanged'];
}

/** What comes of what pupils write in tests, by what each test is for. */
export function afterTests({ words, difficulties, mapChanged }: Deps): Afterwards {
  return {
    mapChanged,
    async checking() {
      const difficultyOf = await difficulties();
      return async (trx, set, now) => {
        if (set.moment === 'instap')
          return placementChecked(trx, placementWords(words, difficultyOf), set.id, now);
        if (set.moment !== 'methode')
          await planTestChecked(trx, { words, difficultyOf }, set, set.moment, now);
        return false;
      };
    },
    async staging() {
      const known = placementWords(words, await difficulties());
      return (trx, wish) => addStage(trx, known, wish);
    },
  };
}
