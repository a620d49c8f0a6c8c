import type { Sessions } from '../../auth/sessions.ts';
import type { Seal } from '../../cards/seal.ts';
import * as contract from '../../contract/office-pupil-acts.ts';
import type { Db } from '../../data/database.ts';
import type { Moved } from '../../groups/routes.ts';
import type { Calls } from '../../http/calls.ts';
import { readerAs } from '../../http/words.ts';
import type { Twins } from '../../moves/twins.ts';
import { moveChild, renewLogin, restoreChild } from './acts.ts';
import { pupilFor } from './detail.ts';
import { linesOf } from './log.ts';
import { reasonText } from './names.ts';
import { checkTwins, joinsOf, refuseOther, twinFor, twinsOf } from './twins.ts';

/** What the office does for pupils stands on. */
export interface PupilActDeps {
  db: Db;
  seal: Seal;
  sessions: Pick<Sessions, 'endAll'>;
  /** Who is in these groups changed: boards that are being watched show it. */
  moved: Moved;
  twins: Twins;
}

/** What the office does for a pupil of a customer: a new login, out of the trash, another group, putting twins together. */
export function pupilActRoutes(calls: Calls, { db, seal, sessions, moved, twins }: PupilActDeps): void {
  calls.on(contract.listPupilLines, async ({ session, params }) => {
    const child = await pupilFor(db, params.child);
    return { lines: await linesOf(db, child.id, readerAs(session.role, child.variant)) };
  });

  calls.on(contract.renewPupilLogin, async ({ session, params, body: { id, ...why } }) => {
    const child = await pupilFor(db, params.child);
    const { isNew, ...login } = await renewLogin(db, seal, { child, session, ...why }, id);
    // Who was in with the old one may be somebody else.
    if (isNew) await sessions.endAll([child.id], 'password');
    return login;
  });

  calls.on(contract.restorePupil, async ({ session, params, body: { group, ...why } }) => {
    const child = await pupilFor(db, params.child);
    moved(await restoreChild(db, { child, session, ...why }, group));
    return {};
  });

  calls.on(contract.movePupilToGroup, async ({ session, params, body: { group, basedOn, ...why } }) => {
    const child = await pupilFor(db, params.child);
    const { change } = params;
    const touched = await moveChild(db, { child, session, ...why }, { change, group, basedOn });
    if (touched.groups.length > 0) moved(touched);
    return {};
  });

  calls.on(contract.listTwins, async ({ params }) => {
    const child = await pupilFor(db, params.child);
    return { twins: await twinsOf(db, child), joins: await joinsOf(db, child, Date.now()) };
  });

  calls.on(contract.checkTwins, async ({ params, body: { other } }) =>
    checkTwins(db, await pupilFor(db, params.child), other, Date.now()),
  );

  calls.on(contract.mergeTwins, async ({ session, params, body: { gone, fields, ...why } }) => {
    const child = await pupilFor(db, params.child);
    const before = await db
      .selectFrom('moves')
      .select('id')
      .where('id', '=', params.merge)
      .executeTakeFirst();
    // Sent twice, the other one may be in the trash by now.
    if (!before) await twinFor(db, child, gone);
    const state = await twins.join({
      ...{ id: params.merge, accountId: child.account_id, into: child.id, gone, fields },
      ...{ actorId: session.id, reason: reasonText(why) },
    });
    return { state };
  });

  calls.on(contract.partTwins, async ({ session, params, body }) => {
    const child = await pupilFor(db, params.child);
    await refuseOther(db, child, params.merge);
    await twins.part({
      id: params.merge,
      accountId: child.account_id,
      actorId: session.id,
      reason: reasonText(body),
    });
    return {};
  });
}
