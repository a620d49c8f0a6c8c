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
 * Makes an engine. The same options and the same answers give the same choices and the same state. Data of others in shapes
 * that mean the same are read as ours (door.ts); TypeError or RangeError for what can't be read.
 */
export function createEngine(options: EngineOptions): PracticeEngine {
  const given = Object.entries(options.params ?? {}).filter(([, value]) => value != null);
  const params: Params = { ...PARAMS, ...Object.fromEntries(given) };
  if (options.targetSuccess != null) params.targetSuccess = door.targetOf(options.targetSuccess);
  const words = door.wordsOf(options.words);
  const categories = door.categoriesOf(options.categories, words);
  const norms = door.normsOf(options.groepNorms);
  const givenIds = door.numberIdsOf(options.words);
  const seed = String(options.seed ?? '');
  const isFrozen = options.calibration != null;
  let shared = new Shared(words, categories, params, options.calibration ?? undefined, isFrozen);
  const pupils = new Map<string, PupilState>();
  const stateOf = (pupil: unknown): PupilState => {
    const id = door.idOf(pupil, 'A pupil');
    const state = pupils.get(id);
    if (!state) throw new RangeError(`There is no pupil "${id}".`);
    return state;
  };
  const categoryOf = (id: unknown) => shared.category(door.idOf(id, 'A category'));
  const wordOf = (id: unknown) => shared.word(door.idOf(id, 'A word'));

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
      const state = stateOf(request.pupil);
      const now = door.momentOf(request.now);
      const { id, isLast } = door.sessionOf(request.session, now);
      const wanted = request.categories == null ? state.pupil.categories : door.idsOf(request.categories);
      const allowed = (wanted ?? [...shared.categories.keys()])
        .map((one) => shared.categories.get(one))
        .filter((one): one is SharedCategory => one !== undefined && one.sorted.length > 0);
      if (allowed.length === 0) throw new RangeError('There is nothing to practise in these categories.');
      const choice = select({
        state,
        shared,
        params,
        seed,
        isLast,
        now,
        target: targetOf(state, params),
        session: sessionOf(state, id),
        form: door.formOf(request.form),
        categories: allowed,
        ahead: (request.ahead ?? []).map((one) => door.idOf(one, 'A word')),
      });
      // Who gave its words numbers as ids gets these back.
      return { ...choice, wordId: givenIds.get(choice.wordId) ?? choice.wordId };
    },

    record(answer) {
      const state = stateOf(answer.pupil);
      const now = door.momentOf(answer.now);
      const taken = {
        now,
        session: door.sessionOf(answer.session, now).id,
        wordId: wordOf(answer.wordId).id,
        form: door.formOf(answer.form),
        correct: door.rightOf(answer.correct),
        responseMs: answer.rtValid === false ? undefined : door.timeOf(answer.responseMs),
        game: answer.game ?? undefined,
        helped: answer.helped === true,
      };
      take(taken, state, shared, params, targetOf(state, params));
    },

    predict: ({ pupil, wordId, form, now }) =>
      predicted({
        state: stateOf(pupil),
        shared,
        params,
        word: wordOf(wordId),
        form: door.formOf(form),
        now: door.momentOf(now),
      }),

    ability({ pupil, category, now }) {
      const own = categoryOf(category);
      const { mean, variance } = abilityIn(stateOf(pupil), shared, own, door.momentOf(now), params);
      return { mean, sd: Math.sqrt(variance) };
    },

    mastery: ({ pupil, category, now }) =>
      masteryOf({
        state: stateOf(pupil),
        shared,
        params,
        category: categoryOf(category),
        now: door.momentOf(now),
      }),

    explain(pupil, wordId, form = { kind: 'open' }, now) {
      const state = stateOf(pupil);
      const asked = { state, shared, params, word: wordOf(wordId), form: door.formOf(form) };
      return explained({ ...asked, now: now ?? state.lastAt ?? 0 });
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
