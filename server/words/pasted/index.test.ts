import { expect, it } from 'vitest';
import { checkList, openOwnWords } from '../own-words.ts';

const words = openOwnWords();
const read = (text: string, asWords = false) =>
  checkList(text, words, asWords).flatMap(({ word }) => word ?? []);
const skipped = (text: string) =>
  checkList(text, words).flatMap(({ verdict, because, leftOut }) =>
    verdict === 'skipped' ? [[because, leftOut]] : [],
  );

it.each([
  ['o roos', 'roos'],
  ['§ vis\n» kaas\n→ peer\n✅ deur\n👉 raam\n☐ tuin', 'vis kaas peer deur raam tuin'],
  [
    'ii) bank\nXII. vloer\nIV schip\n1.1 stoel\n#7 tafel\nnr. 6 school\n[ ] lamp',
    'bank vloer schip stoel tafel school lamp',
  ],
])('bullets and numbers are no part of a word: %s', (text, expected) => {
  expect(read(text)).toEqual(expected.split(' '));
});

it.each([
  ['het lam (lammeren)', 'lam lammeren'],
  ['tafel (de)', 'tafel'],
  ['weg, de', 'weg'],
  ['tuin(en)', 'tuin tuinen'],
  ['huis (-zen)', 'huis huizen'],
  ["hobby ('s)", "hobby hobby's"],
  ['het schip (mv. schepen)', 'schip schepen'],
  ['lopen (liep, gelopen)', 'lopen liep gelopen'],
  ['baby → baby’s', "baby baby's"],
  ['mist & hagel', 'mist hagel'],
  ['kop en schotel', 'kop schotel'],
])('forms of a word and words beside it are words: %s', (text, expected) => {
  expect(read(text)).toEqual(expected.split(' '));
});

it.each([
  ['sol·daat', 'soldaat'],
  ['mo•ge•lijk', 'mogelijk'],
  ['ka–me–len', 'kamelen'],
  ['wor|tel', 'wortel'],
  ['fee - ën', 'feeën'],
  ['m o o i', 'mooi'],
  ['vakántie', 'vakantie'],
  ['ˈwater', 'water'],
  ['ofﬁcier', 'officier'],
  ['con­structie', 'constructie'],
  ['loca-\ntie', 'locatie'],
])(
  'marks of syllables, stress, ligatures and the end of a line are no part of a word: %s',
  (text, expected) => {
    expect(read(text)).toEqual([expected]);
  },
);

it('a sign that belongs to the word stays', () => {
  const own = ['zee-egel', 'vóór', 'één', 'crème brûlée', 'knäckebröd', 'auto-ongeluk', "'s avonds"];
  expect(read(own.join('\n'))).toEqual(own);
  // Each of the two may be meant.
  expect(read('kat/hond\nglas / glazen')).toEqual(['kat', 'hond', 'glas', 'glazen']);
});

it('a table gives the words of the columns whose head says so, with their sentences', () => {
  const table =
    'nr\tWoord\tCategorie\tZin\n1\tpaard\tlangermaakwoord\tHet paard rent.\n2\tboot\tklankvoet\t\n\tTotaal';
  expect(checkList(table, words).map(({ word, sentence, because }) => [word, sentence, because])).toEqual([
    [undefined, undefined, 'table'],
    ['paard', 'Het paard rent.', undefined],
    ['boot', undefined, undefined],
    ['totaal', undefined, undefined],
  ]);
  expect(read('woord;meervoud\nbrief;brieven')).toEqual(['brief', 'brieven']);
});

it('what stands around the words is left out, with what it seems to be, and nothing of it is lost', () => {
  const mail = [
    'Onderwerp: Woordpakket week 12',
    'Beste ouders,',
    'Hierbij de woorden van deze week.',
    'Woorden met ei:',
    '- trein',
    '- geit',
    'Met vriendelijke groet,',
    'Marieke de Boer',
    'www.obsdewilg.nl',
  ];
  expect(read(mail.join('\n'))).toEqual(['trein', 'geit']);
  expect(skipped(mail.join('\n'))).toEqual([
    ['letter', mail[0]],
    ['letter', mail[1]],
    ['prose', mail[2]],
    ['heading', mail[3]],
    ['letter', mail[6]],
    ['sender', mail[7]],
    ['sender', mail[8]],
  ]);
  expect(skipped('boom\nPagina 3 van 4\nroos (een mooie bloem)')).toEqual([
    ['page', 'Pagina 3 van 4'],
    ['note', 'een mooie bloem'],
  ]);
});

it('a mail that tells of the list in long sentences, and a table with a row that counts', () => {
  const told = 'Hier de woorden voor volgende week, zoals beloofd. Ik heb ze uit blok 3 gehaald.';
  expect(read(`Hoi Marit,\n${told}\n1) de kraai\n2) de meeuw\nGroetjes,\nPetra`)).toEqual(['kraai', 'meeuw']);
  expect(read('Nr\tWoord\n1\tfiets\n2\tboot\n\tTotaal: 2 woorden')).toEqual(['fiets', 'boot']);
});

it('a page in two columns: words broken in each, and what stands above and below', () => {
  const page = [
    'Taalkracht groep 4 · werkboek B                  Blok 5 les 3',
    'Leer deze woorden.',
    'de ﬁets                 de ﬂes',
    'de aard-                de tele-',
    'bei                     visie',
    'de zee-                 de slager',
    'het konijn              de paraplu',
  ];
  expect(read(page.join('\n')).join(' ')).toBe('fiets fles aardbei televisie zee slager konijn paraplu');
  expect(skipped(page.join('\n')).map(([because]) => because)).toEqual(['heading', 'prose']);
});

it('a line that was left out is words when somebody says so', () => {
  expect(read('Beste ouders,')).toEqual([]);
  expect(read('Beste ouders,', true)).toEqual(['beste', 'ouders']);
});

it('sentences to practise are no text around a list', () => {
  expect(read('De bakker bakt brood.\nMijn zus eet soep.')).toEqual(
    'de bakker bakt brood mijn zus eet soep'.split(' '),
  );
});

it('a sentence beside a word is kept where it begins with it: with an apostrophe, or a capital without its accent', () => {
  const lines = [
    "'s avonds; 's Avonds lees ik een boek.",
    'één; Eén kind mist vandaag.',
    '’s morgens: ‘s Morgens eet ik brood.',
  ];
  expect(checkList(lines.join('\n'), words).map(({ word, sentence }) => [word, sentence])).toEqual([
    ["'s avonds", "'s Avonds lees ik een boek."],
    ['één', 'Eén kind mist vandaag.'],
    ["'s morgens", '‘s Morgens eet ik brood.'],
  ]);
});

it('quotes are no part of a word, doubled or not', () => {
  expect(read('‘’afschuwelijke’’\n\'openheid\'\n"kijken"')).toEqual(['afschuwelijke', 'openheid', 'kijken']);
});

it('one word that was written as two is asked about', () => {
  expect(checkList('hot dog\nvlaamse gaai\nbol garen', words)).toMatchObject([
    { word: 'hot dog', verdict: 'misspelled', suggestions: ['hotdog'] },
    { word: 'vlaamse', suggestions: ['Vlaamse'] },
    { word: 'gaai' },
    { word: 'bol' },
    { word: 'garen' },
  ]);
});

it('Roman numbers are numbers, and a letter that pupils can’t type is said to be one', () => {
  expect(checkList('XIII\nŁukasz\nMIX', words)).toMatchObject([
    { verdict: 'refused', because: 'digits' },
    { verdict: 'refused', because: 'letters' },
    { verdict: 'found', word: 'mix' },
  ]);
});
