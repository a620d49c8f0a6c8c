import { expect, it } from 'vitest';
import { SPELLING_CATEGORIES } from '../catalogue/index.ts';
import { RULES } from './index.ts';

/** Rules that are the only ones of a category, but go further than it: why they have a name of their own. */
const WIDER: Readonly<Record<string, string>> = {
  D12: 'also -je and the start of be-',
  D45: "also 's morgens and omaatje",
  D56: 'all of the present tense, and the participle',
  D57: 'also the participle before a noun',
  D61: 'words of every kind, with clusters or without',
};

it('a rule that is all that can go wrong in a category has the name of the category', () => {
  const first = Map.groupBy(RULES, ({ categories }) => categories[0]);
  const apart = SPELLING_CATEGORIES.flatMap(({ id, title }) => {
    const [only, ...others] = first.get(id) ?? [];
    if (!only || others.length > 0 || WIDER[only.id]) return [];
    return only.name === title ? [] : [`${only.id} “${only.name}”, ${id} “${title}”`];
  });
  expect(apart).toEqual([]);
});

it('no name is nearly that of another: a part of it, or the same in other letters', () => {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L} ]/gu, '');
  const names = [
    ...new Set([...RULES.map(({ name }) => name), ...SPELLING_CATEGORIES.map(({ title }) => title)]),
  ];
  const near = names.flatMap((one) =>
    names
      .filter((other) => other !== one && ` ${plain(other)} `.includes(` ${plain(one)} `))
      .map((other) => `${one} / ${other}`),
  );
  expect(near).toEqual([]);
});
