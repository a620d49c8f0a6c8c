// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { lookOf, OTHERWISE, QUESTION } from './lines.ts';
import { hangsAt } from './places.ts';
import { fits, makeCase, similarityAt } from './rules.ts';
import type BlobGezocht from './scene.ts';

let headless: HeadlessHost;
beforeEach(() => (headless = new HeadlessHost()));
afterEach(() => headless.destroy());

/** A round of two cases with two words each, unless it is asked otherwise. */
async function start(options: Partial<FixtureOptions> = {}) {
  const round = fixtureRound({
    form: 'choose',
    options: 3,
    size: 4,
    longest: 6,
    settings: { tempo: 0 },
    ...options,
  });
  const scene = (await headless.open(gameById('blobgezocht')!, round)) as BlobGezocht;
  const { stage } = scene;
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  const tips: number[] = [];
  let feats = 0;
  stage.tip = (coins) => void tips.push(coins);
  stage.feat = () => void feats++;
  const log = () => headless.host.opened!.round!.log;
  const until = async (isSo: () => boolean) => {
    for (let i = 0; i < 1800 && !isSo(); i++) await headless.step();
    expect(isSo()).toBe(true);
  };
  const offer = (id: string) => stage.offers().find((one) => one.id === id);
  const isTurned = (i: number) => offer(`portret-${i}`) === undefined;
  const tap = async (i: number) => {
    await until(() => !isTurned(i));
    const { x, y, width, height } = offer(`portret-${i}`)!.rect();
    await robot.send({ kind: 'tap', x: x + width / 2, y: y + height / 2 });
    await headless.step(20);
  };
  /** A finger goes over these portraits. */
  const swipe = async (portraits: readonly number[]) => {
    const path = portraits.map((i): [number, number] => [hangsAt(i).x, hangsAt(i).y]);
    await robot.send({ kind: 'drag', path, ms: 200 });
    await headless.step(40);
  };
  /** The next word is answered wrong. */
  const wrong = async () => {
    await until(() => scene.flow.phase === 'spel');
    const miss = new Robot(headless, round.dealt, { plan: 'wrong', via: 'pointer' });
    for (let i = 0; i < 1800 && log().length === 0; i++) await miss.act();
  };
  /** The next word is answered right; what the witness knows is stamped. */
  const answer = async () => {
    await until(() => scene.flow.phase === 'spel');
    const count = log().length;
    for (let i = 0; i < 1800 && log().length === count; i++) await robot.act();
    await headless.step(60);
  };
  const caseAt = (index: number) => makeCase(stage.rng.fork(`zaak/${index}`), 2, index, similarityAt(0));
  await until(() => scene.flow.phase === 'spel');
  await headless.step(30);
  return { scene, tips, feats: () => feats, until, offer, isTurned, tap, swipe, answer, wrong, caseAt, log };
}

it('who it cannot be is turned over, who still fits laughs and stays: neither is an answer', async () => {
  const { tap, isTurned, answer, caseAt, log } = await start();
  const { suspects, clues } = caseAt(0);
  await tap(3);
  expect(isTurned(3)).toBe(false);
  await answer();
  const known = clues.slice(0, 1);
  const out = suspects.findIndex((one) => !fits(one, known));
  const stays = suspects.findIndex((one) => fits(one, known));
  await tap(out);
  await tap(stays);
  expect([isTurned(out), isTurned(stays)]).toEqual([true, false]);
  expect(log()).toHaveLength(1);
});

it('a swipe turns over who it cannot be, ends at the first who still fits, and is no answer', async () => {
  const { answer, caseAt, isTurned, swipe, until, log } = await start();
  await answer();
  const { suspects, clues } = caseAt(0);
  const known = clues.slice(0, 1);
  const isOut = (i: number) => !fits(suspects[i]!, known);
  // From row to row, there and back.
  const way = [0, 1, 2, 3, 4, 9, 8, 7, 6, 5, 10, 11, 12, 13, 14, 19, 18, 17, 16, 15];
  const begin = way.findIndex((one, at) => isOut(one) && isOut(way[at + 1] ?? 0));
  const rest = way.slice(begin);
  const end = rest.findIndex((one) => !isOut(one));
  await until(() => !isTurned(rest[0]!));
  await swipe(rest);
  expect(rest.filter(isTurned)).toEqual(rest.slice(0, end));
  expect(log()).toHaveLength(1);
});

