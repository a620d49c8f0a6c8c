import { expect } from '@playwright/test';
import { logIn } from './actions.ts';
import { accept, welcomeLink } from './at-office.ts';
import { addFirstPupils, apply, comeIn, openPage, type Secret } from './customer.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

/** What a school that never heard of us does first, from the site to a pupil on the map, in both variants. */
const VARIANTS = [
  {
    variant: 'nl',
    host: '127.0.0.1',
    year: 'Groep 5',
    number: 5,
  },
  {
    variant: 'be',
    host: 'be.localhost',
    year: '3e leerjaar',
    number: 3,
  },
] as const;
const ELS = { email: 'els@kade.example', password: 'vier losse natte sokken' };
const PUPILS = 28;

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

for (const { variant, host, year, number } of VARIANTS)
  test(`a new school, from the site to a pupil's map: ${variant}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const url = school.url.replace('127.0.0.1', host);
    const faults: string[] = [];

    await apply(await openPage(browser, faults), url, {
      'Naam van de school of praktijk': 'De Kade',
      'Je naam': 'Els Peeters',
      'Je e-mailadres': ELS.email,
      'Hoeveel leerlingen': '180',
    });
    const office = await openPage(browser, faults);
    await logIn(office, school.url, 'kantoor', 'regenboog');
    await accept(office, 'De Kade');
    const mailed = await welcomeLink(office, 'Els Peeters');

    const els = await openPage(browser, faults);
    await comeIn(els, url, mailed, ELS);
    const secrets = await addFirstPupils(els, { year, sheet: sheet(number), count: PUPILS });

    const [one, other] = secrets as [Secret, Secret];
    const byName = await openPage(browser, faults);
    await logIn(byName, url, one.username, one.password);
    await expect(byName).toHaveURL(/\/landkaart$/);
    const byCard = await openPage(browser, faults);
    await byCard.goto(`${url}/app/auth/kaart#${other.card}`);
    await expect(byCard).toHaveURL(/\/landkaart$/);
    expect(faults).toEqual([]);
  });

/** Pupils as a teacher copies them from a sheet: first name, infix, last name, year. */
const sheet = (year: number) =>
  Array.from({ length: PUPILS }, (_, i) =>
    [
      'Kind',
      i % 3 ? '' : 'van',
      `Achter${String.fromCharCode(97 + (i % 26))}${i > 25 ? 'x' : ''}`,
      year,
    ].join('\t'),
  ).join('\n');
