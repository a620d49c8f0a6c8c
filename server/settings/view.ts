import { FIELD_NAMES } from '../contract/practice-fields.ts';
import type { Follower, Setting } from '../contract/settings.ts';
import type { PracticeSettingRow } from '../data/schema.ts';
import { parseFields } from './fields.ts';
import { followed, holdsOn, type Days } from './follow.ts';
import type { GroupPupil } from './repository.ts';

/** Whether something with a period holds on a day, is still to come or is over. */
export const timeOf = (row: Days, day: string): Setting['time'] =>
  row.from_day !== null && day < row.from_day
    ? 'later'
    : row.to_day !== null && row.to_day < day
      ? 'over'
      : 'now';

/** A setting as a page shows it on a day. */
export const asSetting = (row: PracticeSettingRow, day: string): Setting => ({
  id: row.id,
  name: row.name,
  from: row.from_day,
  to: row.to_day,
  wholeGroup: row.whole_group === 1,
  fields: parseFields(row.fields),
  isDefault: row.is_default === 1,
  archived: row.archived_at !== null,
  time: timeOf(row, day),
  changedAt: row.changed_at,
});

/** A pupil with what is followed on a day. */
export function asFollower(
  pupil: GroupPupil,
  settings: readonly PracticeSettingRow[],
  day: string,
): Follower {
  const own = parseFields(pupil.fields);
  // What was chosen in an earlier group says nothing in this one.
  const chosen = settings.some(({ id }) => id === pupil.setting_id) ? pupil.setting_id : null;
  return {
    id: pupil.id,
    name: pupil.name,
    groep: pupil.groep,
    chosen,
    follows:
      followed(
        settings.filter((row) => holdsOn(row, day) || row.is_default === 1),
        chosen,
        day,
      )?.id ?? null,
    differs: FIELD_NAMES.filter((name) => own[name] !== undefined),
    from: pupil.from_day,
    to: pupil.to_day,
    time: timeOf(pupil, day),
  };
}
