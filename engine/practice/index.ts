// The practice policy: what each pupil practises next, why, and how far each is. Pure: time and chance come in as
// arguments, state is plain JSON. See README.md.
export { SPINNING } from './mastery.ts';
export { workedAt } from './focus.ts';
export { beginningOf } from './prior.ts';
export { createEngine, type EngineState, type PracticeEngine } from './engine.ts';
export type {
  AnswerRecord,
  Calibration,
  Choice,
  EngineOptions,
  Explanation,
  Focus,
  GroepNorms,
  LvsLevel,
  Mastery,
  MasteryStatus,
  NewPupil,
  NextRequest,
  PracticeCategory,
  PracticeForm,
  PracticeWord,
  Reason,
  Session,
  Why,
} from './types.ts';
export type { Params } from './params.ts';
export { STATE_VERSION, type PupilState } from './state.ts';
