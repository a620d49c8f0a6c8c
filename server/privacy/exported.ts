import type { CopiedTable } from '../moves/copied-rows.ts';
import type { Database } from '../data/schema.ts';

/** Rows of a pupil, in the file of that pupil: those whose column `by` is the pupil's id. */
interface OfPupil {
  by: string;
  /** Columns that stay behind: they name somebody else, or are a secret. */
  without?: readonly string[];
}

/** Rows of an account, in a table of their own. */
interface OfAccount {
  /** The file, in Dutch. */
  file: string;
  by: string;
  /** Of what of the account `by` is the id; of the account itself without it. */
  within?: Within;
  without?: readonly string[];
}

/** Things of an account that rows hang on. */
export type Within = 'users' | 'groups' | 'practice_settings' | 'test_sets';

/** How a table comes into an export: with each pupil, with the account, by code of its own (`own` says where); or why it does not. */
export type Told = { pupil?: OfPupil; account?: OfAccount; own?: string } | { why: string };

const PAYLOAD = { own: 'gegevens.json of a pupil, as it is moved' } as const;

const MINUTES = 'only for the minutes in which somebody logs in or chooses a password; holds digests alone';
const COUNTED = 'worked out of answers, which are in the export; and how far a program is with that';
const OF_NOBODY = 'of nobody: the same for all, or of the server itself';

/**
 * Every table, and how what is kept in it is given to who asks for it. A new table does not compile, and fails a test, until it is named
 * here.
 */
