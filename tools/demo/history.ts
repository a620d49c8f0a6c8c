import type { Rng } from '../../engine/exercise/index.ts';
import { newId } from '../../server/contract/id.ts';
import { startOfDay } from '../../server/data/day.ts';
import { transact, type Db } from '../../server/data/database.ts';
import type { AnswerRow, RoundRow } from '../../server/data/schema.ts';
import { insertAnswers } from '../../server/live/insert-answers.ts';
import { OpenRound } from '../../server/live/round.ts';
import type { Catalogue, Game } from '../../server/practice/catalogue.ts';
import type { Deal, Dealer, MapCategory, Words } from '../../server/practice/dealer.ts';
import { stateOf } from '../../server/practice/island.ts';
import { readSettings } from '../../server/practice/settings.ts';
import { settle } from '../../server/practice/round-reward.ts';
import { openSomvenster, tasksOf, type PlayedTask } from '../../server/practice/somvensters.ts';
import { noteRounds } from '../../server/progress/day-counts.ts';
import { addToSkills, type Deciding } from '../../server/progress/skills.ts';
import { mistakeIn } from './mistakes.ts';
import type { DemoPupil } from './child.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS = 6 * 7;

/** What the history is made with. */
export interface HistoryDeps {
  db: Db;
  words: Words;
  catalogue: Catalogue;
  dealer: Dealer;
  rng: Rng;
  now: number;
  /** Rounds that were dealt before, by their seed: dealing is what takes the time. */
  dealt?: Map<string, Deal>;
}

/** Different rounds of a game and a category that a school year gets: classmates meet the same words. */
const DEALS = 3;

/** What a made-up pupil is like. */
interface Character {
  /** Ability at the start, in logits. */
  ability: number;
  /** Logits that practice of a category brings, each time that it has about tripled. */
  learns: number;
  /** How hard each category is for this pupil. */
  hardness: Map<string, number>;
  /** Chance to practise on a school day. */
  diligence: number;
}

/** Answers in a category after which practice has brought two thirds of that for the first time. */
const LEARNT_BY = 30;
/** Share of the children whom practice alone brings next to nothing: for them there are action plans. */
const STUCK = 0.07;
/** How much less they can than others, in logits. */
const BEHIND = 1.3;

/** Lets a pupil have practised for six weeks: rounds of the open places, with right answers and mistakes. Returns how many answers. */
export async function makeHistory(
  { db, words, catalogue, dealer, rng, now, dealt = new Map() }: HistoryDeps,
  pupil: DemoPupil,
): Promise<number> {
  const character = characterOf(words.categoriesOf(pupil.groep), rng);
  const settings = await readSettings(db, { id: pupil.id, group_id: null });
  const somvenster = await openSomvenster(
    db,
    pupil.id,
    words.categoriesOf(pupil.groep).map((category) => category.id),
  );
  const deciding: Deciding[] = [];
  const practised = new Map<string, number>();
  let count = 0;

  await transact(db, async (trx) => {
    await trx
      .updateTable('tasks')
      .set({ opened_at: now - DAYS * DAY })
      .where('pupil_id', '=', pupil.id)
      .where('opened_at', 'is not', null)
      .execute();
    for (const start of lessons(character, rng, now)) {
      let at = start;
      for (let played = 1 + rng.below(3); played > 0; played--) {
        const task = nextTask(await tasksOf(trx, somvenster.id), catalogue.games.length, rng);
        const games = catalogue.games.filter((game) =>
          dealer.formOf(game, { category: task.category }, settings),
        );
        if (games.length === 0) return;
        const unmastered = games.filter((game) => (task.stars.get(game.id) ?? 0) < 3);
        const game = rng.pick(unmastered.length > 0 ? unmastered : games);
        const seed = `${pupil.groep}/${game.id}/${task.category}/${rng.below(DEALS)}`;
        const deal =
          dealt.get(seed) ??
          dealer.deal({
            game,
            matter: { category: task.category },
            settings,
            seed,
            groep: pupil.groep,
            // Nothing of it is ever played.
            reserve: 0,
          })!;
        dealt.set(seed, deal);
        const before = practised.get(task.category) ?? 0;
        const learnt = character.learns * Math.log1p(before / LEARNT_BY);
        const chance =
          1 / (1 + Math.exp(character.hardness.get(task.category)! - character.ability - learnt));
        const { head, round, answers, end } = playRound({ pupil, task, game, deal, seed, chance, at, rng });
        if (end > now) break;
        await store(trx, head, round, answers, end);
        for (const answer of answers) if (answer.decides) deciding.push({ ...answer, pupil_id: pupil.id });
        practised.set(task.category, before + answers.length);
        count += answers.length;
        at = end + MINUTE * rng.between(0.3, 1.5);
      }
    }
    await addToSkills(trx, deciding);
  });
  return count;
}

