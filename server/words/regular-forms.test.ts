import { expect, it } from 'vitest';
import { openDictionary } from './dictionary.ts';
import { checkWords, openOwnWords } from './own-words.ts';

const words = openOwnWords();
const all = [...'abdghklmprstvwz'].flatMap((letter) =>
  openDictionary()
    .startingWith(letter)
    .filter((word) => /^[a-zëïöü']{5,14}$/.test(word)),
);
const exists = new Set(all);
const verdictOf = (typed: string, known = words) => [...checkWords(typed, known, true)][0]!.verdict;

/** How many of a hundred words of a kind are called misspelled when the word list lacks just that word. */
function doubted(isOfKind: (word: string) => boolean): number {
  const kind = all.filter(isOfKind);
  const some = Array.from({ length: 100 }, (_, i) => kind[Math.floor((i * kind.length) / 100)]!);
  return some.filter((word) => {
    const spellings = (form: string) => words.dictionary.spellings(form).filter((one) => one !== word);
    return verdictOf(word, { ...words, dictionary: { ...words.dictionary, spellings } }) === 'misspelled';
  }).length;
}

it.each([
  // Without the rules 51, 40, 40, 60 and 57.
  ['diminutives', /[^aeiou]jes?$/, 12],
  ['plurals on -en', /[^aeioutd]en$/, 25],
  ['plurals on -s', /(?:el|er|or|[aiou]')s$/, 10],
  ['forms of weak verbs', /^(?:ge|be|ver|ont)?[a-z]{3,}(?:ten|den|end|ende)$/, 20],
] as const)(
  '%s of words that it knows are hardly doubted, though they are not in the list',
  (_, ends, most) => {
    expect(doubted((word) => ends.test(word))).toBeLessThanOrEqual(most);
  },
);

it('separable verbs and compounds of known words are hardly doubted either', () => {
  const before = /^(?:op|aan|af|uit|mee|weg|terug)(?=[a-z]{5,}en$)/;
  expect(doubted((word) => before.test(word) && exists.has(word.replace(before, '')))).toBeLessThanOrEqual(3);
});

it('what is made by another rule than the one that holds is asked about', () => {
  const wrong =
    'raamtje bloemtje boomtje koningje hantje hoetje bliktje bomentje kinden schippen dakken muuren jonges loopte geloopt gezwemt verhuiste antwoorde bedoelte gebeurte erten raampie';
  for (const typed of wrong.split(' ')) expect(verdictOf(typed), typed).toBe('misspelled');
  const right =
    'wandje zandje koninkje bommetje autootje cafeetje leeuwtje sterretje armpje motortje gitaartjes opvegen afgeplakt';
  for (const typed of right.split(' ')) expect(verdictOf(typed), typed).toBe('found');
});
