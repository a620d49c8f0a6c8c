import { expect, test } from 'vitest';
import { byReason } from './by-reason.ts';

const word = (name: string, reason: 'NIVEAU' | 'PEILEN', why: string, p = 70) => ({
  word: name,
  reason,
  why,
  p,
});

test('equal reasons stand once, whatever chance is told with them', () => {
  const words = [
    word('boom', 'PEILEN', 'Nog geen antwoorden.'),
    word('trein', 'NIVEAU', 'Past bij het niveau: verwachte kans op goed 71%.', 71),
    word('wijs', 'NIVEAU', 'Past bij het niveau: verwachte kans op goed 64%.', 64),
  ];
  const groups = byReason(words);
  expect(groups.map((group) => [group.head, group.words.map((one) => one.word).join()])).toEqual([
    ['Past bij het niveau', 'trein,wijs'],
    ['Nog geen antwoorden.', 'boom'],
  ]);
});
