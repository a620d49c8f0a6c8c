import type { z } from 'zod';
import type { ErrorBody } from '../contract/call.ts';
import { layered, type SomeFields } from '../contract/practice-fields.ts';
import {
  MOST_SETTINGS,
  type Effect,
  type markSetting,
  type savePupilSetting,
  type saveSetting,
  type SettingHead,
} from '../contract/settings.ts';
import { nameOfDay } from '../data/day.ts';
import { transact, type Db } from '../data/database.ts';
import type { GroupRow, PracticeSettingRow, PupilRow, SettingChangeRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import {
  applyPupil,
  applySetting,
  pupilState,
  reverted,
  settingState,
  statesOf,
  type Doing,
  type PupilState,
  type SettingState,
} from './changes.ts';
import { effectOf, type EffectDeps } from './effect.ts';
import { changedFields, parseFields } from './fields.ts';
import { followed } from './follow.ts';
import {
  changesIn,
  countChosen,
  ensureDefault,
  findPupilSetting,
  findSetting,
  pupilsOf,
  settingsOf,
} from './repository.ts';

const NEW: SettingState = {
  ...{ name: '', from: null, to: null, wholeGroup: false, isDefault: false, archived: false, fields: {} },
};

/** A refusal with the reason at each field. */
export const wrong = (fields: NonNullable<ErrorBody['fields']>) =>
  new Problem('invalid-fields', undefined, { fields });

/** Throws `invalid-fields` with the reason at each field for a setting that leaves nothing to practise. */
export function refuse({ errors }: Effect): void {
  const faults = Object.entries(errors).map(([name, reason]) => [`set.${name}`, reason]);
  if (faults.length > 0) throw wrong(Object.fromEntries(faults) as Record<string, string>);
}

/** The setting of a group with this id; throws `not-found` for one of another group. */
export async function settingIn(db: Db, groupId: string, id: string): Promise<PracticeSettingRow> {
  const row = await findSetting(db, id);
  if (row?.group_id !== groupId) throw notFound('Deze oefeninstelling is niet gevonden.');
  return row;
}

/** For whom a group's settings are: its account and the school years of its pupils. */
export const forGroup = (group: GroupRow) => ({
  accountId: group.account_id,
  groep: JSON.parse(group.groep) as number[],
});

/** For whom a pupil's setting is. */
export const forPupil = (pupil: PupilRow) => ({ accountId: pupil.account_id, groep: [pupil.groep] });

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
  if (earlier && earlier.group_id !== group.id) throw notFound('Deze oefeninstelling is niet gevonden.');
  const before = earlier ? settingState(earlier) : NEW;
  const after = { ...before, ...head, fields: changedFields(before.fields, set, clear) };
  const effect = await effectOf(deps, layered(after.fields), forGroup(group));
  if ((await changesIn(db, doing.batch)).length > 0) return effect;
  refuse(effect);
  await transact(db, async (trx) => {
    await ensureDefault(trx, group.id, doing.now);
    const all = await settingsOf(trx, group.id);
    checkHead(
      after,
      all.filter((other) => other.id !== id && other.archived_at === null),
    );
    // What another changed in the meantime in other fields stays: only this change is laid over it.
    const row = all.find((one) => one.id === id);
    const now = row ? settingState(row) : NEW;
    const merged = { ...now, ...head, fields: changedFields(now.fields, set, clear) };
    await applySetting(trx, { id, groupId: group.id, row }, merged, doing);
  });
  return effect;
}

/** Throws with the reason at each part of the head that can't be. */
function checkHead(head: SettingHead & { isDefault: boolean }, others: readonly PracticeSettingRow[]): void {
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
  if (Object.keys(faults).length > 0) throw wrong(faults);
  if (others.length >= MOST_SETTINGS)
    throw new Problem('conflict', `Er zijn al ${MOST_SETTINGS} oefeninstellingen. Archiveer er eerst een.`);
}

