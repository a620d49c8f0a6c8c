import { audit } from '../audit/audit.ts';
import {
  FIELD_NAMES,
  isSame,
  layered,
  type FieldName,
  type PracticeFields,
  type SomeFields,
} from '../contract/practice-fields.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { PupilRow, PupilSettingRow } from '../data/schema.ts';
import {
  applyPupils,
  changedByStaff,
  linesOf,
  pupilState,
  reverted,
  statesOf,
  type Doing,
  type PupilState,
} from '../settings/changes.ts';
import { chosenOver, parseFields, parseInGame, staffOn } from '../settings/fields.ts';
import { lineOn } from '../settings/methods.ts';
import { readFields, readLevels } from '../settings/read.ts';
import { changesIn, findPupilSetting } from '../settings/repository.ts';

/** Hours of one place say nothing of another: a child of a school would be kept from practising at home. */
const OF_THE_PLACE: ReadonlySet<FieldName> = new Set(['days', 'hours']);

/** A pupil who leaves, and the group that it comes into. */
interface Leaving {
  pupil: { id: string; account_id: string; group_id: string | null };
  to: string;
}

/** How a pupil practises by what staff set, a block as the categories that it has today. */
export async function wantedOf(
  db: Db,
  pupil: Leaving['pupil'],
  now: number,
): Promise<{ wanted: PracticeFields; staff: SomeFields; row: PupilSettingRow }> {
  const day = nameOfDay(now);
  const row = await findPupilSetting(db, pupil.id);
  const { setting } = await readLevels(db, pupil, now);
  const staff = staffOn(row, day);
  const here = layered(setting ? parseFields(setting.fields) : {}, staff);
  const learningLine = await lineOn(db, here.learningLine, day, pupil.account_id);
  return { wanted: { ...here, learningLine }, staff, row };
}

/** In what two ways of practising differ that can go from one place to another. */
const differing = (wanted: PracticeFields, then: PracticeFields): FieldName[] =>
  FIELD_NAMES.filter((name) => !OF_THE_PLACE.has(name) && !isSame(name, wanted[name], then[name])).filter(
    (name) => name !== 'learningLine' || wanted.learningLine.kind !== 'lists',
  );

/** How the pupil of a file practised, from the JSON of its fields. */
export const wantedIn = (fields: string): PracticeFields => layered(parseFields(fields));

/** Where a child that is there practises otherwise than it did elsewhere; nothing while its own setting holds for some days only. */
export async function differencesOf(
  db: Db,
  pupil: PupilRow,
  wanted: PracticeFields,
  now: number,
): Promise<{ here: SomeFields; there: SomeFields }> {
  const { from_day, to_day } = await findPupilSetting(db, pupil.id);
  const own = await readFields(db, pupil, now);
  const names = from_day === null && to_day === null ? differing(wanted, own) : [];
  const some = (fields: PracticeFields) =>
    Object.fromEntries(names.map((name) => [name, fields[name]])) as SomeFields;
  return { here: some(own), there: some(wanted) };
}

/** Sets some of these for a child that is there, as a teacher does by hand: it is in its history. */
export async function takeFields(
  trx: Db,
  { pupil, wanted, fields }: { pupil: PupilRow; wanted: PracticeFields; fields: readonly FieldName[] },
  doing: Doing,
): Promise<void> {
  const { there } = await differencesOf(trx, pupil, wanted, doing.now);
  const set = Object.fromEntries(
    Object.entries(there).filter(([name]) => fields.includes(name as FieldName)),
  );
  if (Object.keys(set).length === 0) return;
  const row = await findPupilSetting(trx, pupil.id);
  await applyPupils(trx, [{ row, after: changedByStaff(pupilState(row), set, []) }], doing);
  await audit(trx, linesOf(doing, pupil.account_id, 'setting-saved', [pupil.id]));
}

/** Takes back what a move set; what was changed since stays. */
export async function takeFieldsBack(trx: Db, pupil: PupilRow, move: string, doing: Doing): Promise<void> {
  const change = (await changesIn(trx, move)).find(({ pupil_id }) => pupil_id === pupil.id);
  if (!change) return;
  const row = await findPupilSetting(trx, pupil.id);
  const { before, after } = statesOf<PupilState>(change);
  await applyPupils(trx, [{ row, after: reverted(pupilState(row), before ?? after, after) }], doing);
  await audit(trx, linesOf(doing, pupil.account_id, 'setting-undone', [pupil.id]));
}

/**
 * The own setting with which a pupil goes on in another group as it practised in this one: where that group says otherwise, the pupil
 * differs from it. A line of lists stays behind with them; a block goes along with the categories that it has today.
 */
export async function settingAlong(
  db: Db,
  { pupil, to }: Leaving,
  now: number,
): Promise<Omit<PupilSettingRow, 'pupil_id'>> {
  const there = await readLevels(db, { id: '', group_id: to }, now);
  const then = layered(there.setting ? parseFields(there.setting.fields) : {});
  const { wanted, staff, row } = await wantedOf(db, pupil, now);
  const differs = differing(wanted, then);
  const chosen = Object.keys(chosenOver(staff, row));
  const inGame = Object.fromEntries(
    Object.entries(parseInGame(row)).filter(([name]) => chosen.includes(name)),
  );
  return {
    setting_id: null,
    fields: JSON.stringify(Object.fromEntries(differs.map((name) => [name, wanted[name]])) as SomeFields),
    from_day: null,
    to_day: null,
    in_game: JSON.stringify(inGame),
    changed_at: now,
  };
}
