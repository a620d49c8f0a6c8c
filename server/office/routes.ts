import { dashboard, REQUESTS_SOON_DAYS } from '../contract/office.ts';
import type { Variant } from '../contract/variant.ts';
import { nameOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { countAsked } from '../invoices/refuse.ts';
import { overdue } from '../invoices/views.ts';
import { countNewLeads } from '../leads/repository.ts';
import type { Licences } from '../licence/licences.ts';
import { countTrouble } from '../mail/repository.ts';
import { countAside } from '../mail/templates/repository.ts';
import { countWaiting } from '../messages/threads.ts';
import { busyNow, countFaults, type Here } from '../operations/load.ts';
import { countDue } from '../privacy/due-requests.ts';
import { countWords } from '../speech/reports.ts';
import { countAccounts, type AccountNumbers } from './accounts/list.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface DashboardDeps {
  db: Db;
  /** How many pupils are in a game. */
  playing: () => number;
  here: Here;
  licences: Pick<Licences, 'isOff' | 'now'>;
}

/** How long the numbers of customers are given again, in ms: they take some fifty ms, and each page asks every quarter of a minute. */
const KEPT_MS = 5000;

/** What the office sees at a glance: each number is counted as the list that it opens counts. */
export function officeRoutes(calls: Calls, { db, playing, here, licences }: DashboardDeps): void {
  const kept = new Map<Variant | undefined, { at: number; numbers: Promise<AccountNumbers> }>();
  const customers = (variant: Variant | undefined) => {
    const known = kept.get(variant);
    if (known && performance.now() - known.at < KEPT_MS) return known.numbers;
    const numbers = countAccounts({ db, licencesOff: licences.isOff, now: licences.now() }, variant);
    kept.set(variant, { at: performance.now(), numbers });
    // What failed is asked anew.
    numbers.catch(() => kept.delete(variant));
    return numbers;
  };
  calls.on(dashboard, async ({ session, query: { variant } }) => {
    const now = Date.now();
    const leads = await countNewLeads(db);
    return {
      accounts: await customers(variant),
      now: { playing: playing(), ...(await busyNow(db, here, now)) },
      work: {
        ...leads,
        threads: await countWaiting(db, now),
        requests: await countDue(db, REQUESTS_SOON_DAYS, now),
        sounds: await countWords(db, 'open'),
        orders: licences.isOff ? 0 : await countAsked(db),
        overdue: licences.isOff ? { count: 0, cents: 0 } : await overdue(db, nameOfDay(licences.now())),
      },
      trouble: {
        mails: await countTrouble(db, session),
        templates: await countAside(db),
        jobs: await countFailed(db),
        faults: await countFaults(db, now - DAY_MS),
      },
    };
  });
}

/** How much long work failed and was not tried again. */
async function countFailed(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(count);
}
