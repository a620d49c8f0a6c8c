import type { Logger } from 'pino';
import type { Sessions } from '../auth/sessions.ts';
import type { Db } from '../data/database.ts';
import { onceANight } from '../data/night.ts';
import type { Post } from '../mail/post.ts';
import { forgetOld } from '../privacy/forget-old.ts';
import { startTurns } from '../processes/turns.ts';
import { eraseTrash } from './erase.ts';
import type { Erasures } from './erasures.ts';
import { erasedElsewhere } from './erased-elsewhere.ts';
import { eraseClosed, eraseLapsed } from './lapsed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY_MS = 30 * 60 * 1000;
/** What no night came for: a machine that is off at night erases by day. */
const LATE_MS = 2 * DAY_MS;

interface ErasingDeps {
  db: Db;
  erasures: Erasures;
  sessions: Pick<Sessions, 'endAll'>;
  post: Pick<Post, 'add' | 'nudge'>;
  /** Where licences do not count, no account ends by itself. */
  licencesOff: boolean;
  /** Takes what was erased out of the log of the database too. */
  cut: () => Promise<void>;
  logger: Logger;
  /** Hears that it went well. */
  done: () => void;
}

/** Erases each night what lay in the trash long enough, accounts whose licence lapsed, and forms of the site. Returns how to stop it. */
export function startErasing({ cut, logger, done, ...deps }: ErasingDeps): () => Promise<void> {
  const { db, erasures } = deps;
  const isNight = onceANight();
  const unknown = erasedElsewhere(db, erasures);
  let isFirst = true;
  const turn = async () => {
    const night = isNight();
    const now = night ? Date.now() : Date.now() - LATE_MS;
    if (night || isFirst) {
      await erasures.take(await unknown());
      await erasures.tidy(Date.now());
      isFirst = false;
    }
    const trash = await eraseTrash(deps, now);
    const old = await forgetOld(db, now);
    const erased = {
      ...trash,
      ...old,
      closed: await eraseClosed(deps, now),
      accounts: deps.licencesOff ? 0 : await eraseLapsed(deps, now),
    };
    done();
    if (Object.values(erased).every((count) => count === 0)) return;
    logger.info(erased, 'trash emptied');
    void cut();
  };
  return startTurns(turn, {
    everyMs: EVERY_MS,
    failed: (error) => logger.error({ err: error }, 'trash not emptied'),
  });
}
