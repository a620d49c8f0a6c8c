// Makes the pictures of the product that the public site and the README show, from the demo school: `npm run screens`, or some of them
// by name. They are committed (assets/screens), because they take a browser and a minute; make them anew when a screen has changed.
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { withSchool } from '../bench/browser.ts';
import type { School } from '../e2e/school.ts';
import { playScreens } from './play.ts';
import { schoolScreens } from './school.ts';
import type { Studio } from './studio.ts';

const OUT = join(import.meta.dirname, '../../assets/screens');
/** How wide pictures of one step are on the page. */
const WIDTH = 800;

const wanted = process.argv.slice(2);

const studioIn = (browser: Browser, school: School): Studio => ({
  school,
  async open(isLarge = false) {
    const viewport = isLarge ? { width: 1366, height: 768 } : { width: 1024, height: 640 };
    const context = await browser.newContext({ viewport, locale: 'nl-NL', deviceScaleFactor: 1 });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    // That it is a demo is said beside the pictures.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = '.in-area main > [role="note"] { display: none }';
        document.head.append(style);
      });
    });
    return page;
  },
  async shoot(page, name) {
    if (wanted.length > 0 && !wanted.includes(name)) return;
    // Until fonts and pictures are there, and what slides in has come.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(700);
    const png = await page.screenshot();
    const isStep = name.includes('/');
    const picture = isStep ? sharp(png).resize(WIDTH) : sharp(png);
    const { size } = await picture.webp({ quality: 76, effort: 6 }).toFile(join(OUT, `${name}.webp`));
    console.log(`${name.padEnd(24)} ${Math.round(size / 1000)} kB`);
  },
});

await withSchool('.build/web-test', async (browser, school) => {
  const studio = studioIn(browser, school);
  await playScreens(studio);
  await schoolScreens(studio);
});
