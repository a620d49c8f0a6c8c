import type { Logger } from 'pino';
import { digest } from '../auth/digest.ts';
import type { Db } from './database.ts';

/** A key beside the database, and what is lost without it. */
export interface MarkedKey {
  name: string;
  text: string;
  loss: string;
  /** It is another one on purpose, and the one before it is still there. */
  isRenewed?: boolean;
}

/**
 * Notes in the database, as digests, which keys belong to it, and warns of those it does not know: whoever brings along the
 * database file alone gets new keys, and has to be told what no longer works. Keys that it knew before are welcome back.
 */
export async function markKeys(db: Db, keys: readonly MarkedKey[], logger: Logger): Promise<void> {
  const rows = await db.selectFrom('key_marks').select(['name', 'digest']).execute();
  const strange = keys.filter(({ name, text, isRenewed }) => {
    if (isRenewed) return false;
    const known = rows.filter((row) => row.name === name);
    return known.length > 0 && known.every((row) => row.digest !== digest(text));
  });
  if (strange.length > 0)
    logger.error(
      {
        missing: strange.map(({ name }) => `keys/${name}`),
        lost: strange.map(({ loss }) => loss),
        todo: 'Bring back the folder "keys" of the machine or backup that the database comes from, and start again.',
      },
      'database belongs to other keys',
    );
  await db
    .insertInto('key_marks')
    .values(keys.map(({ name, text }) => ({ name, digest: digest(text), at: Date.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
