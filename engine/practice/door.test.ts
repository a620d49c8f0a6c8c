import { describe, expect, it } from 'vitest';
import { engineWith, FORMS, options, START } from './fixture.ts';
import { createEngine } from './index.ts';

/** Whatever is not typed as it must be. */
const anything = (value: unknown) => value as never;

const ASKED = { pupil: 'sam', now: START, session: 1, form: FORMS[0]! };
const WORD = { id: 'boom', category: 'ei-ij' };
const ANSWER = { ...ASKED, wordId: 'ei-ij-3', correct: true };

const made = (change: object) => createEngine(options(anything(change)));
const added = (pupil: object) => engineWith().addPupil(anything(pupil));
const asked = (change: object) => engineWith().next(anything({ ...ASKED, ...change }));
const answered = (change: object) => engineWith().record(anything({ ...ANSWER, ...change }));

describe('what is not as the types say is refused by its name', () => {
  const cases: [what: string, use: () => unknown, message: RegExp][] = [
    ['no words', () => made({ words: [] }), /options\.words is empty/],
    ['words by id', () => made({ words: { boom: WORD } }), /options\.words must be a list/],
    ['two words of one id', () => made({ words: [WORD, WORD] }), /two words "boom"/],
    [
      'a number as id',
      () => made({ words: [{ ...WORD, id: 7 }] }),
      /options\.words\[0\]\.id must be an id.*not 7/,
    ],
    ['no category', () => made({ words: [{ id: 'boom' }] }), /options\.words\[0\]\.category must be an id/],
    ['a category that is not there', () => made({ words: [{ ...WORD, category: 'x' }] }), /"boom".*"x"/],
    [
      'a list as length',
      () => made({ words: [{ ...WORD, length: ['b'] }] }),
      /words\[0\]\.length must be a num/,
    ],
    ['another name', () => made({ words: [{ ...WORD, graphemes: 4 }] }), /words\[0\] has no "graphemes"/],
    ['features apart', () => made({ words: [{ ...WORD, features: {} }] }), /has no "features"/],
    ['a text as loan', () => made({ words: [{ ...WORD, isLoan: 'ja' }] }), /isLoan must be true or false/],
    [
      'categories by name',
      () => made({ categories: ['ei-ij'] }),
      /options\.categories\[0\] must be an object/,
    ],
    ['two categories', () => made({ categories: [{ id: 'a' }, { id: 'a' }] }), /two categories "a"/],
    ['a year in words', () => made({ groepNorms: { 'groep 5': 0 } }), /year "groep 5".*must be a number/],
    ['a norm as a pair', () => made({ groepNorms: { 5: [0, 1] } }), /groepNorms\[5\] must be an object/],
    ['a norm without a mean', () => made({ groepNorms: { 5: { mu: 1 } } }), /groepNorms\[5\] has no "mu"/],
    ['no norms', () => made({ groepNorms: undefined }), /options\.groepNorms must be an object/],
    ['an unknown number', () => made({ params: { nearst: 3 } }), /options\.params has no "nearst"/],
    ['a calibration that is none', () => made({ calibration: {} }), /options\.calibration\.version/],
    ['no seed', () => made({ seed: undefined }), /options\.seed must be a text or a number/],
    ['a target of 80', () => made({ targetSuccess: 80 }), /targetSuccess must be a share.*not 80/],
    ['a pupil without an id', () => added({}), /pupil\.id must be an id/],
    [
      'a year of a pupil in words',
      () => added({ id: 'x', groep: '5' }),
      /pupil\.groep must be a number, not "5"/,
    ],
    ['an eleventh month', () => added({ id: 'x', month: 11 }), /pupil\.month must be between 0 and 10/],
    ['a level in small letters', () => added({ id: 'x', lvs: 'ii' }), /pupil\.lvs must be a level.*not "ii"/],
    ['calm in Dutch', () => added({ id: 'x', rustig: true }), /pupil has no "rustig"/],
    ['an unknown pupil', () => asked({ pupil: 'wie' }), /no pupil "wie"/],
    ['a form that is none', () => asked({ form: { kind: 'raden' } }), /request\.form\.kind must be 'open'/],
    ['a form by its name', () => asked({ form: 'open' }), /request\.form must be an object/],
    ['a moment that is none', () => asked({ now: NaN }), /request\.now must be a moment.*not NaN/],
    ['a date', () => asked({ now: new Date() }), /request\.now must be a moment/],
    ['no session', () => asked({ session: null }), /request\.session must be/],
    ['a typing error', () => asked({ catagories: [] }), /request has no "catagories"/],
    ['an unknown word', () => answered({ wordId: 'nee' }), /no word "nee"/],
    ['neither right nor wrong', () => answered({ correct: 1 }), /answer\.correct must be true or false/],
    ['a time that is none', () => answered({ responseMs: -1 }), /answer\.responseMs must be a time/],
    ['a state that is none', () => engineWith().importState(anything({})), /no state/],
  ];
  for (const [what, use, message] of cases)
    it(`tells ${what}`, () => {
      expect(use).toThrow(message);
    });
});

it('takes all that the types allow', () => {
  const engine = createEngine({
    words: [
      { ...WORD, difficulty: 0.3 },
      { id: 'wijs', category: 'ei-ij', length: 3, logFrequency: -8, extra: 1, morphemes: 2, isLoan: true },
    ],
    categories: [{ id: 'ei-ij', groep: 4, level: 0.2, requires: ['oe'], isRead: true }],
    groepNorms: { 4: 0, 5: { mean: 0.4, perMonth: 0.04, sd: 0.8 } },
    params: { reviewShare: 0.2 },
    calibration: engineWith().exportState().shared,
    seed: 5,
    targetSuccess: 0.7,
  });
  const pupil = {
    id: 'sam',
    groep: 5,
    month: 10,
    categories: ['ei-ij'],
    targetSuccess: 0.9,
    calm: true,
    start: 1,
  };
  for (const lvs of ['II', 'E', null] as const) engine.addPupil({ ...pupil, lvs });
  for (const [n, session] of ([1, 'twee', { id: 3, isLast: true }] as const).entries()) {
    const at = { pupil: 'sam', now: START + n, session, form: { kind: 'choice', options: 3 } } as const;
    const { wordId } = engine.next({ ...at, categories: ['ei-ij'], ahead: ['boom'] });
    engine.record({
      ...at,
      wordId,
      correct: true,
      responseMs: n ? null : 0,
      rtValid: true,
      game: 'x',
      helped: false,
    });
  }
  expect(JSON.stringify(engine.exportState())).not.toMatch(/NaN|Infinity/);
  expect(engine.mastery({ pupil: 'sam', category: 'ei-ij', now: START }).answers).toBe(3);
});

it('starts a pupil of a high LVS level above one without, and one of a low level below', () => {
  const engine = engineWith();
  const means = (['I', 'A', null, 'V', 'E'] as const).map((lvs, i) => {
    engine.addPupil({ id: `p${i}`, groep: 5, lvs });
    return engine.ability({ pupil: `p${i}`, category: 'ei-ij', now: START }).mean;
  });
  expect(Math.min(...means.slice(0, 2))).toBeGreaterThan(means[2]!);
  expect(Math.max(...means.slice(3))).toBeLessThan(means[2]!);
});
