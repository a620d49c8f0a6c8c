import { newId } from '../contract/id.ts';
import { DEFAULT_SETTINGS, type PlaySettings } from '../../engine/exercise/index.ts';
import { learningLineSchema, type LearningLine } from '../contract/learning-line.ts';
import type { Db } from '../data/database.ts';
import type { Wishes } from './policy/pupil-states.ts';

/** How a pupil is to practise, in the end. */
export interface PracticeSettings {
  settings: PlaySettings;
  wishes: Wishes;
  line: LearningLine;
}

/** Whose settings are asked for. */
type Owner = { id: string; group_id: string | null };

/** The settings of a pupil: the own ones, else those of the group, else the usual ones. What can't be read is left out. */
export async function readPractice(db: Db, pupil: Owner): Promise<PracticeSettings> {
  const settings = await readSettings(db, pupil);
  const { learningLine, targetSuccess } = settings as { learningLine?: unknown; targetSuccess?: unknown };
  const line = learningLineSchema.safeParse(learningLine);
  return {
    settings,
    wishes: { calm: settings.calm, ...(typeof targetSuccess === 'number' && { targetSuccess }) },
    line: line.success ? line.data : { kind: 'adaptive' },
  };
}

/** The play settings of a pupil: the own ones, else those of the group, else the usual ones. */
export async function readSettings(db: Db, pupil: Owner): Promise<PlaySettings> {
  const rows = await db
    .selectFrom('practice_settings')
    .select(['group_id', 'settings'])
    .where(({ eb, or }) =>
      or([eb('pupil_id', '=', pupil.id), ...(pupil.group_id ? [eb('group_id', '=', pupil.group_id)] : [])]),
    )
    .execute();
  const layers = rows
    .sort((a, b) => Number(a.group_id === null) - Number(b.group_id === null))
    .map((row) => JSON.parse(row.settings) as Partial<PlaySettings>);
  return Object.assign({}, DEFAULT_SETTINGS, ...layers) as PlaySettings;
}

/** Changes part of a pupil's own settings. */
export async function changeSettings(db: Db, pupilId: string, change: Partial<PlaySettings>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('practice_settings')
      .select('settings')
      .where('pupil_id', '=', pupilId)
      .executeTakeFirst();
    const settings = JSON.stringify({ ...(row ? (JSON.parse(row.settings) as object) : {}), ...change });
    const updated_at = Date.now();
    await trx
      .insertInto('practice_settings')
      .values({ id: newId(), group_id: null, pupil_id: pupilId, settings, updated_at })
      .onConflict((conflict) => conflict.column('pupil_id').doUpdateSet({ settings, updated_at }))
      .execute();
  });
}
