// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fixtureRound, type FixtureOptions } from '../engine/testing/fixture.ts';
import { HeadlessHost } from '../engine/testing/headless.ts';
import { Idler } from '../engine/testing/idler.ts';
import { Robot, type Plan } from '../engine/testing/robot.ts';
import { starsFor, bucketCount, type Form, type GameManifest } from '../engine/exercise/index.ts';
import { loadOf, NO_LOAD, type Load } from '../engine/stage/load.ts';
import type { GameEntry } from '../engine/bridge/index.ts';
import { BOOK } from './book.ts';
import { GAMES, gameById } from './index.ts';

const SECOND = 60;
const VIEWS: [number, number][] = [
  [1024, 600],
  [1024, 768],
  [2560, 1440],
];

/** Input, time, text and sound that would go round the stage. */
const BESIDE_THE_STAGE =
  /\.setInteractive\(|\.input\.|addEventListener|\.add\.text\(|\.time\.(delayedCall|addEvent)|\.sound\.add\(/;

/** What no scene may ever ask for (games.md 6, rule 16). */
const CEILINGS: Partial<Load> = { objects: 180, texts: 40, bodies: 40, particles: 120 };

let headless: HeadlessHost | undefined;
afterEach(() => {
  headless?.destroy();
  headless = undefined;
});

async function open(entry: GameEntry, options: FixtureOptions) {
  headless = new HeadlessHost();
  const round = fixtureRound(options);
  const scene = await headless.open(entry, round);
  return { headless, round, scene };
}

/** The ways in which a game asks: its forms, and `order` also with as many cards that don't belong as it can show. */
const waysOf = ({ forms, extras = 0 }: GameManifest): [string, Form, number][] => [
  ...forms.map((form): [string, Form, number] => [form, form, 0]),
  ...(extras > 0 ? [['order with extra cards', 'order', extras] as [string, Form, number]] : []),
];

type LongestWord = 'short' | 'long';

/** Opens a game for the first time; its example asks a word of at most 9 letters or the longest there is. */
async function openOnFirstVisit(
  entry: GameEntry,
  asked: Pick<FixtureOptions, 'form' | 'extras'>,
  words: LongestWord,
  settings: NonNullable<FixtureOptions['settings']>,
) {
  headless = new HeadlessHost();
  const lengths = words === 'short' ? { longest: 9 } : { shortest: 10 };
  const round = fixtureRound({
    ...asked,
    firstVisit: true,
    options: entry.manifest.cap,
    settings,
    ...lengths,
  });
  const longest = [...round.dealt].sort(
    (a, b) => b.solution.reveal.text.length - a.solution.reveal.text.length,
  )[0]!;
  const example = { ...longest, exercise: { ...longest.exercise, id: 'voorbeeld' } };
  const dealt = words === 'short' ? round.dealt : [...round.dealt.slice(0, round.size), example];
  const scene = await headless.open(entry, { ...round, dealt });
  return { headless, scene };
}

/** Opens a game and waits until its first exercise can be answered. */
async function openInPlay(entry: GameEntry, options: FixtureOptions) {
  const opened = await open(entry, options);
  await until(opened.headless, 'spel');
  return opened;
}

async function until(headless: HeadlessHost, phase: string, seconds = 30) {
  for (let i = 0; i < seconds * SECOND && headless.game.flow.phase !== phase; i++) await headless.step();
  expect(headless.game.flow.phase).toBe(phase);
  await headless.step();
}

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

const errorsOf = (headless: HeadlessHost) => [headless.host.errors, headless.host.hud.getState().error];

it('finds a game for every folder with a manifest', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(GAMES.length).toBeGreaterThan(0);
  expect(GAMES.length).toBe(folders.filter(({ name }) => name !== 'landkaart').length);
});

describe.each(GAMES.map((entry): [string, GameEntry] => [entry.manifest.id, entry]))('%s', (id, entry) => {
  const { manifest, folder } = entry;

  it('has a manifest that says what the book says of a game that is in it', () => {
    const { title, family, forms, round, cap, pace, physics, host } = manifest;
    const said = { title, family, forms, round, cap, pace, physics, host };
    // A game that was thought of later is not in the book: it only has to be a new one.
    if (BOOK[id]) expect(said).toEqual(BOOK[id]);
    else expect(Object.values(BOOK).map((game) => game.family)).not.toContain(family);
    expect(folder).toBe(id.normalize('NFD').replace(/\p{M}/gu, ''));
    expect(gameById(encodeURIComponent(id.normalize('NFD')))?.folder).toBe(folder);
  });

  it('listens, speaks and writes only through the stage', () => {
    const files = readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
    expect(sources).toContain('scene.ts');
    for (const file of sources) {
      const source = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
      expect(source.match(BESIDE_THE_STAGE)?.[0], file).toBeUndefined();
    }
  });

  describe.each(waysOf(manifest))('as %s', (_way, form, extras) => {
    it.each<[Plan, 'pointer' | 'keyboard']>([
      ['right', 'keyboard'],
      ['wrong', 'pointer'],
      ['wrong-then-right', 'keyboard'],
      ['mix', 'pointer'],
    ])('is finished by the robot: %s, by %s', async (plan, via) => {
      const { headless, round } = await open(entry, { form, extras, options: 3 });
      const robot = new Robot(headless, round.dealt, { plan, via });
      await robot.finish();
      const played = headless.host.opened!.round!;
      expect(played.log.map(({ exerciseId, given, right }) => ({ exerciseId, given, right }))).toEqual(
        robot.meant,
      );
      const result = played.result();
      const firstTry = played.progress.results.filter((one) => one === 'first-try').length;
      const { exercise } = round.dealt[0]!;
      expect(result.firstTry).toBe(firstTry);
      expect(result.finished).toBe(played.progress.of);
      expect(result.stars).toBe(starsFor(result, form, bucketCount(exercise)));
      if (plan === 'right') expect(result.stars).toBe(3);
      expect(errorsOf(headless)).toEqual([0, undefined]);
    });

    it('says what is asked, and offers every answer to the keyboard and the screen reader', async () => {
      const { headless, scene } = await openInPlay(entry, { form, extras });
      const task = scene.exercise!.prompt.task;
      expect(headless.host.mirror.root.textContent).toContain(task);
      const offers = scene.stage.offers().filter(({ kind }) => kind !== 'key');
      if (form !== 'type') expect(offers.length).toBeGreaterThan(1);
      const buttons = [...headless.host.mirror.root.querySelectorAll('button')].map(
        (button) => button.textContent,
      );
      for (const offer of offers) expect(buttons).toContain(scene.live.rules.nameOf(offer));
    });

    it('has every offer in view at every size of the window', async () => {
      const { headless, scene } = await openInPlay(entry, { form, extras, options: manifest.cap });
      for (const [width, height] of VIEWS) {
        headless.resize(width, height);
        await headless.step(2);
        const { left, right, top, bottom } = scene.stage.view;
        for (const offer of scene.stage.offers()) {
          const rect = offer.rect();
          expect(rect.x, `${offer.id} left at ${width}`).toBeGreaterThanOrEqual(left - 1);
          expect(rect.x + rect.width, `${offer.id} right at ${width}`).toBeLessThanOrEqual(right + 1);
          expect(rect.y, `${offer.id} top at ${width}`).toBeGreaterThanOrEqual(Math.max(top, 0) - 1);
          expect(rect.y + rect.height, `${offer.id} bottom at ${width}`).toBeLessThanOrEqual(bottom + 1);
        }
      }
    });

    it.each([
      ['the shortest words', { longest: 4 }],
      ['the longest words', { shortest: 10 }],
      ['large, wide letters', { settings: { largeLetters: true, wideLetters: true } }],
      ['calm mode', { settings: { calm: true } }],
      ['still motion', { settings: { reducedMotion: true } }],
      ['full speed', { settings: { tempo: 1 } }],
    ])('can be played with %s', async (_name, options) => {
      const { headless, round, scene } = await open(entry, {
        ...{ form, extras },
        size: 2,
        options: manifest.cap,
        ...options,
      });
      const most: Load = { ...NO_LOAD };
      scene.stage.clock.every(250, () => {
        const now = loadOf(scene);
        for (const key of ['objects', 'drawn', 'texts', 'bodies', 'particles'] as const)
          most[key] = Math.max(most[key], now[key]);
      });
      await new Robot(headless, round.dealt, { plan: 'mix', via: 'keyboard' }).finish();
      expect(errorsOf(headless)).toEqual([0, undefined]);
      for (const [key, ceiling] of Object.entries(CEILINGS))
        expect(most[key as keyof Load], key).toBeLessThanOrEqual(ceiling);
    });

    it('gives three stars to a calm pupil who acts once every eight seconds', async () => {
      const settings = { calm: true, tempo: 1 };
      const { headless, round } = await open(entry, { form, extras, longest: 6, shortest: 3, settings });
      const slow = { plan: 'right', via: 'pointer', paceMs: 8000, patienceMs: 300_000 } as const;
      await new Robot(headless, round.dealt, slow).finish();
      expect(headless.host.opened!.round!.result().stars).toBe(3);
    });

    it('logs nothing and shows no mistake when nobody plays for a minute', async () => {
      const { headless, scene } = await open(entry, { form, extras });
      const phases = new Set<string>();
      for (let i = 0; i < 60 * SECOND; i++) {
        await headless.step();
        phases.add(scene.flow.phase);
      }
      expect(headless.host.opened!.round!.log).toEqual([]);
      expect([...phases].filter((phase) => ['goed', 'nogeens', 'onthul', 'einde'].includes(phase))).toEqual(
        [],
      );
    });

    it('logs nothing and shows no mistake when the finger only slips for a minute', async () => {
      const { headless } = await openInPlay(entry, { form, extras });
      await new Idler(headless, `slips/${id}/${form}`).bump(60 * SECOND);
      expect(headless.host.opened!.round!.log).toEqual([]);
      expect(errorsOf(headless)).toEqual([0, undefined]);
    });

    it('stands still in a pause, whatever is pressed, and goes on after it', async () => {
      const { headless, scene, round } = await openInPlay(entry, { form, extras, size: 2 });
      headless.host.pause();
      const before = [
        scene.stage.clock.now,
        JSON.stringify(scene.stage.offers().map((offer) => offer.rect())),
      ];
      await headless.step(2 * SECOND);
      expect([
        scene.stage.clock.now,
        JSON.stringify(scene.stage.offers().map((offer) => offer.rect())),
      ]).toEqual(before);
      headless.host.resume();
      await new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' }).finish();
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

    it.each<[string, Plan, number, FixtureOptions['settings']]>([
      ['a wrong answer', 'wrong', 1, {}],
      ['a wrong answer, calmly', 'wrong', 1, { calm: true }],
      ['some items or answers', 'wrong-then-right', 3, {}],
      ['wrong items', 'wrong', 4, { calm: true }],
    ])('looks after a reload as it was left: %s', async (_name, plan, count, settings) => {
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

      headless = new HeadlessHost();
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
  });

  describe.each(waysOf(manifest))('with %s in its example', (_way, form, extras) => {
    it.each<[string, boolean, FixtureOptions['settings'], LongestWord]>([
      ['a hand, short words', false, {}, 'short'],
      ['a hand, a word of 17 letters', false, {}, 'long'],
      ['keys, short words', true, {}, 'short'],
      ['keys, a word of 17 letters', true, {}, 'long'],
      ['calm mode', false, { calm: true }, 'long'],
    ])('answers once in at most six seconds, and the round begins after it: %s', async (...row) => {
      const [, byKey, settings = {}, words] = row;
      const { headless, scene } = await openOnFirstVisit(entry, { form, extras }, words, settings);
      scene.live.byKey = byKey;
      const { clock } = scene.stage;
      let answered = 0;
      const respond = scene.respond.bind(scene);
      scene.respond = (outcome) => {
        if (scene.flow.isExample && outcome.verdict.right) answered++;
        return respond(outcome);
      };
      while (scene.flow.phase === 'voorbeeld' && clock.now < 20_000) await headless.step();
      expect(clock.now).toBeLessThanOrEqual(6000);
      expect(answered).toBeGreaterThan(0);
      await until(headless, 'spel');
      expect(headless.host.opened!.round!.log).toEqual([]);
      expect(errorsOf(headless)).toEqual([0, undefined]);
    });

    it('can be skipped at any moment', async () => {
      for (let at = 0; at < 5000; at += 350) {
        const { headless, scene } = await openOnFirstVisit(entry, { form, extras }, 'short', {});
        while (scene.stage.clock.now < at && scene.flow.phase === 'voorbeeld') await headless.step();
        scene.feed({ type: 'keydown', code: 'Space', key: ' ' });
        scene.feed({ type: 'keyup', code: 'Space', key: ' ' });
        await until(headless, 'spel');
        expect(headless.host.opened!.round!.log).toEqual([]);
        expect(errorsOf(headless)).toEqual([0, undefined]);
        headless.destroy();
      }
    });
  });

  it('can be resized in every phase', async () => {
    const { headless, round } = await open(entry, { form: manifest.forms[0], size: 3 });
    let i = 0;
    let phase = '';
    const off = headless.host.hud.subscribe((state) => {
      if (state.phase === phase) return;
      phase = state.phase;
      const [width, height] = VIEWS[i++ % VIEWS.length]!;
      headless.resize(width, height);
    });
    await new Robot(headless, round.dealt, { plan: 'wrong-then-right', via: 'pointer' }).finish();
    off();
    expect(errorsOf(headless)).toEqual([0, undefined]);
  });

  it('goes on at the same exercise after a reload', async () => {
    const { headless: first, round } = await open(entry, { form: manifest.forms[0], size: 3 });
    const robot = new Robot(first, round.dealt, { plan: 'right', via: 'keyboard' });
    const played = first.host.opened!.round!;
    while (played.progress.at < 1) await robot.act();
    const answers = [...played.log];
    first.destroy();
    headless = new HeadlessHost();
    await headless.open(entry, { ...round, answers });
    expect(headless.game.flow.phase).toBe('voorbeeld');
    await until(headless, 'spel');
    expect(headless.game.exercise!.id).toBe(round.dealt[1]!.exercise.id);
    await new Robot(headless, round.dealt, { plan: 'right', via: 'keyboard' }).finish();
  });

  it('leaves nothing behind after ten starts and stops', async () => {
    headless = new HeadlessHost();
    const remains: unknown[] = [];
    for (let i = 0; i < 10; i++) {
      const round = fixtureRound({ form: manifest.forms[i % manifest.forms.length]! });
      const scene = await headless.open(entry, round);
      await headless.step(3 * SECOND + i * 10);
      const { clock } = scene.live;
      headless.host.close();
      await headless.step(2);
      expect(clock.waiting).toBe(0);
      remains.push(headless.remains);
    }
    expect(remains.at(-1)).toEqual(remains[0]);
    expect(errorsOf(headless)).toEqual([0, undefined]);
  });
});
