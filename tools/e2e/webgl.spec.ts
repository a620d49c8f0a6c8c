import { expect, type Page } from '@playwright/test';
import bellenprikken from '../../scenes/bellenprikken/manifest.ts';
import pizzabakken from '../../scenes/pizzabakken/manifest.ts';
import verfgooien from '../../scenes/verfgooien/manifest.ts';
import { consoleFaults } from './actions.ts';
import { difference } from './pictures.ts';
import { play, playable } from './play.ts';
import { CHROMIUM_ARGS } from './playwright.config.ts';
import { openScene, serveStage } from './stage/open.ts';
import { test } from './test.ts';

/** Pupils with a graphics card see WebGL; here software stands in for it, at a few frames a second. */
const WEBGL_ARGS = [
  ...CHROMIUM_ARGS.filter((arg) => arg !== '--disable-gpu'),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
test.use({
  launchOptions: { executablePath: '/usr/bin/chromium', args: WEBGL_ARGS },
  viewport: { width: 1024, height: 600 },
});

/** Mean difference of a colour value (0 to 255) between what WebGL and the 2D canvas draw of the same moment. */
const ALIKE = 8;

test.setTimeout(240_000);

let stage: Awaited<ReturnType<typeof serveStage>>;
test.beforeAll(async () => {
  stage = await serveStage();
});
test.afterAll(() => stage.close());

for (const { game, form } of [
  { game: pizzabakken, form: 'build' },
  { game: bellenprikken, form: 'type' },
  { game: verfgooien, form: 'sort' },
] as const) {
  test(`${game.id}: WebGL shows what the 2D canvas shows, and takes an answer`, async ({ page }) => {
    const faults = consoleFaults(page);
    const scene = { game, form, size: 2 };
    await openScene(page, stage.url, scene);
    const flat = await stillOf(page);
    await openScene(page, stage.url, { ...scene, webgl: true });
    const real = await stillOf(page);
    expect(await difference(page, flat, real)).toBeLessThan(ALIKE);
    await page.getByRole('button', { name: 'Verder spelen' }).click();
    expect(await play(page, { hand: 'keyboard', answers: 1 })).toHaveLength(1);
    expect(faults).toEqual([]);
  });
}

/** The screen while the game stands still in its first exercise. */
async function stillOf(page: Page): Promise<string> {
  await playable(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Verder spelen' })).toBeVisible();
  return `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
}
