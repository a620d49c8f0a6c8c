import { comparable } from '../contract/comparable.ts';
import type { LvsCandidate } from '../contract/lvs.ts';
import type { Who } from './draft.ts';

/** A pupil who may be meant. */
export interface Known extends LvsCandidate {
  firstName: string;
  infix: string;
  lastName: string;
  number: string | null;
  /** Digest of the day of birth, where an import told it. */
  birthMac: string | null;
  groep: number;
}

/** Who a row is about: somebody for sure, perhaps one of some, or nobody. */
export type Match =
  | { kind: 'sure'; pupil: Known }
  | { kind: 'doubtful'; candidates: Known[]; why: 'otherName' | 'otherGroup' | 'several' }
  | { kind: 'none' };

/** Finds pupils by what lists say of them. The rules and their order: server/lvs/README.md. */
export interface Matcher {
  match(who: Who): Match;
  byId(id: string): Known | undefined;
}

/** By what a link that was made by hand is remembered: the number, else the name and the group. */
export function whoKey(who: Who): string {
  if (who.number) return `n ${comparable(who.number)}`;
  return `w ${comparable(nameIn(who))} ${groupKey(who.group ?? '')}`;
}

/** A name as the list has it. */
export const nameIn = ({ name, firstName, infix, lastName }: Who): string =>
  name ?? [firstName, infix, lastName].filter(Boolean).join(' ');

/** The name of a group without what it is: "Groep 5A" and "5a" are the same. */
const groupKey = (group: string) =>
  comparable(group).replace(/^(?:groep|gr|klas|leerjaar|jaargroep)(?=.)/, '');

/** Makes a matcher of these pupils; `links` are remembered of other tables, by `whoKey`. */
export function matcherOf(pupils: readonly Known[], links: ReadonlyMap<string, string | null>): Matcher {
  const ids = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  const byNumber = Map.groupBy(
    pupils.filter(({ number }) => number !== null && comparable(number) !== ''),
    ({ number }) => comparable(number!),
  );
  const byName = new Map<string, Set<Known>>();
  for (const pupil of pupils)
    for (const form of formsOf(pupil)) byName.set(form, (byName.get(form) ?? new Set()).add(pupil));
  return {
    byId: (id) => ids.get(id),
    match(who) {
      const linked = links.get(whoKey(who));
      if (linked === null) return { kind: 'none' };
      const known = linked === undefined ? undefined : ids.get(linked);
      if (known) return { kind: 'sure', pupil: known };
      const numbered = who.number ? (byNumber.get(comparable(who.number)) ?? []) : [];
      if (numbered.length > 0) return byNumberAndName(numbered, who);
      const named = [...(byName.get(comparable(turned(who))) ?? [])];
      if (named.length === 0) return { kind: 'none' };
      const born = named.filter(({ birthMac }) => birthMac !== null && birthMac === who.birthMac);
      if (born.length === 1) return { kind: 'sure', pupil: born[0]! };
      return byGroup(named, who.group);
    },
  };
}

function byNumberAndName(numbered: Known[], who: Who): Match {
  if (numbered.length > 1) return { kind: 'doubtful', candidates: numbered, why: 'several' };
  const pupil = numbered[0]!;
  return nameIn(who) === '' || agrees(pupil, who)
    ? { kind: 'sure', pupil }
    : { kind: 'doubtful', candidates: numbered, why: 'otherName' };
}

/** First or last name is the same. */
function agrees(pupil: Known, who: Who): boolean {
  const [first, last] = [comparable(pupil.firstName), comparable(pupil.infix + pupil.lastName)];
  if (who.name !== undefined) {
    const whole = comparable(who.name);
    return (
      formsOf(pupil).has(whole) ||
      (first !== '' && whole.includes(first)) ||
      (last !== '' && whole.includes(last))
    );
  }
  const given = comparable(who.firstName ?? '');
  const family = comparable(familyOf(who));
  return (given !== '' && given === first) || (family !== '' && family === last);
}

function byGroup(named: Known[], group: string | undefined): Match {
  const wanted = groupKey(group ?? '');
  const isThere = (pupil: Known) => groupKey(pupil.group ?? '') === wanted;
  const there = wanted === '' ? named : named.filter(isThere);
  if (there.length === 1) return { kind: 'sure', pupil: there[0]! };
  if (there.length === 0)
    return { kind: 'doubtful', candidates: named, why: named.length === 1 ? 'otherGroup' : 'several' };
  return { kind: 'doubtful', candidates: there, why: 'several' };
}

/** Ways in which lists write a name, as they are compared: Noor van den Berg; Berg, Noor van den; Berg, van den, Noor; van den Berg, Noor. */
function formsOf({ firstName, infix, lastName }: Known): Set<string> {
  const [first, mid, last] = [firstName, infix, lastName].map(comparable) as [string, string, string];
  return new Set([first + mid + last, last + first + mid, last + mid + first, mid + last + first]);
}

/** A name of several columns as of one; a family name with its infix behind is turned. */
const turned = (who: Who): string => who.name ?? [who.firstName ?? '', familyOf(who)].join(' ');

function familyOf({ infix = '', lastName = '' }: Who): string {
  const [family = '', behind = ''] = lastName.split(',');
  return `${infix} ${behind} ${family}`;
}
