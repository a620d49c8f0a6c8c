// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Exercise, Form, PlaySettings } from '../exercise/index.ts';
import { fixtureRound } from '../testing/fixture.ts';
import { HeadlessHost } from '../testing/headless.ts';
import { REFERENCE } from '../testing/reference-scene.ts';
import { textsIn } from '../testing/texts.ts';
import { onlyHeard, withGap } from './caption.ts';
import { silentSound } from './sound.ts';

let headless: HeadlessHost | undefined;
afterEach(() => headless?.destroy());

/** The first exercise of a round, as soon as it can be answered. */
async function open(
  settings: Partial<PlaySettings>,
  { form = 'type' as Form, muted = false, sound = silentSound() } = {},
) {
  headless = new HeadlessHost(undefined, sound);
  const { host } = headless;
  if (muted) host.setMuted(true);
  const round = fixtureRound({ form, settings });
  const scene = await headless.open(REFERENCE, round);
  while (scene.flow.phase !== 'spel') await headless.step();
  const word = round.dealt.find(({ exercise }) => exercise.id === scene.exercise!.id)!.solution.reveal.text;
  return {
    scene,
    word,
    isSeen: () => textsIn(scene.children.list).join('|').includes(word),
    wait: async (ms: number) => {
      const until = scene.stage.clock.now + ms;
      while (scene.stage.clock.now < until) await headless!.step();
    },
  };
}

const seenMs = (word: string) => 1200 + 90 * word.length;

it.each([
  ['by the setting', { captions: true }, false],
  ['with the voice off', { volumes: { speech: 0, effects: 1, music: 1 } }, false],
  ['with the sound off', {}, true],
])(
  'a word that is only heard is seen for a moment %s, and again by who listens again',
  async (_, how, muted) => {
    const { scene, word, isSeen, wait } = await open(how, { muted });
    expect(isSeen()).toBe(true);
    await wait(seenMs(word) - 100);
    expect(isSeen()).toBe(true);
    await wait(200);
    expect(isSeen()).toBe(false);
    await scene.stage.say();
    await wait(seenMs(word) - 100);
    expect(isSeen()).toBe(true);
    await wait(200);
    expect(isSeen()).toBe(false);
  },
);

it('a word whose recording can’t be had is seen, and who listens again sees it again; the next is heard', async () => {
  const sound = silentSound();
  let isThere = false;
  sound.say = () => Promise.resolve(isThere);
  const { scene, word, isSeen, wait } = await open({}, { sound });
  expect(isSeen()).toBe(true);
  await wait(seenMs(word) + 100);
  expect(isSeen()).toBe(false);
  isThere = true;
  await scene.stage.say();
  await wait(100);
  expect(isSeen()).toBe(true);
  const first = scene.exercise!.id;
  scene.commit({ form: 'type', text: word });
  while (scene.exercise?.id === first || scene.flow.phase !== 'spel') await headless!.step();
  expect(isSeen()).toBe(false);
});

it('nothing is seen by who hears it; what is said again ends no caption early; calm pupils see it twice as long', async () => {
  expect((await open({})).isSeen()).toBe(false);
  headless?.destroy();
  const { scene, word, isSeen, wait } = await open({ captions: true, calm: true });
  await wait(2 * seenMs(word) - 300);
  await scene.stage.say();
  await wait(500);
  expect(isSeen()).toBe(true);
  await wait(2 * seenMs(word));
  expect(isSeen()).toBe(false);
});

it('an answer takes it away, and a second chance shows it again', async () => {
  const { scene, word, isSeen, wait } = await open({ captions: true });
  scene.commit({ form: 'type', text: 'mis' });
  await headless!.step();
  expect(scene.flow.phase).toBe('spel');
  await wait(500);
  scene.commit({ form: 'type', text: 'mis' });
  await headless!.step();
  expect([scene.flow.phase, isSeen()]).toEqual(['nogeens', false]);
  while (!isSeen()) await headless!.step();
  await wait(seenMs(word) + 100);
  expect(isSeen()).toBe(false);
});

it('what was listened to while copying is gone with its exercise', async () => {
  const { scene, word, isSeen } = await open({}, { muted: true });
  const first = scene.exercise!.id;
  const until = async (holds: () => boolean) => {
    for (let steps = 0; !holds(); steps++) {
      expect(steps).toBeLessThan(2000);
      await headless!.step();
    }
  };
  for (const step of ['nogeens', 'onthul']) {
    await until(() => {
      if (scene.flow.phase === 'spel') scene.commit({ form: 'type', text: 'mis' });
      return scene.flow.phase === step;
    });
  }
  await until(() => scene.flow.phase === 'neemover');
  await scene.stage.say();
  await headless!.step();
  expect(isSeen()).toBe(true);
  // What comes next is heard: nothing takes its place.
  headless!.host.setMuted(false);
  scene.commit({ form: 'type', text: word });
  await until(() => scene.exercise?.id !== first);
  expect(isSeen()).toBe(false);
});

