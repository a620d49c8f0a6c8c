import type { z } from 'zod';
import { layered } from '../contract/practice-fields.ts';
import {
  MOST_SETTINGS,
  type Effect,
  type markSetting,
  type saveSetting,
  type SettingHead,
} from '../contract/settings.ts';
import type { Db } from '../data/database.ts';
import type { GroupRow, PracticeSettingRow, PupilRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { applySettings, linesOf, settingState, type Doing, type SettingState } from './changes.ts';
import { effectOf, type EffectDeps } from './effect.ts';
import { changeKept } from './emptied.ts';
import { changedFields } from './fields.ts';
import { asMessage, atField, refuse, wrong } from './refusal.ts';
import { changesIn, countChosen, ensureDefaults, findSetting, settingsOf } from './repository.ts';

const NEW: SettingState = {
  name: '',
  from: null,
  to: null,
  wholeGroup: false,
  isDefault: false,
  archived: false,
  fields: {},
};

/** The setting of a group with this id; throws `not-found` for one of another group. */
export const settingIn = async (db: Db, groupId: string, id: string): Promise<PracticeSettingRow> =>
  foundIn(groupId, await findSetting(db, id));

/** The setting that was found; throws `not-found` when it is none of this group, or in the trash. */
export function foundIn(groupId: string, row: PracticeSettingRow | undefined): PracticeSettingRow {
  if (row?.group_id !== groupId || row.trashed_at !== null)
    throw notFound('Deze oefeninstelling is niet gevonden.');
  return row;
}

/** For whom a group's settings are: its account and the school years of its pupils. */
export const forGroup = (group: GroupRow) => ({
  accountId: group.account_id,
  groep: JSON.parse(group.groep) as number[],
});

/** For whom a pupil's setting is. */
export const forPupil = (pupil: PupilRow) => ({ accountId: pupil.account_id, groep: [pupil.groep] });

/** All pupils of a group, for what a change of its settings would leave them. */
export const ofGroup = (group: Pick<GroupRow, 'id' | 'account_id'>) => ({
  accountId: group.account_id,
  groupId: group.id,
});

type SaveBody = z.output<typeof saveSetting.body>;

/** Makes a setting of a group or changes part of it, once per batch. Throws with the reason at each field. */
export async function saveGroupSetting(
  deps: EffectDeps,
  group: GroupRow,
  id: string,
  { head, set, clear }: Pick<SaveBody, 'head' | 'set' | 'clear'>,
  doing: Doing,
): Promise<Effect> {
  const { db } = deps;
  const earlier = await findSetting(db, id);
  if (earlier) foundIn(group.id, earlier);
  const before = earlier ? settingState(earlier) : NEW;
  const after = { ...before, ...head, fields: changedFields(before.fields, set, clear) };
  const effect = await effectOf(deps, layered(after.fields), forGroup(group));
  if ((await changesIn(db, doing.batch)).length > 0) return effect;
  refuse(effect);
  const lines = linesOf(doing, group.account_id, 'setting-saved', [id]);
  await changeKept(deps, ofGroup(group), { now: doing.now, refused: atField, lines }, async (trx) => {
    await ensureDefaults(trx, [group.id], doing.now);
    const all = await settingsOf(trx, group.id);
    const others = all.filter((other) => other.id !== id && other.archived_at === null);
    const faults = headFaults(after, others);
    if (Object.keys(faults).length > 0) throw wrong(faults);
    if (others.length >= MOST_SETTINGS)
      throw new Problem('conflict', `Er zijn al ${MOST_SETTINGS} oefeninstellingen. Archiveer er eerst een.`);
    // What another changed in the meantime in other fields stays: only this change is laid over it.
    const row = all.find((one) => one.id === id);
    const now = row ? settingState(row) : NEW;
    const merged = { ...now, ...head, fields: changedFields(now.fields, set, clear) };
    await applySettings(trx, [{ id, groupId: group.id, row, after: merged }], doing);
  });
  return effect;
}

/** Why parts of the head of a setting can't be, given the others of its group that are not archived. */
export function headFaults(
  head: SettingHead & { isDefault: boolean },
  others: readonly Pick<PracticeSettingRow, 'name'>[],
): Record<string, string> {
  const faults: Record<string, string> = {};
  const lower = head.name.trim().toLocaleLowerCase('nl');
  if (head.name.trim() === '') faults['head.name'] = 'Geef de oefeninstelling een naam.';
  if (others.some(({ name }) => name.toLocaleLowerCase('nl') === lower))
    faults['head.name'] = 'Deze naam heeft een andere oefeninstelling van deze {groep} al.';
  if (head.from !== null && head.to !== null && head.to < head.from)
    faults['head.to'] = 'De laatste dag ligt voor de eerste dag.';
  const hasPeriod = head.from !== null || head.to !== null;
  if (head.wholeGroup && !hasPeriod)
    faults['head.wholeGroup'] = 'Geef een eerste of laatste dag. Voor altijd? Maak haar dan de standaard.';
  if (head.isDefault && hasPeriod) faults['head.from'] = 'De standaard geldt altijd: laat de dagen leeg.';
  return faults;
}

/** Makes a setting the default of its group, archives it or takes it back. */
export async function markGroupSetting(
  deps: EffectDeps,
  group: GroupRow,
  id: string,
  { isDefault, archived }: Omit<z.output<typeof markSetting.body>, 'batch'>,
  doing: Doing,
): Promise<void> {
  const lines = linesOf(doing, group.account_id, 'setting-marked', [id]);
  await changeKept(deps, ofGroup(group), { now: doing.now, refused: asMessage, lines }, async (trx) => {
    if ((await changesIn(trx, doing.batch)).length > 0) return;
    const row = await settingIn(trx, group.id, id);
    const state = settingState(row);
    if (isDefault && !state.isDefault) {
      if (state.archived) throw new Problem('conflict', 'Haal deze oefeninstelling eerst uit het archief.');
      if (state.from !== null || state.to !== null)
        throw new Problem('conflict', 'De standaard geldt altijd. Haal eerst de dagen weg.');
      const before = (await settingsOf(trx, group.id)).filter((other) => other.is_default === 1);
      // The earlier one makes room first: a group has one.
      const steps = [
        ...before.map((other) => ({
          id: other.id,
          groupId: group.id,
          row: other,
          after: { ...settingState(other), isDefault: false },
        })),
        { id, groupId: group.id, row, after: { ...state, isDefault: true } },
      ];
      await applySettings(trx, steps, doing);
    }
    if (archived !== undefined && archived !== state.archived) {
      if (archived && (isDefault || state.isDefault))
        throw new Problem(
          'conflict',
          'Dit is de standaard van de {groep}. Maak eerst een andere de standaard.',
        );
      const count = archived ? ((await countChosen(trx, [id])).get(id) ?? 0) : 0;
      if (count > 0) {
        const who = count === 1 ? 'Eén {leerling} volgt' : `${count} {leerlingen} volgen`;
        throw new Problem('conflict', `${who} deze oefeninstelling nog. Geef die eerst een andere.`);
      }
      await applySettings(trx, [{ id, groupId: group.id, row, after: { ...state, archived } }], doing);
    }
  });
}
