/** The letters of a word that one category concerns: `from` (included) to `to` (not included). */
export interface HardSpot {
  category: string;
  from: number;
  to: number;
}

/** One word of the word bank. */
export interface Word {
  /** The word itself, or `word#n` where one spelling has several meanings. */
  id: string;
  text: string;
  /** Graphemes left to right, `sch`, `aa` and `ij` as one; together they are the text. */
  graphemes: string[];
  /** Written syllables, single vowels split off (ap-pel, a-vond); together they are the text. */
  syllables: string[];
  spots: HardSpot[];
  /** Dutch school year 3 to 8 in which the word is first practised. */
  groep: number;
  /** A sentence with the word in it, at most 60 characters. */
  sentence?: string;
  /** Name of its picture in the shared set. */
  picture?: string;
}

/** One bucket to sort words of a category into. */
export interface CategoryBucket {
  id: string;
  label: string;
  /** Category whose hard spot is looked at; without it the category itself. */
  category?: string;
  /** Regular expression on the word with that hard spot in brackets: `ee\[uw\]`. The first bucket that fits wins. */
  test: string;
}

/** One spelling rule or pattern. */
export interface Category {
  id: string;
  title: string;
  /** Title in a child's words, for the map: "Woorden met ei of ij". */
  goal: string;
  /** A few letters for the sign on the map: `ei|ij`. */
  sign: string;
  /** The pupil-facing rule, one sentence. */
  rule: string;
  /** At most 60 characters, shown as hint after a mistake. */
  hint: string;
  groep: number;
  strategy: 'luister' | 'regel' | 'weet' | 'analogie';
  /** Whether pupils practise it; a category that is not only gives contrast words to others. */
  practised: boolean;
  /** What children write instead: letters of the hard spot, then wrong letters with the rule (spelling rule id) they break. */
  confusions: Record<string, Record<string, string>>;
  /** Buckets of a sort exercise, at most four. */
  buckets: CategoryBucket[];
}
