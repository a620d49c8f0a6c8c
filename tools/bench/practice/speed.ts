import { createEngine } from '../../../engine/practice/index.ts';

const CATEGORIES = 40;
const START = Date.UTC(2026, 8, 7, 9);
/** Answers before it is measured, and choices that are. */
const WARM = 300;
const MEASURED = 400;

/** Milliseconds that one choice takes with so many words: the median and the slowest of a hundred. */
export function timed(count: number): { median: number; p99: number } {
  const words = Array.from({ length: count }, (_, i) => ({
    id: `w${i}`,
    category: `c${i % CATEGORIES}`,
    length: 3 + ((i * 7) % 9),
  }));
  const categories = Array.from({ length: CATEGORIES }, (_, c) => ({ id: `c${c}`, groep: 3 + (c % 6) }));
  const engine = createEngine({ words, categories, groepNorms: { 3: -1, 8: 1 }, seed: 'snelheid' });
  engine.addPupil({ id: 'p', groep: 6 });
  const form = { kind: 'open' } as const;
  const times: number[] = [];
  for (let n = 0; n < WARM + MEASURED; n++) {
    const now = START + Math.floor(n / 50) * 2 * 86_400_000 + n * 20_000;
    const asked = { pupil: 'p', now, session: Math.floor(n / 50), form };
    const begin = performance.now();
    const { wordId } = engine.next(asked);
    if (n >= WARM) times.push(performance.now() - begin);
    engine.record({ ...asked, wordId, correct: n % 5 !== 0, responseMs: 4000 });
  }
  times.sort((a, b) => a - b);
  return { median: times[MEASURED / 2]!, p99: times[Math.floor(0.99 * MEASURED)]! };
}
