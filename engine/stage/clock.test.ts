import { expect, it, vi } from 'vitest';
import { StepClock } from './clock.ts';

const steps = (clock: StepClock, count: number) => {
  for (let i = 0; i < count; i++) clock.step();
};

it('counts 60 steps in a second', () => {
  const clock = new StepClock();
  steps(clock, 60);
  expect(clock.tick).toBe(60);
  expect(clock.now).toBeCloseTo(1000);
});

it('runs what is due once, in the order of its time', () => {
  const clock = new StepClock();
  const ran: string[] = [];
  clock.after(100, () => ran.push('late'));
  clock.after(40, () => ran.push('early'));
  steps(clock, 5);
  expect(ran).toEqual(['early']);
  steps(clock, 10);
  expect(ran).toEqual(['early', 'late']);
});

it('repeats, until it is called off', () => {
  const clock = new StepClock();
  const run = vi.fn();
  const stop = clock.every(100, run);
  steps(clock, 60);
  expect(run).toHaveBeenCalledTimes(10);
  stop();
  steps(clock, 60);
  expect(run).toHaveBeenCalledTimes(10);
});

it('forgets everything at the end, also what is asked after it', async () => {
  const clock = new StepClock();
  const run = vi.fn();
  void clock.wait(10).then(run);
  clock.end();
  clock.after(10, run);
  steps(clock, 10);
  await null;
  expect(run).not.toHaveBeenCalled();
  expect(clock.waiting).toBe(0);
});
