import type { Island, MapTask, PlaceState, PupilMap } from '../contract/practice.ts';
import type { PupilRow } from '../data/schema.ts';
import { pupilName } from '../pupils/name.ts';
import { coinsOf } from '../rewards/ledger.ts';
import { avatarOf } from '../rewards/wardrobe.ts';
import type { Matter } from './dealer.ts';
import { islandOf, opensAfter, PLACES, reasonOf, starsOf, stateOf, type Place } from './island.ts';
import { travel, type Travelled } from './islands-up-to-date.ts';
import { levelKey } from './levels.ts';
import type { NamedList } from './list-tasks.ts';
import { placeName } from './place-name.ts';
import { practiceTime } from './practice-time.ts';
import { isAbout } from './ready.ts';
import { findOpenRound, type PracticeDeps } from './rounds.ts';
import { turnOf } from './steering.ts';
import { withFirstPlaces } from './too-hard.ts';
import type { PlayedTask } from './somvensters.ts';

/** Plays after which a game is a pupil's favourite. */
const FAVOURITE_PLAYS = 4;
/** As what a place is spoken of that is worked at for a plan. */
const WORKED: Partial<Record<PlaceState, PlaceState>> = { klaar: 'bezig', goud: 'bezig' };
/** What stands on the roof of words of one's own. */
const OWN_SIGN = 'abc';

/** The world map of a pupil: every island that was reached, its places and what was reached there. */
export async function readMap(deps: PracticeDeps, pupil: PupilRow): Promise<PupilMap> {
  const { db, words } = deps;
  const travelled = await travel(deps, pupil);
  const { somvensters, tasks, settings } = travelled;
  const shown = tasks.filter((task) => isShown(task, travelled));
  const drawn = somvensters.map(({ id, number }): Island => {
    const own = numbered(shown.filter((task) => task.somvenster_id === id));
    return { id, ...islandOf(number), tasks: tasksOn(deps, travelled, own) };
  });
  const islands = await withFirstPlaces(deps, pupil.id, drawn, isHard);
  const { tasks: here, ...somvenster } = islands.at(-1)!;
  const open = await findOpenRound(db, pupil.id);
  const openTask = open && tasks.find(({ id }) => id === open.task_id);

  return {
    pupil: { id: pupil.id, name: pupilName(pupil), avatar: await avatarOf(db, pupil) },
    islands,
    ...(travelled.next && { next: { ...islandOf(somvenster.number + 1), ...travelled.next } }),
    somvenster,
    tasks: here,
    stars: tasks.reduce((sum, task) => sum + starsOf(task), 0),
    coins: await coinsOf(db, pupil.id),
    settings,
    practiceTime: practiceTime(travelled.calendar, Date.now()),
    ...(open &&
      openTask && {
        resume: {
          roundId: open.id,
          somvensterId: openTask.somvenster_id,
          taskId: open.task_id,
          game: open.game,
        },
      }),
  };

  /** Only a plan asks for another order than the states of places have. */
  function turnAt(task: PlayedTask, state: PlaceState): number | undefined {
    const isTooHard = travelled.levels.get(levelKey(task))?.status === 'stap-terug';
    return travelled.steering && turnOf({ state, isTooHard, category: levelKey(task) }, travelled.steering);
  }

  function isGoal(task: PlayedTask): boolean {
    return travelled.steering?.worked.has(levelKey(task)) === true;
  }

  function isHard({ id, state }: MapTask): boolean {
    const task = state === 'bezig' ? tasks.find((one) => one.id === id) : undefined;
    return (
      task !== undefined && !isGoal(task) && travelled.levels.get(levelKey(task))?.status === 'stap-terug'
    );
  }

  function tasksOn(
    { catalogue, dealer }: PracticeDeps,
    { levels, lists: named }: Travelled,
    own: readonly PlayedTask[],
  ): MapTask[] {
    const favourite = favouriteOf(tasks);
    const met = new Set(tasks.flatMap(({ plays }) => [...plays.keys()]));
    const places = own.map((task) => {
      const matter = matterIn(task, named);
      const games = catalogue.games.flatMap((game) => {
        const form = dealer.formOf(game, matter, settings);
        if (!form) return [];
        const stars = task.stars.get(game.id) ?? 0;
        const { id, title } = game;
        return [{ id, title, form, stars, favourite: id === favourite, fresh: !met.has(id) }];
      });
      return { task, games, place: placeOf(task, travelled, games.length) };
    });
    const path = places.filter(({ task }) => task.anchor < PLACES).map(({ place }) => place);
    const nameOf = (task: PlayedTask) => taskName(task, words, named);
    return places.map(({ task, games, place }) => {
      const isList = task.word_list_id !== null;
      const category = words.category(task.category);
      const before = opensAfter(path, task.id);
      const opener = before && places.find((other) => other.place.id === before.id);
      const after = opener && nameOf(opener.task);
      const state = stateOf(place);
      const turn = turnAt(task, state);
      const name = nameOf(task);
      return {
        id: task.id,
        category: task.category,
        name,
        goal: isList ? `Oefen: ${name}` : (category?.goal ?? name),
        sign: isList ? OWN_SIGN : (category?.sign ?? ''),
        ...(!isList && category?.roof !== undefined && { roof: category.roof }),
        state,
        stars: starsOf(place),
        anchor: task.anchor,
        ...(state === 'dicht' && after !== undefined && { opensAfter: after }),
        // What is worked at for a plan is not done by its stars.
        reason: isGoal(task)
          ? reasonOf(WORKED[state] ?? state, after)
          : reasonOf(state, after, levels.get(levelKey(task))?.status),
        ...(travelled.ready.some((one) => isAbout(task, one)) && { anyTime: true }),
        ...(turn !== undefined && { turn }),
        games,
      };
    });
  }
}

