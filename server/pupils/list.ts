import type { Pupil } from '../contract/pupils.ts';
import { foldUsername } from '../auth/fold.ts';
import type { LoginLimits } from '../auth/limits.ts';
import { nameOfDay, startOfWeek } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { DayCounts } from '../progress/day-counts.ts';
import { staffOn } from '../settings/fields.ts';
import { pupilName } from './name.ts';

const MINUTE_MS = 60_000;
const dutch = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });

/**
 * The pupils of a group by name; the pupil of the demo is nobody's to manage. `slowAmong` tells for which folded user
 * names logging in is slowed down.
 */
export async function readPupils(
  db: Db,
  counts: Pick<DayCounts, 'bringUpToDate'>,
  slowAmong: LoginLimits['slowAmong'],
  groupId: string,
  now: number,
): Promise<Pupil[]> {
  const own = await db.selectFrom('pupils').select('id').where('group_id', '=', groupId).execute();
  if (own.length === 0) return [];
  await counts.bringUpToDate(own.map(({ id }) => id));
  const monday = nameOfDay(startOfWeek(now));
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .leftJoin('pupil_settings', 'pupil_settings.pupil_id', 'pupils.id')
    // A setting that was chosen in an earlier group says nothing any more.
    .leftJoin('practice_settings', (join) =>
      join
        .onRef('practice_settings.id', '=', 'setting_id')
        .onRef('practice_settings.group_id', '=', 'pupils.group_id'),
    )
    .leftJoin('login_cards', 'login_cards.pupil_id', 'pupils.id')
    .select(['pupils.id', 'first_name', 'infix', 'last_name', 'groep', 'number', 'lvs', 'username'])
    .select(['practice_settings.id as chosen', 'pupil_settings.fields', 'token_hash'])
    .select(['pupil_settings.from_day', 'pupil_settings.to_day', 'in_game'])
    .select(({ selectFrom, exists }) => [
      selectFrom('day_counts')
        .select(({ fn: { max } }) => max('last_at').as('last'))
        .whereRef('day_counts.pupil_id', '=', 'pupils.id')
        .as('last'),
      selectFrom('day_counts')
        .select(({ fn: { sum } }) => sum<number>('ms').as('ms'))
        .whereRef('day_counts.pupil_id', '=', 'pupils.id')
        .where('day', '>=', monday)
        .as('ms'),
      selectFrom('rewards')
        .select(({ fn: { sum } }) => sum<number>('coins').as('coins'))
        .whereRef('rewards.pupil_id', '=', 'pupils.id')
        .as('coins'),
      exists(
        selectFrom('external_identities')
          .select('external_identities.id')
          .whereRef('external_identities.user_id', '=', 'pupils.id'),
      ).as('sso'),
    ])
    .where('pupils.group_id', '=', groupId)
    .where('users.role', '=', 'leerling')
    .execute();
  const slow = await slowAmong(rows.map(({ username }) => foldUsername(username)));
  return rows
    .map((row) => ({
      id: row.id,
      name: pupilName(row),
      firstName: row.first_name,
      infix: row.infix,
      lastName: row.last_name,
      username: row.username,
      year: row.groep,
      number: row.number ?? '',
      ...(row.lvs !== null && { level: row.lvs }),
      ...(row.last !== null && { lastPractice: Number(row.last) }),
      minutesThisWeek: Math.round(Number(row.ms ?? 0) / MINUTE_MS),
      coins: Number(row.coins ?? 0),
      ownSetting:
        row.chosen !== null ||
        Object.keys(staffOn({ ...row, fields: row.fields ?? '{}' }, nameOfDay(now))).length > 0,
      logins: [
        ...(row.sso ? (['sso'] as const) : (['password'] as const)),
        ...(row.token_hash !== null ? (['card'] as const) : []),
      ],
      slowLogin: slow.has(foldUsername(row.username)),
    }))
    .sort((a, b) => dutch.compare(a.name, b.name));
}

/** The user names of those pupils who are in a group. */
export const usernamesIn = (db: Db, groupId: string, pupilIds: readonly string[]) =>
  db
    .selectFrom('pupils')
    .innerJoin('users', 'users.id', 'pupils.id')
    .select(['users.id', 'username'])
    .where('pupils.id', 'in', pupilIds)
    .where('group_id', '=', groupId)
    .where('users.role', '=', 'leerling')
    .execute();
