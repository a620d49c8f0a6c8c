import * as contract from '../contract/data-requests.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { duePage } from './due-requests.ts';
import { addRequest, extendRequest, reopenRequest, requestsOf, settleRequest } from './requests.ts';

/** The register of what people asked about their data. */
export function dataRequestRoutes(calls: Calls, db: Db, jobs: Pick<Jobs, 'kinds'>): void {
  const titleOf = (kind: string) => jobs.kinds.get(kind)?.title ?? kind;
  const one = async ({ account, request }: { account: string; request: string }) => {
    const [found] = await requestsOf(db, account, titleOf, request);
    if (!found) throw notFound();
    return found;
  };
  const asked = ({ account, request }: { account: string; request: string }, session: { id: string }) => ({
    id: request,
    accountId: account,
    actorId: session.id,
  });

  calls.on(contract.listDataRequests, async ({ params: { account } }) => {
    const requests = await requestsOf(db, account, titleOf);
    return { requests, total: requests.length };
  });

  calls.on(contract.listDueRequests, ({ query }) => duePage(db, query, Date.now()));

  calls.on(contract.addDataRequest, async ({ session, params, body }) => {
    await addRequest(db, asked(params, session), body, Date.now());
    return one(params);
  });

  calls.on(contract.settleDataRequest, async ({ session, params, body }) => {
    await settleRequest(db, asked(params, session), body, Date.now());
    return one(params);
  });

  calls.on(contract.reopenDataRequest, async ({ session, params, query }) => {
    await reopenRequest(db, asked(params, session), query.basedOn);
    return one(params);
  });

  calls.on(contract.extendDataRequest, async ({ session, params, body }) => {
    await extendRequest(db, asked(params, session), body, Date.now());
    return one(params);
  });
}
