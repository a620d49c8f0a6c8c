import { expect, it } from 'vitest';
import { createMemo } from './memo.ts';
import type { Word } from './word.ts';

const word = (text: string): Word => ({
  id: text,
  text,
  graphemes: [text],
  syllables: [text],
  spots: [],
  groep: 3,
});

it('works a thing out once for each word and matter', () => {
  const memo = createMemo();
  let count = 0;
  const ask = (asked: Word, matter: string) => memo.recall('wrong', matter, asked, () => (count++, []));
  const [kat, hond] = [word('kat'), word('hond')];
  for (const asked of [kat, kat, hond]) for (const matter of ['ei-ij', 'cvc', 'ei-ij']) ask(asked, matter);
  expect(count).toBe(4);
  // Another word of the same spelling is another word: it may have another sentence.
  ask(word('kat'), 'cvc');
  expect(count).toBe(5);
});

it('forgets what was not asked for long, and keeps what is asked all the time', () => {
  const memo = createMemo(10);
  const kat = word('kat');
  let count = 0;
  const ask = () => memo.recall('wrong', 'cvc', kat, () => (count++, []));
  for (let i = 0; i < 100; i++) {
    if (i % 5 === 0) ask();
    memo.recall('wrong', 'cvc', word(`w${i}`), () => []);
  }
  expect(count).toBe(1);
  for (let i = 0; i < 30; i++) memo.recall('wrong', 'cvc', word(`x${i}`), () => []);
  ask();
  expect(count).toBe(2);
});
