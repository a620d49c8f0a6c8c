import { expect, test } from 'vitest';
import { createRng } from '../exercise/index.ts';
import {
  changeBetween,
  firstForm,
  makeMethodSet,
  makeSet,
  practisedPart,
  type MadeSet,
  type PoolWord,
  type SetWish,
} from './index.ts';
import { meanOf } from './pool.ts';

/** Words of a category, as hard as words of one are; each third has a sentence. */
function category(name: string, count: number, more: Partial<PoolWord> = {}): PoolWord[] {
  const rng = createRng(name);
  return Array.from({ length: count }, (_, i) => ({
    item: `${name}/${i}`,
    category: name,
    family: `${name} ${i}`,
    d: rng.next() + rng.next() + rng.next() - 1.5,
    v: 0.25,
    graphemes: 3 + rng.below(6),
    ...(i % 3 === 0 && { sentence: `Zin ${i}.` }),
    ...more,
  }));
}
const BANK = [...category('a', 120), ...category('b', 120), ...category('c', 120), ...category('d', 90)];
const wish = (more: Partial<SetWish> = {}): SetWish => ({
  seed: 'seed',
  goals: ['a', 'b', 'c'],
  words: BANK,
  size: 'whole',
  forms: 2,
  groep: 5,
  ...more,
});
const ofForm = ({ items }: MadeSet, form: string, role?: string) =>
  items.filter((item) => item.form === form && (role === undefined || item.role === role));

test('a test of a plan has its shares in each form, spread over the goals', () => {
  const made = makeSet(wish());
  for (const form of ['A', 'B']) {
    const count = (role: string) => ofForm(made, form, role).length;
    expect([count('nieuw'), count('zin'), count('controle')]).toEqual([30, 8, 6]);
    const perGoal = Map.groupBy(ofForm(made, form, 'nieuw'), ({ item }) => item.split('/')[0]!);
    expect([...perGoal.values()].map(({ length }) => length)).toEqual([10, 10, 10]);
    expect(ofForm(made, form).map(({ n }) => n)).toEqual(Array.from({ length: 44 }, (_, i) => i + 1));
    const parts = [...Map.groupBy(ofForm(made, form), ({ part }) => part).values()];
    expect(parts.map(({ length }) => length)).toEqual([18, 18, 8]);
    expect(parts.at(-1)!.every(({ role, sentence }) => role === 'zin' && sentence !== undefined)).toBe(true);
    expect(ofForm(made, form, 'controle').every(({ item }) => item.startsWith('d/'))).toBe(true);
  }
  expect(made.notices).toEqual([]);
  expect(made.reserved.length).toBe(88);
  expect(new Set(made.reserved.map(({ family }) => family)).size).toBe(88);
  const goals = ['a', 'b', 'c', 'd'];
  const four = makeSet(wish({ goals, size: 'short' }));
  expect(ofForm(four, 'A').length).toBe(24);
  expect(() => makeSet(wish({ goals: [] }))).toThrow(RangeError);
});

// Acceptance of care, case 13.
test('the same wish makes the same test, in whatever order words come; another seed makes another', () => {
  const made = JSON.stringify(makeSet(wish()));
  expect(JSON.stringify(makeSet(wish({ words: createRng('x').shuffle(BANK) })))).toBe(made);
  expect(JSON.stringify(makeSet(wish({ seed: 'other' })))).not.toBe(made);
});

// Acceptance of care, case 13.
test('forms are alike, or the test says that they are not', () => {
  const difficulty = new Map(BANK.map(({ item, d }) => [item, d]));
  let alike = 0;
  for (let seed = 0; seed < 1000; seed++) {
    const made = makeSet(wish({ seed: `${seed}` }));
    expect(new Set(made.reserved.map(({ family }) => family)).size).toBe(made.reserved.length);
    for (const name of ['a', 'b', 'c'])
      expect(120 - made.reserved.filter(({ item }) => item.startsWith(name)).length).toBeGreaterThanOrEqual(
        24,
      );
    const [a, b] = ['A', 'B'].map((form) => ofForm(made, form, 'nieuw'));
    const off = (of: (item: string) => boolean) =>
      Math.abs(
        meanOf(
          a!.filter(({ item }) => of(item)),
          ({ item }) => difficulty.get(item)!,
        ) -
          meanOf(
            b!.filter(({ item }) => of(item)),
            ({ item }) => difficulty.get(item)!,
          ),
      );
    const isAlike =
      off(() => true) <= 0.0501 &&
      ['a', 'b', 'c'].every((name) => off((item) => item.startsWith(name)) <= 0.1001);
    if (!made.notices.includes('forms-unlike')) {
      expect(isAlike).toBe(true);
      alike++;
    }
  }
  expect(alike).toBeGreaterThanOrEqual(950);
});

