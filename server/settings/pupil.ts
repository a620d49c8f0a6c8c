import type { z } from 'zod';
import { layered, type SomeFields } from '../contract/practice-fields.ts';
import type { savePupilSetting } from '../contract/pupil-settings.ts';
import type { Effect } from '../contract/settings.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { GroupRow, PracticeSettingRow, PupilRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { applyPupils, changedByStaff, linesOf, pupilState, type Doing, type PupilState } from './changes.ts';
import { effectOf, type EffectDeps } from './effect.ts';
import { changeKept } from './emptied.ts';
import { parseFields } from './fields.ts';
import { followed } from './follow.ts';
import { asMessage, atField, wrong } from './refusal.ts';
import { changesIn, findPupilSetting, findPupilSettings, pupilsOf, settingsOf } from './repository.ts';
import { forPupil, ofGroup, settingIn } from './service.ts';

/** Gives pupils of a group a setting to follow; null for what the group follows. */
export async function giveToPupils(
  deps: EffectDeps,
  group: GroupRow,
  { setting, pupils }: { setting: string | null; pupils: readonly string[] },
  doing: Doing,
): Promise<void> {
  const lines = linesOf(doing, group.account_id, 'setting-given', pupils);
  await changeKept(deps, ofGroup(group), { now: doing.now, refused: asMessage, lines }, async (trx) => {
    if ((await changesIn(trx, doing.batch)).length > 0) return;
    if (setting !== null && (await settingIn(trx, group.id, setting)).archived_at !== null)
      throw new Problem('conflict', 'Deze oefeninstelling ligt in het archief.');
    const own = new Set((await pupilsOf(trx, group.id)).map(({ id }) => id));
    if (pupils.some((id) => !own.has(id))) throw notFound('{Deze leerling} zit niet in deze {groep}.');
    const rows = await findPupilSettings(trx, pupils);
    const steps = rows.map((row) => ({ row, after: { ...pupilState(row), chosen: setting } }));
    await applyPupils(trx, steps, doing);
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

/** Why the days on which a pupil differs can't be; undefined when they can. */
export const periodFault = ({ from, to }: PupilState): string | undefined =>
  from && to && to < from ? 'De laatste dag ligt voor de eerste dag.' : undefined;

/** Throws when the days on which a pupil differs can't be, or when what is added to them would never hold. */
function checkPeriod(state: PupilState, isAdding: boolean, today: string): void {
  const fault = periodFault(state);
  if (fault !== undefined) throw wrong({ 'head.to': fault });
  if (isAdding && state.to && state.to < today)
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
    ...changedByStaff(state, set, clear),
    ...head,
    chosen: chosen === undefined ? state.chosen : chosen,
  });
  const wish = after(pupilState(await findPupilSetting(db, pupil.id)));
  checkPeriod(wish, Object.keys({ ...set, ...head }).length > 0, nameOfDay(doing.now));
  const { settings, fields } = await inheritedBy(db, pupil, wish.chosen, doing.now);
  if (chosen != null && !settings.some(({ id }) => id === chosen))
    throw notFound('Deze oefeninstelling is niet gevonden.');
  const effect = await effectOf(deps, layered(fields, wish.fields), forPupil(pupil));
  if ((await changesIn(db, doing.batch)).length > 0) return effect;
  const lines = linesOf(doing, pupil.account_id, 'setting-saved', [pupil.id]);
  await changeKept(deps, ofPupil(pupil), { now: doing.now, refused: atField, lines }, async (trx) => {
    const row = await findPupilSetting(trx, pupil.id);
    await applyPupils(trx, [{ row, after: after(pupilState(row)) }], doing);
  });
  return effect;
}

/** One pupil, for what a change of the own setting would leave the pupil. */
export const ofPupil = (pupil: PupilRow) => ({
  accountId: pupil.account_id,
  groupId: pupil.group_id,
  pupilId: pupil.id,
});