/** The tasks of an island with what lies beyond its path counted on: what was taken back leaves no gap on the islet. */
function numbered(own: readonly PlayedTask[]): PlayedTask[] {
  const beyond = own.filter(({ anchor }) => anchor >= PLACES);
  return own.map((task) =>
    task.anchor < PLACES ? task : { ...task, anchor: PLACES + beyond.indexOf(task) },
  );
}

/** What a task is called under its building. */
export function taskName(
  { category, word_list_id: listId }: PlayedTask,
  words: Pick<PracticeDeps['words'], 'category'>,
  lists: ReadonlyMap<string, NamedList>,
): string {
  if (listId !== null) return lists.get(listId)?.name ?? '';
  const found = words.category(category);
  return found ? placeName(found) : category;
}

/** What a task is about, its list among those that are there. */
export const matterIn = (
  { category, word_list_id: listId }: PlayedTask,
  lists: ReadonlyMap<string, NamedList>,
): Matter => {
  const list = listId === null ? undefined : lists.get(listId);
  return list ? { list } : { category };
};

/** Words that were taken back are not shown any more, unless they are of the pupil's own line. */
export function isShown(task: PlayedTask, { ready, lists, steering, goals }: Travelled): boolean {
  if (task.word_list_id !== null && !lists.has(task.word_list_id)) return false;
  if (task.anchor < PLACES || ready.some((one) => isAbout(task, one))) return true;
  // A goal of a plan has its place while the plan runs; once it was begun it stays.
  if (task.word_list_id !== null) return false;
  return steering?.placed.has(task.category) === true || (task.stars.size > 0 && goals.has(task.category));
}

/** What is known of a task as a place on the map. */
export function placeOf(task: PlayedTask, { levels, ready }: Travelled, games: number): Place {
  const level = levels.get(levelKey(task));
  const { id, anchor, stars } = task;
  const set = ready.find((one) => isAbout(task, one));
  const isPlayed = set !== undefined && task.playedAt >= set.set_at && starsOf(task) > 0;
  return {
    id,
    anchor,
    stars,
    games,
    open: task.opened_at !== null,
    ...(level && { level }),
    ready: set !== undefined && !isPlayed,
  };
}

/** The game that a pupil comes back to most, once that means something. */
function favouriteOf(tasks: readonly PlayedTask[]): string | undefined {
  const plays = new Map<string, number>();
  for (const task of tasks)
    for (const [game, count] of task.plays) plays.set(game, (plays.get(game) ?? 0) + count);
  const [most] = [...plays].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= FAVOURITE_PLAYS ? most[0] : undefined;
}
