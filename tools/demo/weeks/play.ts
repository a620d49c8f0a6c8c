import { Round, type Dealt, type Rng, type WholeAnswer } from '../../../engine/exercise/index.ts';
import type { DealtRound, MapTask, PlaceState, PupilMap } from '../../../server/contract/practice.ts';
import { createPicker, optionsOf, practiceForm } from '../../../engine/practice/round/index.ts';
import type { Catalogue } from '../../../server/practice/catalogue.ts';
import { itemId } from '../../../server/words/practice-items.ts';
import type { SimWord, SimWorld } from '../../bench/practice/world.ts';
import { mistakeIn } from '../mistakes.ts';
import { uuid } from '../uuid.ts';
import type { Lesson } from './lesson.ts';
import type { SimChild } from './pupils.ts';
import { acknowledged, type LiveSocket, type Visitor } from './school-api.ts';

const SECOND = 1000;
/** Looking round on the map, and the way to a place. */
const WALK_MS = [8 * SECOND, 25 * SECOND] as const;
/** What a game shows between an answer and the next exercise, its start and its finale. */
const BETWEEN_MS = [1.5 * SECOND, 4 * SECOND] as const;
const START_MS = 6 * SECOND;
const FINALE_MS = 8 * SECOND;
const FRAME_MS = 1000 / 60;
/** Which places of the island a child goes to first; among the same the first on the path. */
const ORDER: readonly PlaceState[] = ['klaargezet', 'bezig', 'open', 'opfrissen', 'klaar', 'goud'];
/** How often a child follows that; else any place that is open, on whatever island. */
const FOLLOWS = 0.85;
/** Where the map says that it is still too hard, a child comes back now and then. */
const DARES = 0.25;
/** Chance that a second try is right of who did not know it. */
const MENDS = 0.6;
/** How the map says that a place is too hard for now. */
const TOO_HARD = 'Dit is nog lastig';
const MOST_TIPS = 9;
const FEAT = 0.4;

/** A child at the computer during one lesson. */
export interface Sitting {
  visitor: Visitor;
  socket: LiveSocket;
  child: SimChild;
  world: SimWorld;
  lesson: Lesson;
  catalogue: Catalogue;
  /** When the lesson is over; the round that is going on is left half-way. */
  end: number;
  /** Number of the lesson. */
  number: number;
  rng: Rng;
}

/** Plays until the lesson is over: walks to a place, chooses a game, answers, and again. Returns how many answers. */
export async function playLesson(sitting: Sitting): Promise<number> {
  const { visitor, lesson, end, rng } = sitting;
  let answers = 0;
  for (;;) {
    // As the page does: what was earned is handed out when the map asks for it.
    const [map] = await Promise.all([
      visitor.get<PupilMap>(`/api/pupils/${visitor.id}/map`),
      visitor.get(`/api/pupils/${visitor.id}/rewards`),
    ]);
    const wish = map.resume
      ? { task: map.resume.taskId, somvenster: map.resume.somvensterId, game: map.resume.game }
      : choice(map, rng);
    await lesson.until(lesson.now + rng.between(...WALK_MS));
    if (lesson.now >= end) return answers;
    const { task, somvenster, game } = wish;
    const body = { id: uuid(rng), somvenster, game };
    const round = await visitor.post<DealtRound>(`/api/pupils/${visitor.id}/tasks/${task}/rounds`, body);
    answers += await playRound(sitting, round);
    if (lesson.now >= end) return answers;
  }
}