/** Makes a setting the default of its group, archives it or takes it back. */
export async function markGroupSetting(
  db: Db,
  group: GroupRow,
  id: string,
  { isDefault, archived }: Omit<z.output<typeof markSetting.body>, 'batch'>,
  doing: Doing,
): Promise<void> {
  await transact(db, async (trx) => {
    if ((await changesIn(trx, doing.batch)).length > 0) return;
    const row = await settingIn(trx, group.id, id);
    const state = settingState(row);
    if (isDefault && !state.isDefault) {
      if (state.archived) throw new Problem('conflict', 'Haal deze oefeninstelling eerst uit het archief.');
      if (state.from !== null || state.to !== null)
        throw new Problem('conflict', 'De standaard geldt altijd. Haal eerst de dagen weg.');
      for (const other of await settingsOf(trx, group.id)) {
        if (other.is_default === 1)
          await applySetting(
            trx,
            { id: other.id, groupId: group.id, row: other },
            { ...settingState(other), isDefault: false },
            doing,
          );
      }
      await applySetting(trx, { id, groupId: group.id, row }, { ...state, isDefault: true }, doing);
    }
    if (archived !== undefined && archived !== state.archived) {
      if (archived && (isDefault || state.isDefault))
        throw new Problem(
          'conflict',
          'Dit is de standaard van de {groep}. Maak eerst een andere de standaard.',
        );
      const count = archived ? await countChosen(trx, id) : 0;
      if (count > 0) {
        const who = count === 1 ? 'Eén leerling volgt' : `${count} leerlingen volgen`;
        throw new Problem('conflict', `${who} deze oefeninstelling nog. Geef die eerst een andere.`);
      }
      await applySetting(trx, { id, groupId: group.id, row }, { ...state, archived }, doing);
    }
  });
}

/** Gives pupils of a group a setting to follow; null for what the group follows. */
export async function giveToPupils(
  db: Db,
  group: GroupRow,
  { setting, pupils }: { setting: string | null; pupils: readonly string[] },
  doing: Doing,
): Promise<void> {
  await transact(db, async (trx) => {
    if ((await changesIn(trx, doing.batch)).length > 0) return;
    if (setting !== null && (await settingIn(trx, group.id, setting)).archived_at !== null)
      throw new Problem('conflict', 'Deze oefeninstelling ligt in het archief.');
    const own = new Set((await pupilsOf(trx, group.id)).map(({ id }) => id));
    if (pupils.some((id) => !own.has(id))) throw notFound('Deze leerling zit niet in deze {groep}.');
    for (const id of new Set(pupils)) {
      const row = await findPupilSetting(trx, id);
      await applyPupil(trx, row, { ...pupilState(row), chosen: setting }, doing);
    }
  });
}

/** The fields that a pupil gets from the group: those of the setting that is followed on the day of `now`. */
export async function inheritedBy(
  db: Db,
  pupil: PupilRow,
  chosen: string | null,
  now: number,
): Promise<{ setting: PracticeSettingRow | undefined; settings: PracticeSettingRow[]; fields: SomeFields }> {
  const settings = pupil.group_id === null ? [] : await settingsOf(db, pupil.group_id);
  const there = settings.filter(({ archived_at }) => archived_at === null);
  const setting = followed(there, chosen, nameOfDay(now));
  return { setting, settings: there, fields: setting ? parseFields(setting.fields) : {} };
}

/** Throws when the days on which a pupil differs can't be, or when what is added to them would never hold. */
function checkPeriod({ from, to }: PupilState, isAdding: boolean, today: string): void {
  if (!from && !to) return;
  if (from && to && to < from) throw wrong({ 'head.to': 'De laatste dag ligt voor de eerste dag.' });
  if (isAdding && to && to < today)
    throw wrong({ 'head.to': 'Deze dag is voorbij. Kies een latere dag, of maak hem leeg.' });
}

