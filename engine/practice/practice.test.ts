import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATEGORIES, DAY, engineWith, FORMS, options, play, START, WORDS } from './fixture.ts';
import { createEngine, type AnswerRecord } from './index.ts';
import { PARAMS } from './params.ts';

/** Answers that may come in any order, at any time, of any length. */
const answers = fc.array(
  fc.record({
    word: fc.nat(119),
    form: fc.nat(FORMS.length - 1),
    correct: fc.boolean(),
    session: fc.nat(4),
    days: fc.double({ min: -3, max: 60, noNaN: true }),
    responseMs: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
    rtValid: fc.boolean(),
  }),
  { maxLength: 60 },
);
type Answers = typeof answers extends fc.Arbitrary<infer T> ? T : never;

const log = (given: Answers): AnswerRecord[] =>
  given.map(({ word, form, days, ...rest }) => ({
    ...rest,
    pupil: 'sam',
    now: START + days * DAY,
    wordId: WORDS[word]!.id,
    form: FORMS[form]!,
  }));

describe('any log of answers', () => {
  it('gives the same state when it is played again, and the same next word', () =>
    fc.assert(
      fc.property(answers, (given) => {
        const run = () => {
          const engine = engineWith();
          for (const answer of log(given)) engine.record(answer);
          return engine;
        };
        const [one, two] = [run(), run()];
        expect(JSON.stringify(one.exportState())).toBe(JSON.stringify(two.exportState()));
        const asked = { pupil: 'sam', now: START + 61 * DAY, session: 'nu', form: FORMS[0]! };
        expect(one.next(asked)).toEqual(two.next(asked));
      }),
      { numRuns: 60 },
    ));

  it('keeps every number finite, every spread positive and no greater than it began', () =>
    fc.assert(
      fc.property(answers, (given) => {
        const engine = engineWith();
        for (const answer of log(given)) engine.record(answer);
        const { pupils, shared } = engine.exportState();
        const text = JSON.stringify({ pupils, shared });
        expect(text).not.toMatch(/null|NaN|Infinity/);
        const { general, categories, words } = pupils['sam']!;
        for (const { variance } of [general, ...Object.values(categories), ...Object.values(words)]) {
          expect(variance).toBeGreaterThan(0);
          expect(variance).toBeLessThanOrEqual(PARAMS.generalVariance);
        }
      }),
      { numRuns: 60 },
    ));

  it('predicts no less than guessing gives, and certainty never', () =>
    fc.assert(
      fc.property(answers, fc.nat(119), fc.nat(FORMS.length - 1), (given, word, form) => {
        const engine = engineWith();
        for (const answer of log(given)) engine.record(answer);
        const asked = FORMS[form]!;
        const p = engine.predict({
          pupil: 'sam',
          wordId: WORDS[word]!.id,
          form: asked,
          now: START + 61 * DAY,
        });
        expect(p).toBeGreaterThanOrEqual(asked.kind === 'choice' ? 1 / asked.options! - 1e-9 : 0);
        expect(p).toBeLessThan(1);
      }),
      { numRuns: 60 },
    ));

  it('goes on as it was after being kept and opened again', () =>
    fc.assert(
      fc.property(answers, answers, (before, after) => {
        const straight = engineWith();
        for (const answer of log(before)) straight.record(answer);
        const kept = createEngine(options());
        kept.importState(JSON.parse(JSON.stringify(straight.exportState())) as never);
        for (const engine of [straight, kept]) for (const answer of log(after)) engine.record(answer);
        expect(kept.exportState()).toEqual(straight.exportState());
        const asked = { pupil: 'sam', now: START + 70 * DAY, session: 'nu', form: FORMS[2]! };
        expect(kept.next(asked)).toEqual(straight.next(asked));
      }),
      { numRuns: 40 },
    ));

  it('leaves the next word within the categories that are asked for', () =>
    fc.assert(
      fc.property(answers, fc.subarray(CATEGORIES, { minLength: 1 }), (given, categories) => {
        const engine = engineWith();
        for (const answer of log(given)) engine.record(answer);
        const asked = { pupil: 'sam', session: 'nu', form: FORMS[1]!, categories };
        const { wordId } = engine.next({ ...asked, now: START + 61 * DAY });
        expect(categories).toContain(WORDS.find(({ id }) => id === wordId)!.category);
      }),
      { numRuns: 60 },
    ));
});

