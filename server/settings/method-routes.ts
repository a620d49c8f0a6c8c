import { removeMethod, saveMethod } from '../contract/methods.ts';
import { nameOfDay } from '../data/day.ts';
import type { Calls } from '../http/calls.ts';
import type { PracticeDeps } from '../practice/rounds.ts';
import { practisingOtherBlocks, type Tell } from './concerned.ts';
import { keepPractised } from './keep-practised.ts';
import { blockOn, blocksOf, saveMethodOf, setMethodRemoved } from './methods.ts';

/** Teaching methods whose blocks the school defines itself. `tell` reaches pupils who are there. */
export function methodRoutes(calls: Calls, deps: PracticeDeps, tell: Tell): void {
  const { db, words } = deps;
  calls.on(saveMethod, async ({ session, params, body }) => {
    const { account: accountId, method: id } = params;
    const exists = (category: string) => words.category(category) !== undefined;
    const now = Date.now();
    const before = await blocksOf(db, accountId, id);
    const method = await saveMethodOf(db, exists, { accountId, id, ...body, actorId: session.id, now }, () =>
      keepPractised(deps, accountId, { method: id, blocks: body.blocks }, now),
    );
    tell(await practisingOtherBlocks(db, { accountId, method: id, before, after: method.blocks, now }));
    const taught = blockOn(method.blocks, nameOfDay(Date.now()));
    return { ...method, ...(taught && { now: taught.id }) };
  });

  calls.on(removeMethod, async ({ session, params, body }) => {
    const { account: accountId, method: id } = params;
    const { removed } = body;
    await setMethodRemoved(db, { accountId, id, removed, actorId: session.id, now: Date.now() });
    return { removed };
  });
}