function characterOf(categories: readonly MapCategory[], rng: Rng): Character {
  // Three throws of a die make a bell: few pupils are very weak or very strong.
  const bell = (rng.next() + rng.next() + rng.next()) * 0.8;
  const hardness = new Map(categories.map(({ id }, i) => [id, i * 0.06 + rng.between(-0.7, 0.9)]));
  const isStuck = rng.next() < STUCK;
  const learns = isStuck ? 0.1 : rng.between(1, 1.6);
  const ability = isStuck ? bell - BEHIND : bell;
  return { ability, learns, hardness, diligence: rng.between(0.35, 0.75) };
}

/** The moments in the past weeks at which a pupil sat down to practise, on school days within school hours. */
function lessons({ diligence }: Character, rng: Rng, now: number): number[] {
  const today = startOfDay(now);
  const moments: number[] = [];
  for (let back = DAYS; back >= 0; back--) {
    // Noon is on the right day, also when the clocks changed in between.
    const midnight = startOfDay(today - back * DAY + 12 * 60 * MINUTE);
    const weekday = new Date(midnight + 12 * 60 * MINUTE).getUTCDay();
    const at = midnight + (8.6 * 60 + rng.below(5.5 * 60)) * MINUTE;
    if (weekday === 0 || weekday === 6 || rng.next() > diligence || at > now) continue;
    moments.push(at);
  }
  return moments;
}

/** Mostly the first place that is not gold yet, now and then another one that is open. */
function nextTask(tasks: readonly PlayedTask[], games: number, rng: Rng): PlayedTask {
  const open = tasks.filter((task) => task.opened_at !== null);
  const stateNow = (task: PlayedTask) => stateOf({ ...task, open: true, games });
  const unfinished = open.filter((task) => stateNow(task) !== 'goud');
  if (rng.next() < 0.15 || unfinished.length === 0) return rng.pick(open);
  return unfinished[rng.next() < 0.7 ? 0 : 1] ?? unfinished[0]!;
}

interface Play {
  pupil: DemoPupil;
  task: PlayedTask;
  game: Game;
  deal: Deal;
  seed: string;
  /** Chance of a right first try. */
  chance: number;
  at: number;
  rng: Rng;
}

/** Plays a round as a child would: some mistakes, mostly mended at the second try. */
function playRound({ pupil, task, game, deal, seed, chance, at, rng }: Play) {
  const head: RoundRow = {
    id: newId(Math.round(at)),
    pupil_id: pupil.id,
    task_id: task.id,
    game: game.id,
    form: deal.form,
    seed,
    size: deal.size,
    deal: null,
    choices: null,
    first_visit: task.plays.has(game.id) ? 0 : 1,
    started_at: Math.round(at),
    ended_at: null,
    complete: 0,
    tips: 0,
    feat: 0,
    finished: 0,
    first_try: 0,
    stars: 0,
    coins: 0,
  };
  const round = new OpenRound({ ...head }, deal.dealt, []);
  const answers: AnswerRow[] = [];
  let clock = at + 8000;
  for (const dealt of deal.dealt.slice(0, deal.size)) {
    let right = rng.next() < chance;
    const tries = dealt.exercise.secondChance ? 2 : 1;
    for (let tryNo = 1; tryNo <= tries; tryNo++) {
      const ms = Math.round(rng.between(1800, 9000) * (tryNo === 1 ? 1 : 0.7));
      clock += ms + 1500;
      const given = right ? dealt.solution.answer : mistakeIn(dealt, rng);
      const moment = Math.round(clock);
      const event = {
        id: newId(),
        roundId: head.id,
        exerciseId: dealt.exercise.id,
        n: answers.length,
        given,
        ms,
        tick: Math.round((clock - at) / 16.667),
        at: moment,
      };
      const { row } = round.answer(event, moment)!;
      answers.push(row);
      if (row.correct) break;
      right = rng.next() < 0.75;
    }
  }
  const end = Math.round(clock + 6000);
  // One round in fifteen is left half-way when the lesson is over.
  const complete = rng.next() > 1 / 15;
  round.end({ complete, tips: rng.below(9), feat: rng.next() < 0.4 }, end);
  return { head, round, answers, end };
}

async function store(db: Db, head: RoundRow, played: OpenRound, answers: readonly AnswerRow[], end: number) {
  await db.insertInto('rounds').values(head).execute();
  await insertAnswers(db, answers);
  await noteRounds(db, [{ round_id: head.id, pupil_id: head.pupil_id }]);
  await settle(db, { round: head, endedAt: end, first: true, score: played.score() });
}
