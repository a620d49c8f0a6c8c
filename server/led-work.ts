import type { Logger } from 'pino';
import { startSessionCleaning } from './auth/cleaning.ts';
import type { Sessions } from './auth/sessions.ts';
import type { Db } from './data/database.ts';
import type { DataFolder } from './data/folder.ts';
import { isPostgres } from './data/postgres.ts';
import { startBackups, type BackupSettings } from './installation/nightly-backups.ts';
import { startImportCleaning } from './import/cleaning.ts';
import { startReminders } from './invoices/reminders.ts';
import { startBounces } from './mail/bounces/mailbox.ts';
import type { BounceBox } from './mail/bounces/setting.ts';
import { startInvitations } from './invitations/led.ts';
import { startJobCleaning } from './jobs/cleaning.ts';
import { startNotices } from './licence/send-notices.ts';
import type { Post } from './mail/post.ts';
import { startFigures } from './office/accounts/figures.ts';
import { startFriends } from './friends/led.ts';
import { startMessages } from './messages/led.ts';
import type { Meters } from './operations/meters.ts';
import type { Catalogue } from './practice/catalogue.ts';
import type { Words } from './practice/dealer.ts';
import { startDemoVisits } from './practice/demo-visits.ts';
import { startJanitor } from './practice/janitor.ts';
import { startNightly } from './practice/policy/nightly.ts';
import type { Policy } from './practice/policy/policy.ts';
import { startPrivacyCleaning } from './privacy/cleaning.ts';
import { startRebuilding } from './privacy/rebuilding.ts';
import type { ExportFiles } from './privacy/export-files.ts';
import type { DayCounts } from './progress/day-counts.ts';
import type { Erasures } from './trash/erasures.ts';
import { startPlans } from './care/nightly.ts';
import { startErasing } from './trash/nightly.ts';
import { startWebinars } from './webinars/led.ts';

interface LedParts {
  folder: DataFolder;
  db: Db;
  logger: Logger;
  meters: Meters;
  dayCounts: DayCounts;
  policy: Policy;
  words: Words;
  catalogue: Catalogue;
  sessions: Sessions;
  resetDemo: (pupilId: string) => Promise<void>;
  erasures: Erasures;
  exportFiles: ExportFiles;
  post: Post;
  /** Settles when the server listens: the address of its links is known. */
  listening: Promise<unknown>;
  /** Where licences do not count, no account ends by itself. */
  licencesOff: boolean;
  cut: () => Promise<void>;
  backups: BackupSettings | undefined;
  bounceBox: BounceBox | undefined;
}

type Stop = () => Promise<void>;

/** Starts what writes mails, once their links have an address. */
function onceListening(listening: Promise<unknown>, start: () => Stop): Stop {
  let stop: Stop | undefined;
  let isStopped = false;
  void listening.then(
    () => {
      if (!isStopped) stop = start();
    },
    // It never listens, and ends.
    () => undefined,
  );
  return async () => {
    isStopped = true;
    await stop?.();
  };
}

/** Starts what is done once for all processes: counting, cleaning, learning, erasing, messages and backups. Gives how to stop it. */
export function startLedWork(parts: LedParts): () => Promise<void> {
  const { folder, db, logger, meters, dayCounts, policy, words, catalogue } = parts;
  const { sessions, resetDemo, erasures, exportFiles, post, licencesOff, cut, backups, bounceBox } = parts;
  const { items } = words;
  const onceThere = (start: () => Stop) => onceListening(parts.listening, start);
  const stops = [
    startJanitor(db, logger, () => meters.done('deals-cleared')),
    startSessionCleaning(db, logger, () => meters.done('sessions-cleaned')),
    startImportCleaning(db, logger, () => meters.done('imports-cleaned')),
    startJobCleaning(db, logger, () => meters.done('jobs-cleaned')),
    startPrivacyCleaning(db, exportFiles, logger, () => meters.done('exports-wiped')),
    dayCounts.start(logger),
    startNightly({ place: folder.database, items, catalogue }, policy.refresh, logger, () =>
      meters.done('difficulty-learnt'),
    ),
    onceThere(() => startMessages(db, post, logger)),
    onceThere(() => startWebinars(db, post, logger)),
    startDemoVisits(db, sessions, resetDemo, logger),
    startPlans(db, logger),
    startFigures(db, logger),
    startInvitations(db, logger),
    onceThere(() =>
      startErasing({
        db,
        erasures,
        licencesOff,
        sessions,
        post,
        cut,
        logger,
        done: () => meters.done('trash-erased'),
      }),
    ),
    ...(licencesOff
      ? []
      : [
          onceThere(() => startNotices({ db, post, logger })),
          onceThere(() => startReminders({ db, post, logger })),
          startFriends(db, logger),
        ]),
    // PostgreSQL vacuums by itself.
    ...(isPostgres(folder.database) ? [] : [startRebuilding({ db, file: folder.database, cut, logger })]),
    ...(bounceBox ? [startBounces(db, bounceBox, logger)] : []),
    ...(backups ? [startBackups(folder, backups, logger)] : []),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
