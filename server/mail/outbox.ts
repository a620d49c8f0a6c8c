import { MAILS_DAYS } from '../contract/account-terms.ts';
import { newId } from '../contract/id.ts';
import { fold } from '../data/fold.ts';
import { transact, type Db } from '../data/database.ts';
import type { Variant } from '../contract/variant.ts';
import type { MailRow } from '../data/schema.ts';
import { isUnreachable } from './bounces/reachable.ts';
import { readerFor } from './reader.ts';
import type { Letter } from './templates/template.ts';
import { writeLetter } from './templates/write.ts';

/** A mail to be sent. */
export interface NewMail {
  to: { name: string; address: string };
  letter: Letter;
  /** Whose words it is in, for who is of no account that is there. */
  variant?: Variant;
  /** The address behind the letter's button, for the receiver alone, and until when it works. */
  link?: { url: string; until: number };
  accountId?: string | null;
  userId?: string;
  /** The message that it is a copy of. */
  messageId?: string;
  /** A document that goes along. */
  attachment?: { name: string; content: Buffer };
  /** To whom it went and what stood in it is wiped when it is sent or given up. */
  wipe?: boolean;
  /** When it may go out at the earliest, where that is not at once. */
  dueAt?: number;
  /** Where a mail program of the reader asks that no more of these come. */
  unsubscribe?: string;
}

/** How long a mail that is being sent may take; after that the process that sent it is gone. */
const MOST_SENDING_MS = 10 * 60_000;
/** Waiting times between tries: a mail server that is away for a night is waited for. */
const RETRY_MS = [1, 5, 30, 120, 480, 960].map((minutes) => minutes * 60_000);

/** Mails are kept this long, to answer questions about them. */
const KEPT_MS = MAILS_DAYS * 24 * 60 * 60_000;
/** What is to be wiped and did not go out is wiped after this time. */
const WIPED_MS = 7 * 24 * 60 * 60_000;

/** The reasons of a failure that we know ourselves. */
const INTERRUPTED =
  'De server stopte tijdens het versturen. Het is niet zeker of de mail is aangekomen; daarom is hij niet nog eens verstuurd.';
const EXPIRED = 'De link in deze mail was verlopen voordat de mail verstuurd kon worden.';

/** What becomes of a mail of which something is not filled in: nobody gets half a letter. */
const neverMade = (missing: readonly string[], now: number) => ({
  ...{ state: 'failed' as const, settled_at: now, text: '', html: '', link: null, link_until: null },
  reason: missing.map((name) => `Variabele {{${name}}} ontbreekt.`).join(' '),
});

/** What a mail is searched by. */
export const searchKey = ({ name, address }: NewMail['to'], subject: string) =>
  [name, address, subject].map(fold).join(' | ');

