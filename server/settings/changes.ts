import type { AuditAction } from '../audit/actions.ts';
import { forEach, type AuditEntry } from '../audit/audit.ts';
import { newId } from '../contract/id.ts';
import { FIELD_NAMES, type FieldName, type SomeFields } from '../contract/practice-fields.ts';
import type { Change } from '../contract/settings.ts';
import { FORMER_STAFF } from '../contract/staff.ts';
import type { Db } from '../data/database.ts';
import type { PracticeSettingRow, PupilSettingRow, SettingChangeRow } from '../data/schema.ts';
import { changedFields, parseFields, parseInGame, type InGame } from './fields.ts';
import { storeChanges, storePupilSettings, storeSettings, type historyOf } from './repository.ts';

/** All of a setting that can be changed. */
export interface SettingState {
  name: string;
  from: string | null;
  to: string | null;
  wholeGroup: boolean;
  isDefault: boolean;
  archived: boolean;
  fields: SomeFields;
}

/** All of a pupil's own setting that can be changed. */
export interface PupilState {
  chosen: string | null;
  /** What staff set otherwise. */
  fields: SomeFields;
  /** What the pupil chose in a game; absent in changes from before it was kept apart. */
  inGame?: InGame;
  /** The days on which the fields hold; absent in changes from before pupils had a period. */
  from?: string | null;
  to?: string | null;
}

export const settingState = (row: PracticeSettingRow): SettingState => ({
  name: row.name,
  from: row.from_day,
  to: row.to_day,
  wholeGroup: row.whole_group === 1,
  isDefault: row.is_default === 1,
  archived: row.archived_at !== null,
  fields: parseFields(row.fields),
});

export const pupilState = (row: PupilSettingRow): PupilState => ({
  chosen: row.setting_id,
  from: row.from_day,
  to: row.to_day,
  fields: parseFields(row.fields),
  inGame: parseInGame(row),
});

/** A pupil's state after staff set some fields and left some to the group: over these goes no earlier choice in a game. */
export function changedByStaff(state: PupilState, set: SomeFields, clear: readonly FieldName[]): PupilState {
  const inGame = { ...state.inGame };
  for (const name of [...(Object.keys(set) as FieldName[]), ...clear]) delete inGame[name];
  return { ...state, inGame, fields: changedFields(state.fields, set, clear) };
}

/** Who changes something, and under which id of the client. */
export interface Doing {
  batch: string;
  actorId: string;
  now: number;
}

/** Lines in the audit log of a change. */
export const linesOf = (
  { actorId, batch }: Doing,
  accountId: string,
  action: AuditAction,
  subjects: readonly string[],
  detail = batch,
): AuditEntry[] => forEach(new Set(subjects), { action, actorId, accountId, detail });

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A setting as it is stored, undefined for a new one, and as it is to be. */
export interface SettingStep {
  id: string;
  groupId: string;
  row: PracticeSettingRow | undefined;
  after: SettingState;
}

/** A pupil's own setting as it is stored, and as it is to be. */
export interface PupilStep {
  row: PupilSettingRow;
  after: PupilState;
}

/** Stores settings, each named once, as they are to be, with the changes in their history; what is so already stays. */
export async function applySettings(
  trx: Db,
  steps: readonly SettingStep[],
  { batch, actorId, now }: Doing,
): Promise<void> {
  const changed = steps
    .map((step) => ({ ...step, before: step.row && settingState(step.row) }))
    .filter(({ before, after }) => !before || !same(before, after));
  await storeSettings(
    trx,
    changed.map(({ id, groupId, row, after }) => ({
      id,
      group_id: groupId,
      name: after.name,
      fields: JSON.stringify(after.fields),
      is_default: Number(after.isDefault),
      whole_group: Number(after.wholeGroup),
      from_day: after.from,
      to_day: after.to,
      archived_at: after.archived ? (row?.archived_at ?? now) : null,
      // Of what lies in the trash nothing is changed.
      trashed_at: null,
      trashed_by: null,
      created_at: row?.created_at ?? now,
      changed_at: now,
    })),
  );
  await storeChanges(
    trx,
    changed.map(({ id, before, after }) => ({
      id: newId(now),
      batch,
      setting_id: id,
      pupil_id: null,
      actor_id: actorId,
      at: now,
      before: before ? JSON.stringify(before) : null,
      after: JSON.stringify(after),
    })),
  );
}

/** Stores what pupils, each named once, follow and where they differ, with the changes in their history. */
export async function applyPupils(
  trx: Db,
  steps: readonly PupilStep[],
  { batch, actorId, now }: Doing,
): Promise<void> {
  const changed = steps
    .map((step) => ({ ...step, before: pupilState(step.row) }))
    .filter(({ before, after }) => !same(before, after));
  await storePupilSettings(
    trx,
    changed.map(({ row, after }) => ({
      pupil_id: row.pupil_id,
      setting_id: after.chosen,
      in_game: JSON.stringify(after.inGame ?? {}),
      from_day: after.from ?? null,
      to_day: after.to ?? null,
      fields: JSON.stringify(after.fields),
      changed_at: now,
    })),
  );
  await storeChanges(
    trx,
    changed.map(({ row, before, after }) => ({
      id: newId(now),
      batch,
      setting_id: null,
      pupil_id: row.pupil_id,
      actor_id: actorId,
      at: now,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })),
  );
}

/** A state without what a change did to it: what was changed later elsewhere in it stays. */
export function reverted<S extends SettingState | PupilState>(now: S, before: S, after: S): S {
  const back = <T extends object>(present: T, was: T, became: T): T => {
    const result = { ...present };
    for (const key of new Set([...Object.keys(was), ...Object.keys(became)]) as Set<keyof T>) {
      if (key === 'fields' || key === 'inGame' || same(was[key], became[key])) continue;
      if (was[key] === undefined) delete result[key];
      else result[key] = was[key];
    }
    return result;
  };
  const chosen = (state: S): InGame => ('inGame' in state ? (state.inGame ?? {}) : {});
  return {
    ...back(now, before, after),
    fields: back(now.fields, before.fields, after.fields),
    ...('inGame' in now && { inGame: back(chosen(now), chosen(before), chosen(after)) }),
  };
}

/** The states of a change as they were stored. */
export const statesOf = <S extends SettingState | PupilState>({
  before,
  after,
}: Pick<SettingChangeRow, 'before' | 'after'>): { before: S | undefined; after: S } => ({
  before: before === null ? undefined : (JSON.parse(before) as S),
  after: JSON.parse(after) as S,
});

/** A line of the history for a page. */
export function changeOf(row: Awaited<ReturnType<typeof historyOf>>[number]): Change {
  const { before, after } = statesOf<SettingState & PupilState>(row);
  const head = { batch: row.batch, at: row.at, by: row.actor ?? FORMER_STAFF };
  if (!before) return { ...head, what: ['made'] };
  const differs = (name: FieldName) =>
    !same(before.fields[name], after.fields[name]) || !same(before.inGame?.[name], after.inGame?.[name]);
  const what: Change['what'] = FIELD_NAMES.filter(differs);
  for (const key of ['name', 'wholeGroup', 'isDefault', 'archived', 'chosen'] as const)
    if (!same(before[key], after[key])) what.push(key);
  if (before.from !== after.from || before.to !== after.to) what.push('period');
  return { ...head, what };
}
