import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../server/data/database.ts';
import { nameOfDay, startOfDay } from '../../../server/data/day.ts';
import { openDataFolder } from '../../../server/data/folder.ts';
import { createReading, createWordBank, practiceItems } from '../../../server/words/index.ts';
import { worldOf } from './pupils.ts';
import { outcomesOf } from './table.ts';
import { playWeeks } from './weeks.ts';

const DAY = 24 * 60 * 60 * 1000;
const UNTIL = Date.parse('2026-11-21T12:00:00+01:00');

test(
  'a week is played through the real server, and estimates follow what pupils truly know',
  { timeout: 120_000 },
  async () => {
    const path = mkdtempSync(join(tmpdir(), 'spelwereld-weken-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    const bank = createWordBank(join(import.meta.dirname, '../../../assets'));
    const world = worldOf(practiceItems(bank, createReading(bank)));
    const played = await playWeeks({ path, weeks: 1, kinds: ['zwak', 'sterk'], world, until: UNTIL });
    const [weak, strong] = await outcomesOf(path, played, UNTIL);

    // Everything that was acknowledged is stored, on the days on which it was answered.
    expect([weak!.answers, strong!.answers]).toEqual(played.map(({ answers }) => answers));
    expect(weak!.answers).toBeGreaterThan(100);
    const db = await openDatabase(openDataFolder(path).database);
    onTestFinished(() => db.destroy());
    const moments = await db.selectFrom('answers').select(['at', 'stored_at']).execute();
    expect(new Set(moments.map(({ at }) => nameOfDay(at))).size).toBeGreaterThanOrEqual(3);
    for (const { at, stored_at } of moments) {
      expect(at <= stored_at && at > UNTIL - 8 * DAY && at < UNTIL).toBe(true);
      // In the morning, by the clock on the wall.
      expect(Math.floor((at - startOfDay(at)) / (DAY / 24))).toBe(9);
    }

    expect(strong!.truth).toBeGreaterThan(weak!.truth + 15);
    expect(strong!.estimate).toBeGreaterThan(weak!.estimate + 10);
    for (const { truth, estimate } of [weak!, strong!]) expect(Math.abs(truth - estimate)).toBeLessThan(20);
    // Effort brings everyone on: nobody is ahead by talent alone.
    for (const one of [weak!, strong!]) expect([one.stars > 5, one.coins > 50]).toEqual([true, true]);
  },
);
