import {
  FIELD_NAMES,
  isSame,
  layered,
  type FieldName,
  type SomeFields,
} from '../contract/practice-fields.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { PupilSettingRow } from '../data/schema.ts';
import { chosenOver, parseFields, parseInGame, staffOn } from '../settings/fields.ts';
import { lineOn } from '../settings/methods.ts';
import { readLevels } from '../settings/read.ts';
import { findPupilSetting } from '../settings/repository.ts';

/** Hours of one place say nothing of another: a child of a school would be kept from practising at home. */
const OF_THE_PLACE: ReadonlySet<FieldName> = new Set(['days', 'hours']);

/** A pupil who leaves, and the group that it comes into. */
interface Leaving {
  pupil: { id: string; account_id: string; group_id: string | null };
  to: string;
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
  const day = nameOfDay(now);
  const row = await findPupilSetting(db, pupil.id);
  const { setting } = await readLevels(db, pupil, now);
  const there = await readLevels(db, { id: '', group_id: to }, now);
  const staff = staffOn(row, day);
  const here = layered(setting ? parseFields(setting.fields) : {}, staff);
  const then = layered(there.setting ? parseFields(there.setting.fields) : {});
  const line = await lineOn(db, here.learningLine, day, pupil.account_id);
  const wanted = { ...here, learningLine: line };
  const differs = FIELD_NAMES.filter(
    (name) => !OF_THE_PLACE.has(name) && !isSame(name, wanted[name], then[name]),
  ).filter((name) => name !== 'learningLine' || line.kind !== 'lists');
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
