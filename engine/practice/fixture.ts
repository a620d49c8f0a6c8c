import { createEngine, type EngineOptions, type PracticeForm } from './index.ts';

export const DAY = 86_400_000;
/** Monday 7 September 2026, nine o'clock. */
export const START = 1_788_771_600_000;
export const CATEGORIES = ['korte-klank', 'ei-ij', 'verdubbelaar'];
export const FORMS: PracticeForm[] = [
  { kind: 'open' },
  { kind: 'build' },
  { kind: 'choice', options: 2 },
  { kind: 'choice', options: 4 },
];

/** Forty words in each category, hard in a way that their length tells. */
export const options = (change: Partial<EngineOptions> = {}): EngineOptions => ({
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

/** An engine with one pupil, sam, in group 5. */
export function engineWith(change: Partial<EngineOptions> = {}) {
  const engine = createEngine(options(change));
  engine.addPupil({ id: 'sam', groep: 5, categories: CATEGORIES });
  return engine;
}

export const WORDS = options().words;

/** Plays many answers of someone who knows everything, or nothing. */
export function play(
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
