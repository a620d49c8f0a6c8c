import { FRIEND_ADDRESS_DAYS, FRIEND_MAILS_PER_WEEK } from '../contract/account-terms.ts';
import type { Friends } from '../contract/friends.ts';
import { newId } from '../contract/id.ts';
import type { Lead } from '../contract/leads.ts';
import type { Variant } from '../contract/variant.ts';
import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { friendMail } from '../mail/templates/news.ts';
import type { Post } from '../mail/post.ts';
import { addressDigest, newCode } from './code.ts';
import { bareNumber, isSameCustomer, knownOf } from './same-customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const LINK_LASTS_MS = 30 * DAY_MS;

type Application = Extract<Lead, { kind: 'application' }>;
type Account = Pick<AccountRow, 'id' | 'name' | 'variant'>;

export interface FriendDeps {
  db: Db;
  post: Post;
  /** Keys the digests of addresses. */
  secret: string;
}

/** Where a code leads to. */
const codeUrl = (post: Post, variant: Variant, code: string) =>
  `${post.siteUrl(variant)}/app/site/aanvraagformulier?vriend=${code}`;

/** Whom an account invited and how far that is, as `userId` sees it: the own link is theirs alone. */
export async function friendsOf(
  { db, post }: FriendDeps,
  account: Account,
  userId: string,
  now: number,
): Promise<Friends> {
  const rows = await db
    .selectFrom('friends')
    .selectAll()
    .where('account_id', '=', account.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const isLink = (row: (typeof rows)[number]) => row.channel === 'link' && row.code !== null;
  const own = rows.find((row) => isLink(row) && row.by_user === userId && row.state !== 'withdrawn');
  return {
    link: own
      ? { id: own.id, url: codeUrl(post, account.variant, own.code!), isOpened: own.state === 'opened' }
      : null,
    friends: rows
      .filter((row) => !isLink(row))
      .map(({ id, channel, state, created_at: at, changed_at: changedAt }) => ({
        id,
        channel,
        state,
        at,
        changedAt,
      })),
    mailsLeft: Math.max(0, FRIEND_MAILS_PER_WEEK - (await mailsOfWeek(db, account.id, now))),
    months: rows.filter(({ state }) => state === 'rewarded').length,
  };
}

async function mailsOfWeek(db: Db, accountId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('friends')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('channel', '=', 'mail')
    .where('created_at', '>', now - WEEK_MS)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes the link of somebody, unless they have one. */
export async function makeLink(db: Db, account: Account, userId: string, now: number): Promise<void> {
  await transact(db, async (trx) => {
    const own = await trx
      .selectFrom('friends')
      .select('id')
      .where('by_user', '=', userId)
      .where('account_id', '=', account.id)
      .where('channel', '=', 'link')
      .where('code', 'is not', null)
      .where('state', '!=', 'withdrawn')
      .executeTakeFirst();
    if (own) return;
    await trx
      .insertInto('friends')
      .values(newRow(account.id, userId, now, { channel: 'link', code: newCode() }))
      .execute();
  });
}

const newRow = (
  accountId: string,
  userId: string | null,
  now: number,
  {
    channel,
    code = null,
    batch = null,
    state = 'made',
    leadId = null,
  }: {
    channel: 'link' | 'mail';
    code?: string | null;
    batch?: string | null;
    state?: 'made' | 'applied' | 'refused';
    leadId?: string | null;
  },
) => ({
  id: newId(now),
  account_id: accountId,
  by_user: userId,
  channel,
  code,
  batch,
  state,
  lead_id: leadId,
  friend_account: null,
  reward_licence: null,
  looked: null,
  created_at: now,
  changed_at: now,
});

/** Withdraws a link or a mail that nobody applied with; a mail that waits is not sent. */
export async function withdrawInvitation(db: Db, account: Account, id: string, by: string, now: number) {
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('friends')
      .set({ state: 'withdrawn', changed_at: now })
      .where('id', '=', id)
      .where('account_id', '=', account.id)
      .where('state', 'in', ['made', 'opened'])
      .executeTakeFirst();
    if (!numUpdatedRows) {
      const row = await trx
        .selectFrom('friends')
        .select('state')
        .where('id', '=', id)
        .where('account_id', '=', account.id)
        .executeTakeFirst();
      if (!row) throw notFound();
      if (row.state === 'withdrawn') return;
      throw new Problem('conflict', 'Hier is al een proef mee aangevraagd.');
    }
    await trx
      .deleteFrom('mails')
      .where('message_id', '=', id)
      .where('state', 'in', ['waiting', 'kept'])
      .execute();
    await audit(trx, { action: 'friend-withdrawn', actorId: by, accountId: account.id, subject: id });
  });
}

/** The letter to a friend, in the name of who sends it. */
export const letterOf = (post: Post, account: Account, by: { name: string }, text: string, token: string) =>
  friendMail.letter({
    ...{ afzender: by.name, organisatie: account.name, bericht: text },
    afmeldlink: `${post.siteUrl(account.variant)}/app/site/contact#geen-uitnodigingen=${token}`,
  });

