import type { ReadyTask } from '../../../server/contract/tasks.ts';

/** Something to set ready: a category or a list of words, with the name that it has on the map. */
export type Topic = { name: string } & (
  { category: string; list?: never } | { list: string; category?: never }
);

/** Which of both it is, as the server is told. */
export const matterOf = ({ category, list }: Topic) => (list === undefined ? { category } : { list });

/** By what a topic is told from others. */
export const keyOf = ({ category, list }: Topic): string =>
  list === undefined ? `categorie/${category}` : `lijst/${list}`;

/** Whether this is set ready for a pupil and was not played since. */
export const isReadyFor = (tasks: readonly ReadyTask[], topic: Topic, pupilId: string): boolean =>
  tasks.some(
    ({ category, list, name, pupils, played }) =>
      keyOf(list === undefined ? { category, name } : { list, name }) === keyOf(topic) &&
      pupils.includes(pupilId) &&
      !played.includes(pupilId),
  );
