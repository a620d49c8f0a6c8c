import { expect, it } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import type { Form } from '../../exercise/index.ts';
import type { FixtureOptions } from '../fixture.ts';
import type { HeadlessHost } from '../headless.ts';
import { Idler } from '../idler.ts';
import { Robot, type Plan } from '../robot.ts';
import { rowsOf, type Depth } from './depth.ts';
import { errorsOf, newHost, open, openInPlay, SECOND } from './opening.ts';

/** What lies on the table of the exercise that is asked: what can be used, and the answer in the making. */
function tableOf({ game, host }: HeadlessHost) {
  const { draft, stage, flow } = game;
  const { places } = draft.row;
  return {
    phase: host.hud.getState().phase,
    exercise: flow.exercise?.id,
    offers: stage
      .offers()
      .map(({ id, kind, value }) => [id, kind, value].join(' '))
      .sort(),
    places: places.map((id, place) => [id, draft.row.isFixed(place)]),
    text: draft.text.text,
    cuts: draft.cuts.cuts,
  };
}

const RELOADED: readonly [string, Plan, number, FixtureOptions['settings']][] = [
  ['a wrong answer, calmly', 'wrong', 1, { calm: true }],
  ['a wrong answer', 'wrong', 1, {}],
  ['some items or answers', 'wrong-then-right', 3, {}],
  ['wrong items', 'wrong', 4, { calm: true }],
];

/** Nobody plays, the finger slips, a pause, all keys at once, a reload: no answer is made up and none is lost. */
export function isUndisturbed(entry: GameEntry, form: Form, extras: number, depth: Depth) {
  const { id } = entry.manifest;

  it('logs nothing and shows no mistake when nobody plays for a minute', async () => {
    const { headless, scene } = await open(entry, { form, extras });
    const phases = new Set<string>();
    for (let i = 0; i < 60 * SECOND; i++) {
      await headless.step();
      phases.add(scene.flow.phase);
    }
    expect(headless.host.opened!.round!.log).toEqual([]);
    expect([...phases].filter((phase) => ['goed', 'nogeens', 'onthul', 'einde'].includes(phase))).toEqual([]);
  });

  it('survives a minute of random keys and taps, and can be finished after', async () => {
    const { headless, round } = await openInPlay(entry, { form, extras });
    const idler = new Idler(headless, `fuzz/${id}/${form}`);
    await idler.fuzz(60 * SECOND);
    expect(errorsOf(headless)).toEqual([0, undefined]);
    if (headless.host.opened!.round!.current) {
      await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
    }
  });

  it.each(rowsOf(depth, 1, RELOADED))(
    'looks after a reload as it was left: %s',
    async (_name, plan, count, settings) => {
      const options: FixtureOptions = {
        form,
        extras,
        shortest: 4,
        longest: 9,
        ...(settings && { settings }),
      };
      const { headless: first, round } = await openInPlay(entry, options);
      const robot = new Robot(first, round.dealt, { plan, via: 'pointer' });
      const played = first.host.opened!.round!;
      while (played.log.length < count) await robot.act();
      // Up to where the pupil can answer again, whatever has to be copied or pressed in between.
      while (first.host.hud.getState().phase !== 'spel') await robot.act();
      await first.step(30);
      const left = tableOf(first);
      const answers = [...played.log];
      const { earned } = played;
      first.destroy();

      const headless = newHost();
      await headless.open(entry, { ...round, answers, earned });
      const { hud, bus } = headless.host;
      const told: unknown[] = [];
      bus.on('answer', (answer) => told.push(answer));
      bus.on('earned', (all) => told.push(all));
      for (let i = 0; i < 60 * SECOND && hud.getState().phase !== 'spel'; i++) await headless.step();
      await headless.step(30);
      expect(tableOf(headless)).toEqual(left);
      expect(told).toEqual([]);
      expect(headless.host.opened!.round!.log).toEqual(answers);
      await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
      expect(errorsOf(headless)).toEqual([0, undefined]);
    },
  );

  if (depth === 'short') return;

  it('logs nothing and shows no mistake when the finger only slips for a minute', async () => {
    const { headless } = await openInPlay(entry, { form, extras });
    await new Idler(headless, `slips/${id}/${form}`).bump(60 * SECOND);
    expect(headless.host.opened!.round!.log).toEqual([]);
    expect(errorsOf(headless)).toEqual([0, undefined]);
  });

  it('stands still in a pause, whatever is pressed, and goes on after it', async () => {
    const { headless, scene, round } = await openInPlay(entry, { form, extras, size: 2 });
    headless.host.pause();
    const before = [scene.stage.clock.now, JSON.stringify(scene.stage.offers().map((offer) => offer.rect()))];
    await headless.step(2 * SECOND);
    expect([
      scene.stage.clock.now,
      JSON.stringify(scene.stage.offers().map((offer) => offer.rect())),
    ]).toEqual(before);
    headless.host.resume();
    await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
  });

  it('is the same run twice with the same seed and inputs', async () => {
    const runs: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { headless, round } = await open(entry, { form, extras, size: 2, seed: 'twee keer' });
      const robot = new Robot(headless, round.dealt, { plan: 'mix', via: 'pointer', traced: true });
      await robot.finish();
      runs.push(JSON.stringify([headless.host.opened!.round!.log, robot.inputs, robot.trace]));
      headless.destroy();
    }
    expect(runs[0]).toBe(runs[1]);
  });
}
