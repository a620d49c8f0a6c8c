import { dashboard } from '../contract/office.ts';
import { startOfDay } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { isReal } from '../groups/sample-pupils.ts';
import { practisedSince } from '../progress/activity.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What the office sees. `playingNow` counts the pupils who are in a game. */
export function officeRoutes(calls: Calls, db: Db, playingNow: () => number): void {
  calls.on(dashboard, async () => {
    const now = Date.now();
    const { accounts } = await db
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow();
    const { pupils } = await db
      .selectFrom('pupils')
      .select(({ fn }) => fn.countAll<number>().as('pupils'))
      .where('trashed_at', 'is', null)
      .where(isReal)
      .executeTakeFirstOrThrow();
    const { active } = await db
      .selectFrom('pupils')
      .select(({ fn }) => fn.countAll<number>().as('active'))
      .where('trashed_at', 'is', null)
      .where(isReal)
      .where(practisedSince(now - WEEK_MS))
      .executeTakeFirstOrThrow();
    const { answers } = await db
      .selectFrom('answers')
      .select(({ fn }) => fn.countAll<number>().as('answers'))
      .where('round_at', '>=', startOfDay(now))
      .executeTakeFirstOrThrow();
    return {
      accounts: Number(accounts),
      pupils: Number(pupils),
      activeThisWeek: Number(active),
      playingNow: playingNow(),
      answersToday: Number(answers),
    };
  });
}
