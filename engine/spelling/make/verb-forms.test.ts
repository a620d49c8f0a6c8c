import { expect, it } from 'vitest';
import type { Dealt } from '../../exercise/index.ts';
import { make, verb, words } from '../../testing/making.ts';
import { spellingCategory } from '../catalogue/index.ts';

const [rijdt, rijd] = words.slice(-3);
const options = (dealt: Dealt | undefined) =>
  dealt?.exercise.form === 'choose' ? dealt.exercise.options.map(({ text }) => text).sort() : [];

it('verb forms are typed in their sentence only', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e'])
    expect(make('type', spellingCategory('verb-present-dt'), rijdt!, { seed })?.exercise.prompt).toEqual({
      task: 'Typ het woord dat in de zin past.',
      speech: { text: 'rijdt. Elk uur rijdt er een trein.', url: '/rijdt. Elk uur rijdt er een trein.' },
      text: 'Elk uur ___ er een trein.',
    });
});

it('verb forms have other forms of the verb as wrong letters, though those are words', () => {
  const dealt = make('choose', spellingCategory('verb-present-dt'), rijdt!);
  expect(dealt?.exercise.prompt.text).toBe('Elk uur rij___ er een trein.');
  expect(options(dealt)).toEqual(['d', 'dt', 't']);
});

it('verb forms have their infinitive beside the gap where the sound of the past is asked', () => {
  const liep = verb('liep', 'l|ie|p', 'verb-strong', 'lopen', 'vtev', 'Gisteren liep ik naar huis.');
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
    const dealt = make('judge', spellingCategory('verb-strong'), liep, { seed });
    return dealt?.exercise.form === 'judge' && dealt.exercise.kind === 'rule'
      ? dealt.exercise.prompt.text
      : [];
  });
  expect(new Set(texts)).toEqual(new Set(['Gisteren ___ (lopen) ik naar huis.']));
});

it('verb forms are sorted by their ending, with the place of a letter that is not there left open', () => {
  const dealt = make('sort', spellingCategory('verb-present-t'), rijd!);
  expect(dealt?.exercise).toMatchObject({
    prompt: { task: 'Komt er een t achter de ik-vorm?', text: 'Ik ___ op mijn fiets.' },
    card: { text: 'rijd___' },
  });
  expect(dealt?.solution).toMatchObject({
    answer: { bucket: 'stam' },
    hint: spellingCategory('verb-stem').hint,
  });
});
