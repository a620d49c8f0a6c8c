import {
  FIELD_NAMES,
  practiceFieldsSchema,
  type FieldName,
  type SomeFields,
} from '../contract/practice-fields.ts';

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

/** The same fields with some changed, and some left to the level above. */
export function changedFields(fields: SomeFields, set: SomeFields, clear: readonly FieldName[]): SomeFields {
  const after: SomeFields = { ...fields, ...set };
  for (const name of clear) delete after[name];
  return after;
}
