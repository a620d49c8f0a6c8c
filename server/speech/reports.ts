import { audit } from '../audit/audit.ts';
import {
  listSoundReports,
  MOST_SOUND_REPORTS,
  reportSound,
  settleSound,
  SOUNDS_PER_PAGE,
  type SoundState,
} from '../contract/sound-reports.ts';
import type { Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import type { SoundReportRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import type { Post } from '../mail/post.ts';
import { answerTold } from '../messages/thread-service.ts';

const HOUR_MS = 60 * 60_000;
/** Notes about one word that are shown. */
const MOST_NOTES = 5;

/** What staff say of how words sound; the office listens and settles all reports of a word at once, with an answer to who told of it. `urlOf` is where it is heard. */
export function soundReportRoutes(
  calls: Calls,
  db: Db,
  post: Post,
  urlOf: (word: string, variant: Variant) => string,
): void {
  calls.on(reportSound, async ({ session, params, body, variant }) => {
    const now = Date.now();
    await transact(db, async (trx) => {
      const { count } = await trx
        .selectFrom('sound_reports')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('by_id', '=', session.id)
        .where('at', '>', now - HOUR_MS)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MOST_SOUND_REPORTS)
        throw new Problem('too-many-requests', undefined, { retryAfter: HOUR_MS / 1000 });
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('sound_reports')
        .values({
          id: params.report,
          account_id: session.accountId,
          by_id: session.id,
          variant,
          ...body,
          state: 'open',
          at: now,
          settled_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return;
      await audit(trx, {
        action: 'sound-reported',
        actorId: session.id,
        accountId: session.accountId,
        subject: params.report,
      });
    });
    return {};
  });

  calls.on(listSoundReports, async ({ query: { page, state } }) => {
    const inState = () => db.selectFrom('sound_reports').where('state', '=', state);
    const words = await inState()
      .select(({ fn }) => [
        'word',
        'variant',
        fn.countAll<number>().as('count'),
        fn.max<number>('at').as('at'),
      ])
      .groupBy(['word', 'variant'])
      .orderBy('at', 'desc')
      .orderBy('word')
      .limit(SOUNDS_PER_PAGE)
      .offset((page - 1) * SOUNDS_PER_PAGE)
      .execute();
    const notes =
      words.length === 0
        ? []
        : await inState()
            .select(['word', 'variant', 'note'])
            .where(
              'word',
              'in',
              words.map(({ word }) => word),
            )
            .where('note', '!=', '')
            .orderBy('at', 'desc')
            .execute();
    return {
      words: words.map(({ word, variant, count, at }) => ({
        ...{ word, variant, count: Number(count), at: Number(at) },
        url: urlOf(word, variant),
        notes: notes
          .filter((one) => one.word === word && one.variant === variant)
          .slice(0, MOST_NOTES)
          .map(({ note }) => note),
      })),
      total: await countWords(db, state),
    };
  });

  calls.on(settleSound, async ({ session, body: { word, variant, from, to, answer } }) => {
    const now = Date.now();
    const answered = await transact(db, async (trx) => {
      const settled = await trx
        .updateTable('sound_reports')
        .set({ state: to, settled_at: to === 'open' ? null : now })
        .where('word', '=', word)
        .where('variant', '=', variant)
        .where('state', '=', from)
        .returning(['id', 'account_id', 'by_id', 'note', 'at'])
        .execute();
      if (settled.length === 0)
        throw new Problem('conflict', 'Een collega heeft deze meldingen net afgehandeld.');
      for (const { id } of settled)
        await audit(trx, { action: 'sound-settled', actorId: session.id, subject: id, detail: to });
      if (to === 'open' || answer === '') return 0;
      const people = await tellersOf(trx, settled);
      for (const told of people)
        await answerTold(
          trx,
          post,
          { ...told, topic: 'gebruik', subject: `De uitspraak van “${word}”`, answer },
          session.id,
          now,
        );
      return people.length;
    });
    if (answered > 0) post.nudge();
    return { answered };
  });
}

type Report = Pick<SoundReportRow, 'account_id' | 'by_id' | 'note' | 'at'>;

/** Who told of a word and still works there, each once, with all that they said of it. */
async function tellersOf(trx: Db, reports: readonly Report[]) {
  const byPerson = Map.groupBy(
    reports.filter(({ by_id: by, account_id: account }) => by !== null && account !== null),
    ({ by_id: by }) => by!,
  );
  if (byPerson.size === 0) return [];
  const people = await trx
    .selectFrom('users')
    .select(['id', 'account_id'])
    .where('id', 'in', [...byPerson.keys()])
    .where('active', '=', 1)
    .execute();
  return people.flatMap(({ id, account_id: accountId }) => {
    const own = byPerson.get(id)!.toSorted((a, b) => a.at - b.at);
    if (accountId === null || own[0]!.account_id !== accountId) return [];
    const said = own.flatMap(({ note }) => (note === '' ? [] : [note])).join('\n');
    return [{ accountId, by: id, text: said || 'Dit woord klinkt niet goed.', at: own[0]!.at }];
  });
}

/** How many words have reports in a state. */
export async function countWords(db: Db, state: SoundState): Promise<number> {
  const words = db
    .selectFrom('sound_reports')
    .select(['word', 'variant'])
    .where('state', '=', state)
    .groupBy(['word', 'variant'])
    .as('words');
  const { count } = await db
    .selectFrom(words)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
