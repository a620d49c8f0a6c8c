import { consoleFaults, logIn } from './actions.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';
let school: School;
test.beforeEach(async () => { school = await openSchool(); });
test.afterEach(() => school.close());
test('shots', async ({ page }) => {
  const faults = consoleFaults(page);
  await logIn(page, school.url, 'kantoor', 'regenboog');
  const go = async (name: string, path: string, prep?: () => Promise<void>) => {
    for (const [w, h] of [[1366, 768], [1024, 600], [320, 640]] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.goto(school.url + path);
      await page.waitForTimeout(1200);
      await prep?.();
      await page.screenshot({ path: `/tmp/oa-${name}-${w}.png`, fullPage: w === 320 });
      console.log(name, w, await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth));
    }
  };
  await go('list', '/app/superadmin/admins');
  await go('tick', '/app/superadmin/admins?orde=-used', async () => { await page.getByRole('checkbox').nth(3).check(); });
  await go('none', '/app/superadmin/admins?zoek=qqqq&f.state=trial');
  await go('make', '/app/superadmin/admins/aanmaken');
  await go('preview', '/app/superadmin/admins/aanmaken', async () => {
    await page.getByLabel('Naam van de organisatie').fill('Familie Ouwehand');
    await page.getByLabel('Naam van de beheerder').fill('Els Peeters');
    await page.getByLabel('E-mailadres van de beheerder').fill('els@kade.example');
    await page.getByRole('button', { name: 'Bekijk en controleer' }).click();
    await page.waitForTimeout(1500);
  });
  console.log(faults);
});
