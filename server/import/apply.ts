import { audit } from '../audit/audit.ts';
import { keepPasswords, type FreshPassword } from '../cards/passwords.ts';
import type { Seal } from '../cards/seal.ts';
import type { PasswordStyle } from '../contract/cards.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { groupKey } from '../groups/names.ts';
import type { RowDraft } from '../jobs/kind.ts';
import { createPupils } from '../people/create.ts';
import { lookFor } from '../pupils/looks.ts';
import { pupilName } from '../pupils/name.ts';
import { nameRows } from '../pupils/usernames.ts';
import type { GroupFields, Marks, PupilFields, Step } from './plan.ts';

// What the steps of a plan store, each within the transaction of its chunk.

type Of<D extends Step['do']> = Extract<Step, { do: D }>;

/** Who imports, into what. */
export interface Into {
  accountId: string;
  variant: Variant;
  actorId: string | null;
  now: number;
}

const groupRow = ({ name, years, schoolYear }: GroupFields) => ({
  name,
  name_key: groupKey(name),
  groep: JSON.stringify(years),
  school_year: schoolYear,
});

/** Makes and changes groups, all together: two may have changed names with each other. */
export async function storeGroupSteps(
  trx: Db,
  steps: readonly (Of<'group'> | Of<'regroup'>)[],
  { accountId, now }: Into,
): Promise<RowDraft[]> {
  const changed = steps.filter((step) => step.do === 'regroup');
  for (const { id } of changed)
    await trx.updateTable('groups').set({ name_key: id }).where('id', '=', id).execute();
  for (const { id, after } of changed)
    await trx.updateTable('groups').set(groupRow(after)).where('id', '=', id).execute();
  const made = steps.filter((step) => step.do === 'group');
  if (made.length > 0)
    await trx
      .insertInto('groups')
      .values(
        made.map(({ id, after }) => ({
          ...groupRow(after),
          id,
          account_id: accountId,
          archived_at: null,
          trashed_at: null,
          trashed_by: null,
          created_at: now,
        })),
      )
      .execute();
  for (const { id, keys } of steps)
    for (const key of keys)
      await trx
        .insertInto('import_group_keys')
        .values({ account_id: accountId, key, group_id: id })
        .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet({ group_id: id }))
        .execute();
  return [
    ...made.map(({ id }) => ({ subjectId: id, outcome: 'group', detail: { do: 'group' as const } })),
    ...changed
      .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
      .map(({ id, before, after }) => ({
        subjectId: id,
        outcome: 'regroup',
        detail: { do: 'regroup' as const, before, after },
      })),
  ];
}

/** Adds pupils with their user names and passwords. */
export async function storePupilSteps(
  trx: Db,
  seal: Seal,
  steps: readonly Of<'pupil'>[],
  { accountId, variant, now }: Into,
  { fresh, style }: { fresh: readonly FreshPassword[]; style: PasswordStyle },
): Promise<RowDraft[]> {
  const names = await nameRows(
    trx,
    steps.map(({ after }) => ({
      firstName: after.first || after.last,
      infix: after.infix,
      lastName: after.last,
      year: after.year,
      username: '',
    })),
    variant,
  );
  await createPupils(
    trx,
    steps.map(({ id, after, number }, i) => ({
      id,
      username: names[i]!.username,
      passwordHash: fresh[i]!.hash,
      account_id: accountId,
      group_id: after.group,
      groep: after.year,
      first_name: after.first,
      infix: after.infix,
      last_name: after.last,
      number,
      ...lookFor(id),
    })),
  );
  await keepPasswords(
    trx,
    seal,
    steps.map(({ id }, i) => ({ pupilId: id, password: fresh[i]!.password, style, batch: id, now })),
  );
  await noteMarks(trx, accountId, steps, 1);
  return steps.map(({ id }) => ({ subjectId: id, outcome: 'made', detail: { do: 'pupil' as const } }));
}

/** Takes over what a file says of pupils. */
export async function storeChangeSteps(
  trx: Db,
  steps: readonly Of<'change'>[],
  { accountId }: Into,
): Promise<RowDraft[]> {
  for (const { id, after } of steps) await storePupil(trx, id, after);
  await noteMarks(trx, accountId, steps, 0);
  return steps.map(({ id, before, after }) => ({
    subjectId: id,
    outcome: before.inTrash ? 'restored' : before.group !== after.group ? 'moved' : 'changed',
    detail: { do: 'change' as const, before, after },
  }));
}

export async function storePupil(trx: Db, id: string, to: PupilFields): Promise<void> {
  const names = { first_name: to.first, infix: to.infix, last_name: to.last };
  await trx
    .updateTable('pupils')
    .set({
      ...names,
      groep: to.year,
      group_id: to.group,
      ...(!to.inTrash && { trashed_at: null, trashed_from: null, trashed_by: null }),
    })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('users')
    .set({ name: pupilName(names), ...(!to.inTrash && { active: 1 }) })
    .where('id', '=', id)
    .execute();
}

