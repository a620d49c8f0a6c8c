import { ask, logIn } from '../e2e/actions.ts';
import type { Group } from '../../server/contract/groups.ts';
import type { Studio } from './studio.ts';

const WORDS = ['bibliotheek', 'horloge', 'vakansie', 'eindelijk', 'thermometer', 'gevaarlijk', 'boekenkast'];

/** What teachers see and make: lists, settings, progress, cards; and the form with which it begins. */
export async function schoolScreens({ school, open, shoot }: Studio) {
  const page = await open();
  await logIn(page, school.url, 'meester.joost', 'regenboog');
  const account = new URL(page.url()).pathname.split('/')[3]!;
  const { groups } = await ask<{ groups: Group[] }>(page, `/api/accounts/${account}/groups`);
  const group = groups.find(({ name }) => name === 'Groep 5')!.id;
  const { pupils } = await ask<{ pupils: { id: string; name: string }[] }>(
    page,
    `/api/accounts/${account}/groups/${group}/pupils`,
  );
  const pupil = pupils.find(({ name }) => name.startsWith('Fleur'))!.id;
  const ofGroup = `${school.url}/app/admins/${account}/groepen/${group}`;
  const ofPupil = `${ofGroup}/leerlingen/${pupil}`;

  await page.goto(`${ofGroup}/woordenlijsten/nieuw`);
  await page.getByLabel('Naam van de lijst').fill('Dictee week 47');
  await page.getByLabel('Plak of typ woorden').fill(WORDS.join('\n'));
  await shoot(page, 'instructie/paste');
  await page.getByRole('button', { name: 'Nakijken en toevoegen' }).click();
  const wrong = page.locator('li[data-verdict="misspelled"]');
  await wrong.waitFor();
  await wrong.scrollIntoViewIfNeeded();
  await shoot(page, 'instructie/checked');
  await wrong.getByRole('button', { name: 'vakantie', exact: true }).click();
  await page.getByRole('button', { name: 'Bewaren en klaarzetten' }).click();
  await page.getByRole('switch', { name: /Dictee week 47/ }).waitFor();
  await shoot(page, 'instructie/ready');

  await page.goto(`${ofGroup}/oefeninstellingen/nieuw`);
  await page.getByRole('combobox', { name: 'Voorbeeldinstelling' }).waitFor();
  await shoot(page, 'instructie/setting');
  await page.getByRole('combobox', { name: 'Voorbeeldinstelling' }).click();
  await shoot(page, 'instructie/preset');
  await page.goto(`${ofPupil}/oefeninstellingen`);
  await page.getByRole('combobox', { name: 'Voorbeeldinstelling' }).waitFor();
  await shoot(page, 'instructie/differs');

  await page.goto(`${ofGroup}/voortgang/overzicht`);
  await page.getByRole('row', { name: /Fleur Groenewoud/ }).waitFor();
  await shoot(page, 'instructie/matrix');
  await page.goto(`${ofPupil}/voortgang`);
  await shoot(page, 'instructie/card');
  await page.emulateMedia({ media: 'print' });
  await shoot(page, 'instructie/print');
  await page.emulateMedia({ media: 'screen' });

  const admin = await open();
  await logIn(admin, school.url, 'directie', 'regenboog');
  await admin.goto(`${school.url}/app/admins/${account}/groepen/kaartjes?groepen=${group}`);
  await admin
    .getByRole('button', { name: /kaartjes/i })
    .last()
    .click();
  await shoot(admin, 'instructie/cards');

  const visitor = await open();
  await visitor.goto(`${school.url}/app/site/aanvraagformulier`);
  await visitor.locator('form').waitFor();
  await shoot(visitor, 'instructie/form');
}