/** Changes where a pupil differs from the group, or which setting the pupil follows. */
export async function savePupil(
  deps: EffectDeps,
  pupil: PupilRow,
  { set, clear, chosen, head }: Omit<z.output<typeof savePupilSetting.body>, 'batch'>,
  doing: Doing,
): Promise<Effect> {
  const { db } = deps;
  const after = (state: PupilState): PupilState => ({
    ...state,
    ...head,
    chosen: chosen === undefined ? state.chosen : chosen,
    fields: changedFields(state.fields, set, clear),
  });
  const wish = after(pupilState(await findPupilSetting(db, pupil.id)));
  checkPeriod(wish, Object.keys({ ...set, ...head }).length > 0, nameOfDay(doing.now));
  const { settings, fields } = await inheritedBy(db, pupil, wish.chosen, doing.now);
  if (chosen != null && !settings.some(({ id }) => id === chosen))
    throw notFound('Deze oefeninstelling is niet gevonden.');
  const effect = await effectOf(deps, layered(fields, wish.fields), forPupil(pupil));
  if ((await changesIn(db, doing.batch)).length > 0) return effect;
  refuse(effect);
  await transact(db, async (trx) => {
    const row = await findPupilSetting(trx, pupil.id);
    await applyPupil(trx, row, after(pupilState(row)), doing);
  });
  return effect;
}

/**
 * Takes back a change, as far as it was about the group (or about the pupil alone): every field that it changed goes
 * back, what was changed later in other fields stays. Gives how many settings and pupils changed.
 */
export async function undoChange(
  deps: EffectDeps,
  of: { group: GroupRow } | { pupil: PupilRow },
  batch: string,
  doing: Doing,
): Promise<number> {
  const { db } = deps;
  if ((await changesIn(db, doing.batch)).length > 0) return 0;
  const changes = await changesIn(db, batch);
  const mine: SettingChangeRow[] = [];
  for (const change of changes) if (await isOf(db, change, of)) mine.push(change);
  if (mine.length === 0) throw notFound('Deze verandering is niet gevonden.');
  await transact(db, async (trx) => {
    // The default that goes back to what it was makes room first: a group has one.
    const makesDefault = ({ before }: SettingChangeRow) =>
      before !== null && before.includes('"isDefault":true');
    for (const change of mine.sort((a, b) => Number(makesDefault(a)) - Number(makesDefault(b)))) {
      if (change.pupil_id !== null) {
        const row = await findPupilSetting(trx, change.pupil_id);
        const { before, after } = statesOf<PupilState>(change);
        await applyPupil(trx, row, reverted(pupilState(row), before ?? after, after), doing);
        continue;
      }
      const row = (await findSetting(trx, change.setting_id!))!;
      const { before, after } = statesOf<SettingState>(change);
      const state = before
        ? reverted(settingState(row), before, after)
        : { ...settingState(row), archived: true };
      if (state.archived && state.isDefault)
        throw new Problem(
          'conflict',
          'Dit is intussen de standaard van de {groep}. Maak eerst een andere de standaard.',
        );
      const inUse = state.archived && (await countChosen(trx, row.id)) > 0;
      if (inUse)
        throw new Problem(
          'conflict',
          'Leerlingen volgen deze oefeninstelling al. Geef die eerst een andere.',
        );
      await applySetting(trx, { id: row.id, groupId: row.group_id, row }, state, doing);
    }
  });
  return mine.length;
}

async function isOf(
  db: Db,
  change: SettingChangeRow,
  of: { group: GroupRow } | { pupil: PupilRow },
): Promise<boolean> {
  if ('pupil' in of) return change.pupil_id === of.pupil.id;
  if (change.setting_id !== null) return (await findSetting(db, change.setting_id))?.group_id === of.group.id;
  return (await pupilsOf(db, of.group.id)).some(({ id }) => id === change.pupil_id);
}
