import { audit } from '../audit/audit.ts';
import { listBulletin, removeBulletinItem, saveBulletinItem, siteExperiences } from '../contract/bulletin.ts';
import { transact, type Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { readItems, readShown, removeItem, saveItem } from './repository.ts';

/** What the office puts on the site, and what visitors see of it. */
export function bulletinRoutes(calls: Calls, db: Db): void {
  calls.open(siteExperiences, async ({ variant }) => ({
    experiences: (await readShown(db, 'experience', variant))
      .map(({ id, item }) => ({ ...item, id }))
      .reverse(),
  }));

  calls.on(listBulletin, async () => {
    const items = await readItems(db);
    return { items, total: items.length };
  });

  calls.on(saveBulletinItem, async ({ params, body, session }) =>
    transact(db, async (trx) => {
      if (!(await saveItem(trx, params.item, body)))
        throw new Problem('conflict', 'Dit is al iets anders op de site. Maak iets nieuws.');
      await audit(trx, { action: 'bulletin', actorId: session.id, subject: params.item, detail: body.kind });
      return (await readItems(trx, params.item))[0]!;
    }),
  );

  calls.on(removeBulletinItem, async ({ params, session }) => {
    await transact(db, async (trx) => {
      if (!(await removeItem(trx, params.item))) throw notFound();
      await audit(trx, { action: 'bulletin-removed', actorId: session.id, subject: params.item });
    });
    return {};
  });
}
