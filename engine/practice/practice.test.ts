import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, type AnswerRecord, type EngineOptions, type PracticeForm } from './index.ts';
import { PARAMS } from './params.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
const CATEGORIES = ['korte-klank', 'ei-ij', 'verdubbelaar'];
const FORMS: PracticeForm[] = [
  { kind: 'open' },
  { kind: 'build' },
  { kind: 'choice', options: 2 },
  { kind: 'choice', options: 4 },
];

/** Forty words in each category, hard in a way that their length tells. */
const options = (change: Partial<EngineOptions> = {}): EngineOptions => ({
  words: CATEGORIES.flatMap((category, c) =>
    Array.from({ length: 40 }, (_, i) => ({
      id: `${category}-${i}`,
      category,
      length: 2 + ((i * 7 + c) % 9),
    })),
  ),
  categories: CATEGORIES.map((id, i) => ({ id, groep: 3 + i })),
  groepNorms: { 3: -1, 4: -0.5, 5: 0, 6: 0.5, 7: 1, 8: 1.4 },
  seed: 'toets',
  ...change,
});

function engineWith(change: Partial<EngineOptions> = {}) {
  const engine = createEngine(options(change));
  engine.addPupil({ id: 'sam', groep: 5, categories: CATEGORIES });
  return engine;
}

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

const WORDS = options().words;
const log = (given: Answers): AnswerRecord[] =>
  given.map(({ word, form, days, ...rest }) => ({
    ...rest,
    pupil: 'sam',
    now: START + days * DAY,
    wordId: WORDS[word]!.id,
    form: FORMS[form]!,
  }));

/** Plays many answers of someone who knows everything, or nothing. */
function play(
  right: (n: number) => boolean,
  form: PracticeForm,
  count: number,
  change: Partial<EngineOptions> = {},
) {
  const engine = engineWith(change);
  const chosen: ReturnType<typeof engine.next>[] = [];
  for (let n = 0; n < count; n++) {
    const session = Math.floor(n / 20);
    const now = START + session * 2 * DAY + n * 20_000;
    const choice = engine.next({ pupil: 'sam', now, session, form });
    chosen.push(choice);
    engine.record({
      pupil: 'sam',
      now,
      session,
      wordId: choice.wordId,
      form,
      correct: right(n),
      responseMs: 4000,
    });
  }
  return { engine, chosen, end: START + Math.ceil(count / 20) * 2 * DAY };
}

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
          ...{ pupil: `p${pupil}`, now: START + n * 20_000, session: 1, wordId, form: FORMS[0]! },
          // The short ones go wrong, of most pupils.
          ...{ correct: length! > 6 || (n + pupil) % 4 === 0, rtValid: false },
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

