import { expect } from '@playwright/test';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { setState } from '../../server/testing/licence.ts';
import { consoleFaults, gameAddress, logIn, mapOf, pupilIn, taskFor } from './actions.ts';
import { hasten, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

const WAITING = 4;
/** How long a server may go on with what it knows of a licence. */
const KNOWN_MS = 16_000;

test('what a pupil made without a line comes in after the licence is over, and the page says that all is kept', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const faults = consoleFaults(page);
  await hasten(page, 3);
  await logIn(page, school.url, 'anouk5', 'spelen');
  const pupil = pupilIn(page);
  const map = await mapOf(page);
  await page.goto(school.url + gameAddress(map, taskFor(map, 'pizzabakken'), 'pizzabakken'));
  await playable(page);
  await context.setOffline(true);
  await play(page, { hand: 'keyboard', answers: WAITING });
  // The computer is closed, and opened again weeks after all ended.
  await page.close();
  const db = await openDatabase(openDataFolder(school.dataDir).database);
  const answers = async () =>
    Number(
      (
        await db
          .selectFrom('answers')
          .innerJoin('rounds', 'rounds.id', 'round_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('pupil_id', '=', pupil)
          .executeTakeFirstOrThrow()
      ).count,
    );
  const before = await answers();
  const { account_id } = await db
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', pupil)
    .executeTakeFirstOrThrow();
  await setState(db, account_id!, 'lapsed');
  // Whoever was logged in is no longer.
  await db.deleteFrom('refresh_tokens').execute();
  await new Promise((resolve) => setTimeout(resolve, KNOWN_MS));
  await context.setOffline(false);

  const later = await context.newPage();
  consoleFaults(later, faults);
  await later.goto(school.url);
  await later.evaluate(() => {
    localStorage.removeItem('access_token');
    localStorage.removeItem('user');
  });
  await logIn(later, school.url, 'anouk5', 'spelen');
  await expect(later.getByRole('heading', { name: 'Spelwereld is nu even dicht' })).toBeVisible();
  await expect(later.getByRole('status').filter({ hasText: 'Alles wat je deed, is bewaard.' })).toBeVisible();
  expect(await answers()).toBe(before + WAITING);
  await db.destroy();
  // The map that is not given any more, and the line that was not there.
  expect(faults.filter((fault) => !/status of 409|ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault))).toEqual(
    [],
  );
});
