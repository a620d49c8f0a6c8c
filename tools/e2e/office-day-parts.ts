// Parts of a day of the office: who the customers are, and the longer ways that they and the office go.
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

/** Begins to move something from one customer to another, each looked for by a part of its name, with the reason. */
export async function beginRelocation(office: Page, from: string, to: string, reason: string) {
  for (const [side, name] of [
    ['Van', from],
    ['Naar', to],
  ] as const) {
    await office.getByRole('combobox', { name: side }).fill(name);
    await office.getByRole('option', { name }).first().click();
  }
  await office.getByLabel('Waarom').fill(reason);
  await office.getByRole('button', { name: 'Beginnen' }).click();
  await expect(office.getByRole('heading', { level: 1, name: / naar / })).toBeVisible();
}

/** Plans a webinar, and opens it for who signs up. */
export async function planWebinar(office: Page, title: string, seats: number) {
  await office.getByRole('link', { name: 'Nieuw webinar' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Nieuw webinar' })).toBeVisible();
  await office.getByRole('textbox', { name: 'Titel' }).fill(title);
  await office.getByLabel('Datum').fill('2099-11-18');
  await office.getByLabel('Tijd').fill('15:30');
  await office.getByLabel('Plaatsen').fill(String(seats));
  await office.getByRole('button', { name: 'Open het inschrijven' }).click();
  await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Writes a message of trouble for everybody, and does not place it yet. */
export async function writeTrouble(office: Page, title: string, text: string) {
  await office.getByRole('link', { name: 'Nieuw bericht' }).first().click();
  // The list has fields of the same names, until this one is there.
  await expect(office.getByRole('heading', { level: 1, name: 'Nieuw bericht' })).toBeVisible();
  await office.getByLabel('Soort', { exact: true }).click();
  await office.getByRole('option', { name: 'Storing' }).click();
  await office.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
  await office.getByRole('textbox', { name: 'Bericht', exact: true }).fill(text);
}
