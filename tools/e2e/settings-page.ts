import { expect, type Page } from '@playwright/test';
import { logIn, openTab } from './actions.ts';
import type { School } from './school.ts';

/** Opens the practice settings of Groep 5, as its teacher. */
export async function openSettings(page: Page, school: School) {
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  await openTab(page, 'Groep 5', 'Oefeninstellingen');
  await expect(page.getByRole('heading', { name: 'Oefeninstellingen van Groep 5' })).toBeVisible();
}

/** Shows what changes, and saves it. */
export async function save(page: Page) {
  await page.getByRole('button', { name: 'Bekijk en bewaar' }).click();
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
}
