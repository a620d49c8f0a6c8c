// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { PlaySettings } from '../exercise/index.ts';
import { fixtureRound } from '../testing/fixture.ts';
import { HeadlessHost } from '../testing/headless.ts';
import { REFERENCE } from '../testing/reference-scene.ts';
import { textsIn } from '../testing/texts.ts';
import { silentSound } from './sound.ts';

let headless: HeadlessHost | undefined;
afterEach(() => headless?.destroy());

/** What is said: in another form than the primary one a game has a line of its own. */
const LINE = 'Kies het goede woord.';

/** A later visit, of which the line of explanation is said until `said` is called. */
async function open({ settings = {}, muted = false }: { settings?: Partial<PlaySettings>; muted?: boolean }) {
  let said: (heard: boolean) => void = () => {};
  const explain = { text: LINE, url: '/uitleg.mp3' };
  const say = ({ text }: { text: string }) =>
    text === explain.text ? new Promise<boolean>((resolve) => (said = resolve)) : Promise.resolve(true);
  headless = new HeadlessHost(undefined, { ...silentSound(), say });
  const { host } = headless;
  if (muted) host.setMuted(true);
  const scene = await headless.open(REFERENCE, { ...fixtureRound({ form: 'sort', settings }), explain });
  return {
    scene,
    said: () => said(true),
    /** Where the line stands: in the canvas, in the HUD, or nowhere any more. */
    where: () =>
      textsIn(scene.children.list).includes(explain.text)
        ? 'stage'
        : host.hud.getState().explain === explain.text
          ? 'hud'
          : 'gone',
    /** Lets time pass, in ms of play since the scene began. */
    until: async (ms: number) => {
      while (scene.stage.clock.now < ms) await headless!.step();
    },
  };
}

it('the line of explanation stands as long as it is said; the first exercise does not wait for it', async () => {
  const { scene, said, where, until } = await open({});
  await until(1900);
  expect([scene.flow.phase, where()]).toEqual(['voorbeeld', 'stage']);
  await until(2200);
  expect(scene.flow.phase).toBe('spel');
  await until(3800);
  expect(where()).toBe('hud');
  said();
  await until(3900);
  expect(where()).toBe('gone');
});

it('what is said sooner stands for two seconds all the same', async () => {
  const { said, where, until } = await open({});
  await until(1300);
  said();
  await until(1900);
  expect(where()).toBe('stage');
  await until(2200);
  expect(where()).toBe('gone');
});

it.each([
  ['where the sound is off', { muted: true }, false],
  ['where the voice is off', { settings: { volumes: { speech: 0, effects: 1, music: 1 } } }, false],
  ['where it can not be said', {}, true],
])('%s it stands as long as it takes to be read', async (_where, how, isOverAtOnce) => {
  const { scene, said, where, until } = await open(how);
  if (isOverAtOnce) said();
  const R = 1000 + 140 * LINE.length * (1.6 - 0.8 * scene.stage.tempo);
  expect(R).toBeGreaterThan(2000);
  await until(2200);
  expect(scene.flow.phase).toBe('spel');
  await until(R - 100);
  expect(where()).toBe('hud');
  await until(R + 100);
  expect(where()).toBe('gone');
});

it('it goes with the first answer, and when it is skipped', async () => {
  const { scene, where, until } = await open({ muted: true });
  await until(2600);
  expect(where()).toBe('hud');
  scene.commit({ form: 'sort', bucket: 'nergens' });
  await until(2700);
  expect(where()).toBe('gone');

  headless?.destroy();
  const other = await open({ muted: true });
  await other.until(500);
  headless!.host.skip();
  await other.until(600);
  expect([other.scene.flow.phase, other.where()]).toEqual(['spel', 'gone']);
});

it('the line is said again when it is asked for, and stops when it is asked once more', async () => {
  const { scene, said, until } = await open({});
  const { host } = headless!;
  const isExplaining = () => host.hud.getState().isExplaining;
  await until(1100);
  said();
  await until(2600);
  expect([scene.flow.phase, isExplaining()]).toEqual(['spel', false]);
  host.hearExplanation();
  await until(2700);
  expect(isExplaining()).toBe(true);
  said();
  await until(2800);
  expect(isExplaining()).toBe(false);

  host.hearExplanation();
  host.hearExplanation();
  said();
  await until(2900);
  expect(isExplaining()).toBe(false);
  host.pause();
  host.hearExplanation();
  expect(isExplaining()).toBe(false);
});
