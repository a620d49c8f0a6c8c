import type { Page } from '@playwright/test';
import { gameAddress, logIn, mapOf, pupilIn, taskFor } from '../e2e/actions.ts';
import { play, playable } from '../e2e/play.ts';
import type { Studio } from './studio.ts';

/** A game whose words are well to be seen on a small picture. */
const GAME = 'pizzabakken';
/** Those who play while the board is looked at. */
const CLASS = ['benjamin5', 'fleur5', 'mats5', 'hanna5'];

/** Opens a game of the pupil who is logged in. */
async function openGame(page: Page, { school }: Studio, game: string) {
  const map = await mapOf(page);
  await page.goto(school.url + gameAddress(map, taskFor(map, game), game));
  await playable(page);
}

/** What a pupil sees, from logging in to the coins; and what the teacher sees meanwhile. */
export async function playScreens(studio: Studio) {
  const { school, open, shoot } = studio;
  const pupil = await open();
  await pupil.goto(`${school.url}/app/auth/login`);
  await shoot(pupil, 'instructie/login');
  await logIn(pupil, school.url, 'anouk5', 'spelen');
  await pupil.waitForFunction(() => window.__spel?.targets().some(({ id }) => id === 'plek-1'));
  await shoot(pupil, 'instructie/map');
  await pupil.keyboard.press('n');
  await pupil.waitForTimeout(1500);
  await pupil.keyboard.press('Enter');
  await pupil.getByRole('button', { name: 'Start' }).waitFor();
  await shoot(pupil, 'instructie/place');

  await openGame(pupil, studio, GAME);
  await shoot(pupil, 'instructie/game');
  let isTold = false;
  await play(pupil, {
    hand: 'pointer',
    seconds: 300,
    want: (n) => (n === 1 ? 'wrong' : 'right'),
    onPhase: async (phase) => {
      if (phase !== 'nogeens' || isTold) return;
      isTold = true;
      await pupil.waitForTimeout(900);
      await shoot(pupil, 'instructie/explain');
    },
  });
  await pupil.getByRole('button', { name: 'Naar de kaart' }).waitFor();
  await shoot(pupil, 'instructie/coins');

  const large = await open(true);
  await logIn(large, school.url, CLASS[0]!, 'spelen');
  await openGame(large, studio, GAME);
  await play(large, { hand: 'pointer', answers: 2, seconds: 120 });
  await playable(large);
  await shoot(large, 'pizzabakken');
  await boards(studio, pupil);
}

/** The live board while some play, with rules that went wrong. */
async function boards(studio: Studio, pupil: Page) {
  const { school, open, shoot } = studio;
  const account = await open(true);
  await logIn(account, school.url, 'meester.joost', 'regenboog');
  await account.getByRole('link', { name: 'Live meekijken bij Groep 5' }).click();
  await account.waitForURL(/\/voortgang$/);
  const address = account.url();
  for (const username of CLASS.slice(1)) {
    const page = await open();
    await logIn(page, school.url, username, 'spelen');
    const map = await mapOf(page);
    const task = map.tasks.find(
      ({ state, games }) => state !== 'dicht' && games.some(({ form }) => form === 'choose'),
    );
    if (!task) continue;
    const game = task.games.find(({ form }) => form === 'choose')!;
    await page.goto(school.url + gameAddress(map, task, game.id));
    await playable(page);
    await play(page, {
      hand: 'keyboard',
      answers: 4,
      seconds: 120,
      want: (n) => (n % 2 ? 'right' : 'wrong'),
    });
  }
  await pupil.goto(`${school.url}/app/leerling/${pupilIn(pupil)}/landkaart`);
  await shoot(account, 'live-bord');
  const small = await open();
  await logIn(small, school.url, 'meester.joost', 'regenboog');
  // Who plays now and who needs help come after the page itself.
  await small.waitForFunction(() => !document.querySelector('main')?.textContent.includes('…'));
  await shoot(small, 'instructie/groups');
  await small.goto(address);
  await small.locator('[data-pupil]').first().waitFor();
  await shoot(small, 'instructie/board');
  const rule = small.locator('li[data-rule]').first();
  await rule.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await shoot(small, 'instructie/rule');
}
