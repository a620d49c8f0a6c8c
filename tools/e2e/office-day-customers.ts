// The customers in a day of the office: who they are, and what they do meanwhile.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { call } from './calling.ts';

/** A school that applies on the site. */
export const SCHOOL = 'De Vuurtoren';
/** The board of schools that it comes under. */
export const BOARD = 'Stichting Kustscholen';
/** Who runs the school, and who runs the board. */
export const ELS = {
  name: 'Els Peeters',
  email: 'els@vuurtoren.example',
  password: 'vier losse natte sokken',
};
export const JAN = {
  name: 'Jan de Wit',
  email: 'jan@kustscholen.example',
  password: 'drie droge dikke truien',
};
/** Of the school: first name, infix, last name and year, as they are pasted. */
export const PUPILS = [
  ['Wouter', '', 'Zandlust', '5'],
  ['Machteld', 'van', 'Meerkoet', '5'],
  ['Sjoerd', '', 'Waterval', '5'],
];

/** Orders what the trial of the school was of, from the address of the school and the agreement on. */
export async function orderLicence(admin: Page) {
  await admin.getByRole('link', { name: 'Licentie', exact: true }).click();
  await admin.getByRole('button', { name: 'Bestellen of verlengen' }).click();
  await admin.getByRole('link', { name: 'Naar accountgegevens' }).click();
  await admin.getByLabel('Straat en huisnummer').fill('Duinweg 3');
  await admin.getByLabel('Postcode').fill('1234 AB');
  await admin.getByLabel('Plaats', { exact: true }).fill('Kamperdorp');
  await admin.getByRole('main').getByRole('button', { name: 'Bewaren' }).click();
  await expect(admin.getByText('De gegevens zijn bewaard.')).toBeVisible();
  await admin.getByRole('link', { name: 'Licentie', exact: true }).click();
  await admin.getByRole('button', { name: 'Bestellen of verlengen' }).click();
  await admin.getByRole('link', { name: 'Naar de overeenkomst' }).click();
  await admin.getByLabel('Je functie').fill('directeur');
  await admin.getByLabel('Ik mag namens de organisatie ondertekenen').check();
  await admin.getByRole('button', { name: 'Ondertekenen' }).click();
  await admin.getByRole('link', { name: 'Naar de licentie' }).click();
  await admin.getByRole('button', { name: 'Bestellen of verlengen' }).click();
  await admin.getByLabel('Ik mag namens de organisatie bestellen').check();
  await admin.getByRole('button', { name: 'Bestellen', exact: true }).click();
  await expect(admin.getByText('Besteld. Dank je wel!')).toBeVisible();
}

/** Somebody of whom no page is seen signs up for a webinar. */
export async function signUpUnseen(url: string, training: string, name: string) {
  const email = `${name.toLowerCase().replace(' ', '')}@kust.example`;
  const body = { training, name, email, organisation: '', people: 1, website: '' };
  await call(url, 'PUT', `/api/site/signups/${randomUUID()}`, { body });
}