// Acceptance of care, case 14.
test('what stays to be practised: few words make a short test, which says so', () => {
  const made = makeSet(wish({ goals: ['a'], words: [...category('a', 50), ...category('d', 90)] }));
  expect([ofForm(made, 'A', 'nieuw').length, ofForm(made, 'A', 'zin').length]).toEqual([12, 0]);
  expect(made.notices).toContain('few-new');
  // Of so few words even none and then all right is not called clear.
  const scored = (form: string, right: boolean) => ({
    words: ofForm(made, form, 'nieuw').map((word) => ({ ...word, right })),
    mode: 'scherm',
  });
  expect(changeBetween(scored('A', false), scored('B', true)).finding).toBe('likely-up');
  expect(makeSet(wish({ goals: ['a'], words: category('a', 24) })).items).toEqual([]);
});

test('a family is asked once, and not when one of it was asked this year', () => {
  const families = category('a', 120).map((word, i) => ({ ...word, family: `f${Math.floor(i / 2)}` }));
  const made = makeSet(wish({ goals: ['a'], words: families, size: 'short' }));
  expect(new Set(made.reserved.map(({ family }) => family)).size).toBe(made.reserved.length);
  const asked = BANK.map((word, i) =>
    word.category === 'a' && i < 40 ? { ...word, askedDaysAgo: 200 } : word,
  );
  const fresh = makeSet(wish({ words: asked }));
  const out = new Set(asked.filter(({ askedDaysAgo }) => askedDaysAgo !== undefined).map(({ item }) => item));
  expect(fresh.items.filter(({ item }) => out.has(item))).toEqual([]);
  expect(fresh.notices).toEqual([]);
  // Where too few are left, what was asked longer than three months ago is taken, and that is said.
  const all = BANK.map((word, i) =>
    word.category === 'a' ? { ...word, askedDaysAgo: i < 60 ? 30 : 200 } : word,
  );
  const back = makeSet(wish({ words: all }));
  expect(back.notices).toContain('asked-before');
  const recent = new Set(all.filter(({ askedDaysAgo }) => askedDaysAgo === 30).map(({ item }) => item));
  expect(back.items.filter(({ item }) => recent.has(item))).toEqual([]);
});

test('the order: no category twice on end, an easy word first and last', () => {
  for (let seed = 0; seed < 50; seed++) {
    const form = ofForm(makeSet(wish({ seed: `${seed}` })), 'A').filter(({ role }) => role !== 'zin');
    const names = form.map(({ item }) => item.split('/')[0]);
    expect(names.filter((name, i) => i > 0 && name === names[i - 1]).length).toBeLessThanOrEqual(1);
    const mean = meanOf(form, ({ d }) => d);
    const easy = form.filter(({ d }) => d <= mean - 1).length;
    if (easy > 0) expect(form[0]!.d).toBeLessThanOrEqual(mean - 1);
    if (easy > 1) expect(form.at(-1)!.d).toBeLessThanOrEqual(mean - 1);
  }
});

// Acceptance of care, case 13: with which form.
test('three forms, and with which of two a pupil begins', () => {
  const made = makeSet(wish({ goals: ['a', 'b'], forms: 3, size: 'short', words: BANK }));
  expect(['A', 'B', 'C'].map((form) => ofForm(made, form, 'nieuw').length)).toEqual([20, 20, 20]);
  expect([firstForm({ A: 1, B: 0 }, 's', 'p'), firstForm({ A: 0, B: 1 }, 's', 'p')]).toEqual(['B', 'A']);
  const first = Array.from({ length: 2000 }, (_, i) => firstForm({ A: 0, B: 0 }, 'set', `pupil ${i}`));
  expect(Math.abs(first.filter((form) => form === 'A').length / 2000 - 0.5)).toBeLessThan(0.05);
});

test('practised words: by chance, spread over goals, about as hard, and none when there are few', () => {
  const practised = ['a', 'b', 'c'].flatMap((name) =>
    category(name, 40, { d: 0.6 }).map((word, i) => ({ ...word, d: i % 2, askedHoursAgo: i < 4 ? 10 : 100 })),
  );
  const part = practisedPart('seed', practised, 0.1);
  expect(part.length).toBe(12);
  expect([...Map.groupBy(part, (word) => word.category).values()].map(({ length }) => length)).toEqual([
    4, 4, 4,
  ]);
  expect(Math.abs(meanOf(part, ({ d }) => d) - 0.1)).toBeLessThanOrEqual(0.25);
  expect(part.every(({ item }) => Number(item.split('/')[1]) >= 4)).toBe(true);
  expect(practisedPart('seed', practised.slice(4, 11), 0)).toEqual([]);
});

test('a method test: two thirds practised, and whole sentences apart', () => {
  const words = BANK.map((word, i) => ({ ...word, practised: i % 2 === 0 }));
  const made = makeMethodSet({ seed: 's', words, size: 24, sentences: 4, groep: 4 });
  const count = (role: string) => made.filter((item) => item.role === role).length;
  expect([count('oefen'), count('nieuw'), count('zin'), made.length]).toEqual([16, 8, 4, 28]);
  expect(Math.max(...[...Map.groupBy(made, ({ part }) => part).values()].map(({ length }) => length))).toBe(
    12,
  );
  const unpractised = words.map((word) => ({ ...word, practised: false }));
  expect(makeMethodSet({ seed: 's', words: unpractised, size: 20, sentences: 0, groep: 7 }).length).toBe(20);
  expect(makeMethodSet({ seed: 's', words: [], size: 20, sentences: 2, groep: 7 })).toEqual([]);
});
