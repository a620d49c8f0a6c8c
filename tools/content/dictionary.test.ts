import { expect, it } from 'vitest';
import { selectWords } from './dictionary.ts';

it('selects what an exercise can be made of, in the order of the server', () => {
  const source = [
    'Pols',
    'pols',
    '06-nummer',
    'd.w.z.',
    'Anne Frank',
    "'s morgens",
    'ad hoc',
    'gepokt en gemazeld',
    '-wensen',
    'één',
    'auto-ongeluk',
    "foto's",
    'x'.repeat(31),
    '',
    'pols',
    'koe\u0308',
  ];
  expect(selectWords(source.join('\n'), '# remark\nDen Haag\npols')).toEqual([
    "'s morgens",
    'ad hoc',
    'auto-ongeluk',
    'Den Haag',
    "foto's",
    'ko\u00eb',
    'Pols',
    'pols',
    'één',
  ]);
});
