import type { Exercise } from '../exercise/index.ts';
import type { RoundDeps } from './deps.ts';
import type { RoundScene } from './round-scene.ts';

/** Marks letters that are asked in a text. */
const GAP = '___';

/** How long a word is seen: longer words a little longer, in ms of play. In calm mode twice as long. */
const SEEN = { base: 1200, perLetter: 90 } as const;

/**
 * What the voice says of an exercise, seen for a moment by who does not hear it: on the Woordbanier (scenes/README.md 6.1 rule 7).
 * It comes by the pupil's setting, wherever the sound is off, and where the voice fails; who listens again sees it again.
 * Who only put the sound off does not see the letters that are asked in a gap: that would be the answer for a press on a button.
 */
export class Caption {
  #scene: RoundScene;
  #deps: RoundDeps;
  /** Goes up with every caption, so that one that is gone hides nothing of what came after it. */
  #turn = 0;
  #isShown = false;
  /** The exercise whose voice could not be had. */
  #unheard: string | undefined;

  constructor(scene: RoundScene, deps: RoundDeps) {
    this.#scene = scene;
    this.#deps = deps;
  }

  /** Shows what is only heard of the exercise, if this pupil does not hear it. */
  show(exercise: Exercise | undefined) {
    const text = exercise && this.#textOf(exercise);
    if (text === undefined) return;
    const { clock, kit, calm } = this.#scene.stage;
    const turn = ++this.#turn;
    this.#isShown = true;
    void kit.banner.show({ text, from: 0, to: 0 }, 'mini');
    clock.after((SEEN.base + SEEN.perLetter * text.length) * (calm ? 2 : 1), () => {
      if (this.#turn === turn) this.hide();
    });
  }

  /** The voice could not be had: from now on this exercise is one that is not heard. */
  unheard({ id }: Exercise) {
    this.#unheard = id;
  }

  /** Makes room for what comes next. */
  hide() {
    if (!this.#isShown) return;
    this.#turn++;
    this.#isShown = false;
    this.#scene.stage.kit.banner.hide();
  }

  /** What this pupil is to see of it: all by a setting that grown-ups make, or because the voice fails. */
  #textOf(exercise: Exercise): string | undefined {
    const { captions, volumes } = this.#scene.stage.settings;
    const word = onlyHeard(exercise);
    if (word === undefined || captions) return word;
    if (volumes.speech === 0 || this.#deps.hud.getState().muted) return withGap(exercise, word);
    return this.#unheard === exercise.id ? word : undefined;
  }
}

/**
 * The word that one has to hear to know what is asked; undefined where it can be read, or where which spelling of it is right is
 * the question.
 */
export function onlyHeard(exercise: Exercise): string | undefined {
  const { speech, flash, text: shown = '' } = exercise.prompt;
  if (!speech || flash) return undefined;
  // Of a word that needs its sentence the voice says both.
  const word = speech.text.split('. ', 1)[0]!;
  return isAsked(exercise) && !isRead(word, shown) ? word : undefined;
}

/** A word as it stands in the prompt or on the card, the letters open that are asked; whole where nothing of it stands there. */
export function withGap(exercise: Exercise, word: string): string {
  const texts = [exercise.prompt.text, 'card' in exercise ? exercise.card.text : undefined];
  const pieces = texts.flatMap((text) => text?.match(/[\p{L}\p{M}'’-]*___[\p{L}\p{M}'’-]*/gu) ?? []);
  const wanted = word.toLowerCase();
  return (
    pieces.find((piece) => {
      const [before = '', after = ''] = piece.toLowerCase().split(GAP);
      const isRoom = wanted.length > before.length + after.length;
      return piece !== GAP && isRoom && wanted.startsWith(before) && wanted.endsWith(after);
    }) ?? word
  );
}

/** Whether a word stands whole in a text: not where there is a gap for it, nor as part of another word. */
const isRead = (word: string, shown: string) =>
  !shown.includes(GAP) && (shown === word || shown.split(/[^\p{L}\p{M}'’-]+/u).includes(word));

function isAsked(exercise: Exercise): boolean {
  switch (exercise.form) {
    case 'type':
    case 'build':
      return true;
    case 'choose':
    case 'judge':
      return exercise.kind !== 'misspelling' && exercise.kind !== 'picture';
    case 'sort':
      return exercise.card.text === undefined || exercise.card.text.includes(GAP);
    case 'split':
    case 'read':
    case 'order':
      return false;
  }
}
