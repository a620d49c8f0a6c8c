import { afterEach, describe, expect, it, vi } from 'vitest';
import { STEP_MS } from '../stage/clock.ts';
import { Loop } from './loop.ts';

/** A screen that shows a frame when it is told to, with a clock of its own. */
function screen() {
  let now = 0;
  let next: ((time: number) => void) | undefined;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (run: (time: number) => void) => ((next = run), 1));
  vi.stubGlobal('cancelAnimationFrame', () => (next = undefined));
  return async (ms: number) => {
    now += ms;
    next?.(now);
    await new Promise((resolve) => setTimeout(resolve));
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('the loop', () => {
  function run(speed: () => number) {
    const frame = screen();
    const seen = { steps: 0, draws: 0 };
    const loop = new Loop({
      step: async () => void seen.steps++,
      draw: () => void seen.draws++,
      speed,
      isStopped: () => false,
    });
    loop.start();
    return { frame, seen };
  }

  it('takes a step of 60 Hz for each of a screen of 60 Hz, and draws once a frame however many were owed', async () => {
    const { frame, seen } = run(() => 1);
    for (let i = 0; i < 6; i++) await frame(STEP_MS);
    expect(seen).toEqual({ steps: 6, draws: 6 });
    await frame(3 * STEP_MS);
    expect(seen).toEqual({ steps: 9, draws: 7 });
  });

  it('catches up with no more than a hitch', async () => {
    const { frame, seen } = run(() => 1);
    await frame(10_000);
    expect(seen.steps).toBe(5);
  });

  it('hurries as long as it is asked to, and not a step longer', async () => {
    let left = 10;
    const { frame, seen } = run(() => (left-- > 0 ? 6 : 1));
    await frame(STEP_MS);
    expect(seen.steps).toBe(6);
    await frame(STEP_MS);
    expect(seen.steps).toBe(9);
    await frame(STEP_MS);
    expect(seen.steps).toBe(10);
  });
});
