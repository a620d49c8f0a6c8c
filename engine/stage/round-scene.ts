import type { Exercise, Outcome, RawAnswer, RoundResult, WholeAnswer } from '../exercise/index.ts';
import type { Draft } from './draft.ts';
import type { Input, Via } from './input.ts';
import type { LiveStage } from './live-stage.ts';
import type { PromptLook } from './round-kit.ts';
import type { GameStage } from './stage-scene.ts';

/** What the flow needs of a game scene. */
export interface RoundScene {
  readonly stage: GameStage;
  readonly live: LiveStage;
  promptLook: PromptLook;
  draft: Draft;
  commit(answer: RawAnswer): boolean;
  present(exercise: Exercise): void | Promise<void>;
  respond(outcome: Outcome): Promise<void>;
  clear(): void | Promise<void>;
  drawDraft?(): void;
  takeOver?(answer: WholeAnswer): void;
  copied?(given: RawAnswer): Promise<void>;
  notCopied?(given: RawAnswer): void;
  finale?(result: RoundResult): Promise<void>;
  step?(want: RawAnswer, via: Via): Input | null;
}
