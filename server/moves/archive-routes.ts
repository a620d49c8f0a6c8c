import { randomUUID } from 'node:crypto';
import { audit } from '../audit/audit.ts';
import { freshPasswords } from '../cards/passwords.ts';
import type { Seal } from '../cards/seal.ts';
import { MOVE_UNDO_DAYS } from '../contract/account-terms.ts';
import * as contract from '../contract/move-archives.ts';
import { readMoveCode } from '../contract/move-code.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Jobs, Starter } from '../jobs/jobs.ts';
import { takeSeats } from '../licence/seats.ts';
import { initialsOf } from '../pupils/name.ts';
import type { MoveKeys } from './archive-keys.ts';
import { fingerprintOf, openArchive, writeArchive } from './archive.ts';
import { makeChild } from './arriving.ts';
import { isKnownIssuer, knownIssuerRoutes } from './known-issuers.ts';
import { codeOf, type CodeLimits, UNKNOWN_CODE } from './codes.ts';
import { copyId } from './copy-id.ts';
import { targetFor, twinsOf } from './look.ts';
import type { Merging } from './merge.ts';
import type { Payload } from './payload.ts';
import { readPayload, type Known } from './read-payload.ts';
import { readKind, type Reading } from './read.ts';
import { acceptReceipt } from './receipts.ts';
import { writeReceipt } from './receipt.ts';
import { differencesOf, wantedIn } from './settings-along.ts';
import { refuseGroup, refuseTarget, toldOf } from './take.ts';
import { giveToken } from './tokens.ts';
import { writePayload } from './write-payload.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ArchiveDeps {
  db: Db;
  secret: string;
  keys: MoveKeys;
  seal: Seal;
  limits: CodeLimits;
  jobs: Jobs;
  /** The long work that adds to a child that is there. */
  merges: Pick<Starter<Merging>, 'add'>;
  /** The address of this server. */
  issuer: () => string;
  known: Known;
  /** A child came in: how far it is, is to be reckoned, and boards show it. */
  came: (reading: Pick<Reading, 'child' | 'group'>) => void;
  /** Pupils left: their log-ins end. */
  left: (pupils: readonly string[], groups: readonly string[]) => void;
}

