import type { Form } from '../../exercise/index.ts';
import type { ReadingId } from '../catalogue/index.ts';

const WORD: readonly Form[] = ['read', 'choose', 'judge'];
const PARTS: readonly Form[] = [...WORD, 'split'];

/** The forms in which each reading category makes sense, the best first. To type and to build is to spell, not to read. */
export const READING_FORMS: Record<ReadingId, readonly Form[]> = {
  'read-cvc': WORD,
  'read-cluster-one': WORD,
  'read-cluster-many': WORD,
  'read-patterns': WORD,
  'read-two-syllable': PARTS,
  'read-open-closed': [...PARTS, 'sort'],
  'read-affixes': PARTS,
  'read-multi-syllable': [...PARTS, 'order'],
  'read-loanwords': WORD,
  'read-sentences': [...WORD, 'order'],
  'read-sentence-meaning': WORD,
  'read-text-meaning': WORD,
};
