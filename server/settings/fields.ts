import {
  FIELD_NAMES,
  practiceFieldsSchema,
  type FieldName,
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

/** What pupils set themselves by a slider in the game: no difference that a teacher made. */
const BY_PUPILS: ReadonlySet<FieldName> = new Set<FieldName>(['volumes', 'voice']);

/** Those of a pupil's own fields in which staff lets the pupil differ. */
export const staffFields = (own: SomeFields): FieldName[] =>
  FIELD_NAMES.filter((name) => own[name] !== undefined && !BY_PUPILS.has(name));

/** What is stored of a pupil's own fields. */
type Own = Pick<PupilSettingRow, 'fields' | 'from_day' | 'to_day' | 'lasting'>;

/** The own fields of a pupil that hold on other days than those of the pupil's period as well. */
export const lastingOf = ({ lasting }: Pick<Own, 'lasting'>): FieldName[] => {
  const names = lasting === null ? [] : (JSON.parse(lasting) as string[]);
  return FIELD_NAMES.filter((name) => names.includes(name));
};

/** The own fields of a pupil that hold on a day (as 2026-11-16). */
export const ownOn = (row: Own, day: string): SomeFields =>
  isInPeriod(row, day) ? parseFields(row.fields) : ownAlways(row);

/** The own fields of a pupil that hold whatever the period: what the pupil chose in a game. */
export function ownAlways(row: Own): SomeFields {
  const lasting = lastingOf(row);
  const ended = FIELD_NAMES.filter((name) => !lasting.includes(name) && !BY_PUPILS.has(name));
  return changedFields(parseFields(row.fields), {}, ended);
}

/** The same fields with some changed, and some left to the level above. */
export function changedFields(fields: SomeFields, set: SomeFields, clear: readonly FieldName[]): SomeFields {
  const after: SomeFields = { ...fields, ...set };
  for (const name of clear) delete after[name];
  return after;
}
