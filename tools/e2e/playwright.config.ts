import { defineConfig } from '@playwright/test';

/** Flags without which Debian's Chromium looks for Google's servers, or needs a sandbox that root may not have. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
  '--autoplay-policy=no-user-gesture-required',
];

const root = new URL('../..', import.meta.url).pathname;

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: `${root}.build/e2e`,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  // A test that is right only the second time is named at the end of the run.
  retries: 1,
  forbidOnly: !!process.env['CI'],
  reporter: [['list'], ['json', { outputFile: `${root}.build/reports/browser.json` }]],
  use: {
    viewport: { width: 1366, height: 768 },
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    actionTimeout: 20_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: '/usr/bin/chromium', args: CHROMIUM_ARGS },
  },
});
