import { afterEach, expect } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import { fixtureRound, type FixtureOptions } from '../fixture.ts';
import { HeadlessHost } from '../headless.ts';

/** Ticks of a second; a headless run goes on by ticks. */
export const SECOND = 60;

let opened: HeadlessHost | undefined;
afterEach(() => {
  opened?.destroy();
  opened = undefined;
});

/** A host without a browser, which is cleared away after the test. */
export function newHost(): HeadlessHost {
  opened?.destroy();
  return (opened = new HeadlessHost());
}

/** Opens a game with a round of fixed words. */
export async function open(entry: GameEntry, options: FixtureOptions) {
  const headless = newHost();
  const round = fixtureRound(options);
  const scene = await headless.open(entry, round);
  return { headless, round, scene };
}

/** Opens a game and waits until its first exercise can be answered. */
export async function openInPlay(entry: GameEntry, options: FixtureOptions) {
  const all = await open(entry, options);
  await until(all.headless, 'spel');
  return all;
}

/** Goes on until the game is in this phase; fails when it isn't after so many seconds. */
export async function until(headless: HeadlessHost, phase: string, seconds = 30) {
  for (let i = 0; i < seconds * SECOND && headless.game.flow.phase !== phase; i++) await headless.step();
  expect(headless.game.flow.phase).toBe(phase);
  await headless.step();
}

/** Errors that the host counted, and the message that the pupil would see. */
export const errorsOf = (headless: HeadlessHost) => [
  headless.host.errors,
  headless.host.hud.getState().error,
];
