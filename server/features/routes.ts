import * as contract from '../contract/features.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { featureList, switchFeature } from './features.ts';

/** What the office switches on for a customer. What a call belongs to is looked up where calls are made (http/calls.ts). */
export function featureRoutes(calls: Calls, db: Db): void {
  calls.on(contract.getFeatures, ({ params }) => featureList(db, params.account));
  calls.on(contract.setFeature, async ({ params, body, session }) => {
    const { account: accountId, feature } = params;
    await switchFeature(db, { accountId, feature, ...body, by: session.id });
    return featureList(db, accountId);
  });
}
