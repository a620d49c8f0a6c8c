import { describe, expect, it } from 'vitest';
import { createEngine, type PracticeForm } from './index.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
/** One category that was learnt long ago among many that are not known by half. */
const CATEGORIES = ['lang-bekend', ...Array.from({ length: 20 }, (_, i) => `nieuw-${i}`)];

function made(params: { confirmShare?: number; confirmMost?: number } = {}) {
  const engine = createEngine({
    words: CATEGORIES.flatMap((category) =>
      Array.from({ length: 30 }, (_, i) => ({ id: `${category}/${i}`, category, length: 3 + (i % 7) })),
    ),
    categories: CATEGORIES.map((id, i) => ({ id, groep: 6, level: i === 0 ? -3 : 0 })),
    groepNorms: { 6: 0.3 },
    seed: 'bevestigen',
    params,
  });
  engine.addPupil({ id: 'p', groep: 6 });
  return engine;
}

/** Sessions of 40 answers of who knows what was learnt long ago, and of the rest what comes easily. */
function practised(engine: ReturnType<typeof made>, sessions: number, form: PracticeForm) {
  const asked: { reason: string; session: number }[] = [];
  for (let session = 0; session < sessions; session++)
    for (let n = 0; n < 40; n++) {
      const now = START + session * 2 * DAY + n * 20_000;
      const { wordId, reason } = engine.next({ pupil: 'p', now, session, form });
      const isKnown = wordId.startsWith('lang-bekend');
      if (isKnown) asked.push({ reason, session });
      engine.record({ pupil: 'p', now, session, wordId, form, correct: isKnown || n % 4 !== 0 });
    }
  const { status, answers } = engine.mastery({
    pupil: 'p',
    category: 'lang-bekend',
    now: START + sessions * 2 * DAY,
  });
  return { status, answers, asked };
}

describe('what is surely known', () => {
  it('is asked until it can be called done, on days of its own, and then left alone', () => {
    const { status, asked } = practised(made(), 6, { kind: 'open' });
    expect(status).toBe('klaar');
    const perSession = Map.groupBy(asked, ({ session }) => session);
    expect(Math.max(...[...perSession.values()].map((all) => all.length))).toBeLessThanOrEqual(6);
    // Nobody is told of fewer than five answers where there are more.
    expect(asked.filter(({ reason }) => reason === 'PEILEN').length).toBeLessThanOrEqual(5);
  });

  it('stays open where nothing is done for it', () => {
    expect(practised(made({ confirmShare: 0 }), 6, { kind: 'open' }).status).not.toBe('klaar');
  });

  it('is not asked for ever in a form in which it can never be called done', () => {
    const form = { kind: 'choice', options: 3 } as const;
    const { status, answers } = practised(made(), 6, form);
    expect(status).toBe('bezig');
    expect(answers).toBeLessThan(practised(made({ confirmShare: 0 }), 6, form).answers + 8);
  });
});
