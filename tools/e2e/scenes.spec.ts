import { expect } from '@playwright/test';
import type { Hand } from './play.ts';
import { GAMES, IS_ALL, onStage, pictures, playRound, WISHES } from './rounds.ts';
import { test } from './test.ts';

// A round of every game in the real host, with its real art and fonts (scenes/README.md 6.1 and 6.4). What differs by setting and
// form is the contract's (engine/testing), each kind of input is that of inputs.spec.ts; `npm test -- alles` plays all of it here too.

const HANDS: readonly Hand[] = ['keyboard', 'touch', 'pointer'];
/** Steered by arrows, what goes on by itself may bite the next thing before the robot has looked: it points instead. */
const HANDS_LIVE: readonly Hand[] = ['touch', 'pointer'];

const stage = onStage();

GAMES.forEach((game, number) => {
  const [primary, ...others] = game.forms;
  const hands = game.pace === 'L' ? HANDS_LIVE : HANDS;
  test.describe(game.id, () => {
    const hand = hands[number % hands.length]!;
    test(`${primary}: twice wrong, then right, by ${hand}, with a picture of each phase`, async ({
      page,
    }, info) => {
      const { seen, onPhase } = pictures(page, info);
      const want = WISHES['twice wrong, then right']!;
      await playRound(page, stage.url, { game, form: primary, size: 3 }, { hand, want, onPhase });
      // The others may have passed while a picture was made.
      expect([...seen]).toEqual(expect.arrayContaining(['spel', 'einde']));
      expect(await page.evaluate(() => document.fonts.check('400 40px Andika'))).toBe(true);
    });

    if (!IS_ALL) return;

    for (const [plan, want] of Object.entries(WISHES))
      for (const each of ['keyboard', 'pointer'] as const)
        test(`${primary}: ${plan}, by ${each}`, async ({ page }) => {
          await playRound(page, stage.url, { game, form: primary, size: 2 }, { hand: each, want });
        });

    test(`${primary}: mixed in calm mode, by keyboard`, async ({ page }) => {
      const scene = { game, form: primary, size: 2, calm: true };
      await playRound(page, stage.url, scene, { hand: 'keyboard', want: WISHES['mixed']! });
    });

    others.forEach((form, i) => {
      const other = hands[i % hands.length]!;
      test(`${form}: mixed, by ${other}`, async ({ page }, info) => {
        const { onPhase } = pictures(page, info);
        const want = WISHES['mixed']!;
        await playRound(page, stage.url, { game, form, size: 3 }, { hand: other, want, onPhase });
      });
    });
  });
});
