import type { z } from 'zod';
import type { TrainingLevel } from '../contract/bulletin-kinds.ts';
import type { signUp } from '../contract/bulletin.ts';
import type { Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay, startOfDay } from '../data/day.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { trainingMail, trainingOffMail } from '../mail/templates/news.ts';
import { clearSignUps, readSignUps, readTaken, readTraining, type Shown } from './repository.ts';

/** What a training is called, in mails. */
const TRAININGS: Record<TrainingLevel, string> = {
  start: 'Beginnen',
  teach: 'Gericht oefenen',
  care: 'Zorg en begeleiding',
};

const HALF_DAY_MS = 12 * 60 * 60 * 1000;
const longDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'full', timeZone: 'Europe/Amsterdam' });
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
/** When a day is over, for links that work until then. */
const endOf = (day: string) => startOfDay(noonOf(day) + 2 * HALF_DAY_MS);
const wordsOf = ({ item }: Shown<'training'>) => ({
  training: TRAININGS[item.level],
  wanneer: `${longDay.format(noonOf(item.day))} om ${item.time} uur`,
  plaats: item.place || 'online',
});

/** Whether its day is over. */
export const isPast = ({ item }: Shown<'training'>, now = Date.now()) => item.day < nameOfDay(now);

type SignUp = Omit<z.output<typeof signUp.body>, 'website'>;

/**
 * Gives somebody seats at a training and confirms it by mail, with a link to cancel; the same id again changes nothing. Gives how
 * many seats are left. Throws `not-found` and, when there are too few seats or it is over, `conflict`.
 */
export async function takeSeats(
  db: Db,
  post: Post,
  id: string,
  wish: SignUp,
  variant: Variant,
): Promise<number> {
  const free = await transact(db, async (trx) => {
    await clearSignUps(trx);
    const training = await readTraining(trx, wish.training);
    if (!training) throw notFound('Deze training is er niet meer.');
    const left = training.item.seats - ((await readTaken(trx)).get(training.id) ?? 0);
    const known = await trx
      .selectFrom('training_sign_ups')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (known) return left;
    if (isPast(training)) throw new Problem('conflict', 'Deze training is al geweest.');
    if (left < wish.people)
      throw new Problem(
        'conflict',
        left <= 0
          ? 'Deze training zit vol. Kies een andere dag, of vraag hieronder een datum.'
          : `Er ${left === 1 ? 'is nog 1 plaats' : `zijn nog ${left} plaatsen`}. Meld minder mensen aan of kies een andere dag.`,
      );
    const { name, email, organisation, people } = wish;
    await trx
      .insertInto('training_sign_ups')
      .values({
        id,
        training_id: training.id,
        name,
        email,
        organisation,
        people,
        created_at: Date.now(),
        cancelled_at: null,
      })
      .execute();
    await post.add(trx, {
      to: { name, address: email },
      letter: trainingMail.letter({ naam: name, mensen: people, ...wordsOf(training) }),
      variant,
      link: {
        // Behind the #: it goes to no server and no log.
        url: `${post.siteUrl(variant)}/app/site/training#afmelden=${id}`,
        until: endOf(training.item.day),
      },
    });
    return left - people;
  });
  post.nudge();
  return free;
}

/** Gives the seats back; again: the same answer. Throws `not-found`, and `conflict` once the training is over. */
export async function giveSeatsBack(db: Db, id: string): Promise<Shown<'training'>> {
  return transact(db, async (trx) => {
    const row = await trx
      .selectFrom('training_sign_ups')
      .select(['training_id', 'cancelled_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    const training = row && (await readTraining(trx, row.training_id));
    if (!training) throw notFound('Deze aanmelding kennen we niet (meer).');
    if (row.cancelled_at === null && isPast(training))
      throw new Problem('conflict', 'Deze training is al geweest. Afmelden hoeft niet meer.');
    await trx
      .updateTable('training_sign_ups')
      .set({ cancelled_at: Date.now() })
      .where('id', '=', id)
      .where('cancelled_at', 'is', null)
      .execute();
    return training;
  });
}

/** Tells who signed up for a training that it is off, when it was still to come. */
export async function tellOff(trx: Db, post: Post, training: Shown<'training'>): Promise<void> {
  if (isPast(training)) return;
  for (const { name, email } of await readSignUps(trx, [training.id]))
    await post.add(trx, {
      to: { name, address: email },
      letter: trainingOffMail.letter({ naam: name, ...wordsOf(training) }),
    });
}
