import { audit } from '../audit/audit.ts';
import type { Sessions } from '../auth/sessions.ts';
import { MOST_HOLD_DAYS, OVER_USE_DAYS } from '../contract/account-terms.ts';
import { daysAfter } from '../contract/days.ts';
import * as contract from '../contract/licence.ts';
import { standingOn } from '../contract/licence-state.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import { blockOf, blockText } from './block.ts';
import type { Licences } from './licences.ts';
import { overUsedLately } from './over-use.ts';
import { changedMeanwhile, storePeriod } from './periods.ts';
import { lockAccount, periodsOf, readFacts, staffIds } from './repository.ts';
import { seatList } from './seat-list.ts';
import { licenceView, officeLicenceView } from './view.ts';

interface LicenceDeps {
  db: Db;
  licences: Licences;
  sessions: Pick<Sessions, 'endAll'>;
}

/** The licence of an account: for its administrators, and for the office, which changes it. */
export function licenceRoutes(calls: Calls, { db, licences, sessions }: LicenceDeps): void {
  const { now } = licences;
  /** Where licences do not count there is nothing to see. */
  const there = () => {
    if (licences.isOff) throw notFound();
  };

  calls.on(contract.getLicence, async ({ params }) => {
    there();
    return licenceView(db, params.account, now());
  });
  calls.on(contract.getSeats, async ({ params }) => {
    there();
    const pupils = await seatList(db, params.account);
    return { pupils, total: pupils.length };
  });
  calls.on(contract.setStops, async ({ session, subject, body }) => {
    there();
    const account = subject.account!;
    await transact(db, async (trx) => {
      await lockAccount(trx, account.id);
      const { period } = standingOn(await readFacts(trx, account.id), nameOfDay(now()));
      const row = (await periodsOf(trx, account.id)).find(({ id }) => id === period?.id);
      if (!row || row.ends_on === null) throw notFound('Er is geen licentie die afloopt.');
      if (row.version !== body.basedOn) throw changedMeanwhile();
      if ((row.stops === 1) === body.stops) return;
      const { kind, seats, starts_on: startsOn, ends_on: endsOn, note } = row;
      await storePeriod(trx, account, {
        id: row.id,
        basedOn: row.version,
        wish: { kind, seats, startsOn, endsOn, note, stops: body.stops },
        why: body.stops ? 'klant stopt' : 'klant stopt toch niet',
        actorId: session.id,
      });
    });
    licences.changed(account.id);
    return licenceView(db, account.id, now());
  });

  calls.on(contract.getOfficeLicence, async ({ params }) => {
    there();
    return officeLicenceView(db, params.account, now());
  });
  calls.on(contract.listOverUse, async () => {
    there();
    const today = nameOfDay(now());
    const accounts = (await overUsedLately(db, now())).map(({ accountId: account, ...over }) => ({
      ...over,
      account,
      isTold: today >= daysAfter(over.since, OVER_USE_DAYS),
    }));
    return { accounts, total: accounts.length };
  });
  calls.on(contract.savePeriod, async ({ session, subject, params, body }) => {
    there();
    const account = subject.account!;
    const { basedOn, why, ...wish } = body;
    await storePeriod(db, account, { id: params.licence, basedOn, wish, why, actorId: session.id });
    licences.changed(account.id);
    return officeLicenceView(db, account.id, now());
  });
  calls.on(contract.setHold, async ({ session, subject, body: { until, why } }) => {
    there();
    const today = nameOfDay(now());
    if (until !== null && (until < today || until > daysAfter(today, MOST_HOLD_DAYS))) {
      const message = `Kies een dag van vandaag tot over ${MOST_HOLD_DAYS} dagen.`;
      throw new Problem('invalid-fields', message, { fields: { until: message } });
    }
    const { id } = subject.account!;
    await transact(db, async (trx) => {
      const set = { hold_until: until, hold_why: until === null ? null : why };
      await trx.updateTable('accounts').set(set).where('id', '=', id).execute();
      const line = { actorId: session.id, accountId: id, subject: id, reason: why };
      await audit(trx, { action: 'licence-held', ...line });
    });
    licences.changed(id);
    return officeLicenceView(db, id, now());
  });
  calls.on(contract.setBlock, async ({ session, subject, body: { block } }) => {
    there();
    const text = block && blockText({ ...block, at: now(), by: session.id });
    const action = block ? 'account-blocked' : 'account-unblocked';
    const line = {
      action,
      actorId: session.id,
      ...(block && { detail: block.kind, reason: block.why }),
    } as const;
    const account = subject.account!;
    await transact(db, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('accounts')
        .set({ block: text })
        .where('id', '=', account.id)
        .where('block', block ? 'is' : 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows) return audit(trx, { ...line, accountId: account.id, subject: account.id });
      // Sent again because the answer got lost; what another wrote is not written over.
      const there = block && blockOf(await accountRow(trx, account.id));
      if (there && (there.kind !== block.kind || there.why !== block.why)) throw changedMeanwhile();
    });
    licences.changed(account.id);
    // Staff log in anew, and read why; pupils' answers still come in, and they see that it is closed.
    if (block) await sessions.endAll(await staffIds(db, account.id), 'blocked');
    return officeLicenceView(db, account.id, now());
  });
}

const accountRow = (trx: Db, id: string) =>
  trx.selectFrom('accounts').select('block').where('id', '=', id).executeTakeFirstOrThrow();
