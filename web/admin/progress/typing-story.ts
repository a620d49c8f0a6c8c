import type { KeyStep } from '../../../engine/exercise/index.ts';

/** Letters that came, or went, in one go. */
export interface Deed {
  kind: 'there' | 'typed' | 'taken';
  letters: string;
  /** The pause before it, in ms; 0 where it went on. */
  waited: number;
}

/** A pause that is told, in ms: thinking, and no longer looking for the key. */
const PAUSE_MS = 1500;

/** How a text was typed, in a few deeds: letters that followed each other without a long pause are one. */
export function storyOf(steps: readonly KeyStep[]): Deed[] {
  const story: Deed[] = [];
  let text: string[] = [];
  steps.forEach(([ms, came], i) => {
    const isTaken = came === '';
    const letters = isTaken ? (text.at(-1) ?? '') : came;
    text = isTaken ? text.slice(0, -1) : [...text, ...came];
    const kind = isTaken ? 'taken' : i === 0 && ms === 0 ? 'there' : 'typed';
    const waited = ms >= PAUSE_MS ? ms : 0;
    const last = story.at(-1);
    if (last?.kind !== kind || waited > 0) story.push({ kind, letters, waited });
    // What is taken back goes from the end.
    else last.letters = isTaken ? letters + last.letters : last.letters + letters;
  });
  return story;
}
