import type { Logger } from 'pino';
import { audit } from '../audit/audit.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { Seal } from '../cards/seal.ts';
import * as contract from '../contract/moves.ts';
import type { Db } from '../data/database.ts';
import type { Touched } from '../groups/changes.ts';
import type { Moved } from '../groups/routes.ts';
import type { Calls } from '../http/calls.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MoveKeys } from './archive-keys.ts';
import { moveArchiveRoutes } from './archive-routes.ts';
import type { Known } from './read-payload.ts';
import { copyKind } from './copy.ts';
import { createCodeLimits } from './codes.ts';
import { movesOf } from './list.ts';
import { lookAt } from './look.ts';
import { mergeKind } from './merge.ts';
import { take, takenBefore } from './take.ts';
import { makeToken, refuseSpentToken, tokenBy, withdrawToken } from './tokens.ts';
import { joinTwins, type Twins } from './twins.ts';
import { undoTaking } from './undo.ts';
import { unmergeKind } from './unmerge.ts';

interface MoveDeps {
  db: Db;
  /** Of the data folder: codes follow from it. */
  secret: string;
  sessions: Pick<Sessions, 'endAll'>;
  seal: Seal;
  jobs: Jobs;
  /** Who is in these groups changed: boards that are being watched show it. */
  moved: Moved;
  /** What a pupil practised came from elsewhere: how far the pupil is, is to be reckoned. */
  practised: (pupilId: string) => void;
  keys: MoveKeys;
  issuer: () => string;
  known: Known;
  logger: Logger;
}

/** Moving a pupil to another account by a code: making it, looking, taking over, taking back. Gives what puts twins of one account together. */
export function moveRoutes(
  calls: Calls,
  { db, secret, sessions, seal, jobs, moved, practised, logger, ...files }: MoveDeps,
): Twins {
  const limits = createCodeLimits(calls.limiter);
  /** What comes in with an old token names the old account. */
  const gone = async (touched: Touched) => {
    if (touched.pupils.length === 0) return;
    await sessions.endAll(touched.pupils, 'moved');
    moved(touched);
  };
  /** What is told when a move is done; nobody waits for it. */
  const afterwards = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => logger.error({ err: error }, 'moved pupils not told of'));
  const copies = jobs.register(
    copyKind(({ source, child, leaves, groups }) => {
      // Of one that failed or was stopped nobody noticed anything.
      afterwards(
        isThere(db, child).then((is) => {
          if (!is) return undefined;
          practised(child);
          return gone({ groups, pupils: leaves ? [source, child] : [child] });
        }),
      );
    }),
  );
  const merging = mergeKind(seal, ({ into, groups, left }) => {
    practised(into);
    afterwards(gone({ groups, pupils: left }));
    // Of who was there the log-in goes on.
    moved({ groups, pupils: [into] });
  });
  const merges = jobs.register(merging);
  const joins = jobs.register({
    ...merging,
    id: 'twins-merge',
    title: 'Dubbele {leerling} samenvoegen',
    work: 'het samenvoegen van een {leerling}',
    action: 'office:pupils',
  });
  const unmerges = jobs.register(unmergeKind(practised));

  moveArchiveRoutes(calls, {
    ...{ db, secret, seal, jobs, limits, merges },
    ...files,
    came({ child, group }) {
      afterwards(
        isThere(db, child).then((is) => {
          if (!is) return undefined;
          practised(child);
          return gone({ groups: [group], pupils: [child] });
        }),
      );
    },
    left: (pupils, groups) => afterwards(gone({ pupils: [...pupils], groups: [...groups] })),
  });

  calls.on(contract.listMoves, ({ session, params: { account } }) =>
    movesOf(db, account, session, Date.now()),
  );

  calls.on(contract.makeMoveToken, ({ session, subject, params, body: { plansSure: _sure, ...body } }) =>
    makeToken(
      db,
      secret,
      { ...body, id: params.token, pupil: subject.pupil!, actorId: session.id },
      Date.now(),
    ),
  );

  calls.on(contract.withdrawMoveToken, async ({ session, params: { account, token } }) => {
    await withdrawToken(db, { id: token, accountId: account, actorId: session.id }, Date.now());
    return {};
  });

  calls.on(contract.checkMove, async ({ session, params: { account }, body, address }) => {
    const found = await limits.find(body.code, { userId: session.id, address }, (digest) =>
      tokenBy(db, digest),
    );
    refuseSpentToken(found, account, Date.now());
    const look = await lookAt(db, found, { accountId: account, viewer: session, into: body.into });
    // Looking on at how two children differ is no other look.
    if (body.into === undefined)
      await audit(db, [
        { action: 'move-looked', actorId: session.id, accountId: account, subject: found.pupil.id },
        { action: 'move-looked', accountId: found.token.account_id, subject: found.pupil.id },
      ]);
    return look;
  });

  calls.on(contract.takeMove, async ({ session, subject, params, body, address }) => {
    const { into, fields } = body;
    const merge = into === undefined ? undefined : { into, fields };
    const taking = { id: params.move, group: subject.group!, actorId: session.id, merge };
    const taken =
      (await takenBefore(db, taking)) ??
      (await limits.find(body.code, { userId: session.id, address }, (digest) =>
        take({ db, seal, copies, merges }, taking, digest, Date.now()),
      ));
    await gone(taken.touched);
    jobs.look();
    return taken.told;
  });

  const part = async (undone: Parameters<typeof undoTaking>[1]) => {
    await gone(await undoTaking({ db, unmerges }, undone, Date.now()));
    jobs.look();
  };
  calls.on(contract.undoMove, async ({ session, params: { account, move } }) => {
    await part({ id: move, accountId: account, actorId: session.id });
    return {};
  });

  return {
    async join(twins) {
      const state = await joinTwins({ db, merges: joins }, twins, Date.now());
      jobs.look();
      return state;
    },
    part,
  };
}

const isThere = async (db: Db, pupilId: string): Promise<boolean> =>
  (await db
    .selectFrom('pupils')
    .select('id')
    .where('id', '=', pupilId)
    .where('arriving', 'is', null)
    .executeTakeFirst()) !== undefined;
