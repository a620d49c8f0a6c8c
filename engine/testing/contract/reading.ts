import { expect, it, vi } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import type { Dealt, Form, WholeAnswer } from '../../exercise/index.ts';
import type { GameScene } from '../../stage/game-scene.ts';
import type { Offer } from '../../stage/offer.ts';
import { fixtureRound, type FixtureOptions } from '../fixture.ts';
import { Robot } from '../robot.ts';
import { rowsOf, type Depth } from './depth.ts';
import { newHost, SECOND, until } from './opening.ts';

const STEP_MS = 1000 / 60;
/** Answers that are told apart by reading them; the places between letters lie close, and controls lie over scenery. */
const READ_KINDS = new Set(['option', 'tile', 'card', 'bucket']);
/** Two that share less than this, in u, are side by side. */
const TOUCHING = 4;
/** The smallest letters of an exercise, in u. */
const LEAST_LETTERS = 28;
/** Redrawn texts in two seconds in which nobody acts: a word that comes into view is none, one a frame is 120. */
const MOST_REDRAWN = 20;

type Text = GameScene['live']['texts']['all'][number];

/** Opens a game with each exercise changed, and waits until the first can be answered. */
async function openInPlay(entry: GameEntry, options: FixtureOptions, change = (dealt: Dealt) => dealt) {
  const headless = newHost();
  const round = fixtureRound(options);
  const scene = await headless.open(entry, { ...round, dealt: round.dealt.map(change) });
  await until(headless, 'spel');
  return { headless, round, scene };
}

/** The size in u at which a text is seen. */
function lettersOf(text: Text): number {
  let scale = text.scaleY;
  for (let at = text.parentContainer; at; at = at.parentContainer) scale *= at.scaleY;
  return parseFloat(String(text.style.fontSize)) * scale;
}

function isSeen(text: Text): boolean {
  let alpha = text.alpha;
  let visible = text.visible && text.text !== '';
  for (let at = text.parentContainer; at; at = at.parentContainer) {
    alpha *= at.alpha;
    visible &&= at.visible;
  }
  return visible && alpha > 0.6;
}

/** Whether a word is to be read as a whole in letters of at least this size: in one text, or in parts of one line. */
function reads(scene: GameScene, word: string, least: number): boolean {
  const lines = new Map<unknown, Text[]>();
  for (const text of scene.live.texts.all) {
    if (!isSeen(text) || lettersOf(text) < least - 0.5) continue;
    const line = text.parentContainer ?? text;
    lines.set(line, [...(lines.get(line) ?? []), text]);
  }
  return [...lines.values()].some((parts) =>
    parts
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join('')
      .replaceAll('\n', ' ')
      .includes(word),
  );
}

/** Another answer to the exercise, which might as well be the right one; undefined where there is none. */
function turned({ exercise, solution: { answer } }: Dealt): WholeAnswer | undefined {
  switch (answer.form) {
    case 'choose':
    case 'read': {
      const { options } = exercise as { options: { id: string }[] };
      return { ...answer, option: options.find(({ id }) => id !== answer.option)!.id };
    }
    case 'judge':
      return { ...answer, fits: !answer.fits };
    case 'sort': {
      const { buckets } = exercise as { buckets: { id: string }[] };
      return { ...answer, bucket: buckets.find(({ id }) => id !== answer.bucket)!.id };
    }
    case 'order':
      return { ...answer, cards: [...answer.cards].reverse() };
    default:
      return undefined;
  }
}

/** The smaller of how wide and how high two offers lie over each other, in u. */
function shared(a: Offer, b: Offer): number {
  const [one, two] = [a.rect(), b.rect()];
  const wide = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const high = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return Math.min(wide, high);
}

/** After such an answer: in which phase the right spelling is read, and for how many ms at least. */
const READ_AFTER: readonly ['right' | 'wrong', string, number][] = [
  ['wrong', 'onthul', 1800],
  ['right', 'goed', 900],
];

