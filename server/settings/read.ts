import { layered, type PracticeFields, type SomeFields } from '../contract/practice-fields.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { PracticeSettingRow } from '../data/schema.ts';
import { parseFields } from './fields.ts';
import { followed } from './follow.ts';
import { lineOn } from './methods.ts';

/** Whose setting is asked for. */
export interface Owner {
  id: string;
  group_id: string | null;
}

/** The levels of a pupil's setting. */
export interface Levels {
  /** Undefined for a pupil without a group, or of a group without settings. */
  setting: PracticeSettingRow | undefined;
  /** What the pupil was given to follow; null for what the group follows. */
  chosen: string | null;
  own: SomeFields;
}

/** The levels that hold for a pupil at a moment. */
export async function readLevels(db: Db, pupil: Owner, now = Date.now()): Promise<Levels> {
  return (await levelsOn(db, pupil))(now);
}

/** The levels that hold for a pupil at any moment, as they are stored now. */
async function levelsOn(db: Db, pupil: Owner): Promise<(moment: number) => Levels> {
  const row = await db
    .selectFrom('pupil_settings')
    .selectAll()
    .where('pupil_id', '=', pupil.id)
    .executeTakeFirst();
  const settings =
    pupil.group_id === null
      ? []
      : await db
          .selectFrom('practice_settings')
          .selectAll()
          .where('group_id', '=', pupil.group_id)
          .where('archived_at', 'is', null)
          .execute();
  const chosen = row?.setting_id ?? null;
  const own = row ? parseFields(row.fields) : {};
  return (moment) => ({ setting: followed(settings, chosen, nameOfDay(moment)), chosen, own });
}

/** On which days and hours a pupil practises, for any moment: settings hold in periods. */
export async function readCalendar(
  db: Db,
  pupil: Owner,
): Promise<(moment: number) => Pick<PracticeFields, 'days' | 'hours'>> {
  const levels = await levelsOn(db, pupil);
  return (moment) => {
    const { setting, own } = levels(moment);
    return layered(setting ? parseFields(setting.fields) : {}, own);
  };
}

/** How a pupil practises at a moment: the own fields, else those of the setting that is followed, else as usual. */
export async function readFields(db: Db, pupil: Owner, now = Date.now()): Promise<PracticeFields> {
  const { setting, own } = await readLevels(db, pupil, now);
  const fields = layered(setting ? parseFields(setting.fields) : {}, own);
  return { ...fields, learningLine: await lineOn(db, fields.learningLine, nameOfDay(now)) };
}
