import type { Calibration } from '../../../engine/practice/index.ts';
import { practiceForm, timeOf } from '../../../engine/practice/round/index.ts';
import type { Db } from '../../data/database.ts';
import { isReal } from '../../groups/sample-pupils.ts';
import { itemId, type PracticeItems } from '../../words/practice-items.ts';
import type { Catalogue } from '../catalogue.ts';
import { readChoices } from './choices.ts';
import { learningEngine } from './engines.ts';
import { answersOf, type LoggedAnswer, type LoggedRound } from './log.ts';
import { positioned } from './order.ts';
import { schoolMonth, sittingOf } from './school-calendar.ts';

/** Rounds that difficulty is learnt from at most, the newest: about 300,000 answers, and half a minute of reckoning. */
const MOST_ROUNDS = 25_000;
/** Rounds that are read at once. */
const PORTION = 400;
/** Fewer answers teach nothing that would not change again the next night. */
const LEAST_ANSWERS = 500;
/** Disagreement with what was thought before, in logits, that makes a word suspect: three standard deviations. */
const SUSPECT = 3 * Math.sqrt(0.4);
/** Decimals that are kept. */
const DECIMALS = 4;

/** What a calibration gave. */
export interface Calibrated {
  version: number;
  /** Answers that it was learnt from. */
  answers: number;
  /** Words that are much harder or easier than they look: a bad recording, or a wrong answer key; hardest first. */
  suspects: { wordId: string; by: number }[];
}

/**
 * Learns from the log how difficult words, categories and forms are, and stores that as a new version. Undefined when
 * too few answers came in since the last one.
 */
export async function calibrate(
  db: Db,
  items: PracticeItems,
  catalogue: Pick<Catalogue, 'game'>,
  now = Date.now(),
): Promise<Calibrated | undefined> {
  const last = await db
    .selectFrom('practice_calibrations')
    .select(['version', 'made_at'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const engine = learningEngine(items);
  const before = engine.exportState().shared;
  const known = new Set(items.words.map(({ id }) => id));
  const pupils = await pupilsOf(db);
  const added = new Set<string>();
  const touched = new Set<string>();
  let answers = 0;
  let fresh = 0;
  for await (const { rounds, log } of portions(db)) {
    const about = new Map(rounds.map((round) => [round.id, { round, choices: readChoices(round.choices) }]));
    for (const answer of log) {
      const { round, choices } = about.get(answer.roundId)!;
      const wordId = itemId(answer.category, answer.wordId);
      const pupil = pupils.get(round.pupilId);
      // Lists are private, and few pupils answer them.
      if (!answer.decides || round.listId !== null || !pupil || !known.has(wordId)) continue;
      if (!added.has(round.pupilId)) {
        added.add(round.pupilId);
        engine.addPupil({ id: round.pupilId, ...pupil, month: schoolMonth(answer.at) });
      }
      engine.record({
        pupil: round.pupilId,
        now: answer.at,
        session: sittingOf(answer.at),
        wordId,
        form: practiceForm(round.form, choices.of[answer.exerciseId]?.options),
        correct: answer.correct,
        ...timeOf(catalogue.game(round.game), round.form, answer.ms),
      });
      touched.add(answer.category);
      answers++;
      if (answer.at > (last?.made_at ?? 0)) fresh++;
    }
  }
  if (fresh < LEAST_ANSWERS) return undefined;
  const { shared } = engine.exportState();
  const version = (last?.version ?? 0) + 1;
  await db
    .insertInto('practice_calibrations')
    .values({ version, made_at: now, answers, difficulty: JSON.stringify(shortened(shared, touched)) })
    .execute();
  return { version, answers, suspects: suspectsIn(shared, before) };
}

/** School year and level of every pupil; who was invented to look at has nothing to teach us. */
async function pupilsOf(db: Db) {
  const rows = await db.selectFrom('pupils').select(['id', 'groep', 'lvs']).where(isReal).execute();
  return new Map(rows.map(({ id, groep, lvs }) => [id, { groep, lvs }]));
}

type Round = LoggedRound & { pupilId: string };

/** The newest rounds with their answers, oldest first, so many at once. */
async function* portions(db: Db): AsyncGenerator<{ rounds: Round[]; log: LoggedAnswer[] }> {
  const heads = await db
    .selectFrom('rounds')
    .select(['id', 'started_at'])
    .orderBy('started_at', 'desc')
    .limit(MOST_ROUNDS)
    .execute();
  heads.reverse();
  for (let i = 0; i < heads.length; i += PORTION) {
    const ids = heads.slice(i, i + PORTION).map(({ id }) => id);
    const rows = await db
      .selectFrom('rounds')
      .innerJoin('tasks', 'tasks.id', 'rounds.task_id')
      .select(['rounds.id', 'rounds.started_at as startedAt', 'rounds.game', 'rounds.form', 'rounds.choices'])
      .select(['tasks.word_list_id as listId', 'rounds.pupil_id as pupilId'])
      .where('rounds.id', 'in', ids)
      .execute();
    const rounds = rows.map((row): Round => ({ ...row, isOpen: false }));
    yield { rounds, log: positioned(await answersOf(db, rounds)) };
  }
}

/** Without the words of categories that nobody answered: of those nothing was learnt. Few decimals, it is large. */
function shortened(shared: Calibration, touched: ReadonlySet<string>): Calibration {
  const words = Object.entries(shared.words).filter(([id]) => touched.has(id.slice(0, id.indexOf('/'))));
  const kept = { ...shared, words: Object.fromEntries(words) };
  const short = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toFixed(DECIMALS)) : value;
  return JSON.parse(JSON.stringify(kept, short)) as Calibration;
}

function suspectsIn(after: Calibration, before: Calibration): Calibrated['suspects'] {
  return Object.entries(after.words)
    .map(([wordId, { mean }]) => ({ wordId, by: mean - (before.words[wordId]?.mean ?? mean) }))
    .filter(({ by }) => Math.abs(by) > SUSPECT)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
