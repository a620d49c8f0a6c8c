import { describe, expect, it } from 'vitest';
import { createEngine, type EngineOptions, type NextRequest } from './index.ts';

const NOW = Date.UTC(2026, 8, 7, 9);
const numbers = Array.from({ length: 30 }, (_, i) => i);

/** Outsiders' data: not typed as ours, but it means the same. */
const loose = (options: unknown) => createEngine(options as EngineOptions);
const ask = (request: unknown) => request as NextRequest;

const SHAPES: Record<string, unknown> = {
  'words with nothing but an id and a category': {
    words: numbers.map((i) => ({ id: `w${i}`, category: i % 2 ? 'a' : 'b' })),
    categories: ['a', 'b'],
    groepNorms: { 5: 0, 6: { mean: 0.4 } },
  },
  'numbers as ids, categories as objects, features nested': {
    words: numbers.map((i) => ({
      id: i,
      category: { id: i % 2 ? 'a' : 'b' },
      features: { graphemes: ['b', 'oo', 'm'], freq: i, vreemd: i % 5, naam: 'x' },
    })),
    categories: [{ id: 'a', groep: 'groep 4', requires: null }, { id: 'b' }],
    groepNorms: { 'groep 5': [0.2, 0.9] },
    params: { bestaatNiet: 3, nearest: undefined },
    calibration: null,
    debug: true,
  },
  'words by id, categories not told, no norms': {
    words: Object.fromEntries(
      numbers.map((i) => [`w${i}`, { categoryId: i % 2 ? 'a' : 'b', features: [i, 1] }]),
    ),
    groepNorms: null,
    seed: 5,
  },
};

describe('data of others', () => {
  for (const [what, options] of Object.entries(SHAPES))
    it(`takes ${what}`, () => {
      const engine = loose(options);
      engine.addPupil({ id: 7, groep: '5', month: 2, lvs: null, categories: [{ id: 'a' }, 'b'] } as never);
      for (let n = 0; n < 40; n++) {
        const asked = { pupil: 7, now: NOW + n * 9000, session: n < 20 ? 1 : 'twee', form: { kind: 'open' } };
        const choice = engine.next(ask({ ...asked, categories: n % 2 ? undefined : ['a'] }));
        engine.record({ ...asked, wordId: choice.wordId, correct: n % 3 ? 1 : 0, responseMs: null } as never);
        expect(choice.p).toBeGreaterThan(0);
      }
      expect(JSON.stringify(engine.exportState())).not.toMatch(/NaN|Infinity/);
      expect(engine.mastery({ pupil: '7', category: 'a', now: NOW }).answers).toBeGreaterThan(0);
    });

  it('gives numbers back as ids to who gave numbers', () => {
    const engine = loose(SHAPES['numbers as ids, categories as objects, features nested']);
    engine.addPupil({ id: 'sam', groep: 5, lvs: 'ii' });
    const { wordId } = engine.next({ pupil: 'sam', now: NOW, session: 1, form: { kind: 'build' } });
    expect(numbers).toContain(wordId);
  });

  it('starts a pupil of a high LVS level above one of a low level, however it is written', () => {
    const engine = loose(SHAPES['words with nothing but an id and a category']);
    const levels = ['I', 'i', 1, { level: 'A' }, 'V', 'e', 'onbekend'];
    const means = levels.map((lvs, i) => {
      engine.addPupil({ id: `p${i}`, groep: 5, lvs: lvs as string });
      return engine.ability({ pupil: `p${i}`, category: 'a', now: NOW }).mean;
    });
    expect(Math.min(...means.slice(0, 4))).toBeGreaterThan(means[6]!);
    expect(Math.max(...means.slice(4, 6))).toBeLessThan(means[6]!);
  });
});

describe('wrong use', () => {
  const words = [{ id: 'boom', category: 'a' }];
  const engine = loose({ words, categories: ['a'], groepNorms: {} });
  engine.addPupil({ id: 'sam', groep: 5 });
  const asked = { pupil: 'sam', now: NOW, session: 1, form: { kind: 'open' } };
  const answer = { ...asked, wordId: 'boom', correct: true };
  const cases: [string, () => unknown, RegExp][] = [
    ['no words', () => loose({ words: [], categories: [], groepNorms: {} }), /needs words/],
    ['two words of one id', () => loose({ words: [...words, ...words] }), /two words "boom"/],
    ['a word without a category', () => loose({ words: [{ id: 'x' }] }), /category of word "x"/],
    ['a target of 80', () => loose({ words, targetSuccess: 80 }), /targetSuccess/],
    ['a pupil without an id', () => engine.addPupil({} as never), /pupil needs an id/],
    ['an unknown pupil', () => engine.next(ask({ ...asked, pupil: 'wie' })), /no pupil "wie"/],
    ['a form that is none', () => engine.next(ask({ ...asked, form: { kind: 'raden' } })), /form is/],
    ['a moment that is none', () => engine.next(ask({ ...asked, now: NaN })), /now is a moment/],
    ['an unknown word', () => engine.record({ ...answer, wordId: 'nee' } as never), /no word "nee"/],
    [
      'an answer neither right nor wrong',
      () => engine.record({ ...answer, correct: 'ja' } as never),
      /correct/,
    ],
    ['a state that is none', () => engine.importState({} as never), /no state/],
  ];
  for (const [what, use, message] of cases)
    it(`tells ${what}`, () => {
      expect(use).toThrow(message);
    });
});
