import type { MapData, MapTask } from './data.ts';
import type { Side } from './island.ts';
import { hasToDo } from './rules.ts';

/** Places on the path of an island, and on each of the islets beyond its bridge (scenes/landkaart/README.md 4.2). */
const ON_ISLAND = 12;
const ON_ISLET = 6;

/** Where a place lies: 0 is the island itself, 1 the islet beyond the bridge, 2 the one after that. */
export const partOf = ({ anchor }: Pick<MapTask, 'anchor'>): number =>
  anchor < ON_ISLAND ? 0 : 1 + Math.floor((anchor - ON_ISLAND) / ON_ISLET);

/** The tasks of one part, counted from its own first place. */
export const tasksOn = (tasks: readonly MapTask[], part: number): MapTask[] =>
  tasks
    .filter((task) => partOf(task) === part)
    .map((task) => ({
      ...task,
      anchor: part === 0 ? task.anchor : (task.anchor - ON_ISLAND) % ON_ISLET,
    }));

/** Whether a teacher set it ready and it was not played since. */
export const isNew = ({ state }: Pick<MapTask, 'state'>): boolean => state === 'klaargezet';

/** What was set ready that lies elsewhere than on the path of this island: over its bridges or on another island. */
export const postFor = (islandId: string, { islands }: Pick<MapData, 'islands'>): MapTask[] =>
  islands.flatMap(({ id, tasks }) =>
    tasks.filter((task) => isNew(task) && (id !== islandId || partOf(task) > 0)),
  );

/** The furthest part with a task. */
export const lastPart = (tasks: readonly MapTask[]): number => Math.max(0, ...tasks.map(partOf));

/** The bridge of a part beyond which there is something to do. */
export const sideToDo = (tasks: readonly MapTask[], part: number): Side | undefined => {
  const beyond = (
    [
      ['oost', 1],
      ['west', -1],
    ] as const
  ).find(([, by]) => hasToDo(tasksOn(tasks, part + by)));
  return beyond?.[0];
};
