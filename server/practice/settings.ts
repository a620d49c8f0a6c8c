import type { LearningLine } from '../contract/learning-line.ts';
import {
  isSame,
  layered,
  type FieldName,
  type PracticeFields,
  type SomeFields,
} from '../contract/practice-fields.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import { parseFields, parseInGame, staffOn } from '../settings/fields.ts';
import { readFields, readLevels, type Owner } from '../settings/read.ts';
import { findPupilSetting, storePupilSettings } from '../settings/repository.ts';
import { planEffectOn, type PlanEffect } from './plan-effect.ts';
import type { Wishes } from './policy/how-to-practise.ts';

/** How a pupil is to practise, in the end. */
export interface PracticeSettings {
  settings: PracticeFields;
  wishes: Wishes;
  line: LearningLine;
  /** What action plans do to it. */
  plan: PlanEffect;
}

/** What the fields of a practice setting ask of practice. Calm pupils have a success of their own (engine/practice/DESIGN.md 8). */
export const practiceOf = (settings: PracticeFields, plan: PlanEffect): PracticeSettings => ({
  settings,
  plan,
  wishes: {
    calm: settings.calm,
    reviewShare: settings.reviewShare,
    ...(!settings.calm && { targetSuccess: settings.targetSuccess }),
    ...(settings.start && { start: settings.start }),
  },
  line: settings.learningLine,
});

/** How a pupil is to practise at a moment. */
export const readPractice = async (db: Db, pupil: Owner, now = Date.now()): Promise<PracticeSettings> =>
  practiceOf(await readFields(db, pupil, now), await planEffectOn(db, pupil.id, nameOfDay(now)));

/** The fields that hold for a pupil now: the own ones, else those of the group's setting, else the usual ones. */
export const readSettings = (db: Db, pupil: Owner): Promise<PracticeFields> => readFields(db, pupil);

/** Changes what a pupil chose in a game. What is as it would be without the choice is none; what is one lasts on all days. */
export async function changeSettings(db: Db, pupil: Owner, change: SomeFields): Promise<void> {
  await transact(db, async (trx) => {
    const { setting } = await readLevels(trx, pupil);
    const row = await findPupilSetting(trx, pupil.id);
    const [now, day] = [Date.now(), nameOfDay(Date.now())];
    const without = layered(setting ? parseFields(setting.fields) : {}, staffOn(row, day));
    const inGame = parseInGame(row);
    for (const name of Object.keys(change) as FieldName[]) {
      const value = change[name] as PracticeFields[typeof name];
      if (isSame(name, value, without[name])) delete inGame[name];
      else Object.assign(inGame, { [name]: { value, day } });
    }
    await storePupilSettings(trx, [{ ...row, in_game: JSON.stringify(inGame), changed_at: now }]);
  });
}
