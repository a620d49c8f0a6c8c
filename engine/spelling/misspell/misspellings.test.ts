import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { distance } from 'fastest-levenshtein';
import { beforeAll, describe, expect, it } from 'vitest';
import { distractors, isWord, misspellings, RULES, type Exists, type MisspellingOptions } from './index.ts';

let exists: Exists;
beforeAll(() => {
  const words = new Set(
    gunzipSync(readFileSync('assets/words/words.nl.txt.gz')).toString('utf8').split('\n'),
  );
  exists = (form) => words.has(form);
});

const texts = (word: string, options: Partial<MisspellingOptions> = {}) =>
  misspellings(word, { exists, ...options }).map(({ text }) => text);

/** Words of the bank: what pupils get. */
const bank = readFileSync('assets/words/bank.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0]!);

describe('what children write', () => {
  it.each([
    ['apen', 'aapen'],
    ['tenen', 'tennen'],
    ['mussen', 'musen'],
    ['petten', 'peeten'],
    ['koeken', 'koekken'],
    ['oma', 'omaa'],
    ['keizer', 'kijzer'],
    ['saus', 'sauws'],
    ['hout', 'haut'],
    ['geur', 'gur'],
    ['vlaai', 'vlaaj'],
    ['ruw', 'ruuw'],
    ['stempel', 'stempul'],
    ['gezin', 'guzin'],
    ['machtig', 'machtug'],
    ['duidelijk', 'duideluk'],
    ['eenheid', 'eenheit'],
    ['piraat', 'pieraat'],
    ['gieter', 'giter'],
    ['dynamo', 'dinamo'],
    ['hand', 'hant'],
    ['kwab', 'kwap'],
    ['vlees', 'flees'],
    ['zout', 'sout'],
    ['duiven', 'duifen'],
    ['klacht', 'klagt'],
    ['schuim', 'sguim'],
    ['hengel', 'henngel'],
    ['vonk', 'vongk'],
    ['helm', 'hellem'],
    ['acteur', 'akteur'],
    ['cement', 'sement'],
    ['relatie', 'relasie'],
    ['medisch', 'medies'],
    ['textiel', 'tekstiel'],
    ['quad', 'kwad'],
    ['charmant', 'sjarmant'],
    ['theorie', 'teorie'],
    ['privé', 'privee'],
    ['tableau', 'tablo'],
    ['coupon', 'koepon'],
    ['massage', 'massazje'],
    ['dressoir', 'dreswaar'],
    ['vacuüm', 'vacuum'],
    ['kopieën', 'kopiën'],
    ["sofa's", 'sofas'],
    ['ex-kampioen', 'exkampioen'],
    ['hondenriem', 'honderiem'],
    ['volksdans', 'volkdans'],
    ['zandbak', 'zantbak'],
    ['Utrecht', 'utrecht'],
    ['abstract', 'apstract'],
    ['filmpje', 'filmtje'],
    ['beloninkje', 'beloningje'],
    ['opaatje', 'opatje'],
    ['koperen', 'kopere'],
    ['hoopte', 'hoopde'],
    ['startte', 'startde'],
    ['beefde', 'beefte'],
    ['dronk', 'drinkte'],
    ['worst', 'worts'],
    ['duif', 'diuf'],
    ['wandelen', 'wandele'],
    ['shampoo', 'sjampoo'],
    ['cursus', 'curses'],
    ['muur', 'mur'],
    ['collega', 'collegga'],
    ["'s ochtends", "s'ochtends"],
  ])('%s: %s', (word, wrong) => expect(texts(word, { limit: 40 })).toContain(wrong));

  it('comes with the rule that it breaks and a category of the word', () => {
    const found = misspellings('keizer', { exists });
    expect(found[0]).toEqual({ text: 'kijzer', rule: 'D07', category: 'ei-ij' });
  });

  it('begins with errors against the category that is practised', () => {
    const [first] = misspellings('vrolijk', { exists, category: 'open-syllable', groep: 4 });
    expect(first).toMatchObject({ text: 'vroolijk', rule: 'D01' });
    expect(misspellings('vrolijk', { exists, category: 'suffix-ig-lijk' })[0]?.rule).toBe('D15');
  });

  it('takes f and v, s and z less often for each other in Belgium', () => {
    const rank = (variant: 'nl' | 'be') => texts('vogel', { variant, groep: 4 }).indexOf('fogel');
    expect(rank('be')).toBeGreaterThan(rank('nl'));
  });

  it('takes a capital too many for an error only where capitals are practised', () => {
    expect(texts('maandag')).not.toContain('Maandag');
    expect(texts('maandag', { category: 'capital-letters' })).toContain('Maandag');
    expect(texts('Utrecht')).toContain('utrecht');
  });

  it('writes what is borrowed as it sounds, with two errors at once', () => {
    expect(texts('cadeau')).toContain('kado');
    expect(texts('coach')).toContain('koots');
  });
});

describe('what is never given', () => {
  it('an existing word, the word itself, or what nobody can say', () => {
    for (const word of bank) {
      const found = misspellings(word, { exists });
      expect(new Set(found.map(({ text }) => text)).size, word).toBe(found.length);
      for (const { text, rule } of found) {
        expect(isWord(text, exists, rule === 'D50'), `${word}: ${text}`).toBe(false);
        expect(rule === 'D50' ? text : text.toLowerCase(), word).not.toBe(word.toLowerCase());
        expect(text, word).not.toMatch(/q(?!u)|([^e])\1\1/);
        if (rule !== 'D60') expect(distance(word, text), `${word}: ${text}`).toBeLessThanOrEqual(5);
      }
    }
  });

  it('is looked up with other capitals, without hyphen and as words apart', () => {
    const few: Exists = (form) => ['Koninginnedag', 'zandbak', 'fiets', 'bel'].includes(form);
    expect(isWord('koninginnedag', few)).toBe(true);
    expect(isWord('zand-bak', few)).toBe(true);
    expect(isWord('fiets bel', few)).toBe(true);
    expect(isWord('fiets bal', few)).toBe(false);
    expect(isWord('koninginnedag', few, true)).toBe(false);
  });
});

describe('misspellings', () => {
  it('are the same each time, at most as many as asked', () => {
    for (const word of bank.slice(0, 100)) {
      const found = misspellings(word, { exists });
      expect(misspellings(word, { exists })).toEqual(found);
      expect(misspellings(word, { exists, limit: 3 })).toEqual(found.slice(0, 3));
    }
  });

  it('are there for nearly every word of the bank', () => {
    const few = bank.filter((word) => texts(word).length < 2);
    expect(few.length / bank.length).toBeLessThan(0.05);
  });

  it('bear any text', () => {
    const odd = [
      '',
      '   ',
      '12',
      '🎉',
      'x'.repeat(500),
      "'",
      '-',
      'ĳ',
      'a',
      "'s-Hertogenbosch",
      'bcd',
      'a b c',
    ];
    for (const text of odd) expect(misspellings(text, { exists }).length).toBeLessThanOrEqual(24);
  });
});

describe('a set to choose from', () => {
  it('has errors against different rules, one of them against the category that is practised', () => {
    for (const word of bank.slice(0, 200)) {
      const [first] = misspellings(word, { exists });
      const set = distractors(word, 3, { exists, category: first?.category });
      expect(set[0]?.category, word).toBe(first?.category);
      const rules = new Set(misspellings(word, { exists }).map(({ rule }) => rule));
      expect(new Set(set.map(({ rule }) => rule)).size, word).toBeGreaterThanOrEqual(
        Math.min(rules.size, set.length) - 1,
      );
    }
    const rules = distractors('vogel', 3, { exists }).map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(3);
  });
});

describe('rules', () => {
  it('are D01 to D68, each once, with weights between 0 and 1', () => {
    const ids = RULES.map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 68 }, (_, at) => `D${String(at + 1).padStart(2, '0')}`));
    for (const { weights, categories, name } of RULES) {
      expect(name).not.toBe('');
      expect(categories.length).toBeGreaterThan(0);
      for (const weight of weights) expect(weight).toBeGreaterThan(0);
    }
  });
});