export const EXPORTED: Record<keyof Database, Told> & Record<CopiedTable, typeof PAYLOAD> = {
  somvensters: PAYLOAD,
  tasks: PAYLOAD,
  task_games: PAYLOAD,
  rounds: PAYLOAD,
  answers: PAYLOAD,
  skills: PAYLOAD,
  rewards: PAYLOAD,
  belongings: PAYLOAD,
  trophies: PAYLOAD,
  wardrobes: PAYLOAD,
  kites: PAYLOAD,
  keepsakes: PAYLOAD,
  sweeps: PAYLOAD,
  progress_notes: PAYLOAD,
  lvs_results: PAYLOAD,

  pupils: { pupil: { by: 'id', without: ['trashed_by', 'arriving'] }, own: 'table of pupils' },
  users: {
    pupil: { by: 'id', without: ['password_hash', 'username_key', 'staff_key', 'email_key'] },
    own: 'tables of staff and of pupils',
  },
  past_group_pupils: { pupil: { by: 'pupil_id' } },
  pupil_passwords: { pupil: { by: 'pupil_id', without: ['sealed'] } },
  login_cards: { pupil: { by: 'pupil_id', without: ['token_hash'] } },
  pupil_settings: { pupil: { by: 'pupil_id' } },
  setting_changes: {
    pupil: { by: 'pupil_id', without: ['actor_id'] },
    account: { file: 'wijzigingen-instellingen', by: 'setting_id', within: 'practice_settings' },
  },
  ready_task_pupils: { pupil: { by: 'pupil_id' } },
  explanation_pupils: { pupil: { by: 'pupil_id' } },
  practice_states: { pupil: { by: 'pupil_id', without: ['taken'] } },
  practice_levels: { pupil: { by: 'pupil_id' } },
  day_counts: { pupil: { by: 'pupil_id' } },
  day_levels: { pupil: { by: 'pupil_id' } },
  balloon_lifts: { pupil: { by: 'pupil_id' } },
  sittings: { pupil: { by: 'pupil_id', without: ['device', 'taker_id'] } },
  reserved_words: { pupil: { by: 'pupil_id' } },
  placements: { pupil: { by: 'pupil_id', without: ['decided_by'] } },
  plan_externals: { pupil: { by: 'pupil_id', without: ['by_id'] } },
  sitting_answers: { pupil: { by: 'pupil_id', without: ['decided_by'] } },
  sitting_corrections: { pupil: { by: 'pupil_id', without: ['by_id'] } },
  second_entries: { pupil: { by: 'pupil_id', without: ['by_id'] } },
  plans: { pupil: { by: 'pupil_id', without: ['made_by', 'trashed_by', 'owner_id'] } },
  plan_versions: { pupil: { by: 'pupil_id', without: ['by_id'] } },
  plan_sessions: { pupil: { by: 'pupil_id', without: ['by_id'] } },
  plan_evaluations: { pupil: { by: 'pupil_id', without: ['by_id'] } },
  care_signals: { pupil: { by: 'pupil_id', without: ['decided_by'] } },
  reading_results: { pupil: { by: 'pupil_id', without: ['by_id'] } },
  care_norms: { account: { file: 'normen-van-zorg', by: 'account_id', without: ['confirmed_by'] } },
  group_plans: { account: { file: 'groepsplannen', by: 'account_id', without: ['made_by'] } },
  test_sets: { account: { file: 'toetsen', by: 'account_id', without: ['seed'] } },
  test_items: { account: { file: 'woorden-van-toetsen', by: 'set_id', within: 'test_sets' } },
  lvs_proposals: { pupil: { by: 'pupil_id', without: ['decided_by'] } },
  lvs_links: { pupil: { by: 'pupil_id' } },
  import_pupils: { pupil: { by: 'pupil_id', without: ['birth_mac'] } },
  external_identities: { pupil: { by: 'user_id', without: ['linked_by'] } },
  user_identifiers: { pupil: { by: 'user_id', without: ['digest'] } },
  strange_results: { pupil: { by: 'pupil_id' } },
  moves: { pupil: { by: 'pupil_id', without: ['made_by', 'detail', 'receipt'] } },
  job_rows: { pupil: { by: 'subject_id', without: ['detail'] } },
  data_requests: {
    pupil: { by: 'about_id', without: ['made_by'] },
    account: { file: 'verzoeken', by: 'account_id' },
  },
  move_tokens: { own: 'consents of a pupil, in gegevens.json' },
  token_families: { own: 'logins of a pupil, in gegevens.json' },
  audit: { own: 'audit of a pupil, in gegevens.json; logboek.csv' },

  accounts: { own: 'account.json' },
  agreements: { account: { file: 'overeenkomsten', by: 'account_id', without: ['pdf'] } },
  account_closings: {
    account: { file: 'sluiten', by: 'account_id', without: ['token_hash', 'token_until'] },
  },
  second_factors: {
    account: {
      ...{ file: 'tweede-stap', by: 'user_id', within: 'users' },
      without: ['secret', 'credential_id', 'public_key', 'transports', 'counter', 'last_step'],
    },
  },
  licences: { account: { file: 'licenties', by: 'account_id', without: ['note'] } },
  orders: { account: { file: 'bestellingen', by: 'account_id' } },
  invoices: { own: 'facturen/*.pdf, facturen.csv' },
  leads: { account: { file: 'aanvraag', by: 'account_id' } },
  groups: { account: { file: 'groepen', by: 'account_id' } },
  group_teachers: { account: { file: 'leerkrachten-van-groepen', by: 'group_id', within: 'groups' } },
  group_changes: { account: { file: 'wijzigingen-groepen', by: 'account_id' } },
  stand_ins: { account: { file: 'vervangers', by: 'group_id', within: 'groups' } },
  staff_rights: { account: { file: 'rechten', by: 'user_id', within: 'users' } },
  invitations: { account: { file: 'uitnodigingen-medewerkers', by: 'account_id' } },
  practice_settings: { account: { file: 'oefeninstellingen', by: 'group_id', within: 'groups' } },
  methods: { account: { file: 'methodes', by: 'account_id' } },
  word_lists: { account: { file: 'woordenlijsten', by: 'account_id' } },
  ready_lists: { account: { file: 'klaargezette-lijsten', by: 'group_id', within: 'groups' } },
  ready_tasks: { account: { file: 'klaargezette-taken', by: 'group_id', within: 'groups' } },
  explanations: { account: { file: 'uitleg', by: 'group_id', within: 'groups' } },
  imports: { account: { file: 'ingelezen-bestanden', by: 'account_id', without: ['source', 'plan'] } },
  import_group_keys: { account: { file: 'sleutels-van-groepen', by: 'account_id' } },
  lvs_imports: { account: { file: 'ingelezen-toetsen', by: 'account_id', without: ['draft'] } },
  lvs_mappings: { account: { file: 'kolommen-van-toetsen', by: 'account_id' } },
  jobs: {
    account: {
      file: 'achtergrondwerk',
      by: 'account_id',
      without: ['params', 'cursor', 'back_cursor', 'lease_by', 'lease_until'],
    },
  },
  exports: { account: { file: 'exports', by: 'account_id', without: ['salt', 'entries'] } },
  deletion_log: { account: { file: 'gewist', by: 'account_id' } },
  mails: { account: { file: 'mails', by: 'account_id', without: ['html', 'text', 'link', 'link_until'] } },
  messages: { account: { file: 'berichten', by: 'account_id' } },
  message_receivers: { account: { file: 'berichten-ontvangers', by: 'user_id', within: 'users' } },
  message_reads: { account: { file: 'berichten-gelezen', by: 'user_id', within: 'users' } },
  message_choices: { account: { file: 'berichten-per-mail', by: 'user_id', within: 'users' } },
  look_ons: { account: { file: 'meegekeken', by: 'account_id', without: ['office_id', 'thread_id'] } },
  audit_files: { why: 'made by the office of its own doings' },
  audit_file_parts: { why: 'made by the office of its own doings' },
  threads: { account: { file: 'vragen', by: 'account_id', without: ['assigned_to'] } },
  thread_posts: { own: 'vragen-teksten.csv: without what the office notes for itself' },
  thread_reads: { account: { file: 'vragen-gelezen', by: 'user_id', within: 'users' } },
  sound_reports: { account: { file: 'meldingen-over-geluid', by: 'account_id' } },
  friends: { account: { file: 'uitgenodigde-vrienden', by: 'account_id', without: ['friend_account'] } },
  roadmap_items: { account: { file: 'roadmap-ideeen', by: 'proposed_by', within: 'users' } },
  roadmap_votes: { account: { file: 'roadmap-stemmen', by: 'user_id', within: 'users' } },
  roadmap_follows: { account: { file: 'roadmap-gevolgd', by: 'user_id', within: 'users' } },
  roadmap_comments: { account: { file: 'roadmap-reacties', by: 'user_id', within: 'users' } },
  sso_pending: { account: { file: 'wachtend-op-koppeling', by: 'account_id' } },
  account_calendars: { account: { file: 'vakanties', by: 'account_id' } },
  account_figures: { why: COUNTED },
  account_notes: { why: 'what the office notes for itself of how it works for a customer' },
  account_features: { account: { file: 'onderdelen', by: 'account_id', without: ['set_by'] } },
  account_platforms: { account: { file: 'platforms', by: 'account_id' } },
  account_providers: { account: { file: 'schoollogin', by: 'account_id' } },
  school_codes: { account: { file: 'schoolcode', by: 'account_id' } },

  licence_changes: {
    why: 'remarks of the office among themselves; the licence as it is is in licenties.csv',
  },
  licence_notices: { why: 'that a notice went out; the notices themselves are in berichten.csv' },
  invoice_series: { why: OF_NOBODY },
  dead_links: { why: OF_NOBODY },
  bulletin: { why: OF_NOBODY },
  calendars: { why: OF_NOBODY },
  calendar_changes: { why: OF_NOBODY },
  mail_templates: { why: OF_NOBODY },
  installation: { why: OF_NOBODY },
  key_marks: { why: OF_NOBODY },
  load_hours: { why: OF_NOBODY },
  fault_hours: { why: OF_NOBODY },
  practice_calibrations: { why: OF_NOBODY },
  read_archives: { why: OF_NOBODY },
  known_issuers: { why: OF_NOBODY },
  relocations: { why: 'of two accounts; what moved and who agreed stands in the audit log' },
  relocation_consents: { why: 'of two accounts; who agreed stands in the audit log' },
  leaflets: { why: OF_NOBODY },
  subprocessors: { why: OF_NOBODY },
  campaigns: { why: OF_NOBODY },
  campaign_invitees: { why: 'of who was no customer yet; what they asked for is in aanvraag.csv' },
  webinars: { why: OF_NOBODY },
  webinar_sign_ups: { why: 'of the public site: who signed up there has no account' },
  friend_addresses: { why: 'digests of addresses, for limits alone: nobody knows whose they are' },
  name_views: { why: 'for half an hour; that the office saw a name stands in the audit log' },
  slowed_names: { why: MINUTES },
  password_tokens: { why: MINUTES },
  email_tokens: { why: MINUTES },
  refresh_tokens: { why: MINUTES },
  second_challenges: { why: MINUTES },
  recovery_codes: { why: 'digests of codes for who lost the second step; nothing can be read out of them' },
  sso_transactions: { why: MINUTES },
  sso_codes: { why: MINUTES },
  known_devices: {
    why: 'digests by which a device of staff is known, so that wrong tries of others do not lock it',
  },
  counted_rounds: { why: COUNTED },
  due_rounds: { why: COUNTED },
  attachments: { why: 'files of the office; what is sent to one account is said in berichten.csv' },
};
