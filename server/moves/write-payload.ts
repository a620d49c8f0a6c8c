import type { Db } from '../data/database.ts';
import type { MoveTokenRow, PupilRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { comesAlong, TABLES, type CopiedRow, type CopiedTable } from './copied-rows.ts';
import { MOST_ANSWERS, type Payload } from './payload.ts';
import { settingAlong } from './settings-along.ts';
import { databaseSource } from './source.ts';
import { scopeOf } from './tokens.ts';

const AT_ONCE = 500;

/** As much of a token as what is written of a pupil depends on. */
type Scoped = Pick<MoveTokenRow, 'scope' | 'kind' | 'basis' | 'basis_day'>;

/** All of a pupil that comes along by a token, as it stands in a file. Names nobody else, and no other child. */
export async function writePayload(
  db: Db,
  pupil: PupilRow,
  token: MoveTokenRow,
  now: number,
): Promise<Payload> {
  const scope = scopeOf(token);
  const rows = Object.fromEntries(TABLES.map((table): [CopiedTable, CopiedRow[]] => [table, []]));
  for (const table of TABLES.filter((one) => comesAlong(one, scope)))
    for await (const page of rowsOf(db, pupil.id, table)) rows[table]!.push(...page);
  if (rows['answers']!.length > MOST_ANSWERS)
    throw new Problem(
      'too-large',
      '{Deze leerling} heeft te veel antwoorden voor een bestand. Kies zonder antwoorden.',
    );
  return { ...(await payloadHead(db, pupil, token, now)), rows: rows as unknown as Payload['rows'] };
}

/** What a payload says beside its rows. */
export async function payloadHead(
  db: Db,
  pupil: PupilRow,
  token: Scoped,
  now: number,
): Promise<Omit<Payload, 'rows'>> {
  const scope = scopeOf(token);
  const { variant } = await db
    .selectFrom('accounts')
    .select('variant')
    .where('id', '=', pupil.account_id)
    .executeTakeFirstOrThrow();
  const lists = scope.results
    ? await db
        .selectFrom('word_lists')
        .select(['id', 'name'])
        .where('id', 'in', (eb) =>
          eb.selectFrom('tasks').select('word_list_id').where('pupil_id', '=', pupil.id),
        )
        .orderBy('id')
        .execute()
    : [];
  const along = scope.settings ? await settingAlong(db, { pupil, to: '' }, now) : undefined;
  return {
    head: {
      firstName: pupil.first_name,
      infix: pupil.infix,
      lastName: pupil.last_name,
      groep: pupil.groep,
      variant,
      avatarShape: pupil.avatar_shape,
      avatarColour: pupil.avatar_colour,
      lvs: scope.results ? pupil.lvs : null,
      kind: token.kind,
      basis: token.basis,
      basisDay: token.basis_day,
      scope,
    },
    settings: along ? { fields: along.fields, inGame: along.in_game ?? '{}' } : null,
    coins: scope.rewards && !scope.results ? Math.max(0, await coinsOf(db, pupil.id)) : 0,
    lists,
  };
}

/** The rows of a pupil in one table as a payload has them, bit by bit. */
export async function* rowsOf(db: Db, pupilId: string, table: CopiedTable): AsyncGenerator<CopiedRow[]> {
  const source = databaseSource(db, pupilId);
  let after: string | null = null;
  do {
    const page = await source.page(table, after, AT_ONCE);
    yield page.rows.map((row) => plain(table, row));
    after = page.next;
  } while (after !== null);
}

/** What of a row is no matter of another server: what is dealt but not answered, and who wrote something. */
function plain(table: CopiedTable, row: CopiedRow): CopiedRow {
  if (table === 'rounds') return { ...row, deal: null };
  // Where it stood in a table of this account is its own matter.
  if (table === 'lvs_results') {
    const test: CopiedRow = { ...row, row: 0 };
    delete test['import_id'];
    return test;
  }
  return table === 'progress_notes' ? { ...row, author_id: null } : row;
}
