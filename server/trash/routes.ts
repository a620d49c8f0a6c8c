import * as contract from '../contract/trash.ts';
import type { Moved } from '../groups/routes.ts';
import type { Calls } from '../http/calls.ts';
import { pupilsConcerned } from '../word-lists/concerned.ts';
import { eraseLying, type EraseDeps } from './erase.ts';
import { lyingIn } from './lying.ts';
import { restoreAll } from './restore.ts';

interface TrashDeps extends EraseDeps {
  /** Takes what was erased out of the log of the database too. */
  cut: () => Promise<void>;
  /** Who is in these groups changed: boards that are being watched show it. */
  moved: Moved;
  mapChanged: (pupilIds: readonly string[]) => void;
}

/** The trash: what lies in it, bringing it back, erasing it before its time. */
export function trashRoutes(calls: Calls, deps: TrashDeps): void {
  const { db, cut, moved, mapChanged } = deps;

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

  calls.on(contract.eraseTrash, async ({ session, params: { account }, body }) => {
    const erased = await eraseLying(deps, { viewer: session, accountId: account }, body.items);
    if (erased > 0) void cut();
    return { erased };
  });
}
