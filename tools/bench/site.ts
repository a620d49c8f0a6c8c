// What Lighthouse says of the first pages that a visitor sees, on a desktop and on a phone, and what script they fetch.
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import makeDemoSchool from '../e2e/global-setup.ts';
import { CHROMIUM_ARGS } from '../e2e/playwright.config.ts';
import { openSchool } from '../e2e/school.ts';
import { report } from './browser.ts';

const PAGES = ['/app/site/home', '/app/site/prijzen', '/app/auth/login'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The least mark, of 100. */
const LEAST = 95;
/** The most script of a page of the site, in kB as it comes over the line. */
const MOST_SCRIPT_KB = 120;

/** Measures the built site; true when all marks are reached. */
export async function benchSite(): Promise<boolean> {
  const removeDemo = makeDemoSchool();
  const school = await openSchool({ web: process.env['SPELWERELD_BENCH_WEB'] ?? '.build/web', alone: {} });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  const met: boolean[] = [];
  try {
    for (const path of PAGES) {
      for (const [device, config] of [
        ['desktop', desktopConfig],
        ['mobiel', undefined],
      ] as const) {
        const result = await lighthouse(
          school.url + path,
          { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] },
          config,
        );
        if (!result) throw new Error(`Lighthouse gave nothing for ${path}.`);
        const { categories, audits } = result.lhr;
        for (const category of CATEGORIES) {
          const mark = Math.round((categories[category]?.score ?? 0) * 100);
          met.push(mark >= LEAST);
          console.log(
            `${`site: ${path}, ${device}, ${category}`.padEnd(58)} ${mark} (minstens ${LEAST}), verhouding ${(mark / LEAST).toFixed(2)}  ${mark >= LEAST ? 'gehaald' : 'NIET GEHAALD'}`,
          );
          if (mark < 100)
            for (const { id } of categories[category]?.auditRefs ?? []) {
              const audit = audits[id];
              if (audit && audit.score !== null && audit.score < 0.9)
                console.log(`  ${id}: ${audit.displayValue ?? ''}`);
            }
        }
        if (path.startsWith('/app/site/') && device === 'mobiel') {
          const { items = [] } = (audits['network-requests']?.details ?? {}) as {
            items?: { resourceType?: string; transferSize?: number }[];
          };
          const bytes = items
            .filter(({ resourceType }) => resourceType === 'Script')
            .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
          met.push(report(`site: ${path}, script`, bytes / 1000, MOST_SCRIPT_KB, ' kB'));
        }
      }
    }
  } finally {
    await browser.close();
    await school.close();
    removeDemo();
  }
  return met.every(Boolean);
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
