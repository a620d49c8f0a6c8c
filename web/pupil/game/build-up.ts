import type { Dealt, Reveal } from '../../../engine/exercise/index.ts';

/** The letters of a word that are hard, from the first to after the last. */
export type Spot = Pick<Reveal, 'from' | 'to'>;

/** The hard spots of the words of a round, by their word. */
export const spotsOf = (dealt: readonly Dealt[]): ReadonlyMap<string, Spot> =>
  new Map(dealt.map(({ solution: { reveal } }) => [reveal.text, reveal]));

/** When each letter of a word has its turn: those of the hard spot after the `outside` others. */
export function orderOf(
  letters: readonly string[],
  { from, to }: Spot,
): { turns: number[]; outside: number } {
  const isHard = (i: number) => i >= from && i < to;
  const hard = letters.filter((_, i) => isHard(i)).length;
  const outside = letters.length - hard;
  let easy = 0;
  let last = outside;
  return { turns: letters.map((_, i) => (isHard(i) ? last++ : easy++)), outside };
}
