import { audit } from '../audit/audit.ts';
import * as contract from '../contract/method-tests.ts';
import { transact, type Db } from '../data/database.ts';
import type { TestSetRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Licences } from '../licence/licences.ts';
import type { Words } from '../practice/dealer.ts';
import { pupilsIn } from '../pupils/in-group.ts';
import { changeSitting, decide } from './deciding.ts';
import { checkWindow, chosenWords, itemView, storeTest } from './make.ts';
import { findTest, itemsOf, testViews } from './repository.ts';
import { resultsOf } from './results.ts';

/** What staff do with the tests of a group. `mapChanged` tells pupils who are there. */
export function methodTestRoutes(
  calls: Calls,
  { db, words, licences }: { db: Db; words: Words; licences: Pick<Licences, 'now'> },
  mapChanged: (pupilIds: readonly string[]) => void,
): void {
  const now = () => licences.now();
  const view = async (row: TestSetRow) => (await testViews(db, words, [row]))[0]!;
  const tellGroup = async (groupId: string) => mapChanged(await pupilsIn(db, groupId));

  calls.on(contract.listMethodTests, async ({ params }) => {
    const rows = await db
      .selectFrom('test_sets')
      .selectAll()
      .where('group_id', '=', params.group)
      .where('use', '=', 'methode')
      .where('trashed_at', 'is', null)
      .orderBy('open_from', 'desc')
      .orderBy('made_at', 'desc')
      .execute();
    return { tests: await testViews(db, words, rows), total: rows.length };
  });

  calls.on(contract.previewMethodTest, async ({ params, subject, body }) => {
    const making = { id: params.test, group: subject.group!, wish: body, now: now() };
    return { items: (await chosenWords(db, words, making)).map(itemView) };
  });

  calls.on(contract.makeMethodTest, async ({ params, subject, session, body }) => {
    const making = { id: params.test, group: subject.group!, wish: body, now: now() };
    const items = await chosenWords(db, words, making);
    await storeTest(db, { ...making, items, actorId: session.id });
    await tellGroup(params.group);
    return view(await findTest(db, params));
  });

  calls.on(contract.changeMethodTest, async ({ params, session, body }) => {
    const { basedOn, title, from, to, shows, released } = body;
    await transact(db, async (trx) => {
      const row = await findTest(trx, params);
      if (row.version !== basedOn)
        throw new Problem('conflict', 'Iemand anders heeft deze toets net gewijzigd. Kijk nog eens.');
      checkWindow({ from: from ?? row.open_from, to: to ?? row.open_to });
      await trx
        .updateTable('test_sets')
        .set({
          ...(title !== undefined && { title }),
          ...(from !== undefined && { open_from: from }),
          ...(to !== undefined && { open_to: to }),
          ...(shows !== undefined && { shows }),
          ...(released !== undefined && { released_at: released ? (row.released_at ?? now()) : null }),
          version: basedOn + 1,
        })
        .where('id', '=', row.id)
        .where('version', '=', basedOn)
        .execute();
      await audit(trx, {
        action: 'test-changed',
        actorId: session.id,
        accountId: row.account_id,
        subject: row.id,
      });
    });
    await tellGroup(params.group);
    return view(await findTest(db, params));
  });

  calls.on(contract.removeMethodTest, async ({ params, session, body }) => {
    await transact(db, async (trx) => {
      const row = await findTest(trx, params, 'either');
      if ((row.trashed_at !== null) === body.removed) return;
      await trx
        .updateTable('test_sets')
        .set({ trashed_at: body.removed ? now() : null, trashed_by: body.removed ? session.id : null })
        .where('id', '=', row.id)
        .execute();
      const action = body.removed ? 'test-trashed' : 'test-restored';
      await audit(trx, { action, actorId: session.id, accountId: row.account_id, subject: row.id });
    });
    await tellGroup(params.group);
    return body;
  });

  calls.on(contract.getMethodTest, async ({ params }) => {
    const set = await findTest(db, params);
    const [test, items, results] = await Promise.all([view(set), itemsOf(db, set.id), resultsOf(db, set)]);
    return { test, items: items.map(itemView), results };
  });

  const one = async (set: TestSetRow, pupilId: string) => {
    const [result] = await resultsOf(db, set, pupilId);
    if (!result) throw notFound();
    return result;
  };
  const deciding = async (
    params: { group: string; test: string; pupil: string },
    session: { id: string },
  ) => ({
    set: await findTest(db, params),
    pupilId: params.pupil,
    actorId: session.id,
    now: now(),
  });
  calls.on(contract.decideAnswers, async ({ params, session, body }) => {
    const asked = await deciding(params, session);
    await decide(db, { ...asked, body });
    return one(asked.set, params.pupil);
  });
  calls.on(contract.setSitting, async ({ params, session, subject, body }) => {
    const asked = await deciding(params, session);
    await changeSitting(db, { ...asked, body, variant: subject.account!.variant });
    return one(asked.set, params.pupil);
  });
}
