import { expect, test } from 'vitest';
import { lookApart } from './look-apart.ts';

/** Words that nobody knows, each another one: what takes longest to look at. */
const madeUp = Array.from(
  { length: 200 },
  (_, i) => `fautge${'bdfklmnprst'[i % 11]}${'aeiou'[i % 5]}lij${'fgkl'[i % 4]}t`,
);

test('texts are looked at on a thread of their own, a short one before a long one has ended', async () => {
  const looker = lookApart();
  const ended: string[] = [];
  const long = looker.text(madeUp.join('\n'), 400, false).finally(() => ended.push('long'));
  const short = looker.text('bibliotheek\nvakansie', 400, false).finally(() => ended.push('short'));
  const { lines } = await short;
  expect(lines.map(({ word, verdict, about }) => [word, verdict, about?.spoken])).toEqual([
    ['bibliotheek', 'found', 'bibliotheek'],
    ['vakansie', 'misspelled', 'vakansie'],
  ]);
  expect((await looker.accept([{ word: 'Fiets' }, { word: '12' }])).refused.size).toBe(1);
  expect(await looker.text('fiets\nboot\nstep', 2, false)).toMatchObject({ rest: 3 });
  expect((await long).lines.every(({ verdict }) => verdict === 'unknown')).toBe(true);
  expect(ended).toEqual(['short', 'long']);
  await looker.close();
});

test('a rare word is asked about, unless the list is about what is hard in it or has both words', async () => {
  const looker = lookApart();
  const asked = async (list: string) =>
    (await looker.text(list.replaceAll(' ', '\n'), 400, false)).lines.flatMap(
      ({ word, verdict, suggestions }) =>
        verdict === 'found' && suggestions ? [[word, suggestions[0]]] : [],
    );
  expect(await asked('bakker gelt fiets')).toEqual([['gelt', 'geld']]);
  expect(await asked('bakker gelt geld')).toEqual([]);
  // Nobody gives it on purpose, whatever the list is about.
  expect(await asked('paard hond bed hoed velt')).toEqual([['velt', 'veld']]);
  await looker.close();
});

test('what is still being looked at when it ends fails, and so does what is asked after it', async () => {
  const looker = lookApart();
  const long = looker.text(madeUp.join('\n'), 400, false);
  await Promise.all([expect(long).rejects.toThrow('has ended'), looker.close()]);
  await expect(looker.accept([{ word: 'fiets' }])).rejects.toThrow('no longer');
});
