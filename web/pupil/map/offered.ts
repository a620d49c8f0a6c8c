import { createRng, type GameManifest } from '../../../engine/exercise/index.ts';
import type { MapTask } from '../../../server/contract/practice.ts';

type TaskGame = MapTask['games'][number];

/** Cards in the place panel besides "Verras me". */
const CARDS = 3;

interface Choice {
  task: MapTask;
  /** The day, so that the same day offers the same games. */
  day: string;
  /** How often the pupil asked for other games. */
  swap: number;
  calm: boolean;
  manifest: (game: string) => Pick<GameManifest, 'family' | 'pace'> | undefined;
}

/**
 * The games that the place panel offers (games.md 4.4): chosen by the day, of different families, at least one
 * that is not live, and calm ones first for who plays calmly. A favourite keeps its card until others are asked.
 */
export function offeredGames({ task, day, swap, calm, manifest }: Choice): TaskGame[] {
  const shuffled = createRng(`${task.id}/${day}`).shuffle(task.games);
  const isQuiet = (game: TaskGame) => manifest(game.id)?.pace !== 'L';
  const sorted = [...shuffled].sort(
    (a, b) =>
      Number(b.favourite) - Number(a.favourite) || (calm ? Number(isQuiet(b)) - Number(isQuiet(a)) : 0),
  );
  const start = sorted.length > CARDS ? (swap * CARDS) % sorted.length : 0;
  const row = [...sorted.slice(start), ...sorted.slice(0, start)];
  const cluster = (game: TaskGame) => manifest(game.id)?.family.split('/')[0] ?? game.id;
  const picked: TaskGame[] = [];
  for (const game of row) {
    if (picked.length < CARDS && !picked.some((other) => cluster(other) === cluster(game))) picked.push(game);
  }
  for (const game of row) if (picked.length < CARDS && !picked.includes(game)) picked.push(game);
  if (!picked.some(isQuiet)) {
    const quiet = row.find(isQuiet);
    if (quiet) picked[picked.length - 1] = quiet;
  }
  return picked;
}