/** Which place and game a child takes: mostly what lies ahead, and a game that has not all its stars there. */
function choice({ islands, somvenster: here }: PupilMap, rng: Rng) {
  const places = islands
    .flatMap(({ id, tasks }) => tasks.map((task) => ({ somvenster: id, task })))
    .filter(({ task }) => task.state !== 'dicht' && task.games.length > 0);
  const rank = ({ task, somvenster }: (typeof places)[number]) =>
    (somvenster === here.id || task.state === 'klaargezet' ? 0 : ORDER.length) +
    (task.reason.startsWith(TOO_HARD) && rng.next() > DARES ? 2 * ORDER.length : 0) +
    ORDER.indexOf(task.state);
  const ranked = places.map((place) => ({ place, rank: rank(place) })).sort((a, b) => a.rank - b.rank);
  const { somvenster, task } = rng.next() < FOLLOWS ? ranked[0]!.place : rng.pick(places);
  return { task: task.id, somvenster, game: gameOf(task, rng) };
}

function gameOf({ games }: MapTask, rng: Rng): string {
  const unfinished = games.filter(({ stars }) => stars < 3);
  return rng.pick(unfinished.length > 0 ? unfinished : games).id;
}

async function playRound(sitting: Sitting, dealt: DealtRound): Promise<number> {
  const { socket, lesson, catalogue, end, rng } = sitting;
  const earlier = dealt.answers as ConstructorParameters<typeof Round>[0]['earlier'];
  // As in the browser: of what was dealt the policy chooses what comes next.
  const game = catalogue.game(dealt.game)!;
  const picker = createPicker({ ...dealt, game, clock: () => lesson.now });
  const round = new Round({ ...dealt, picker, ...(earlier && { earlier }) });
  // Numbers go on where a round was left.
  const first = round.log.length;
  const begin = lesson.now;
  await lesson.until(begin + START_MS);
  while (round.current) {
    const current = dealt.dealt.find(({ exercise }) => exercise.id === round.current!.id)!;
    const { given, ms } = answerOf(sitting, current, round.soFar.length > 0);
    const at = lesson.now + ms;
    await lesson.until(at);
    // The bell rings: the round stays open.
    if (at >= end) return round.log.length - first;
    const tick = Math.round((at - begin) / FRAME_MS);
    const { last } = round.answer(given, ms, tick);
    const { n, exerciseId } = round.log.at(-1)!;
    const event = { id: uuid(rng), roundId: dealt.id, exerciseId, n, given, ms, tick, at: Math.round(at) };
    acknowledged(await socket.timeout(60_000).emitWithAck('answer', event));
    await lesson.until(lesson.now + rng.between(...BETWEEN_MS));
    if (last) round.next();
  }
  await lesson.until(lesson.now + FINALE_MS);
  const tips = dealt.tips ? rng.below(MOST_TIPS) : 0;
  const ended = { id: uuid(rng), roundId: dealt.id, tips, feat: rng.next() < FEAT, complete: true };
  acknowledged(await socket.timeout(60_000).emitWithAck('roundEnded', { ...ended, at: lesson.now }));
  return round.log.length - first;
}

/** What a child of this ability answers, and how long that takes in ms. */
function answerOf(sitting: Sitting, dealt: Dealt, isSecond: boolean): { given: WholeAnswer; ms: number } {
  const { child, lesson, number, rng } = sitting;
  const { exercise } = dealt;
  const form = practiceForm(exercise.form, optionsOf(exercise));
  const { sim, guesses } = child;
  sim.manner.isGuesser = guesses && form.kind === 'choice';
  const { correct, responseMs } = sim.answer(wordOf(sitting.world, dealt), form, lesson.now, number);
  // Who sees that it was wrong thinks again.
  const right = correct || (isSecond && !sim.manner.isGuesser && rng.next() < MENDS);
  return {
    given: right ? dealt.solution.answer : (mistakeIn(dealt, rng) as WholeAnswer),
    ms: Math.round(responseMs),
  };
}

/** The word as the child knows it; what is only there for contrast is like the average word. */
function wordOf({ byCategory }: SimWorld, { exercise: { category }, solution }: Dealt): SimWord {
  const id = itemId(category, solution.wordId);
  return byCategory.get(category)?.find((word) => word.id === id) ?? { id, category, truth: 0 };
}
