import type { CategoryId, ReadingId } from './ids.ts';
import type { PractisedCategory } from './practice.ts';

/** How a pupil finds the spelling: by ear, by a rule, from memory or like a word that is known. */
export type Strategy = 'luister' | 'regel' | 'weet' | 'analogie';

/** The school years in which something is first practised; `half` 2 is the second half of the year. */
export interface Start {
  /** The Netherlands, 3 to 8. */
  groep: number;
  /** Belgium, 1 to 6. */
  leerjaar: number;
  half?: 2;
}

interface Described {
  title: string;
  /** What is practised in a child's words, for the map: "Woorden met ei of ij". */
  goal: string;
  /** A few letters from which its short name on the map is made, parted by a bar: `ei|ij`. */
  sign: string;
  /** What stands on its building where that is not the sign itself: other letters, or one of the icons. */
  roof?: string;
  start: Start;
  strategy: Strategy;
  /** The rule in a pupil's words, one sentence. */
  rule: string;
  /** Something to remember it by. */
  mnemonic: string;
  /** At most 60 characters, shown after a mistake. */
  hint: string;
}

/** A spelling category: how it is explained, and how children go wrong in it. */
export interface SpellingCategory extends Described, PractisedCategory {
  id: CategoryId;
  /** Its number in the method Staal, where it has one. */
  staal?: string;
  /** Whether only a sentence shows which spelling is right. */
  inSentence?: true;
}

/** A spelling category as teachers and the map describe it. */
export type DescribedCategory = Omit<SpellingCategory, 'hint' | 'rules'>;

/** A reading category. */
export interface ReadingCategory extends Described {
  id: ReadingId;
  /** About how hard its texts are, in the bands that schools know; for our own use, never shown. */
  level: string;
  /** The slips (R1 to R12) that make its wrong options. */
  slips: readonly string[];
}
