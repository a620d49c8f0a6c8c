import type { Island, MapTask, PupilMap } from '../../../server/contract/practice.ts';

/**
 * The island that the map shows: the one the pupil sailed to, else that of the game that was just left, else the one
 * that was opened last. A pupil without any gets the first one, empty.
 */
export function islandOf(map: PupilMap, at: { shownId: string; taskId: string | undefined }): Island {
  const { islands, somvenster, tasks } = map;
  return (
    islands.find(({ id }) => id === at.shownId) ??
    islands.find((island) => island.tasks.some(({ id }) => id === at.taskId)) ??
    islands.find(({ id }) => id === somvenster.id) ??
    islands.at(-1) ?? { ...somvenster, tasks }
  );
}

/** Places on the path of an island; what lies beyond is on the islets over the bridge. */
const ON_PATH = 12;

export const isBeyond = ({ anchor }: Pick<MapTask, 'anchor'>): boolean => anchor >= ON_PATH;

/** Whether a task has its place on an islet of this island. */
export const onIslet = ({ tasks }: Pick<Island, 'tasks'>, taskId: string): boolean =>
  tasks.some((task) => task.id === taskId && isBeyond(task));
