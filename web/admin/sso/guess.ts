import { fold } from '../../ui/fold.ts';

/** Somebody here by name, with the providers that there is a link to already. */
interface Named {
  firstName: string;
  linked: readonly string[];
}

/**
 * Those whose first name is the given name that a provider tells, without accents and capitals, and who have no link to
 * it yet. A second given name is no hindrance: "Anna Maria" may be Anna.
 */
export function alike<T extends Named>(
  people: readonly T[],
  { givenName, provider }: { givenName: string; provider: string },
): T[] {
  const given = fold(givenName);
  if (given === '') return [];
  const whole = people.filter(
    ({ firstName, linked }) => fold(firstName) === given && !linked.includes(provider),
  );
  if (whole.length > 0) return whole;
  const [first = ''] = given.split(' ');
  return people.filter(({ firstName, linked }) => fold(firstName) === first && !linked.includes(provider));
}
