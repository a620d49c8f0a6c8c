import { sql, type ExpressionBuilder } from 'kysely';
import type { Viewer } from '../access/access.ts';
import { audit } from '../audit/audit.ts';
import { MAILS_PER_PAGE } from '../contract/mail.ts';
import { transact, type Db } from '../data/database.ts';
import { containing } from '../data/fold.ts';
import type { Database, MailRow } from '../data/schema.ts';
import { TRIAL } from './templates/write.ts';

const TROUBLE_MS = 7 * 24 * 60 * 60_000;

/** Which mails are asked for. */
export interface MailSearch {
  page: number;
  state?: MailRow['state'] | undefined;
  /** Only those of the last week that did not arrive. */
  trouble?: boolean | undefined;
  /** Stands in the name, the address or the subject. */
  search?: string | undefined;
}

/**
 * The office does not read what goes to the office itself: a link in there would make it somebody else. What one tried oneself leads nowhere
 * but to the site.
 */
function readable(db: Db, viewer: Viewer) {
  const all = db.selectFrom('mails');
  if (viewer.role === 'superadmin') return all;
  return all.where(({ or, and, eb, selectFrom }) =>
    or([
      eb('mails.user_id', 'is', null),
      eb(
        'mails.user_id',
        'not in',
        // Of no account: few, and found at once.
        selectFrom('users')
          .select('users.id')
          .where('users.account_id', 'is', null)
          .where('users.role', 'in', ['office', 'superadmin']),
      ),
      and([eb('mails.user_id', '=', viewer.id), eb('mails.kind', 'like', `%${TRIAL}`)]),
    ]),
  );
}

/** A page of the mails that somebody may read, newest first, and how many there are. */
export async function findMails(
  db: Db,
  viewer: Viewer,
  { page, state, trouble, search }: MailSearch,
): Promise<{ mails: MailRow[]; total: number }> {
  let found = readable(db, viewer);
  if (state) found = found.where('mails.state', '=', state);
  if (trouble) found = found.where(isTrouble);
  if (search) {
    found = found.where(sql<boolean>`mails.search_key like ${containing(search)} escape '\\'`);
  }
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // By the index alone: only those that are shown are read whole.
  const shown = found
    .select('mails.id')
    .orderBy('mails.created_at', 'desc')
    .orderBy('mails.id', 'desc')
    .limit(MAILS_PER_PAGE)
    .offset((page - 1) * MAILS_PER_PAGE);
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', 'in', shown)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { mails, total: Number(total) };
}

/** That a mail of the last week did not arrive. */
const isTrouble = ({ eb, and }: ExpressionBuilder<Database, 'mails'>) =>
  and([
    eb('mails.state', 'in', ['failed', 'bounced']),
    eb('mails.created_at', '>=', Date.now() - TROUBLE_MS),
  ]);

/** How many mails that somebody may read did not arrive, of the last week. */
export async function countTrouble(db: Db, viewer: Viewer): Promise<number> {
  const { total } = await readable(db, viewer)
    .where(isTrouble)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** A mail that somebody may read. */
export const findMail = (db: Db, viewer: Viewer, id: string): Promise<MailRow | undefined> =>
  readable(db, viewer).selectAll('mails').where('mails.id', '=', id).executeTakeFirst();

/** Has a mail that failed sent again, and notes who asked; undefined when it had not failed. */
export const sendAgain = (db: Db, mail: MailRow, actorId: string): Promise<MailRow | undefined> =>
  transact(db, async (trx) => {
    const changed = await trx
      .updateTable('mails')
      .set({ state: 'waiting', tries: 0, due_at: Date.now(), settled_at: null })
      .where('id', '=', mail.id)
      .where('state', '=', 'failed')
      .returningAll()
      .executeTakeFirst();
    if (changed)
      await audit(trx, { action: 'mail-retried', actorId, accountId: mail.account_id, subject: mail.id });
    return changed;
  });
