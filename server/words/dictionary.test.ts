import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { foldedOrder, openDictionary } from './dictionary.ts';

const dictionary = openDictionary();

describe('the word list', () => {
  it('has the words of a school, long and inflected ones too', () => {
    const words =
      "fiets fietsen keukentafel speelplaats pannendeksel reünie café foto's opa'tje zo-even één kopieën 's morgens";
    const missing = words.split(/ (?!morgens)/).filter((word) => !dictionary.has(word));
    expect(missing).toEqual(["opa'tje"]);
    expect(dictionary.size).toBeGreaterThan(400_000);
  });

  it('has no misspellings', () => {
    const wrong = 'fiest kijzer boomme sjampion kado koelkas frabriek zantbak tobbe-je'.split(' ');
    expect(wrong.filter((word) => dictionary.has(word))).toEqual([]);
  });

  it('takes other capitals and the joined form of a word for existing', () => {
    expect(dictionary.has('koninginnedag')).toBe(true);
    expect(dictionary.has('FIETS')).toBe(true);
    expect(dictionary.has('zand-bak')).toBe(true);
    expect(dictionary.has('zand bak')).toBe(true);
    expect(dictionary.has('zand-bakk')).toBe(false);
  });

  it('gives the spelling with the right capitals', () => {
    expect(dictionary.spellings('utrecht')).toEqual(['Utrecht']);
    expect(dictionary.spellings('POLS')).toEqual(['Pols', 'pols']);
    expect(dictionary.spellings('zand-bak')).toEqual([]);
    expect(dictionary.spellings('')).toEqual([]);
  });

  it('says of forms that do not exist that they do not, with signs of other scripts too', () => {
    const forms = dictionary.startingWith('fiets').flatMap((word) => [`${word}q`, `q${word}`, `${word}ё`]);
    expect(forms.filter((form) => dictionary.spellings(form).length > 0)).toEqual([]);
    for (const word of ['déjà vu', 'ÉÉN', 'Curaçao']) expect(dictionary.has(word), word).toBe(true);
  });

  it('gives the words with a beginning, the first and last word of the list too', () => {
    const all = dictionary.startingWith('');
    expect(all).toHaveLength(dictionary.size);
    expect(all).toEqual([...all].sort(foldedOrder));
    for (const word of [all[0]!, all.at(-1)!]) expect(dictionary.spellings(word)).toContain(word);
    expect(dictionary.startingWith('fietsbel')).toContain('fietsbellen');
    expect(dictionary.startingWith('qqq')).toEqual([]);
  });

  it('finds every word it has', () => {
    const all = dictionary.startingWith('');
    for (let i = 0; i < all.length; i += 97) expect(dictionary.spellings(all[i]!), all[i]).toContain(all[i]);
  });

  it('is bounded on anything', () => {
    for (const odd of ['\n', 'a\nb', 'x'.repeat(1_000_000), '😀', '\0', '\ud800', '-', ' '])
      expect(dictionary.has(odd)).toBe(false);
  });
});

it('takes under 40 MB and 100 ms in a process of its own', () => {
  // Time of the processor: how long that takes on a busy machine says nothing.
  const script = `
    const { openDictionary } = await import(${JSON.stringify(new URL('./dictionary.ts', import.meta.url).href)});
    globalThis.gc();
    const before = process.memoryUsage.rss();
    const times = [];
    let dictionary;
    for (let i = 0; i < 3; i++) {
      const start = process.cpuUsage();
      dictionary = openDictionary();
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1000);
      if (i === 0) globalThis.gc();
    }
    console.log(JSON.stringify({ ms: Math.min(...times), mb: (process.memoryUsage.rss() - before) / 1e6 }));`;
  const args = ['--expose-gc', '--input-type=module', '--eval', script];
  const { ms, mb } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as {
    ms: number;
    mb: number;
  };
  process.stdout.write(`word list: loads in ${ms.toFixed(0)} ms, ${mb.toFixed(1)} MB\n`);
  expect(ms).toBeLessThan(100);
  expect(mb).toBeLessThan(40);
});
