import { describe, expect, it } from 'vitest';
import { createEngine, type EngineOptions } from './index.ts';
import { PARAMS } from './params.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
const form = { kind: 'open' } as const;
const CATEGORIES = ['a', 'b', 'c', 'd'];
const WORDS = CATEGORIES.flatMap((category) =>
  Array.from({ length: 30 }, (_, i) => ({ id: `${category}${i}`, category })),
);
const options: EngineOptions = {
  words: WORDS,
  categories: CATEGORIES.map((id) => ({ id, groep: 4 })),
  groepNorms: { 4: 0 },
  seed: 'spreiding',
};

/** A class that answers 100 words each, `isRight` of the n-th answer of a pupil to a word of a category. */
function answered(isRight: (pupil: number, category: number, word: number) => boolean) {
  const engine = createEngine(options);
  for (let p = 0; p < 12; p++) engine.addPupil({ id: `p${p}`, groep: 4 });
  for (let n = 0; n < 100; n++)
    for (let p = 0; p < 12; p++) {
      const [category, word] = [n % 4, (p * 7 + Math.floor(n / 4)) % 30];
      engine.record({
        pupil: `p${p}`,
        now: START + Math.floor(n / 25) * DAY + n * 20_000,
        session: Math.floor(n / 25),
        form,
        wordId: `${CATEGORIES[category]}${word}`,
        correct: isRight(p, category, word),
        rtValid: false,
      });
    }
  return { engine, spreads: engine.exportState().shared.spreads! };
}
/** Right this share of the time, without a pattern in pupils or words. */
const often = (share: number, ...of: number[]) =>
  (of.reduce((sum, n) => sum * 31 + n * 17 + 5, 7) % 97) / 97 < share;

describe('how far apart things lie', () => {
  it('is learnt of pupils by category: wide where each has holes of his own, narrow where they are alike', () => {
    const holes = answered((p, c, w) => often((p + c) % 3 === 0 ? 0.15 : 0.9, p, c, w));
    const alike = answered((p, c, w) => often(0.7, p, c, w));
    expect(holes.spreads.category!.variance).toBeGreaterThan(1.5 * PARAMS.categoryVariance);
    expect(alike.spreads.category!.variance).toBeLessThan(0.7 * PARAMS.categoryVariance);
    // So sure is nobody any more of a category that was never practised.
    const sdOf = ({ engine }: typeof holes) => {
      engine.addPupil({ id: 'nieuw', groep: 4 });
      return engine.ability({ pupil: 'nieuw', category: 'a', now: START + 9 * DAY }).sd;
    };
    expect(sdOf(holes)).toBeGreaterThan(sdOf(alike) + 0.2);
  });

  it('is learnt of words: wide where some are right for all and others for nobody, narrow where they are alike', () => {
    const split = answered((p, c, w) => often(w % 2 === 0 ? 0.95 : 0.2, p, c, w));
    const alike = answered((p, c, w) => often(0.7, p, c, w));
    expect(split.spreads.difficulty!.variance).toBeGreaterThan(1.5 * PARAMS.difficultyVariance);
    expect(alike.spreads.difficulty!.variance).toBeLessThan(0.7 * PARAMS.difficultyVariance);
  });

  it('stands still with a calibration, which pupils go on with', () => {
    const { engine, spreads } = answered((p, c, w) => often((p + c) % 3 === 0 ? 0.15 : 0.9, p, c, w));
    const frozen = createEngine({ ...options, calibration: engine.exportState().shared });
    frozen.importPupil(engine.exportPupil('p0'));
    const answer = { pupil: 'p0', now: START + 9 * DAY, session: 9, form, correct: false, rtValid: false };
    frozen.record({ ...answer, wordId: 'a0' });
    expect(frozen.exportState().shared.spreads).toEqual(spreads);
    expect(frozen.exportPupil('p0').categories['a']!.spread).toBe(spreads.category!.variance);
    // Who comes with another spread keeps what his answers told: less of it counts as chance.
    const other = createEngine(options);
    other.importPupil(engine.exportPupil('p0'));
    other.record({ ...answer, wordId: 'b0' });
    const [wide, narrow] = [engine, other].map((one) => one.exportPupil('p0').categories['b']!);
    expect(narrow!.spread).toBe(PARAMS.categoryVariance);
    expect(narrow!.variance).toBeLessThan(wide!.variance);
  });

  it('is learnt of levels: wide where categories are easy or hard for all, narrow where they are alike', () => {
    const apart = answered((p, c, w) => often([0.1, 0.4, 0.75, 0.98][c]!, p, c, w));
    const alike = answered((p, c, w) => often(0.7, p, c, w));
    const levels = ({ engine }: typeof apart) => engine.exportState().shared.levels!;
    expect(levels(apart)).toBeGreaterThan(1.8);
    expect(levels(alike)).toBeLessThan(0.8);
  });

  it('is wider of levels of which nothing is told', () => {
    const sure = (categories: EngineOptions['categories']) =>
      createEngine({ ...options, categories }).exportState().shared.categories['a']!.variance;
    expect(sure(CATEGORIES.map((id) => ({ id })))).toBe(PARAMS.untoldLevelVariance);
    for (const told of [{ groep: 4 }, { level: 0 }])
      expect(sure(CATEGORIES.map((id) => ({ id, ...told })))).toBe(PARAMS.categoryLevelVariance);
  });

  it('is small of a category after many answers in it, also where nobody else taught what its parts are', () => {
    const frozen = createEngine({ ...options, calibration: createEngine(options).exportState().shared });
    frozen.addPupil({ id: 'p', groep: 6 });
    const sdAfter = (now: number) => frozen.ability({ pupil: 'p', category: 'a', now }).sd;
    const before = sdAfter(START);
    for (let n = 0; n < 80; n++)
      frozen.record({
        pupil: 'p',
        now: START + Math.floor(n / 20) * DAY + n * 20_000,
        session: Math.floor(n / 20),
        form,
        wordId: `a${n % 30}`,
        correct: often(0.75, 1, n),
        rtValid: false,
      });
    const after = sdAfter(START + 4 * DAY);
    // Eighty answers, about three right of four, some forgotten: adding up what is known of each part alone gives 0.95.
    expect(after).toBeGreaterThan(0.35);
    expect(after).toBeLessThan(0.6);
    expect(before).toBeGreaterThan(1.8 * after);
  });
});
