import type { Sessions } from '../auth/sessions.ts';
import type { Seal } from '../cards/seal.ts';
import { addSampleGroup, removeSampleGroup } from '../contract/groups.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { addSample, removeSample } from './sample.ts';

interface SampleDeps {
  db: Db;
  seal: Seal;
  sessions: Pick<Sessions, 'endAll'>;
}

/** The group that a new school can look at. */
export function sampleRoutes(calls: Calls, { db, seal, sessions }: SampleDeps): void {
  calls.on(addSampleGroup, async ({ session, subject, body: { id } }) => {
    const account = subject.account!;
    await addSample(db, seal, account, { id, actorId: session.id, now: Date.now() });
    return { id };
  });
  calls.on(removeSampleGroup, async ({ session, params: { account } }) => {
    return { removed: await removeSample(db, sessions, account, session.id) };
  });
}
