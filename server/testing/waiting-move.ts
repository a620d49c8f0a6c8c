import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createSeal } from '../cards/seal.ts';
import { openDatabase } from '../data/database.ts';
import type { JobKind } from '../jobs/kind.ts';
import { addJob } from '../jobs/store.ts';
import { codeDigest, codeOf } from '../moves/codes.ts';
import { copyKind } from '../moves/copy.ts';
import { mergeKind } from '../moves/merge.ts';
import { take } from '../moves/take.ts';
import { played } from './holdings.ts';
import { twin, WHOLE } from './moves.ts';

const MAIN = join(import.meta.dirname, 'move-main.ts');

/** Has a process move until it is killed, or has ended it; gives the signal by which it ended. */
export async function moveProcess(place: string, ...die: [where: string, n: number] | []) {
  const child = spawn(globalThis.process.execPath, [MAIN, place, ...die.map(String)], { stdio: 'inherit' });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}

/** A copy that is to be made, or a merge with a child that is there, on a database that no server is at. */
export async function waitingMove({ isMerge = false, expiresOn = '2999-01-01' } = {}) {
  const server = await played();
  const sam = isMerge ? await twin(server) : undefined;
  const { noor, elsewhere, account, staff } = server.school;
  await server.close();
  const db = await openDatabase(server.place);
  onTestFinished(() => db.destroy());
  const [id, token] = [randomUUID(), randomUUID()];
  const digest = codeDigest(codeOf('geheim', token));
  await db
    .insertInto('move_tokens')
    .values({
      id: token,
      digest,
      pupil_id: noor,
      account_id: account,
      made_by: staff.schooladmin,
      scope: JSON.stringify(WHOLE),
      kind: 'kopie',
      basis: 'andere-school',
      basis_day: null,
      note: '',
      expires_on: expiresOn,
      state: 'open',
      archive: null,
      created_at: 1,
      settled_at: null,
    })
    .execute();
  const seal = createSeal('geheim');
  const [copy, merge] = [copyKind(() => undefined), mergeKind(seal, () => undefined)];
  const kinds = new Map([copy, merge].map((kind) => [kind.id, kind as unknown as JobKind]));
  const group = await db
    .selectFrom('groups')
    .selectAll()
    .where('id', '=', elsewhere.group)
    .executeTakeFirstOrThrow();
  const taken = await take(
    {
      db,
      seal,
      copies: { add: (trx, draft) => addJob(trx, copy, kinds, draft) },
      merges: { add: (trx, draft) => addJob(trx, merge, kinds, draft) },
    },
    { id, group, actorId: staff.rtadmin, merge: sam === undefined ? undefined : { into: sam, fields: [] } },
    digest,
    Date.now(),
  );
  return { db, place: server.place, id, token, noor, child: taken!.told.pupil };
}
