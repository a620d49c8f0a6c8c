// What a member of the office does in more than one test.
import { expect, type Page } from '@playwright/test';
import type { MailHead } from '../../server/contract/mail.ts';
import { ask } from './actions.ts';

/** Opens one of the pages of the office by its menu. */
export async function openMenu(office: Page, name: string, title = name) {
  const menu = office.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name, exact: true }).click();
  await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Accepts the application of a school. */
export async function accept(office: Page, school: string) {
  await openMenu(office, 'Aanvragen');
  await office.getByRole('link', { name: school, exact: true }).click();
  await office.getByRole('button', { name: 'Account openen en mail sturen' }).click();
  await expect(office.getByText('is een account gemaakt')).toBeVisible();
}

/** Opens the newest mail to somebody among those that were sent, of which the subject begins so. */
export async function openMail(office: Page, to: string, subject: string) {
  await openMenu(office, 'Verzonden mail');
  const link = office
    .getByRole('row')
    .filter({ hasText: to })
    .getByRole('link', { name: new RegExp(`^${subject}`) });
  await link.first().click();
  await expect(office.getByRole('heading', { level: 1, name: new RegExp(`^${subject}`) })).toBeVisible();
}

/** The address in the welcome mail to somebody. */
export async function welcomeLink(office: Page, to: string): Promise<string> {
  await openMail(office, to, 'Welkom');
  return (await office.frameLocator('iframe').getByRole('link').getAttribute('href'))!;
}

/** The newest mail to somebody, as the office reads it. */
export async function mailTo(office: Page, name: string): Promise<{ subject: string; text: string }> {
  const { mails } = await ask<{ mails: Pick<MailHead, 'id' | 'to'>[] }>(office, '/api/office/mails?page=1');
  const found = mails.find(({ to }) => to.name === name)!;
  return ask(office, `/api/office/mails/${found.id}`);
}

/** Says why, in the form or dialog that is open. */
export async function sayWhy(
  office: Page,
  about = 'Vraag van de klant',
  reason = 'De leerkracht belde hierover.',
) {
  await office.getByLabel('Waar gaat het om?').click();
  await office.getByRole('option', { name: about }).click();
  await office.getByRole('textbox', { name: 'Waarom?' }).fill(reason);
}
