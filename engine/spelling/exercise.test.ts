import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FORMS, judge, KINDS, type Dealt, type Form, type Kind } from '../exercise/index.ts';
import { EXAMPLES } from './catalogue/examples.ts';
import { exercise, type ExerciseOptions, type Unmade, type Word } from './index.ts';
import { SPELLING_IDS, type CategoryId } from './catalogue/ids.ts';
import { everydayLexicon } from './everyday.ts';
import { inSentence } from './focus.ts';

const read = (name: string) => readFileSync(new URL(`../../assets/words/${name}`, import.meta.url), 'utf8');

/** Words of a category that teachers could paste: examples of the catalogue, verb forms with their sentence. */
function* wordsOf(category: CategoryId): Iterable<[word: string, options: ExerciseOptions]> {
  for (const word of EXAMPLES[category]?.split(', ') ?? []) yield [word, {}];
  const [head = '', ...lines] = read(`lists/${category}.tsv`).trim().split('\n');
  const columns = head.split('\t');
  for (const line of lines) {
    const cell = (name: string) => line.split('\t')[columns.indexOf(name)] ?? '';
    const facts = { sentence: cell('sentence'), lemma: cell('lemma'), verbForm: cell('form') };
    yield [cell('word'), category.startsWith('verb-') ? facts : {}];
  }
}

/** Exercises of each category in each form. */
const ENOUGH = 3;

const isMade = (made: Dealt | Unmade): made is Dealt => 'exercise' in made;
const expectRight = (made: Dealt) => expect(judge(made, made.solution.answer).right).toBe(true);

describe.each(SPELLING_IDS)('%s', (category) => {
  it.each(FORMS)('makes exercises in %s, or says why not', (form) => {
    let count = 0;
    for (const [word, options] of wordsOf(category)) {
      if (count === ENOUGH) break;
      const made = exercise(form, word, category, 'een', options);
      if (!isMade(made)) expect(made.text).toMatch(/^\p{Lu}.*\.$/u);
      else {
        count++;
        expectRight(made);
        expect(made.exercise).toMatchObject({ form, category });
        expect(exercise(form, word, category, 'een', options)).toEqual(made);
      }
    }
    expect(count).toBe(ENOUGH);
  });
});

/** Words with pictures, as the server has them. */
const pictured = everydayLexicon('geit').words.map((word) => ({
  ...word,
  picture: word.text,
  exactPicture: true,
}));
const lexicon = { ...everydayLexicon('geit'), words: pictured, pictured };
const media = {
  speech: (text: string) => ({ text, url: '' }),
  picture: ({ text }: { text: string }) => ({ name: text, url: `/${text}`, alt: text }),
};

describe('each kind', () => {
  const kinds = (form: Form): readonly Kind[] => (form === 'read' ? ['picture', 'word'] : KINDS);
  const geit: Word = {
    id: 'geit',
    text: 'geit',
    graphemes: ['g', 'ei', 't'],
    syllables: ['geit'],
    groep: 4,
    picture: 'geit',
    spots: [{ category: 'ei-ij', from: 1, to: 3 }],
    exactPicture: true,
    sentence: 'De geit eet gras.',
  };
  it.each((['choose', 'judge', 'read'] as const).flatMap((form) => kinds(form).map((kind) => [form, kind])))(
    'can be wished for: %s %s',
    (form, kind) => {
      // A gap of letters or a rule that has a name: not every category has both.
      const [word, category] =
        kind === 'rule'
          ? (['bomen', 'open-syllable'] as const)
          : kind === 'word' && form !== 'read'
            ? (['kat', 'cvc'] as const)
            : ([geit, 'ei-ij'] as const);
      const options = { kind, lexicon, media, noMisspellings: false } as ExerciseOptions;
      const made = exercise(form as Form, word, category, 'een', options);
      expect(made).toMatchObject({ exercise: { form, kind } });
    },
  );

  it('that shows a misspelling is only made where that is allowed', () => {
    expect(exercise('choose', 'trein', 'ei-ij', 'een', { kind: 'misspelling' })).toEqual({
      unmade: 'kind',
      text: 'Op deze manier is dit woord niet te vragen.',
    });
  });
});

describe('any word', () => {
  it('that is in no list is asked in all forms', () => {
    for (const form of FORMS) {
      const made = exercise(form, 'kameleonstaarten', 'open-syllable', 'een');
      expect(isMade(made), form).toBe(true);
    }
    expect(exercise('order', 'vleermuizenhotel', 'closed-syllable', 'a')).toMatchObject({
      unmade: 'other-category',
    });
  });

  it('without anything hard is written as it sounds', () => {
    expect(isMade(exercise('type', 'jas', 'cvc', 'een'))).toBe(true);
    expect(exercise('type', 'oma', 'cvc', 'een')).toMatchObject({ unmade: 'other-category' });
  });

  it('has another exercise for another seed, and a sentence of its own where it is given', () => {
    const of = (seed: string) => JSON.stringify(exercise('choose', 'trein', 'ei-ij', seed));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(of)).size).toBeGreaterThan(1);
    const made = exercise('order', 'trein', 'ei-ij', 'een', { sentence: 'De trein rijdt snel.' });
    expect(isMade(made) && made.solution.reveal.text).toBe('De trein rijdt snel.');
  });
});

