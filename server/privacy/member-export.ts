import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import { inWords, readerOf } from '../http/words.ts';
import { asTable } from './entries.ts';
import { OF_MEMBER } from './member-tables.ts';
import { aboutMember } from './read-me.ts';
import { accountRows } from './table-rows.ts';

/**
 * All that is kept of one of the staff, as a zip with a table for each thing. It is made while it is fetched and stored nowhere: of one of
 * the staff there is little.
 */
export function memberZip(db: Db, account: AccountRow, userId: string, now: number): Readable {
  const zip = new ZipFile();
  const mtime = new Date(now);
  const out = zip.outputStream as Readable;
  zip.addBuffer(Buffer.from(aboutMember(account, now)), 'leesmij.txt', { mtime });
  for (const [table, told] of Object.entries(OF_MEMBER)) {
    if ('why' in told) continue;
    const of = { table, file: told.file, by: told.by, without: told.without ?? [] };
    zip.addReadStreamLazy(inWords(`tabellen/${told.file}.csv`, readerOf(account)), { mtime }, (given) => {
      const content = Readable.from(asTable(accountRows(db, of, userId)));
      // A table that can't be read breaks the zip off: yazl would wait for it.
      content.on('error', (error) => out.destroy(error));
      given(null, content);
    });
  }
  zip.end();
  return out;
}
