import {
  createEngine,
  type Calibration,
  type PracticeEngine,
  type PracticeWord,
} from '../../../engine/practice/index.ts';
import { GROEP_NORMS, listCategory, type PracticeItems } from '../../words/practice-items.ts';

/** Words are chosen by chance a little; what is chosen must be the same on every server. */
const SEED = 'spelwereld';

/** A list is made for who gets it. */
const LIST_LEVEL = 0;

/** An engine over the words of the bank. With a calibration their difficulty stands still, and so it does without one. */
export const bankEngine = (items: PracticeItems, calibration: Calibration): PracticeEngine =>
  createEngine({ ...common(items), calibration });

/** An engine in which answers teach how difficult words are. */
export const learningEngine = (items: PracticeItems): PracticeEngine => createEngine(common(items));

/** An engine over the words of one list, which are a category of their own. The pupil's state is the same one. */
export function listEngine(
  items: PracticeItems,
  calibration: Calibration,
  listId: string,
  words: readonly PracticeWord[],
): PracticeEngine {
  return createEngine({
    ...common(items),
    words,
    categories: [{ id: listCategory(listId), level: LIST_LEVEL }],
    calibration: ofOwnWords(calibration),
  });
}

/** The words of a list are its own: what is thought of them hangs on nothing that was learnt of others. */
export const ofOwnWords = (calibration: Calibration): Calibration => ({
  ...calibration,
  words: {},
  categories: {},
});

/** What is thought of all words before anybody answered. */
export const untouched = (items: Pick<PracticeItems, 'words' | 'categories'>): Calibration =>
  createEngine(common(items)).exportState().shared;

const common = ({ words, categories }: Pick<PracticeItems, 'words' | 'categories'>) => ({
  words,
  categories,
  groepNorms: GROEP_NORMS,
  seed: SEED,
});
