import { BACKUPS_DAYS } from '../contract/account-terms.ts';
import * as contract from '../contract/trash.ts';
import type { Db } from '../data/database.ts';
import { dayFrom, nameOfDay } from '../data/day.ts';
import type { Moved } from '../groups/routes.ts';
import type { Calls } from '../http/calls.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { pupilsConcerned } from '../word-lists/concerned.ts';
import { dueOf } from './erase.ts';
import { eraseJob } from './erase-job.ts';
import type { Erasures } from './erasures.ts';
import { lyingIn } from './lying.ts';
import { restoreAll } from './restore.ts';

interface TrashDeps {
  db: Db;
  erasures: Erasures;
  jobs: Jobs;
  /** Takes what was erased out of the log of the database too. */
  cut: () => Promise<void>;
  /** Who is in these groups changed: boards that are being watched show it. */
  moved: Moved;
  mapChanged: (pupilIds: readonly string[]) => void;
}

/** The trash: what lies in it, bringing it back, erasing it before its time. */
export function trashRoutes(calls: Calls, deps: TrashDeps): void {
  const { db, erasures, jobs, cut, moved, mapChanged } = deps;

  calls.on(contract.listTrash, async ({ session, params: { account } }) => {
    const items = await lyingIn(db, account, session);
    return { items, total: items.length };
  });

  calls.on(contract.restoreTrash, async ({ session, params: { account }, body }) => {
    const by = { viewer: session, accountId: account };
    const { touched, lists, ...told } = await restoreAll(db, by, body.items);
    if (touched.groups.length > 0) moved(touched);
    for (const list of lists) mapChanged(await pupilsConcerned(db, account, list));
    return told;
  });

  const eraser = jobs.register(eraseJob({ erasures, cut }));
  calls.on(contract.eraseTrash, async ({ session, params: { account }, body: { id, items } }) => {
    const due = await dueOf(db, { viewer: session, accountId: account }, items);
    const now = Date.now();
    const told = { count: due.length, outOfBackups: nameOfDay(dayFrom(now, BACKUPS_DAYS)) };
    if (due.length === 0) return { job: null, ...told };
    const draft = { id, accountId: account, madeBy: session.id, total: due.length };
    await eraser.begin({ ...draft, params: { things: due } });
    return { job: id, ...told };
  });
}