it('a swipe points nobody out', async () => {
  const { answer, caseAt, isTurned, swipe, tips } = await start({ size: 2 });
  const { culprit } = caseAt(0);
  await answer();
  await answer();
  const beside = [culprit - 1, culprit + 1].find((i) => Math.floor(i / 5) === Math.floor(culprit / 5))!;
  await swipe([beside, culprit]);
  expect([isTurned(beside), tips]).toEqual([true, []]);
});

it('a witness whose word it was not says so, and the page tells again what is known', async () => {
  const { scene, until, wrong } = await start();
  const said = (line: string) =>
    scene.children.list.some(
      (one) => one.type === 'Text' && (one as unknown as { text: string }).text === line,
    );
  await wrong();
  await until(() => said(OTHERWISE.choose));
  await until(() => !said(OTHERWISE.choose));
  expect(said(QUESTION)).toBe(true);
});

it.each([
  ['without a slip', false, 3],
  ['after a slip', true, 2],
])('who points out the blob %s is paid, and sees the next case', async (_name, slips, coins) => {
  const { tap, answer, caseAt, tips, until, offer } = await start();
  const { culprit } = caseAt(0);
  if (slips) await tap(culprit);
  await answer();
  await answer();
  await tap(culprit);
  await until(() => tips.length > 0);
  expect(tips).toEqual([coins]);
  const { suspects } = caseAt(1);
  await until(() => suspects.every((one, i) => offer(`portret-${i}`)?.label === `portret: ${lookOf(one)}`));
});

it('two cases without a slip make the kunstje', async () => {
  const { tap, answer, caseAt, feats, tips, until, isTurned } = await start();
  for (const index of [0, 1]) {
    const { culprit } = caseAt(index);
    await until(() => !isTurned(culprit));
    await answer();
    await answer();
    expect(feats()).toBe(0);
    await tap(culprit);
    await until(() => tips.length === index + 1);
  }
  expect(feats()).toBe(1);
  expect(tips).toEqual([3, 3]);
});

it('who points nobody out is not held up: the host does, and it pays nothing', async () => {
  const { scene, answer, tips, until, caseAt, isTurned } = await start();
  const { id } = scene.exercise!;
  for (let i = 0; i < 3; i++) await answer();
  await headless.step(120);
  const { suspects, clues } = caseAt(1);
  await until(() => suspects.every((_, i) => !isTurned(i)));
  expect(scene.exercise!.id).not.toBe(id);
  expect(tips).toEqual([]);
  expect(suspects.filter((one) => fits(one, clues))).toHaveLength(1);
});

it('after the last word the blob may still be looked for, as long as somebody looks', async () => {
  const { scene, answer, tap, tips, caseAt, until } = await start({ size: 2 });
  await answer();
  await answer();
  expect(scene.flow.phase).not.toBe('einde');
  await tap(caseAt(0).culprit);
  await until(() => scene.flow.phase === 'einde');
  expect(tips).toEqual([3]);
});

it('by keys one goes on along the wall: no answer is pressed by mistake', async () => {
  const { scene, answer, caseAt, isTurned, log, offer } = await start();
  await answer();
  const { suspects, clues } = caseAt(0);
  const out = [...suspects.keys()].filter((i) => !fits(suspects[i]!, clues.slice(0, 1)));
  scene.stage.focusOn(offer(`portret-${out[0]!}`));
  for (const code of ['Space', 'ArrowDown', 'Space', 'ArrowUp', 'Space']) {
    scene.feed({ type: 'keydown', code, key: code });
    scene.feed({ type: 'keyup', code, key: code });
    await headless.step(30);
  }
  expect(isTurned(out[0]!)).toBe(true);
  expect(log()).toHaveLength(1);
});

it('in calm mode who cannot be it hangs loose', async () => {
  const { answer, caseAt, offer } = await start({ settings: { calm: true } });
  const { suspects, clues } = caseAt(0);
  await answer();
  const loose = suspects.map(
    (_, i) => (offer(`portret-${i}`)!.object as unknown as { angle: number }).angle !== 0,
  );
  expect(loose).toEqual(suspects.map((one) => !fits(one, clues.slice(0, 1))));
});
