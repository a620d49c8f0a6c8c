import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be';

// Large: whoever needs it imports it at that moment.

/** How well a password stands guessing: 0 at once guessed, 4 never. */
export type Strength = 0 | 1 | 2 | 3 | 4;

/** A password of less is refused. */
export const LEAST_STRENGTH: Strength = 2;

/** Words that every guesser of our passwords tries. */
const OURS = [
  'spelwereld',
  'spelling',
  'klodder',
  'landkaart',
  'juf',
  'meester',
  'leerling',
  'groep',
  'klas',
];

let zxcvbn: ZxcvbnFactory | undefined;

/** How strong a password is for somebody; `own` are words that belong to that person, such as the user name. */
export function strengthOf(password: string, own: readonly string[]): Strength {
  zxcvbn ??= new ZxcvbnFactory({ dictionary: { ...common, ...dutch }, graphs: adjacencyGraphs });
  return zxcvbn.check(password, [...OURS, ...own]).score;
}
