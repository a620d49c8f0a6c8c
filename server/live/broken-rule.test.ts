import { describe, expect, it } from 'vitest';
import { FORMS, judge, type Dealt, type Kind, type RawAnswer } from '../../engine/exercise/index.ts';
import { READING_IDS, SPELLING_IDS } from '../../engine/spelling/catalogue/index.ts';
import { SILENT_SPEAKER, wordsOf } from '../practice/words.ts';
import { createWordBank } from '../words/index.ts';
import { asOneRule, nameOfRule, ruleBroken, SLIP } from './broken-rule.ts';

const typed = (text: string, category: string, rules: Record<string, string> = {}): Dealt => ({
  exercise: {
    id: 'e1',
    form: 'type',
    category,
    prompt: { task: 'Typ het woord.' },
    length: text.length,
    secondChance: true,
  },
  solution: {
    answer: { form: 'type', text },
    wordId: text,
    reveal: { text, from: 0, to: text.length },
    hint: '',
    rules,
  },
});

const built = (tiles: readonly string[], extra: string, category: string): Dealt => {
  const all = [...tiles, extra].map((text, i) => ({ id: `t${i + 1}`, text }));
  return {
    exercise: {
      id: 'e1',
      form: 'build',
      category,
      prompt: { task: 'Leg het woord.' },
      slots: tiles.length,
      tiles: all,
      secondChance: true,
    },
    solution: {
      ...typed(tiles.join(''), category).solution,
      answer: { form: 'build', tiles: all.slice(0, -1).map(({ id }) => id) },
    },
  };
};

const ruleOf = (dealt: Dealt, given: RawAnswer) => ruleBroken(dealt, given, judge(dealt, given).rules);
const type = (word: string, category: string, text: string) =>
  ruleOf(typed(word, category), { form: 'type', text });

describe('a typed answer', () => {
  it('at the beginning of a sentence breaks no rule of capitals', () => {
    const shown = typed('Vogels', 'open-syllable');
    const dealt = { ...shown, solution: { ...shown.solution, accepted: ['vogels'] } };
    expect(ruleBroken(dealt, { form: 'type', text: 'voogels' }, [])).toBe('D01');
    expect(ruleBroken(dealt, { form: 'type', text: 'VOGELS' }, [])).toBe(SLIP);
  });

  it.each([
    ['paard', 'aai-ooi-oei', 'paart', 'D20', 'Eind-d of eind-t'],
    ['geit', 'ei-ij', 'gijt', 'D07', 'Korte ei of lange ij'],
    ['bomen', 'open-syllable', 'boomen', 'D01', 'Lange klank in open klankgroep dubbel'],
    ['bakker', 'closed-syllable', 'baker', 'D03', 'Enkele of dubbele medeklinker'],
    ['tob', 'final-b-p', 'tobb', 'D03', 'Enkele of dubbele medeklinker'],
    ['wordt', 'verb-present-dt', 'word', 'D56', 'd, t of dt bij werkwoorden'],
    ['cadeau', 'eau', 'cado', 'D39', 'eau klinkt als oo (cadeau)'],
    ["foto's", 'apostrophe-s', 'fotos', 'D45', 'Apostrof weg, te veel of verplaatst'],
    ['Utrecht', 'capital-letters', 'utrecht', 'D50', 'Hoofdletter'],
  ])('%s (%s) as %s breaks %s: %s', (word, category, text, rule, name) => {
    expect(type(word, category, text)).toBe(rule);
    expect(nameOfRule(rule)).toBe(name);
  });

  it('with several errors breaks the rule of the practised category, or else the first in the word', () => {
    expect(type('reistijd', 'final-d-t', 'rijstijt')).toBe('D20');
    expect(type('reistijd', 'ei-ij', 'rijstijt')).toBe('D07');
    expect(type('reistijd', 'compound-word', 'rijstijt')).toBe('D07');
  });

  it('with a slip of the fingers breaks no rule, and has a mark of its own', () => {
    expect(type('fiets', 'f-v', 'fiwts')).toBe(SLIP);
    expect(type('lamp', 'cvc', 'lamppp')).toBe(SLIP);
    expect(nameOfRule(SLIP)).toBe('Verschrijving');
  });

  it('that is another word altogether tells nothing', () => {
    expect(type('fiets', 'f-v', 'olifant')).toBeNull();
    expect(type('fiets', 'f-v', '')).toBeNull();
    expect(nameOfRule(null)).toBeUndefined();
  });

  it('keeps the rule that it was dealt with', () => {
    const dealt = typed('paard', 'final-d-t', { paart: 'D99' });
    expect(ruleOf(dealt, { form: 'type', text: 'paart' })).toBe('D99');
  });

  it('of any length is told', () => {
    expect(type('ijsberenvel', 'ei-ij', 'eisbeerenvel')).toBe('D07');
    // So much more was not meant as the word.
    for (let i = 0; i < 50; i++)
      expect(type('ijsberenvel', 'ei-ij', 'eisbeerevel'.padEnd(20 + i * 2, 'z'))).toBeNull();
  });
});

