import type { z } from 'zod';
import type { getOfficePupil } from '../../contract/office-pupils.ts';
import { TRASH_DAYS } from '../../contract/trash.ts';
import type { Db } from '../../data/database.ts';
import { dayFrom, nameOfDay } from '../../data/day.ts';
import { notFound } from '../../http/problem.ts';
import { foundOf, officePupils } from './find.ts';
import { shownName } from './names.ts';
import { mergedIntoOf } from './merged-into.ts';

/** A pupil whom the office names, in the trash or not. Throws `not-found` when there is none. */
export async function pupilFor(db: Db, id: string) {
  const row = await officePupils(db)
    .leftJoin('pupil_passwords', 'pupil_passwords.pupil_id', 'pupils.id')
    .leftJoin('login_cards', (join) =>
      join.onRef('login_cards.pupil_id', '=', 'pupils.id').on('login_cards.token_hash', 'is not', null),
    )
    .select(['last_login_at', 'sample', 'sealed', 'serial', 'accounts.kind', 'accounts.variant'])
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('external_identities')
          .select('external_identities.id')
          .whereRef('external_identities.user_id', '=', 'pupils.id'),
      ).as('sso'),
    )
    .where('pupils.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound('Deze leerling is er niet meer.');
  return row;
}

/** A pupil as somebody of the office sees it: by name only while that is shown. */
export async function pupilAsSeen(
  db: Db,
  id: string,
  userId: string,
  now: number,
): Promise<z.input<typeof getOfficePupil.response>> {
  const row = await pupilFor(db, id);
  const found = foundOf(row);
  return {
    ...found,
    account: { ...found.account, kind: row.kind, variant: row.variant },
    groupId: row.group_id,
    shown: await shownName(db, row, userId, now),
    since: row.trashed_at ?? row.left_at,
    keptUntil: row.trashed_at === null ? null : nameOfDay(dayFrom(row.trashed_at, TRASH_DAYS)),
    mergedInto: row.trashed_at === null ? null : await mergedIntoOf(db, row.id),
    lastLogin: row.last_login_at,
    ways: { password: row.sealed !== null, card: row.serial !== null, sso: Boolean(row.sso) },
    isSample: row.sample === 1,
  };
}
