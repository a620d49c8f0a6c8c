import {
  STATE_VERSION,
  type Calibration,
  type PracticeEngine,
  type PupilState,
  type LvsLevel,
} from '../../../engine/practice/index.ts';
import { practiceForm, timeOf } from '../../../engine/practice/round/index.ts';
import { transact, type Db } from '../../data/database.ts';
import type { DayLevelRow, PracticeLevelRow, PracticeStateRow, PupilRow } from '../../data/schema.ts';
import { forgetDayLevels, storeDayLevels } from '../../progress/day-levels.ts';
import { itemId, listCategory, type PracticeItems } from '../../words/practice-items.ts';
import type { Catalogue } from '../catalogue.ts';
import { readChoices } from './choices.ts';
import { bankEngine, listEngine, untouched } from './engines.ts';
import { dayLevel, levelOf, listOf } from './level.ts';
import { allRounds, answersOf, lastWordsOf, type LoggedAnswer, type LoggedRound } from './log.ts';
import { positioned } from './order.ts';
import { ownWordsOf, type OwnWords } from './own-words.ts';
import { findState, storeLevels, storeState } from './repository.ts';
import { schoolMonth, sittingOf } from './school-calendar.ts';
import { countsOf, newsOf, takenWith, type Taken } from './log-news.ts';
import { asked, begunAt, type StartLevel, type Wishes } from './how-to-practise.ts';

/** What a pupil began with; kept, so that the log gives the same state years later. */
interface Start {
  groep: number;
  month: number;
  lvs: LvsLevel | null;
  /** Level at which a teacher lets the pupil begin, as a school year and a half of it; null for the norm. */
  chosen: StartLevel | null;
  /** `log_turn` of the pupil when its log was read; absent is 0. */
  turn?: number;
}

/** A version of the shared difficulties; 0, without any, is what is thought before anybody answered. */
export interface Difficulties {
  version: number;
  calibration: Calibration | undefined;
}

/** A pupil whom the engine holds, and which answers are in. */
interface Held {
  start: Start;
  taken: Taken;
  wishes: Wishes;
}

/** Categories that answers were about; of a list of words also its words. */
type Touched = Map<string, readonly string[] | undefined>;

/** What answers changed: the levels at the end of their days, and of each category the last of these. */
interface Recorded {
  levels: ReadonlyMap<string, PracticeLevelRow>;
  days: DayLevelRow[];
}

/** Pupils that the engine holds at most; their states are stored all the same. */
const MOST_HELD = 300;
/** Answers that are taken in before somebody else may go first. */
const AT_ONCE = 50;

/**
 * The state of each pupil as the log of answers has it. The log is the source of truth; what is stored only spares
 * reading all of it again. Work on one pupil goes one after the other.
 */
export class PupilStates {
  readonly engine: PracticeEngine;
  readonly difficulties: Difficulties;
  #db: Db;
  #items: PracticeItems;
  #catalogue: Catalogue;
  /** What is thought of the words of the bank. */
  readonly shared: Calibration;
  readonly ownWords: OwnWords;
  #known: ReadonlySet<string>;
  #categories: ReadonlySet<string>;
  #empty: ReturnType<PracticeEngine['exportState']>;
  #held = new Map<string, Held>();
  #busy = new Map<string, Promise<unknown>>();

  constructor(db: Db, items: PracticeItems, catalogue: Catalogue, difficulties: Difficulties) {
    this.#db = db;
    this.#items = items;
    this.#catalogue = catalogue;
    this.difficulties = difficulties;
    this.shared = difficulties.calibration ?? untouched(items);
    this.engine = bankEngine(items, this.shared);
    this.ownWords = ownWordsOf(items);
    this.#empty = this.engine.exportState();
    this.#known = new Set(items.words.map(({ id }) => id));
    this.#categories = new Set(items.categories.map(({ id }) => id));
  }

