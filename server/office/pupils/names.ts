import { RateLimiterRes } from 'rate-limiter-flexible';
import { audit } from '../../audit/audit.ts';
import {
  NAME_SHOWN_MINUTES,
  NAMES_PER_HOUR,
  PUPIL_REASONS,
  type PupilReason,
} from '../../contract/office-pupils.ts';
import { transact, type Db } from '../../data/database.ts';
import type { PupilRow } from '../../data/schema.ts';
import { Problem } from '../../http/problem.ts';
import type { Limiters } from '../../processes/limiters.ts';
import { pupilName } from '../../pupils/name.ts';

const HOUR_SECONDS = 60 * 60;

/** Why somebody of the office does something, as it is asked. */
export interface Reasoned {
  why: PupilReason;
  reason: string;
}

/** The same as its customer reads it. */
export const reasonText = ({ why, reason }: Reasoned): string => `${PUPIL_REASONS[why]}: ${reason}`;

/** A pupil whose name is asked for. */
type Named = Pick<PupilRow, 'id' | 'account_id' | 'first_name' | 'infix' | 'last_name'>;
interface Shown {
  name: string;
  until: number;
}

/** The name of a pupil, while it is shown to somebody of the office. */
export async function shownName(db: Db, pupil: Named, userId: string, now: number): Promise<Shown | null> {
  const view = await db
    .selectFrom('name_views')
    .select('until')
    .where('user_id', '=', userId)
    .where('pupil_id', '=', pupil.id)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return view ? { name: pupilName(pupil), until: view.until } : null;
}

/** Shows names to the office: each with its reason in the log, and so many an hour. */
export function createNameViews(db: Db, limiter: Limiters) {
  const perHour = limiter('name-views', { points: NAMES_PER_HOUR, duration: HOUR_SECONDS });
  const count = (userId: string) =>
    perHour.consume(userId).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.ceil(refusal.msBeforeNext / 1000);
      throw new Problem(
        'too-many-requests',
        `Je bekeek ${NAMES_PER_HOUR} namen in een uur. Over ${Math.ceil(seconds / 60)} minuten kan het weer.`,
        { retryAfter: seconds },
      );
    });
  return async (
    pupil: Named,
    { id, actorId, ...why }: Reasoned & { id: string; actorId: string },
    now: number,
  ): Promise<Shown> => {
    const earlier = await db.selectFrom('name_views').selectAll().where('id', '=', id).executeTakeFirst();
    if (earlier) {
      if (earlier.user_id !== actorId || earlier.pupil_id !== pupil.id || earlier.until <= now)
        throw new Problem('conflict', 'De tijd is om. Vraag de naam opnieuw op.');
      return { name: pupilName(pupil), until: earlier.until };
    }
    await count(actorId);
    const until = now + NAME_SHOWN_MINUTES * 60_000;
    await transact(db, async (trx) => {
      await trx.deleteFrom('name_views').where('user_id', '=', actorId).where('until', '<=', now).execute();
      await trx
        .insertInto('name_views')
        .values({ id, user_id: actorId, pupil_id: pupil.id, until })
        .execute();
      // Noted before it is shown: what can't be noted is not shown.
      await audit(trx, {
        action: 'pupil-name-viewed',
        actorId,
        accountId: pupil.account_id,
        subject: pupil.id,
        reason: reasonText(why),
      });
    });
    return { name: pupilName(pupil), until };
  };
}
