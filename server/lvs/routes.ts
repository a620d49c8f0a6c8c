import { audit } from '../audit/audit.ts';
import type { Session } from '../auth/sessions.ts';
import {
  decideLvsProposals,
  fixLvsImport,
  getLvsImport,
  listLvsImports,
  readLvsTable,
  removeLvsImport,
  storeLvsImport,
} from '../contract/lvs.ts';
import type { Db } from '../data/database.ts';
import type { DataFolder } from '../data/folder.ts';
import type { AccountRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { markerFor } from '../import/sealed.ts';
import { notFound } from '../http/problem.ts';
import { evidenceCategories } from './evidence.ts';
import { acceptProposals, rejectProposals, undoDecisions } from './decide.ts';
import { mayReadIn } from './repository.ts';
import { fixImport, listImports, readTable, removeImport, showImport, type By } from './service.ts';
import { storeImport } from './store.ts';

interface LvsDeps {
  db: Db;
  /** Its secrets make the digests of days of birth. */
  folder: DataFolder;
  mapChanged: (pupilIds: readonly string[]) => void;
}

/** Test results of pupil monitoring systems. `mapChanged` tells pupils who are there that they begin elsewhere. */
export function lvsRoutes(calls: Calls, { db, folder, mapChanged }: LvsDeps): void {
  /** Who asks, once it is sure that they may. */
  async function by(session: Session, account: AccountRow): Promise<By> {
    if (!(await mayReadIn(db, session, account))) throw notFound();
    return { viewer: session, account, now: Date.now() };
  }

  calls.on(listLvsImports, async ({ session, subject }) => {
    const imports = await listImports(db, await by(session, subject.account!));
    return { imports, total: imports.length, categories: evidenceCategories };
  });

  calls.on(readLvsTable, async ({ session, subject, params, body }) => {
    const who = await by(session, subject.account!);
    await readTable(db, who, params.import, body, markerFor(folder, who.account.id).birth);
    return showImport(db, who, params.import);
  });

  calls.on(getLvsImport, async ({ session, subject, params }) => {
    const who = await by(session, subject.account!);
    const shown = await showImport(db, who, params.import);
    await audit(db, {
      action: 'test-results-viewed',
      actorId: session.id,
      accountId: who.account.id,
      subject: params.import,
    });
    return shown;
  });

  calls.on(fixLvsImport, async ({ session, subject, params, body }) => {
    const who = await by(session, subject.account!);
    await fixImport(db, who, params.import, body);
    return showImport(db, who, params.import);
  });

  calls.on(storeLvsImport, async ({ session, subject, params, body }) => {
    const who = await by(session, subject.account!);
    await storeImport(db, who, params.import, body.requestId);
    return showImport(db, who, params.import);
  });

  calls.on(decideLvsProposals, async ({ session, subject, params, body: { decision, proposals } }) => {
    const who = await by(session, subject.account!);
    const decide = { accept: acceptProposals, reject: rejectProposals, undo: undoDecisions }[decision];
    const { pupils, ...told } = await decide(db, who, params.import, proposals);
    mapChanged(pupils);
    return told;
  });

  calls.on(removeLvsImport, async ({ session, subject, params }) => ({
    trashed: await removeImport(db, await by(session, subject.account!), params.import),
  }));
}
