import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { MapTask, PupilMap } from '../../server/contract/practice.ts';

/** Logs in by the form, as a person would. */
export async function logIn(page: Page, url: string, username: string, password: string) {
  await page.goto(`${url}/app/auth/login`);
  await page.getByLabel('Gebruikersnaam').fill(username);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/auth/login'));
}

/** Opens one of the pages of a group by its tab, from the groups page of who teaches it. */
export async function openTab(page: Page, group: string, tab: string) {
  await page.getByRole('link', { name: group, exact: true }).click();
  const tabs = page.getByRole('navigation', { name: `Bladzijden van ${group}` });
  const link = tabs.getByRole('link', { name: tab, exact: true });
  await link.click();
  // The page before it stays until this one is there, and has the same names in it.
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** What the page wrote to its console as errors or warnings, beside those of other pages; to be empty at the end of a journey. */
export function consoleFaults(page: Page, faults: string[] = []): string[] {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  return faults;
}

/**
 * All rules of axe, best practices included; the answer names each rule and the elements that break it. `within` looks at
 * a part: a menu that opens over the page is in no landmark. It looks again while a message fades in or out: half of it to
 * be seen has half its contrast.
 */
export async function expectAccessible(page: Page, screen: string, within = 'html') {
  const look = async () => {
    const { violations } = await new AxeBuilder({ page })
      .include(within)
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze();
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 160)) }));
  };
  let found = await look();
  for (let again = 0; found.length > 0 && again < 2; again++) {
    await page.waitForTimeout(1000);
    found = await look();
  }
  expect(found, screen).toEqual([]);
}

/** Asks the server for something with the token of the page, as the page itself would. */
export async function ask<T>(page: Page, path: string): Promise<T> {
  const { ok, body } = await page.evaluate(async (address) => {
    const token = localStorage.getItem('access_token');
    const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
    return { ok: response.ok, body: (await response.json()) as unknown };
  }, path);
  expect(ok, path).toBe(true);
  return body as T;
}

/** The id of the pupil whose screen is open. */
export const pupilIn = (page: Page) => new URL(page.url()).pathname.split('/')[3]!;

/** The map of the pupil who is logged in. */
export const mapOf = (page: Page) => ask<PupilMap>(page, `/api/pupils/${pupilIn(page)}/map`);

/** A task of the map that can be played in this game now, where a test needs one in this form; of the newest island if it has one. */
export function taskFor(map: PupilMap, game: string, wanted?: string): MapTask {
  const tasks = [...map.tasks, ...map.islands.flatMap((island) => island.tasks)];
  const task = tasks.find(
    ({ state, games }) =>
      state !== 'dicht' &&
      games.some(({ id, form }) => id === game && (wanted === undefined || form === wanted)),
  );
  if (!task) throw new Error(`no open place offers ${[game, wanted].join(' ')}`);
  return task;
}

/** The address of a game at a task of the pupil's own map. */
export function gameAddress({ pupil, islands }: PupilMap, task: MapTask, game: string) {
  const island = islands.find(({ tasks }) => tasks.some(({ id }) => id === task.id))!;
  return `/app/leerling/${pupil.id}/somvensters/${island.id}/taken/${task.id}/spellen/${game}`;
}
