/**
 * One step of typing: how long after the one before, in ms of play, and the letters that came; none where the last letter was taken
 * back. The first step may bring what stood there already.
 */
export type KeyStep = readonly [ms: number, letters: string];

/** Steps that are kept of one answer; who goes on and on is followed from there. */
export const MOST_KEY_STEPS = 80;
/** A longer pause is kept as this, in ms: who walked away from the game must not have an answer refused for it. */
export const LONGEST_KEY_MS = 3_600_000;

/** The text after each step, from before the first. */
export function textsOf(steps: readonly KeyStep[]): string[] {
  const texts = [''];
  for (const [, letters] of steps) {
    const before = texts.at(-1)!;
    texts.push(letters === '' ? [...before].slice(0, -1).join('') : (before + letters).normalize('NFC'));
  }
  return texts;
}

/** Follows how a text is typed: letters, pauses, what was taken back. It has no clock of its own: moments, in ms of play, come in. */
export class KeyTrace {
  #steps: KeyStep[] = [];
  #text = '';
  #at = 0;

  /** Begins anew, with what stands there. */
  start(text: string, now: number) {
    this.#steps = text === '' ? [] : [[0, text]];
    this.#text = text;
    this.#at = now;
  }

  /** The text is this now. */
  note(text: string, now: number) {
    const before = [...this.#text];
    const after = [...text];
    let same = 0;
    while (same < before.length && before[same] === after[same]) same++;
    const steps: string[] = before.slice(same).map(() => '');
    if (same < after.length) steps.push(after.slice(same).join(''));
    if (this.#steps.length + steps.length > MOST_KEY_STEPS) return this.start(text, now);
    let ms = Math.min(LONGEST_KEY_MS, Math.max(0, Math.round(now - this.#at)));
    for (const letters of steps) {
      this.#steps.push([ms, letters]);
      ms = 0;
    }
    this.#text = text;
    this.#at = now;
  }

  get steps(): KeyStep[] {
    return [...this.#steps];
  }
}
