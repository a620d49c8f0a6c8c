import { expect, type Page } from '@playwright/test';
import bellenprikken from '../../scenes/bellenprikken/manifest.ts';
import pizzabakken from '../../scenes/pizzabakken/manifest.ts';
import { consoleFaults } from './actions.ts';
import { difference } from './pictures.ts';
import { playable } from './play.ts';
import { openScene, serveStage } from './stage/open.ts';
import { test } from './test.ts';

/** Without a graphics card pictures are drawn from copies in the size of the window; that must not be seen. */
const WINDOW = { width: 1180, height: 690 };
const OTHER = { width: 1200, height: 700 };
/** Visits to a size after which its copies are made. */
const VISITS = 6;
/** Mean difference of a colour value (0 to 255): a picture that lies elsewhere makes more. */
const ALIKE = 2.5;

let stage: Awaited<ReturnType<typeof serveStage>>;
test.beforeAll(async () => {
  stage = await serveStage();
});
test.afterAll(() => stage.close());

for (const { game, form } of [
  { game: pizzabakken, form: 'build' },
  { game: bellenprikken, form: 'type' },
] as const) {
  test(`${game.id}: copies in the size of the window lie where the pictures lie`, async ({ page }) => {
    const faults = consoleFaults(page);
    await countCopies(page);
    await openScene(page, stage.url, { game, form, size: 2 });
    await playable(page);
    await page.keyboard.press('Escape');
    const first = await drawnAt(page, WINDOW);
    for (let i = 0; i < VISITS; i++) {
      await drawnAt(page, OTHER);
      await drawnAt(page, WINDOW);
    }
    const copied = await copiesDrawn(page);
    const later = await drawnAt(page, WINDOW);
    expect(copied, 'copies are drawn at all').toBeGreaterThan(10);
    expect(await difference(page, first, later)).toBeLessThan(ALIKE);
    expect(faults).toEqual([]);
  });
}

/** Keeps count of what is drawn whole and as it is. */
const countCopies = (page: Page) =>
  page.addInitScript(() => {
    const counter = window as unknown as { copies: number };
    counter.copies = 0;
    const { prototype } = CanvasRenderingContext2D;
    const draw = prototype.drawImage as (...given: unknown[]) => void;
    prototype.drawImage = function (this: unknown, ...given: unknown[]) {
      if (given[0] instanceof ImageBitmap && given.length === 3) counter.copies++;
      draw.apply(this, given);
    } as typeof prototype.drawImage;
  });

const copiesDrawn = (page: Page) => page.evaluate(() => (window as unknown as { copies: number }).copies);

/** The canvas as it is drawn in a window of this size while the game stands still. */
async function drawnAt(page: Page, size: { width: number; height: number }): Promise<string> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => document.querySelector('canvas')!.width)).toBe(size.width);
  return page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.querySelector('canvas')!.toDataURL())),
        ),
      ),
  );
}
