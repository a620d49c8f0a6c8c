import { expect, test } from 'vitest';
import { createEngine, type EngineOptions, type PracticeWord } from './index.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 8, 7, 9);
const form = { kind: 'open' } as const;

/** Words of one category, of these difficulties. */
const list = (category: string, difficulties: readonly number[]): PracticeWord[] =>
  difficulties.map((difficulty, i) => ({ id: `${category}${i}`, category, difficulty }));
const times = (count: number, difficulty: number) => Array<number>(count).fill(difficulty);

function engineOf(words: PracticeWord[], params: EngineOptions['params'] = {}) {
  const categories = [...new Set(words.map(({ category }) => category))].map((id) => ({ id, groep: 4 }));
  const engine = createEngine({
    words,
    categories,
    groepNorms: { 4: 0 },
    seed: 'passend',
    params: { sampleShare: 0, ...params },
  });
  engine.addPupil({ id: 'p', groep: 4 });
  return engine;
}

test('a category of which all that fits was just seen leaves its turn to another', () => {
  const engine = engineOf([
    ...list('klein', [...times(4, -1.6), ...times(30, 3.5)]),
    ...list('groot', times(40, -1)),
  ]);
  const chances: number[] = [];
  for (let n = 0; n < 20; n++) {
    const asked = { pupil: 'p', now: START + n * 20_000, session: 1, form };
    const { wordId, p } = engine.next(asked);
    chances.push(p);
    engine.record({ ...asked, wordId, correct: n % 5 !== 0 });
  }
  expect(Math.min(...chances)).toBeGreaterThan(0.45);
});

test('whose success has long been too low gets easy words again sooner, and is right more often', () => {
  const words = ['a', 'b', 'c'].flatMap((id) => list(id, [...times(6, -2), ...times(40, 1)]));
  const success = (params: EngineOptions['params']) => {
    const engine = engineOf(words, params);
    let right = 0;
    for (let session = 0; session < 12; session++)
      for (let n = 0; n < 25; n++) {
        const asked = { pupil: 'p', now: START + session * DAY + n * 20_000, session, form };
        const { wordId } = engine.next(asked);
        const difficulty = words.find(({ id }) => id === wordId)!.difficulty!;
        const correct = difficulty < 0 || n % 4 === 0;
        engine.record({ ...asked, wordId, correct });
        if (session >= 6 && correct) right++;
      }
    return right / (6 * 25);
  };
  expect(success({})).toBeGreaterThan(success({ shortWeight: 0, shortSkip: 0 }) + 0.05);
});

test('whose success has long been too high gets what is too easy less often', () => {
  // Two categories are known, one is learnt; all three are practised.
  const words = [...list('a', times(40, -3)), ...list('b', times(40, -2.5)), ...list('c', times(80, 0.5))];
  const share = (params: EngineOptions['params']) => {
    const engine = engineOf(words, { confirmShare: 0, ...params });
    let easy = 0;
    for (let session = 0; session < 14; session++)
      for (let n = 0; n < 25; n++) {
        const asked = { pupil: 'p', now: START + session * DAY + n * 20_000, session, form };
        const { wordId } = engine.next(asked);
        const isEasy = words.find(({ id }) => id === wordId)!.category !== 'c';
        engine.record({ ...asked, wordId, correct: isEasy || n % 9 !== 0 });
        if (session >= 8 && isEasy) easy++;
      }
    return easy / (6 * 25);
  };
  expect(share({})).toBeLessThan(share({ overWeight: 0 }) - 0.05);
});
