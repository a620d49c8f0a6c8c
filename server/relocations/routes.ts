import * as contract from '../contract/relocations.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { checked } from './check.ts';
import { storedFor } from './facts.ts';
import { beginRelocation, cancel, relocationsOf, relocationView, saveItems } from './service.ts';

/** Moving groups, staff and lists from one customer to another, by the office. */
export function relocationRoutes(calls: Calls, db: Db, clock: () => number): void {
  calls.on(contract.listRelocations, ({ query }) => relocationsOf(db, query));

  calls.on(contract.makeRelocation, async ({ session, params: { relocation: id }, body }) => {
    await beginRelocation(db, id, body, { actorId: session.id, now: Date.now() });
    return { id };
  });

  calls.on(contract.getRelocation, ({ params }) => relocationView(db, params.relocation));

  calls.on(contract.checkRelocation, async ({ params }) => {
    const { check } = await checked(db, await storedFor(db, params.relocation), clock());
    return check;
  });

  calls.on(contract.saveRelocation, async ({ session, params: { relocation: id }, body }) => {
    await saveItems(db, id, body, { actorId: session.id, now: Date.now() });
    return relocationView(db, id);
  });

  calls.on(contract.cancelRelocation, async ({ session, params: { relocation: id }, body }) => {
    await cancel(db, id, body.basedOn, { actorId: session.id, now: Date.now() });
    return relocationView(db, id);
  });
}
