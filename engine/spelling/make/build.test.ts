import { expect, it } from 'vitest';
import { Round } from '../../exercise/index.ts';
import { bank, make } from '../../testing/making.ts';
import { spellingCategory } from '../catalogue/index.ts';

it('explains its rule to who lays a wrong letter, and to listen to who lays its own letters in another order', () => {
  const word = bank.find(({ text }) => text === 'geit')!;
  const dealt = make('build', spellingCategory('ei-ij'), word, { distractors: 1 })!;
  const answer = (dealt.solution.answer as { tiles: string[] }).tiles;
  const told = (tiles: string[]) =>
    new Round({ dealt: [dealt], size: 1 }).answer({ form: 'build', tiles }, 900, 1).hint;
  const [ij] = Object.keys(dealt.solution.rules);
  expect(told(answer.with(1, ij!))).toContain('denk aan het woordbeeld');
  expect(told([answer[1]!, answer[0]!, ...answer.slice(2)])).toBe('Luister goed naar het hele woord.');
});

it('lays extra tiles that children take by mistake', () => {
  const word = bank.find(({ text }) => text === 'geit')!;
  const dealt = make('build', spellingCategory('ei-ij'), word, { distractors: 1 });
  const tiles = dealt?.exercise.form === 'build' ? dealt.exercise.tiles.map(({ text }) => text).sort() : [];
  expect(tiles).toEqual(['ei', 'g', 'ij', 't']);
});
