// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { rawInputs } from '../../engine/stage/input.ts';
import { fixtureRound, type FixtureOptions } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';
import { LYING, strewn } from './rules.ts';
import type Doolhof from './scene.ts';

let headless: HeadlessHost;
afterEach(() => headless.destroy());

async function openInPlay(options: FixtureOptions) {
  headless = new HeadlessHost();
  const scene = await headless.open(gameById('doolhof')!, fixtureRound(options));
  for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
  // An act in the first moment belongs to the exercise before.
  await headless.step(30);
  return scene;
}

type Scene = Awaited<ReturnType<typeof openInPlay>>;
const log = () => headless.host.opened!.round!.log;
const offers = () => headless.game.live.desk.all;
/** Whether the keyboard on the screen can be used. */
const isAsked = () => offers().some((offer) => offer.kind === 'key' && headless.game.live.desk.usable(offer));

async function press(code: string, key = code) {
  for (const type of ['keydown', 'keyup'] as const) headless.game.feed({ type, code, key });
  await headless.step(2);
}

/** Walks by arrow until the hero stands at the gate, as the robot would; says what was pressed. */
async function walkToGate(scene: Scene): Promise<string[]> {
  const pressed: string[] = [];
  for (let i = 0; i < 400; i++) {
    const input = scene.flow.nextInput({ form: 'type', text: 'zon' }, 'keyboard');
    if (input?.kind === 'key' && input.code === 'Enter') return pressed;
    if (input?.kind === 'key') pressed.push(input.code);
    for (const { raw, waitMs } of rawInputs(input ?? { kind: 'wait', ms: 34 })) {
      if (raw) headless.game.feed(raw);
      await headless.step(Math.max(1, Math.round(waitMs / 16.7)));
    }
  }
  throw new Error('The gate was not found.');
}

describe('the password', () => {
  it('is asked by the gate, when the pupil has walked there and has knocked', async () => {
    const scene = await openInPlay({ form: 'type' });
    expect(isAsked()).toBe(false);
    const pressed = await walkToGate(scene);
    expect(pressed.length).toBeGreaterThan(0);
    expect(new Set(pressed)).toEqual(new Set(pressed.filter((code) => code.startsWith('Arrow'))));
    expect(isAsked()).toBe(false);
    await press('Enter');
    await headless.step(90);
    expect(isAsked()).toBe(true);
    for (const letter of 'zo') await press(`Key${letter.toUpperCase()}`, letter);
    expect(scene.draft.text.text).toBe('zo');
    await press('Enter');
    expect(log().map(({ given }) => given)).toEqual([{ form: 'type', text: 'zo' }]);
  });

  it('is not heard in the maze: letters are gone, and Enter asks the bird', async () => {
    const scene = await openInPlay({ form: 'type' });
    await press('KeyZ', 'z');
    expect(scene.draft.text.text).toBe('');
    await press('Enter');
    await press('Space', ' ');
    await headless.step(120);
    expect(log()).toEqual([]);
    expect(isAsked()).toBe(false);
    expect(scene.flow.phase).toBe('spel');
  });

  it.each(['calm', 'support'] as const)('is asked after one press with %s', async (setting) => {
    await openInPlay({ form: 'type', settings: { [setting]: true } });
    await press('Space', ' ');
    await headless.step(10 * 60);
    expect(isAsked()).toBe(true);
    expect(log()).toEqual([]);
  });

  it('is typed where the hero stays in view above the keyboard', async () => {
    const scene = await openInPlay({ form: 'type' });
    for (let round = 0; round < 3; round++) {
      await walkToGate(scene);
      await press('Space', ' ');
      await headless.step(90);
      const keys = offers().filter(({ kind }) => kind === 'key');
      const { y, height } = offers()
        .find(({ id }) => id === 'poort')!
        .rect();
      expect(y + height).toBeLessThan(Math.min(...keys.map((key) => key.rect().y)));
      const want = headless.host.opened!.round!.solution()!;
      for (let i = 0; i < 400 && log().length === round; i++) {
        for (const { raw } of rawInputs(scene.flow.nextInput(want, 'keyboard') ?? { kind: 'wait', ms: 20 }))
          if (raw) headless.game.feed(raw);
        await headless.step(2);
      }
      for (let i = 0; i < 1200 && (log().length === round || scene.flow.phase !== 'spel'); i++)
        await headless.step();
      await headless.step(30);
    }
  });
});

describe('the turns of a round', () => {
  const round = () => headless.host.opened!.round!;

  /** Opens chamber `at` of six, and says where something must lie in it. */
  async function openAt(at: number, form: 'choose' | 'type' | 'build' = 'choose') {
    const options: FixtureOptions = { form, size: 6, longest: 6, settings: { tempo: 1 } };
    const scene = (await openInPlay(options)) as unknown as Doolhof;
    const robot = new Robot(headless, fixtureRound(options).dealt, { plan: 'right', via: 'keyboard' });
    while (round().progress.at < at) await robot.act();
    for (let i = 0; i < 1200 && scene.flow.phase !== 'spel'; i++) await headless.step();
    await headless.step(30);
    const { chamber } = scene.play!.trip;
    const { carrots, worms } = LYING[scene.third];
    const rng = scene.stage.rng.fork(`vondst/${scene.exercise!.id}`);
    return { scene, chamber, tiles: strewn(chamber.maze, carrots + worms, rng) };
  }

  /** The hero goes to a tile. */
  async function walkTo(scene: Doolhof, tile: number) {
    const { trip } = scene.play!;
    trip.dash(tile);
    for (let i = 0; i < 1200 && trip.hero.isMoving; i++) await headless.step();
    expect(trip.hero.at).toBe(tile);
  }

  it('has a golden carrot in each chamber of the second third: who walks there gets a coin, once', async () => {
    const { scene, tiles } = await openAt(2);
    const [carrot] = tiles;
    const { coins } = round().result();
    await walkTo(scene, carrot!);
    expect(round().result().coins).toBe(coins + 1);
    await walkTo(scene, scene.play!.trip.chamber.maze.start);
    await walkTo(scene, carrot!);
    expect(round().result().coins).toBe(coins + 1);
  });

  it.each(['choose', 'type', 'build'] as const)(
    'has glow-worms in the last third: with each the lantern reaches a tile farther (%s)',
    async (form) => {
      const { scene, chamber, tiles } = await openAt(4, form);
      const { reach } = chamber;
      const { coins } = round().result();
      for (const [i, tile] of tiles.entries()) {
        await walkTo(scene, tile);
        expect(chamber.reach).toBeGreaterThanOrEqual(reach + i + 1);
      }
      expect(chamber.reach).toBe(reach + 3);
      expect(round().result().coins).toBe(coins);
    },
  );

  it('leaves the first third bare', async () => {
    const { tiles } = await openAt(1);
    expect(tiles).toEqual([]);
  });
});

describe('the kunstje', () => {
  it.each([
    [6, true],
    [5, false],
  ])(
    'is reached with a rose for each of six doors that were found with care (%i: %s)',
    async (size, reached) => {
      const options: FixtureOptions = { form: 'choose', size };
      headless = new HeadlessHost();
      const round = fixtureRound(options);
      await headless.open(gameById('doolhof')!, round);
      await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
      expect(headless.host.opened!.round!.earned).toMatchObject({ feat: reached });
    },
  );
});
