import { createRng, FORMS, type Dealt, type Form, type Kind } from '../exercise/index.ts';
import { SPELLING_IDS, type CategoryId } from './catalogue/ids.ts';
import { practisedCategory } from './catalogue/practice.ts';
import { everydayLexicon, NO_MEDIA } from './everyday.ts';
import { makeExercise } from './make/index.ts';
import { wordFor, type NoWord, type WordFacts } from './own-word.ts';
import type { ExerciseRequest, Lexicon, Media } from './request.ts';
import type { Word } from './word.ts';

/** What an exercise may be made with; all of it may be left out. */
export interface ExerciseOptions extends WordFacts {
  /** How a `choose`, `judge` or `read` exercise asks; any way that fits unless told. */
  kind?: Kind;
  /** No wrong word images on the screen; true unless told. */
  noMisspellings?: boolean;
  /** How many wrong options or extra tiles are wished for; 3 unless told. */
  distractors?: number;
  /** The most options, buckets or extra tiles that can be shown; 4 unless told. */
  cap?: number;
  /** Words to lay beside it, and which spellings exist; else the everyday words that the analyser knows. */
  lexicon?: Lexicon;
  media?: Media;
}

/** Why no exercise could be made. */
export type Why = NoWord | 'form' | 'category' | 'sentence' | 'pieces' | 'bucket' | 'kind' | 'others';

/** No exercise, and why not, in Dutch for who made the list. */
export interface Unmade {
  unmade: Why;
  text: string;
}

const TEXTS: Record<Why, string> = {
  empty: 'Hier staat geen woord.',
  'too-long': 'Dit woord is te lang.',
  letters: 'Hierin staat iets anders dan letters.',
  'several-words': 'Dit is meer dan één woord.',
  'verb-needs-sentence':
    'Een werkwoordsvorm wordt in zijn zin gevraagd: de zin, het hele werkwoord en de vorm horen erbij.',
  'other-category': 'Dit woord hoort niet bij deze categorie.',
  form: 'Deze opgavevorm bestaat niet.',
  category: 'Deze categorie bestaat niet.',
  sentence: 'Hier is een zin van drie tot negen woorden nodig, met het woord erin.',
  pieces: 'Aan dit woord is niets te knippen of te leggen.',
  bucket: 'Dit woord past in geen van de bakken.',
  kind: 'Op deze manier is dit woord niet te vragen.',
  others: 'Er is niets wat goed naast dit woord past.',
};

const unmade = (why: Why): Unmade => ({ unmade: why, text: TEXTS[why] });

/** Sentences for a word that has none: about the word, so that any word fits. */
const CARRIERS = ['Ik lees het woord _.', 'Hier staat het woord _.', 'Schrijf jij het woord _?'];

/** How often it is tried to come upon the wished kind. */
const TURNS = 40;

/**
 * Makes one exercise about any Dutch word, in any of the eight forms; the same input always gives the same. Never throws:
 * what can't be made is told, with the reason.
 */
export function exercise(
  form: Form,
  word: string | Word,
  category: CategoryId,
  seed: string,
  options: ExerciseOptions = {},
): Dealt | Unmade {
  if (!FORMS.includes(form)) return unmade('form');
  if (!SPELLING_IDS.includes(category)) return unmade('category');
  const asked = typeof word === 'string' ? wordFor(word, category, options) : word;
  if ('refused' in asked) return unmade(asked.refused);
  const { kind, noMisspellings = true, distractors = 3, cap = 4, media = NO_MEDIA } = options;
  const request: Omit<ExerciseRequest, 'rng'> = {
    id: 'e1',
    form,
    word: withSentence(asked, form, seed),
    category: practisedCategory(category),
    lexicon: options.lexicon ?? everydayLexicon(asked.text),
    media,
    distractors,
    cap,
    noMisspellings,
  };
  for (let turn = 0; turn < (kind === undefined ? 1 : TURNS); turn++) {
    const made = makeExercise({ ...request, rng: createRng(`${seed}/${turn}`) });
    if (!made) break;
    if (kind === undefined || ('kind' in made.exercise && made.exercise.kind === kind)) return made;
  }
  return unmade(kind === undefined ? whyNot(request) : 'kind');
}

/** What is read or put in order is a sentence: a word that has none gets a plain one. */
function withSentence(word: Word, form: Form, seed: string): Word {
  if (word.sentence !== undefined || (form !== 'read' && form !== 'order')) return word;
  return { ...word, sentence: createRng(seed).pick(CARRIERS).replace('_', word.text) };
}

function whyNot({ form, word }: Pick<ExerciseRequest, 'form' | 'word'>): Why {
  if ((word.homophone === true || word.lemma !== undefined) && word.sentence === undefined) return 'sentence';
  if (form === 'split' || form === 'build') return 'pieces';
  if (form === 'sort') return 'bucket';
  return form === 'order' ? 'sentence' : 'others';
}