/** Moving to another server: the file, reading it in, and its receipt. */
export function moveArchiveRoutes(calls: Calls, deps: ArchiveDeps): void {
  const { db, secret, keys, seal, limits, jobs, merges, issuer, known, came, left } = deps;
  knownIssuerRoutes(calls, db, keys, issuer);
  const reads = jobs.register(readKind(seal, came));

  calls.on(contract.makeMoveArchive, async ({ session, subject, params }) => {
    const pupil = subject.pupil!;
    const now = Date.now();
    const token = await giveToken(
      db,
      { id: params.token, pupil: pupil.id, archive: randomUUID(), actorId: session.id },
      now,
    );
    return writeArchive(
      keys,
      {
        archive: token.archive!,
        issuer: issuer(),
        issuedAt: now,
        expiresAt: token.expires_on,
        code: codeOf(secret, token.id),
      },
      await writePayload(db, pupil, token, now),
    );
  });

  /** Opens a file with a code; a wrong one counts as any wrong code. */
  const open = (file: contract.Archive, typed: string, by: { userId: string; address: string }) =>
    limits.find(typed, by, async () => {
      const code = readMoveCode(typed)!;
      const now = Date.now();
      try {
        const unpacked = await openArchive(file, code, now);
        const isKnown = await isKnownIssuer(db, file);
        return { code, isKnown, ...readPayload(unpacked, { known, isKnownIssuer: isKnown }, now) };
      } catch (problem) {
        if (problem instanceof Problem && problem.message === UNKNOWN_CODE) return undefined;
        throw problem;
      }
    });

  calls.on(contract.checkMoveArchive, async ({ session, params: { account }, body, address }) => {
    await refuseRead(db, body.file.archive);
    const { payload, unknown, isKnown } = await open(body.file, body.code, { userId: session.id, address });
    const { head, rows, lists } = payload;
    const who = rowOf(payload);
    const now = Date.now();
    const target =
      body.into === undefined
        ? undefined
        : await targetFor(db, { accountId: account, viewer: session, into: body.into });
    return {
      issuer: body.file.issuer,
      fingerprint: await fingerprintOf(body.file),
      known: isKnown,
      unknown,
      initials: initialsOf(who),
      groep: head.groep,
      kind: head.kind,
      scope: head.scope,
      counts: {
        rounds: rows.rounds.length,
        answers: rows.answers.length,
        coins: payload.coins + rows.rewards.reduce((sum, { coins }) => sum + coins, 0),
        belongings: rows.belongings.length,
        notes: rows.progress_notes.length,
        // They go from one account of a server to another alone.
        plans: 0,
        tests: rows.lvs_results.length,
      },
      expiresOn: body.file.expiresAt,
      lists: lists.length,
      twins: await twinsOf(db, { id: '', ...who }, account, session),
      ...(target &&
        payload.settings && {
          differences: await differencesOf(db, target, wantedIn(payload.settings.fields), now),
        }),
    };
  });

  calls.on(contract.readMoveArchive, async ({ session, subject, params, body, address }) => {
    const group = subject.group!;
    const id = params.move;
    const before = await db.selectFrom('moves').selectAll().where('id', '=', id).executeTakeFirst();
    if (before) {
      if (before.account_id !== group.account_id || before.pupil_id === null) throw notFound();
      return toldOf(db, before.pupil_id, before.state === 'done' ? 'done' : 'running');
    }
    refuseGroup(group);
    const { file } = body;
    const { code, payload, isKnown } = await open(file, body.code, { userId: session.id, address });
    if (!isKnown && !body.trusted)
      throw new Problem('invalid-fields', undefined, {
        fields: { trusted: 'Bevestig dat je weet van wie dit bestand komt.' },
      });
    const strange = isKnown ? {} : { strange: true as const };
    const { into, fields } = body;
    const [password] = into === undefined ? await freshPasswords('woorden', 1) : [];
    const now = Date.now();
    const receipt = await writeReceipt(keys, { code, archive: file.archive, reader: issuer(), readAt: now });
    const child = into ?? copyId(id, file.archive);
    const told = await transact(db, async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('read_archives')
        .values({ archive: file.archive, at: now })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (!numInsertedOrUpdatedRows) throw alreadyRead();
      const account = group.account_id;
      if (into !== undefined) await refuseTarget(trx, into, group);
      else {
        await takeSeats(trx, account, 1, now);
        await makeChild(trx, seal, {
          ...{ move: id, child, account, now },
          who: rowOf(payload),
          password: password!,
        });
      }
      await trx
        .insertInto('moves')
        .values({
          id,
          token_id: null,
          account_id: account,
          pupil_id: child,
          made_by: session.id,
          how: into === undefined ? 'read' : 'merged',
          state: 'running',
          issuer: file.issuer,
          detail: seal.close(JSON.stringify(payload), id),
          receipt,
          at: now,
          undo_until: now + MOVE_UNDO_DAYS * DAY_MS,
          undone_at: null,
        })
        .execute();
      const draft = { id, accountId: account, targetId: child, madeBy: session.id };
      const { archive } = file;
      if (into === undefined)
        await reads.add(trx, { ...draft, seats: 1, params: { archive, child, group: group.id, ...strange } });
      else
        await merges.add(trx, {
          ...draft,
          params: { into, group: group.id, scope: payload.head.scope, fields, from: { archive, ...strange } },
        });
      await audit(trx, {
        ...{ action: 'move-read', actorId: session.id, accountId: account },
        ...{ subject: child, detail: archive },
      });
      return toldOf(trx, child, 'running');
    });
    jobs.look();
    return told;
  });

  calls.on(contract.acceptMoveReceipt, async ({ session, params: { account }, body }) => {
    const by = { accountId: account, actorId: session.id, codeOf: (token: string) => codeOf(secret, token) };
    const { pupils, groups } = await acceptReceipt(db, body.receipt, by, Date.now());
    left(pupils, groups);
    return { trashed: pupils.length > 0 };
  });
}

const alreadyRead = () =>
  new Problem('conflict', 'Dit bestand is hier al ingelezen. Elk bestand kan één keer.');

async function refuseRead(db: Db, archive: string) {
  const read = await db
    .selectFrom('read_archives')
    .select('archive')
    .where('archive', '=', archive)
    .executeTakeFirst();
  if (read) throw alreadyRead();
}

/** A pupil of a file as a row of ours. */
const rowOf = ({ head }: Payload) => ({
  first_name: head.firstName,
  infix: head.infix,
  last_name: head.lastName,
  groep: head.groep,
  avatar_shape: head.avatarShape,
  avatar_colour: head.avatarColour,
  lvs: head.lvs,
});
