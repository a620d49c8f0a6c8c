import type { Prompt, Reveal, Speech } from '../exercise/index.ts';
import type { Offer } from './offer.ts';
import type { Thing } from './thing.ts';

/** How the Promptpaneel lies: whole at the top, a round speaker only, along the left side, or in a part of the top. */
export type PromptLook = 'top' | 'compact' | 'left' | PromptStrip;

/** A part of the strip at the top, between two x in u: beside it the game shows something of its own. */
export interface PromptStrip {
  left: number;
  right: number;
  /** It lies at the left end, and the task is only written where there is nothing to hear or to see. */
  brief?: boolean;
}

/** The parts of the kit that the round itself shows; `createKit(stage)` in `kit/` makes them. */
export interface RoundKit {
  readonly prompt: {
    /** Shows a prompt; its speaker button calls `stage.say()`. A flash plays by itself, with "nog een flits". */
    show(prompt: Prompt, look: PromptLook): void;
    /** Fills the gap of the text with what belongs there, the hard spot marked; nothing where there is no such gap. */
    fill(reveal: Reveal): void;
    hide(): void;
    /** Lower edge in u of what is shown at the top: 164, or more where a sentence takes two lines. The hint comes under it. */
    readonly bottom: number;
  };
  /** The Hintstrook under the prompt, with a speaker where it can be heard; `lower` u lower where a game has something there. */
  readonly hint: { show(text: string, speech?: Speech): void; hide(): void; lower: number };
  /** The Woordbanier: `mini` (44 u) after a right answer, `full` (56 u) at a reveal. */
  readonly banner: {
    show(reveal: Reveal, size: 'mini' | 'full'): Promise<void>;
    /** What is shown is to be tapped once (the doing over of judge and sort). */
    ask(onPick: () => void): Offer | undefined;
    hide(): void;
  };
  /** Gum rolls in, rubs over a thing and rolls out. */
  readonly eraser: { rub(over: Thing | { x: number; y: number }): Promise<void> };
  /** The Voorbeeldhand, with a key cap for keyboard players. */
  readonly hand: {
    moveTo(x: number, y: number, ms: number): Promise<void>;
    press(): Promise<void>;
    /** A key cap for about `ms`. */
    key(label: string, ms: number): Promise<void>;
    hide(): void;
  };
  /** The line of explanation with the host's face, as a strip low in view; spoken text is the stage's work. */
  readonly explain: { show(text: string): void; hide(): void };
  /** A round button "Verder" at the lower right; `onPick` once, then it goes. */
  readonly goOn: { show(onPick: () => void): void; hide(): void };
}