describe('what can not be made', () => {
  it.each([
    ['type', '', 'ei-ij', 'empty'],
    ['type', 'a'.repeat(400), 'ei-ij', 'too-long'],
    ['type', '🚂', 'ei-ij', 'letters'],
    ['type', 'de trein rijdt', 'ei-ij', 'several-words'],
    ['type', 'kat', 'ei-ij', 'other-category'],
    ['type', 'wordt', 'verb-present-dt', 'verb-needs-sentence'],
    ['split', 'trein', 'ei-ij', 'pieces'],
    ['split', 'veiligheidsmaatregel', 'ei-ij', 'pieces'],
    ['dansen', 'trein', 'ei-ij', 'form'],
    ['type', 'trein', 'ei-y', 'category'],
    ['type', 'trein', '__proto__', 'category'],
  ])('%s %s %s: %s', (form, word, category, unmade) => {
    expect(exercise(form as Form, word, category as CategoryId, 'een')).toMatchObject({ unmade });
  });

  it('has too long a sentence', () => {
    const sentence = 'De trein rijdt vandaag heel erg snel door het mooie weidse land.';
    expect(exercise('order', 'trein', 'ei-ij', 'een', { sentence })).toMatchObject({ unmade: 'sentence' });
  });
});

describe('a word with which its sentence begins', () => {
  const inGap = (word: string, category: CategoryId, sentence: string, more = {}) => {
    for (let seed = 0; seed < 40; seed++) {
      const made = exercise('type', word, category, `zin ${seed}`, { sentence, ...more });
      if ('exercise' in made && made.exercise.prompt.text?.includes('___')) return made;
    }
    throw new Error(`${word} is not asked in its sentence`);
  };
  const isRight = (made: Dealt, text: string) => judge(made, { form: 'type', text }).right;

  it.each([
    ["'s avonds", 'apostrophe-s-time', "'s Avonds lees ik een boek.", "'s Avonds"],
    ["'s avonds", 'apostrophe-s-time', '\u2019s Avonds lees ik een boek.', "'s Avonds"],
    ['één', 'e-acute', 'Eén kind mist vandaag.', 'Eén'],
    ['ijs', 'ei-ij', 'IJs is koud.', 'IJs'],
    ['vogels', 'open-syllable', 'Vogels zitten in de boom.', 'Vogels'],
    ['tafel', 'mute-e', 'Kijk! Tafel en stoel staan klaar.', 'Tafel'],
  ] as const)('is right with a capital and without: %s', (word, category, sentence, shown) => {
    const made = inGap(word, category, sentence);
    expect(made.solution.reveal.text).toBe(shown);
    expect(made.solution.answer).toEqual({ form: 'type', text: shown });
    expect(isRight(made, shown)).toBe(true);
    expect(isRight(made, word)).toBe(true);
    expect(isRight(made, word.toUpperCase())).toBe(false);
  });

  it('is shown with its capital whatever stands in the place of it', () => {
    const word = (text: string, sentence: string) => ({ text, sentence }) as Word;
    expect(inSentence(word("'s avonds", "'s Avonds lees ik."), "'s avonds")).toBe("'s Avonds lees ik.");
    expect(inSentence(word('ijs', 'IJs is koud.'), 'eis')).toBe('Eis is koud.');
    expect(inSentence(word('ijs', 'IJs is koud.'), 'ijs')).toBe('IJs is koud.');
    expect(inSentence(word('één', 'Eén kind mist.'), 'één')).toBe('Eén kind mist.');
    expect(inSentence(word('boom', 'Kijk, een boom.'), 'boon')).toBe('Kijk, een boon.');
  });

  it('takes no capital elsewhere, and says kindly that all else is right', () => {
    const made = inGap('vogels', 'open-syllable', 'Ik zie vogels in de lucht.');
    const { right, capital, rules } = judge(made, { form: 'type', text: 'Vogels' });
    expect({ right, capital, rules }).toEqual({ right: false, capital: 'one-capital', rules: [] });
    expect(made.solution.hints?.['one-capital']).toContain('Goed gespeld');
    expect(made.solution.hints?.['capitals']).toContain('Caps Lock');
    expect(made.exercise.secondChance).toBe(true);
  });

  it('leaves capitals to who practises them', () => {
    const made = exercise('type', 'Utrecht', 'capital-letters', 'een');
    if (!('exercise' in made)) throw new Error(made.text);
    expect(judge(made, { form: 'type', text: 'utrecht' })).toMatchObject({ right: false, rules: ['D50'] });
    expect(made.solution.hints?.['one-capital']).toBeUndefined();
  });
});

describe('cutting', () => {
  const cut = (word: string, category: CategoryId, cuts: number[]) => {
    const made = exercise('split', word, category, 'een');
    if (!('exercise' in made)) throw new Error(made.text);
    return judge(made, { form: 'split', cuts }).right;
  };

  it.each([
    ['poortje', 'diminutive-basic', [[5], [4]], [[3], [4, 5]]],
    ['bommen', 'closed-syllable', [[3], [2]], [[2, 3], [4]]],
    ['zingen', 'ng', [[3], [2]], [[4]]],
    ['boompje', 'diminutive-basic', [[4]], [[5], [3]]],
  ] as const)('%s is right as it is written and as it is heard', (word, category, right, wrong) => {
    for (const cuts of right) expect(cut(word, category, [...cuts]), String(cuts)).toBe(true);
    for (const cuts of wrong) expect(cut(word, category, [...cuts]), String(cuts)).toBe(false);
  });

  it('is not asked of a word of which the letters do not tell the syllables', () => {
    expect(exercise('split', 'designer', 'english-loanword', 'een')).toHaveProperty('unmade');
    expect(exercise('split', 'spelletje', 'closed-syllable', 'een')).toHaveProperty('exercise');
  });
});

it('lays no tile with which another right spelling could be laid', () => {
  for (let seed = 0; seed < 20; seed++) {
    const made = exercise('build', 'maïs', 'trema', String(seed), { distractors: 4 });
    if (!('exercise' in made) || made.exercise.form !== 'build') throw new Error('not made');
    expect(made.exercise.tiles.map(({ text }) => text)).not.toContain('i');
  }
});
