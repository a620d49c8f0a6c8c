import { audit } from '../audit/audit.ts';
import { layered, type SomeFields } from '../contract/practice-fields.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupRow, PracticeSettingRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import {
  applySettings,
  reverted,
  settingState,
  statesOf,
  type Doing,
  type SettingState,
} from '../settings/changes.ts';
import { effectOf, knowing, type EffectDeps } from '../settings/effect.ts';
import { findEmptied, readStands, type Stand } from '../settings/emptied.ts';
import { parseFields } from '../settings/fields.ts';
import { asMessage } from '../settings/refusal.ts';
import { changesIn, ensureDefaults, settingsIn, settingsOf } from '../settings/repository.ts';
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
  await ensureDefaults(db, [from.id], doing.now);
  const source = (await settingsOf(db, from.id)).find(({ is_default }) => is_default === 1)!;
  const fields = parseFields(source.fields);
  const skipped: { name: string; reason: string }[] = [];
  const takers: GroupRow[] = [];
  const others = groups.filter(({ id }) => id !== from.id);
  const stands = await readStands(
    db,
    others.map(({ id }) => id),
  );
  const known = await knowing(deps, linesIn([fields], stands), from.account_id);
  for (const group of others) {
    const { errors } = await effectOf(known, layered(fields), forGroup(group));
    const before = stands.get(group.id)!;
    const reason =
      Object.values(errors)[0] ??
      (await emptiedBy(known, group, before, isDefault, fields, doing.now))?.message;
    if (reason === undefined) takers.push(group);
    else skipped.push({ name: group.name, reason });
  }
  await transact(db, async (trx) => {
    const ids = takers.map(({ id }) => id);
    if (ids.length > 0) {
      await ensureDefaults(trx, ids, doing.now);
      const steps = (await settingsIn(trx, ids))
        .filter(isDefault)
        .map((row) => ({ id: row.id, groupId: row.group_id, row, after: { ...settingState(row), fields } }));
      await applySettings(trx, steps, doing);
    }
    await audit(trx, {
      action: 'setting-shared',
      actorId: doing.actorId,
      accountId: from.account_id,
      subject: from.id,
      detail: groupIds.join(' '),
    });
  });
  return { given: takers.length, skipped };
}

/** All learning lines that somebody may follow there, or gets. */
const linesIn = (given: readonly SomeFields[], stands: ReadonlyMap<string, Stand>) =>
  [...given, ...[...stands.values()].flatMap(({ settings, pupils }) => [...settings, ...pupils])].flatMap(
    (of) => {
      const { learningLine } = 'fields' in of ? parseFields(of.fields) : of;
      return learningLine ?? [];
    },
  );

const isDefault = (row: PracticeSettingRow) => row.is_default === 1;
type Shared = Pick<GroupRow, 'id' | 'account_id'>;

/** What other fields of a setting would do to pupils of a group with differences of their own. */
async function emptiedBy(
  deps: EffectDeps,
  group: Shared,
  before: Stand,
  isChanged: (row: PracticeSettingRow) => boolean,
  fields: SomeFields,
  now: number,
) {
  const whom = ofGroup(group);
  const settings = before.settings.map((row) =>
    isChanged(row) ? { ...row, fields: JSON.stringify(fields) } : row,
  );
  return findEmptied(deps, { before, after: { ...before, settings } }, whom, now);
}

/**
 * Gives groups of an account back what held before a setting was shared with them; what was changed since in other fields
 * stays. Throws `conflict` when it would leave somebody nothing to practise.
 */
export async function undoShare(
  deps: EffectDeps,
  accountId: string,
  batch: string,
  doing: Doing,
): Promise<number> {
  const { db } = deps;
  const concerned = await sharedIn(db, accountId, batch);
  const stands = await readStands(
    db,
    concerned.map(({ row }) => row.group_id),
  );
  const given = concerned.map(({ state }) => state.fields);
  const known = await knowing(deps, linesIn(given, stands), accountId);
  for (const { row, state } of concerned) {
    const group = { id: row.group_id, account_id: accountId };
    const stand = stands.get(row.group_id)!;
    const fault = await emptiedBy(known, group, stand, (one) => one.id === row.id, state.fields, doing.now);
    if (fault) throw asMessage(fault);
  }
  return transact(db, async (trx) => {
    if ((await changesIn(trx, doing.batch)).length > 0) return 0;
    const shared = await sharedIn(trx, accountId, batch);
    if (shared.length === 0) throw notFound('Deze verandering is niet gevonden.');
    const steps = shared.map(({ row, state }) => ({ id: row.id, groupId: row.group_id, row, after: state }));
    await applySettings(trx, steps, doing);
    const { actorId } = doing;
    await audit(trx, { action: 'setting-share-undone', actorId, accountId, subject: batch });
    return shared.length;
  });
}

/** The groups of an account whose setting was changed when one was shared. */
export async function sharedWith(db: Db, accountId: string, batch: string): Promise<string[]> {
  return (await sharedIn(db, accountId, batch)).map(({ row }) => row.group_id);
}

/** The settings of an account that were changed in a batch, with what they would be without it. */
async function sharedIn(db: Db, accountId: string, batch: string) {
  const changes = await changesIn(db, batch);
  const ids = changes.flatMap(({ setting_id }) => setting_id ?? []);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('practice_settings')
    .innerJoin('groups', 'groups.id', 'practice_settings.group_id')
    .selectAll('practice_settings')
    .where('practice_settings.id', 'in', ids)
    .where('groups.account_id', '=', accountId)
    .where('practice_settings.trashed_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    row,
    state: changes
      .filter(({ setting_id }) => setting_id === row.id)
      .map((change) => statesOf<SettingState>(change))
      .reduce((now, { before, after }) => reverted(now, before ?? after, after), settingState(row)),
  }));
}
