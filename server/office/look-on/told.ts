import { actionText } from '../../audit/actions.ts';
import { LOOK_ONS_TOLD, type LookOn, type OfficeAccess } from '../../contract/look-ons.ts';
import type { Db } from '../../data/database.ts';
import type { AccountRow } from '../../data/schema.ts';
import { readerOf } from '../../http/words.ts';
import { pupilName } from '../../pupils/name.ts';

/** What the office looked at in an account, as its administrators read it: who looked on, why and what changed, and whose names were shown. */
export async function accessOf(db: Db, account: AccountRow, now: number): Promise<OfficeAccess> {
  const until = account.office_until;
  return {
    lookOns: await lookOnsOf(db, account, now),
    names: await namesOf(db, account.id),
    officeUntil: until !== null && until > now ? until : null,
  };
}

async function lookOnsOf(db: Db, account: AccountRow, now: number): Promise<LookOn[]> {
  const rows = await db
    .selectFrom('look_ons')
    .innerJoin('token_families', 'token_families.id', 'look_ons.id')
    .innerJoin('users', 'users.id', 'look_ons.user_id')
    .leftJoin('users as members', 'members.id', 'look_ons.office_id')
    .selectAll('look_ons')
    .select(['users.name as as', 'members.name as by', 'token_families.revoked_at'])
    .where('look_ons.account_id', '=', account.id)
    .orderBy('look_ons.begun_at', 'desc')
    .orderBy('look_ons.id')
    .limit(LOOK_ONS_TOLD)
    .execute();
  const changes = await changesOf(
    db,
    rows.map(({ id }) => id),
  );
  const reader = readerOf(account);
  return rows.map((row) => {
    const endsAt = Math.min(row.revoked_at ?? row.ends_at, row.ends_at);
    return {
      id: row.id,
      at: row.begun_at,
      endsAt,
      isOpen: endsAt > now,
      by: row.by ?? '',
      as: row.as,
      kind: row.kind,
      reason: row.reason,
      changes: (changes.get(row.id) ?? []).map(({ action, count }) => ({
        label: actionText(action, reader),
        count,
      })),
    };
  });
}

/** What was changed in each of these times, by what was logged in both names until it really ended; looking is no change. */
async function changesOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('look_ons')
    .innerJoin('token_families', 'token_families.id', 'look_ons.id')
    .innerJoin('audit', (join) =>
      join
        .onRef('audit.act_id', '=', 'look_ons.office_id')
        .onRef('audit.at', '>=', 'look_ons.begun_at')
        .onRef('audit.at', '<=', 'look_ons.ends_at')
        .onRef('audit.actor_id', '=', 'look_ons.user_id'),
    )
    .select(['look_ons.id', 'audit.action'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('look_ons.id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('token_families.revoked_at', 'is', null),
        eb('audit.at', '<=', eb.ref('token_families.revoked_at')),
      ]),
    )
    .where('audit.action', 'not like', '%-viewed')
    .where('audit.action', '!=', 'board-watched')
    .groupBy(['look_ons.id', 'audit.action'])
    .orderBy('audit.action')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, count: Number(row.count) })),
    ({ id }) => id,
  );
}

/** Pupils whose name the office asked for, newest first. */
async function namesOf(db: Db, accountId: string): Promise<OfficeAccess['names']> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('users as members', 'members.id', 'audit.actor_id')
    .leftJoin('pupils', (join) =>
      join.onRef('pupils.id', '=', 'audit.subject').on('pupils.account_id', '=', accountId),
    )
    .select(['audit.id', 'audit.at', 'audit.reason', 'members.name as by'])
    .select(['pupils.id as pupil', 'first_name', 'infix', 'last_name'])
    .where('audit.account_id', '=', accountId)
    .where('audit.action', '=', 'pupil-name-viewed')
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(LOOK_ONS_TOLD)
    .execute();
  return rows.map(({ id, at, by, reason, pupil, first_name, infix, last_name }) => ({
    id,
    at,
    by: by ?? '',
    pupil:
      pupil === null
        ? null
        : {
            id: pupil,
            name: pupilName({ first_name: first_name ?? '', infix: infix ?? '', last_name: last_name ?? '' }),
          },
    reason: reason ?? '',
  }));
}