it.each([
  ['the sound off', {}, true, 'm__n'],
  ['the voice off', { volumes: { speech: 0, effects: 1, music: 1 } }, false, 'm__n'],
  ['the setting for who hears little', { captions: true }, false, 'maan'],
  ['both', { captions: true }, true, 'maan'],
])('of a word with a gap %s shows what it may', async (_, settings, muted, seen) => {
  headless = new HeadlessHost();
  if (muted) headless.host.setMuted(true);
  const round = fixtureRound({ form: 'choose', settings });
  for (const { exercise } of round.dealt)
    exercise.prompt = { task: 't', speech: { text: 'maan', url: '/maan.mp3' }, text: 'De m___n schijnt.' };
  const scene = await headless.open(REFERENCE, round);
  while (scene.flow.phase !== 'spel') await headless.step();
  const texts = textsIn(scene.children.list);
  expect(texts.filter((text) => text === 'maan' || text === 'm__n')).toEqual([seen]);
});

describe('what one has to hear', () => {
  const speech = { text: 'maan', url: '/maan.mp3' };
  const common = { id: 'x', category: 'c', secondChance: true };
  const card = (text?: string) => ({ id: 'kaart', ...(text !== undefined && { text }) });
  it.each<[string, Exercise, string | undefined]>([
    ['typed', { ...common, form: 'type', prompt: { task: 't', speech }, length: 4 }, 'maan'],
    [
      'with its sentence',
      {
        ...common,
        form: 'type',
        prompt: { task: 't', speech: { ...speech, text: 'wordt. Hij wordt boos.' }, text: 'Hij ___ boos.' },
        length: 5,
      },
      'wordt',
    ],
    [
      'flashed already',
      { ...common, form: 'type', prompt: { task: 't', speech, flash: { text: 'maan', ms: 9 } }, length: 4 },
      undefined,
    ],
    [
      'letters for a gap',
      {
        ...common,
        form: 'choose',
        kind: 'grapheme',
        prompt: { task: 't', speech, text: 'm___n' },
        options: [],
      },
      'maan',
    ],
    [
      'a rule for a word that is read',
      { ...common, form: 'choose', kind: 'rule', prompt: { task: 't', speech, text: 'maan' }, options: [] },
      undefined,
    ],
    [
      'a short word that is part of another, beside its gap',
      {
        ...common,
        form: 'type',
        prompt: { task: 't', speech: { ...speech, text: 'ei' }, text: 'Het kleine ___ is op.' },
        length: 2,
      },
      'ei',
    ],
    [
      'a form of the verb that is read',
      {
        ...common,
        form: 'choose',
        kind: 'rule',
        prompt: { task: 't', speech: { ...speech, text: 'werk' }, text: 'werken' },
        options: [],
      },
      'werk',
    ],
    [
      'which spelling is right',
      { ...common, form: 'judge', kind: 'misspelling', prompt: { task: 't', speech }, card: card('man') },
      undefined,
    ],
    [
      'whether it is that word',
      { ...common, form: 'judge', kind: 'word', prompt: { task: 't', speech }, card: card('maan') },
      'maan',
    ],
    [
      'sorted',
      { ...common, form: 'sort', prompt: { task: 't', speech }, buckets: [], card: card('m___n') },
      'maan',
    ],
    [
      'sorted, read',
      { ...common, form: 'sort', prompt: { task: 't', speech }, buckets: [], card: card('maan') },
      undefined,
    ],
    ['cut', { ...common, form: 'split', prompt: { task: 't', speech }, letters: [...'maan'] }, undefined],
    ['without a voice', { ...common, form: 'type', prompt: { task: 't' }, length: 4 }, undefined],
  ])('%s', (_name, exercise, word) => {
    expect(onlyHeard(exercise)).toBe(word);
  });
});

describe('a word with the letters open that are asked', () => {
  const choose = (text: string): Exercise => ({
    id: 'x',
    category: 'c',
    secondChance: true,
    form: 'choose',
    kind: 'grapheme',
    prompt: { task: 't', text },
    options: [],
  });
  const sort = (text: string): Exercise => ({
    id: 'x',
    category: 'c',
    secondChance: true,
    form: 'sort',
    prompt: { task: 't' },
    buckets: [],
    card: { id: 'kaart', text },
  });
  it.each<[string, Exercise, string, string]>([
    ['stands in the prompt', choose('m___n'), 'maan', 'm___n'],
    ['stands in a sentence', choose('De m___n schijnt.'), 'maan', 'm___n'],
    ['begins a sentence', choose('M___n en ster.'), 'maan', 'M___n'],
    ['has its gap at the end', choose('Hij wor___!'), 'wordt', 'wor___'],
    ['has signs in it', choose('twee baby’___'), 'baby’s', 'baby’___'],
    ['stands on the card', sort('m___n'), 'maan', 'm___n'],
    ['is asked whole', choose('Het kleine ___ is op.'), 'ei', 'ei'],
    ['is another than the one with the gap', choose('De z___n schijnt.'), 'maan', 'maan'],
    ['has no room for a gap', choose('ma___an'), 'maan', 'maan'],
  ])('%s', (_name, exercise, word, seen) => {
    expect(withGap(exercise, word)).toBe(seen);
  });
});
