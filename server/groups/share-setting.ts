import { layered, type SomeFields } from '../contract/practice-fields.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import {
  applySetting,
  reverted,
  settingState,
  statesOf,
  type Doing,
  type SettingState,
} from '../settings/changes.ts';
import { effectOf, type EffectDeps } from '../settings/effect.ts';
import { findEmptied, readStand } from '../settings/emptied.ts';
import { parseFields } from '../settings/fields.ts';
import { changesIn, ensureDefault, findSetting, settingsOf } from '../settings/repository.ts';
import { forGroup, ofGroup } from '../settings/service.ts';

/**
 * Gives groups of the account what holds by default in another one: their default says the same from then on and keeps
 * its history. A group that the fields leave nothing to practise is skipped, with the reason.
 */
export async function shareSetting(
  deps: EffectDeps,
  from: GroupRow,
  groupIds: readonly string[],
  doing: Doing,
): Promise<{ given: number; skipped: { name: string; reason: string }[] }> {
  const { db } = deps;
  const groups = await db
    .selectFrom('groups')
    .selectAll()
    .where('account_id', '=', from.account_id)
    .where('trashed_at', 'is', null)
    .where('id', 'in', [...new Set(groupIds)])
    .execute();
  if (groups.length !== new Set(groupIds).size) throw notFound('Een van deze {groepen} is er niet meer.');
  if (groups.some(({ archived_at }) => archived_at !== null))
    throw new Problem('conflict', 'Een van deze {groepen} ligt in het archief.');
  if ((await changesIn(db, doing.batch)).length > 0) return { given: groups.length, skipped: [] };
  await ensureDefault(db, from.id, doing.now);
  const source = (await settingsOf(db, from.id)).find(({ is_default }) => is_default === 1)!;
  const fields = parseFields(source.fields);
  const skipped: { name: string; reason: string }[] = [];
  const takers: GroupRow[] = [];
  for (const group of groups.filter(({ id }) => id !== from.id)) {
    const { errors } = await effectOf(deps, layered(fields), forGroup(group));
    const reason = Object.values(errors)[0] ?? (await emptiedBy(deps, group, fields, doing.now))?.message;
    if (reason === undefined) takers.push(group);
    else skipped.push({ name: group.name, reason });
  }
  await transact(db, async (trx) => {
    for (const group of takers) {
      await ensureDefault(trx, group.id, doing.now);
      const all = await settingsOf(trx, group.id);
      const row = all.find(({ is_default }) => is_default === 1)!;
      await applySetting(
        trx,
        { id: row.id, groupId: group.id, row },
        { ...settingState(row), fields },
        doing,
      );
    }
  });
  return { given: takers.length, skipped };
}

/** What it would do to pupils of a group with differences of their own. */
async function emptiedBy(deps: EffectDeps, group: GroupRow, fields: SomeFields, now: number) {
  const whom = ofGroup(group);
  const before = await readStand(deps.db, whom);
  const settings = before.settings.map((row) =>
    row.is_default === 1 ? { ...row, fields: JSON.stringify(fields) } : row,
  );
  return findEmptied(deps, { before, after: { ...before, settings } }, whom, now);
}

/** Gives groups of an account back what held before a setting was shared with them; what was changed since in other fields stays. */
export async function undoShare(db: Db, accountId: string, batch: string, doing: Doing): Promise<number> {
  return transact(db, async (trx) => {
    if ((await changesIn(trx, doing.batch)).length > 0) return 0;
    let undone = 0;
    for (const change of await changesIn(trx, batch)) {
      const row = change.setting_id === null ? undefined : await findSetting(trx, change.setting_id);
      const group =
        row &&
        (await trx
          .selectFrom('groups')
          .select('account_id')
          .where('id', '=', row.group_id)
          .executeTakeFirst());
      if (!row || group?.account_id !== accountId) continue;
      const { before, after } = statesOf<SettingState>(change);
      await applySetting(
        trx,
        { id: row.id, groupId: row.group_id, row },
        reverted(settingState(row), before ?? after, after),
        doing,
      );
      undone++;
    }
    if (undone === 0) throw notFound('Deze verandering is niet gevonden.');
    return undone;
  });
}
