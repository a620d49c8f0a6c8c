import type { Sessions } from '../auth/sessions.ts';
import * as consents from '../contract/relocation-consents.ts';
import * as contract from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import type { Moved } from '../groups/routes.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { checked } from './check.ts';
import { answer, ask, askedOf, noteOnPaper } from './consents.ts';
import { storedFor } from './facts.ts';
import { relocationKind } from './job.ts';
import { run } from './run.ts';
import { beginRelocation, cancel, relocationsOf, relocationView, saveItems } from './service.ts';

interface RelocationDeps {
  db: Db;
  jobs: Jobs;
  sessions: Pick<Sessions, 'endAll'>;
  /** Who is in these groups changed: boards that are being watched show it. */
  moved: Moved;
  /** The day by which licences are reckoned. */
  clock: () => number;
}

/** Moving groups, staff and lists from one customer to another, by the office, with what both say to it. */
export function relocationRoutes(calls: Calls, { db, jobs, sessions, moved, clock }: RelocationDeps): void {
  const starter = jobs.register(
    relocationKind(async ({ groups, users }) => {
      if (groups.length + users.length === 0) return;
      // What comes in with an old token names the old account.
      await sessions.endAll(users, 'moved');
      moved({ groups, pupils: users });
    }),
  );
  const by = (session: { id: string }) => ({ actorId: session.id, now: Date.now() });

  calls.on(contract.listRelocations, ({ query }) => relocationsOf(db, query));

  calls.on(contract.makeRelocation, async ({ session, params: { relocation: id }, body }) => {
    await beginRelocation(db, id, body, by(session));
    return { id };
  });

  calls.on(contract.getRelocation, ({ params }) => relocationView(db, params.relocation));

  calls.on(contract.checkRelocation, async ({ params }) => {
    const { check } = await checked(db, await storedFor(db, params.relocation), clock());
    return check;
  });

  calls.on(contract.saveRelocation, async ({ session, params: { relocation: id }, body }) => {
    await saveItems(db, id, body, by(session));
    return relocationView(db, id);
  });

  calls.on(contract.cancelRelocation, async ({ session, params: { relocation: id }, body }) => {
    await cancel(db, id, body.basedOn, by(session));
    return relocationView(db, id);
  });

  calls.on(consents.askConsent, async ({ session, params: { relocation: id }, body }) => {
    await ask(db, id, body, { ...by(session), clock: clock() });
    return relocationView(db, id);
  });

  calls.on(consents.notePaperConsent, async ({ session, params: { relocation: id }, body }) => {
    await noteOnPaper(db, id, body, by(session));
    return relocationView(db, id);
  });

  calls.on(consents.runRelocation, async ({ session, params: { relocation: id }, body }) => {
    await run(db, starter, id, body, { ...by(session), clock: clock() });
    jobs.look();
    return relocationView(db, id);
  });

  calls.on(consents.listAskedRelocations, async ({ params }) => ({
    relocations: await askedOf(db, params.account),
  }));

  calls.on(consents.answerRelocation, async ({ session, subject, params, body }) => {
    // The office answers for nobody: what is on paper a superadmin notes.
    if (session.accountId !== params.account) throw notFound('Deze verhuizing is niet gevonden.');
    await answer(db, subject.account!, params.relocation, { ...body, ...by(session) });
    return { relocations: await askedOf(db, params.account) };
  });
}
