/** The eight forms an exercise can have; every game lists the ones it can play, primary form first. */
export const FORMS = ['choose', 'judge', 'build', 'type', 'split', 'sort', 'read', 'order'] as const;
export type Form = (typeof FORMS)[number];

/**
 * What a `choose`, `judge` or `read` exercise is about. Only `misspelling` puts a wrong word image on the
 * screen; it is dealt only where the practice setting allows it.
 */
export const KINDS = ['grapheme', 'rule', 'picture', 'word', 'misspelling'] as const;
export type Kind = (typeof KINDS)[number];

/** Exercises in a round when a game is not played in its primary form (scenes/README.md 1.2). */
export const ROUND_SIZE: Record<Form, number> = {
  choose: 12,
  judge: 18,
  sort: 18,
  build: 10,
  type: 10,
  split: 12,
  read: 10,
  order: 8,
};

/** Never fewer exercises than this, however much a round is shortened. */
export const SHORTEST_ROUND = 6;
