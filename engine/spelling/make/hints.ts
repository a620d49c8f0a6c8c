import type { CapitalSlip } from '../../exercise/index.ts';
import { analyse } from '../analyse/index.ts';
import type { CategoryId } from '../catalogue/ids.ts';
import { practisedCategory } from '../catalogue/practice.ts';
import { focusOf } from '../focus.ts';
import { hintOfWay, RULES, type Misspelling } from '../misspell/index.ts';
import type { ExerciseRequest } from '../request.ts';

/** Hints where the spelling rule is not what went wrong. */
export const HINTS = {
  hear: 'Luister goed naar het hele woord.',
  readWord: 'Lees het woord nog eens rustig.',
  readSentence: 'Lees de zin nog eens rustig.',
  split: 'Klap het woord: bij elke klap een stukje.',
} as const;

/** What is said of letters that are all right, but one or more of which is a capital too many. */
export const CAPITAL_HINTS: Readonly<Record<CapitalSlip, string>> = {
  'one-capital': 'Goed gespeld! Alleen hoort hier geen hoofdletter.',
  capitals: 'Goed gespeld! Zijn dat hoofdletters? Kijk naar Caps Lock.',
};

/** The signs that end a sentence, as a pupil calls them. */
const ENDS: Record<string, string> = { '.': 'de punt', '?': 'het vraagteken', '!': 'het uitroepteken' };

/**
 * How to see where a sentence begins and ends, or that not every card belongs to it. A sentence of a teacher's own may
 * lack the capital or the sign.
 */
export function orderHint(sentence: string, hasExtras = false): string {
  const end = ENDS[sentence.at(-1) ?? ''];
  const hasCapital = /^\p{Lu}/u.test(sentence);
  if (hasExtras) return `${hasCapital ? 'Begin met de hoofdletter. ' : ''}Niet elk woord hoort erbij.`;
  if (hasCapital) return `Begin met de hoofdletter${end === undefined ? '' : `, eindig met ${end}`}.`;
  return end === undefined ? HINTS.readSentence : `Eindig met ${end}.`;
}

/** What is asked when words are to be put in order, of which so many, two at most, do not belong. */
export const orderTask = (extras: number): string =>
  extras === 0
    ? 'Maak de zin: zet de woorden op volgorde.'
    : `Maak de zin. ${extras === 1 ? 'Eén woord gaat' : 'Twee woorden gaan'} niet mee.`;

/** Errors of who does not hear, or does not write, all sounds: no rule of the category explains them. */
const UNHEARD = new Set(['D61', 'D62', 'D63', 'D66', 'D68']);

/** To hear all sounds is what these practise: of another error in such a word they tell nothing. */
export const BY_EAR = new Set<string>(['cvc', 'cluster-one-side', 'cluster-many']);

/** The category of the word that explains an error best: the most telling one that its rule breaks. */
function toldBy({ rule, category }: Misspelling, spots: readonly string[]): CategoryId {
  if (!BY_EAR.has(category)) return category;
  const broken = RULES.find(({ id }) => id === rule)?.categories ?? [];
  return broken.find((id) => !BY_EAR.has(id) && spots.includes(id)) ?? category;
}

/**
 * For each broken rule the sentence that explains it, where that is another than the hint of the practised category:
 * who practises ei and ij may have trouble with the d at the end.
 */
export function hintsOf(
  { word, category }: ExerciseRequest,
  rules: Iterable<string>,
  misspelled: Iterable<Misspelling>,
): Record<string, string> {
  const practised = focusOf(word, category)?.category ?? category.id;
  const broken = new Set(rules);
  // A verb form has the spots of its verb categories only.
  const spots = word.lemma === undefined ? word.spots.map((spot) => spot.category) : inLetters(word.text);
  const hints: Record<string, string> = {};
  for (const one of misspelled) {
    const { rule } = one;
    if (!broken.delete(rule)) continue;
    const wrong = toldBy(one, spots);
    const told = hintOfWay(rule, word.text, one.text);
    if (told !== undefined) hints[rule] = told;
    else if (UNHEARD.has(rule)) hints[rule] = HINTS.hear;
    else if (wrong !== practised && spots.includes(wrong)) hints[rule] = practisedCategory(wrong).hint;
  }
  return hints;
}

const inLetters = (text: string): string[] => analyse(text).categories.map(({ id }) => id);
