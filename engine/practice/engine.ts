import { abilityIn } from './ability.ts';
import * as door from './door.ts';
import { logit } from './math.ts';
import { masteryOf } from './mastery.ts';
import { explained, predicted, targetOf } from './model.ts';
import { PARAMS, type Params } from './params.ts';
import { startOf } from './prior.ts';
import { sessionOf, take } from './record.ts';
import { select } from './select.ts';
import { Shared, type SharedCategory } from './shared.ts';
import { STATE_VERSION, type CategoryState, type PupilState } from './state.ts';
import type {
  AnswerRecord,
  Calibration,
  Choice,
  EngineOptions,
  Explanation,
  Mastery,
  NewPupil,
  NextRequest,
  PracticeForm,
} from './types.ts';

/** State of an engine as plain JSON: every pupil, and what all share. */
export interface EngineState {
  version: 1;
  pupils: Record<string, PupilState>;
  shared: Calibration;
}

/** The practice policy: what each pupil practises next, and how far each is. It has no clock and no chance of its own. */
export interface PracticeEngine {
  /** Adds a pupil with what is known before any answer; an earlier one of this id is replaced. */
  addPupil(pupil: NewPupil): void;
  /** The next word. Asked again without an answer it gives the same one. RangeError when there is nothing to practise. */
  next(request: NextRequest): Choice;
  /** Takes an answer in, in the order in which they are given. */
  record(answer: AnswerRecord): void;
  /** Chance of a right answer now, guessing included. */
  predict(question: { pupil: string; wordId: string; form: PracticeForm; now: number }): number;
  /** Ability in logits against the average word of the category in the open form, and its standard deviation. */
  ability(question: { pupil: string; category: string; now: number }): { mean: number; sd: number };
  mastery(question: { pupil: string; category: string; now: number }): Mastery;
  /** Every number behind a prediction; in the open form and at the last answer when not said. */
  explain(pupil: string, wordId: string, form?: PracticeForm, now?: number): Explanation;
  exportState(): EngineState;
  importState(state: EngineState): void;
  /** One pupil, to keep or to move elsewhere. */
  exportPupil(id: string): PupilState;
  importPupil(state: PupilState): void;
}

/**
 * Makes an engine. The same options and the same answers give the same choices and the same state. What is not as types.ts
 * says is refused by name, here and at each call: TypeError, or RangeError for a number beyond its bounds.
 */
export function createEngine(options: EngineOptions): PracticeEngine {
  door.checkOptions(options);
  const { words, categories, calibration, targetSuccess } = options;
  const given = Object.entries({ ...options.params, targetSuccess }).filter(
    ([, value]) => value !== undefined,
  );
  const params: Params = { ...PARAMS, ...Object.fromEntries(given) };
  const norms = door.normsOf(options.groepNorms);
  const seed = String(options.seed);
  const isFrozen = calibration !== undefined;
  let shared = new Shared(words, categories, params, calibration, isFrozen);
  const pupils = new Map<string, PupilState>();
  const stateOf = (id: string): PupilState => {
    const state = pupils.get(id);
    if (!state) throw new RangeError(`There is no pupil "${id}".`);
    return state;
  };

  return {
    addPupil(value) {
      const pupil = door.pupilOf(value);
      const start = startOf(pupil, norms, params);
      pupils.set(pupil.id, {
        version: STATE_VERSION,
        pupil,
        general: { ...start },
        generalStart: start.variance,
        slip: { mean: logit(params.slip), variance: params.slipVariance },
        categories: {},
        words: {},
        review: [],
        pace: {},
        hurry: params.hurry,
        control: 0,
        drift: 0,
        answers: 0,
        recent: [],
      });
    },

    next(request) {
      door.checkRequest(request);
      const { now, form, ahead = [], focus } = request;
      const state = stateOf(request.pupil);
      const { id, isLast } = door.sessionOf(request.session);
      const wanted = request.categories ?? state.pupil.categories ?? shared.categories.keys();
      const allowed = [...new Set(wanted)]
        .map((one) => shared.categories.get(one))
        .filter((one): one is SharedCategory => one !== undefined && one.sorted.length > 0);
      if (allowed.length === 0) throw new RangeError('There is nothing to practise in these categories.');
      return select({
        state,
        shared,
        params,
        seed,
        isLast,
        now,
        target: targetOf(state, params),
        session: sessionOf(state, id),
        form,
        categories: allowed,
        ahead,
        focus,
      });
    },

    record(answer) {
      door.checkAnswer(answer);
      const { now, wordId, form, correct, responseMs } = answer;
      const state = stateOf(answer.pupil);
      const taken = {
        now,
        session: door.sessionOf(answer.session).id,
        wordId,
        form,
        correct,
        // A time of 0 was not measured.
        responseMs: answer.rtValid === false ? undefined : responseMs || undefined,
        game: answer.game ?? undefined,
        helped: answer.helped === true,
      };
      take(taken, state, shared, params, targetOf(state, params));
    },

    predict({ pupil, wordId, form, now }) {
      door.checkForm(form);
      door.checkMoment(now);
      return predicted({ state: stateOf(pupil), shared, params, word: shared.word(wordId), form, now });
    },

    ability({ pupil, category, now }) {
      door.checkMoment(now);
      const { mean, variance } = abilityIn(stateOf(pupil), shared, shared.category(category), now, params);
      return { mean, sd: Math.sqrt(variance) };
    },

    mastery({ pupil, category, now }) {
      door.checkMoment(now);
      return masteryOf({ state: stateOf(pupil), shared, params, category: shared.category(category), now });
    },

    explain(pupil, wordId, form = { kind: 'open' }, now) {
      door.checkForm(form);
      const state = stateOf(pupil);
      return explained({
        state,
        shared,
        params,
        word: shared.word(wordId),
        form,
        now: now ?? state.lastAt ?? 0,
      });
    },

    exportState: () => copyOf({ version: 1, pupils: Object.fromEntries(pupils), shared: shared.export() }),
    importState(state) {
      if (state?.version !== 1 || !state.pupils || !state.shared)
        throw new TypeError('This is no state that exportState gave.');
      shared = new Shared(words, categories, params, state.shared, isFrozen);
      pupils.clear();
      for (const [id, pupil] of Object.entries(state.pupils)) pupils.set(id, taken(pupil, params));
    },
    exportPupil: (id) => copyOf(stateOf(id)),
    importPupil(state) {
      const pupil = taken(state, params);
      pupils.set(pupil.pupil.id, pupil);
    },
  };
}

/** A pupil's state as its own; one of an earlier version, without its log, goes on from what it knows. TypeError for others. */
function taken(state: Earlier, { categoryVariance }: Params): PupilState {
  if (!(state?.version >= 1 && state.version <= STATE_VERSION) || !state.pupil)
    throw new TypeError('This is no state that exportPupil gave.');
  // Times were kept in another way; the pupil's pace is soon known again.
  const pace = state.version < 3 ? {} : state.pace;
  // All categories began alike.
  const categories = Object.fromEntries(
    Object.entries(state.categories).map(([id, own]) => [
      id,
      { ...own, spread: own.spread ?? categoryVariance },
    ]),
  );
  return { ...copyOf({ ...state, pace, categories }), version: STATE_VERSION, drift: state.drift ?? 0 };
}

/** A state of any version: what was not kept at the time is missing. */
interface Earlier extends Omit<PupilState, 'version' | 'drift' | 'categories'> {
  version: number;
  drift?: number;
  categories: Record<string, Omit<CategoryState, 'spread'> & { spread?: number }>;
}

/** A copy that nobody else holds; state is plain JSON. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
