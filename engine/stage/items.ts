import type { Exercise, RawAnswer, WholeAnswer } from '../exercise/index.ts';

/** One item of a whole answer to a stepwise exercise; any other answer is its own only item. */
export function itemAt(answer: WholeAnswer, at: number): RawAnswer {
  if ('tiles' in answer) return { form: 'build', slot: at, tile: answer.tiles[at]! };
  if ('cards' in answer) return { form: 'order', place: at, card: answer.cards[at]! };
  return answer;
}

/** How many items a whole answer has. */
export function itemCount(answer: WholeAnswer): number {
  if ('tiles' in answer) return answer.tiles.length;
  return 'cards' in answer ? answer.cards.length : 1;
}

/** Ids of what a build or order exercise lays. */
export function idsOf(exercise: Exercise): string[] {
  if (exercise.form === 'build') return exercise.tiles.map((tile) => tile.id);
  return exercise.form === 'order' ? exercise.cards.map((card) => card.id) : [];
}

/** What an id stands for: two tiles with the same letter may stand for each other. */
export function textOf(exercise: Exercise, id: string | undefined): string | undefined {
  if (exercise.form === 'build') return exercise.tiles.find((tile) => tile.id === id)?.text;
  if (exercise.form === 'order') return exercise.cards.find((card) => card.id === id)?.text ?? id;
  return id;
}
