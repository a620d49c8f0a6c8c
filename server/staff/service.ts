import type { z } from 'zod';
import { refuseOverwriting } from '../accounts/overwriting.ts';
import { storeName } from '../accounts/repository.ts';
import type { editMember, setMemberActive, setStandIns } from '../contract/staff.ts';
import { nameOfDay } from '../data/day.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow, UserRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { lockAccount } from '../licence/repository.ts';
import { memberNow, openGroups, ROLES_OF, storeGroups, storeRights } from './repository.ts';

const wrong = (field: string, message: string) =>
  new Problem('invalid-fields', message, { fields: { [field]: message } });

/**
 * Changes name, role, groups and rights of somebody; what is left out stays. Gives whether the role is another one. Throws `conflict`
 * when somebody else changed the same meanwhile.
 */
export async function editStaff(
  db: Db,
  account: AccountRow,
  user: UserRow,
  { name, role, groups, groupsWere, was = {}, ...rights }: z.output<typeof editMember.body>,
): Promise<{ isOtherRole: boolean }> {
  return transact(db, async (trx) => {
    // Two at once: each sees what the other stored.
    await lockAccount(trx, account.id);
    const now = await memberNow(trx, user.id);
    refuseOverwriting(now, { name, role, ...rights }, was);
    const isOtherRole = role !== undefined && role !== now.role;
    if (isOtherRole) {
      if (!ROLES_OF[account.kind].includes(role)) throw wrong('role', 'Kies een andere rol.');
      if (role === 'docent') await keepAdmin(trx, account, { ...user, role: now.role });
      await trx.updateTable('users').set({ role }).where('id', '=', user.id).execute();
    }
    if (name !== undefined) await storeName(trx, user.id, name);
    if (groups !== undefined) {
      const open = await openGroups(trx, account.id);
      const own = new Set(open.map(({ id }) => id));
      if (!groups.every((id) => own.has(id)))
        throw wrong('groups', 'Een van de gekozen {groepen} is er niet meer.');
      const chosen = groupsWere ? await merged(trx, user.id, groupsWere, groups) : groups;
      await storeGroups(
        trx,
        user.id,
        open,
        chosen.filter((id) => own.has(id)),
      );
    }
    await storeRights(trx, user.id, rights);
    return { isOtherRole };
  });
}

/** The groups that somebody has now, with what one who looked at `were` gave and took away. */
async function merged(trx: Db, userId: string, were: readonly string[], groups: readonly string[]) {
  const rows = await trx
    .selectFrom('group_teachers')
    .select('group_id')
    .where('user_id', '=', userId)
    .execute();
  const kept = rows.map(({ group_id }) => group_id).filter((id) => !were.includes(id) || groups.includes(id));
  return [...new Set([...kept, ...groups.filter((id) => !were.includes(id))])];
}

/** Switches somebody off, with the groups handed over, or on again. */
export async function setActive(
  db: Db,
  account: AccountRow,
  user: UserRow,
  { active, handOver }: z.output<typeof setMemberActive.body>,
  actorId: string,
): Promise<void> {
  await transact(db, async (trx) => {
    // Of two administrators who switch each other off at once one stays.
    await lockAccount(trx, account.id);
    if (!active) {
      if (user.id === actorId)
        throw new Problem('conflict', 'Je kunt jezelf niet uitzetten. Vraag het een andere beheerder.');
      await keepAdmin(trx, account, user);
      const open = await openGroups(trx, account.id);
      const own = new Set(open.map(({ id }) => id));
      const people = await trx
        .selectFrom('users')
        .select('id')
        .where('account_id', '=', account.id)
        .where('role', 'in', ROLES_OF[account.kind])
        .where('active', '=', 1)
        .execute();
      const known = new Set(people.map(({ id }) => id));
      const taking: { group_id: string; user_id: string }[] = [];
      for (const { group, to } of handOver) {
        if (!own.has(group)) throw wrong('handOver', 'Een van de {groepen} is er niet meer.');
        if (to === null) continue;
        if (!known.has(to) || to === user.id)
          throw wrong('handOver', 'Wie een {groep} overneemt, werkt hier niet meer.');
        taking.push({ group_id: group, user_id: to });
      }
      if (taking.length > 0)
        await trx
          .insertInto('group_teachers')
          .values(taking)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await storeGroups(trx, user.id, open, []);
      await trx.deleteFrom('stand_ins').where('user_id', '=', user.id).execute();
    }
    await trx
      .updateTable('users')
      .set({ active: Number(active) })
      .where('id', '=', user.id)
      .execute();
  });
}

/** Sets which groups somebody takes over for a while, instead of those before. */
export async function storeStandIns(
  db: Db,
  account: AccountRow,
  user: UserRow,
  { standIns }: z.output<typeof setStandIns.body>,
  actorId: string,
): Promise<void> {
  const now = Date.now();
  await transact(db, async (trx) => {
    const own = new Set((await openGroups(trx, account.id)).map(({ id }) => id));
    for (const [i, { group, until }] of standIns.entries()) {
      if (!own.has(group)) throw wrong(`standIns.${i}.group`, 'Deze {groep} is er niet meer.');
      if (until < nameOfDay(now)) throw wrong(`standIns.${i}.until`, 'Deze dag is al voorbij.');
    }
    await trx.deleteFrom('stand_ins').where('user_id', '=', user.id).execute();
    const last = [...new Map(standIns.map((one) => [one.group, one])).values()];
    const made = { user_id: user.id, made_by: actorId, created_at: now };
    if (last.length > 0)
      await trx
        .insertInto('stand_ins')
        .values(last.map(({ group, until }) => ({ group_id: group, until_day: until, ...made })))
        .execute();
  });
}

/** Throws when this is the last administrator who can log in: an account without one can't be helped by its own people. */
async function keepAdmin(trx: Db, account: AccountRow, user: UserRow): Promise<void> {
  const role = ROLES_OF[account.kind].find((one) => one !== 'docent');
  if (role === undefined || user.role !== role) return;
  const other = await trx
    .selectFrom('users')
    .leftJoin('invitations', 'invitations.user_id', 'users.id')
    .select('users.id')
    .where('users.account_id', '=', account.id)
    .where('role', '=', role)
    .where('active', '=', 1)
    .where('users.id', '!=', user.id)
    // Who was invited and never came is no help.
    .where((where) =>
      where.or([where('invitations.id', 'is', null), where('email_confirmed_at', 'is not', null)]),
    )
    .executeTakeFirst();
  if (!other)
    throw new Problem('conflict', `${user.name} is de enige beheerder. Maak eerst iemand anders beheerder.`);
}
