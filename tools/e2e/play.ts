import { expect, type CDPSession, type Page } from '@playwright/test';
import type { TestHook } from '../../engine/host/hook.ts';
import { STEP_MS } from '../../engine/stage/clock.ts';
import type { Input, Via } from '../../engine/stage/input.ts';

/** What the pupil plays with; touch walks the pointer's way with a finger instead of a mouse. */
export type Hand = Via | 'touch';
export type Wish = 'right' | 'wrong';
export type Log = ReturnType<TestHook['log']>;

declare global {
  interface Window {
    /** How many fixed steps time still goes on, one in each frame; as the wall says while that is endless. */
    __steps?: number;
  }
}

/** How much faster than the clock on the wall time goes in each page. */
const speeds = new WeakMap<Page, number>();

/**
 * Makes time in the canvas go faster: the game still takes every one of its fixed steps, only more of them per
 * frame. Call it before the page is opened.
 */
export async function hasten(page: Page, times: number) {
  speeds.set(page, times);
  await page.addInitScript(
    ({ factor, stepMs }) => {
      const frame = window.__everyFrame ?? window.requestAnimationFrame.bind(window);
      const now = performance.now.bind(performance);
      window.__steps = Infinity;
      let [at, last] = [0, 0];
      const isFree = () => window.__steps === Infinity;
      const goOn = (time: number) => {
        // All that wait for one frame are told one time.
        if (time === last) return;
        if (isFree()) at += (time - last) * factor;
        else if (window.__steps!-- > 0) at += stepMs;
        else window.__steps = 0;
        last = time;
      };
      window.requestAnimationFrame = (run) =>
        frame((time) => {
          goOn(time);
          run(at);
        });
      performance.now = () => (isFree() ? at + (now() - last) * factor : at);
    },
    { factor: times, stepMs: STEP_MS },
  );
}

/** Lets time in the canvas stand still, or go on. */
const stop = (page: Page, isStopped: boolean) =>
  page.evaluate((steps) => void (window.__steps = steps ?? Infinity), isStopped ? 0 : null);

/** Lets so many ms of play go by, one fixed step at a time, after which time stands still. */
async function walk(page: Page, ms: number) {
  await page.evaluate((steps) => void (window.__steps = steps), Math.round(ms / STEP_MS));
  await page.waitForFunction(() => window.__steps === 0);
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

/** The line to the fingers of each page: to open it takes longer than a touch. */
const fingers = new WeakMap<Page, Promise<CDPSession>>();

function fingersOf(page: Page): Promise<CDPSession> {
  const open = fingers.get(page) ?? page.context().newCDPSession(page);
  fingers.set(page, open);
  return open;
}

async function touch(page: Page, path: readonly [number, number][], held: () => Promise<void>) {
  const client = await fingersOf(page);
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: [number, number]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  const [first, ...rest] = path;
  if (!first) return;
  await dispatch('touchStart', first);
  for (const point of rest) await dispatch('touchMove', point);
  await held();
  await dispatch('touchEnd');
}

/** Whether an input is let go at a moment of its own; in a page that goes by the wall it is as good as any other. */
const isTimed = (page: Page, input: Input) =>
  'isTimed' in input && input.isTimed === true && speeds.has(page);

/** Step by step a frame is a step: what would be held long waits for its moment at full speed. */
const isLong = (page: Page, input: Input) => isTimed(page, input) && 'ms' in input && input.ms > 700;

/** Sends one input through the browser's own mouse, finger or keyboard. */
export async function send(page: Page, input: Input, hand: Hand) {
  const short = () => page.waitForTimeout(30);
  switch (input.kind) {
    case 'tap':
      if (hand === 'touch') return touch(page, [[input.x, input.y]], short);
      return page.mouse.click(input.x, input.y, { delay: 20 });
    case 'hold': {
      const held = () => (isTimed(page, input) ? walk(page, input.ms) : page.waitForTimeout(input.ms));
      if (hand === 'touch') return touch(page, [[input.x, input.y]], held);
      await page.mouse.move(input.x, input.y);
      await page.mouse.down();
      await held();
      return page.mouse.up();
    }
    case 'drag': {
      if (hand === 'touch') return touch(page, input.path, short);
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
      const name = keyName(input.code);
      if (!isTimed(page, input))
        return page.keyboard.press(name, { delay: Math.min(input.ms, 2000) / speed });
      await page.keyboard.down(name);
      await walk(page, input.ms);
      return page.keyboard.up(name);
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
      // While the hand goes there nothing moves on: what it is to do is asked anew when time stands.
      const stands = isTimed(page, now.input);
      if (stands) await stop(page, true);
      const input = stands ? (await look(page, want(log.length), via, log.length))?.input : now.input;
      if (input && !isLong(page, input)) {
        onInput?.(input);
        await send(page, input, hand);
      }
      if (stands) await stop(page, false);
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
