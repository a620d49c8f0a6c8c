import type { Calibration } from '../../engine/practice/index.ts';
import { UNKNOWN_VARIANCE } from '../../engine/measure/index.ts';
import type { Db } from '../data/database.ts';
import { newestDifficulties } from '../practice/policy/calibrations.ts';
import { untouched } from '../practice/policy/engines.ts';
import type { PracticeItems } from '../words/index.ts';

/**
 * How hard a word of the bank is to write, in logits: of its category and its own together; `v` is how unsure its own is. Undefined for one
 * that is not practised in the category.
 */
export type DifficultyOf = (category: string, item: string) => { d: number; v: number } | undefined;

/** What is known of the difficulty of words now, and of which calibration that is; read once for each. */
export function createDifficulties(db: Db, items: () => PracticeItems): () => Promise<DifficultyOf> {
  let known: { version: number; of: DifficultyOf } | undefined;
  return async () => {
    const { version, calibration } = await newestDifficulties(db);
    if (known?.version !== version) {
      const practised = new Set(items().words.map(({ id }) => id));
      known = { version, of: difficultiesOf(calibration ?? untouched(items()), practised) };
    }
    return known.of;
  };
}

const difficultiesOf =
  ({ words, categories }: Calibration, practised: ReadonlySet<string>): DifficultyOf =>
  (category, item) => {
    if (!practised.has(item)) return undefined;
    const own = words[item];
    const level = categories[category]?.mean ?? 0;
    return { d: level + (own?.mean ?? 0), v: own?.variance ?? UNKNOWN_VARIANCE };
  };
