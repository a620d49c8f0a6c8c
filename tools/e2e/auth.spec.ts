import { expect } from '@playwright/test';
import { consoleFaults, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';

let school: School;
test.beforeAll(async () => {
  school = await openSchool();
});
test.afterAll(() => school.close());

const LOGIN = /\/app\/auth\/login$/;

test('each role lands on its own start screen', async ({ browser }) => {
  for (const [name, password, screen] of [
    ['daan4', 'spelen', /\/app\/leerling\/[^/]+\/landkaart$/],
    ['demo', 'demo', /\/app\/leerling\/[^/]+\/landkaart$/],
    ['juf.marit', 'regenboog', /\/app\/admins\/[^/]+\/groepen$/],
    ['directie', 'regenboog', /\/app\/admins\/[^/]+\/groepen$/],
    ['kantoor', 'regenboog', /\/app\/superadmin\/dashboard$/],
    ['beheer', 'regenboog', /\/app\/superadmin\/dashboard$/],
  ] as const) {
    const page = await browser.newPage();
    const faults = consoleFaults(page);
    await logIn(page, school.url, name, password);
    await expect(page).toHaveURL(screen);
    expect(faults, name).toEqual([]);
    await page.close();
  }
});

test('who logs out in one tab is gone from every other, and a pupil who logs in beside a class list clears it', async ({
  page,
  context,
}) => {
  await logIn(page, school.url, 'juf.marit', 'regenboog');
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('heading', { name: 'Groepen', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(second).toHaveURL(LOGIN);

  await logIn(page, school.url, 'juf.marit', 'regenboog');
  const own = page.url();
  const beside = await context.newPage();
  await beside.goto(`${school.url}/app/auth/login`);
  await beside.evaluate(() => localStorage.clear());
  await expect(page).toHaveURL(LOGIN);
  await logIn(beside, school.url, 'daan4', 'spelen');
  await expect(beside).toHaveURL(/landkaart$/);
  await page.goto(own);
  await expect(page.getByRole('heading', { name: 'Groepen', exact: true })).toBeHidden();
});

test('a session that ends while a form is filled in keeps what was typed, out of sight until the password is given', async ({
  page,
}) => {
  await logIn(page, school.url, 'juf.marit', 'regenboog');
  await page.getByRole('link', { name: 'Accountgegevens' }).click();
  const name = page.getByRole('textbox', { name: 'Naam' }).first();
  await name.fill('Marit Overdijk-Vos');
  await page.evaluate(() =>
    fetch('/api/auth/logout', {
      method: 'POST',
      headers: { Authorization: `Bearer ${localStorage.getItem('access_token')}` },
    }),
  );
  // The live line or the first call that is refused tells.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const lock = page.getByRole('dialog', { name: 'Log opnieuw in' });
  await expect(lock).toContainText('Marit Overdijk (juf.marit)');
  await page.keyboard.press('Escape');
  await lock.getByLabel('Wachtwoord').fill('fout');
  await lock.getByRole('button', { name: 'Verder' }).click();
  await expect(lock.getByRole('alert')).toBeVisible();
  await lock.getByLabel('Wachtwoord').fill('regenboog');
  await lock.getByRole('button', { name: 'Verder' }).click();
  await expect(lock).toBeHidden();
  await expect(name).toHaveValue('Marit Overdijk-Vos');
  await page.getByRole('button', { name: 'Bewaren', exact: true }).first().click();
  await expect(page.getByText('De gegevens zijn bewaard.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Naam' }).first()).toHaveValue('Marit Overdijk-Vos');
});

test('a wrong password and an unknown name get the same kind answer, and nothing is stored', async ({
  page,
}) => {
  await page.goto(`${school.url}/app/auth/login`);
  const answers: string[] = [];
  for (const name of ['anouk5', 'bestaat-niet']) {
    await page.getByLabel('Gebruikersnaam').fill(name);
    await page.getByLabel('Wachtwoord', { exact: true }).fill('fout');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
    answers.push((await page.locator('form').getByRole('alert').first().textContent())!);
  }
  expect(answers[0]).toBe(answers[1]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('empty fields are named where they are, the first one has the focus', async ({ page }) => {
  await page.goto(`${school.url}/app/auth/login`);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Vul je gebruikersnaam in.')).toBeVisible();
  await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
});

test('a login that was tried too often gets slow, says why and who can help, and nobody is locked out', async ({
  page,
}) => {
  await page.goto(`${school.url}/app/auth/login`);
  await page.getByLabel('Gebruikersnaam').fill('puck6');
  const tryWith = async (password: string) => {
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    const answered = page.waitForResponse('**/api/auth');
    await page.getByRole('button', { name: 'Inloggen' }).click();
    expect((await answered).status()).toBe(password === 'spelen' ? 200 : 422);
  };
  for (let i = 0; i < 9; i++) await tryWith(`fout${i}`);
  await expect(page.getByText(/duurt het nakijken nu langer.*leerkracht/)).toBeVisible();
  await tryWith('spelen');
  await expect(page).not.toHaveURL(LOGIN);
});

test('what is typed and sent before the app is there is not lost', async ({ page }) => {
  const faults = consoleFaults(page);
  let arrive = () => {};
  const line = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/app/assets/app-*.js', async (route) => {
    await line;
    await route.continue();
  });
  await page.goto(`${school.url}/app/auth/login`, { waitUntil: 'commit' });
  await expect(page.getByLabel('Gebruikersnaam')).toBeFocused();
  await page.keyboard.type('juf.marit');
  await page.keyboard.press('Tab');
  await page.keyboard.type('regenboog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(LOGIN);
  arrive();
  await expect(page).toHaveURL(/\/groepen$/);
  // Who is logged in does not see the form of the page again.
  await page.goto(`${school.url}/app/auth/login`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/groepen$/);
  expect(faults).toEqual([]);
});

test('a stored user that cannot be read is ignored, one whose time has passed is cleared', async ({
  page,
}) => {
  await page.goto(`${school.url}/app/auth/login`);
  for (const stored of [
    '{',
    'null',
    JSON.stringify({ _id: 'x', role: 'docent', exp: 1000, expires_in: '2001-01-01T00:00:00.000Z' }),
  ]) {
    await page.evaluate((value) => localStorage.setItem('user', value), stored);
    await page.goto(`${school.url}/app/superadmin/dashboard`);
    await expect(page).toHaveURL(LOGIN);
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a token that was tampered with ends the session at the first call', async ({ page }) => {
  await logIn(page, school.url, 'juf.marit', 'regenboog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('access_token', `${localStorage.getItem('access_token')!.slice(0, -6)}AAAAAA`),
  );
  await page.reload();
  await expect(page).toHaveURL(LOGIN);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
});

test('without the public key nobody gets in, and the page says why', async ({ page }) => {
  await page.route('**/api/auth/public-key', (route) => route.abort());
  await page.goto(`${school.url}/app/auth/login`);
  await page.getByLabel('Gebruikersnaam').fill('juf.marit');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('regenboog');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Inloggen lukt nu niet')).toBeVisible();
  await expect(page).toHaveURL(LOGIN);
});

test('without any storage (private window) one can log in and see the map', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('no storage here', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await logIn(page, school.url, 'anouk5', 'spelen');
  await expect(page).toHaveURL(/landkaart$/);
  await expect(page.locator('canvas')).toBeVisible();
});

test('unknown addresses, games, tasks and pupils get a page with a way home, never a blank one', async ({
  page,
}) => {
  await page.goto(`${school.url}/app/dit/bestaat/niet`);
  await expect(page.getByRole('heading', { name: 'Deze bladzijde bestaat niet' })).toBeVisible();
  await logIn(page, school.url, 'aron6', 'spelen');
  const home = new URL(page.url()).pathname;
  const id = home.split('/')[3]!;
  for (const path of [
    `/app/leerling/${id}/somvensters/x/taken/y/spellen/pizzabakken`,
    `/app/leerling/${id}/somvensters/x/taken/y/spellen/schaakspel`,
    `/app/leerling/${id}/onzin`,
  ]) {
    await page.goto(school.url + path);
    await expect(
      page
        .getByRole('link', { name: /landkaart|kaart/i })
        .or(page.getByRole('button', { name: /kaart/i }))
        .first(),
    ).toBeVisible();
  }
  await page.goto(`${school.url}/app/superadmin/dashboard`);
  await expect(page.getByRole('heading', { name: 'Hier mag je niet in' })).toBeVisible();
  await page.goto(`${school.url}/app/leerling/someone-else/landkaart`);
  await expect(
    page
      .getByRole('link', { name: /kaart/i })
      .or(page.getByRole('button', { name: /kaart/i }))
      .first(),
  ).toBeVisible();
});

test('the address on a card leads to the login, and one in the words of the other variant to its own', async ({
  page,
}) => {
  await page.goto(`${school.url}/inloggen`);
  await expect(page).toHaveURL(LOGIN);
  await logIn(page, school.url, 'juf.marit', 'regenboog');
  await expect(page).toHaveURL(/\/groepen$/);
  const own = page.url();
  await page.goto(own.replace('/groepen', '/klassen'));
  await expect(page).toHaveURL(own);
  await expect(page.getByRole('heading', { name: 'Groepen', exact: true })).toBeVisible();
});

test('a bare path of the specification leads into the app', async ({ page }) => {
  await page.goto(`${school.url}/auth/login`);
  await expect(page).toHaveURL(LOGIN);
});
