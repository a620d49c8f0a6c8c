import type { Dealt } from '../../engine/exercise/index.ts';
import { createCatalogue } from '../practice/catalogue.ts';
import type { MapCategory, Words } from '../practice/dealer.ts';
import { itemId } from '../words/practice-items.ts';

const IDS = [
  'ei-ij',
  'au-ou',
  'ng',
  'nk',
  'ch-cht',
  'eer',
  'aai',
  'eeuw',
  'f-v',
  'final-d-t',
  'open',
  'klinker',
];

const categories: MapCategory[] = IDS.map((id) => ({
  id,
  goal: `Schrijf ${id} goed`,
  sign: id.replace('-', '|'),
}));

const FORMS = new Set(['type', 'choose']);

/** Words of each category that the policy can choose from. */
const COUNT = 40;
const texts = Array.from({ length: COUNT }, (_, i) => `woord${i}`);

/** Words whose right answers a test knows: `woord3` typed, option `goed` chosen. No sorting. */
export const TEST_WORDS: Words = {
  categoriesOf: () => categories,
  category: (id) => categories.find((category) => category.id === id),
  line: IDS.map((id, i) => ({ id, groep: 4 + Math.floor(i / 4) })),
  items: {
    words: IDS.flatMap((category) =>
      texts.map((text, i) => ({ id: itemId(category, text), category, length: 3 + (i % 7) })),
    ),
    categories: IDS.map((id, i) => ({
      id,
      groep: 4 + Math.floor(i / 4),
      requires: i > 0 ? [IDS[i - 1]!] : [],
    })),
    ownWord: (word) => [{ difficulty: word.length / 10 }],
  },
  voiced: (dealt) => [...dealt],
  spoken: (text, variant) => ({ text, url: `/gesproken/${variant}/${encodeURIComponent(text)}` }),
  heardAt: (word, variant) => `/gesproken/${variant}/${encodeURIComponent(word)}`,
  asked: (matter) =>
    ('list' in matter
      ? matter.list.words.map(({ word }) => word)
      : IDS.includes(matter.category)
        ? texts
        : []
    ).map((text, i) => ({
      id: text,
      text,
      family: text,
      graphemes: text.length,
      difficulty: (i % 5) - 2,
      ...(i % 2 === 0 && { sentence: `Hier staat ${text} te lezen.` }),
    })),
  sound: (text, variant) => Promise.resolve(new TextEncoder().encode(`${variant}: ${text}`)),
  deal({ form, size, reserve = 0.4, seed, choose, ...matter }) {
    const own = 'list' in matter ? matter.list.words : [];
    const category = 'list' in matter ? IDS[0]! : matter.category;
    if (!FORMS.has(form) || !IDS.includes(category)) return [];
    return Array.from({ length: size + Math.ceil(size * reserve) }, (_, i): Dealt => {
      const text = choose?.(i, undefined) ?? own[i % own.length]?.word ?? `woord${i}`;
      const common = {
        id: `${seed.slice(0, 8)}-${i}`,
        category,
        prompt: { task: 'Doe het.' },
        secondChance: true,
      };
      const reveal = { text, from: 0, to: 1 };
      const rest = { wordId: text, reveal, hint: 'Luister nog eens.' };
      if (form === 'type') {
        return {
          exercise: { ...common, form: 'type', length: text.length },
          solution: { ...rest, answer: { form: 'type', text }, rules: {} },
        };
      }
      const options = ['goed', 'fout', 'mis'].map((id) => ({ id, text: id }));
      return {
        exercise: { ...common, form: 'choose', kind: 'grapheme', options },
        solution: { ...rest, answer: { form: 'choose', option: 'goed' }, rules: { fout: category } },
      };
    });
  },
};

/** Three games: one that types, one that chooses, one that sorts and else chooses, and has a shelf in the cabinet. */
export const TEST_CATALOGUE = createCatalogue([
  {
    id: 'bellenprikken',
    title: 'Bellen prikken',
    family: 'type/a',
    forms: ['type', 'choose'],
    round: 10,
    cap: 6,
    pace: 'C',
    explain: 'Doe mee.',
  },
  {
    id: 'piñata',
    title: 'Piñata',
    family: 'choose/b',
    forms: ['choose'],
    round: 12,
    cap: 4,
    pace: 'L',
    explain: 'Doe mee.',
  },
  {
    id: 'verfgooien',
    title: 'Verf gooien',
    family: 'sort/c',
    forms: ['sort', 'choose'],
    round: 18,
    cap: 4,
    pace: 'T',
    explain: 'Doe mee.',
    shelf: { title: 'Muurschilderingen', row: 1 },
  },
]);
