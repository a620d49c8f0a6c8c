import { expect, it } from 'vitest';
import { EXAMPLES } from '../catalogue/examples.ts';
import type { CategoryId } from '../catalogue/ids.ts';
import { analyse } from './index.ts';

const found = (word: string) => analyse(word).categories.map(({ id }) => id);
const spots = (word: string, id: CategoryId) =>
  analyse(word)
    .categories.filter((finding) => finding.id === id)
    .map(({ from, to }) => `${word.slice(0, from)}[${word.slice(from, to)}]${word.slice(to)}`);
const examples = Object.entries(EXAMPLES).map(
  ([id, words]) => [id as CategoryId, words.split(', ')] as const,
);

/** Participles used as adjectives look like any other adjective: only a sentence shows them. */
const NOT_BY_FORM: CategoryId[] = ['verb-participle-adjective'];

it.each(examples.filter(([id]) => !NOT_BY_FORM.includes(id)))('finds %s in its examples', (id, words) => {
  expect(words.filter((word) => !found(word).includes(id))).toEqual([]);
});

it.each<[string, ...CategoryId[]]>([
  ['rechthoek', 'th'],
  ['nachthemd', 'th', 'nk'],
  ['gasthuis', 'th'],
  ['onthullen', 'th'],
  ['perzik', 'i-as-ie', 'open-syllable'],
  ['monnik', 'i-as-ie'],
  ['zeven', 'lengthen-fv-sz'],
  ['boven', 'lengthen-fv-sz'],
  ['roze', 'lengthen-fv-sz'],
  ['ijzeren', 'lengthen-fv-sz'],
  ['zuster', 'compound-word', 'linking-s'],
  ['kapper', 'compound-word'],
  ['bedding', 'compound-word'],
  ['bakkers', 'compound-word'],
  ['pannetje', 'compound-word'],
  ['trompet', 'compound-word'],
  ['aangeven', 'ng'],
  ['ongeluk', 'ng'],
  ['tango', 'ng'],
  ['buitengewoon', 'ng'],
  ['aangeraakt', 'verb-present-t'],
  ['aankijken', 'nk'],
  ['tuinkabouter', 'nk'],
  ['koelkast', 'hidden-schwa'],
  ['beter', 'prefix-be-ge-ver'],
  ['gevel', 'prefix-be-ge-ver'],
  ['tegel', 'prefix-be-ge-ver'],
  ['gelijk', 'suffix-ig-lijk'],
  ['tuig', 'suffix-ig-lijk'],
  ['moeilijk', 'ei-ij'],
  ['bijzonder', 'ei-ij', 'two-sign-syllable'],
  ['ongelukkig', 'open-syllable'],
  ['opgewonden', 'open-syllable'],
  ['teleurgesteld', 'open-syllable'],
  ['afscheid', 'suffix-heid-teit'],
  ['cadeau', 'au-ou'],
  ['route', 'au-ou'],
  ['brooddoos', 'closed-syllable'],
  ['voorrang', 'closed-syllable'],
  ['onnut', 'closed-syllable'],
  ['kachel', 'closed-syllable', 'open-syllable'],
  ['kastanje', 'diminutive-basic'],
  ['plaatje', 'diminutive-long-vowel'],
  ['chloor', 'ch-as-sj', 'ch-cht'],
  ['dragen', 'g-as-zj'],
  ['geleidelijk', 'g-as-zj'],
  ['adres', 'latin-prefix'],
  ['adder', 'latin-prefix'],
  ['volgens', 'plural-s'],
  ['wens', 'plural-s'],
  ['logisch', 'sch-schr', 'ch-cht'],
  ['keukentafel', 'linking-en'],
  ['ijskast', 'linking-s'],
  ['museum', 'two-sign-syllable'],
  ['kast', 'final-d-t'],
  ['loopt', 'final-d-t'],
  ['loeit', 'final-d-t'],
  ['stoort', 'final-d-t'],
  ['adviseert', 'final-d-t'],
  ['gebouwd', 'final-d-t'],
  ['opgeruimd', 'final-d-t'],
  ['versleet', 'final-d-t'],
  ['elektrische', 'sch-schr'],
  ['aangemeld', 'open-syllable'],
  ['achterlaten', 'compound-word'],
  ["'s morgens", 'plural-s'],
  ["'s zondags", 'compound-word', 'linking-s'],
  ['immens', 'plural-s'],
  ['missen', 'english-loanword'],
  ['lammetje', 'loan-double-consonant'],
  ['prestige', 'suffix-ig-lijk'],
  ['beamer', 'prefix-be-ge-ver'],
  ['gemeld', 'open-syllable'],
  ['hersenen', 'open-syllable'],
  ['oefeningen', 'open-syllable'],
  ['veranderingen', 'open-syllable'],
  ['bankstel', 'mute-e'],
])('does not take %s for %s', (word, ...ids) => {
  expect(found(word).filter((id) => ids.includes(id))).toEqual([]);
});

it.each([
  ['gebied', 'final-d-t'],
  ['gezondheid', 'final-d-t'],
  ['hoofdwond', 'final-d-t'],
  ['verkeerd', 'final-d-t'],
  ['afspreken', 'open-syllable'],
  ['opeten', 'open-syllable'],
  ['ontsteken', 'open-syllable'],
  ['waarnemingen', 'open-syllable'],
  ['investering', 'open-syllable'],
  ['ontdekkingsreiziger', 'compound-word', 'linking-s', 'ng'],
  ['ruggengraat', 'linking-en'],
  ['achterdeur', 'compound-word'],
  ['ingenieur', 'eer-oor-eur'],
  ['zoom', 's-z'],
  ['ui', 'cvc'],
])('takes %s for %s', (word, ...ids) => {
  expect([...found(word)]).toEqual(expect.arrayContaining(ids));
});

it('points at the letters that the category concerns', () => {
  expect(spots('bommen', 'closed-syllable')).toEqual(['bo[mm]en']);
  expect(spots('leeuwen', 'eeuw-ieuw-uw')).toEqual(['lee[uw]en']);
  expect(spots('kraaien', 'aai-ooi-oei')).toEqual(['kraa[i]en']);
  expect(spots('accent', 'c-as-k')).toEqual(['a[c]cent']);
  expect(spots('accent', 'c-as-s')).toEqual(['ac[c]ent']);
  expect(spots('hondenhok', 'linking-en')).toEqual(['hond[en]hok']);
  expect(spots('moeilijke', 'suffix-ig-lijk')).toEqual(['moei[lijk]e']);
  expect(spots('banaan', 'open-syllable')).toEqual(['b[a]naan']);
  expect(spots('operatie', 'open-syllable')).toEqual(['[o]peratie', 'op[e]ratie', 'oper[a]tie']);
});

it('marks what only a list can know, and what only a sentence could', () => {
  const certainty = (word: string, id: CategoryId) =>
    analyse(word).categories.find((f) => f.id === id)?.certainty;
  expect(certainty('chef', 'ch-as-sj')).toBe('lexicon');
  expect(certainty('kachel', 'ch-cht')).toBe('rule');
  expect(certainty('speelt', 'verb-present-t')).toBe('guess');
});

it.each(['gespeeld', 'opgeruimd', 'omgedraaid', 'verteld'])('sees that %s may be a participle', (word) => {
  const spot = analyse(word).categories.find(({ id }) => id === 'verb-participle-weak');
  expect(spot).toMatchObject({ from: word.length - 1, to: word.length, certainty: 'guess' });
});
