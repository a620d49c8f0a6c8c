import { expect, type Page } from '@playwright/test';
import type { TestHook } from '../../engine/host/hook.ts';
import type { Input, Via } from '../../engine/stage/input.ts';

/** What the pupil plays with; touch walks the pointer's way with a finger instead of a mouse. */
export type Hand = Via | 'touch';
export type Wish = 'right' | 'wrong';
export type Log = ReturnType<TestHook['log']>;

/** How much faster than the clock on the wall time goes in each page. */
const speeds = new WeakMap<Page, number>();

/**
 * Makes time in the canvas go faster: the game still takes every one of its fixed steps, only more of them per
 * frame. Call it before the page is opened.
 */
export async function hasten(page: Page, times: number) {
  speeds.set(page, times);
  await page.addInitScript((factor) => {
    const frame = window.__everyFrame ?? window.requestAnimationFrame.bind(window);
    const now = performance.now.bind(performance);
    window.requestAnimationFrame = (run) => frame((time) => run(time * factor));
    performance.now = () => now() * factor;
  }, times);
}

/** Where the round is; undefined as long as nothing is open. */
export const phaseOf = (page: Page) => page.evaluate(() => window.__spel?.phase());

/** Every answer that was given in the open round. */
export const logOf = (page: Page) => page.evaluate(() => window.__spel?.log() ?? []);

/** Waits until the exercise can be played; an example is skipped. */
export async function playable(page: Page) {
  await expect
    .poll(
      async () => {
        const phase = await phaseOf(page);
        if (phase === 'voorbeeld') await page.keyboard.press('Enter');
        return phase;
      },
      { timeout: 60_000 },
    )
    .toBe('spel');
}

/** Keys whose `code` is not the name that the driver of the browser wants. */
const keyName = (code: string) =>
  code.startsWith('Key') ? code.slice(3).toLowerCase() : code.startsWith('Digit') ? code.slice(5) : code;

async function touch(page: Page, path: readonly [number, number][], ms: number) {
  const client = await page.context().newCDPSession(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: [number, number]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  const [first, ...rest] = path;
  if (!first) return;
  await dispatch('touchStart', first);
  for (const point of rest) await dispatch('touchMove', point);
  if (ms > 0) await page.waitForTimeout(ms);
  await dispatch('touchEnd');
  await client.detach();
}

/** Sends one input through the browser's own mouse, finger or keyboard. */
export async function send(page: Page, input: Input, hand: Hand) {
  switch (input.kind) {
    case 'tap':
      if (hand === 'touch') return touch(page, [[input.x, input.y]], 30);
      return page.mouse.click(input.x, input.y, { delay: 20 });
    case 'hold':
      if (hand === 'touch') return touch(page, [[input.x, input.y]], input.ms);
      await page.mouse.move(input.x, input.y);
      await page.mouse.down();
      await page.waitForTimeout(input.ms);
      return page.mouse.up();
    case 'drag': {
      if (hand === 'touch') return touch(page, input.path, 30);
      const [first, ...rest] = input.path;
      if (!first) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of rest) await page.mouse.move(...point, { steps: 4 });
      return page.mouse.up();
    }
    case 'key': {
      // Steering goes as far as it is held. What is held to be done may be held too long.
      const speed = input.code.startsWith('Arrow') ? (speeds.get(page) ?? 1) : 1;
      return page.keyboard.press(keyName(input.code), { delay: Math.min(input.ms, 2000) / speed });
    }
    case 'type':
      return page.keyboard.type(input.text, { delay: 15 });
    case 'wait':
      return page.waitForTimeout(input.ms);
  }
}

export interface Plan {
  hand: Hand;
  /** What to answer at the nth try of the round, from 0. */
  want?: (n: number) => Wish;
  /** Stops as soon as this many answers are in the log, instead of at the end of the round. */
  answers?: number;
  /** Seconds after which the round counts as stuck. */
  seconds?: number;
  /** Called once per new answer, and once per phase that is entered. */
  onAnswer?: (log: Log) => Promise<void>;
  onPhase?: (phase: string) => Promise<void>;
  /** Called with each input that is sent. */
  onInput?: (input: Input) => void;
}

/** Plays the round that is on the screen with real inputs, to its end or to a number of answers; gives its log. */
export async function play(page: Page, plan: Plan): Promise<Log> {
  const { hand, want = () => 'right', answers = Infinity, seconds = 100, onAnswer, onPhase, onInput } = plan;
  const via = hand === 'keyboard' ? 'keyboard' : 'pointer';
  const until = Date.now() + seconds * 1000;
  let log = await logOf(page);
  let last = '';
  while (Date.now() < until) {
    const now = await look(page, want(log.length), via, log.length);
    if (!now) {
      await page.waitForTimeout(30);
      continue;
    }
    if (now.log.length > log.length) await onAnswer?.(now.log);
    log = now.log;
    if (now.phase !== last) await onPhase?.((last = now.phase));
    if (now.phase === 'einde' || log.length >= answers) return log;
    if (now.input) {
      onInput?.(now.input);
      await send(page, now.input, hand);
    }
    await page.waitForTimeout(20);
  }
  throw new Error(`stuck after ${seconds} s in phase ${await phaseOf(page)} with ${log.length} answers`);
}

/** Where the round is and what the next input towards the wish would be; none when the wish was for an earlier try. */
const look = (page: Page, wish: Wish, via: Via, answers: number) =>
  page.evaluate(
    ({ wish, via, answers }) => {
      const hook = window.__spel;
      if (!hook) return null;
      const phase = hook.phase();
      if (hook.log().length !== answers) return { phase, log: hook.log(), input: null };
      const go = hook.targets().find(({ id, actionable }) => id === 'verder' && actionable);
      const press = { kind: 'key', code: 'Enter', ms: 40 } as const;
      const tap =
        go && ({ kind: 'tap', x: go.rect.x + go.rect.w / 2, y: go.rect.y + go.rect.h / 2 } as const);
      const input =
        phase === 'voorbeeld' ? press : tap ? (via === 'keyboard' ? press : tap) : hook.step(wish, via);
      return { phase, log: hook.log(), input };
    },
    { wish, via, answers },
  );
