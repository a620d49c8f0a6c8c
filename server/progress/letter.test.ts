import { expect, test } from 'vitest';
import type { Mistake, Standing } from '../contract/progress.ts';
import { LONGEST_LINE } from '../contract/letters.ts';
import { letterOf, letterPdf, sortedOut, wordsToRepeat } from './letter.ts';

const standing = (category: string, level?: Partial<NonNullable<Standing['level']>>): Standing => ({
  category,
  answers: 10,
  correct: 8,
  minutes: 5,
  ...(level && { level: { status: 'bezig', reason: '', p: 60, low: 50, high: 70, known: 20, ...level } }),
});

test('parents read of each category once whether it goes well, and nothing of what is not measured', () => {
  const standings = [
    standing('a', { status: 'klaar', p: 88 }),
    standing('b', { p: 83 }),
    standing('c'),
    standing('d', { known: 7 }),
    standing('e'),
    standing('f', { status: 'stap-terug', p: 30 }),
    standing('g', {}),
  ];
  const categories = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, goal: `Over ${id}` }));
  expect(sortedOut({ standings, categories })).toEqual({
    well: ['Over a', 'Over b'],
    now: ['Over g'],
    hard: ['Over f'],
  });
});

test('words to look at together are spelled right, each once, and not those that are mastered since', () => {
  const mistake = (word: string, written: string): Mistake => ({
    id: word + written,
    at: 1,
    word,
    written,
    then: [],
    isTyped: false,
    category: 'ei-ij',
    speech: '',
  });
  const mistakes = [
    mistake('trein', 'trijn'),
    mistake('wijs', 'weis'),
    mistake('trein', 'tryn'),
    mistake('De trein rijdt.', 'De trijn rijdt.'),
  ];
  const mastered = ['wijs'];
  expect(wordsToRepeat({ mistakes, mastered, masteredTotal: 1 })).toEqual(['trein']);
});

test('all that a letter may tell fits on one page', async () => {
  const ids = Array.from({ length: 30 }, (_, i) => String(i));
  const levels = [{ p: 90 }, {}, { status: 'stap-terug', p: 30 }] as const;
  const words = Array.from({ length: 60 }, (_, i) => `rekeningetje${i}`);
  const letter = letterOf({
    school: 'De Regenboog',
    pupil: 'Willemijn',
    name: 'Willemijn van der Loon',
    groep: 5,
    variant: 'nl',
    from: '2026-08-01',
    to: '2026-11-23',
    effort: { days: 40, minutes: 500, answers: 2000 },
    standings: ids.map((id, i) => standing(id, levels[i % 3])),
    categories: ids.map((id) => ({ id, goal: `Woorden met een korte klank, zoals bakker ${id}` })),
    words: {
      mistakes: words.map((word) => ({
        id: word,
        at: 1,
        word,
        written: 'x',
        then: [],
        isTyped: false,
        category: 'ei-ij',
        speech: '',
      })),
      mastered: words.map((word) => `${word}s`),
      masteredTotal: 60,
    },
  });
  expect(letter.parts).toHaveLength(6);
  const pdf = await letterPdf(letter, 'Vrijdag is er dictee. '.repeat(20).slice(0, LONGEST_LINE));
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('of who did not practise a letter says so and asks nothing of parents', () => {
  const letter = letterOf({
    school: 'De Regenboog',
    pupil: 'Noor',
    name: 'Noor de Vries',
    groep: 5,
    variant: 'be',
    from: '2026-08-01',
    to: '2026-11-23',
    effort: { days: 0, minutes: 0, answers: 0 },
    standings: [],
    categories: [],
    words: { mistakes: [], mastered: [], masteredTotal: 0 },
  });
  expect(letter).toMatchObject({
    about: '3e leerjaar · 1 augustus 2026 tot en met 23 november 2026',
    intro: 'In deze periode heeft Noor nog niet geoefend.',
    parts: [],
    closing: 'Vragen? We vertellen u er graag meer over.',
  });
});
