import type { MapTask, PupilMap } from '../contract/practice.ts';
import type { Db } from '../data/database.ts';
import type { PupilRow } from '../data/schema.ts';
import { pupilName } from '../pupils/name.ts';
import { avatarOf } from '../rewards/wardrobe.ts';
import type { Catalogue } from './catalogue.ts';
import type { Dealer, Matter, Words } from './dealer.ts';
import { FIRST_ISLAND, opensAfter, starsOf, stateOf, type Place } from './island.ts';
import { listTasksOf } from './list-tasks.ts';
import { placeName } from './place-name.ts';
import { findOpenRound } from './rounds.ts';
import { readSettings } from './settings.ts';
import { openSomvenster, purse, tasksOf, type PlayedTask } from './somvensters.ts';

/** Plays after which a game is a pupil's favourite. */
const FAVOURITE_PLAYS = 4;

/** The world map of a pupil: the open somvenster, its places and what was reached. */
export async function readMap(
  db: Db,
  words: Words,
  catalogue: Catalogue,
  dealer: Dealer,
  pupil: PupilRow,
): Promise<PupilMap> {
  const settings = await readSettings(db, pupil);
  const categories = words.categoriesOf(pupil.groep).map((category) => category.id);
  const somvenster = await openSomvenster(db, pupil.id, categories);
  const tasks = await tasksOf(db, somvenster.id);
  const open = await findOpenRound(db, pupil.id);
  const lists = await listTasksOf(db, pupil, somvenster.id);
  const favourite = favouriteOf([...tasks, ...lists.map(({ task }) => task)]);

  const gamesOf = (task: PlayedTask, matter: Matter) =>
    catalogue.games.flatMap((game) => {
      const form = dealer.formOf(game, matter, settings);
      if (!form) return [];
      return [
        {
          id: game.id,
          title: game.title,
          form,
          stars: task.stars.get(game.id) ?? 0,
          favourite: game.id === favourite,
        },
      ];
    });
  const placeOf = (task: PlayedTask, matter: Matter) => {
    const games = gamesOf(task, matter);
    const place: Place = {
      id: task.id,
      anchor: task.anchor,
      open: task.opened_at !== null,
      stars: task.stars,
      games: games.length,
    };
    return { task, games, place };
  };
  const places = tasks.map((task) => placeOf(task, { category: task.category }));
  const nameOf = (id: string) => {
    const category = words.category(id);
    return category ? placeName(category) : id;
  };

  const all = [...places.map(asTask), ...lists.map(asListTask)];
  const island = {
    id: somvenster.id,
    number: somvenster.number,
    theme: somvenster.theme,
    layout: 1,
    name: somvenster.name,
  };
  return {
    pupil: {
      id: pupil.id,
      name: pupilName(pupil),
      avatar: await avatarOf(db, pupil),
    },
    islands: [{ ...island, tasks: all }],
    somvenster: island,
    tasks: all,
    ...(await purse(db, pupil.id)),
    settings,
    ...(open && {
      resume: { roundId: open.id, somvensterId: somvenster.id, taskId: open.task_id, game: open.game },
    }),
  };

  function asTask({ task, games, place }: (typeof places)[number]): MapTask {
    const category = words.category(task.category);
    const before = opensAfter(
      places.map((other) => other.place),
      task.id,
    );
    const opener = before && places.find((other) => other.place === before);
    return {
      id: task.id,
      category: task.category,
      name: nameOf(task.category),
      goal: category?.goal ?? nameOf(task.category),
      sign: category?.sign ?? '',
      state: stateOf(place),
      stars: starsOf(place),
      anchor: task.anchor,
      ...(opener && { opensAfter: nameOf(opener.task.category) }),
      reason: '',
      games,
    };
  }

  /** The teacher's own words, beyond the path: three places of their own. */
  function asListTask({ task, list }: (typeof lists)[number], i: number): MapTask {
    const { games, place } = placeOf(task, { list });
    const state = stateOf(place);
    return {
      id: task.id,
      category: '',
      name: list.name,
      goal: `Oefen: ${list.name}`,
      sign: 'abc',
      state: state === 'open' ? 'klaargezet' : state,
      stars: starsOf(place),
      anchor: FIRST_ISLAND.places + i,
      reason: '',
      games,
    };
  }
}

/** The game that a pupil comes back to most, once that means something. */
function favouriteOf(tasks: readonly PlayedTask[]): string | undefined {
  const plays = new Map<string, number>();
  for (const task of tasks)
    for (const [game, count] of task.plays) plays.set(game, (plays.get(game) ?? 0) + count);
  const [most] = [...plays].sort((a, b) => b[1] - a[1]);
  return most && most[1] >= FAVOURITE_PLAYS ? most[0] : undefined;
}
