import { expect, it } from 'vitest';
import { FORMS } from '../exercise/index.ts';
import { SPELLING_IDS } from './catalogue/ids.ts';
import { analyse, diagnose, exercise, misspellings } from './index.ts';

/** What people paste, by mistake or to see what happens. */
const BAD: Record<string, string> = {
  nothing: '',
  spaces: ' \t\u00a0\r\n ',
  number: '12',
  'number in a word': '4daagse',
  emoji: '🚂',
  'emoji with its parts': '👩‍👩‍👧',
  'a word with an emoji': 'trein🚂',
  'five hundred letters': 'hottentottententententoonstelling'.repeat(16).slice(0, 500),
  'a million letters': 'a'.repeat(1_000_000),
  'a million vowels and consonants': 'ab'.repeat(500_000),
  'a million spaces': ' '.repeat(1_000_000),
  'mixed case': 'tReIn',
  shouting: 'TREIN',
  'curly quotes': '’s ochtends',
  'opening quotes': '‘s avonds',
  'a combining accent': 'cafe\u0301',
  'a heap of accents': `a${'\u0301'.repeat(200)}`,
  'ĳ as one letter': 'ĳs',
  'Ĳ as one letter': 'Ĳsland',
  hyphens: "'s-Hertogenbosch",
  'only hyphens': '---',
  'only apostrophes': "'''",
  plural: "auto's",
  'vowels apart': 'zo-even',
  diminutive: "foto'tje",
  name: 'Mohammed',
  'foreign word': 'façade',
  greek: 'λόγος',
  arabic: 'مدرسة',
  'letters that mean nothing': 'xqzwrtk',
  'one letter': 'e',
  'only vowels': 'aaaaaaaaaaaaaaaaaaaaaaaa',
  'only consonants': 'rstrstrstrstrstrstrstrst',
  'invisible letters': 'tr\u200bein\ufeff',
  'half a character': 'trein\ud83d',
  'a control character': 'tre\u0000in',
  'a pattern': '(a+)+$',
  markup: '<b>trein</b>',
  'name of a property': '__proto__',
  constructor: 'constructor',
  'several words': 'de trein rijdt',
};

it.each(Object.entries(BAD))('%s', (_what, text) => {
  const found = analyse(text);
  expect(found.graphemes.join('')).toBe(found.word);
  for (const { from, to } of found.categories)
    expect(from >= 0 && from < to && to <= found.word.length).toBe(true);

  const wrong = misspellings(text, { exists: () => false });
  expect(wrong.length).toBeLessThanOrEqual(24);
  for (const one of wrong) expect(one.text).not.toBe(found.word);

  // With letters that nobody sees it is the word.
  expect(diagnose(text, 'trein').right).toBe(found.word === 'trein');
  const typed = diagnose('trein', text);
  expect(typed.right || typed.errors.length + typed.slips.length > 0).toBe(true);
  expect(diagnose('trein', text.slice(0, 100).repeat(3)).right).toBe(false);

  for (const form of FORMS) {
    const made = exercise(form, text, SPELLING_IDS[text.length % SPELLING_IDS.length]!, text.slice(0, 50));
    expect('exercise' in made || made.text.length > 0).toBe(true);
  }
});
