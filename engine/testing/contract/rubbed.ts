import { expect, it } from 'vitest';
import type { GameEntry } from '../../bridge/index.ts';
import type { Dealt, Form, Option, RawAnswer } from '../../exercise/index.ts';
import type { GameScene } from '../../stage/game-scene.ts';
import { fixtureRound } from '../fixture.ts';
import { Robot } from '../robot.ts';
import { rowsOf, type Depth } from './depth.ts';
import { newHost, until } from './opening.ts';

type Text = GameScene['live']['texts']['all'][number];

/** A word that is fainter than this can't be read any more. */
const FAINT = 0.15;
/** What was laid flies home meanwhile, in ms. */
const FLIGHT = 400;
/** Texts whose middles differ less than this in height, in u, stand on one line. */
const LINE = 14;
/** Letters that no word has: another one in each wrong option of an exercise. */
const STRANGE = 'qxyc';

/** Wrong options are misspelled, and a card that does not fit too: no other text of the round is like one of them. */
function misspelled({ exercise, solution }: Dealt): Dealt {
  const { text: word } = solution.reveal;
  const wrong = (i: number) => word.slice(0, -1) + STRANGE[i % STRANGE.length]!.repeat(2);
  if ('options' in exercise) {
    const options = exercise.options.map((option, i): Option =>
      'option' in solution.answer && option.id === solution.answer.option
        ? option
        : { id: option.id, text: wrong(i) },
    );
    return { exercise: { ...exercise, options }, solution };
  }
  if (exercise.form !== 'judge' || !('fits' in solution.answer) || solution.answer.fits)
    return { exercise, solution };
  return { exercise: { ...exercise, card: { ...exercise.card, text: wrong(0) } }, solution };
}

/**
 * The wrong word that an answer is, as it may not be left standing. Answers by label (the bucket of sort, klopt and klopt niet)
 * are none: the label is needed again, and stays. In judge it is the card, when it does not fit. What is laid item by item is none
 * either: only what was right comes to stand in the word.
 */
function wrongWord({ exercise, solution }: Dealt, given: RawAnswer): string | undefined {
  if (exercise.form === 'judge')
    return exercise.card.text === solution.reveal.text ? undefined : exercise.card.text;
  if ('option' in given && 'options' in exercise)
    return exercise.options.find(({ id }) => id === given.option)?.text;
  if ('text' in given) return given.text;
  if ('tiles' in given && exercise.form === 'build')
    return given.tiles.map((id) => exercise.tiles.find((tile) => tile.id === id)!.text).join('');
  if ('cards' in given && exercise.form === 'order')
    return given.cards.map((id) => exercise.cards.find((card) => card.id === id)!.text).join(' ');
  return undefined;
}

const plain = (text: string) => text.replace(/\s+/g, '');

/** All that can be read on the stage, without spaces: each text, and what stands together on a line. */
function readable(scene: GameScene): Set<string> {
  const seen = scene.live.texts.all.flatMap((text) => {
    const { x, y, alpha } = placeOf(text);
    return text.text !== '' && alpha > FAINT
      ? [{ text: plain(text.text), x, y, parent: text.parentContainer }]
      : [];
  });
  const lines = new Map<unknown, typeof seen>();
  for (const one of seen) {
    const keys = [Math.round(one.y / LINE), ...(one.parent ? [one.parent] : [])];
    for (const key of keys) lines.set(key, [...(lines.get(key) ?? []), one]);
  }
  const joined = [...lines.values()].map((line) =>
    line
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join(''),
  );
  const labels = scene.live.texts.labels.map(({ text }) => plain(text));
  return new Set([...seen.map(({ text }) => text), ...joined, ...labels]);
}

/** Where a text is seen, and how clearly. */
function placeOf(text: Text) {
  let alpha = text.visible ? text.alpha : 0;
  for (let at = text.parentContainer; at; at = at.parentContainer) alpha *= at.visible ? at.alpha : 0;
  const { tx: x, ty: y } = text.getWorldTransformMatrix();
  return { x, y, alpha };
}

/** What is typed or laid now, while the pupil can act. */
function madeNow({ draft, exercise, flow }: GameScene): string | undefined {
  if (!exercise || !flow.mayAnswer) return undefined;
  if (exercise.form === 'type') return plain(draft.text.text);
  const things = exercise.form === 'build' ? exercise.tiles : exercise.form === 'order' ? exercise.cards : [];
  return plain(draft.row.ids.map((id) => things.find((one) => one.id === id)?.text ?? '').join(''));
}

const PLANS = [['wrong'], ['wrong-then-right']] as const;

/**
 * No wrong word is left standing: from the moment Gum leaves (or, where he does not come, when the pupil can act again) until the
 * next exercise no text on the stage equals the wrong answer.
 */
export function rubsOut(entry: GameEntry, form: Form, depth: Depth) {
  it.each(rowsOf(depth, 1, PLANS))('leaves no wrong word standing (%s)', async (plan) => {
    const headless = newHost();
    const round = fixtureRound({ form, size: 3, shortest: 4, longest: 9, options: 3 });
    const dealt = round.dealt.map(misspelled);
    const scene = await headless.open(entry, { ...round, dealt });
    await until(headless, 'spel');
    const { bus, hud } = headless.host;
    const gone = new Set<string>();
    const left = new Set<string>();
    let pending: string | undefined;
    const rubbed = () => pending !== undefined && gone.add(pending);
    const { eraser } = scene.stage.kit;
    const rub = eraser.rub.bind(eraser);
    eraser.rub = async (over) => {
      await rub(over);
      rubbed();
    };
    bus.on('exerciseShown', () => {
      pending = undefined;
      gone.clear();
    });
    bus.on('answer', ({ exerciseId, given, right }) => {
      const one = dealt.find(({ exercise }) => exercise.id === exerciseId)!;
      pending = right ? undefined : wrongWord(one, given);
      // Given once more it stands there until Gum has been once more.
      if (pending !== undefined) gone.delete(pending);
    });
    let since = 0;
    hud.subscribe((now, before) => now.phase !== before.phase && (since = scene.stage.clock.now));
    scene.stage.onStep(() => {
      const { phase } = hud.getState();
      const mayAct = phase === 'spel' || phase === 'neemover';
      if (mayAct && scene.stage.clock.now - since > FLIGHT) rubbed();
      if (gone.size === 0) return;
      const texts = readable(scene);
      // What the pupil is making anew is not left standing.
      const making = madeNow(scene);
      for (const word of gone)
        if (texts.has(plain(word)) && plain(word) !== making) left.add(`${word} in ${phase}`);
    });
    await new Robot(headless, dealt, { plan, via: 'pointer' }).finish();
    expect([...left]).toEqual([]);
  });
}
