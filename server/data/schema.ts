import type { Form } from '../../engine/exercise/index.ts';
import type { Role } from '../contract/permissions.ts';

/** Moments are ms since the epoch, yes and no are 1 and 0, structured values are JSON text: portable to PostgreSQL. */
export interface Database {
  accounts: AccountRow;
  users: UserRow;
  groups: GroupRow;
  group_teachers: { group_id: string; user_id: string };
  pupils: PupilRow;
  practice_settings: PracticeSettingRow;
  pupil_settings: PupilSettingRow;
  setting_changes: SettingChangeRow;
  somvensters: SomvensterRow;
  tasks: TaskRow;
  word_lists: WordListRow;
  ready_lists: { word_list_id: string; group_id: string; set_at: number };
  ready_tasks: ReadyTaskRow;
  ready_task_pupils: { ready_task_id: string; pupil_id: string };
  practice_states: PracticeStateRow;
  practice_levels: PracticeLevelRow;
  practice_calibrations: PracticeCalibrationRow;
  task_games: TaskGameRow;
  rounds: RoundRow;
  answers: AnswerRow;
  skills: SkillRow;
  rewards: RewardRow;
  belongings: { pupil_id: string; item: string; at: number };
  wardrobes: WardrobeRow;
  trophies: { pupil_id: string; trophy: string; at: number };
  sweeps: { round_id: string; pupil_id: string; at: number };
  kites: KiteRow;
  balloon_lifts: BalloonLiftRow;
  day_counts: DayCountRow;
  counted_rounds: { round_id: string; counts: string };
  due_rounds: { round_id: string; pupil_id: string };
  day_levels: DayLevelRow;
  progress_notes: ProgressNoteRow;
  explanations: ExplanationRow;
  explanation_pupils: { explanation_id: string; pupil_id: string };
  audit: AuditRow;
}

export interface AccountRow {
  id: string;
  kind: 'school' | 'rt' | 'thuis';
  name: string;
  created_at: number;
}

export interface UserRow {
  id: string;
  /** Null for the provider's own staff. */
  account_id: string | null;
  role: Role;
  username: string;
  /** The user name folded (auth/fold.ts): what is looked up and must be unique. */
  username_key: string;
  password_hash: string;
  name: string;
  active: number;
  created_at: number;
}

export interface GroupRow {
  id: string;
  account_id: string;
  name: string;
  /** JSON list of school years. */
  groep: string;
  created_at: number;
}

export interface PupilRow {
  /** The id of the pupil's user. */
  id: string;
  account_id: string;
  group_id: string | null;
  first_name: string;
  infix: string;
  last_name: string;
  /** School year 3 to 8. */
  groep: number;
  avatar_shape: string;
  avatar_colour: string;
  /** Level in a pupil monitoring system, I to V or A to E; null when there is none. */
  lvs: string | null;
}

/** A named practice setting of a group; what it leaves out is as usual. */
export interface PracticeSettingRow {
  id: string;
  group_id: string;
  name: string;
  /** JSON of a part of the fields (contract/practice-fields.ts). */
  fields: string;
  /** The one that pupils follow who have no other; at most one per group. */
  is_default: number;
  /** Whether it takes the place of the default in its period. */
  whole_group: number;
  /** First and last day on which it holds, as 2026-11-16; null without an end to that side. */
  from_day: string | null;
  to_day: string | null;
  archived_at: number | null;
  created_at: number;
  changed_at: number;
}

/** What a pupil follows and in what it differs; who has no row follows the default of the group. */
export interface PupilSettingRow {
  pupil_id: string;
  /** Null for the default of the group. */
  setting_id: string | null;
  /** JSON of the fields that are the pupil's own. */
  fields: string;
  changed_at: number;
}

/** What staff changed in a practice setting or for a pupil, so that it can be told and undone. */
export interface SettingChangeRow {
  id: string;
  /** Made by the client: all that was changed at once. */
  batch: string;
  setting_id: string | null;
  pupil_id: string | null;
  actor_id: string | null;
  at: number;
  /** JSON of the state before (null when it was made) and after. */
  before: string | null;
  after: string;
}

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

/** What the policy knows of a pupil: worked out of the answers, and made anew when it is not there. */
export interface PracticeStateRow {
  pupil_id: string;
  /** JSON: what the pupil began with; it stays when the school year goes on. */
  start: string;
  /** JSON of the engine's `PupilState`. */
  state: string;
  /** JSON: which answers are in it (practice/policy/taken.ts). */
  taken: string;
  /** Version of the difficulties that it was reckoned with. */
  calibration: number;
  updated_at: number;
}

