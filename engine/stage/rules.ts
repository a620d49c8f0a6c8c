import type { RawInput } from './input.ts';
import type { KeyMode } from './keys.ts';
import type { Offer } from './offer.ts';

/** What answers the keys and the voice; a game's round and the map each bring their own. */
export interface StageRules {
  /** Whether the ghost hand of the example plays. */
  readonly isExample: boolean;
  mode(): KeyMode;
  type(text: string): void;
  undo(): void;
  ready(): void;
  /** Speaks the prompt again. */
  hearAgain(): void;
  /** Speaks the line of explanation, or stops it. */
  hearExplanation(): void;
  tip(count: number, x: number, y: number): void;
  feat(): void;
  keep(keepsake: string): void;
  /** What a screen reader says of something that is offered. */
  nameOf(offer: Offer): string;
  /** The pupil picked something that is offered. */
  picked(offer: Offer): void;
  /** Takes a raw input for itself (to skip something) by answering true. */
  intercept(input: RawInput): boolean;
}

/** A stage on which nothing is asked. */
export const NO_RULES: StageRules = {
  isExample: false,
  mode: () => ({ typing: false, letters: false }),
  type() {},
  undo() {},
  ready() {},
  hearAgain() {},
  hearExplanation() {},
  tip() {},
  feat() {},
  keep() {},
  nameOf: ({ label }) => label,
  picked() {},
  intercept: () => false,
};
