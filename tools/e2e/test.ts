import { test as base, type BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Asks for a frame of the screen, each of them. */
    __everyFrame?: typeof requestAnimationFrame;
  }
}

/** Maps and games are drawn without a graphics card here, by the two cores that all tests share: thirty times a second will do. */
const drawLess = (context: BrowserContext) =>
  context.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    window.__everyFrame = frame;
    window.requestAnimationFrame = (run) => frame(() => frame(run));
  });

/**
 * A browser test. What it opened besides its own page (`browser.newContext()`) is closed at its end: a map or a game that
 * goes on in it would slow down all tests that follow in the same browser.
 */
export const test = base.extend<{ others: void }>({
  others: [
    async ({ browser }, use) => {
      const onContext = (context: BrowserContext) => void drawLess(context);
      browser.on('context', onContext);
      await use();
      browser.off('context', onContext);
      // Its own page was closed before this.
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
