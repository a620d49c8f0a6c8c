import type { Dealt, RawAnswer } from '../../engine/exercise/index.ts';
import type { DealtRound } from '../contract/practice.ts';
import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { PupilRow, RoundRow, TaskRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { isGolden } from '../rewards/practised.ts';
import { noteIfDusty } from '../rewards/sweeps.ts';
import { avatarOf } from '../rewards/wardrobe.ts';
import { roundSize, type Catalogue, type Game } from './catalogue.ts';
import { closedNow } from './why-closed.ts';
import type { Deal, Dealer, Matter, Words } from './dealer.ts';
import { HIDDEN_BELOW, PLACES } from './island.ts';
import { matterOf } from './list-tasks.ts';
import { readChoices, type RoundChoices } from './policy/choices.ts';
import type { PolicyMatter } from './policy/round-subject.ts';
import type { Policy } from './policy/policy.ts';
import { readPractice, type PracticeSettings } from './settings.ts';

/** A round that was left open can be taken up again for this long. */
const RESUME_MS = 24 * 60 * 60 * 1000;

/** The pupil's newest round, when it is still open and can be taken up again; without what was dealt, which is much to read. */
export async function findOpenRound(
  db: Db,
  pupilId: string,
): Promise<Pick<RoundRow, 'id' | 'task_id' | 'game'> | undefined> {
  const newest = await db
    .selectFrom('rounds')
    .select(['id', 'task_id', 'game', 'started_at', 'ended_at'])
    .select(({ eb }) => eb.case().when('deal', 'is not', null).then(1).end().as('deal'))
    .where('pupil_id', '=', pupilId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest && canGoOn(newest) ? newest : undefined;
}

const canGoOn = (round: Pick<RoundRow, 'started_at' | 'ended_at'> & { deal: unknown }) =>
  round.ended_at === null && round.deal !== null && round.started_at > Date.now() - RESUME_MS;

export interface RoundWish {
  pupil: PupilRow;
  taskId: string;
  /** Made by the client. */
  roundId: string;
  somvensterId: string;
  gameId: string;
  /** Staff who look on: nothing is recorded. */
  preview: boolean;
  /** The country whose voice is heard. */
  variant: Variant;
  /** Throws when no round may be begun now; one that was begun goes on. */
  mayBegin(): Promise<void>;
}

/** A dealt round with why its words were chosen. */
type ChosenDeal = Deal & { choices: RoundChoices };

/** What rounds are made with. */
export interface RoundDeps {
  db: Db;
  catalogue: Catalogue;
  dealer: Dealer;
  policy: Policy;
}

/** What practice is made of. */
export interface PracticeDeps extends RoundDeps {
  words: Words;
}

/** Which round is wished. */
interface DealtWish {
  pupil: PupilRow;
  game: Game;
  matter: Matter;
  seed: string;
  /** When it will be played, ms since the epoch. */
  now: number;
  /** Settings to try out; those of the pupil without it. */
  practice?: PracticeSettings;
  /** Share of the round that is dealt on top; the usual one when left out. */
  reserve?: number;
}

/** Deals a round of the words that fit the pupil best; undefined when the game does not suit the matter. */
export async function dealRound(
  { db, dealer, policy }: Omit<RoundDeps, 'catalogue'>,
  { pupil, game, matter, seed, now, practice, reserve }: DealtWish,
): Promise<ChosenDeal | undefined> {
  const { settings, wishes, plan } = practice ?? (await readPractice(db, pupil));
  const form = dealer.formOf(game, matter, settings);
  if (!form) return undefined;
  const { focus, withheld } = plan;
  // A list that somebody made goes before a test.
  const isKept = 'list' in matter ? undefined : withheld;
  let deal: Deal | undefined;
  const { choices } = await policy.deal(
    {
      pupil,
      wishes,
      matter: policyMatter(matter),
      form,
      size: roundSize(game, form),
      now,
      ...(focus && { focus }),
    },
    (choose) => {
      deal = dealer.deal({
        game,
        matter,
        settings,
        seed,
        groep: pupil.groep,
        choose,
        ...(isKept && { isKept }),
        ...(reserve !== undefined && { reserve }),
      });
      return deal?.dealt ?? [];
    },
  );
  return deal && { ...deal, choices };
}

const policyMatter = (matter: Matter): PolicyMatter =>
  'list' in matter
    ? { list: { id: matter.list.id, words: matter.list.words.map(({ word }) => word) } }
    : matter;

/** Deals a round, or goes on with the one that is still open. */
export async function startRound(deps: RoundDeps, wish: RoundWish): Promise<DealtRound> {
  const { db, catalogue, dealer } = deps;
  const { pupil, variant } = wish;
  const task = await findTask(db, wish);
  const game = catalogue.game(wish.gameId);
  if (!game) throw notFound('Dit spel bestaat niet.');
  const { settings, wishes } = await readPractice(db, pupil);
  const avatar = await avatarOf(db, pupil);
  const dealAs = async (seed: string): Promise<ChosenDeal> => {
    const matter = await matterOf(db, task, pupil);
    const deal = await dealRound(deps, { pupil, game, matter, seed, now: Date.now() });
    if (!deal) throw new Problem('conflict', 'Dit spel past niet bij deze plek. Kies een ander spel.');
    return deal;
  };

  /** What the browser chooses by; of a list the words as they were when it was dealt. */
  const handoverOf = (dealt: readonly Dealt[], { list }: RoundChoices) =>
    deps.policy.handover({
      pupil,
      wishes,
      dealt,
      now: Date.now(),
      matter: task.word_list_id
        ? { list: { id: task.word_list_id, words: list ?? [] } }
        : { category: task.category },
    });

  if (wish.preview) {
    const deal = await dealAs(wish.roundId);
    const { form, size } = deal;
    const dealt = dealer.voiced(deal.dealt, variant);
    const head = { id: wish.roundId, taskId: task.id, game: game.id, seed: wish.roundId };
    return {
      ...head,
      size,
      dealt,
      settings,
      avatar,
      explain: dealer.explain(game, form, variant),
      handover: await handoverOf(dealt, deal.choices),
      again: comingBack(deal.choices),
      tips: true,
      firstVisit: false,
      preview: true,
      answers: [],
    };
  }

  const round = (await findEarlier(db, wish, game)) ?? (await create());
  const dealt = JSON.parse(round.deal!) as Dealt[];
  const choices = readChoices(round.choices);
  const answers = await db
    .selectFrom('answers')
    .select(['exercise_id', 'given', 'ms', 'tick'])
    .where('round_at', '=', round.started_at)
    .where('round_id', '=', round.id)
    .orderBy('n')
    .execute();
  return {
    id: round.id,
    taskId: task.id,
    game: game.id,
    seed: round.seed,
    size: round.size,
    // Also when it is taken up again: on another site it has another voice.
    dealt: dealer.voiced(dealt, variant),
    handover: await handoverOf(dealt, choices),
    settings,
    avatar,
    explain: dealer.explain(game, round.form, variant),
    again: comingBack(choices),
    tips: !(await isGolden(db, pupil.id, round.started_at)),
    firstVisit: round.first_visit === 1,
    preview: false,
    answers: answers.map(({ exercise_id, given, ms, tick }) => ({
      exerciseId: exercise_id,
      given: JSON.parse(given) as RawAnswer,
      ms,
      tick,
    })),
  };

  async function create() {
    await wish.mayBegin();
    if (task.opened_at === null) throw new Problem('conflict', 'Deze plek is nog dicht.');
    const closed = await closedNow(db, pupil, task);
    if (closed !== undefined) throw new Problem('not-practice-time', closed);
    const { form, size, dealt, choices } = await dealAs(wish.roundId);
    const row: RoundRow = {
      id: wish.roundId,
      pupil_id: pupil.id,
      task_id: task.id,
      game: game!.id,
      form,
      seed: wish.roundId,
      size,
      deal: JSON.stringify(dealt),
      choices: JSON.stringify(choices),
      first_visit: (await hasPlayed(db, pupil.id, game!)) ? 0 : 1,
      started_at: Date.now(),
      ended_at: null,
      complete: 0,
      tips: 0,
      feat: 0,
      finished: 0,
      first_try: 0,
      stars: 0,
      coins: 0,
    };
    await db
      .insertInto('rounds')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    // The same request may have come twice at once: what was stored first is the round.
    const stored = (await findById(db, wish, game!)) ?? row;
    await noteIfDusty(db, stored, task);
    return stored;
  }
}

async function findTask(db: Db, { pupil, taskId, somvensterId }: RoundWish): Promise<TaskRow> {
  const task = await db
    .selectFrom('tasks')
    .selectAll()
    .where('id', '=', taskId)
    .where('pupil_id', '=', pupil.id)
    .executeTakeFirst();
  // What is set ready comes along to the next island: an address of before still leads to it.
  const isThere =
    task &&
    task.anchor >= HIDDEN_BELOW.anchor &&
    (task.somvenster_id === somvensterId || task.anchor >= PLACES);
  if (!isThere) throw notFound('Deze plek is niet gevonden.');
  return task;
}

/** The round that this request made before, else the one of this task and game that is still open. */
async function findEarlier(db: Db, wish: RoundWish, game: Game): Promise<RoundRow | undefined> {
  const same = await findById(db, wish, game);
  if (same) return same;
  const open = await db
    .selectFrom('rounds')
    .selectAll()
    .where('task_id', '=', wish.taskId)
    .where('game', '=', game.id)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return open && canGoOn(open) ? open : undefined;
}

async function findById(db: Db, wish: RoundWish, game: Game): Promise<RoundRow | undefined> {
  const round = await db.selectFrom('rounds').selectAll().where('id', '=', wish.roundId).executeTakeFirst();
  if (!round) return undefined;
  const same = round.pupil_id === wish.pupil.id && round.task_id === wish.taskId && round.game === game.id;
  if (!same || !canGoOn(round)) throw new Problem('conflict', 'Deze ronde is al voorbij. Begin een nieuwe.');
  return round;
}

/** Exercises about words that come back because they went wrong. */
const comingBack = ({ of }: RoundChoices): string[] =>
  Object.entries(of).flatMap(([exerciseId, { reason }]) => (reason === 'HERHALING' ? [exerciseId] : []));

async function hasPlayed(db: Db, pupilId: string, game: Game): Promise<boolean> {
  const round = await db
    .selectFrom('rounds')
    .select('id')
    .where('pupil_id', '=', pupilId)
    .where('game', '=', game.id)
    .limit(1)
    .executeTakeFirst();
  return round !== undefined;
}
