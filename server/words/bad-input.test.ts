import { expect, it } from 'vitest';
import { MOST_WORDS } from '../contract/word-lists.ts';
import { checkList, openOwnWords } from './own-words.ts';

const words = openOwnWords();

const MEGABYTE = 1_000_000;
const WORDS = [
  'fiets',
  'trien',
  'xqzw',
  "foto'tje",
  '’s ochtends',
  'ĳsbeer',
  'cafe\u0301',
  '12',
  '🚂',
  '---',
];

/** What people paste, by mistake or to see what happens. */
const PASTED: Record<string, string> = {
  nothing: '',
  'empty lines': '\n\r\n \n\t\n',
  'numbers, dates and prices': '12\n3,50\n21-11-2026\n€ 4\n1.\n2)',
  'emoji and signs': '🚂\n👩‍👩‍👧\n★ trein ★\n->\n…',
  'a word of five hundred letters': 'a'.repeat(500),
  'mixed case': 'tReIn\nFIETS\nIJsbeer\nNOOR',
  'quotes and apostrophes': "’s ochtends\n‘s avonds\n“trein”\nfoto’s\n's-Hertogenbosch",
  'accents apart': 'cafe\u0301\nge\u0308interesseerd\ne\u0301e\u0301n',
  'ij as one letter': 'ĳs\nĲsland\nbĳ',
  'hyphens of all kinds': 'zo-even\nzo‑even\nzo–even\nauto-\n-tje\n---',
  'names and foreign words': 'Mohammed\nŁukasz\nfaçade\nλόγος\nمدرسة',
  'half a character and control characters': 'tre\ud83din\ntre\u0000in\u0007\ntr\u200bein',
  'markup and patterns': '<b>trein</b>\n(a+)+$\n__proto__\nconstructor\n=SOM(A1)',
  'a megabyte without an end': 'a'.repeat(MEGABYTE),
  'a megabyte of spaces': ' '.repeat(MEGABYTE),
  'a megabyte of empty lines': '\n'.repeat(MEGABYTE),
  'a megabyte of words': `${WORDS.join('\n')}\n`.repeat(MEGABYTE / 60),
  'a megabyte in one sentence': 'De trien rijdt snel, '.repeat(MEGABYTE / 20),
  'a megabyte of cells': 'fiets\t12;trien,'.repeat(MEGABYTE / 15),
  'a megabyte of quotes': '"'.repeat(MEGABYTE),
};

// What takes more than seconds hangs a machine that is ten times as busy: the time that a test may take finds that.
it.each(Object.entries(PASTED))('%s', (_what, text) => {
  const lines = checkList(text, words);
  expect(lines.filter(({ verdict }) => verdict !== 'refused').length).toBeLessThanOrEqual(MOST_WORDS);
  const isClear = ({ verdict, because }: (typeof lines)[number]) =>
    (verdict === 'refused' || verdict === 'skipped') === (because !== undefined);
  expect(lines.filter((line) => !isClear(line))).toEqual([]);
});
