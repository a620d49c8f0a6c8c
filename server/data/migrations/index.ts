import type { MigrationProvider } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';

/** Every migration by name; they run in the order of their names and are never changed afterwards. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({ '0001-foundation': foundation }),
};
