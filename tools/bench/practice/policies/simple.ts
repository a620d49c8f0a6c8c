import { createRng } from '../../../../engine/exercise/rng.ts';
import { prior, type Made, type Policy } from './policy.ts';

export function random({ world, seed }: Made): Policy {
  const rng = createRng(`willekeurig/${seed}`);
  return { next: () => ({ word: rng.pick(world.words) }) };
}

/** All words in the order of the book, over and over. */
export function fixed({ world }: Made): Policy {
  const at = new Map<string, number>();
  return {
    next({ pupil }) {
      const n = at.get(pupil.id) ?? 0;
      at.set(pupil.id, n + 1);
      return { word: world.words[n % world.words.length]! };
    },
  };
}

/** Up after two right, down after one wrong, within categories by turns. */
export function staircase({ world, seed }: Made): Policy {
  const rng = createRng(`trap/${seed}`);
  const sorted = new Map(
    [...world.byCategory].map(([id, words]) => [id, [...words].sort((a, b) => prior(a) - prior(b))]),
  );
  const steps = new Map<string, { at: number; right: number }>();
  const stepOf = (pupil: string, category: string) => {
    const key = `${pupil}/${category}`;
    const step = steps.get(key) ?? { at: 0.4, right: 0 };
    steps.set(key, step);
    return step;
  };
  return {
    next({ pupil }) {
      const { id } = rng.pick(world.categories);
      const words = sorted.get(id)!;
      const at = stepOf(pupil.id, id).at * (words.length - 1) + (rng.next() - 0.5) * 6;
      return { word: words[Math.max(0, Math.min(words.length - 1, Math.round(at)))]! };
    },
    record({ pupil, word, correct }) {
      const step = stepOf(pupil.id, word.category);
      step.right = correct ? step.right + 1 : 0;
      if (!correct) step.at = Math.max(0, step.at - 0.08);
      else if (step.right % 2 === 0) step.at = Math.min(1, step.at + 0.04);
    },
  };
}
