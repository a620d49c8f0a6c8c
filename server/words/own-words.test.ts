import { describe, expect, it } from 'vitest';
import { MOST_WORDS } from '../contract/word-lists.ts';
import { checkList, openOwnWords } from './own-words.ts';

const words = openOwnWords();
const check = (text: string) => checkList(text, words);
const found = (text: string) => check(text).map(({ verdict, word }) => `${verdict} ${word ?? ''}`.trim());
const reasons = (text: string) => check(text).map(({ because }) => because);

describe('a pasted list', () => {
  it('is read a word a line, numbered or with bullets', () => {
    const text =
      '1. fiets\r\n2) boot\n(3) trein\n4 auto\na) bus\nB. tram\n- step\n• slee\n* kar\n5: wagen\n12.taxi';
    const read = check(text);
    expect(read.map(({ word }) => word)).toEqual(
      'fiets boot trein auto bus tram step slee kar wagen taxi'.split(' '),
    );
    expect(read.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('keeps the sentence that a word comes in or with', () => {
    const sentences = (text: string) => check(text).map(({ word, sentence }) => [word, sentence]);
    expect(sentences('1. rijst; Wij eten rijst, met erwten.\nreis\tDe reis is lang!')).toEqual([
      ['rijst', 'Wij eten rijst, met erwten.'],
      ['reis', 'De reis is lang!'],
    ]);
    expect(sentences('De hond, denk ik, slaapt.')).toEqual(
      ['hond', 'denk', 'ik', 'slaapt'].map((word) => [word, 'De hond, denk ik, slaapt.']),
    );
    expect(sentences('fiets; boot\ntrein; De bus gaat weg.')).toEqual([
      ...['fiets', 'boot', 'trein'].map((word) => [word, undefined]),
      ...['de', 'bus', 'gaat', 'weg'].map((word) => [word, 'De bus gaat weg.']),
    ]);
  });

  it('is read by its cells: tabs, commas, semicolons, and the numbers in front of them', () => {
    expect(found('1\tfiets\t2\tboot; trein\nbeer, das|egel\n7')).toEqual([
      'found fiets',
      'found boot',
      'found trein',
      'found beer',
      'found das',
      'found egel',
      'refused',
    ]);
  });

  it('gives the words of whole sentences, without punctuation and quotes', () => {
    expect(found('“Kom,” riep Noor, ‘de hond blaft!’')).toEqual(
      'kom riep Noor de hond blaft'.split(' ').map((word) => `found ${word}`),
    );
  });

  it('takes a word with its article for the word', () => {
    expect(found("de fiets\nhet paard\n't schaap\neen kip")).toEqual([
      'found fiets',
      'found paard',
      'found schaap',
      'found kip',
    ]);
  });

  it('finds words however they are written', () => {
    const text =
      "FIETS\nPaard\nauto’s\ncafe\u0301\nĳsberen\n'boom'\n‘s morgens\nHans'\n's-Hertogenbosch\nzo-even\nad hoc\nUtrecht\nEén";
    expect(found(text)).toEqual(
      [
        'fiets',
        'paard',
        "auto's",
        'café',
        'ijsberen',
        'boom',
        "'s morgens",
        "Hans'",
        "'s-Hertogenbosch",
        'zo-even',
        'ad hoc',
        'Utrecht',
        'één',
      ].map((word) => `found ${word}`),
    );
  });

  it('takes a surname for the error that it is in a list of words', () => {
    for (const text of ['pannekoek', 'Pannekoek', 'Paardebloem', 'kamping', 'Keijzer']) {
      const [line] = checkList(text, words);
      expect(line, text).toMatchObject({ verdict: 'misspelled' });
      expect(['pannenkoek', 'paardenbloem', 'camping', 'keizer'], text).toContain(
        line!.suggestions![0]!.toLowerCase(),
      );
    }
  });

  it('finds both spellings where the official list allows two', () => {
    expect(found('giraffe\nmais\nt-shirt')).toEqual(['found giraffe', 'found mais', 'found t-shirt']);
  });

  it('says what a misspelled word was meant to be', () => {
    const meant: Record<string, string> = {
      gelukig: 'gelukkig',
      vandag: 'vandaag',
      natuuluk: 'natuurlijk',
      kado: 'cadeau',
      sjampoo: 'shampoo',
      telefizie: 'televisie',
      politsie: 'politie',
      onmiddelijk: 'onmiddellijk',
      interresant: 'interessant',
      enigzinds: 'enigszins',
      pannekoek: 'pannenkoek',
      'zand-bak': 'zandbak',
      koelkas: 'koelkast',
      utrecht: 'Utrecht',
      koningsdag: 'Koningsdag',
      Amsterdamm: 'Amsterdam',
      kijzer: 'keizer',
      hont: 'hond',
      cafe: 'café',
      "foto'tje": 'fotootje',
    };
    for (const [typed, right] of Object.entries(meant)) {
      const [line] = check(typed);
      expect(line?.verdict, typed).toBe('misspelled');
      expect(line?.suggestions?.[0], typed).toBe(right);
      expect(line?.suggestions?.length).toBeLessThanOrEqual(3);
    }
  });

  it('asks about a word that few know when an everyday one is a letter away, and changes nothing', () => {
    const asked = { gelt: 'geld', velt: 'veld', paart: 'paard', kout: 'koud', klijn: 'klein', wort: 'wordt' };
    for (const [typed, meant] of Object.entries(asked)) {
      const [line] = check(typed);
      expect(line, typed).toMatchObject({ verdict: 'found', word: typed });
      expect(line!.suggestions, typed).toContain(meant);
    }
  });

  it('asks nothing about words that are common, taught, forms of such words, names or compounds', () => {
    const given =
      'kwast eekhoorn haakt stoepen zaagde egeltje gebakken boompje boorden kruimels zwerfkei vlinderstruik Noor Emmen giraffe mais bood wand schim fuut magma zweeg droop kieuw';
    for (const { word, suggestions } of check(given.replaceAll(' ', '\n')))
      expect(suggestions, word).toBeUndefined();
  });

  it('never suggests a refused word', () => {
    const suggested = ['kutt', 'neuke', 'hoor', 'klotzak', 'fuk'].flatMap((typed) =>
      check(typed).flatMap(({ suggestions = [] }) => suggestions),
    );
    expect(suggested.filter((word) => words.refused(word))).toEqual([]);
  });

  it('lets names and new compounds be used', () => {
    expect(found('Ibrahimovic\npannenkoekenfeestje\nXanthe')).toEqual([
      'unknown Ibrahimovic',
      'unknown pannenkoekenfeestje',
      'unknown Xanthe',
    ]);
  });

  it('refuses with a reason', () => {
    const text = `123\n3D-printer\n80-jarige\n🎉\nfiets🎉\nkut\n${'x'.repeat(500)}\nпривет\nbcdfg\nfiets\nFiets\n…`;
    expect(reasons(text)).toEqual([
      'digits',
      'digits',
      'digits',
      'no-letters',
      'letters',
      'not-for-school',
      'too-long',
      'letters',
      'no-vowel',
      undefined,
      'double',
      'no-letters',
    ]);
    for (const { because, reason, given } of check(text)) {
      expect(reason === undefined).toBe(because === undefined);
      expect(given.length).toBeLessThanOrEqual(41);
    }
  });

  it('holds two hundred words', () => {
    const list = words.frequency.words.slice(0, 230).join('\n');
    const verdicts = check(list);
    expect(verdicts).toHaveLength(230);
    expect(verdicts.filter(({ verdict }) => verdict !== 'refused')).toHaveLength(MOST_WORDS);
    expect(verdicts.at(-1)?.because).toBe('too-many');
  });

  it('gives nothing for empty lines', () => {
    expect(check('\n \r\n\t\n\ufeff\n')).toEqual([]);
  });

  it('takes bounded time for a megabyte of anything', () => {
    const noise = Array.from({ length: 60_000 }, (_, i) => `zzq${i.toString(36).replace(/\d/g, 'q')}`);
    const texts = [
      ...['a ', '\n', 'x', "'", ' ', '- ', '1.', '(', 'fiets\n', '\ud800'].map((one) =>
        one.repeat(1_000_000 / one.length),
      ),
      `a${'.'.repeat(1_000_000)}a`,
      noise.join('\n'),
    ];
    for (const text of texts) {
      const start = performance.now();
      expect(check(text).every(({ given }) => given.length <= 41)).toBe(true);
      expect(performance.now() - start, JSON.stringify(text.slice(0, 10))).toBeLessThan(15_000);
    }
  }, 120_000);
});
