import { setImmediate } from 'node:timers/promises';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { PupilRow } from '../data/schema.ts';
import { TABLES } from '../moves/copied-rows.ts';
import { payloadHead, rowsOf } from '../moves/write-payload.ts';
import { pupilRows } from './table-rows.ts';
import { asWhat } from './written.ts';

/** Version of the file; a change of its form gets the next number. */
const VERSION = 1;
/** All that there is: nothing is left behind here. */
const WHOLE = JSON.stringify({ settings: true, results: true, rewards: true, plans: true });

/**
 * All that is kept of a pupil as the text of a JSON file, bit by bit: what a move takes along, and all the rest. Who did something stands
 * in it as role, never by name or id.
 */
export async function* pupilJson(db: Db, pupil: PupilRow, now: number): AsyncGenerator<string> {
  const { head, settings, lists } = await payloadHead(
    db,
    pupil,
    { scope: WHOLE, kind: 'kopie', basis: 'ouders', basis_day: null },
    now,
  );
  const { firstName, infix, lastName, groep, variant, avatarShape, avatarColour, lvs } = head;
  yield `{"format":"spelwereld-gegevens","version":${VERSION},"madeAt":${JSON.stringify(new Date(now).toISOString())}`;
  yield `,"head":${JSON.stringify({ firstName, infix, lastName, groep, variant, avatarShape, avatarColour, lvs })}`;
  yield `,"settings":${JSON.stringify(settings)},"lists":${JSON.stringify(lists)},"rows":{`;
  for (const [i, table] of TABLES.entries()) {
    yield `${i > 0 ? ',' : ''}${JSON.stringify(table)}:`;
    yield* listed(rowsOf(db, pupil.id, table));
  }
  yield '},"tables":{';
  let isFirst = true;
  for await (const [table, rows] of pupilRows(db, pupil.id)) {
    yield `${isFirst ? '' : ','}${JSON.stringify(table)}:`;
    isFirst = false;
    yield* listed([rows]);
  }
  yield '},"audit":';
  yield* listed([await linesAbout(db, pupil)]);
  yield `,"logins":${JSON.stringify(await loginsOf(db, pupil.id))}`;
  yield `,"consents":${JSON.stringify(await consentsOf(db, pupil.id))}}`;
}

/** A list in JSON, bit by bit; between two of them others go first. */
async function* listed(pages: AsyncIterable<object[]> | Iterable<object[]>): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for await (const page of pages) {
    await setImmediate();
    if (page.length === 0) continue;
    yield (isFirst ? '' : ',') + JSON.stringify(page).slice(1, -1);
    isFirst = false;
  }
  yield ']';
}

/** A line of the audit log about a pupil. */
export interface AuditLine {
  at: number;
  action: string;
  /** As what somebody did it. */
  by: string;
  detail: string | null;
}

/** What was done to, and looked at of, a pupil in its account, the oldest first. */
export async function linesAbout(
  db: Db,
  { id, account_id }: Pick<PupilRow, 'id' | 'account_id'>,
): Promise<AuditLine[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .select(['audit.at', 'audit.action', 'audit.detail', 'audit.actor_id', 'users.role'])
    .where('audit.subject', '=', id)
    .where('audit.account_id', '=', account_id)
    .orderBy('audit.at')
    .orderBy('audit.id')
    .execute();
  return rows.map(({ role, actor_id, ...line }) => ({ ...line, by: asWhat(actor_id, role) }));
}

/** On which days a pupil logged in and how, each once. */
async function loginsOf(db: Db, pupilId: string) {
  const rows = await db
    .selectFrom('token_families')
    .select(['created_at', 'via', 'provider'])
    .where('user_id', '=', pupilId)
    .orderBy('created_at')
    .execute();
  const days = new Map(
    rows.map(({ created_at, via, provider }) => {
      const day = nameOfDay(created_at);
      return [`${day} ${via} ${provider}`, { day, via, provider }];
    }),
  );
  return [...days.values()];
}

/** On what ground a pupil's data were given to others. */
const consentsOf = (db: Db, pupilId: string) =>
  db
    .selectFrom('move_tokens')
    .select(['kind', 'basis', 'basis_day', 'scope', 'note', 'state', 'expires_on', 'created_at'])
    .where('pupil_id', '=', pupilId)
    .orderBy('created_at')
    .execute();
