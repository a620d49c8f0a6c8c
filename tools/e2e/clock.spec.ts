import { expect, type Page } from '@playwright/test';
import { dayFrom, nameOfDay } from '../../server/data/day.ts';
import { ask, gameAddress, logIn, mapOf, pupilIn, taskFor } from './actions.ts';
import { hasten, logOf, play, playable } from './play.ts';
import { openSchool, type School } from './school.ts';
import { test } from './test.ts';
import type { PupilProgress } from '../../server/contract/progress.ts';

let school: School;
test.beforeEach(async () => {
  school = await openSchool();
});
test.afterEach(() => school.close());

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sets the clock of a computer wrong, for all of its tabs. */
const setWrong = (page: Page, byMs: number) =>
  page.context().addInitScript((by) => {
    const Right = Date;
    window.Date = class extends Right {
      static override now = () => Right.now() + by;
      constructor(...given: []) {
        super(...((given.length === 0 ? [Right.now() + by] : given) as []));
      }
    } as DateConstructor;
  }, byMs);

/** How much a pupil answered on each day, as staff see it. */
async function daysOf(page: Page, pupil: string) {
  const period = `from=${nameOfDay(dayFrom(Date.now(), -100))}&to=${nameOfDay(dayFrom(Date.now(), 2))}`;
  const { practised } = await ask<PupilProgress>(page, `/api/pupils/${pupil}/progress?${period}`);
  return new Map(practised.map(({ day, answers }) => [day, answers]));
}

for (const [name, days] of Object.entries({ ahead: 1, behind: -1 })) {
  test(`on a computer whose clock is a day ${name} a pupil gets in, in a second tab too, and what is answered is of today`, async ({
    browser,
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const teacher = await (await browser.newContext()).newPage();
    await logIn(teacher, school.url, 'meester.joost', 'regenboog');
    await teacher.getByRole('link', { name: 'Live meekijken bij Groep 5' }).click();

    await setWrong(page, days * DAY_MS);
    await hasten(page, 3);
    await logIn(page, school.url, 'anouk5', 'spelen');
    const id = pupilIn(page);
    const map = await mapOf(page);
    const tile = teacher.locator(`[data-pupil="${id}"]`);
    const made = async () => Number(/van (\d+) goed/.exec(await tile.innerText())?.[1] ?? 0);
    const today = nameOfDay(Date.now());
    const daysBefore = await daysOf(teacher, id);
    const before = await made();
    const address = school.url + gameAddress(map, taskFor(map, 'pizzabakken'), 'pizzabakken');
    await page.goto(address);
    await playable(page);
    await play(page, { hand: 'keyboard', answers: 2 });
    await expect.poll(made).toBe(before + 2);

    // What waits without a line keeps its day, and is told for it once.
    await context.setOffline(true);
    await play(page, { hand: 'keyboard', answers: 4 });
    await expect(tile).toContainText('offline');
    await context.setOffline(false);
    await expect.poll(made, { timeout: 30_000 }).toBe(before + 4);

    const second = await context.newPage();
    await hasten(second, 3);
    await second.goto(address);
    await playable(second);
    expect(await logOf(second)).toHaveLength(4);
    await play(second, { hand: 'keyboard', answers: 5 });
    await expect.poll(made).toBe(before + 5);

    const of = await daysOf(teacher, id);
    expect(of.get(today)).toBe(before + 5);
    // All other days are as they were.
    expect([...of].filter(([day]) => day !== today)).toEqual(
      [...daysBefore].filter(([day]) => day !== today),
    );
  });
}
