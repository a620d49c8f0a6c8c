import type { Kysely } from 'kysely';

/** The tables as far as their rows are read or filled. */
interface Filling {
  pupil_settings: {
    pupil_id: string;
    fields: string;
    lasting: string | null;
    in_game: string | null;
    changed_at: number;
  };
  setting_changes: { pupil_id: string | null; after: string };
}

type Fields = Record<string, unknown>;

/** What a slider in a game set; staff may have set these too. */
const BY_SLIDER = ['volumes', 'voice'];

/** What a pupil chose in a game is kept beside what staff set, no longer among it. */
export async function up(db: Kysely<Filling>): Promise<void> {
  await db.schema.alterTable('pupil_settings').addColumn('in_game', 'text').execute();
  for (const row of await db.selectFrom('pupil_settings').selectAll().execute()) {
    const fields = JSON.parse(row.fields) as Fields;
    const lasting = row.lasting === null ? [] : (JSON.parse(row.lasting) as string[]);
    const bySlider: string[] = [];
    for (const name of BY_SLIDER)
      if (!(await isByStaff(db, row.pupil_id, name, fields[name]))) bySlider.push(name);
    const day = new Date(row.changed_at).toISOString().slice(0, 10);
    const chosen: Fields = {};
    for (const name of [...lasting, ...bySlider]) {
      if (fields[name] === undefined) continue;
      chosen[name] = { value: fields[name], day };
      delete fields[name];
    }
    if (Object.keys(chosen).length === 0) continue;
    await db
      .updateTable('pupil_settings')
      .set({ fields: JSON.stringify(fields), in_game: JSON.stringify(chosen) })
      .where('pupil_id', '=', row.pupil_id)
      .execute();
  }
  await db.schema.alterTable('pupil_settings').dropColumn('lasting').execute();
}

/** Whether staff ever gave the pupil this value of a field. */
async function isByStaff(
  db: Kysely<Filling>,
  pupilId: string,
  name: string,
  value: unknown,
): Promise<boolean> {
  const changes = await db
    .selectFrom('setting_changes')
    .select('after')
    .where('pupil_id', '=', pupilId)
    .execute();
  return changes.some(
    ({ after }) =>
      JSON.stringify((JSON.parse(after) as { fields: Fields }).fields[name]) === JSON.stringify(value),
  );
}
