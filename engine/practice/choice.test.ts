import { describe, expect, it } from 'vitest';
import { CATEGORIES, DAY, engineWith, FORMS, options, play, START, WORDS } from './fixture.ts';
import type { PracticeForm } from './index.ts';

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

  it('is within the week also a word that is rather hard, but not at once, and never one that is far too hard', () => {
    const [hard, hopeless] = [back(-0.2), back(1)];
    expect(hard.early.p).toBeLessThan(0.65);
    expect(hard.early.isBack).toBe(false);
    expect(hard.late.p).toBeGreaterThan(0.55);
    expect(hard.late.isBack).toBe(true);
    expect(hopeless.late.p).toBeLessThan(0.55);
    expect(hopeless.late.isBack).toBe(false);
  });

  /** Whether a word of this difficulty that went wrong comes back a day later, and five days. */
  function back(difficulty: number) {
    const words = options().words.map((word, i) => (i === 0 ? { ...word, difficulty } : word));
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
    return { early: onDay(1), late: onDay(5) };
  }

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
      correct: right(n),
      responseMs: varied(n % 10 < 3 && right(n) ? other : usual, n),
    });
    const plain = told(often(6500, 6500));
    for (const kind of [often(6500, 2200), often(6500, 20_000), often(2000, 2000), often(25_000, 25_000)]) {
      const { ability, hurry } = told(kind, 'klimmen');
      expect(ability).toBeGreaterThan(plain.ability - 0.3);
      expect(hurry).toBeLessThan(0.06);
    }
  });
});
