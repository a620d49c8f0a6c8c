import { BACKUPS_DAYS } from '../contract/account-terms.ts';
import type { Db } from '../data/database.ts';
import { dayFrom } from '../data/day.ts';
import { makePdf, text, type PdfCell } from '../documents/pdf.ts';

/** How much of what an account held. No names but its own. */
export interface Destroyed {
  organisation: string;
  /** Of the account: its id, by which the office finds the erasure. */
  id: string;
  /** When it was erased, ms since the epoch. */
  at: number;
  counts: readonly (readonly [what: string, count: number])[];
}

const longDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

const NUMBER = new Intl.NumberFormat('nl-NL');

/** How much there is of an account before it is erased. */
export async function countsOf(db: Db, accountId: string): Promise<Destroyed['counts']> {
  const count = async (rows: { executeTakeFirstOrThrow(): Promise<{ count: number | string | bigint }> }) =>
    Number((await rows.executeTakeFirstOrThrow()).count);
  const all = (table: 'pupils' | 'groups' | 'word_lists' | 'lvs_imports' | 'threads') =>
    count(
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account_id', '=', accountId),
    );
  const staff = count(
    db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('role', 'not in', ['leerling', 'demo']),
  );
  const rounds = count(
    db
      .selectFrom('rounds')
      .innerJoin('pupils', 'pupils.id', 'rounds.pupil_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('pupils.account_id', '=', accountId),
  );
  const { variant, kind } = await db
    .selectFrom('accounts')
    .select(['variant', 'kind'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const isHome = kind === 'thuis';
  return [
    [`${isHome ? 'Kinderen' : 'Leerlingen'}, met al hun antwoorden en resultaten`, await all('pupils')],
    ['Rondes die ze speelden', await rounds],
    [isHome ? 'Ouders en verzorgers' : 'Medewerkers', await staff],
    [variant === 'be' ? 'Klassen' : 'Groepen', await all('groups')],
    ['Woordenlijsten', await all('word_lists')],
    ['Ingelezen toetsen', await all('lvs_imports')],
    ['Gesprekken met het kantoor', await all('threads')],
  ];
}

/** The proof that all of an account was erased, as a PDF document. */
export function certificatePdf({ organisation, id, at, counts }: Destroyed): Promise<Buffer> {
  const rows = counts.map(([what, count]): PdfCell[] => [
    what,
    { text: NUMBER.format(count), alignment: 'right' },
  ]);
  return makePdf({
    info: { title: 'Verklaring van vernietiging', author: 'Spelwereld' },
    content: [
      { text: 'Spelwereld', fontSize: 22, bold: true, color: '#1c4a9e' },
      { text: 'Verklaring van vernietiging', fontSize: 16, bold: true, margin: [0, 2, 0, 20] },
      { text: ['Op ', longDay.format(at), ' zijn alle gegevens gewist van ', ...text(organisation), '.'] },
      { text: `Nummer van het account: ${id}`, margin: [0, 4, 0, 16] },
      { table: { widths: ['*', 'auto'], body: rows }, layout: 'lightHorizontalLines' },
      {
        text: `Wat gewist is, kan niemand terughalen. Uit reservekopieën is het weg op ${longDay.format(dayFrom(at, BACKUPS_DAYS))}; uit een oudere kopie komt niemand terug. Facturen blijven bewaard zo lang de belastingwet dat vraagt: er staan geen namen van kinderen in. Dat er gewist is, blijft vijf jaar bekend, zonder namen.`,
        margin: [0, 16, 0, 0],
      },
    ],
  });
}
