import { test as base } from '@playwright/test';

/**
 * A browser test. What it opened besides its own page (`browser.newContext()`) is closed at its end: a map or a game that
 * goes on in it would slow down all tests that follow in the same browser.
 */
export const test = base.extend<{ others: void }>({
  others: [
    async ({ browser }, use) => {
      await use();
      // Its own page was closed before this.
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