  /**
   * Does something with a pupil of whom every stored answer is taken in; no other work on this pupil goes on meanwhile.
   * `work` gets these states: others may be in use by the time that it begins (`Policy.refresh`).
   */
  async with<T>(pupil: PupilRow, wishes: Wishes, work: (states: PupilStates) => T | Promise<T>): Promise<T> {
    const before = this.#busy.get(pupil.id) ?? Promise.resolve();
    const mine = before
      .catch(() => undefined)
      .then(() => this.#bringUpToDate(pupil, wishes))
      .then(() => work(this));
    this.#busy.set(pupil.id, mine);
    try {
      return await mine;
    } finally {
      if (this.#busy.get(pupil.id) === mine) this.#busy.delete(pupil.id);
      if (this.#held.size > MOST_HELD && this.#busy.size === 0) this.#letGo();
    }
  }

  /** An engine over the words of a list, with this pupil in it. Only within `with`. */
  withList(pupilId: string, listId: string, words: readonly string[]): PracticeEngine {
    const own = this.ownWords(this.engine, pupilId, { id: listId, words });
    const engine = listEngine(this.#items, this.shared, listId, own);
    engine.importPupil(this.engine.exportPupil(pupilId));
    return engine;
  }

  async #bringUpToDate(pupil: PupilRow, wishes: Wishes) {
    const { held, start } = await this.#heldOrStored(pupil, wishes);
    const news = held && (await newsOf(this.#db, pupil.id, held.taken));
    if (!held || news?.kind === 'late') {
      await this.#rebuild(pupil, wishes, start);
      return;
    }
    this.#wish(pupil.id, held, wishes);
    if (news?.kind !== 'more') return;
    // Half of it must not stay: what goes wrong here is read again from what was stored.
    this.#held.delete(pupil.id);
    const recorded = await this.#record(pupil.id, news.answers, news.rounds);
    held.taken = news.taken;
    await this.#store(pupil.id, held, recorded);
    this.#held.set(pupil.id, held);
  }

  /** What the engine holds of a pupil or was stored, where that is still of use; and what the pupil began with. */
  async #heldOrStored(pupil: PupilRow, wishes: Wishes): Promise<{ held?: Held; start?: Start }> {
    const { id } = pupil;
    const isSame = ({ lvs, chosen, turn = 0 }: Start) =>
      turn === pupil.log_turn &&
      lvs === pupil.lvs &&
      chosen?.groep === wishes.start?.groep &&
      chosen?.half === wishes.start?.half &&
      chosen?.belief?.mean === wishes.start?.belief?.mean &&
      chosen?.belief?.variance === wishes.start?.belief?.variance;
    const held = this.#held.get(id);
    if (held) return { start: held.start, ...(isSame(held.start) && { held }) };
    const row = await findState(this.#db, id);
    if (!row) return {};
    const start = JSON.parse(row.start) as Start;
    if (row.calibration !== this.difficulties.version || !isSame(start)) return { start };
    const state = JSON.parse(row.state) as PupilState;
    // The same answers make another state since: it is made anew.
    if (state.version !== STATE_VERSION) return { start };
    return { held: this.#hold(id, start, row, state), start };
  }

  #hold(pupilId: string, start: Start, row: PracticeStateRow, state: PupilState): Held {
    this.engine.importPupil(state);
    const { calm = false, targetSuccess } = state.pupil;
    const wishes: Wishes = { calm, ...(targetSuccess !== undefined && { targetSuccess }) };
    const held = { start, taken: JSON.parse(row.taken) as Taken, wishes };
    this.#held.set(pupilId, held);
    return held;
  }

  /** Reads all of the log again: the first time, after an answer that came late, with other difficulties. */
  async #rebuild({ id, groep, lvs, log_turn }: PupilRow, wishes: Wishes, before: Start | undefined) {
    this.#held.delete(id);
    const rounds = await allRounds(this.#db, id);
    const answers = positioned(await answersOf(this.#db, rounds));
    const begun = { groep, month: schoolMonth(answers[0]?.at ?? Date.now()) };
    const chosen = wishes.start ?? null;
    const { groep: firstGroep, month } = before ?? begun;
    const turn = log_turn !== 0 && { turn: log_turn };
    const start: Start = { groep: firstGroep, month, lvs, chosen, ...turn };
    this.engine.addPupil({
      id,
      groep: start.groep,
      month: start.month,
      lvs,
      ...asked(wishes),
      ...(chosen && begunAt(chosen)),
    });
    const held: Held = { start, wishes, taken: takenWith(rounds, countsOf(answers), answers.at(-1)) };
    // Also without any answer: what the pupil began with is known from then on.
    await this.#store(id, held, await this.#record(id, answers, rounds), 'all');
    this.#held.set(id, held);
  }

  /** Lets the engine learn from answers, in their order. */
  async #record(
    pupilId: string,
    answers: readonly LoggedAnswer[],
    rounds: readonly LoggedRound[],
  ): Promise<Recorded> {
    const levels = new Map<string, PracticeLevelRow>();
    const days: DayLevelRow[] = [];
    /** What was touched in the sitting that goes on. */
    let sitting: { id: string; touched: Touched } | undefined;
    const about = new Map(rounds.map((round) => [round.id, { round, choices: readChoices(round.choices) }]));
    const deciding = answers.filter(({ decides }) => decides);
    // A list is an engine of its own, for as long as the answers are about the same round.
    let own: { roundId: string; engine: PracticeEngine } | undefined;
    const back = () => {
      if (own) this.engine.importPupil(own.engine.exportPupil(pupilId));
      own = undefined;
    };
    const endSitting = async () => {
      back();
      if (!sitting) return;
      const state = this.engine.exportPupil(pupilId);
      for (const [category, list] of await this.#touchedIn(state, sitting)) {
        const level = this.#level(state, category, list);
        days.push(dayLevel(level));
        levels.set(category, {
          ...level,
          mastered_at: levels.get(category)?.mastered_at ?? level.mastered_at,
        });
      }
    };
    for (const [i, answer] of deciding.entries()) {
      if (i % AT_ONCE === AT_ONCE - 1) await new Promise((resolve) => setImmediate(resolve));
      const { round, choices } = about.get(answer.roundId)!;
      const { listId } = round;
      const category = listId === null ? answer.category : listCategory(listId);
      const wordId = itemId(category, answer.wordId);
      const list = listId === null ? undefined : (choices.list ?? []);
      // What is only there for contrast, or is no longer in the bank or the list, says nothing of this category.
      if (list ? !list.includes(answer.wordId) : !this.#known.has(wordId)) continue;
      if (sitting?.id !== sittingOf(answer.at)) {
        await endSitting();
        sitting = { id: sittingOf(answer.at), touched: new Map() };
      }
      if (own && own.roundId !== round.id) back();
      if (listId !== null && list)
        own ??= { roundId: round.id, engine: this.withList(pupilId, listId, list) };
      const { options } = choices.of[answer.exerciseId] ?? {};
      (own?.engine ?? this.engine).record({
        pupil: pupilId,
        now: answer.at,
        session: sittingOf(answer.at),
        wordId,
        form: practiceForm(round.form, options),
        correct: answer.correct,
        ...timeOf(this.#catalogue.game(round.game), round.form, answer.ms),
      });
      sitting.touched.set(category, list);
    }
    await endSitting();
    return { levels, days };
  }

  /**
   * All that was practised in a sitting, also before these answers: its level is that at the end of the day, whether the
   * answers of the day are taken in at once or a few at a time.
   */
  async #touchedIn({ pupil, session }: PupilState, { id, touched }: { id: string; touched: Touched }) {
    const all: Touched = new Map(touched);
    for (const category of session?.id === id ? Object.keys(session.categories) : []) {
      if (all.has(category)) continue;
      const listId = listOf(category);
      // A category may have left the bank since.
      if (listId === undefined && !this.#categories.has(category)) continue;
      const list = listId === undefined ? undefined : await lastWordsOf(this.#db, pupil.id, listId);
      if (list?.length !== 0) all.set(category, list);
    }
    return all;
  }

  /** The engine's pupil practises as the settings say today. */
  #wish(pupilId: string, held: Held, wishes: Wishes) {
    if (held.wishes.calm === wishes.calm && held.wishes.targetSuccess === wishes.targetSuccess) return;
    held.wishes = wishes;
    const state = this.engine.exportPupil(pupilId);
    const pupil = { ...state.pupil, ...asked(wishes) };
    if (wishes.targetSuccess === undefined) delete pupil.targetSuccess;
    this.engine.importPupil({ ...state, pupil });
  }

  async #store(pupilId: string, { start, taken }: Held, { levels, days }: Recorded, what?: 'all') {
    const state = this.engine.exportPupil(pupilId);
    await transact(this.#db, async (trx) => {
      await storeState(trx, {
        pupil_id: pupilId,
        start: JSON.stringify(start),
        state: JSON.stringify(state),
        taken: JSON.stringify(taken),
        calibration: this.difficulties.version,
        updated_at: Date.now(),
      });
      await storeLevels(trx, [...levels.values()]);
      if (what === 'all') await forgetDayLevels(trx, pupilId);
      await storeDayLevels(trx, days);
    });
  }

  #level(state: PupilState, category: string, list: readonly string[] | undefined): PracticeLevelRow {
    const listId = listOf(category);
    const engine = listId !== undefined && list ? this.withList(state.pupil.id, listId, list) : this.engine;
    return levelOf(engine, state, category);
  }

  /** Forgets everybody: whoever comes back is read from what was stored. */
  #letGo() {
    this.#held.clear();
    this.engine.importState(this.#empty);
  }
}