/**
 * Sends mails to friends; sent twice they are sent once. Addresses and words are wiped when a mail is out; of an address stays a keyed
 * digest, so that it gets no second one soon. Throws `invalid-fields` with the address that can't have one.
 */
export async function sendMails(
  { db, post, secret }: FriendDeps,
  account: Account,
  by: { id: string; name: string },
  { batch, addresses, text }: { batch: string; addresses: readonly string[]; text: string },
  now: number,
): Promise<void> {
  const wanted = [...new Set(addresses)];
  await transact(db, async (trx) => {
    const known = await trx
      .selectFrom('friends')
      .select('account_id')
      .where('batch', '=', batch)
      .executeTakeFirst();
    if (known?.account_id === account.id) return;
    if (known) throw notFound();
    const left = FRIEND_MAILS_PER_WEEK - (await mailsOfWeek(trx, account.id, now));
    if (wanted.length > left)
      throw new Problem(
        'too-many-requests',
        `Je kunt deze week nog ${Math.max(0, left)} mails sturen. Geef anders je eigen link door.`,
      );
    for (const [i, address] of wanted.entries()) {
      const digest = addressDigest(secret, address);
      await takeAddress(trx, digest, `addresses.${i}`, address, now);
      const row = newRow(account.id, by.id, now, { channel: 'mail', code: newCode(), batch });
      await trx.insertInto('friends').values(row).execute();
      await post.add(trx, {
        to: { name: '', address },
        letter: letterOf(post, account, by, text, digest),
        link: { url: codeUrl(post, account.variant, row.code!), until: now + LINK_LASTS_MS },
        accountId: account.id,
        messageId: row.id,
        wipe: true,
      });
    }
    await audit(trx, {
      action: 'friend-mails',
      actorId: by.id,
      accountId: account.id,
      subject: batch,
      detail: String(wanted.length),
    });
  });
  post.nudge();
}

/** Notes that an address gets a mail; throws when it had one lately or wants none: which of the two is nobody's business. */
async function takeAddress(trx: Db, digest: string, field: string, address: string, now: number) {
  const had = await trx
    .selectFrom('friend_addresses')
    .selectAll()
    .where('digest', '=', digest)
    .executeTakeFirst();
  if (had && (had.never === 1 || had.at > now - FRIEND_ADDRESS_DAYS * DAY_MS)) {
    const why = `Naar ${address} kunnen we nu geen uitnodiging sturen. Geef je eigen link door.`;
    throw new Problem('invalid-fields', why, { fields: { [field]: why } });
  }
  await trx
    .insertInto('friend_addresses')
    .values({ digest, at: now, never: 0 })
    .onConflict((conflict) => conflict.column('digest').doUpdateSet({ at: now }))
    .execute();
}

/** The address behind a token wants no invitations any more; false for a token that is of nobody. */
export async function refuseMails(db: Db, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('friend_addresses')
    .set({ never: 1 })
    .where('digest', '=', token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const byCode = (db: Db, code: string) =>
  db
    .selectFrom('friends')
    .innerJoin('accounts', 'accounts.id', 'friends.account_id')
    .selectAll('friends')
    .select('accounts.name as organisation')
    .where('code', '=', code)
    .where('state', 'in', ['made', 'opened'])
    .executeTakeFirst();

/** Somebody came to the site with a code: who sent them, and whether their trial is longer. */
export async function visit(db: Db, code: string, now: number) {
  const row = await byCode(db, code);
  if (!row) throw notFound('Deze uitnodiging werkt niet meer. Je kunt gewoon een proef aanvragen.');
  await db
    .updateTable('friends')
    .set({ state: 'opened', changed_at: now })
    .where('id', '=', row.id)
    .where('state', '=', 'made')
    .execute();
  return { by: row.organisation, isLink: row.channel === 'link' };
}

/** Somebody who came by a code asked for a trial; a code that is of nobody changes nothing. Of the same application once. */
export async function noteApplication(db: Db, leadId: string, form: Application, now: number): Promise<void> {
  if (form.friend === '') return;
  await transact(db, async (trx) => {
    const known = await trx
      .selectFrom('friends')
      .select('id')
      .where('lead_id', '=', leadId)
      .executeTakeFirst();
    const row = known ? undefined : await byCode(trx, form.friend);
    if (!row) return;
    const inviter = await knownOf(trx, row.account_id);
    const isOwn =
      !inviter || isSameCustomer(inviter, { number: bareNumber(form.number), emails: [form.email] });
    const state = isOwn ? ('refused' as const) : ('applied' as const);
    if (row.channel === 'link') {
      // The link works on for others.
      await trx
        .insertInto('friends')
        .values(newRow(row.account_id, row.by_user, now, { channel: 'link', state, leadId }))
        .execute();
      return;
    }
    await trx
      .updateTable('friends')
      .set({ state, lead_id: leadId, changed_at: now })
      .where('id', '=', row.id)
      .execute();
  });
}
