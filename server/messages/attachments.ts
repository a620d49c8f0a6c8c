import { audit } from '../audit/audit.ts';
import { MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '../contract/account-terms.ts';
import type { Attachment, AttachmentType } from '../contract/attachments.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Upload } from '../http/upload.ts';

const COLUMNS = ['id', 'name', 'type', 'size'] as const;

/** With which bytes a file of each type begins: its name says what it likes. */
const BEGINNINGS: Record<AttachmentType, readonly number[]> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
};

/** What a file is by its first bytes; undefined for anything that can't go along. */
const typeOf = (bytes: Buffer): AttachmentType | undefined =>
  (Object.keys(BEGINNINGS) as AttachmentType[]).find((type) =>
    BEGINNINGS[type].every((byte, i) => bytes[i] === byte),
  );

const refused = (message: string) => new Problem('invalid-fields', message, { fields: { file: message } });

/** All bytes of a file; throws when it is too large, or nothing that can go along. */
async function read({ bytes, name }: Upload): Promise<{ name: string; type: AttachmentType; data: Buffer }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    // What comes after that is not kept.
    if (size <= MOST_ATTACHMENT_BYTES) parts.push(part);
  }
  if (size > MOST_ATTACHMENT_BYTES)
    throw refused(`Deze bijlage is te groot: hoogstens ${MOST_ATTACHMENT_BYTES / 1024 / 1024} MB.`);
  const data = Buffer.concat(parts);
  const type = typeOf(data);
  if (!type) throw refused('Alleen een pdf, png of jpg kan mee.');
  // Its own ending, whatever the browser called it; letters, digits and a few marks of its name.
  const bare = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _().-]/gu, '')
    .trim()
    .slice(0, 80);
  return { name: `${bare || 'bijlage'}.${type}`, type, data };
}

/** Adds a file to a message that was not withdrawn, once per id. Throws `conflict` when there are as many as there can be. */
export async function addAttachment(
  db: Db,
  message: string,
  id: string,
  upload: Upload | undefined,
  by: string,
): Promise<Attachment> {
  if (!upload) throw refused('Kies een bestand.');
  const { name, type, data } = await read(upload);
  return transact(db, async (trx) => {
    // What the server tells by itself is not the office's to add to.
    const row = await trx
      .selectFrom('messages')
      .select('id')
      .where('id', '=', message)
      .where('source', 'is', null)
      .where('state', '!=', 'withdrawn')
      .executeTakeFirst();
    if (!row) throw notFound('Dit bericht is er niet meer.');
    const known = await trx.selectFrom('attachments').selectAll().where('id', '=', id).executeTakeFirst();
    if (known && known.message_id !== message) throw notFound();
    if (known) return { id, name: known.name, type: known.type, size: known.size };
    const taken = await trx
      .selectFrom('attachments')
      .select('place')
      .where('message_id', '=', message)
      .execute();
    const free = Array.from({ length: MOST_ATTACHMENTS }, (_, i) => i).find(
      (place) => !taken.some((one) => one.place === place),
    );
    const full = new Problem('conflict', `Er kunnen hoogstens ${MOST_ATTACHMENTS} bijlagen bij een bericht.`);
    if (free === undefined) throw full;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('attachments')
      .values({
        id,
        message_id: message,
        place: free,
        name,
        type,
        size: data.length,
        data: data.toString('base64'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw full;
    await audit(trx, { action: 'attachment-added', actorId: by, subject: message, detail: type });
    return { id, name, type, size: data.length };
  });
}

/** Takes a file away from a message. */
export async function removeAttachment(db: Db, message: string, id: string, by: string): Promise<void> {
  await transact(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('attachments')
      .where('id', '=', id)
      .where('message_id', '=', message)
      .executeTakeFirst();
    if (!numDeletedRows) throw notFound('Deze bijlage is er niet meer.');
    await audit(trx, { action: 'attachment-removed', actorId: by, subject: message });
  });
}

/** The files of these messages, by message, without what is in them. */
export async function attachmentsOf(
  db: Db,
  messages: readonly string[],
): Promise<ReadonlyMap<string, Attachment[]>> {
  const of = new Map<string, Attachment[]>();
  if (messages.length === 0) return of;
  const rows = await db
    .selectFrom('attachments')
    .select([...COLUMNS, 'message_id'])
    .where('message_id', 'in', messages)
    .orderBy('place')
    .execute();
  for (const { message_id, ...one } of rows) of.set(message_id, [...(of.get(message_id) ?? []), one]);
  return of;
}

/** One file with what is in it; who asks may read its message. */
export async function wholeAttachment(db: Db, message: string, id: string) {
  const row = await db
    .selectFrom('attachments')
    .select([...COLUMNS, 'data'])
    .where('id', '=', id)
    .where('message_id', '=', message)
    .executeTakeFirst();
  if (!row) throw notFound('Deze bijlage is er niet meer.');
  return row;
}
