import { wordAt } from '../focus.ts';
import { variantsOf } from '../variants.ts';
import { slotDistractors, strongForms } from '../verbs/index.ts';
import { candidates, type Pupil } from './candidates.ts';
import { isPronounceable, isWord, type Exists } from './filter.ts';
import type { Misspelling } from './misspellings.ts';
import { shapeOf } from './shape.ts';

export interface ContextOptions extends Pupil {
  exists: Exists;
  /** Infinitive, where the word is a form of a verb. */
  lemma?: string;
  /** How many are wanted at most; 8 unless told. */
  limit?: number;
}

/** In a sentence the error that is a word itself is the one to watch for. */
const IS_A_WORD = 1.5;

/**
 * What children write for a word in its sentence (X7): existing words too, of which only the sentence tells that they
 * are wrong (wordt for word, reis for rijs). Without the word as a whole in the sentence there are none.
 */
export function contextDistractors(word: string, sentence: string, options: ContextOptions): Misspelling[] {
  const shape = shapeOf(word, options.variant === 'be', options.category);
  if (shape.word === '' || wordAt(sentence, shape.word) === undefined) return [];
  const variants = variantsOf(shape.word);
  const found = new Map<string, Misspelling & { score: number }>();
  const add = (entry: Misspelling & { score: number }) => {
    const isAboutCapitals = options.category === 'capital-letters' && shape.word !== shape.text;
    if (entry.text.toLowerCase() === shape.text && !(isAboutCapitals && entry.rule === 'D50')) return;
    if (!isPronounceable(entry.text) || variants.includes(entry.text)) return;
    const known = found.get(entry.text);
    if (!known || known.score < entry.score) found.set(entry.text, entry);
  };
  for (const { text, rule, category, score } of candidates(shape, options))
    if (!text.includes(' '))
      add({ text, rule: rule.id, category, score: isWord(text, options.exists) ? score * IS_A_WORD : score });
  if (options.lemma !== undefined) {
    const category = shape.findings.find(({ id }) => id.startsWith('verb-'))?.id ?? options.category;
    for (const [at, text] of slotDistractors(options.lemma, shape.text).entries())
      add({
        text,
        rule: ruleOf(shape.text, text),
        category: category ?? 'verb-present-t',
        score: 2 - at / 20,
      });
  }
  return [...found.values()]
    .sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1))
    .slice(0, options.limit ?? 8)
    .map(({ text, rule, category }) => ({ text, rule, category }));
}

/** The rule that one form in place of another breaks. */
function ruleOf(right: string, wrong: string): string {
  if (strongForms(right).some(({ weak }) => weak === wrong)) return 'D60';
  const isPast = (form: string) => /[dt]en?$/.test(form);
  if (!isPast(wrong)) return 'D56';
  if (!isPast(right)) return 'D56';
  if (/(dd|tt)en?$/.test(right)) return 'D58';
  return /[vz]den?$/.test(wrong) ? 'D59' : 'D57';
}
