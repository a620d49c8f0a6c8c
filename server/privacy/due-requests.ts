import { DUE_REQUESTS_PER_PAGE, type listDueRequests } from '../contract/data-requests.ts';
import { daysAfter } from '../contract/days.ts';
import type { z } from 'zod';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';

/** Open requests of all accounts that have to be answered within so many days, late ones too. */
const dueWithin = (db: Db, within: number | undefined, now: number) =>
  db
    .selectFrom('data_requests')
    .where('data_requests.state', '=', 'open')
    .$if(within !== undefined, (some) =>
      some.where('data_requests.due_on', '<=', daysAfter(nameOfDay(now), within!)),
    );

/** How many there are. */
export async function countDue(db: Db, within: number | undefined, now: number): Promise<number> {
  const { count } = await dueWithin(db, within, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of them, the most urgent first; whom they are about is the customer's to know. */
export async function duePage(
  db: Db,
  { page, within }: z.output<typeof listDueRequests.query>,
  now: number,
): Promise<z.output<typeof listDueRequests.response>> {
  const rows = await dueWithin(db, within, now)
    .innerJoin('accounts', 'accounts.id', 'data_requests.account_id')
    .select(['data_requests.id', 'data_requests.kind', 'about', 'received_on', 'due_on'])
    .select(['accounts.id as account', 'accounts.name'])
    .orderBy('due_on')
    .orderBy('data_requests.id')
    .limit(DUE_REQUESTS_PER_PAGE)
    .offset((page - 1) * DUE_REQUESTS_PER_PAGE)
    .execute();
  return {
    requests: rows.map(({ id, kind, about, received_on, due_on, account, name }) => ({
      ...{ id, kind, about, receivedOn: received_on, dueOn: due_on },
      account: { id: account, name },
    })),
    total: await countDue(db, within, now),
  };
}
