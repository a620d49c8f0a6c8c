import { audit } from '../../audit/audit.ts';
import * as contract from '../../contract/office-pupils.ts';
import type { Db } from '../../data/database.ts';
import type { Calls } from '../../http/calls.ts';
import { notFound } from '../../http/problem.ts';
import { pupilAsSeen, pupilFor } from './detail.ts';
import { findByName, findByUsername } from './find.ts';
import { createNameViews, reasonText } from './names.ts';

/** Pupils of all customers, for the office. */
export function officePupilRoutes(calls: Calls, db: Db): void {
  const showName = createNameViews(db, calls.limiter);

  calls.on(contract.findPupils, ({ query: { q } }) => findByUsername(db, q));

  calls.on(contract.searchPupils, async ({ session, body: { why, reason, ...asked } }) => {
    const { account } = asked;
    const known = await db.selectFrom('accounts').select('id').where('id', '=', account).executeTakeFirst();
    if (!known) throw notFound('Deze klant is er niet meer.');
    await audit(db, {
      action: 'pupils-searched',
      actorId: session.id,
      accountId: account,
      subject: account,
      reason: reasonText({ why, reason }),
    });
    return findByName(db, asked);
  });

  calls.on(contract.getOfficePupil, ({ session, params: { child } }) =>
    pupilAsSeen(db, child, session.id, Date.now()),
  );

  calls.on(contract.viewPupilName, async ({ session, params: { child }, body }) =>
    showName(await pupilFor(db, child), { ...body, actorId: session.id }, Date.now()),
  );
}
