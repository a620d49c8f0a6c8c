import { formKey } from './forms.ts';
import type { Params } from './params.ts';
import type { PaceState, PupilState } from './state.ts';
import type { PracticeForm } from './types.ts';

/** Answers in a form from which the pupil's own fastest tell what is too fast. */
const KNOWN_AFTER = 40;
/** Share by which the mean of response times follows. */
const FOLLOW = 0.05;

/** Times the floor below which a pupil's fastest answers can be hurried ones. */
const HURRIED = 1.3;

/** What the time of an answer says. */
export interface Timing {
  /** Too fast to say anything of spelling. */
  isRapid: boolean;
  /** Too fast for anybody. */
  isBelowFloor: boolean;
  /** ln of how much slower than this pupil is in this form; absent when not known. */
  slowness: number | undefined;
}

/** Reads a response time against the pupil's own times in this form; nobody is compared with others. */
export function timingOf(
  state: PupilState,
  form: PracticeForm,
  responseMs: number | undefined,
  params: Params,
): Timing {
  if (responseMs === undefined) return { isRapid: false, isBelowFloor: false, slowness: undefined };
  const floor = form.kind === 'choice' ? params.rapidChoiceMs : params.rapidOpenMs;
  const pace = state.pace[formKey(form)];
  const log = Math.log(responseMs);
  // Somebody's fastest is no hurry by itself: it must be near what is too fast for anyone.
  const isFastest =
    pace !== undefined && pace.answers >= KNOWN_AFTER && log < pace.fast && responseMs < HURRIED * floor;
  const isBelowFloor = responseMs < floor;
  if (isBelowFloor || isFastest) return { isRapid: true, isBelowFloor, slowness: undefined };
  const isKnown = pace !== undefined && pace.answers >= params.timeAfter && !state.pupil.calm;
  return { isRapid: false, isBelowFloor, slowness: isKnown ? log - pace.mean : undefined };
}

/** Notes a time for the next ones to be read against. */
export function notePace(state: PupilState, form: PracticeForm, responseMs: number, params: Params) {
  const key = formKey(form);
  const log = Math.log(responseMs);
  const pace = state.pace[key] ?? newPace(log);
  state.pace[key] = pace;
  pace.answers++;
  pace.mean += (log - pace.mean) * Math.max(FOLLOW, 1 / pace.answers);
  // Stochastic quantile: it rises by the share when a time lies above it, and falls by the rest when below.
  pace.fast += 0.05 * (log < pace.fast ? params.rapidShare - 1 : params.rapidShare);
}

/** Twice as fast as the first answer is surely no usual one. */
const newPace = (log: number): PaceState => ({ answers: 0, mean: log, fast: log - 1 });
