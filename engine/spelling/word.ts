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
  /** Klankgroepen; together they are the text. */
  syllables: string[];
  spots: HardSpot[];
  /** Dutch school year 3 to 8 in which the word is first practised. */
  groep: number;
  /** A sentence with the word in it, at most 60 characters. */
  sentence?: string;
  /** Name of its picture in the shared set. */
  picture?: string;
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
}
