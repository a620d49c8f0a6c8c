import { foldEmail } from '../auth/fold.ts';
import { comparable } from '../contract/comparable.ts';
import type { StaffRowView } from '../contract/edexml.ts';
import type { Present, PresentMember } from './present.ts';
import type { SealedTeacher } from './sealed.ts';

/** Which member of staff a row is about. */
export interface StaffMatch {
  member: PresentMember;
  rule: NonNullable<StaffRowView['match']>['rule'];
  /** A person has to say so: only the name is the same, or several rows find the same person. */
  doubtful: boolean;
}

/**
 * Finds who of the staff each teacher of a file is: by the pseudonym of the chain, the key of an earlier file, or the mail address; and
 * by name, where nobody else is called so, to be decided by a person. In the order of the rows.
 */
export function matchStaff(
  rows: readonly SealedTeacher[],
  { byEck, byKey, staff }: Pick<Present, 'byEck' | 'byKey' | 'staff'>,
): (StaffMatch | undefined)[] {
  const members = new Map(staff.map((member) => [member.id, member]));
  const byMail = new Map(
    staff.flatMap((member) => (member.email ? [[foldEmail(member.email), member] as const] : [])),
  );
  const nameOf = ({ first, infix, last }: SealedTeacher) => comparable(first + infix + last);
  const byName = Map.groupBy(staff, ({ name }) => comparable(name));
  const rowsByName = Map.groupBy(rows, nameOf);
  const only = (ids: readonly string[] | undefined) => {
    const known = (ids ?? []).flatMap((id) => members.get(id) ?? []);
    return known.length === 1 ? known[0] : undefined;
  };
  const matches = rows.map((row): StaffMatch | undefined => {
    const found: [StaffMatch['rule'], PresentMember | undefined][] = [
      ['eck', only(byEck.get(row.eckDigest ?? ''))],
      ['key', only(byKey.get(row.keyDigest ?? ''))],
      ['mail', row.email === '' ? undefined : byMail.get(foldEmail(row.email))],
    ];
    for (const [rule, member] of found)
      if (member)
        return { member, rule, doubtful: found.some(([, other]) => other !== undefined && other !== member) };
    const name = nameOf(row);
    const called = byName.get(name) ?? [];
    if (name === '' || called.length !== 1 || rowsByName.get(name)!.length !== 1) return undefined;
    return { member: called[0]!, rule: 'names', doubtful: true };
  });
  const found = Map.groupBy(
    matches.flatMap((match) => match ?? []),
    ({ member }) => member.id,
  );
  return matches.map(
    (match) => match && { ...match, doubtful: match.doubtful || found.get(match.member.id)!.length > 1 },
  );
}
