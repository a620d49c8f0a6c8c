// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { FORMS, type GameManifest } from '../exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../testing/fixture.ts';
import { HeadlessHost } from '../testing/headless.ts';
import { REFERENCE, type ReferenceScene } from '../testing/reference-scene.ts';
import { Robot, type Plan } from '../testing/robot.ts';
import type { Phase } from '../bridge/index.ts';

let headless: HeadlessHost | undefined;
afterEach(() => headless?.destroy());

async function open(options: FixtureOptions, manifest: Partial<GameManifest> = {}) {
  headless = new HeadlessHost();
  const round = fixtureRound(options);
  const entry = { ...REFERENCE, manifest: { ...REFERENCE.manifest, ...manifest } };
  const scene = (await headless.open(entry, round)) as ReferenceScene;
  return { headless, round, scene };
}

async function until(headless: HeadlessHost, phase: Phase) {
  for (let i = 0; i < 3000 && headless.game.flow.phase !== phase; i++) await headless.step();
  expect(headless.game.flow.phase).toBe(phase);
}

/** How long each phase lasted, in the order they came. */
function timePhases(headless: HeadlessHost, scene: ReferenceScene) {
  const times: { phase: Phase; ms: number }[] = [];
  let since = scene.stage.clock.now;
  headless.host.hud.subscribe((now, before) => {
    if (now.phase === before.phase) return;
    times.push({ phase: before.phase, ms: scene.stage.clock.now - since });
    since = scene.stage.clock.now;
  });
  return times;
}

describe.each(FORMS)('a round of %s', (form) => {
  it.each<[Plan, 'pointer' | 'keyboard']>([
    ['right', 'pointer'],
    ['right', 'keyboard'],
    ['wrong', 'pointer'],
    ['wrong-then-right', 'keyboard'],
    ['mix', 'pointer'],
  ])('is played to its end: %s, by %s', async (plan, via) => {
    const { headless, round } = await open({ form });
    const robot = new Robot(headless, round.dealt, { plan, via });
    await robot.finish();
    const { log, progress } = headless.host.opened!.round!;
    expect(log.map(({ exerciseId, given, right }) => ({ exerciseId, given, right }))).toEqual(robot.meant);
    expect(progress.results).not.toContain('open');
    if (plan === 'right') expect(progress.results.every((result) => result === 'first-try')).toBe(true);
  });
});

it('by keyboard a letter with a sign is pointed out: no key types it in one press', async () => {
  headless = new HeadlessHost();
  const round = fixtureRound({ form: 'build', size: 1 });
  const [dealt] = round.dealt;
  if (dealt?.exercise.form !== 'build') throw new Error('a build exercise was asked for');
  const tiles = [...'zeeën'].map((text, i) => ({ id: `t${i}`, text }));
  const exercise = { ...dealt.exercise, tiles, slots: tiles.length };
  const answer = { form: 'build' as const, tiles: tiles.map(({ id }) => id) };
  const own = { exercise, solution: { ...dealt.solution, answer } };
  await headless.open(REFERENCE, { ...round, dealt: [own] });
  const robot = new Robot(headless, [own], { plan: 'right', via: 'keyboard' });
  await robot.finish();
  expect(headless.host.opened!.round!.progress.results).toEqual(['first-try']);
  const codes = robot.inputs.flatMap(({ input }) => (input.kind === 'key' ? [input.code] : []));
  expect(codes).toContain('KeyZ');
  expect(codes).not.toContain('Quote');
});

describe.each(['build', 'order'] as const)('%s item by item', (form) => {
  it.each<[Plan, 'pointer' | 'keyboard']>([
    ['right', 'keyboard'],
    ['wrong', 'pointer'],
    ['wrong-then-right', 'keyboard'],
    ['mix', 'pointer'],
  ])('is played to its end: %s, by %s', async (plan, via) => {
    const { headless, round, scene } = await open({ form, size: 3, shortest: 3 }, { stepwise: [form] });
    const robot = new Robot(headless, round.dealt, { plan, via });
    await robot.finish();
    const { log } = headless.host.opened!.round!;
    expect(log.map(({ given, right }) => ({ given, right }))).toEqual(
      robot.meant.map(({ given, right }) => ({ given, right })),
    );
    // One present and one clear per exercise, one answer to each.
    expect(scene.calls.present).toBe(3);
    expect(scene.calls.clear).toBe(3);
    expect(scene.calls.respond).toBe(log.length);
  });
});

