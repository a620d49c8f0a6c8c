import { createRng, type GameManifest } from '../../../engine/exercise/index.ts';
import type { MapTask } from '../../../server/contract/practice.ts';

type TaskGame = MapTask['games'][number];

/** Cards in the place panel besides "Verras me". */
const CARDS = 3;
/** So many games that were played last are not offered again at once. */
const RECENT = 2;

interface Choice {
  task: Pick<MapTask, 'id' | 'games'>;
  /** The day, so that the same day offers the same games. */
  day: string;
  /** How often the pupil asked for other games. */
  swap: number;
  calm: boolean;
  /** The games that were played last, newest first. */
  played: readonly string[];
  /** How often the pupil came to a place: a favourite is offered every second time. */
  visit: number;
  manifest: (game: string) => Pick<GameManifest, 'family' | 'pace' | 'forms'> | undefined;
}

/**
 * The games that the place panel offers (scenes/landkaart/README.md 4.4): chosen by the day, first those that are made for the form, not
 * the two that were played last, of different families, at least one that is not live, and calm ones for who plays
 * calmly. One of them is new to the pupil for as long as there are such, so that a school year is enough to meet them
 * all (`npm run bench -- games`). Where there are too few games a rule gives way, the last one first.
 */
export function offeredGames({ task, day, swap, calm, played, visit, manifest }: Choice): TaskGame[] {
  const shuffled = createRng(`${task.id}/${day}`).shuffle(task.games);
  const isQuiet = (game: TaskGame) => manifest(game.id)?.pace !== 'L';
  const isRecent = (game: TaskGame) => played.slice(0, RECENT).includes(game.id);
  const cluster = (game: TaskGame) => manifest(game.id)?.family.split('/')[0] ?? game.id;
  const isLiked = (game: TaskGame) => game.favourite && visit % 2 === 0;
  const wishes: ((game: TaskGame) => boolean)[] = [
    ...(calm ? [isQuiet] : []),
    isLiked,
    (game) => !isRecent(game),
    (game) => manifest(game.id)?.forms[0] === game.form,
  ];
  const sorted = [...shuffled].sort(
    (a, b) => wishes.map((wish) => Number(wish(b)) - Number(wish(a))).find((order) => order !== 0) ?? 0,
  );
  const start = sorted.length > CARDS ? (swap * CARDS) % sorted.length : 0;
  const turned = [...sorted.slice(start), ...sorted.slice(0, start)];
  const liked = turned.filter(isLiked);
  const fresh = freshAmong(turned).filter(
    (game) => (!calm || isQuiet(game)) && !liked.some((other) => cluster(other) === cluster(game)),
  );
  const row = [...new Set([...liked, ...fresh.slice(0, 1), ...turned])];
  const picked: TaskGame[] = [];
  for (const fits of [
    (game: TaskGame) => !isRecent(game) && !picked.some((other) => cluster(other) === cluster(game)),
    (game: TaskGame) => !picked.some((other) => cluster(other) === cluster(game)),
    () => true,
  ])
    for (const game of row)
      if (picked.length < CARDS && !picked.includes(game) && fits(game)) picked.push(game);
  if (!picked.some(isQuiet)) {
    const quiet = row.find((game) => isQuiet(game) && !isRecent(game)) ?? row.find(isQuiet);
    if (quiet) picked[picked.length - 1] = quiet;
  }
  return picked;
}

/** The games that a pupil never played; none for who is new to all of them. */
export const freshAmong = (games: readonly TaskGame[]): TaskGame[] =>
  games.every(({ fresh }) => fresh) ? [] : games.filter(({ fresh }) => fresh);
