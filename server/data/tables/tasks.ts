// What there is to practise, and who was given it.

export interface SomvensterRow {
  id: string;
  pupil_id: string;
  number: number;
  theme: string;
  name: string;
  opened_at: number;
}

export interface TaskRow {
  id: string;
  somvenster_id: string;
  pupil_id: string;
  /** Place in walking order, from 0. */
  anchor: number;
  /** Empty for a task about a list of words. */
  category: string;
  word_list_id: string | null;
  /** Null while shut; never goes back to null. */
  opened_at: number | null;
}

/** What a pupil reached in one game of a task. */
export interface TaskGameRow {
  task_id: string;
  game: string;
  /** The best result; it never goes down. */
  stars: number;
  plays: number;
  last_played_at: number;
}

/** Words that staff of an account want practised; `ready_lists` says for which groups. */
export interface WordListRow {
  id: string;
  account_id: string;
  /** Null when who made it is gone. */
  maker_id: string | null;
  name: string;
  /** JSON list of `{ word, sentence? }`. */
  words: string;
  created_at: number;
  /** Moves with its words: a round is dealt from what the list was then. */
  changed_at: number;
  /** Null unless it was thrown away. */
  removed_at: number | null;
  /** Who threw it away; null when that is not known. */
  removed_by: string | null;
}

/** A category or a list of words that staff set ready for pupils of a group. */
export interface ReadyTaskRow {
  /** Made by the client. */
  id: string;
  group_id: string;
  maker_id: string | null;
  /** Empty for a list of words. */
  category: string;
  word_list_id: string | null;
  set_at: number;
  removed_at: number | null;
}

/** Extra explanation of a rule that a teacher gave to some pupils. */
export interface ExplanationRow {
  /** Made by the client. */
  id: string;
  group_id: string;
  maker_id: string | null;
  rule: string;
  /** The category in which the rule is practised. */
  category: string;
  at: number;
  removed_at: number | null;
}
