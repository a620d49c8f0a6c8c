import { createHash } from 'node:crypto';
import type { RelocationCheck } from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import { accountLines, copiedLines } from './accounts.ts';
import type { Stored } from './facts.ts';
import { looseLines } from './loose.ts';
import { groupLines, type GoingGroup } from './groups.ts';
import { staffLines, type GoingMember } from './staff.ts';
import { withTeachers } from './teachers.ts';

/** What would happen, and who and what goes. */
export interface Checked {
  check: RelocationCheck;
  groups: GoingGroup[];
  staff: GoingMember[];
}

/** Says what moving would do, and stores nothing. */
export async function checked(db: Db, of: Stored, now: number): Promise<Checked> {
  const { lines: ofGroups, going } = await groupLines(db, of);
  const { lines: ofLoose, going: loose } = await looseLines(db, of);
  const { lines: ofStaff, going: staff } = await staffLines(db, of, going);
  const pupils = going.reduce((sum, { pupils: some }) => sum + some.length, loose.length);
  const lines = [
    ...(await accountLines(db, of, pupils, now)),
    ...(await withTeachers(db, of, { lines: [...ofGroups, ...ofLoose, ...ofStaff], groups: going, staff })),
    ...(await copiedLines(db, of)),
  ];
  const isReady =
    lines.some(({ outcome }) => outcome === 'goes' || outcome === 'changed') &&
    lines.every(({ outcome }) => outcome !== 'stopped');
  return { check: { lines, pupils, isReady, stamp: stampOf(of, lines, going) }, groups: going, staff };
}

/** The same as long as the same would happen to the same children and staff. */
function stampOf(
  { row, items, choices }: Stored,
  lines: RelocationCheck['lines'],
  groups: readonly GoingGroup[],
): string {
  const text = JSON.stringify([
    ...[row.id, items, choices],
    lines.map(({ key, label, outcome }) => [key, label, outcome]),
    groups.map(({ group, joins, name, pupils }) => [group.id, joins, name, pupils]),
  ]);
  return createHash('sha256').update(text).digest('base64url');
}
