import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { SUBPROCESSOR_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import type { Subprocessor } from '../contract/leaflet.ts';
import type { OfficeSubprocessor, saveSubprocessor } from '../contract/subprocessors.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { SubprocessorRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { longDay } from '../licence/long-day.ts';
import { sendMessage } from '../messages/send.ts';

type Saved = z.output<typeof saveSubprocessor.body>;

const officeView = ({
  id,
  name,
  what,
  country,
  starts_on,
  ends_on,
  version,
}: SubprocessorRow): OfficeSubprocessor => ({
  id,
  name,
  what,
  country,
  startsOn: starts_on,
  endsOn: ends_on ?? '',
  version,
});

/** All subprocessors there are and were, by name. */
export const allSubprocessors = async (db: Db): Promise<OfficeSubprocessor[]> =>
  (await db.selectFrom('subprocessors').selectAll().orderBy('name').orderBy('id').execute()).map(officeView);

/** Those who work with data on a day, or will, as customers see them. */
export async function subprocessorsOn(db: Db, today: string): Promise<Subprocessor[]> {
  const rows = await db
    .selectFrom('subprocessors')
    .selectAll()
    .where(({ or, eb }) => or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, what, country, starts_on, ends_on }) => ({
    id,
    name,
    what,
    country,
    startsOn: starts_on,
    endsOn: ends_on,
    isComing: starts_on > today,
  }));
}

/**
 * Stores a subprocessor, once per id and version. Of a new one administrators hear in time to object, with what it does, where and from
 * when; the same when one that has begun is to do something else.
 */
export async function storeSubprocessor(
  db: Db,
  id: string,
  { isKnown, basedOn, endsOn, startsOn, ...rest }: Saved,
  by: string,
  now: number,
): Promise<OfficeSubprocessor> {
  const content = { ...rest, starts_on: startsOn, ends_on: endsOn || null };
  if (content.ends_on !== null && content.ends_on < startsOn)
    throw fault('endsOn', 'Kies een dag na de eerste.');
  return transact(db, async (trx) => {
    const before = await trx.selectFrom('subprocessors').selectAll().where('id', '=', id).executeTakeFirst();
    if (before && basedOn === 0) {
      // Sent once more.
      if (isSame(before, content)) return officeView(before);
      throw changedMeanwhile();
    }
    if (!before && basedOn !== 0) throw notFound('Deze subverwerker is er niet.');
    const isNews = !isKnown && (!before || isOther(before, content));
    const first = daysAfter(nameOfDay(now), SUBPROCESSOR_DAYS);
    if (isNews && startsOn < first)
      throw fault(
        'startsOn',
        `Klanten horen het minstens ${SUBPROCESSOR_DAYS} dagen van tevoren. Kies ${longDay(first)} of later.`,
      );
    const version = basedOn + 1;
    if (before) {
      const { numUpdatedRows } = await trx
        .updateTable('subprocessors')
        .set({ ...content, version })
        .where('id', '=', id)
        .where('version', '=', basedOn)
        .executeTakeFirst();
      if (!numUpdatedRows) throw changedMeanwhile();
    } else
      await trx
        .insertInto('subprocessors')
        .values({ id, ...content, version, created_at: now })
        .execute();
    if (isNews) await tell(trx, { id, version, ...content }, before !== undefined, now);
    const line = { action: 'subprocessor-saved', actorId: by, subject: id } as const;
    await audit(trx, isKnown ? { ...line, detail: 'was al bekend' } : line);
    return officeView({ id, ...content, version, created_at: now });
  });
}

type Stored = Pick<SubprocessorRow, 'name' | 'what' | 'country' | 'starts_on' | 'ends_on'>;

const isSame = (before: SubprocessorRow, content: Stored) =>
  (Object.keys(content) as (keyof Stored)[]).every((key) => before[key] === content[key]);

/** Whether it is another firm, another country or other work than customers know of; that it ends is no reason to object. */
const isOther = (before: SubprocessorRow, content: Stored) =>
  (['name', 'what', 'country', 'starts_on'] as const).some((key) => before[key] !== content[key]);

const fault = (field: string, message: string) =>
  new Problem('invalid-fields', message, { fields: { [field]: message } });

const changedMeanwhile = () =>
  new Problem('conflict', 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.');

async function tell(
  trx: Db,
  { id, version, name, what, country, starts_on }: Stored & { id: string; version: number },
  isChange: boolean,
  now: number,
) {
  await sendMessage(
    trx,
    {
      kind: 'privacy',
      title: isChange ? `Subverwerker ${name} verandert` : `Nieuwe subverwerker: ${name}`,
      text: `Vanaf ${longDay(starts_on)} werkt ${name} (${country}) voor ons met gegevens: ${what}\n\nBen je het er niet mee eens? Maak dan voor die dag bezwaar, met de knop hieronder of op de bladzijde Privacy.`,
      link: `berichten/vragen/nieuw?bezwaar=${id}`,
      target: { roles: ['schooladmin', 'rtadmin', 'thuisadmin'] },
      source: `subprocessor ${id} ${version}`,
    },
    now,
  );
}
