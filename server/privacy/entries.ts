import { setImmediate } from 'node:timers/promises';
import type { Db } from '../data/database.ts';
import type { AccountRow, ExportRow } from '../data/schema.ts';
import { inWords, readerOf } from '../http/words.ts';
import { findInvoice, pdfOf } from '../invoices/invoices.ts';
import { numberText } from '../invoices/document.ts';
import { csvHead, csvLines, type CsvCell } from '../contract/csv.ts';
import {
  accountJson,
  auditTable,
  invoiceTable,
  postTable,
  pupilTable,
  staffTable,
} from './account-tables.ts';
import { factsOf } from './pupil-facts.ts';
import { pupilJson } from './pupil-json.ts';
import { pupilPaper } from './pupil-paper.ts';
import { aboutAccount, aboutPupil } from './read-me.ts';
import { accountRows, accountTables, type Row } from './table-rows.ts';

/** One file of an export: what it is called in the zip, and what stands in it. No names of people. */
export interface Entry {
  name: string;
  what: 'about' | 'paper' | 'pupil' | 'account' | 'table' | keyof typeof TABLES | 'invoice';
  /** Of which pupil, invoice or table. */
  of?: string;
}

/** Tables with heads in Dutch; the others have the columns of the database. */
const TABLES = {
  pupils: pupilTable,
  staff: staffTable,
  invoices: invoiceTable,
  posts: postTable,
  audit: auditTable,
};

/** What is written, and how categories are called. */
export interface Writing {
  db: Db;
  row: Pick<ExportRow, 'account_id' | 'pupil_id'>;
  nameOf: (category: string) => string;
  now: number;
}

/** Which files an export consists of. */
export async function entriesOf({ db, row }: Writing): Promise<Entry[]> {
  if (row.pupil_id !== null)
    return [
      { name: 'leesmij.txt', what: 'about' },
      { name: 'leesbaar.pdf', what: 'paper' },
      { name: 'gegevens.json', what: 'pupil', of: row.pupil_id },
    ];
  const account = await db
    .selectFrom('accounts')
    .select(['kind', 'variant'])
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const reader = readerOf(account);
  const pupils = await db
    .selectFrom('pupils')
    .select('id')
    .where('account_id', '=', row.account_id)
    .where('arriving', 'is', null)
    .where('erasing_at', 'is', null)
    .orderBy('id')
    .execute();
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'series', 'year', 'number'])
    .where('account_id', '=', row.account_id)
    .where('state', '!=', 'draft')
    .orderBy('id')
    .execute();
  return [
    { name: 'leesmij.txt', what: 'about' },
    { name: 'account.json', what: 'account' },
    { name: inWords('tabellen/{leerlingen}.csv', reader), what: 'pupils' },
    { name: 'tabellen/medewerkers.csv', what: 'staff' },
    { name: 'tabellen/facturen.csv', what: 'invoices' },
    { name: 'tabellen/vragen-teksten.csv', what: 'posts' },
    { name: 'tabellen/logboek.csv', what: 'audit' },
    ...accountTables().map(({ table, file }): Entry => ({
      name: `tabellen/${file}.csv`,
      what: 'table',
      of: table,
    })),
    ...invoices.map((invoice): Entry => ({
      name: `facturen/${numberText(invoice) ?? invoice.id}.pdf`,
      what: 'invoice',
      of: invoice.id,
    })),
    ...pupils.map(({ id }): Entry => ({
      name: inWords(`{leerlingen}/${id}.json`, reader),
      what: 'pupil',
      of: id,
    })),
  ];
}

/** What stands in a file of it, bit by bit. */
export async function* contentOf(writing: Writing, entry: Entry): AsyncGenerator<string | Buffer> {
  const { db, row, nameOf, now } = writing;
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  switch (entry.what) {
    case 'about':
      yield row.pupil_id === null ? aboutAccount(account, now) : aboutPupil(account, now);
      return;
    case 'account':
      yield accountJson(account);
      return;
    case 'paper': {
      const pupil = await pupilOf(db, account, row.pupil_id!);
      if (pupil) yield await pupilPaper(pupil, account, await factsOf(db, pupil, nameOf), now);
      return;
    }
    case 'pupil': {
      const pupil = await pupilOf(db, account, entry.of!);
      // Went to another account in the meantime.
      if (pupil) yield* pupilJson(db, pupil, now);
      else yield 'null';
      return;
    }
    case 'invoice':
      yield await pdfOf(db, await findInvoice(db, entry.of!));
      return;
    case 'table': {
      const table = accountTables().find((one) => one.table === entry.of)!;
      yield* asTable(accountRows(db, table, account.id));
      return;
    }
    default: {
      const { head, pages } = TABLES[entry.what](db, account);
      yield csvHead(head);
      for await (const page of pages) {
        await setImmediate();
        yield csvLines(page);
      }
    }
  }
}

const pupilOf = (db: Db, account: AccountRow, id: string) =>
  db
    .selectFrom('pupils')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();

/** Moments are kept as ms since the epoch. */
const MOMENT = /^(?:at|publish_at|.*_(?:at|until))$/;

/** Rows as they are stored, as the text of a CSV file, with moments as people write them. */
export async function* asTable(pages: AsyncIterable<{ columns: readonly string[]; rows: Row[] }>) {
  let isFirst = true;
  for await (const { columns, rows } of pages) {
    await setImmediate();
    if (isFirst) yield csvHead(columns);
    isFirst = false;
    yield csvLines(rows.map((row) => columns.map((column) => cellOf(column, row[column]))));
  }
}

function cellOf(column: string, value: unknown): CsvCell {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number') return String(value as string);
  return MOMENT.test(column) && value > 0 ? new Date(value).toISOString() : value;
}
