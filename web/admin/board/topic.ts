import type { ReadyTask } from '../../../server/contract/tasks.ts';

/** Something to set ready: a category or a list of words, with the name that it has on the map. */
export type Topic = { name: string } & (
  { category: string; list?: never } | { list: string; category?: never }
);

/** Which of both it is, as the server is told. */
export const matterOf = ({ category, list }: Topic) => (list === undefined ? { category } : { list });

/** Whether this is set ready for a pupil and was not played since. */
export const isReadyFor = (tasks: readonly ReadyTask[], topic: Topic, pupilId: string): boolean =>
  tasks.some(
    (task) =>
      (topic.list === undefined
        ? task.list === undefined && task.category === topic.category
        : task.list === topic.list) &&
      task.pupils.includes(pupilId) &&
      !task.played.includes(pupilId),
  );