describe('another word, spelled right, that was taken for the asked one', () => {
  const heard = (kind: Kind, word: string, category: string, other: string): Dealt => ({
    exercise: {
      id: 'e1',
      form: 'choose',
      kind,
      category,
      prompt: { task: 'Welk woord hoor je?' },
      secondChance: true,
      options: [word, other].map((text) => ({ id: text, text })),
    },
    solution: {
      ...typed(word, category, { [other]: category }).solution,
      answer: { form: 'choose', option: word },
    },
  });
  const choose = (kind: Kind, word: string, category: string, other: string) =>
    ruleOf(heard(kind, word, category, other), { form: 'choose', option: other });

  it('breaks the rule only where the two differ by it', () => {
    expect(choose('word', 'ga', 'final-vowel', 'gum')).toBeNull();
    expect(choose('picture', 'koffie', 'closed-syllable', 'koffer')).toBeNull();
    expect(choose('word', 'ramen', 'open-syllable', 'rammen')).toMatch(/^D0/);
  });

  it('keeps the rule where letters or rules are chosen, and in reading', () => {
    expect(choose('rule', 'ga', 'final-vowel', 'kort')).toBe('final-vowel');
    expect(choose('word', 'minuten', 'read-multi-syllable', 'mochten')).toBe('read-multi-syllable');
  });
});

it('what teachers know as one rule has one id, whether it was chosen wrong or written wrong', () => {
  expect(asOneRule('D07')).toBe('ei-ij');
  expect(asOneRule('ei-ij')).toBe('ei-ij');
  expect(asOneRule('D53')).toBe('diminutive-etje-nkje');
  // One of several ways to break the rule of its category.
  expect(asOneRule('D03')).toBe('D03');
  expect(asOneRule('onbekend')).toBe('onbekend');
});

it(
  'every rule that a round of the word bank or of reading may name has a name for teachers',
  { timeout: 60_000 },
  () => {
    const bank = createWordBank();
    const words = wordsOf(bank, SILENT_SPEAKER);
    const ids = [...SPELLING_IDS, ...READING_IDS];
    const unnamed = ids.flatMap((category) =>
      FORMS.flatMap((form) => {
        const settings = { noMisspellings: false, tempo: 0.5 };
        const dealt = words.deal({ form, category, size: 3, cap: 4, settings, seed: 'een' });
        return dealt.flatMap(({ solution }) =>
          Object.values(solution.rules).filter((rule) => nameOfRule(rule) === undefined),
        );
      }),
    );
    expect(unnamed).toEqual([]);
  },
);

describe('laid tiles', () => {
  const paard = built(['p', 'aa', 'r', 'd'], 't', 'final-d-t');

  it('are read as a word, whole or one by one', () => {
    expect(ruleOf(paard, { form: 'build', tiles: ['t1', 't2', 't3', 't5'] })).toBe('D20');
    expect(ruleOf(paard, { form: 'build', slot: 3, tile: 't5' })).toBe('D20');
  });

  it('of the word itself in another order have no rule of their own, and are read too', () => {
    expect(nameOfRule(ruleOf(paard, { form: 'build', tiles: ['t1', 't2', 't4', 't3'] }))).toBe(
      'Medeklinker weg of verwisseld',
    );
  });

  it('that can not be tell nothing', () => {
    expect(ruleOf(paard, { form: 'build', slot: 60, tile: 't5' })).toBeNull();
    expect(ruleOf(paard, { form: 'build', tiles: [] })).toBeNull();
    expect(ruleOf(paard, { form: 'choose', option: 'o1' })).toBeNull();
  });
});
