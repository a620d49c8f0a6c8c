import { createRng, type GameManifest } from '../../../engine/exercise/index.ts';
import type { MapTask } from '../../../server/contract/practice.ts';

type TaskGame = MapTask['games'][number];

/** Cards in the place panel besides "Verras me". */
const CARDS = 3;
/** So many games that were played last are not offered again at once. */
const RECENT = 2;

interface Choice {
  task: MapTask;
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
 * calmly. Where there are too few games a rule gives way, the last one first.
 */
export function offeredGames({ task, day, swap, calm, played, visit, manifest }: Choice): TaskGame[] {
  const shuffled = createRng(`${task.id}/${day}`).shuffle(task.games);
  const isQuiet = (game: TaskGame) => manifest(game.id)?.pace !== 'L';
  const wishes: ((game: TaskGame) => boolean)[] = [
    ...(calm ? [isQuiet] : []),
    (game) => game.favourite && visit % 2 === 0,
    (game) => !played.slice(0, RECENT).includes(game.id),
    (game) => manifest(game.id)?.forms[0] === game.form,
  ];
  const sorted = [...shuffled].sort(
    (a, b) => wishes.map((wish) => Number(wish(b)) - Number(wish(a))).find((order) => order !== 0) ?? 0,
  );
  const start = sorted.length > CARDS ? (swap * CARDS) % sorted.length : 0;
  const row = [...sorted.slice(start), ...sorted.slice(0, start)];
  const cluster = (game: TaskGame) => manifest(game.id)?.family.split('/')[0] ?? game.id;
  const isRecent = (game: TaskGame) => played.slice(0, RECENT).includes(game.id);
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
