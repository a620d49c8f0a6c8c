import { abilityIn } from './ability.ts';
import { isProduced } from './forms.ts';
import { clamp, DAY_MS } from './math.ts';
import { masteryOf, noteMastery } from './mastery.ts';
import { reviewed, type Grade } from './memory.ts';
import { explained, predicted } from './model.ts';
import { notePace, timingOf } from './pace.ts';
import { PARAMS, type Params } from './params.ts';
import { startOf } from './prior.ts';
import { select } from './select.ts';
import { Shared, type SharedCategory } from './shared.ts';
import { dayOf, newCategory, type PupilState, type SessionState } from './state.ts';
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
  Session,
} from './types.ts';
import { gain, growOlder, learnFrom } from './update.ts';

/** Words that are kept of what was dealt last. */
const RECENT = 24;
/** ln of the odds of a slip. */
const slipLogit = (share: number) => Math.log(share / (1 - share));

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
  /** The next word. Asked again without an answer it gives the same one. RangeError without any word to practise. */
  next(request: NextRequest): Choice;
  /** Takes an answer in. */
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

/** Makes an engine. The same options and the same answers give the same choices and the same state. */
export function createEngine(options: EngineOptions): PracticeEngine {
  const params: Params = { ...PARAMS, ...options.params };
  if (options.targetSuccess !== undefined) params.targetSuccess = options.targetSuccess;
  let shared = new Shared(options.words, options.categories, params, options.calibration);
  const pupils = new Map<string, PupilState>();
  const stateOf = (id: string): PupilState => {
    const state = pupils.get(id);
    if (!state) throw new RangeError(`There is no pupil "${id}".`);
    return state;
  };
  const targetOf = ({ pupil }: PupilState) =>
    pupil.targetSuccess ?? (pupil.calm ? 0.9 : params.targetSuccess);

  return {
    addPupil(pupil) {
      pupils.set(pupil.id, newPupil(pupil, options, params));
    },

    next(request) {
      const { now, form, ahead = [] } = request;
      const state = stateOf(request.pupil);
      const wanted = request.categories ?? state.pupil.categories ?? [...shared.categories.keys()];
      const categories = wanted
        .map((id) => shared.categories.get(id))
        .filter((category): category is SharedCategory => category !== undefined);
      if (categories.length === 0) throw new RangeError('There is nothing to practise.');
      const session = sessionOf(state, idOf(request.session));
      const isLast = typeof request.session === 'object' && request.session.isLast === true;
      const target = targetOf(state);
      return select({
        ...{ state, shared, params, session, isLast, form, now, target, categories, ahead },
        seed: String(options.seed),
      });
    },

    record(answer) {
      take(answer, stateOf(answer.pupil), shared, params, targetOf(stateOf(answer.pupil)));
    },

    predict({ pupil, wordId, form, now }) {
      return predicted({ state: stateOf(pupil), shared, params, word: shared.word(wordId), form, now });
    },

    ability({ pupil, category, now }) {
      const { mean, variance } = abilityIn(stateOf(pupil), shared, shared.category(category), now, params);
      return { mean, sd: Math.sqrt(variance) };
    },

    mastery({ pupil, category, now }) {
      return masteryOf({ state: stateOf(pupil), shared, params, category: shared.category(category), now });
    },

    explain(pupil, wordId, form = { kind: 'open' }, now) {
      const state = stateOf(pupil);
      const word = shared.word(wordId);
      return explained({ state, shared, params, word, form, now: now ?? state.lastAt ?? 0 });
    },

    exportState: () => copyOf({ version: 1, pupils: Object.fromEntries(pupils), shared: shared.export() }),
    importState(state) {
      shared = new Shared(
        options.words,
        options.categories,
        params,
        state.shared,
        options.calibration === undefined,
      );
      pupils.clear();
      for (const [id, pupil] of Object.entries(state.pupils)) pupils.set(id, copyOf(pupil));
    },
    exportPupil: (id) => copyOf(stateOf(id)),
    importPupil: (state) => void pupils.set(state.pupil.id, copyOf(state)),
  };
}

/** A copy that nobody else holds; state is plain JSON. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const idOf = (session: Session): string => String(typeof session === 'object' ? session.id : session);

function newPupil(pupil: NewPupil, { groepNorms }: EngineOptions, params: Params): PupilState {
  return {
    version: 1,
    pupil: { ...pupil },
    general: startOf(pupil, groepNorms, params),
    slip: { mean: slipLogit(params.slip), variance: params.slipVariance },
    ...{
      categories: {},
      words: {},
      review: [],
      pace: {},
      hurry: params.hurry,
      control: 0,
      answers: 0,
      recent: [],
    },
  };
}

/** The session that is going on, or a new one. */
const sessionOf = ({ session }: PupilState, id: string): SessionState =>
  session?.id === id ? session : { id, answers: 0, words: {}, categories: {}, wrongRun: 0, rapidRun: 0 };

function take(answer: AnswerRecord, state: PupilState, shared: Shared, params: Params, target: number) {
  const { now, form, correct, responseMs } = answer;
  const word = shared.word(answer.wordId);
  const { category } = word;
  const session = (state.session = sessionOf(state, idOf(answer.session)));
  const own = (state.categories[category.id] ??= newCategory(params.categoryVariance));
  const kept = (state.words[word.id] ??= { mean: 0, variance: params.wordVariance });
  const timing = timingOf(state, form, responseMs, answer.rtValid !== false, params);
  const inSession = session.categories[category.id] ?? 0;
  state.hurry += params.hurryStep * ((timing.isRapid ? 1 : 0) - state.hurry);

  if (!timing.isRapid) {
    const days = own.lastAt === undefined ? 0 : Math.max(0, now - own.lastAt) / DAY_MS;
    growOlder(state, word, days, { general: params.generalVariance }, params);
    learnFrom({ ...{ state, shared, params, word, form, now, correct }, slowness: timing.slowness });
    gain(state, word, inSession, params);
    if (!shared.isFrozen) shared.moved(word);
    if (responseMs && answer.rtValid !== false) notePace(state, form, responseMs, params);
  }

  const isReview = kept.card?.review !== undefined;
  // What was too fast to be an answer says nothing of remembering either, unless it was right.
  if (correct || !timing.isRapid) {
    const grade: Grade = !correct ? 'again' : timing.isRapid || answer.helped ? 'hard' : 'good';
    kept.card = reviewed(kept.card, { now, grade, answers: session.answers + 1, params });
    if (kept.card.review && !isReview) state.review.push(word.id);
    if (!kept.card.review && isReview) state.review = state.review.filter((id) => id !== word.id);
  }

  state.answers++;
  state.lastAt = now;
  state.recent = [...state.recent, { wordId: word.id, isReview }].slice(-RECENT);
  state.control = clamp(
    state.control + params.controlStep * (target - (correct ? 1 : 0)),
    -params.controlMost,
    params.controlMost,
  );
  session.answers++;
  session.words[word.id] = (session.words[word.id] ?? 0) + 1;
  session.categories[category.id] = inSession + 1;
  session.wrongRun = correct ? 0 : session.wrongRun + 1;
  session.rapidRun = timing.isRapid ? session.rapidRun + 1 : 0;

  own.answers++;
  if (isProduced(form)) own.produced++;
  if (!own.seen.includes(word.id)) own.seen.push(word.id);
  const day = dayOf(now);
  if (own.days.length < params.masteryDays && !own.days.includes(day)) own.days.push(day);
  own.lastAt = now;
  own.lastSession = session.id;
  noteMastery({ state, shared, category, now, params });
}
