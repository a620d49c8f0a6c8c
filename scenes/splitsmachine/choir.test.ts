// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Speech } from '../../engine/exercise/index.ts';
import { fixtureRound } from '../../engine/testing/fixture.ts';
import { HeadlessHost } from '../../engine/testing/headless.ts';
import { Robot } from '../../engine/testing/robot.ts';
import { gameById } from '../index.ts';

/** What is said while the first word, cut in its klankgroepen or otherwise, is right. */
async function saidAfter(text: string, cuts: number[], tempo: number) {
  const headless = new HeadlessHost();
  const round = fixtureRound({ form: 'split', size: 6, settings: { tempo } });
  const [first] = round.dealt;
  if (first?.exercise.form !== 'split') throw new Error('not to split');
  Object.assign(first.exercise, {
    letters: [...text],
    prompt: { task: '', speech: { text, url: `/api/speech/nl/${text}` } },
  });
  Object.assign(first.solution, { answer: { form: 'split', cuts }, reveal: { text, from: 0, to: 1 } });
  const scene = await headless.open(gameById('splitsmachine')!, round);
  const said: { text: string; at: number }[] = [];
  const { sound } = scene.stage;
  const say = sound.say.bind(sound);
  sound.say = (speech: Speech) => {
    if (scene.flow.phase === 'goed') said.push({ text: speech.text, at: scene.stage.clock.now });
    return say(speech);
  };
  const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
  while (scene.flow.phase !== 'goed') await robot.act();
  while (scene.flow.phase === 'goed') await headless.step();
  headless.destroy();
  return said;
}

const texts = (said: readonly { text: string }[]) => said.map(({ text }) => text);

it('the jars sing the klankgroepen one after the other, once the word was said', async () => {
  const said = await saidAfter('koning', [2], 0.2);
  const parts = said.filter(({ text }) => text !== 'koning');
  expect(texts(parts)).toEqual(['ko', 'ning']);
  expect(parts[1]!.at - parts[0]!.at).toBeGreaterThan(500);
});

it('they only have their tones where a part can not be said by itself, and for who plays fast', async () => {
  expect(texts(await saidAfter('koe', [1], 0.2))).not.toContain('oe');
  expect(texts(await saidAfter('koning', [2], 0.5))).not.toContain('ko');
});
