import { expect, type Page } from '@playwright/test';

/** Logs in by the form, as a person would. */
export async function logIn(page: Page, url: string, username: string, password: string) {
  await page.goto(`${url}/app/auth/login`);
  await page.getByLabel('Gebruikersnaam').fill(username);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL((address) => !address.pathname.endsWith('/auth/login'));
}

/** What the page wrote to its console as errors or warnings; to be empty at the end of a journey. */
export function consoleFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  return faults;
}

type Phase =
  'laden' | 'voorbeeld' | 'vraag' | 'spel' | 'goed' | 'nogeens' | 'onthul' | 'neemover' | 'pauze' | 'einde';

/** One real input towards an answer (games.md 6.4). */
export type Input =
  | { kind: 'tap'; x: number; y: number }
  | { kind: 'drag'; path: [number, number][]; ms: number }
  | { kind: 'hold'; x: number; y: number; ms: number }
  | { kind: 'key'; code: string; ms: number }
  | { kind: 'type'; text: string }
  | { kind: 'wait'; ms: number };

interface Hook {
  meta(): {
    id: string;
    form: string;
    seed: string;
    mode: string;
    tick: number;
    exercise: number;
    of: number;
  };
  phase(): Phase;
  step(want: 'right' | 'wrong', via: 'pointer' | 'keyboard'): Input | null;
  log(): { exercise: string; given: unknown; right: boolean; tryNo: number; tick: number }[];
  stats(): { fps: number; objects: number; texts: number; bodies: number; particles: number; errors: number };
  targets(): {
    id: string;
    role: string;
    label?: string;
    rect: { x: number; y: number; w: number; h: number };
    visible: boolean;
    actionable: boolean;
  }[];
}

declare global {
  interface Window {
    __spel?: Hook;
  }
}

export const phaseOf = (page: Page) => page.evaluate(() => window.__spel?.phase());

/** Keys whose `code` is not the name that the keyboard of the browser driver wants. */
const keyName = (code: string) =>
  code.startsWith('Key') ? code.slice(3).toLowerCase() : code.startsWith('Digit') ? code.slice(5) : code;

/** Sends one input through the browser's own mouse and keyboard. */
export async function send(page: Page, input: Input) {
  switch (input.kind) {
    case 'tap':
      return page.mouse.click(input.x, input.y);
    case 'hold':
      await page.mouse.move(input.x, input.y);
      await page.mouse.down();
      await page.waitForTimeout(input.ms);
      return page.mouse.up();
    case 'drag': {
      const [first, ...rest] = input.path;
      if (!first) return;
      await page.mouse.move(...first);
      await page.mouse.down();
      for (const point of rest) await page.mouse.move(...point, { steps: 4 });
      return page.mouse.up();
    }
    case 'key':
      return page.keyboard.press(keyName(input.code), { delay: Math.min(input.ms, 2000) });
    case 'type':
      return page.keyboard.type(input.text, { delay: 15 });
    case 'wait':
      return page.waitForTimeout(input.ms);
  }
}

/**
 * Plays the round that is on the screen to its end with real inputs; `want` says per try what to answer.
 * Returns the log of the answers that were given.
 */
export async function playRound(
  page: Page,
  via: 'pointer' | 'keyboard',
  want: (n: number) => 'right' | 'wrong',
  seconds = 100,
) {
  const until = Date.now() + seconds * 1000;
  let answered = 0;
  let log: ReturnType<Hook['log']> = [];
  while (Date.now() < until) {
    const now = await page.evaluate(
      ({ wish, hand }) => {
        const hook = window.__spel;
        if (!hook) return null;
        const phase = hook.phase();
        const plays = phase === 'spel' || phase === 'neemover' || phase === 'onthul' || phase === 'nogeens';
        return {
          phase,
          log: hook.log(),
          input: plays ? hook.step(phase === 'neemover' ? 'right' : wish, hand) : null,
        };
      },
      { wish: want(answered), hand: via },
    );
    if (!now) return log;
    log = now.log;
    answered = log.length;
    if (now.phase === 'einde') return log;
    if (now.phase === 'voorbeeld') await page.keyboard.press('Enter');
    else if (now.input) await send(page, now.input);
    await page.waitForTimeout(30);
  }
  throw new Error(
    `the round did not end within ${seconds} s: phase ${await phaseOf(page)}, ${answered} answers`,
  );
}

/** Waits until the exercise can be played. */
export const playable = (page: Page) => expect.poll(() => phaseOf(page), { timeout: 30_000 }).toBe('spel');