/** Stores mails first; a worker sends them. `isSending` is false where there is no mail server: they are only kept. */
export function createOutbox(db: Db, isSending: boolean) {
  return {
    /**
     * Writes a mail and stores it, within the transaction `trx` of what it tells about; gives its id. News for who can't be reached is
     * not written: null.
     */
    async add(trx: Db, mail: NewMail, now = Date.now()) {
      const { to, letter, variant, link, accountId, userId, messageId, attachment, wipe = false } = mail;
      const { dueAt = now, unsubscribe = null } = mail;
      if (letter.template.hasLink !== Boolean(link))
        throw new Error(`The letter ${letter.template.key} misses its link.`);
      if (letter.template.sort === 'news' && (await isUnreachable(trx, userId))) return null;
      const reader = await readerFor(trx, accountId, variant);
      const { kind, missing, ...content } = await writeLetter(trx, letter, reader);
      const id = newId(now);
      await trx
        .insertInto('mails')
        .values({
          ...content,
          id,
          kind,
          to_name: to.name,
          to_address: to.address,
          search_key: searchKey(to, content.subject),
          tries: 0,
          due_at: dueAt,
          created_at: now,
          unsubscribe,
          link: link?.url ?? null,
          link_until: link?.until ?? null,
          user_id: userId ?? null,
          account_id: accountId ?? null,
          message_id: messageId ?? null,
          wipe: wipe ? 1 : 0,
          attachment: attachment?.content.toString('base64') ?? null,
          attachment_name: attachment?.name ?? null,
          state: isSending ? 'waiting' : 'kept',
          ...(missing.length > 0 && neverMade(missing, now)),
        })
        .execute();
      return id;
    },

    /** Takes the next mail that is due for sending; nobody else gets it after that. */
    async take(now: number): Promise<MailRow | undefined> {
      for (;;) {
        const mail = await db
          .selectFrom('mails')
          .selectAll()
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst();
        if (!mail) return undefined;
        const expired = mail.link_until !== null && mail.link_until <= now;
        const { numUpdatedRows } = await db
          .updateTable('mails')
          .set(
            expired
              ? { state: 'failed', reason: EXPIRED, link: null, settled_at: now }
              : { state: 'sending', due_at: now },
          )
          .where('id', '=', mail.id)
          .where('state', '=', 'waiting')
          .execute()
          .then(([result]) => result!);
        if (!expired && numUpdatedRows > 0) return mail;
      }
    },

    /** The mail server took it: its link is wiped out, and all that is to be wiped with it. */
    async sent(id: string, now: number) {
      await transact(db, async (trx) => {
        await trx
          .updateTable('mails')
          .set({ state: 'sent', reason: null, link: null, settled_at: now })
          .where('id', '=', id)
          .execute();
        await wipe(trx, id);
      });
    },

    /** The mail server did not take it; it is tried again later unless that makes no sense. */
    async refused({ id, tries }: MailRow, reason: string, isFinal: boolean, now: number) {
      const wait = RETRY_MS[tries];
      const again = !isFinal && wait !== undefined;
      await transact(db, async (trx) => {
        await trx
          .updateTable('mails')
          .set({
            state: again ? 'waiting' : 'failed',
            tries: tries + 1,
            reason,
            ...(again ? { due_at: now + wait } : { settled_at: now }),
          })
          .where('id', '=', id)
          .execute();
        if (!again) await wipe(trx, id);
      });
    },

    /**
     * Tidies: what was being sent when a process was killed is not sent again, since it may have arrived; links that no
     * longer work are wiped out, and old mails removed.
     */
    async tidy(now: number) {
      await db
        .updateTable('mails')
        .set({ state: 'failed', reason: INTERRUPTED, settled_at: now })
        .where('state', '=', 'sending')
        .where('due_at', '<', now - MOST_SENDING_MS)
        .execute();
      await db
        .updateTable('mails')
        .set({ link: null })
        .where('link', 'is not', null)
        .where('link_until', '<=', now)
        .where('state', '!=', 'sending')
        .execute();
      // Those that expired before their turn, and those that nobody sends.
      await wipe(db, undefined, now - WIPED_MS);
      await db
        .deleteFrom('mails')
        .where('created_at', '<', now - KEPT_MS)
        .execute();
    },

    /** How it goes: how many wait, when the last one went out, and whether the last try since then failed. */
    async standing(): Promise<{ waiting: number; lastSentAt: number | undefined; isFailing: boolean }> {
      const groups = await db
        .selectFrom('mails')
        .select(({ fn }) => ['tries', fn.countAll<number>().as('count'), fn.max('due_at').as('due')])
        .where('state', '=', 'waiting')
        .groupBy('tries')
        .execute();
      const last = await db
        .selectFrom('mails')
        .select('settled_at')
        .where('state', '=', 'sent')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      const lastSentAt = last?.settled_at ?? undefined;
      const triedAt = groups.flatMap(({ tries, due }) => (tries > 0 ? [due - RETRY_MS[tries - 1]!] : []));
      return {
        waiting: groups.reduce((sum, { count }) => sum + Number(count), 0),
        lastSentAt,
        isFailing: Math.max(...triedAt) > (lastSentAt ?? 0),
      };
    },

    /** When the next mail is due, for who waits. */
    async nextDue(): Promise<number | undefined> {
      const { due } = await db
        .selectFrom('mails')
        .select(({ fn }) => fn.min('due_at').as('due'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return due ?? undefined;
    },
  };
}

/** Wipes what a mail should leave behind of nobody: one that was settled, or all of before a moment. */
const wipe = (db: Db, id: string | undefined, before = Infinity) =>
  db
    .updateTable('mails')
    .set({
      ...{
        to_name: '',
        to_address: '',
        subject: '',
        search_key: '',
        text: '',
        html: '',
        link: null,
        reason: null,
      },
      ...{ attachment: null, attachment_name: null },
    })
    .where('wipe', '=', 1)
    .where('state', 'not in', ['waiting', 'sending'])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(before !== Infinity, (query) => query.where('created_at', '<', before))
    .execute();

export type Outbox = ReturnType<typeof createOutbox>;