/** What a pupil sees of words, answers and letters (scenes/README.md 6, rules 5, 6, 7, 12 and 16). */
export function isRead(entry: GameEntry, form: Form, depth: Depth) {
  it.each(rowsOf(depth, 1, READ_AFTER))(
    'lets the right spelling be read after a %s answer',
    async (plan, phase, leastMs) => {
      const { headless, round, scene } = await openInPlay(entry, { form, size: 2, longest: 8, shortest: 3 });
      const seen = new Map<string, number>();
      const words = new Map(round.dealt.map(({ exercise, solution }) => [exercise.id, solution.reveal.text]));
      let last = '';
      let isAfter = false;
      scene.stage.clock.every(STEP_MS, () => {
        const { phase: now } = headless.host.hud.getState();
        const id = scene.exercise?.id ?? last;
        if (id !== last) isAfter = false;
        if (now === phase) isAfter = true;
        // The word may stay while the next exercise comes, and is read there too.
        for (const [exercise, word] of words)
          if ((isAfter && exercise === id) || seen.has(exercise))
            if (reads(scene, word, 44)) seen.set(exercise, (seen.get(exercise) ?? 0) + STEP_MS);
        last = id;
      });
      await new Robot(headless, round.dealt, { plan, via: 'pointer' }).finish();
      for (const id of headless.host.opened!.round!.log.map(({ exerciseId }) => exerciseId)) {
        const extra = phase === 'onthul' ? 100 * words.get(id)!.length : 0;
        expect(seen.get(id) ?? 0, words.get(id)).toBeGreaterThanOrEqual(leastMs + extra - 2 * STEP_MS);
      }
    },
  );

  if (depth === 'short') return;

  it('gives nothing away before the answer: it looks the same whatever is right', async () => {
    const traces: unknown[] = [];
    const { round } = await openInPlay(entry, { form, options: 3, seed: 'verraden' });
    if (round.dealt.some((dealt) => !turned(dealt))) return;
    for (const isTurned of [false, true]) {
      const { headless, scene } = await openInPlay(entry, { form, options: 3, seed: 'verraden' }, (dealt) => {
        const answer = isTurned ? turned(dealt)! : dealt.solution.answer;
        return { ...dealt, solution: { ...dealt.solution, answer } };
      });
      const trace: unknown[] = [];
      for (let i = 0; i < 8; i++) {
        await headless.step(SECOND / 2);
        trace.push(scene.stage.offers().map((offer) => [offer.id, offer.label, offer.rect()]));
      }
      traces.push(JSON.stringify(trace));
    }
    expect(traces[0]).toBe(traces[1]);
  });

  it.each<[string, FixtureOptions]>([
    ['the shortest words', { form, longest: 4 }],
    ['the longest words', { form, shortest: 10 }],
    ['large, wide letters', { form, shortest: 8, settings: { largeLetters: true, wideLetters: true } }],
    ['calm mode', { form, settings: { calm: true } }],
  ])('has answers that lie apart and letters that can be read, with %s', async (_name, options) => {
    const opened = await openInPlay(entry, { options: entry.manifest.cap, ...options });
    const { scene } = opened;
    // What pops up with the words has its size by now.
    await opened.headless.step(SECOND / 2);
    const answers = scene.stage.offers().filter(({ kind }) => READ_KINDS.has(kind));
    for (const [i, a] of answers.entries())
      for (const b of answers.slice(i + 1))
        expect(shared(a, b), `${a.label} over ${b.label}`).toBeLessThanOrEqual(TOUCHING);
    const small = scene.live.texts.all
      .filter((text) => isSeen(text) && lettersOf(text) < LEAST_LETTERS - 0.5)
      .map((text) => `${text.text} ${Math.round(lettersOf(text))} u`);
    expect(small).toEqual([]);
  });

  it('can be played when no picture can be had: its words stand there', async () => {
    const { headless, round, scene } = await openInPlay(entry, {
      form,
      size: 2,
      options: 3,
      isPictured: true,
    });
    const { exercise } = scene;
    await headless.step(SECOND);
    const shown = scene.live.texts.all.filter(isSeen).map(({ text }) => text.replaceAll('\n', ' '));
    const offered = scene.stage.offers().map(({ value }) => value);
    // What is not found yet (behind a hedge, under foam) is not offered either.
    if (exercise?.form === 'choose')
      for (const { id, picture } of exercise.options)
        if (offered.includes(id)) expect(shown).toContain(picture!.alt);
    await new Robot(headless, round.dealt, { plan: 'mix', via: 'pointer' }).finish();
    expect(headless.host.errors).toBe(0);
  });

  it('draws no text anew while nothing happens', async () => {
    const { headless, scene } = await openInPlay(entry, { form });
    await headless.step(3 * SECOND);
    const [text] = scene.live.texts.all;
    const redraw = vi.spyOn(Object.getPrototypeOf(text) as Text, 'updateText');
    await headless.step(2 * SECOND);
    const redrawn = redraw.mock.calls.length;
    redraw.mockRestore();
    expect(redrawn).toBeLessThanOrEqual(MOST_REDRAWN);
  });
}
