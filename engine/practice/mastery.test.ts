import { describe, expect, it } from 'vitest';
import { CATEGORIES, DAY, engineWith, FORMS, play, START } from './fixture.ts';
import { createEngine } from './index.ts';

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
      groepNorms: { 5: 1.4 },
      seed: 'blijft',
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
          pupil: 'sam',
          now: START + Math.floor(n / 10) * DAY + n * 20_000,
          session: Math.floor(n / 10),
          wordId: `${category}-${n % 40}`,
          form: FORMS[0]!,
          correct,
          rtValid: false,
        });
    const now = START + 8 * DAY;
    expect(engine.mastery({ pupil: 'sam', category: 'korte-klank', now }).status).toBe('klaar');
    const { status, instead } = engine.mastery({ pupil: 'sam', category: 'verdubbelaar', now });
    expect([status, instead]).toEqual(['stap-terug', ['ei-ij']]);
  });

  it('is a step back for who no longer grows, not for who knows nearly all of it', () => {
    const reasonOf = (wrongEvery: number) => {
      const engine = createEngine({
        words: Array.from({ length: 90 }, (_, i) => ({ id: `w${i}`, category: 'c', difficulty: 0 })),
        categories: [{ id: 'c' }],
        groepNorms: { 5: 1.2 },
        seed: 'groeit',
        params: { timeWeight: 0 },
      });
      engine.addPupil({ id: 'sam', groep: 5, categories: ['c'] });
      for (let i = 0; i < 90; i++)
        engine.record({
          pupil: 'sam',
          now: START + Math.floor(i / 10) * DAY + i * 20_000,
          session: Math.floor(i / 10),
          wordId: `w${i}`,
          form: FORMS[0]!,
          correct: i % wrongEvery !== 1,
          rtValid: false,
        });
      const { p, reason } = engine.mastery({ pupil: 'sam', category: 'c', now: START + 9 * DAY });
      return [p > 0.75, reason];
    };
    expect([reasonOf(3), reasonOf(5)]).toEqual([
      [false, 'komt-niet-verder'],
      [true, 'oefent'],
    ]);
  });

  it('is a step back sooner for who is to succeed nearly always', () => {
    const reasonOf = (calm: boolean) => {
      const engine = createEngine({
        words: Array.from({ length: 20 }, (_, i) => ({ id: `w${i}`, category: 'c', difficulty: 0 })),
        categories: [{ id: 'c' }],
        groepNorms: { 5: 0 },
        seed: 'rustig',
      });
      engine.addPupil({ id: 'sam', groep: 5, categories: ['c'], calm });
      // Half of it right, of words that are all alike: none of them is right seven times out of ten.
      for (let i = 0; i < 18; i++)
        engine.record({
          pupil: 'sam',
          now: START + (i * DAY) / 2,
          session: i,
          wordId: `w${i}`,
          form: FORMS[0]!,
          correct: i % 2 > 0,
          rtValid: false,
        });
      return engine.mastery({ pupil: 'sam', category: 'c', now: START + 13 * DAY }).reason;
    };
    expect([reasonOf(false), reasonOf(true)]).toEqual(['oefent', 'geen-woord-haalbaar']);
  });
});