describe('what comes next', () => {
  it('comes from every category within a session, not from one', () => {
    const { chosen } = play((n) => n % 5 !== 0, FORMS[0]!, 20);
    for (const category of CATEGORIES)
      expect(chosen.filter(({ why }) => why.category === category).length).toBeGreaterThanOrEqual(3);
  });

  it('does not take the fastest answers of a calm worker for hurry', () => {
    const engine = engineWith();
    for (let n = 0; n < 2500; n++) {
      const { id: wordId } = WORDS[n % WORDS.length]!;
      const [now, session, form] = [START + n * 20_000, Math.floor(n / 50), FORMS[0]!];
      // Between 3 and 6 seconds, the same ones over and over.
      const responseMs = 3000 + ((n * 1777) % 3000);
      engine.record({ pupil: 'sam', now, session, wordId, form, correct: n % 5 !== 0, responseMs });
    }
    expect(engine.exportPupil('sam').hurry).toBeLessThan(0.01);
  });

  it('stays within the categories that are asked for', () =>
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

  it('is refused when there is nothing to practise', () => {
    const engine = engineWith();
    const asked = { pupil: 'sam', now: START, session: 1, form: FORMS[0]! };
    expect(() => engine.next({ ...asked, categories: ['bestaat-niet'] })).toThrow(RangeError);
    expect(() => engine.next({ ...asked, pupil: 'niemand' })).toThrow(RangeError);
  });

  it('is another word each time, when a round is dealt ahead', () => {
    const engine = engineWith();
    const ahead: string[] = [];
    for (let i = 0; i < 20; i++)
      ahead.push(engine.next({ pupil: 'sam', now: START, session: 1, form: FORMS[0]!, ahead }).wordId);
    expect(new Set(ahead).size).toBe(20);
  });

  it('is harder for who gets everything right than for who gets everything wrong', () => {
    const engines = [true, false].map((right) => play(() => right, FORMS[0]!, 40).engine);
    const [able, weak] = engines.map((engine) =>
      engine.ability({ pupil: 'sam', category: 'ei-ij', now: START + 5 * DAY }),
    );
    expect(able!.mean).toBeGreaterThan(weak!.mean + 1);
  });

  it('brings a word that went wrong back in the same session after six others, and within a week', () => {
    const { chosen } = play((n) => n !== 3, FORMS[0]!, 30);
    const { wordId } = chosen[3]!;
    const again = chosen.findIndex((choice, n) => n > 3 && choice.wordId === wordId);
    expect(again).toBeGreaterThan(9);
    expect(chosen[again]!.reason).toBe('HERHALING');
    expect(again).toBeLessThan(30);
  });

  it('is within the week also a word that is too hard, but not at once', () => {
    // One word is far harder than the others and went wrong.
    const words = options().words.map((word, i) => (i === 0 ? { ...word, difficulty: 1 } : word));
    const engine = engineWith({ words, params: { difficultyVariance: 0.01, sampleShare: 0 } });
    const { id: wordId } = words[0]!;
    const form = FORMS[0]!;
    const answer = { pupil: 'sam', form, responseMs: 4000 };
    engine.record({ ...answer, now: START, session: 0, wordId, correct: false });
    const onDay = (day: number) => {
      const now = START + day * DAY;
      const asked = { pupil: 'sam', now, session: day, form };
      const p = engine.predict({ pupil: 'sam', wordId, form, now });
      return { p, isBack: engine.next(asked).wordId === wordId };
    };
    // Six others, so that it is not a word of just now.
    for (const { id } of words.slice(41, 47))
      engine.record({ ...answer, now: START, session: 0, wordId: id, correct: true });
    const [early, late] = [onDay(1), onDay(4)];
    expect(early.p).toBeLessThan(0.5);
    expect(early.isBack).toBe(false);
    expect(late.p).toBeGreaterThan(0.36);
    expect(late.isBack).toBe(true);
  });

  it('is easier after two wrong answers in a row, but not for ever', () => {
    const { chosen } = play((n) => n < 30, FORMS[0]!, 40);
    const reasons = chosen.slice(30).map(({ reason }) => reason);
    expect(reasons[2]).toBe('OPPEPPER');
    expect(reasons.filter((reason) => reason === 'OPPEPPER')).toHaveLength(3);
  });

  it('is easier for no more than some words of a round that is chosen ahead', () => {
    const { engine } = play((n) => n < 28, FORMS[0]!, 30);
    const ahead: string[] = [];
    const reasons = Array.from({ length: 10 }, () => {
      const choice = engine.next({ pupil: 'sam', now: START + 30_000, session: 1, form: FORMS[0]!, ahead });
      ahead.push(choice.wordId);
      return choice.reason;
    });
    expect(reasons.slice(0, 3)).toEqual(['OPPEPPER', 'OPPEPPER', 'OPPEPPER']);
    expect(reasons.slice(3)).not.toContain('OPPEPPER');
  });

  it('slows down who answers faster than one can read', () => {
    const engine = engineWith();
    const form = FORMS[2]!;
    let choice = engine.next({ pupil: 'sam', now: START, session: 1, form });
    const before = engine.ability({ pupil: 'sam', category: choice.why.category, now: START });
    for (let i = 0; i < 3; i++) {
      const now = START + i * 1000;
      engine.record({
        pupil: 'sam',
        now,
        session: 1,
        wordId: choice.wordId,
        form,
        correct: true,
        responseMs: 300,
      });
      choice = engine.next({ pupil: 'sam', now, session: 1, form });
    }
    expect(choice.reason).toBe('HAAST');
    const after = engine.ability({ pupil: 'sam', category: choice.why.category, now: START });
    expect(after.mean).toBeLessThanOrEqual(before.mean + 0.05);
  });
});

describe('times in a game whose moves are in them', () => {
  const FORM: PracticeForm = { kind: 'choice', options: 3 };
  /** Of every ten answers `wrong` wrong ones, those and others `fast`; each word once, on several days. */
  function told(kind: (n: number) => { correct: boolean; responseMs: number }, game?: string) {
    const engine = engineWith();
    for (let n = 0; n < 240; n++) {
      const [now, session] = [START + Math.floor(n / 30) * DAY + n * 20_000, Math.floor(n / 30)];
      const answer = { pupil: 'sam', now, session, wordId: WORDS[(n * 7) % WORDS.length]!.id, form: FORM };
      engine.record({ ...answer, ...kind(n), ...(game === undefined ? { rtValid: false } : { game }) });
    }
    const now = START + 9 * DAY;
    const abilities = CATEGORIES.map((category) => engine.ability({ pupil: 'sam', category, now }).mean);
    return { ability: abilities.reduce((a, b) => a + b) / 3, hurry: engine.exportPupil('sam').hurry };
  }
  const varied = (ms: number, n: number) => ms * (0.8 + 0.4 * ((n * 0.618) % 1));

  it('show who does not read: what is guessed so says little of ability', () => {
    // Three of ten are guessed in a moment, and right once in three; the others are right nine times in ten.
    const rushes = (n: number) => {
      const isRushed = [1, 4, 8].includes(n % 10);
      const correct = isRushed ? n % 30 < 10 : n % 11 !== 0;
      return { correct, responseMs: varied(isRushed ? 2200 : 6500, n) };
    };
    const [seen, unseen] = [told(rushes, 'klimmen'), told(rushes)];
    expect(seen.hurry).toBeGreaterThan(0.15);
    expect(seen.hurry).toBeLessThan(0.4);
    expect(seen.ability).toBeGreaterThan(unseen.ability + 0.6);
  });

  it('cost who is fast and right hardly anything, nor who is slow', () => {
    const right = (n: number) => n % 11 !== 0;
    const often = (usual: number, other: number) => (n: number) => ({
      ...{ correct: right(n), responseMs: varied(n % 10 < 3 && right(n) ? other : usual, n) },
    });
    const plain = told(often(6500, 6500));
    for (const kind of [often(6500, 2200), often(6500, 20_000), often(2000, 2000), often(25_000, 25_000)]) {
      const { ability, hurry } = told(kind, 'klimmen');
      expect(ability).toBeGreaterThan(plain.ability - 0.3);
      expect(hurry).toBeLessThan(0.06);
    }
  });
});

describe('mastery', () => {
  it('is not for who guesses between two', () => {
    let luck = 7;
    const guess = () => (luck = (luck * 48_271) % 2_147_483_647) % 2 === 0;
    const { engine, end } = play(guess, FORMS[2]!, 400);
    for (const category of CATEGORIES)
      expect(engine.mastery({ pupil: 'sam', category, now: end }).status).not.toBe('klaar');
  });

  it('comes to who writes everything right on several days, and asks for writing', () => {
    const written = play(() => true, FORMS[0]!, 160);
    const chosen = play(() => true, FORMS[3]!, 160);
    const status = ({ engine, end }: typeof written) =>
      CATEGORIES.map((category) => engine.mastery({ pupil: 'sam', category, now: end }));
    expect(status(written).map(({ status }) => status)).toEqual(['klaar', 'klaar', 'klaar']);
    expect(status(chosen).map(({ reason }) => reason)).toContain('te-weinig-zelf-gemaakt');
    const read = play(() => true, FORMS[3]!, 160, {
      categories: CATEGORIES.map((id, i) => ({ id, groep: 3 + i, isRead: true })),
    });
    expect(status(read).map(({ status }) => status)).toContain('klaar');
  });

  it('stays until the estimate itself is too low, not when doubt alone grows', () => {
    const engine = createEngine({
      words: Array.from({ length: 40 }, (_, i) => ({ id: `w${i}`, category: 'c', difficulty: 0 })),
      categories: [{ id: 'c' }],
      ...{ groepNorms: { 5: 1.4 }, seed: 'blijft' },
    });
    engine.addPupil({ id: 'sam', groep: 5, categories: ['c'] });
    const now = (n: number) => START + n * DAY;
    const answer = (n: number, correct: boolean) => {
      const asked = { pupil: 'sam', now: now(n), session: n, wordId: `w${n % 40}`, form: FORMS[0]! };
      engine.record({ ...asked, correct, rtValid: false });
      return engine.mastery({ pupil: 'sam', category: 'c', now: now(n) });
    };
    let n = 0;
    while (answer(n++, true).status !== 'klaar') expect(n).toBeLessThan(60);
    const falling = [];
    for (let one = answer(n++, false); falling.length < 40; one = answer(n++, false)) {
      falling.push(one.p);
      if (one.status !== 'klaar') break;
    }
    expect(falling.slice(0, -1).every((p) => p >= 0.83)).toBe(true);
    expect(falling.at(-1)).toBeLessThan(0.83);
    // A moment before, it would not have been called done anew.
    expect(falling.at(-2)).toBeLessThan(0.9);
  });

  it('is a step back for who gets nothing right, and says what to practise instead', () => {
    const { engine, end } = play(() => false, FORMS[0]!, 60, {
      categories: [
        { id: 'korte-klank', groep: 3 },
        { id: 'ei-ij', groep: 4 },
        { id: 'verdubbelaar', groep: 5, requires: ['korte-klank'] },
      ],
    });
    const mastery = engine.mastery({ pupil: 'sam', category: 'verdubbelaar', now: end });
    expect(mastery.status).toBe('stap-terug');
    expect(mastery.instead).toEqual(['korte-klank']);
  });

  it('names no category to go back to that is done, or that is not there', () => {
    const categories = [
      { id: 'korte-klank', groep: 3 },
      { id: 'ei-ij', groep: 4 },
      { id: 'verdubbelaar', groep: 5, requires: ['korte-klank', 'weg', 'ei-ij'] },
    ];
    const engine = engineWith({ categories });
    for (let n = 0; n < 80; n++)
      for (const [category, correct] of [['korte-klank', true] as const, ['verdubbelaar', false] as const])
        engine.record({
          ...{
            pupil: 'sam',
            now: START + Math.floor(n / 10) * DAY + n * 20_000,
            session: Math.floor(n / 10),
          },
          ...{ wordId: `${category}-${n % 40}`, form: FORMS[0]!, correct, rtValid: false },
        });
    const now = START + 8 * DAY;
    expect(engine.mastery({ pupil: 'sam', category: 'korte-klank', now }).status).toBe('klaar');
    const { status, instead } = engine.mastery({ pupil: 'sam', category: 'verdubbelaar', now });
    expect([status, instead]).toEqual(['stap-terug', ['ei-ij']]);
  });

  it('is a step back sooner for who is to succeed nearly always', () => {
    const reasonOf = (calm: boolean) => {
      const engine = createEngine({
        words: Array.from({ length: 20 }, (_, i) => ({ id: `w${i}`, category: 'c', difficulty: 0 })),
        categories: [{ id: 'c' }],
        ...{ groepNorms: { 5: 0 }, seed: 'rustig' },
      });
      engine.addPupil({ id: 'sam', groep: 5, categories: ['c'], calm });
      // Half of it right, of words that are all alike: none of them is right seven times out of ten.
      for (let i = 0; i < 18; i++)
        engine.record({
          ...{ pupil: 'sam', now: START + (i * DAY) / 2, session: i, wordId: `w${i}` },
          ...{ form: FORMS[0]!, correct: i % 2 > 0, rtValid: false },
        });
      return engine.mastery({ pupil: 'sam', category: 'c', now: START + 13 * DAY }).reason;
    };
    expect([reasonOf(false), reasonOf(true)]).toEqual(['oefent', 'geen-woord-haalbaar']);
  });
});
