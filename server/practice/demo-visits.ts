import type { Logger } from 'pino';
import type { Sessions } from '../auth/sessions.ts';
import type { Db } from '../data/database.ts';

/** How often it is looked up whether a visit is over whose half hour has passed (`LIFETIMES.absolute.demo`). */
const EVERY_MS = 60_000;

/** The demo pupils that somebody used since they began anew, and that nobody is logged in as any more. */
export async function leftDemoPupils(db: Db, now = Date.now()): Promise<string[]> {
  const visits = await db
    .selectFrom('users')
    .innerJoin('token_families as visit', 'visit.user_id', 'users.id')
    .select(['users.id', 'visit.ends_at', 'visit.revoked_at'])
    .select(({ selectFrom }) =>
      selectFrom('somvensters')
        .select(({ fn }) => fn.max('opened_at').as('at'))
        .whereRef('somvensters.pupil_id', '=', 'users.id')
        .as('began_at'),
    )
    .where('users.role', '=', 'demo')
    .execute();
  return [...Map.groupBy(visits, ({ id }) => id)].flatMap(([id, own]) => {
    const until = Math.max(...own.map(({ ends_at, revoked_at }) => revoked_at ?? ends_at));
    return until <= now && until > (own[0]?.began_at ?? 0) ? [id] : [];
  });
}

/** Resets a demo pupil as soon as the last visitor has left, or had the half hour; returns how to stop it. */
export function startDemoVisits(
  db: Db,
  sessions: Pick<Sessions, 'onEnd'>,
  reset: (pupilId: string) => Promise<void>,
  logger: Logger,
): () => Promise<void> {
  let busy: Promise<void> = Promise.resolve();
  const look = () => {
    busy = busy
      .then(async () => {
        for (const id of await leftDemoPupils(db)) await reset(id);
      })
      .catch((error: unknown) => logger.error({ err: error }, 'demo pupil not reset'));
  };
  look();
  sessions.onEnd(look);
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return busy;
  };
}
