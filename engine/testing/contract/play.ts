import { expect, it, vi } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import { bucketCount, starsFor, type Form } from '../../exercise/index.ts';
import { loadOf, NO_LOAD, type Load } from '../../stage/load.ts';
import type { FixtureOptions } from '../fixture.ts';
import { Robot, type Plan } from '../robot.ts';
import { rowsOf, type Depth } from './depth.ts';
import { errorsOf, open, openInPlay, SECOND } from './opening.ts';

/** Windows of the least and the most width, and one that is nearly square. */
export const VIEWS: [number, number][] = [
  [1024, 600],
  [1024, 768],
  [2560, 1440],
];

/** What no scene may ever ask for (scenes/README.md 6, rule 16). */
const CEILINGS: Partial<Load> = { objects: 180, texts: 40, bodies: 40, particles: 120 };

/** Forms that are answered by picking one of a few things. */
const PICKED = new Set<Form>(['choose', 'judge', 'read', 'sort']);

const PLANS: readonly [Plan, 'pointer' | 'keyboard'][] = [
  ['wrong-then-right', 'keyboard'],
  ['mix', 'pointer'],
  ['right', 'keyboard'],
  ['wrong', 'pointer'],
];

const WAYS: readonly [string, Pick<FixtureOptions, 'longest' | 'shortest' | 'settings'>][] = [
  [
    'all that is hardest at once',
    { shortest: 10, settings: { largeLetters: true, wideLetters: true, captions: true, tempo: 1 } },
  ],
  ['the shortest words', { longest: 4 }],
  ['the longest words', { shortest: 10 }],
  ['large, wide letters', { settings: { largeLetters: true, wideLetters: true } }],
  ['calm mode', { settings: { calm: true } }],
  ['still motion and captions', { settings: { reducedMotion: true, captions: true } }],
  ['full speed', { settings: { tempo: 1 } }],
];

/** A round in one form, played to its end in the ways that pupils and settings ask for. */
export function isPlayed(entry: GameEntry, form: Form, extras: number, depth: Depth) {
  const { manifest } = entry;

  it.each(rowsOf(depth, 2, PLANS))('is finished by the robot: %s, by %s', async (plan, via) => {
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

  it('says what is asked, and offers every answer to the keyboard, the screen reader and the eye at every size', async () => {
    const { headless, scene } = await openInPlay(entry, { form, extras, options: manifest.cap });
    const task = scene.exercise!.prompt.task;
    expect(headless.host.mirror.root.textContent).toContain(task);
    // What is not found yet (behind a hedge) is no offer yet. What is under foam is one, and says that it is too early.
    const { desk } = scene.live;
    const offers = desk.all.filter(
      (offer) => offer.kind !== 'key' && (desk.usable(offer) || offer.onEarly !== undefined),
    );
    if (form !== 'type') expect(offers.length).toBeGreaterThan(1);
    const buttons = [...headless.host.mirror.root.querySelectorAll('button')].map(
      (button) => button.textContent,
    );
    for (const offer of scene.stage.offers().filter(({ kind }) => kind !== 'key'))
      expect(buttons).toContain(scene.live.rules.nameOf(offer));
    for (const [width, height] of VIEWS) {
      headless.resize(width, height);
      await headless.step(2);
      const { left, right, top, bottom } = scene.stage.view;
      for (const offer of new Set([...scene.stage.offers(), ...offers])) {
        const rect = offer.rect();
        expect(rect.x, `${offer.id} left at ${width}`).toBeGreaterThanOrEqual(left - 1);
        expect(rect.x + rect.width, `${offer.id} right at ${width}`).toBeLessThanOrEqual(right + 1);
        expect(rect.y, `${offer.id} top at ${width}`).toBeGreaterThanOrEqual(Math.max(top, 0) - 1);
        expect(rect.y + rect.height, `${offer.id} bottom at ${width}`).toBeLessThanOrEqual(bottom + 1);
      }
    }
  });

  it.runIf(PICKED.has(form))(
    'leads on by every answer that it lets be picked: none is a slip because it was too early',
    async () => {
      const { headless, scene, round } = await openInPlay(entry, { form, extras, options: manifest.cap });
      await headless.step(SECOND / 2);
      const bump = vi.spyOn(scene, 'bump');
      const robot = new Robot(headless, round.dealt, { plan: 'right', via: 'pointer' });
      for (const { id } of scene.stage
        .offers()
        .filter(({ kind }) => kind === 'option' || kind === 'bucket')) {
        const offer = scene.stage.offers().find((one) => one.id === id);
        if (!offer || scene.flow.phase !== 'spel') continue;
        const { x, y, width, height } = offer.rect();
        await robot.send({ kind: 'tap', x: x + width / 2, y: y + height / 2 });
        expect(bump, offer.label).not.toHaveBeenCalled();
      }
    },
  );

  it.each(rowsOf(depth, 1, WAYS))('can be played with %s', async (_name, options) => {
    const { headless, round, scene } = await open(entry, {
      form,
      extras,
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

  if (depth === 'short') return;

  it('gives three stars to a calm pupil who acts once every eight seconds', async () => {
    const settings = { calm: true, tempo: 1 };
    const { headless, round } = await open(entry, { form, extras, longest: 6, shortest: 3, settings });
    const slow = { plan: 'right', via: 'pointer', paceMs: 8000, patienceMs: 300_000 } as const;
    await new Robot(headless, round.dealt, slow).finish();
    expect(headless.host.opened!.round!.result().stars).toBe(3);
  });
}
