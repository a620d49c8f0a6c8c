import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** The database, or a transaction on it: what every repository takes first. */
export type Db = Kysely<Database>;
