import type { Choice, Params, PracticeEngine, PracticeForm } from '../../../../engine/practice/index.ts';
import type { SimPupil } from '../pupil.ts';
import type { SimWord, SimWorld } from '../world.ts';

export interface Situation {
  pupil: SimPupil;
  now: number;
  session: number;
  form: PracticeForm;
  /** When the delayed dictation is. */
  testAt: number;
}
export interface Answer extends Situation {
  word: SimWord;
  correct: boolean;
  responseMs: number;
  /** The game whose moves are in the time. */
  game?: string;
}

/** Something that chooses words. */
export interface Policy {
  /** The engine, where it is one. */
  engine?: PracticeEngine;
  next(situation: Situation): { word: SimWord; choice?: Choice };
  record?(answer: Answer): void;
}

/** What a policy is made of. */
export interface Made {
  world: SimWorld;
  pupils: readonly SimPupil[];
  seed: string;
  target: number;
  /** Numbers of the engine to try. */
  params?: Partial<Params>;
}

/** Difficulty as its features tell it, for policies that are not the engine. */
export const prior = ({ length = 6, logFrequency = 0 }: SimWord) => 0.2 * (length - 6) - 0.4 * logFrequency;