/** How far a pupil is in a category that was practised, as of the last answer that was taken in. */
export interface PracticeLevelRow {
  pupil_id: string;
  /** Id of a category, or `lijst/<id>` of a list of words. */
  category: string;
  /** Ability in logits against the average word of the category, and its standard deviation. */
  mean: number;
  sd: number;
  /** Expected success over all words of the category, written. */
  p: number;
  status: 'nieuw' | 'bezig' | 'klaar' | 'stap-terug';
  /** Why, as the engine says it. */
  reason: string;
  answers: number;
  last_at: number;
  /** When it was mastered first; stays. */
  mastered_at: number | null;
  /** JSON: when each word that went wrong is due again, ms since the epoch, soonest first. */
  review: string;
}

/** Difficulty of words, categories and forms as all answers taught it; 0 is what is thought before any answer. */
export interface PracticeCalibrationRow {
  version: number;
  made_at: number;
  /** Answers that it was learnt from. */
  answers: number;
  /** JSON of the engine's `Calibration`. */
  difficulty: string;
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

export interface RoundRow {
  id: string;
  pupil_id: string;
  task_id: string;
  game: string;
  form: Form;
  seed: string;
  size: number;
  /** JSON of the dealt exercises with their solutions; emptied some days after the end (practice/janitor.ts). */
  deal: string | null;
  /** JSON: why each word was dealt (practice/policy/choices.ts); it stays. Null where no policy chose. */
  choices: string | null;
  first_visit: number;
  started_at: number;
  ended_at: number | null;
  complete: number;
  tips: number;
  feat: number;
  finished: number;
  first_try: number;
  stars: number;
  coins: number;
}

/** One answer. What the pupil did is never changed; `try_no` and `decides` follow from the answers before it. */
export interface AnswerRow {
  /** Made by the client; unique within its round. */
  id: string;
  round_id: string;
  /** When the round began; with `round_id` it names the round (data/rounds-answers.ts). */
  round_at: number;
  exercise_id: string;
  category: string;
  word_id: string;
  /** The word as it is written. */
  word: string;
  n: number;
  /** JSON of the raw answer. */
  given: string;
  /** The answer fit to show. */
  shown: string;
  correct: number;
  try_no: number;
  decides: number;
  /** The rule that was broken, where one is known. */
  rule: string | null;
  ms: number;
  tick: number;
  /** When it was given, by the pupil's clock where that can be true, else when it arrived. */
  at: number;
  stored_at: number;
}

/** Counters over the answers that decide an exercise. */
export interface SkillRow {
  pupil_id: string;
  category: string;
  answers: number;
  correct: number;
  /** Right ones in a row, up to now. */
  streak: number;
  last_at: number;
}

/** The ledger of coins: rows are added; only what a round brought may still grow by late answers. */
export interface RewardRow {
  /** Made by the client for a purchase, which so happens once. */
  id: string;
  pupil_id: string;
  round_id: string | null;
  kind: 'ronde' | 'begin' | 'koop' | 'vlieger';
  /** What it was for: the thing that was bought, the week of the kite. */
  subject: string | null;
  /** Below zero for what was spent. */
  coins: number;
  at: number;
}

/** What a pupil wears and flies. */
export interface WardrobeRow {
  pupil_id: string;
  /** JSON: item per slot. */
  worn: string;
  /** Pattern of the kites to come. */
  kite: string;
  /** Goes up with every change: purchases of one pupil wait for each other on it. */
  changes: number;
}

/** The kite of one week, and whether it flew free. */
export interface KiteRow {
  pupil_id: string;
  /** Its Monday, as 2026-11-16. */
  week: string;
  /** Days with practice; never goes down. */
  bows: number;
  goal: number;
  pattern: string;
  flown_at: number | null;
}

/** How much one pupil lifts the balloon of a group: the rights since joining it. */
export interface BalloonLiftRow {
  id: string;
  group_id: string;
  pupil_id: string | null;
  from_rights: number;
  rights: number;
}

/** What a pupil did in a category on a day: the sum of the answers of that day (progress/day-counts.ts). */
export interface DayCountRow {
  pupil_id: string;
  /** In the Netherlands and Belgium, as 2026-11-16. */
  day: string;
  /** Id of a category, or `lijst/<id>` of a list of words. */
  category: string;
  /** Exercises that were decided, and how many of them right. */
  answers: number;
  correct: number;
  /** All answers, second tries too. */
  tries: number;
  /** Practice time. */
  ms: number;
  last_at: number;
}

/** How far a pupil was in a category at the end of a day on which it was practised. */
export interface DayLevelRow extends Pick<
  PracticeLevelRow,
  'pupil_id' | 'category' | 'p' | 'sd' | 'status' | 'reason' | 'answers'
> {
  day: string;
}

/** What staff noted with a period of a pupil. */
export interface ProgressNoteRow {
  /** Made by the client. */
  id: string;
  pupil_id: string;
  /** Null when who wrote it is gone. */
  author_id: string | null;
  from_day: string;
  /** The last day that it is about. */
  to_day: string;
  text: string;
  created_at: number;
  changed_at: number;
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

export interface AuditRow {
  id: string;
  at: number;
  actor_id: string | null;
  account_id: string | null;
  action: string;
  subject: string | null;
  detail: string | null;
}
