import { dashboard } from '../contract/office.ts';
import { startOfDay, workingDayBefore } from '../data/day.ts';
import type { Db } from '../data/database.ts';
import type { Calls } from '../http/calls.ts';
import { countTrouble } from '../mail/repository.ts';
import { countAside } from '../mail/templates/repository.ts';
import { countWaiting } from '../messages/threads.ts';
import { countMissing } from '../privacy/office-agreements.ts';
import { countAccounts, countActive, countAnswers, countPupils } from './repository.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What the office sees. `playingNow` counts the pupils who are in a game. */
export function officeRoutes(calls: Calls, db: Db, playingNow: () => number, licencesOff: boolean): void {
  calls.on(dashboard, async ({ session }) => {
    const now = Date.now();
    return {
      accounts: await countAccounts(db),
      pupils: await countPupils(db),
      activeThisWeek: await countActive(db, now - WEEK_MS),
      playingNow: playingNow(),
      answersToday: await countAnswers(db, startOfDay(now)),
      threadsWaiting: await countWaiting(db, workingDayBefore(now)),
      agreementsMissing: await countMissing(db, licencesOff),
      mailsTrouble: await countTrouble(db, session),
      templatesAside: await countAside(db),
    };
  });
}
