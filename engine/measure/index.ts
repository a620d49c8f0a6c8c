// Tests and what may be concluded from them: composing, scoring, change, effect. Pure: no clock, no chance of its own. See README.md.
export { abilityOf, expectedOf, type Ability, type Expected, type Scored } from './ability.ts';
export {
  besideNew,
  changeBetween,
  type Beside,
  type Caution,
  type Change,
  type Finding,
  type Taken,
} from './change.ts';
export { isTarget, outcomeOf, proposedTarget, type GoalMeasured, type Outcome } from './goal.ts';
export { errorOf, externalChange, type ExternalChange, type ExternalResult } from './external.ts';
export {
  differenceOf,
  effectBetween,
  meanEffect,
  meanShare,
  type Effect,
  type MeanEffect,
  type Standing,
} from './effect.ts';
export {
  beginningBelief,
  HALF_YEARS,
  joined,
  nextStage,
  proposedStart,
  sizeOf,
  type Belief,
  type HalfYear,
} from './placement.ts';
export { makeStage, type StageWish, type StageWord } from './placement-stage.ts';
export { isWordOf, readSentence, type SentenceVerdict } from './sentence.ts';
export {
  firstForm,
  FORM_IDS,
  makeSet,
  numbered,
  type FormId,
  type MadeSet,
  type Role,
  type SetNotice,
  type SetWish,
  type TestItem,
} from './make-set.ts';
export { makeMethodSet, type MethodWish } from './method-set.ts';
export { practisedPart, type PractisedWord } from './practised.ts';
export type { PoolWord } from './pool.ts';
export { makeSpareForm, type SpareWish } from './spare-form.ts';
export * from './terms.ts';
