import type { Db } from '../../data/database.ts';
import type { SecondChallengeRow } from '../../data/schema.ts';
import { digest, newSecret } from '../digest.ts';

// Questions that a browser has yet to answer. In the database, because another process may get the answer. What the browser holds
// is kept as a digest.

type Kind = SecondChallengeRow['kind'];

/** Asks something of the browser of a user; gives what it has to send along with the answer. */
export async function openChallenge(
  db: Db,
  asked: { userId: string; kind: Kind; data: unknown; minutes: number },
): Promise<string> {
  const secret = newSecret();
  await db
    .insertInto('second_challenges')
    .values({
      id: digest(secret),
      user_id: asked.userId,
      kind: asked.kind,
      data: JSON.stringify(asked.data),
      expires_at: Date.now() + asked.minutes * 60_000,
      used_at: null,
    })
    .execute();
  return secret;
}

const living = (db: Db, secret: string, kinds: readonly Kind[]) =>
  db
    .updateTable('second_challenges')
    .where('id', '=', digest(secret))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', Date.now());

/** A question that still stands; undefined when it was answered, is too old, was answered wrongly too often, or never was. */
export const challengeOf = (
  db: Db,
  secret: string,
  kinds: readonly Kind[],
): Promise<SecondChallengeRow | undefined> =>
  db
    .selectFrom('second_challenges')
    .selectAll()
    .where('id', '=', digest(secret))
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .where('expires_at', '>', Date.now())
    .executeTakeFirst();

/** Counts a try to answer, before it is looked at; whether there was one left. */
export async function countTry(
  db: Db,
  secret: string,
  kinds: readonly Kind[],
  most: number,
): Promise<boolean> {
  const { numUpdatedRows } = await living(db, secret, kinds)
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('tries', '<', most)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps with a question what came up while it was answered. */
export const noteChallenge = (db: Db, secret: string, data: unknown) =>
  db
    .updateTable('second_challenges')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', digest(secret))
    .execute();

/** Takes a question as answered; whether it was not yet: of two answers at once one counts. */
export async function takeChallenge(db: Db, secret: string, kinds: readonly Kind[]): Promise<boolean> {
  const { numUpdatedRows } = await living(db, secret, kinds).set({ used_at: Date.now() }).executeTakeFirst();
  return numUpdatedRows > 0n;
}
