import { formKey, guessOf } from './forms.ts';
import { clamp } from './math.ts';
import type { Params } from './params.ts';
import type { PaceState, PupilState } from './state.ts';
import type { PracticeForm } from './types.ts';

/** Answers after which the pupil's own pace tells what is fast. */
const KNOWN_AFTER = 6;
/** Share by which what is known of times follows. */
const FOLLOW = 0.05;
/** Spread of read answers of one pupil, ln(ms): the first guess, which counts as so many answers, and the least. */
const READ = { spread: 0.45, answers: 10, least: 0.3 } as const;
/** Unread ones against it, where moves are in the time: the first guess likewise, the least, and their spread. */
const UNREAD = { faster: -1, answers: 3, least: -0.4, spread: 0.35 } as const;
/** Where an answer is given at once they lie below the floor, but for this share with this spread of ln(ms) above it. */
const ABOVE_FLOOR = { share: 0.3, spread: 0.25 } as const;
/** Nobody always or never reads. */
const SHARE = { least: 0.004, most: 0.9 } as const;

/** The time of an answer, and what it was given in. */
export interface Timed {
  form: PracticeForm;
  /** The game whose moves are in the time; absent where an answer is given at once. */
  game: string | undefined;
  /** Absent when not measured, or when it tells nothing. */
  responseMs: number | undefined;
}

/** What the time of an answer says, before it is known whether it is right. */
export interface Timing {
  /** Chance, 0 to 1, that it was given without reading. */
  unread: number;
  /** Too fast for anybody. */
  isBelowFloor: boolean;
  /** ln of how much slower than this pupil is in this form; absent when not known. */
  slowness: number | undefined;
}

/** The name under which times are kept: they are compared with the pupil's own in the same form of the same game. */
const keyOf = ({ form, game }: Timed) => (game === undefined ? formKey(form) : `${game}/${formKey(form)}`);

/**
 * Reads a response time against the pupil's own times; nobody is compared with others. Where it tells nothing, an
 * answer is unread as often as this pupil's are on the whole.
 */
export function timingOf(state: PupilState, timed: Timed, params: Params): Timing {
  const { form, game, responseMs } = timed;
  const usual = clamp(state.hurry, SHARE.least, SHARE.most);
  const unknown = { unread: usual, isBelowFloor: false, slowness: undefined };
  if (responseMs === undefined) return unknown;
  const floor = form.kind === 'choice' ? params.rapidChoiceMs : params.rapidOpenMs;
  if (responseMs < floor) return { unread: 1, isBelowFloor: true, slowness: undefined };
  const pace = state.pace[keyOf(timed)];
  if (!pace || pace.answers < KNOWN_AFTER) return unknown;
  const slower = Math.log(responseMs) - pace.mean;
  const ifRead = density(Math.min(0, slower), 0, Math.sqrt(pace.variance));
  const ifUnread =
    game === undefined
      ? ABOVE_FLOOR.share * density(Math.log(responseMs / floor), 0, ABOVE_FLOOR.spread)
      : density(Math.max(slower, pace.unread), pace.unread, UNREAD.spread);
  const isEvidence = game === undefined && pace.answers >= params.timeAfter && !state.pupil.calm;
  return {
    unread: (usual * ifUnread) / (usual * ifUnread + (1 - usual) * ifRead),
    isBelowFloor: false,
    slowness: isEvidence ? slower : undefined,
  };
}

/** How often a normal number lies here, but for a factor that is the same for all. */
const density = (x: number, mean: number, spread: number) =>
  Math.exp(-(((x - mean) / spread) ** 2) / 2) / spread;

/**
 * The chance that an answer was given without reading, now that it is known whether it is right: unread ones are right
 * by guessing alone, so that who is fast and right has not hurried. `p` is the chance of a right answer after reading.
 */
export function unreadAfter({ unread }: Timing, form: PracticeForm, correct: boolean, p: number): number {
  const guess = guessOf(form);
  const ifUnread = unread * (correct ? guess : 1 - guess);
  const ifRead = (1 - unread) * (correct ? p : 1 - p);
  return ifUnread / Math.max(1e-9, ifUnread + ifRead);
}

/** Notes a time for the next ones to be read against; `unread` is the chance that it is none of the pupil's read ones. */
export function notePace(state: PupilState, timed: Timed, unread: number) {
  if (timed.responseMs === undefined) return;
  const log = Math.log(timed.responseMs);
  const pace = (state.pace[keyOf(timed)] ??= newPace(log));
  const slower = log - pace.mean;
  const read = 1 - unread;
  if (pace.answers >= KNOWN_AFTER) {
    pace.unreadAnswers += unread;
    const step = unread * Math.max(FOLLOW, 1 / (UNREAD.answers + pace.unreadAnswers));
    pace.unread += step * (Math.min(UNREAD.least, slower) - pace.unread);
  }
  pace.answers += read;
  pace.mean += read * Math.max(FOLLOW, 1 / (1 + pace.answers)) * slower;
  const step = read * Math.max(FOLLOW, 1 / (READ.answers + pace.answers));
  pace.variance = Math.max(READ.least ** 2, pace.variance + step * (slower ** 2 - pace.variance));
}

const newPace = (log: number): PaceState => ({
  answers: 0,
  mean: log,
  variance: READ.spread ** 2,
  unreadAnswers: 0,
  unread: UNREAD.faster,
});
