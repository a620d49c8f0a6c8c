import { MOST_PER_GROUP } from '../contract/relocations.ts';
import type { LearningLine } from '../contract/learning-line.ts';
import { newId } from '../contract/id.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { PupilRow } from '../data/schema.ts';
import { groupKey } from '../groups/names.ts';
import { JobRefusal, type RowDraft } from '../jobs/kind.ts';
import { takeSeats } from '../licence/seats.ts';
import { copyId } from '../moves/copy-id.ts';
import { rehome } from '../moves/rehome.ts';
import { parseFields } from '../settings/fields.ts';
import { lineOn } from '../settings/methods.ts';
import { storeSettings } from '../settings/repository.ts';
import { openGroupsOf, type Stored } from './facts.ts';
import { pupilsIn } from './groups.ts';
import type { Kept } from './kept.ts';

/** Long work under which something moves. */
export interface Moving {
  job: string;
  /** Null when that person is gone. */
  by: string | null;
  now: number;
}

/** Whom it concerns, for boards and logins. */
export interface Told {
  groups: string[];
  users: string[];
}

/** Moves a group with who is in it, in one transaction: all of it is here or there at any moment. */
export async function moveGroup(
  trx: Db,
  of: Stored,
  id: string,
  moving: Moving,
): Promise<{ rows: RowDraft[]; told: Told }> {
  const { source, target, choices } = of;
  const group = (await openGroupsOf(trx, source.id)).find((one) => one.id === id);
  if (!group) return { rows: [{ outcome: 'gone', note: 'Een {groep} was er niet meer.' }], told: NOBODY };
  const pupils = (await pupilsIn(trx, [id])).filter((pupil) => choices[`pupil:${pupil.id}`]?.pick !== 'stay');
  if (pupils.length > MOST_PER_GROUP)
    throw new JobRefusal(
      `Een {groep} heeft intussen meer dan ${MOST_PER_GROUP} {leerlingen}. Splits die eerst.`,
    );
  await letSeatsGo(trx, moving.job, pupils.length);
  await takeSeats(trx, target.id, pupils.length, moving.now);
  const there = await comeThere(trx, of, group, moving);
  const rows: RowDraft[] = [];
  for (const pupil of pupils) rows.push(await movePupil(trx, of, { id: pupil.id, group: there.id }, moving));
  const isArchived = (await pupilsIn(trx, [id])).length === 0;
  if (isArchived)
    await trx.updateTable('groups').set({ archived_at: moving.now }).where('id', '=', id).execute();
  const kept: Kept = { do: 'group', from: id, isMade: there.isMade, isArchived };
  // Last, so that who takes back finds the group before who was in it.
  rows.push({ subjectId: there.id, outcome: 'groups', detail: kept });
  return { rows, told: { groups: [id, there.id], users: pupils.map((pupil) => pupil.id) } };
}

const NOBODY: Told = { groups: [], users: [] };

/** Moves a pupil into a group of the other account; a code by which somebody else could take it over ends. */
export async function movePupil(
  trx: Db,
  { target }: Pick<Stored, 'target'>,
  { id, group }: { id: string; group: string },
  { job, by, now }: Moving,
): Promise<RowDraft> {
  await trx
    .updateTable('move_tokens')
    .set({ state: 'withdrawn', settled_at: now })
    .where('pupil_id', '=', id)
    .where('state', '=', 'open')
    .execute();
  const to = { move: copyId(job, id), account: target.id, group, by };
  const left = await rehome(trx, await pupilRow(trx, id), to, now);
  const kept: Kept = { do: 'pupil', left, mark: markOf(await pupilRow(trx, id)) };
  return { subjectId: id, outcome: 'pupils', detail: kept };
}

const pupilRow = (trx: Db, id: string): Promise<PupilRow> =>
  trx.selectFrom('pupils').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** What of a pupil people of the new account may have changed since; what the pupil does itself goes back with it. */
export const markOf = (pupil: PupilRow): string =>
  JSON.stringify([
    ...[pupil.account_id, pupil.group_id, pupil.trashed_at, pupil.left_at],
    ...[pupil.first_name, pupil.infix, pupil.last_name, pupil.groep, pupil.number],
  ]);

/** Seats that were held for who comes now are taken by themselves. */
export async function letSeatsGo(trx: Db, job: string, count: number): Promise<void> {
  const { seats } = await trx
    .selectFrom('jobs')
    .select('seats')
    .where('id', '=', job)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('jobs')
    .set({ seats: Math.max(0, seats - count) })
    .where('id', '=', job)
    .execute();
}

type Group = Awaited<ReturnType<typeof openGroupsOf>>[number];

/** The group of the other account that is joined, or one that is made there with how the old one practised. */
async function comeThere(
  trx: Db,
  { source, target, choices }: Stored,
  group: Group,
  moving: Moving,
): Promise<{ id: string; isMade: boolean }> {
  const chosen = choices[`group:${group.id}`];
  const name = chosen?.pick === 'rename' && chosen.name ? chosen.name : group.name;
  const same = (await openGroupsOf(trx, target.id)).find(
    ({ name_key, school_year }) => name_key === groupKey(name) && school_year === group.school_year,
  );
  if (same && chosen?.pick === 'join') return { id: same.id, isMade: false };
  if (same)
    throw new JobRefusal(
      `Bij ${target.name} is intussen een {groep} gemaakt die ${name} heet. Geef die een andere naam, en probeer het opnieuw.`,
    );
  const id = copyId(moving.job, group.id);
  await trx
    .insertInto('groups')
    .values({
      ...{ id, account_id: target.id, name, name_key: groupKey(name), school_year: group.school_year },
      ...{ groep: group.groep, archived_at: null, trashed_at: null, trashed_by: null },
      created_at: moving.now,
    })
    .execute();
  await copySetting(trx, { from: group.id, to: id, account: source.id }, moving.now);
  return { id, isMade: true };
}

/** Has a group practise as the one of before; what its days are called there, and lists of words, stay behind. */
async function copySetting(
  trx: Db,
  { from, to, account }: { from: string; to: string; account: string },
  now: number,
): Promise<void> {
  const row = await trx
    .selectFrom('practice_settings')
    .selectAll()
    .where('group_id', '=', from)
    .where('is_default', '=', 1)
    .executeTakeFirst();
  if (!row) return;
  const { learningLine, ...fields } = parseFields(row.fields);
  delete fields.days;
  delete fields.hours;
  const line: LearningLine | undefined =
    learningLine && (await lineOn(trx, learningLine, nameOfDay(now), account));
  const kept = line && line.kind !== 'lists' ? { ...fields, learningLine: line } : fields;
  await storeSettings(trx, [
    { ...row, id: newId(now), group_id: to, fields: JSON.stringify(kept), created_at: now, changed_at: now },
  ]);
}