describe('asking', () => {
  it('changes nothing: not the state, and not what is chosen', () => {
    const { engine, end } = play((n) => n % 4 !== 0, FORMS[0]!, 40);
    const before = JSON.stringify(engine.exportState());
    for (const form of FORMS) {
      const asked = { pupil: 'sam', now: end, session: 'nu', form };
      expect(engine.next(asked)).toEqual(engine.next(asked));
      engine.predict({ pupil: 'sam', wordId: WORDS[0]!.id, form, now: end });
    }
    engine.mastery({ pupil: 'sam', category: 'ei-ij', now: end });
    engine.explain('sam', WORDS[0]!.id, FORMS[2]);
    expect(JSON.stringify(engine.exportState())).toBe(before);
  });
});

describe('what features say of difficulty', () => {
  it('is learnt from answers: long words that turn out easy are thought easy before anybody answered them', () => {
    const engine = createEngine(options());
    const asked = WORDS.filter((_, i) => i % 2 === 0);
    for (let pupil = 0; pupil < 12; pupil++) {
      engine.addPupil({ id: `p${pupil}`, groep: 5 });
      for (const [n, { id: wordId, length }] of asked.entries())
        engine.record({
          pupil: `p${pupil}`,
          now: START + n * 20_000,
          session: 1,
          wordId,
          form: FORMS[0]!,
          // The short ones go wrong, of most pupils.
          correct: length! > 6 || (n + pupil) % 4 === 0,
          rtValid: false,
        });
    }
    const { shared } = engine.exportState();
    const unasked = (long: boolean) => {
      const words = WORDS.filter(({ length }, i) => i % 2 === 1 && (long ? length! > 7 : length! < 5));
      return words.reduce((sum, { id }) => sum + shared.words[id]!.mean, 0) / words.length;
    };
    expect(createEngine(options()).exportState().shared.features!['length']).toBeCloseTo(PARAMS.lengthWeight);
    expect(shared.features!['length']).toBeLessThan(-0.1);
    expect(unasked(true)).toBeLessThan(unasked(false) - 0.2);
    // Who goes on with what was learnt thinks the same of words that are new.
    const fresh = [...WORDS, { id: 'nieuw', category: 'ei-ij', length: 10 }];
    const later = createEngine({ ...options({ words: fresh }), calibration: shared });
    expect(later.exportState().shared.words['nieuw']!.mean).toBeLessThan(0);
  });
});

describe('a pupil who changes', () => {
  it('is less surely known after a fall, so that the next answers count for more', () => {
    const steady = play((n) => n % 5 !== 4, FORMS[0]!, 160);
    const fallen = play((n) => n < 120 && n % 5 !== 4, FORMS[0]!, 160);
    const spread = ({ engine }: typeof steady) => engine.exportPupil('sam').general.variance;
    expect(fallen.engine.exportPupil('sam').drift).toBeLessThan(-PARAMS.driftBound);
    expect(spread(fallen)).toBeGreaterThan(1.2 * spread(steady));
  });

  it('is taken over as an earlier version left it', () => {
    const { engine, end } = play((n) => n % 4 !== 0, FORMS[0]!, 40);
    const { drift, ...old } = engine.exportPupil('sam');
    expect(drift).not.toBe(0);
    const other = engineWith();
    other.importPupil({ ...old, version: 1 } as never);
    // Its times were kept in another way.
    expect(other.exportPupil('sam')).toEqual({ ...engine.exportPupil('sam'), drift: 0, pace: {} });
    expect(() => other.importPupil({ ...old, version: 99 } as never)).toThrow(TypeError);
    expect(other.next({ pupil: 'sam', now: end, session: 'nu', form: FORMS[0]! }).wordId).toBeTruthy();
  });
});
