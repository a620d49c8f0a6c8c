import { expect, test } from 'vitest';
import type { Piece } from '../../../server/contract/care-plan.ts';
import { refreshed, sourceText } from './pieces.ts';

const piece = (key: string, text: string, more: Partial<Piece> = {}): Piece => ({
  ...{ key, text, source: 'toetsresultaat', asOf: '2026-11-02', edited: false },
  ...more,
});

test('a new look renews what nobody edited, and offers the rest beside it: nothing is written over', () => {
  const own: Piece = { key: 'eigen:1', text: 'Leest graag.', edited: false };
  const edited = piece('lvs:spelling', 'Het gaat beter dan de toets zegt.', { edited: true });
  const found = refreshed(
    [own, edited, piece('zwak:ei-ij', 'ei en ij: 40 % goed.')],
    [
      piece('lvs:spelling', 'M5: niveau IV.'),
      piece('zwak:ei-ij', 'ei en ij: 55 % goed.'),
      piece('sterk', 'Gaat goed: sch.'),
    ],
  );
  expect(found.pieces.map(({ text }) => text)).toEqual([
    'Leest graag.',
    'Het gaat beter dan de toets zegt.',
    'ei en ij: 55 % goed.',
  ]);
  expect(found.renewed).toBe(1);
  expect(found.offers).toEqual([
    { piece: piece('lvs:spelling', 'M5: niveau IV.'), besides: edited },
    { piece: piece('sterk', 'Gaat goed: sch.'), besides: undefined },
  ]);
});

test('a source is told with its day, once', () => {
  expect(sourceText(piece('x', ''))).toBe('bron: toetsresultaat (2 november 2026)');
  expect(sourceText(piece('x', '', { source: 'oefenen t/m 2 november', edited: true }))).toBe(
    'bron: oefenen t/m 2 november · aangepast',
  );
  expect(sourceText({ edited: false })).toBe('');
});
