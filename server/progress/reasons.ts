import { readChoices, reasonForTeacher, toldRecall, type KeptChoice } from '../practice/policy/choices.ts';

/** Why words of one round were dealt, in a teacher's words, with how many were asked for it; most words first. */
export function reasonsOfRound(
  choices: string | null,
  asked: ReadonlySet<string>,
): { text: string; words: number }[] {
  const told = Object.entries(readChoices(choices).of).flatMap(([exercise, choice]) =>
    asked.has(exercise) ? [choice] : [],
  );
  return [...Map.groupBy(told, ({ reason }) => reason).values()]
    .map((group) => ({ text: reasonOfMany(group), words: group.length }))
    .sort((a, b) => b.words - a.words);
}

/** One reason of several words, whose numbers differ a little. */
function reasonOfMany(group: readonly KeptChoice[]): string {
  const [first] = group;
  if (group.length === 1 || first!.reason !== 'HERHALING')
    return reasonForTeacher({ ...first!, p: Math.round(mean(group.map(({ p }) => p))) });
  const recalls = group.flatMap((choice) => toldRecall(choice) ?? []).sort((a, b) => a - b);
  const [low, high] = [recalls[0], recalls.at(-1)];
  if (low === undefined) return 'Gingen eerder fout en komen terug.';
  const share = low === high ? `${low}%` : `${low} tot ${high}%`;
  return `Gingen eerder fout en komen terug; geschatte kans dat ze nog bekend zijn ${share}.`;
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
