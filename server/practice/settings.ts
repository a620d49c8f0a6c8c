import type { LearningLine } from '../contract/learning-line.ts';
import {
  isSame,
  layered,
  type FieldName,
  type PracticeFields,
  type SomeFields,
} from '../contract/practice-fields.ts';
import { transact, type Db } from '../data/database.ts';
import { lastingOf, parseFields } from '../settings/fields.ts';
import { readFields, readLevels, type Owner } from '../settings/read.ts';
import { findPupilSetting } from '../settings/repository.ts';
import type { Wishes } from './policy/wishes.ts';

/** How a pupil is to practise, in the end. */
export interface PracticeSettings {
  settings: PracticeFields;
  wishes: Wishes;
  line: LearningLine;
}

/** What the fields of a practice setting ask of practice. Calm pupils have a success of their own (adaptive.md 8). */
export const practiceOf = (settings: PracticeFields): PracticeSettings => ({
  settings,
  wishes: {
    calm: settings.calm,
    reviewShare: settings.reviewShare,
    ...(!settings.calm && { targetSuccess: settings.targetSuccess }),
    ...(settings.start && { start: settings.start }),
  },
  line: settings.learningLine,
});

/** How a pupil is to practise now. */
export const readPractice = async (db: Db, pupil: Owner): Promise<PracticeSettings> =>
  practiceOf(await readFields(db, pupil));

/** The fields that hold for a pupil now: the own ones, else those of the group's setting, else the usual ones. */
export const readSettings = (db: Db, pupil: Owner): Promise<PracticeFields> => readFields(db, pupil);

/** Changes what a pupil chose in a game. What is as in the group is not a difference; what is one lasts, whatever the days of the others. */
export async function changeSettings(db: Db, pupil: Owner, change: SomeFields): Promise<void> {
  await transact(db, async (trx) => {
    const { setting, chosen } = await readLevels(trx, pupil);
    const row = await findPupilSetting(trx, pupil.id);
    const inherited = layered(setting ? parseFields(setting.fields) : {});
    const all: SomeFields = { ...parseFields(row.fields), ...change };
    const names = Object.keys(change) as FieldName[];
    for (const name of names) {
      if (isSame(name, all[name] as PracticeFields[typeof name], inherited[name])) delete all[name];
    }
    const lasting = JSON.stringify([...new Set([...lastingOf(row), ...names])]);
    const [fields, changed_at] = [JSON.stringify(all), Date.now()];
    await trx
      .insertInto('pupil_settings')
      .values({ pupil_id: pupil.id, setting_id: chosen, fields, lasting, changed_at })
      .onConflict((conflict) => conflict.column('pupil_id').doUpdateSet({ fields, lasting, changed_at }))
      .execute();
  });
}