/** Notes by what pupils are known again, each pupil once. Somebody else who had the key before has it no more. */
export async function noteMarks(
  trx: Db,
  accountId: string,
  steps: readonly { id: string; marks: Marks }[],
  made: 0 | 1,
): Promise<void> {
  if (steps.length === 0) return;
  await noteIdentifiers(trx, accountId, 'pupils', steps);
  await trx
    .insertInto('import_pupils')
    .values(
      steps.map(({ id, marks: { birthMac, year } }) => ({
        pupil_id: id,
        account_id: accountId,
        made,
        birth_mac: birthMac ?? null,
        year: year ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('pupil_id').doUpdateSet(({ fn, ref }) => ({
        birth_mac: fn.coalesce(ref('excluded.birth_mac'), ref('import_pupils.birth_mac')),
        year: fn.coalesce(ref('excluded.year'), ref('import_pupils.year')),
      })),
    )
    .execute();
}

/** The pseudonym and the key of each; who had one of them before has it no more. Keys of pupils and of teachers are numbered apart. */
async function noteIdentifiers(
  trx: Db,
  accountId: string,
  who: 'pupils' | 'staff',
  steps: readonly { id: string; marks: Marks }[],
): Promise<void> {
  for (const [kind, of] of [
    ['key', (marks: Marks) => marks.keyDigest],
    ['eck', (marks: Marks) => marks.eckDigest],
  ] as const) {
    // Of two who would have the same one the later has it.
    const owners = new Map(
      steps.flatMap(({ id, marks }) => {
        const digest = of(marks);
        return digest === undefined ? [] : [[digest, id] as const];
      }),
    );
    if (owners.size === 0) continue;
    await trx
      .deleteFrom('user_identifiers')
      .where('account_id', '=', accountId)
      .where('kind', '=', kind)
      .where('digest', 'in', [...owners.keys()])
      .where(({ exists, not, selectFrom }) => {
        const isPupil = exists(
          selectFrom('pupils').select('pupils.id').whereRef('pupils.id', '=', 'user_identifiers.user_id'),
        );
        return who === 'pupils' ? isPupil : not(isPupil);
      })
      .execute();
    await trx
      .insertInto('user_identifiers')
      .values([...owners].map(([digest, user_id]) => ({ user_id, kind, account_id: accountId, digest })))
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind'])
          .doUpdateSet(({ ref }) => ({ account_id: accountId, digest: ref('excluded.digest') })),
      )
      .execute();
  }
}

/** Makes staff who are there the teachers of their groups in the file too; none is taken from anybody. */
export async function storeLinkSteps(
  trx: Db,
  steps: readonly Of<'link'>[],
  { accountId, actorId }: Into,
): Promise<RowDraft[]> {
  const rows: RowDraft[] = [];
  const gone = new Set<string>();
  for (const { id, row, groups } of steps) {
    const there = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!there) {
      gone.add(id);
      rows.push({ outcome: 'skipped', note: `docent in rij ${row} is er niet meer` });
      continue;
    }
    const added = groups.length === 0 ? [] : await teachAlso(trx, id, groups);
    await audit(trx, {
      action: 'staff-linked',
      ...(actorId && { actorId }),
      accountId,
      subject: id,
      detail: `${added.length} groups`,
    });
    rows.push({
      subjectId: id,
      outcome: 'linked',
      note: `docent in rij ${row}`,
      detail: { do: 'link' as const, groups: added },
    });
  }
  await noteIdentifiers(
    trx,
    accountId,
    'staff',
    steps.filter(({ id }) => !gone.has(id)),
  );
  return rows;
}

/** Gives the groups that were not taught before. */
async function teachAlso(trx: Db, userId: string, groups: readonly string[]): Promise<string[]> {
  const added = await trx
    .insertInto('group_teachers')
    .values(groups.map((group_id) => ({ group_id, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('group_id')
    .execute();
  return added.map(({ group_id }) => group_id);
}

/** Notes by what who was invited is known in a later file. */
export async function noteInvited(trx: Db, { id, marks }: Of<'invite'>, { accountId }: Into): Promise<void> {
  const invited = await trx
    .selectFrom('invitations')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (invited && marks) await noteIdentifiers(trx, accountId, 'staff', [{ id: invited.user_id, marks }]);
}

/** Puts pupils into the trash who are not there yet. */
export async function storeTrashSteps(
  trx: Db,
  ids: readonly string[],
  { accountId, actorId, now }: Into,
): Promise<RowDraft[]> {
  const rows = await trx
    .selectFrom('pupils')
    .select(['id', 'group_id'])
    .where('id', 'in', ids)
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
    .execute();
  for (const { id, group_id } of rows)
    await trx
      .updateTable('pupils')
      .set({ group_id: null, trashed_from: group_id, trashed_at: now, trashed_by: actorId })
      .where('id', '=', id)
      .execute();
  const due = rows.map(({ id }) => id);
  if (due.length > 0) await trx.updateTable('users').set({ active: 0 }).where('id', 'in', due).execute();
  return rows.map(({ id, group_id }) => ({
    subjectId: id,
    outcome: 'trashed',
    detail: { do: 'trash' as const, group: group_id, at: now },
  }));
}
