import {
  FIELD_NAMES,
  practiceFieldsSchema,
  type FieldName,
  type PracticeFields,
  type SomeFields,
} from '../contract/practice-fields.ts';
import type { PupilSettingRow } from '../data/schema.ts';
import { isInPeriod } from './follow.ts';

/** What a level says itself, from the JSON of its row. What can't be read is left out: nobody is kept from playing by it. */
export function parseFields(json: string): SomeFields {
  const all = JSON.parse(json) as Record<string, unknown>;
  const fields: Record<string, unknown> = {};
  for (const name of FIELD_NAMES) {
    if (all[name] === undefined) continue;
    const field = practiceFieldsSchema.shape[name].safeParse(all[name]);
    if (field.success) fields[name] = field.data;
  }
  return fields as SomeFields;
}

/** What a pupil chose in a game, by field: the value, and the day of the choice as 2026-11-16. */
export type InGame = { [F in FieldName]?: { value: PracticeFields[F]; day: string } };

/** What a pupil chose in a game, from its row. */
export function parseInGame({ in_game }: Pick<PupilSettingRow, 'in_game'>): InGame {
  const all = JSON.parse(in_game ?? '{}') as Record<string, { value: unknown; day: string }>;
  const values = Object.fromEntries(Object.entries(all).map(([name, { value }]) => [name, value]));
  const read = parseFields(JSON.stringify(values));
  const chosen = FIELD_NAMES.filter((name) => read[name] !== undefined);
  return Object.fromEntries(chosen.map((name) => [name, { value: read[name], day: all[name]!.day }]));
}

/** What is stored of a pupil's own fields. */
type Own = Pick<PupilSettingRow, 'fields' | 'from_day' | 'to_day' | 'in_game'>;

/**
 * The fields in which a pupil's own choice in a game holds over these of staff: a choice from before the first day of a
 * period gives way on that day to what was planned.
 */
export function chosenOver(staff: SomeFields, row: Own): SomeFields {
  const inGame = parseInGame(row);
  const holds = (name: FieldName) =>
    staff[name] === undefined || row.from_day === null || inGame[name]!.day >= row.from_day;
  const names = (Object.keys(inGame) as FieldName[]).filter(holds);
  return Object.fromEntries(names.map((name) => [name, inGame[name]!.value]));
}

/** What staff set for a pupil that holds on a day (as 2026-11-16). */
export const staffOn = (row: Own, day: string): SomeFields =>
  isInPeriod(row, day) ? parseFields(row.fields) : {};

/** The own fields of a pupil with these of staff: theirs, and over them what the pupil chose in a game. */
export const withChosen = (staff: SomeFields, row: Own): SomeFields => ({
  ...staff,
  ...chosenOver(staff, row),
});

/** The own fields of a pupil that hold on a day (as 2026-11-16). */
export const ownOn = (row: Own, day: string): SomeFields => withChosen(staffOn(row, day), row);

/** The same fields with some changed, and some left to the level above. */
export function changedFields(fields: SomeFields, set: SomeFields, clear: readonly FieldName[]): SomeFields {
  const after: SomeFields = { ...fields, ...set };
  for (const name of clear) delete after[name];
  return after;
}
