import type { PupilRow } from '../data/schema.ts';

type Parts = Pick<PupilRow, 'first_name' | 'infix' | 'last_name'>;

/** First name, infix and last name as one text. */
export const pupilName = ({ first_name, infix, last_name }: Parts) =>
  [first_name, infix, last_name].filter(Boolean).join(' ');

/** A name of which nobody reads who it is: A. v. B. */
export const initialsOf = ({ first_name, infix, last_name }: Parts) =>
  [first_name, infix, last_name]
    .filter(Boolean)
    .map((part) => `${[...part][0]!}.`)
    .join(' ');

/** The names of pupils who stand in one list, by id; those of namesakes with the user name behind it: Sem Mulder (sem4b). */
export function namesApart(
  pupils: readonly (Parts & { id: string; username: string })[],
): Map<string, string> {
  const same = Map.groupBy(pupils, (pupil) => pupilName(pupil).toLowerCase());
  return new Map(
    pupils.map((pupil) => {
      const name = pupilName(pupil);
      const isAlone = same.get(name.toLowerCase())!.length === 1;
      return [pupil.id, isAlone ? name : `${name} (${pupil.username})`];
    }),
  );
}
