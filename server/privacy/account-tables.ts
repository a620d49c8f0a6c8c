import { actionText } from '../audit/actions.ts';
import type { CsvCell } from '../contract/csv.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow } from '../data/schema.ts';
import { invoicesOf } from '../invoices/views.ts';
import { FORMER_STAFF } from '../contract/staff.ts';
import { AS_WHAT, asWhat, yearText } from './written.ts';
import { readerOf } from '../http/words.ts';

/** Rows of one question. */
const AT_ONCE = 500;

/** A table for people: its heads, and its rows bit by bit. */
interface Table {
  head: string[];
  pages: AsyncIterable<CsvCell[][]>;
}

const day = (moment: number | null) => (moment === null ? '' : nameOfDay(moment));
const yes = (value: unknown) => (value ? 'ja' : 'nee');

/** What is kept of an account itself. */
export function accountJson({ details, ...account }: AccountRow): string {
  const { id, kind, name, variant, number, created_at } = account;
  return JSON.stringify(
    { id, kind, name, variant, number, created_at, details: JSON.parse(details) as unknown },
    null,
    2,
  );
}

/** Pupils, those in the trash too. */
export function pupilTable(db: Db, { id, variant }: AccountRow): Table {
  const head = [
    'Id',
    'Voornaam',
    'Tussenvoegsel',
    'Achternaam',
    'Gebruikersnaam',
    'Leerjaar',
    variant === 'be' ? 'Klas' : 'Groep',
    'Nummer',
    'Niveau',
    'Kan inloggen',
    'Laatst ingelogd',
    'In de prullenbak sinds',
  ];
  const pages = byId((after) =>
    db
      .selectFrom('pupils')
      .innerJoin('users', 'users.id', 'pupils.id')
      .leftJoin('groups', 'groups.id', 'pupils.group_id')
      .selectAll('pupils')
      .select(['users.username', 'users.active', 'users.last_login_at', 'groups.name as group'])
      .where('pupils.account_id', '=', id)
      .where('arriving', 'is', null)
      .where('erasing_at', 'is', null)
      .where('pupils.id', '>', after)
      .orderBy('pupils.id')
      .limit(AT_ONCE)
      .execute(),
  );
  return {
    head,
    pages: mapped(pages, (row) => [
      row.id,
      row.first_name,
      row.infix,
      row.last_name,
      row.username,
      yearText(row.groep, variant),
      row.group ?? '',
      row.number ?? '',
      row.lvs ?? '',
      yes(row.active === 1 && row.trashed_at === null),
      day(row.last_login_at),
      day(row.trashed_at),
    ]),
  };
}

/** Who works for the account. */
export function staffTable(db: Db, { id }: AccountRow): Table {
  const pages = byId((after) =>
    db
      .selectFrom('users')
      .select(['id', 'name', 'username', 'email', 'role', 'active', 'last_login_at', 'created_at'])
      .where('account_id', '=', id)
      .where('role', 'not in', ['leerling', 'demo'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute(),
  );
  return {
    head: ['Id', 'Naam', 'Gebruikersnaam', 'E-mailadres', 'Rol', 'Kan inloggen', 'Laatst ingelogd', 'Sinds'],
    pages: mapped(pages, (row) => [
      row.id,
      row.name,
      row.username,
      row.email ?? '',
      AS_WHAT[row.role],
      yes(row.active),
      day(row.last_login_at),
      day(row.created_at),
    ]),
  };
}

/** Invoices and credit notes; each of them is a PDF besides. */
export function invoiceTable(db: Db, { id }: AccountRow): Table {
  async function* pages() {
    const invoices = await invoicesOf(db, id);
    yield invoices.map((one): CsvCell[] => [
      one.number ?? '',
      one.issuedOn ?? '',
      one.dueOn ?? '',
      one.excl / 100,
      one.vat / 100,
      one.incl / 100,
      { draft: 'concept', final: 'open', paid: 'betaald', credited: 'gecrediteerd' }[one.state],
      one.corrects ?? '',
    ]);
  }
  return {
    head: ['Nummer', 'Datum', 'Te betalen op', 'Zonder btw', 'Btw', 'Totaal', 'Stand', 'Hoort bij'],
    pages: pages(),
  };
}

/** What was written in questions to the office, both ways. */
export function postTable(db: Db, { id }: AccountRow): Table {
  const pages = byId((after) =>
    db
      .selectFrom('thread_posts')
      .innerJoin('threads', 'threads.id', 'thread_posts.thread_id')
      .leftJoin('users', 'users.id', 'thread_posts.author_id')
      .select(['thread_posts.id', 'thread_id', 'thread_posts.at', 'by_office', 'text', 'users.name'])
      .where('threads.account_id', '=', id)
      // What the office notes for itself is not the customer's.
      .where('internal', '=', 0)
      .where('thread_posts.id', '>', after)
      .orderBy('thread_posts.id')
      .limit(AT_ONCE)
      .execute(),
  );
  return {
    head: ['Vraag', 'Moment', 'Van', 'Tekst'],
    pages: mapped(pages, (row) => [
      row.thread_id,
      new Date(row.at).toISOString(),
      row.by_office ? AS_WHAT.office : (row.name ?? FORMER_STAFF),
      row.text,
    ]),
  };
}

/** The audit log of the account, oldest first; of the office it says only that it was the office. */
export function auditTable(db: Db, account: AccountRow): Table {
  const { id } = account;
  const reader = readerOf(account);
  async function* pages() {
    let last = { at: -1, id: '' };
    for (;;) {
      const rows = await db
        .selectFrom('audit')
        .leftJoin('users', 'users.id', 'audit.actor_id')
        .selectAll('audit')
        .select(['users.name', 'users.account_id as of'])
        .where('audit.account_id', '=', id)
        .where(({ eb, or, and }) =>
          or([
            eb('audit.at', '>', last.at),
            and([eb('audit.at', '=', last.at), eb('audit.id', '>', last.id)]),
          ]),
        )
        .orderBy('audit.at')
        .orderBy('audit.id')
        .limit(AT_ONCE)
        .execute();
      yield rows.map((row): CsvCell[] => [
        new Date(row.at).toISOString(),
        row.name === null
          ? asWhat(row.actor_id === row.subject ? null : row.actor_id, null)
          : row.of === id
            ? row.name
            : AS_WHAT.office,
        actionText(row.action, reader),
        row.subject ?? '',
        row.detail ?? '',
        row.reason ?? '',
      ]);
      if (rows.length < AT_ONCE) return;
      last = rows.at(-1)!;
    }
  }
  return { head: ['Moment', 'Wie', 'Wat', 'Over', 'Bijzonderheden', 'Reden'], pages: pages() };
}

/** Pages of rows in the order of their ids. */
async function* byId<T extends { id: string }>(read: (after: string) => Promise<T[]>) {
  let after = '';
  for (;;) {
    const rows = await read(after);
    yield rows;
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}

async function* mapped<T>(pages: AsyncIterable<T[]>, cells: (row: T) => CsvCell[]) {
  for await (const page of pages) yield page.map(cells);
}
