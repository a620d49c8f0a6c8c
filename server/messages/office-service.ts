import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import type { previewMessage, saveOfficeMessage } from '../contract/office-messages.ts';
import { transact, type Db } from '../data/database.ts';
import { dayFrom } from '../data/day.ts';
import type { MessageRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { firstCopy, isMailedTo } from './copies.ts';
import { allStaff, officeRows, peopleOf, standingOf } from './office-repository.ts';
import { wordedFor } from './readable.ts';
import { accountsAt } from './target.ts';

type Saved = z.output<typeof saveOfficeMessage.body>;

const CHANGED = 'Iemand anders heeft dit net veranderd. Bekijk eerst wat er nu staat.';

/** The moment from which something of which a day is the last is over; null without a day. */
const endOf = (day: string) => (day === '' ? null : dayFrom(Date.parse(`${day}T12:00Z`), 1));

/** What of a message is stored, apart from how far it is. */
const contentOf = (body: z.output<typeof previewMessage.body>) => ({
  kind: body.kind,
  title: body.title,
  text: body.text,
  title_be: body.titleBe,
  text_be: body.textBe,
  target: JSON.stringify(body.target),
  ends_at: endOf(body.endsOn),
  pinned: body.pinned ? 1 : 0,
  mail_copy: body.mailCopy ? 1 : 0,
});

/** Stores a message, new or changed, and publishes or plans it when that is asked. Sent twice it is done once. */
export async function saveMessage(
  db: Db,
  id: string,
  { publish, basedOn, again, ...body }: Saved,
  by: string,
  now: number,
): Promise<void> {
  const content = contentOf(body);
  if (publish && content.ends_at !== null && content.ends_at <= Math.max(now, body.publishAt ?? now))
    throw new Problem('invalid-fields', undefined, {
      fields: { endsOn: 'Kies een dag na het plaatsen.' },
    });
  await transact(db, async (trx) => {
    const [before] = await officeRows(trx, id);
    if (!before) {
      // An id that the server gave a message of its own is nobody's to take.
      if (basedOn !== 0) throw new Problem('conflict', CHANGED);
      await addMessage(
        trx,
        id,
        { ...content, ...publication(content, body.publishAt, publish, now) },
        by,
        now,
      );
    } else if (basedOn === 0 && before.version === 1 && isSame(before, content)) return;
    else
      await changeMessage(trx, before, { content, publishAt: body.publishAt, publish, basedOn, again }, now);
    await audit(trx, { action: 'message-saved', actorId: by, subject: id, detail: body.kind });
  });
}

/** What changes when a message is published, or planned for later. */
const publication = (
  content: Pick<MessageRow, 'kind' | 'target' | 'mail_copy'>,
  publishAt: number | null,
  publish: boolean,
  now: number,
) => ({
  state: publish ? ('published' as const) : ('draft' as const),
  publish_at: publish ? Math.max(publishAt ?? now, now) : publishAt,
  copied_to: publish ? firstCopy(content) : null,
});

async function addMessage(
  trx: Db,
  id: string,
  row: ReturnType<typeof contentOf> & ReturnType<typeof publication>,
  by: string,
  now: number,
) {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('messages')
    .values({
      ...row,
      id,
      link: '',
      account_id: null,
      addressed: 0,
      changed_at: null,
      withdrawn_at: null,
      made_by: by,
      source: null,
      created_at: now,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) throw new Problem('conflict', CHANGED);
}

/** Whether a message that is sent once more is what is stored already. */
const isSame = (before: MessageRow, content: ReturnType<typeof contentOf>) =>
  (Object.keys(content) as (keyof typeof content)[]).every((key) => before[key] === content[key]);

/** Whether readers see the same words as before. */
const isSameText = (before: MessageRow, content: ReturnType<typeof contentOf>) =>
  (['title', 'text', 'title_be', 'text_be'] as const).every((key) => before[key] === content[key]);

async function changeMessage(
  trx: Db,
  before: MessageRow,
  {
    content,
    publishAt,
    publish,
    basedOn,
    again,
  }: Pick<Saved, 'publishAt' | 'publish' | 'basedOn' | 'again'> & { content: ReturnType<typeof contentOf> },
  now: number,
) {
  const standing = standingOf(before, now);
  if (standing === 'withdrawn') throw new Problem('conflict', 'Dit bericht is ingetrokken.');
  const isOut = standing === 'published' || standing === 'ended';
  if (isOut && !publish)
    throw new Problem('conflict', 'Dit bericht is al geplaatst. Trek het in om het weg te halen.');
  const { numUpdatedRows } = await trx
    .updateTable('messages')
    .set({
      ...content,
      // Who got a copy keeps it; nobody gets a second one.
      ...(isOut
        ? { changed_at: isSameText(before, content) ? before.changed_at : now }
        : publication(content, publishAt, publish, now)),
      version: basedOn + 1,
    })
    .where('id', '=', before.id)
    .where('version', '=', basedOn)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Problem('conflict', CHANGED);
  if (isOut && again)
    await trx
      .updateTable('message_reads')
      .set({ read_at: null })
      .where('message_id', '=', before.id)
      .execute();
}

/** Throws a draft away. */
export async function removeDraft(db: Db, id: string, by: string): Promise<void> {
  await transact(db, async (trx) => {
    const [row] = await officeRows(trx, id);
    if (!row) throw notFound();
    const { numDeletedRows } = await trx
      .deleteFrom('messages')
      .where('id', '=', id)
      .where('state', '=', 'draft')
      .executeTakeFirst();
    if (!numDeletedRows)
      throw new Problem('conflict', 'Dit bericht is al geplaatst. Trek het in om het weg te halen.');
    await audit(trx, { action: 'message-removed', actorId: by, subject: id });
  });
}

/**
 * Withdraws a message: gone for all at once, also from mails; copies that were not sent yet are not sent. For a week readers see that
 * there was one.
 */
export async function withdraw(db: Db, id: string, by: string, now: number): Promise<void> {
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('messages')
      .set({
        state: 'withdrawn',
        withdrawn_at: now,
        title: '',
        text: '',
        title_be: '',
        text_be: '',
        copied_to: null,
        pinned: 0,
      })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .where('source', 'is', null)
      .where('state', '=', 'published')
      .executeTakeFirst();
    if (!numUpdatedRows) {
      const [row] = await officeRows(trx, id);
      if (!row) throw notFound();
      if (row.state === 'withdrawn') return;
      throw new Problem('conflict', 'Dit is nog een concept. Gooi het weg.');
    }
    await trx.deleteFrom('attachments').where('message_id', '=', id).execute();
    await trx
      .deleteFrom('mails')
      .where('message_id', '=', id)
      .where('state', 'in', ['waiting', 'kept'])
      .execute();
    await trx
      .updateTable('mails')
      .set({ subject: 'Ingetrokken bericht', text: '', html: '' })
      .where('message_id', '=', id)
      .where('state', '!=', 'sending')
      .execute();
    await audit(trx, { action: 'message-withdrawn', actorId: by, subject: id });
  });
}

/** Whom a message would reach now, and how both countries read it. */
export async function preview(db: Db, body: z.output<typeof previewMessage.body>, now: number) {
  const content = contentOf(body);
  const people = await peopleOf(await allStaff(db), body.target, accountsAt(db, now));
  return {
    people: people.length,
    accounts: new Set(people.map(({ account }) => account.id)).size,
    mails: people.filter((person) => person.email !== null && isMailedTo(content, person)).length,
    shown: {
      nl: wordedFor(content, { variant: 'nl', isFamily: false }),
      be: wordedFor(content, { variant: 'be', isFamily: false }),
    },
  };
}
