import type { RoundStart } from '../bridge/index.ts';
import type { Dealt, Speech } from '../exercise/index.ts';

/** The exercise for the example: one of the reserve, so that it gives away nothing of the round. */
export function exampleFor({ dealt, size }: RoundStart): Dealt | undefined {
  const form = dealt[0]?.exercise.form;
  return dealt.slice(size).findLast(({ exercise }) => exercise.form === form);
}

/** All recordings that the prompts of a round name, first needed first. */
export const speechOf = (dealt: readonly Dealt[]): Speech[] =>
  dealt.flatMap(({ exercise }) => (exercise.prompt.speech ? [exercise.prompt.speech] : []));
