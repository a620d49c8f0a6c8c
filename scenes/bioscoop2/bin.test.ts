// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';

const BOX = 'doos';
let headless: HeadlessHost;
let round: ReturnType<typeof fixtureRound>;

async function open(more: Partial<FixtureOptions> = {}) {
  headless = new HeadlessHost();
  round = fixtureRound({ form: 'order', extras: 2, longest: 8, ...more });
  await headless.open(gameById('bioscoop2')!, round);
  await until('spel');
}

async function until(phase: string) {
  for (let i = 0; i < 1800 && headless.game.flow.phase !== phase; i++) await headless.step();
  expect(headless.game.flow.phase).toBe(phase);
  await headless.step(60);
}

const offer = (id: string) => headless.game.live.desk.all.find((one) => one.id === id)!;
const card = (id: string) => offer(`beeldje-${id}`);

async function at({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  for (const type of ['down', 'up'] as const)
    headless.game.feed({ type, x: x + width / 2, y: y + height / 2 });
  await headless.step(40);
}

const tap = (id: string) => at(offer(id).rect());

async function press(code: string) {
  for (const type of ['keydown', 'keyup'] as const) headless.game.feed({ type, code, key: code });
  await headless.step(40);
}

async function drag(id: string, to: string) {
  const middle = (rect: { x: number; y: number; width: number; height: number }) => ({
    x: rect.x + rect.width / 2,
    y: rect.y + rect.height / 2,
  });
  const [from, there] = [middle(offer(id).rect()), middle(offer(to).rect())];
  headless.game.feed({ type: 'down', ...from });
  for (const share of [0.3, 0.6, 1])
    headless.game.feed({
      type: 'move',
      x: from.x + (there.x - from.x) * share,
      y: from.y + (there.y - from.y) * share,
    });
  await headless.step(4);
  headless.game.feed({ type: 'up', ...there });
  await headless.step(40);
}

/** Whether a frame lies in the box. */
function isIn(id: string): boolean {
  const [box, { x, y, width, height }] = [offer(BOX).rect(), card(id).rect()];
  const [cx, cy] = [x + width / 2, y + height / 2];
  return cx > box.x && cx < box.x + box.width && cy > box.y && cy < box.y + box.height;
}

afterEach(() => headless.destroy());

describe('the box for frames that don’t come along', () => {
  beforeEach(() => open());

  it('takes a frame that is dragged there, and gives it back when that is tapped', async () => {
    await drag('beeldje-over0', BOX);
    expect(isIn('over0')).toBe(true);
    await tap('beeldje-over0');
    expect(isIn('over0')).toBe(false);
  });

  it('takes the next frame that is tapped when it was pointed out, and only that', async () => {
    await tap(BOX);
    expect(offer(BOX).chosen()).toBe(true);
    await tap('beeldje-over1');
    await tap('beeldje-k0');
    expect([isIn('over1'), isIn('k0'), offer(BOX).chosen()]).toEqual([true, false, false]);
    expect(headless.game.draft.row.ids).toEqual(['k0']);
  });

  it('can be used by key', async () => {
    for (let i = 0; i < 12 && headless.game.live.desk.focus?.id !== BOX; i++) await press('ArrowRight');
    expect(headless.game.live.desk.focus?.id).toBe(BOX);
    await press('Space');
    for (let i = 0; i < 12 && headless.game.live.desk.focus?.id !== 'beeldje-over0'; i++)
      await press(i === 5 ? 'ArrowDown' : 'ArrowRight');
    await press('Space');
    expect(isIn('over0')).toBe(true);
  });

  it('has room for as many as stay at home, one from the film too, and no more', async () => {
    await tap('beeldje-k1');
    await drag('beeldje-k1', BOX);
    expect([isIn('k1'), headless.game.draft.row.ids]).toEqual([true, []]);
    await drag('beeldje-over0', BOX);
    await drag('beeldje-over1', BOX);
    expect(['k1', 'over0', 'over1'].map(isIn)).toEqual([true, true, false]);
    expect(headless.host.opened!.round!.log).toEqual([]);
  });

  it('gets what is left over when the film goes to the hall, and gives it back after a miss', async () => {
    for (const id of ['k0', 'k1', 'k2', 'k4', 'k3']) await tap(`beeldje-${id}`);
    await press('Enter');
    expect(['over0', 'over1'].map(isIn)).toEqual([true, true]);
    const { given } = await played();
    expect(given).toEqual({ form: 'order', cards: ['k0', 'k1', 'k2', 'k4', 'k3'] });
    await until('spel');
    expect(['over0', 'over1'].map(isIn)).toEqual([false, false]);
  });

  it('shows after a second miss what does not come along', async () => {
    const robot = new Robot(headless, round.dealt, { plan: 'wrong', via: 'pointer' });
    while (headless.game.flow.phase !== 'neemover') await robot.act();
    await headless.step(60);
    expect(['over0', 'over1'].map(isIn)).toEqual([true, true]);
  });
});

it('is not there when all frames come along', async () => {
  await open({ extras: 0 });
  expect(offer(BOX)).toBeUndefined();
});

/** Turns the film to its end and gives what was answered. */
async function played() {
  const { log } = headless.host.opened!.round!;
  const robot = new Robot(headless, round.dealt, { plan: 'wrong', via: 'pointer' });
  for (let i = 0; i < 4000 && log.length === 0; i++) {
    const input = headless.game.step?.({ form: 'order', cards: headless.game.draft.row.ids }, 'pointer');
    if (input) await robot.send(input);
    else await headless.step();
  }
  return log[0]!;
}
