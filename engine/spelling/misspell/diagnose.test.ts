import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contextDistractors, diagnose, misspellings } from './index.ts';

const told = (word: string, typed: string) => {
  const { errors, slips } = diagnose(word, typed);
  return [...errors.map(({ rule }) => rule), ...slips.map(({ kind }) => kind)].join(' ');
};

const bank = readFileSync('assets/words/bank.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0]!);

describe('diagnose', () => {
  it.each([
    ['bomen', 'boomen', 'D01'],
    ['potten', 'poten', 'D03'],
    ['paard', 'paart', 'D20'],
    ['gezin', 'guzin', 'D13'],
    ['cadeau', 'kado', 'D30 D39'],
    ['verjaardagscadeau', 'verjaardagskado', 'D30 D39'],
    ['politie', 'polietsie', 'D17 D32'],
    ["'s ochtends", 'sochtends', 'D45'],
    ["foto's", 'fotoos', 'D45'],
    ['huiswerk', 'huis werk', 'D49'],
    ['Noord-Brabant', 'noordbrabant', 'D46 D50'],
    ['keizer', 'kijsur', 'D07 D24 D12'],
    ['vóór', 'voor', 'D38'],
    ['vóór', 'voór', 'D38'],
    ['jalapeño', 'jalapeno', 'D38'],
    ['reünie', 'reunie', 'D43'],
    ['knäckebröd', 'knackebröd', 'D43'],
    ['föhn', 'fohn', 'D43'],
    ['baken', 'bakken', 'D02'],
    ["'s ochtends", 's ochtends', 'D45'],
  ])('names the rules behind %s written as %s', (word, typed, rules) =>
    expect(told(word, typed)).toBe(rules),
  );

  it.each([
    ['fiets', 'fets', 'omission'],
    ['fiets', 'fiefts', 'insertion'],
    ['fiets', 'fuets', 'neighbour key'],
    ['fiets', 'fietts', 'double letter'],
    ['banaan', 'bnaaan', 'transposition'],
    ['boek', 'Boek', 'capital'],
    ['fiets', 'computer', 'other word'],
    ['fiets', '', 'other word'],
  ])('takes what no rule explains for a slip: %s as %s', (word, typed, kinds) =>
    expect(told(word, typed)).toBe(kinds),
  );

  it.each([
    ['zet', 'zett', 'verb-present-t', 'D56'],
    ['eet', 'eett', 'verb-present-t', 'D56'],
    ['kan', 'kant', 'verb-present-t', 'D56'],
    ['zal', 'zalt', undefined, 'D56'],
    ['ga', 'gaat', 'verb-inversion', 'D56'],
    ['lees', 'leest', 'verb-imperative', 'D56'],
    ['werkt', 'werk', 'verb-present-t', 'D56'],
    ['rent', 'ren', undefined, 'D56'],
    ['vindt', 'vind', undefined, 'D56'],
    ['vond', 'vondt', undefined, 'D60'],
    ['hield', 'hieldt', undefined, 'D60'],
    ['stond', 'stondt', 'verb-strong', 'D60'],
    ['werd', 'werdt', undefined, 'D60'],
    ['wond', 'wondt', 'final-d-t', 'D20'],
    ['spelen', 'spele', undefined, 'D63'],
    ['komen', 'komme', undefined, 'D02 D63'],
    ['gebeurt', 'gebeurd', 'verb-present-t', 'D56'],
    ['gebeurt', 'gebeurd', undefined, 'D56'],
    ['verhuist', 'verhuisd', undefined, 'D56'],
    ['wordt', 'wort', undefined, 'D56'],
    ['werkte', 'werke', 'verb-past-weak', 'D57'],
    ['hoorde', 'hoore', 'verb-past-weak', 'D57'],
    ['blafte', 'blafe', undefined, 'D57'],
    ['liep', 'loopte', 'verb-strong', 'D60'],
    ['beet', 'bijte', 'verb-strong', 'D60'],
    ['riepen', 'roepden', 'verb-strong', 'D60'],
    ['had', 'hebde', 'verb-strong', 'D60'],
    ['zwom', 'zwem', 'verb-strong', 'D60'],
    ['gelezen', 'geleest', undefined, 'D60'],
    ['gezwommen', 'gezwemt', undefined, 'D60'],
    ['gesproken', 'gespreekd', 'verb-strong', 'D60'],
    ['opgelezen', 'opgeleest', undefined, 'D60'],
    ['verbrande', 'verbrandde', 'verb-participle-adjective', 'D58'],
    ['vergrote', 'vergrootte', 'verb-participle-adjective', 'D58'],
    ['verlichte', 'verlichtte', 'verb-participle-adjective', 'D58'],
  ] as const)('names the rule of verbs: %s as %s', (word, typed, category, rules) =>
    expect(diagnose(word, typed, category && { category })).toMatchObject({
      slips: [],
      errors: rules.split(' ').map((rule) => ({ rule })),
    }),
  );

  it.each([
    ['woensdag', 'wensdag'],
    ['interesse', 'intresse'],
    ['laatste', 'laatse'],
    ['anders', 'andes'],
    ['handschoen', 'hanschoen'],
    ['bladeren', 'bladren'],
    ['bijzonder', 'bijzonde'],
    ['timmerman', 'timmeman'],
  ])('takes letters that are hardly heard for spelling: %s as %s', (word, typed) =>
    expect(told(word, typed)).toBe('D68'),
  );

  it.each(['geheim gheim', 'vogel vogl', 'winkel wikel', 'lezen lzen', 'avond avnd', 'sneeuwpop sneeuwop'])(
    'keeps a slip a slip: %s',
    (pair) => {
      const [word = '', typed = ''] = pair.split(' ');
      expect(told(word, typed)).toBe('omission');
    },
  );

  it('takes what is far too long for another word', () => {
    expect(told('fiets', 'x'.repeat(5000))).toBe('other word');
  });

  it('tells an error and a slip in one word apart', () => {
    expect(told('vakantie', 'fakanrie')).toBe('D22 neighbour key');
  });

  it('points at the letters of the word and tells what was written for them', () => {
    expect(diagnose('keizer', 'kijzer').errors).toEqual([
      { rule: 'D07', category: 'ei-ij', from: 1, to: 3, given: 'ij' },
    ]);
  });

  it('sees capitals: one of two that is missing, and one too many that nobody asked about', () => {
    expect(diagnose('IJsland', 'Ijsland')).toEqual({
      right: false,
      errors: [{ rule: 'D50', category: 'capital-letters', from: 1, to: 2, given: 'j' }],
      slips: [],
    });
    expect(diagnose('boom', 'BOOM').errors).toEqual([]);
    expect(diagnose('maandag', 'Maandag', { category: 'capital-letters' }).errors).toHaveLength(1);
    expect(diagnose('maandag', 'Maandag', { category: 'open-syllable' })).toMatchObject({
      errors: [],
      slips: [{ kind: 'capital' }],
    });
    const texts = misspellings('Eindhoven', { exists: () => false }).map(({ text }) => text);
    expect(texts).toContain('IJndhoven');
    expect(texts).not.toContain('Ijndhoven');
  });

  it('looks at the keyboard of the pupil', () => {
    expect(diagnose('aap', 'wap').slips[0]?.kind).toBe('neighbour key');
    expect(diagnose('aap', 'wap', { variant: 'be' }).slips[0]?.kind).toBe('other letter');
  });

  it('is content with the word, however its marks were typed', () => {
    expect(diagnose('café', 'cafe\u0301').right).toBe(true);
    expect(diagnose("foto's", ' foto’s ').right).toBe(true);
    expect(diagnose('ijs', 'ĳs').right).toBe(true);
    for (const word of bank) expect(diagnose(word, word)).toEqual({ right: true, errors: [], slips: [] });
  });

  it('names the rule of every misspelling that it gives itself, and no slip', () => {
    for (const word of bank)
      for (const { text } of misspellings(word, { exists: () => false, limit: 4 })) {
        const { errors, slips, right } = diagnose(word, text);
        expect(right).toBe(false);
        expect(slips, `${word}: ${text}`).toEqual([]);
        expect(errors.length, `${word}: ${text}`).toBeGreaterThan(0);
        for (const { from, to } of errors) expect(from >= 0 && from <= to && to <= word.length).toBe(true);
      }
  });

  it('bears whatever is typed, with all spans inside the word', () => {
    const letters = "aeiouijngtdkschv' -éë🎉Ĳ";
    let state = 7;
    const next = (below: number) => (state = (state * 48271) % 2147483647) % below;
    for (const word of bank.slice(0, 150)) {
      const typed = Array.from({ length: next(20) }, () => letters[next(letters.length)]).join('');
      const { errors, slips, right } = diagnose(word, typed);
      expect(right || errors.length + slips.length > 0, `${word}: ${typed}`).toBe(true);
      for (const { from, to } of [...errors, ...slips])
        expect(from >= 0 && from <= to && to <= word.length, `${word}: ${typed}`).toBe(true);
    }
  });

  it('comes to an end with the longest text that it looks at', () => {
    const typed = 'arbeitsongesgiktheitsverzekeringsmaatschappijendirecteuren';
    expect(diagnose('arbeidsongeschiktheidsverz', typed).right).toBe(false);
  });
});

describe('contextDistractors', () => {
  const exists = (form: string) => ['wordt', 'wort', 'rijs', 'reis', 'word'].includes(form);

  it('gives existing words too, but only with the sentence that tells', () => {
    const found = contextDistractors('word', 'Ik word morgen tien.', { exists, lemma: 'worden' });
    expect(found.map(({ text }) => text)).toContain('wordt');
    expect(contextDistractors('reis', 'Wij gaan op reis.', { exists })[0]).toMatchObject({
      text: 'rijs',
      rule: 'D07',
    });
    expect(contextDistractors('reis', 'Wij blijven thuis.', { exists })).toEqual([]);
    expect(contextDistractors('reis', 'De reiskosten.', { exists })).toEqual([]);
  });

  it('knows which rule a form of the verb breaks', () => {
    const rules = (word: string, lemma: string) =>
      Object.fromEntries(
        contextDistractors(word, `Zij ${word} het.`, { exists, lemma }).map(({ text, rule }) => [text, rule]),
      );
    expect(rules('sliep', 'slapen')).toMatchObject({ slaapte: 'D60', slaapt: 'D56' });
    expect(rules('beefde', 'beven')).toMatchObject({ beefte: 'D57', beevde: 'D59' });
    expect(rules('brandde', 'branden')).toMatchObject({ brande: 'D58', brandt: 'D56' });
  });

  it('never gives the word itself', () => {
    for (const { text } of contextDistractors('Word', 'Word lid!', { exists, lemma: 'worden' }))
      expect(text.toLowerCase()).not.toBe('word');
  });
});
