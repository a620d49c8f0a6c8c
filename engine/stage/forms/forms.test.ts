// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Form, WholeAnswer } from '../../exercise/index.ts';
import { fixtureRound, type FixtureOptions } from '../../testing/fixture.ts';
import { HeadlessHost } from '../../testing/headless.ts';
import type { PlainChoices, PlainRow, PlainSteps } from '../../testing/plain-plays.ts';
import { REFERENCE, ReferenceScene } from '../../testing/reference-scene.ts';
import { Robot, type Plan } from '../../testing/robot.ts';
import type { FormPlay } from './form-play.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

/** Opens a game in which picking a choice only loads it. */
async function open(options: FixtureOptions, stepwise: Form[] = [], scene = ReferenceScene) {
  headless = new HeadlessHost();
  const round = fixtureRound({ size: 2, ...options });
  const manifest = { ...REFERENCE.manifest, stepwise };
  const entry = { ...REFERENCE, manifest, load: () => Promise.resolve({ default: scene }) };
  const opened = (await headless.open(entry, round)) as ReferenceScene;
  opened.loadsFirst = true;
  return { round, scene: opened };
}

async function openInPlay<P extends FormPlay>(options: FixtureOptions, stepwise: Form[] = []) {
  const { round, scene } = await open(options, stepwise);
  for (let i = 0; i < 600 && scene.flow.phase !== 'spel'; i++) await headless.step();
  await headless.step(30);
  return { round, scene, play: scene.play as unknown as P };
}

const offered = (id: string) => headless.game.live.desk.all.find((offer) => offer.id === id)!;

describe.each(['choose', 'judge', 'sort', 'read'] as const)('%s, loaded and then committed', (form) => {
  it.each<[Plan, 'pointer' | 'keyboard']>([
    ['wrong', 'pointer'],
    ['wrong-then-right', 'keyboard'],
  ])('is played %s, by %s, and every answer is the one that was meant', async (plan, via) => {
    const { round } = await open({ form, longest: 8 });
    const robot = new Robot(headless, round.dealt, { plan, via });
    await robot.finish();
    const { log } = headless.host.opened!.round!;
    expect(log.map(({ exerciseId, given, right }) => ({ exerciseId, given, right }))).toEqual(robot.meant);
    expect(headless.host.errors).toBe(0);
  });
});

it('throws for a form that the manifest names and the scene does not play', async () => {
  class PlaysNothing extends ReferenceScene {
    override readonly forms = {};
  }
  await open({ form: 'type' }, [], PlaysNothing);
  for (let i = 0; i < 600 && !headless.host.hud.getState().error; i++) await headless.step();
  expect(headless.host.hud.getState().error).toBeDefined();
});

describe('a whole row', () => {
  it('lays in the place that was pointed out, swaps, and takes back', async () => {
    const { scene, play } = await openInPlay<PlainRow>({ form: 'build', shortest: 5 });
    const { row } = scene.draft;
    const [a, b] = play.row.things;
    offered('plek-2').onPick!();
    expect(play.row.pointed).toBe(2);
    offered(`ding-${a!.id}`).onPick!();
    expect(row.places.indexOf(a!.id)).toBe(2);
    expect(play.row.pointed).toBe(-1);
    offered(`ding-${b!.id}`).onPick!();
    expect(row.places.indexOf(b!.id)).toBe(0);
    // Dropped where the other lies they change places.
    offered(`ding-${b!.id}`).drag!.onDrop(offered('plek-2'));
    expect([row.placeOf(a!.id), row.placeOf(b!.id)]).toEqual([0, 2]);
    offered(`ding-${a!.id}`).onPick!();
    expect(row.placeOf(a!.id)).toBe(-1);
    expect(play.moves.at(-1)).toEqual([a!.id, -1]);
  });

  it('offers a thing with what the game adds to it', async () => {
    const { play } = await openInPlay<PlainRow>({ form: 'build', shortest: 4 });
    const { id } = play.row.things[0]!;
    offered(`ding-${id}`).onPress!(true);
    expect(play.pressed).toEqual([id]);
  });

  it('answers nothing while it is not full, and says so itself', async () => {
    const { play } = await openInPlay<PlainRow>({ form: 'build', shortest: 4 });
    expect(play.row.commit()).toBe(false);
    expect(headless.host.opened!.round!.log).toEqual([]);
  });

  it('gives back what is let go below its line, and keeps what is let go above', async () => {
    const { scene, play } = await openInPlay<PlainRow>({ form: 'build', shortest: 4 });
    const thing = play.row.things[0]!;
    const offer = offered(`ding-${thing.id}`);
    offer.onPick!();
    offer.drag!.onMove!(300, 420);
    offer.drag!.onCancel!();
    expect(scene.draft.row.placeOf(thing.id)).toBe(0);
    offer.drag!.onMove!(300, 600);
    offer.drag!.onCancel!();
    expect(scene.draft.row.placeOf(thing.id)).toBe(-1);
  });
});

describe('a row of steps', () => {
  it('puts out of play what was wrong for its place, until that place is filled', async () => {
    const { round, play } = await openInPlay<PlainSteps>({ form: 'build', shortest: 4 }, ['build']);
    const { exercise, solution } = round.dealt[0]!;
    if (exercise.form !== 'build' || !('tiles' in solution.answer)) throw new Error('not a word');
    const [first, second] = solution.answer.tiles;
    const wrong = exercise.tiles.find(({ text }) => text !== play.steps.textOf(first))!.id;
    expect(play.steps.take(wrong)).toBe(true);
    for (let i = 0; i < 300 && headless.game.flow.phase !== 'spel'; i++) await headless.step();
    await headless.step(30);
    expect(play.steps.isOut(wrong)).toBe(true);
    expect(play.steps.take(wrong)).toBe(false);
    expect(play.steps.isWanted(first!, solution.answer)).toBe(true);
    expect(play.steps.take(first!)).toBe(true);
    await headless.step(60);
    expect(play.landed).toEqual([first]);
    expect(play.steps.isOut(wrong)).toBe(false);
    expect(play.steps.place).toBe(1);
    expect(play.steps.freeFor({ form: 'build', slot: 1, tile: second! })).toBeDefined();
  });
});

describe('choices', () => {
  it('are armed first and then committed; without one the act is a slip', async () => {
    const { play } = await openInPlay<PlainChoices>({ form: 'sort' });
    expect(play.choices.commit()).toBe(false);
    expect(headless.host.opened!.round!.log).toEqual([]);
    const [item] = play.choices.items;
    offered(`keus-${item!.choice.id}`).onPick!();
    expect(offered(`keus-${item!.choice.id}`).chosen()).toBe(true);
    expect(play.choices.commit()).toBe(true);
    await headless.step();
    expect(headless.host.opened!.round!.log[0]!.given).toEqual(item!.choice.answer);
  });

  it('are asked as long as they are in play, and when it is done over only the right one is', async () => {
    const { play } = await openInPlay<PlainChoices>({ form: 'sort' });
    const { choices } = play;
    expect(choices.asked).toEqual(choices.items);
    const [first, ...others] = choices.items;
    choices.ruleOut(first!);
    expect(choices.asked).toEqual(others);
    const only = others.at(-1)!;
    expect(choices.takeOver(only.choice.answer as WholeAnswer)).toBe(only);
    expect(choices.items.filter((item) => choices.isAsked(item))).toEqual([only]);
    expect(others.map(({ choice: { id } }) => offered(`keus-${id}`).enabled())).toEqual(
      others.map((item) => item === only),
    );
  });
});
