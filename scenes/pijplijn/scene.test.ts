// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { Image } from '../../engine/stage/index.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { gameById } from '../index.ts';
import type { Flow } from './works.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  headless = new HeadlessHost();
  const scene = await headless.open(gameById('pijplijn')!, fixtureRound(options));
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return scene;
}

const log = () => headless.host.opened!.round!.log;
const offer = (id: string) => headless.game.stage.offers().find((one) => one.id === id);

async function tap(id: string) {
  const { x, y, width, height } = offer(id)!.rect();
  for (const type of ['down', 'up'] as const)
    headless.game.feed({ type, x: x + width / 2, y: y + height / 2 });
  await headless.step(3);
}

async function press(code: string) {
  for (const type of ['keydown', 'keyup'] as const) headless.game.feed({ type, code, key: code });
  await headless.step(3);
}

it('answers nothing while juice leaks, and goes on after it', async () => {
  const scene = await openInPlay({ form: 'choose', options: 3 });
  await tap('kraan');
  await headless.step(180);
  expect(log()).toEqual([]);
  expect((scene.play as Flow).leaked).toBe(true);
  expect(offer('kraan')).toBeDefined();
});

it('is never answered by turning pipes or by tapping a barrel alone', async () => {
  await openInPlay({ form: 'choose', options: 2 });
  const pipes = headless.game.stage.offers().filter(({ id }) => id.startsWith('buis-'));
  for (const { id } of pipes) await tap(id);
  await tap('vat-goed');
  await headless.step(120);
  expect(log()).toEqual([]);
});

it('is played by a digit, Space and Enter: the digit leads the keys to the next pipe', async () => {
  await openInPlay({ form: 'choose', options: 2 });
  for (let i = 0; i < 40 && !offer('vat-goed')?.chosen(); i++) {
    const at = headless.game.stage
      .offers()
      .filter(({ kind }) => kind === 'option')
      .findIndex(({ id }) => id === 'vat-goed');
    await press(`Digit${at + 1}`);
    await press('Space');
  }
  await press('Enter');
  await headless.step(10);
  expect(log().map(({ right }) => right)).toEqual([true]);
});

it('leaves no pipe crooked when a barrel is tapped again and again', async () => {
  await openInPlay({ form: 'choose', options: 2 });
  for (let i = 0; i < 5; i++) await tap('vat-goed');
  await headless.step(120);
  const pipes = headless.game.stage.scene.children.list.filter(
    (one): one is Image => 'frame' in one && /^(buis|bocht)$/.test((one as Image).frame.name),
  );
  expect(pipes.length).toBeGreaterThan(0);
  expect(pipes.filter(({ angle }) => Math.abs(Math.round(angle * 10) % 900) > 0)).toEqual([]);
});

it('turns the last pipe back', async () => {
  await openInPlay({ form: 'choose', options: 2 });
  expect(offer('terug')).toBeUndefined();
  const pipe = headless.game.stage.offers().find(({ id }) => id.startsWith('buis-'))!;
  await tap(pipe.id);
  expect(offer('terug')).toBeDefined();
  await press('Backspace');
  expect(offer('terug')).toBeUndefined();
});

it('leaks at an end that was not turned, although all pieces lie', async () => {
  const scene = await openInPlay({ form: 'order' });
  for (const { id } of headless.game.stage.offers().filter(({ kind }) => kind === 'card')) await tap(id);
  expect(scene.draft.row.full).toBe(true);
  await press('Enter');
  await headless.step(180);
  expect(log()).toEqual([]);
  await tap('buis-0');
  for (let i = 0; i < 4 && log().length === 0; i++) {
    await press('Enter');
    await headless.step(180);
    if (log().length === 0) await tap('buis-1');
  }
  expect(log()).toHaveLength(1);
});
