import type { MATCH_RULES, ROW_REASONS } from '../contract/edexml.ts';
import { comparable } from '../contract/comparable.ts';
import { comparableLast } from './last-name.ts';
import type { Present, PresentPupil } from './present.ts';
import type { SealedPupil } from './sealed.ts';

export type Rule = (typeof MATCH_RULES)[number];
type Reason = Extract<
  (typeof ROW_REASONS)[number],
  'keyReused' | 'otherBirth' | 'namesOnly' | 'twoWays' | 'samePupil'
>;

/** Whom a row is about. */
export interface Match {
  pupil: PresentPupil;
  rule: Rule;
  /** Why a person must decide it; undefined where it is sure enough. */
  doubt?: Reason;
}

/** Names as they are compared. */
interface Compared {
  first: string;
  last: string;
  birth: string | null;
}

const FILLED = (names: Compared) => names.first !== '' && names.last !== '';

/** Finds whom each row of a file is about, among the pupils of the account alone. In the order of the rows. */
export function matchPupils(rows: readonly SealedPupil[], present: Present): (Match | undefined)[] {
  const compared = rows.map((row) => ({
    first: comparable(row.first),
    last: comparableLast(row.infix, row.last),
    birth: row.birthMac ?? null,
  }));
  const byName = Map.groupBy(present.pupils.values(), (pupil) => `${pupil.firstKey} ${pupil.lastKey}`);
  const byNumber = Map.groupBy(present.pupils.values(), (pupil) => pupil.number ?? '');
  const rowsByName = Map.groupBy(compared, ({ first, last }) => `${first} ${last}`);
  const ecks = new Map<string, number>();
  for (const { eckDigest } of rows) if (eckDigest) ecks.set(eckDigest, (ecks.get(eckDigest) ?? 0) + 1);
  const only = (ids: readonly string[] | undefined) => {
    const known = (ids ?? []).flatMap((id) => present.pupils.get(id) ?? []);
    return known.length === 1 ? known[0] : undefined;
  };

  const matches = rows.map((row, i): Match | undefined => {
    const names = compared[i]!;
    const byEck = row.eckDigest === undefined ? undefined : only(present.byEck.get(row.eckDigest));
    const numbered = row.keyDigest === undefined ? undefined : byNumber.get(row.key);
    const byKey =
      row.keyDigest === undefined
        ? undefined
        : (only(present.byKey.get(row.keyDigest)) ?? (numbered?.length === 1 ? numbered[0] : undefined));
    if (byEck) {
      if (byKey && byKey !== byEck) return { pupil: byEck, rule: 'eck', doubt: 'twoWays' };
      if (ecks.get(row.eckDigest!)! > 1) return { pupil: byEck, rule: 'eck', doubt: 'samePupil' };
      return { pupil: byEck, rule: 'eck' };
    }
    if (byKey) {
      const doubt = doubtOfKey(names, byKey);
      return { pupil: byKey, rule: 'key', ...(doubt && { doubt }) };
    }
    if (!FILLED(names)) return undefined;
    const name = `${names.first} ${names.last}`;
    const candidates = byName.get(name) ?? [];
    const alike = rowsByName.get(name)!;
    if (names.birth !== null) {
      const born = candidates.filter(({ birthMac }) => birthMac === names.birth);
      if (born.length === 1 && alike.filter(({ birth }) => birth === names.birth).length === 1)
        return { pupil: born[0]!, rule: 'birth' };
    }
    const [one] = candidates;
    const isUnknown = one && (names.birth === null || one.birthMac === null);
    if (candidates.length === 1 && alike.length === 1 && isUnknown)
      return { pupil: one!, rule: 'names', doubt: 'namesOnly' };
    return undefined;
  });
  // Two rows that find the same child: nobody knows which of them is meant.
  const found = Map.groupBy(
    matches.filter((match) => match !== undefined),
    ({ pupil }) => pupil.id,
  );
  return matches.map((match) =>
    match && !match.doubt && found.get(match.pupil.id)!.length > 1 ? { ...match, doubt: 'samePupil' } : match,
  );
}

/**
 * Why a key may be that of another child; undefined where it is sure enough. Numbers begin again when a school changes to another
 * administration: then a namesake may get the number, and only the day of birth tells those two apart.
 */
function doubtOfKey(names: Compared, pupil: PresentPupil): 'keyReused' | 'otherBirth' | undefined {
  const [isFirst, isLast] = [names.first === pupil.firstKey, names.last === pupil.lastKey];
  if (names.birth !== null && pupil.birthMac !== null) {
    if (names.birth === pupil.birthMac) return undefined;
    return isFirst && isLast ? 'otherBirth' : 'keyReused';
  }
  return isFirst || isLast ? undefined : 'keyReused';
}
