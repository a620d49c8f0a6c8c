import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { emptyPlace } from '../testing/places.ts';
import { until } from '../testing/play.ts';
import { standForLeader } from './leader.ts';

test(
  'one of all does what is done once; when its line breaks another does, and it stops',
  { timeout: 60_000 },
  async () => {
    const place = await emptyPlace();
    const db = await openDatabase(place);
    onTestFinished(() => db.destroy());
    const leading = new Set<string>();
    const stand = (name: string) =>
      standForLeader(
        place,
        pino({ level: 'silent' }),
        100,
      )(() => {
        leading.add(name);
        return async () => void leading.delete(name);
      });
    const stops = [stand('a'), stand('b'), stand('c')];
    onTestFinished(async () => void (await Promise.all(stops.map((stop) => stop()))));
    await until(() => leading.size === 1);
    const [first] = leading;
    await sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
    await until(() => leading.size === 1 && !leading.has(first!), 20_000);
    // Who stops lets another one lead.
    const [second] = leading;
    await stops['abc'.indexOf(second!)]!();
    await until(() => leading.size === 1 && !leading.has(second!));
    expect(leading.size).toBe(1);
  },
);
