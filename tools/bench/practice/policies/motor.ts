import { createEngine } from '../../../../engine/practice/index.ts';
import type { Made, Policy } from './policy.ts';

/** The policy of the product. */
export function motor({ world, pupils, seed, target, params }: Made): Policy {
  const { isYearless, norms = world.norms } = world.nature;
  const made = createEngine({
    words: world.words.map(({ id, category, length, logFrequency }) => ({
      id,
      category,
      ...(length !== undefined && { length }),
      ...(logFrequency !== undefined && { logFrequency }),
    })),
    categories: isYearless ? world.categories.map(({ id }) => ({ id })) : world.categories,
    groepNorms: norms,
    seed,
    targetSuccess: target,
    ...(params && { params }),
  });
  for (const pupil of pupils) made.addPupil(pupil.known());
  const words = new Map(world.words.map((word) => [word.id, word]));
  return {
    engine: made,
    next({ pupil, now, session, form }) {
      const choice = made.next({ pupil: pupil.id, now, session, form });
      return { word: words.get(choice.wordId)!, choice };
    },
    record: ({ pupil, now, session, form, word, correct, responseMs, game }) =>
      made.record({
        pupil: pupil.id,
        now,
        session,
        wordId: word.id,
        form,
        correct,
        responseMs,
        ...(game !== undefined && { game }),
      }),
  };
}