describe('the feedback ladder', () => {
  it('leaves the right word long enough to read', async () => {
    const { headless, round, scene } = await open({ form: 'choose', size: 3, options: 3 });
    const times = timePhases(headless, scene);
    await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
    for (const { phase, ms } of times)
      if (phase === 'goed') expect(Math.round(ms)).toBeGreaterThanOrEqual(900);
    expect(times.filter(({ phase }) => phase === 'goed')).toHaveLength(3);
  });

  it('gives a second chance, then shows the word, and lets it be done over without a log', async () => {
    const { headless, round, scene } = await open({ form: 'choose', size: 1, shortest: 9 });
    const times = timePhases(headless, scene);
    await new Robot(headless, round.dealt, { plan: 'wrong', via: 'pointer' }).finish();
    const phases = times.map(({ phase }) => phase);
    expect(phases.slice(phases.indexOf('spel'))).toEqual(['spel', 'nogeens', 'spel', 'onthul', 'neemover']);
    const letters = round.dealt[0]!.solution.reveal.text.length;
    expect(times.find(({ phase }) => phase === 'onthul')!.ms).toBeGreaterThanOrEqual(1800 + 100 * letters);
    expect(headless.host.opened!.round!.log).toHaveLength(2);
  });

  it('waits in calm mode until the pupil goes on', async () => {
    const { headless, round, scene } = await open({ form: 'split', size: 2, settings: { calm: true } });
    const robot = new Robot(headless, round.dealt, { plan: 'wrong', via: 'pointer' });
    while (scene.flow.phase !== 'onthul') await robot.act();
    await headless.step(20 * 60);
    expect(scene.flow.phase).toBe('onthul');
    await robot.finish();
  });

  it.each(['judge', 'sort'] as const)('asks after a miss in %s to tap the right word once', async (form) => {
    const { headless, scene, round } = await open({ form, size: 2 });
    const robot = new Robot(headless, round.dealt, { plan: 'wrong', via: 'pointer' });
    await until(headless, 'spel');
    await headless.step(30);
    while (scene.flow.phase !== 'neemover') await robot.act();
    expect(scene.stage.offers().map(({ id }) => id)).toEqual(expect.arrayContaining(['woord']));
    expect(scene.stage.offers().filter(({ kind }) => kind !== 'control')).toHaveLength(1);
    // What was asked before answers no more.
    expect(scene.isOpen).toBe(false);
    await robot.finish();
    expect(headless.host.opened!.round!.log).toHaveLength(2);
  });

  it('does not count what is pressed in the first moment', async () => {
    const { headless, round, scene } = await open({ form: 'sort' });
    await until(headless, 'spel');
    const { solution } = round.dealt[0]!;
    expect(scene.commit(solution.answer)).toBe(false);
    await headless.step(25);
    expect(scene.commit(solution.answer)).toBe(true);
    expect(scene.commit(solution.answer)).toBe(false);
  });

  it('reads R from the letters and the tempo', async () => {
    const { headless, scene } = await open({ form: 'choose', settings: { tempo: 0.5 } });
    await until(headless, 'spel');
    const exercise = scene.exercise!;
    const letters =
      'options' in exercise ? exercise.options.reduce((sum, { text }) => sum + (text ?? '').length, 0) : 0;
    expect(scene.readingMs).toBeCloseTo(1000 + 140 * letters * (1.6 - 0.8 * 0.5));
  });
});

describe('the round', () => {
  it('starts no new exercise after three minutes, but never plays fewer than six', async () => {
    const { headless, round } = await open({ form: 'judge', size: 12 });
    await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer', paceMs: 25_000 }).finish();
    const { progress } = headless.host.opened!.round!;
    expect(progress.of).toBeGreaterThanOrEqual(6);
    expect(progress.of).toBeLessThan(12);
  });

  it('has no clock in calm mode', async () => {
    const { headless, round } = await open({ form: 'judge', size: 12, settings: { calm: true } });
    await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer', paceMs: 25_000 }).finish();
    expect(headless.host.opened!.round!.progress.of).toBe(12);
  });

  it('cuts a finale off after six seconds, or when it is skipped', async () => {
    for (const skip of [false, true]) {
      const { headless, round, scene } = await open({ form: 'sort', size: 1 });
      scene.finaleMs = 60_000;
      const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' });
      const finished = robot.finish();
      await until(headless, 'einde');
      const from = scene.stage.clock.now;
      if (skip) headless.host.skip();
      await finished;
      const took = scene.stage.clock.now - from;
      if (skip) expect(took).toBeLessThan(100);
      else expect(took).toBeCloseTo(6000, -2);
      headless.destroy();
    }
  });

  it('plays an example from the reserve on a first visit; any key skips it', async () => {
    const { headless, round, scene } = await open({ form: 'build', firstVisit: true, size: 2 });
    await headless.step(20);
    expect(scene.flow.phase).toBe('voorbeeld');
    expect(round.dealt.slice(0, 2).map(({ exercise }) => exercise.id)).not.toContain(scene.exercise!.id);
    scene.feed({ type: 'keydown', code: 'Space', key: ' ' });
    await headless.step(3);
    expect(scene.exercise!.id).toBe('x0');
    expect(headless.host.opened!.round!.log).toEqual([]);
  });

  it('takes no notice of tips and feats of the example', async () => {
    const { headless, scene } = await open({ form: 'build', firstVisit: true });
    await headless.step(10);
    scene.stage.tip(3, 0, 0);
    scene.stage.feat();
    const { round } = headless.host.opened!;
    expect(round!.earned).toEqual({ tips: 0, feat: false });
    await until(headless, 'spel');
    scene.stage.tip(3, 0, 0);
    scene.stage.feat();
    expect(round!.earned).toEqual({ tips: 3, feat: true });
  });
});

describe('motor support', () => {
  it('does the rest once the pupil has pointed the answer out', async () => {
    const { headless, round, scene } = await open({ form: 'sort', size: 1, settings: { support: true } });
    await until(headless, 'spel');
    await headless.step(30);
    // A game in which a bucket is only loaded: a second act throws.
    scene.loadsFirst = true;
    const { answer } = round.dealt[0]!.solution;
    const bucket = scene.stage.offers().find(({ value }) => 'bucket' in answer && value === answer.bucket)!;
    const { x, y, width, height } = bucket.rect();
    scene.feed({ type: 'down', x: x + width / 2, y: y + height / 2 });
    scene.feed({ type: 'up', x: x + width / 2, y: y + height / 2 });
    await headless.step(5);
    expect(headless.host.opened!.round!.log).toEqual([]);
    await headless.step(60);
    expect(headless.host.opened!.round!.log.map(({ given }) => given)).toEqual([answer]);
  });
});
