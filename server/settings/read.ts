import { layered, type PracticeFields, type SomeFields } from '../contract/practice-fields.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { PracticeSettingRow, PupilSettingRow } from '../data/schema.ts';
import { ownOn, parseFields, withChosen } from './fields.ts';
import { followed } from './follow.ts';
import { lineOn } from './methods.ts';
import { findPupilSetting } from './repository.ts';

/** Whose setting is asked for. */
export interface Owner {
  id: string;
  group_id: string | null;
}

/** The levels of a pupil's setting. */
export interface Levels {
  /** Undefined for a pupil without a group, or of a group without settings. */
  setting: PracticeSettingRow | undefined;
  /** The own fields that hold at that moment. */
  own: SomeFields;
}

/** The levels that hold for a pupil at a moment. */
export async function readLevels(db: Db, pupil: Owner, now = Date.now()): Promise<Levels> {
  return (await levelsOn(db, pupil))(now);
}

type LevelsOn = (moment: number) => Levels;

/** The levels that hold for a pupil at any moment, as they are stored now. */
async function levelsOn(db: Db, pupil: Owner): Promise<LevelsOn> {
  const row = await findPupilSetting(db, pupil.id);
  return levelsBy(pupil.group_id === null ? [] : await settingsIn(db, pupil.group_id), row);
}

const settingsIn = (db: Db, groupId: string) =>
  db
    .selectFrom('practice_settings')
    .selectAll()
    .where('group_id', '=', groupId)
    .where('archived_at', 'is', null)
    .execute();

function levelsBy(settings: readonly PracticeSettingRow[], row?: PupilSettingRow): LevelsOn {
  const chosen = row?.setting_id ?? null;
  return (moment) => {
    const day = nameOfDay(moment);
    return { setting: followed(settings, chosen, day), own: row ? ownOn(row, day) : {} };
  };
}

/** On which days and hours is practised, for any moment: settings hold in periods. */
export type Calendar = (moment: number) => Pick<PracticeFields, 'days' | 'hours'>;

const calendarBy =
  (levels: LevelsOn): Calendar =>
  (moment) => {
    const { setting, own } = levels(moment);
    return layered(setting ? parseFields(setting.fields) : {}, own);
  };

/** When a pupil practises. */
export const readCalendar = async (db: Db, pupil: Owner): Promise<Calendar> =>
  calendarBy(await levelsOn(db, pupil));

/** When a group practises, and the pupils of it who were given something of their own. */
export async function readCalendars(
  db: Db,
  groupId: string,
): Promise<{ group: Calendar; pupils: ReadonlyMap<string, Calendar> }> {
  const settings = await settingsIn(db, groupId);
  const rows = await db
    .selectFrom('pupil_settings')
    .innerJoin('pupils', 'pupils.id', 'pupil_settings.pupil_id')
    .selectAll('pupil_settings')
    .where('pupils.group_id', '=', groupId)
    .execute();
  const pupils = rows.map((row) => [row.pupil_id, calendarBy(levelsBy(settings, row))] as const);
  return { group: calendarBy(levelsBy(settings)), pupils: new Map(pupils) };
}

/** How a pupil practises at any moment on which nothing that staff set for the pupil holds. */
export async function readWithoutOwn(db: Db, pupil: Owner): Promise<(moment: number) => PracticeFields> {
  const row = await findPupilSetting(db, pupil.id);
  const levels = levelsBy(pupil.group_id === null ? [] : await settingsIn(db, pupil.group_id), row);
  return (moment) => {
    const { setting } = levels(moment);
    return layered(setting ? parseFields(setting.fields) : {}, withChosen({}, row));
  };
}

/** How a pupil practises at a moment: the own fields, else those of the setting that is followed, else as usual. */
export const readFields = async (db: Db, pupil: Owner, now = Date.now()): Promise<PracticeFields> =>
  fieldsBy(db, pupil, now, await readLevels(db, pupil, now));

/** The same now, with when the pupil practises. */
export async function readWithCalendar(
  db: Db,
  pupil: Owner,
): Promise<{ fields: PracticeFields; calendar: Calendar }> {
  const levels = await levelsOn(db, pupil);
  const now = Date.now();
  return { fields: await fieldsBy(db, pupil, now, levels(now)), calendar: calendarBy(levels) };
}

async function fieldsBy(
  db: Db,
  pupil: Owner,
  now: number,
  { setting, own }: Levels,
): Promise<PracticeFields> {
  const fields = layered(setting ? parseFields(setting.fields) : {}, own);
  if (fields.learningLine.kind !== 'block') return fields;
  const { account_id: accountId } = await db
    .selectFrom('pupils')
    .select('account_id')
    .where('id', '=', pupil.id)
    .executeTakeFirstOrThrow();
  return { ...fields, learningLine: await lineOn(db, fields.learningLine, nameOfDay(now), accountId) };
}
