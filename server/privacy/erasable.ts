/** What becomes of a table when somebody whom it names is erased; columns are parted by spaces. */
export interface Erasable {
  /** The row goes with what these refer to: with the person, or with what goes with the person. */
  delete?: string;
  /** The row stays, and these are emptied. */
  detach?: string;
  /** No reference of the database sees to these; why that is right, by column. */
  keep?: Readonly<Record<string, string>>;
}

const IDS = 'an id alone, which says nothing once nobody has it';
const OWN = 'goes with its row: with the person, the account, or what staff threw away';
const NOBODY = 'names no person';
const DIGEST = 'a keyed digest, from which nobody can be made out';
const WHO_DID_WHAT = 'who did what is kept by id, for as long as the account and a year after';
const PROOF = 'ids and numbers are kept five years, to show that it was erased';
const TAX = 'kept for as long as tax law wants it; of the customer, no pupils';

const keep = (reason: string, columns: string) =>
  Object.fromEntries(columns.split(' ').map((column) => [column, reason]));

/**
 * Every table there is, and what becomes of it when somebody is erased: each column that refers to a row that may go, and each that may
 * hold a name, an address or a structure in which somebody stands. A new table or column must be put here: the schema of both databases
 * is held against it (erasable.test.ts).
 */
export const ERASABLE: Readonly<Record<string, Erasable>> = {
  account_closings: { delete: 'account_id', detach: 'asked_by' },
  test_sets: {
    delete: 'account_id group_id plan_id pupil_id',
    detach: 'made_by trashed_by',
    keep: keep(OWN, 'title source'),
  },
  test_items: { delete: 'set_id' },
  sittings: {
    delete: 'set_id pupil_id',
    detach: 'taker_id',
    keep: keep(OWN, 'why circumstances'),
  },
  reserved_words: { delete: 'set_id pupil_id' },
  placements: { delete: 'set_id pupil_id', detach: 'decided_by' },
  plan_externals: { delete: 'plan_id pupil_id', detach: 'by_id', keep: keep(OWN, 'data') },
  sitting_answers: { delete: 'sitting_id pupil_id', detach: 'decided_by', keep: keep(OWN, 'given late why') },
  sitting_corrections: {
    delete: 'sitting_id pupil_id',
    detach: 'by_id',
    keep: keep(OWN, 'counts why'),
  },
  second_entries: { delete: 'sitting_id pupil_id', detach: 'by_id', keep: keep(OWN, 'answers') },
  plans: {
    delete: 'account_id pupil_id',
    detach: 'owner_id made_by trashed_by group_plan_id',
    keep: keep(OWN, 'fields goals group_name'),
  },
  group_plans: {
    delete: 'account_id',
    detach: 'owner_id made_by',
    keep: keep('goes in the night after its last plan (care/nightly.ts)', 'title fields'),
  },
  plan_versions: { delete: 'plan_id pupil_id', detach: 'by_id', keep: keep(OWN, 'reason changes') },
  plan_sessions: {
    delete: 'plan_id pupil_id',
    detach: 'by_id',
    keep: { ...keep(OWN, 'note struck'), ...keep(IDS, 'group_session') },
  },
  plan_evaluations: { delete: 'plan_id pupil_id', detach: 'by_id', keep: keep(OWN, 'goals text instrument') },
  care_signals: { delete: 'pupil_id', detach: 'decided_by', keep: keep(OWN, 'evidence decided_on why') },
  reading_results: { delete: 'pupil_id', detach: 'by_id', keep: keep(OWN, 'results') },
  care_norms: { delete: 'account_id', detach: 'confirmed_by', keep: keep(NOBODY, 'numbers source') },
  calendars: { keep: keep(NOBODY, 'name source') },
  mail_templates: { detach: 'by_id', keep: keep(NOBODY, 'key subject body text') },
  calendar_changes: { detach: 'by_id', keep: keep(NOBODY, 'lines') },
  account_calendars: { delete: 'account_id', keep: keep(NOBODY, 'own_days') },
  account_features: { delete: 'account_id', detach: 'set_by' },
  account_figures: { delete: 'account_id' },
  account_notes: { delete: 'account_id', detach: 'by_id', keep: keep(OWN, 'text') },
  account_platforms: { delete: 'account_id' },
  account_providers: { delete: 'account_id', keep: keep(IDS, 'enabled_by') },
  accounts: { keep: keep(OWN, 'name search_key number details') },
  agreements: { delete: 'account_id', detach: 'signed_by', keep: keep(OWN, 'signer') },
  answers: {
    delete: 'round_id round_at',
    keep: { ...keep(IDS, 'exercise_id word_id'), ...keep(OWN, 'given') },
  },
  attachments: { delete: 'message_id', keep: keep('a file that the office sends along', 'name data') },
  audit: {
    keep: {
      ...keep(WHO_DID_WHAT, 'actor_id act_id account_id subject detail'),
      ...keep('emptied when its subject is erased (audit/audit.ts)', 'reason'),
    },
  },
  audit_files: { delete: 'made_by' },
  audit_file_parts: { delete: 'file_id', keep: keep(IDS, 'line_ids') },
  balloon_lifts: { delete: 'group_id', detach: 'pupil_id' },
  belongings: { delete: 'pupil_id' },
  bulletin: { keep: keep('what the office puts on the site, with leave of who is quoted', 'data') },
  counted_rounds: { delete: 'round_id', keep: keep(OWN, 'counts words') },
  data_requests: {
    delete: 'account_id',
    detach: 'job_id made_by',
    keep: {
      ...keep('that somebody asked is kept two years; an id alone', 'about_id'),
      ...keep('a role, no person', 'asked_by'),
    },
  },
  day_counts: { delete: 'pupil_id' },
  day_levels: { delete: 'pupil_id' },
  dead_links: { keep: keep(NOBODY, 'from_address') },
  deletion_log: { keep: keep(PROOF, 'account_id ids actor_id') },
  due_rounds: { delete: 'round_id', keep: keep(OWN, 'pupil_id') },
  email_tokens: { delete: 'user_id', keep: keep(OWN, 'email') },
  explanation_pupils: { delete: 'explanation_id pupil_id' },
  explanations: { delete: 'group_id', detach: 'maker_id' },
  exports: { delete: 'account_id pupil_id', detach: 'made_by' },
  external_identities: {
    delete: 'user_id account_id',
    keep: { ...keep(OWN, 'subject'), ...keep(IDS, 'linked_by') },
  },
  friend_addresses: { keep: keep(DIGEST, 'digest') },
  campaigns: { detach: 'by_id', keep: keep(NOBODY, 'counts') },
  campaign_invitees: {
    delete: 'campaign_id',
    detach: 'account_id',
    keep: {
      ...keep(
        'of who is no customer; erased by code (invitations/forget.ts)',
        'name email organisation digest why',
      ),
      ...keep(IDS, 'mail_id lead_id'),
    },
  },
  friends: { delete: 'account_id', detach: 'by_user friend_account', keep: keep(IDS, 'lead_id') },
  group_changes: {
    delete: 'account_id',
    detach: 'actor_id',
    keep: keep('taken out by code (traces-of-pupil.ts)', 'detail'),
  },
  group_teachers: { delete: 'group_id user_id' },
  groups: {
    delete: 'account_id',
    keep: { ...keep(OWN, 'name name_key letter_lines'), ...keep(IDS, 'trashed_by') },
  },
  import_group_keys: { delete: 'account_id group_id' },
  import_pupils: { delete: 'pupil_id account_id' },
  imports: {
    delete: 'account_id',
    detach: 'made_by',
    keep: {
      ...keep(OWN, 'file'),
      ...keep(NOBODY, 'counts'),
      ...keep('emptied by code (traces-of-pupil.ts), at most a day old', 'source'),
      ...keep('emptied when it is done, at most a day old', 'plan'),
      ...keep(IDS, 'job_id'),
    },
  },
  installation: { keep: keep(NOBODY, 'name') },
  invitations: { delete: 'account_id user_id', detach: 'invited_by' },
  invoice_series: {},
  invoices: { detach: 'account_id order_id', keep: keep(TAX, 'corrects_id seller buyer lines order_number') },
  job_rows: {
    delete: 'job_id',
    keep: keep('a line goes with its subject by code (trash/for-good.ts)', 'subject_id note detail'),
  },
  jobs: {
    delete: 'account_id',
    detach: 'made_by',
    keep: {
      ...keep(IDS, 'target_id cursor back_cursor lease_by undone_by'),
      ...keep('ids, emptied by the job itself when it erased (trash/erase-job.ts)', 'params'),
      ...keep(NOBODY, 'report'),
    },
  },
  keepsakes: { delete: 'round_id pupil_id' },
  sound_reports: {
    detach: 'account_id by_id',
    keep: keep('a word of a list and what is wrong with its sound; of nobody once it is detached', 'note'),
  },
  load_hours: {},
  fault_hours: {},
  key_marks: { keep: keep(NOBODY, 'name digest') },
  kites: { delete: 'pupil_id' },
  known_devices: { delete: 'user_id' },
  known_issuers: { detach: 'added_by', keep: keep(NOBODY, 'note') },
  leaflets: {},
  leads: {
    detach: 'account_id',
    keep: keep('goes with the account by code, else after a year (contract/retention.ts)', 'data email'),
  },
  licence_changes: { delete: 'licence_id', keep: keep(OWN, 'actor_id before after') },
  licence_notices: { delete: 'licence_id' },
  licences: { delete: 'account_id', keep: { ...keep(IDS, 'order_id'), ...keep(OWN, 'note') } },
  login_cards: { delete: 'pupil_id' },
  lvs_imports: {
    delete: 'account_id',
    detach: 'actor_id',
    keep: {
      ...keep('emptied by code (lvs/trash.ts), at most a day old', 'draft'),
      ...keep(IDS, 'request_id trashed_by move_id'),
      ...keep(NOBODY, 'report'),
    },
  },
  lvs_links: { delete: 'account_id pupil_id', keep: keep(OWN, 'who') },
  lvs_mappings: { delete: 'account_id' },
  lvs_proposals: { delete: 'import_id result_id pupil_id', keep: keep(IDS, 'decided_by') },
  lvs_results: { delete: 'pupil_id import_id', keep: keep(OWN, 'measures') },
  mails: {
    detach: 'account_id user_id',
    keep: keep(
      'emptied by code (traces-of-pupil.ts); the row stays as one of so many',
      'to_name to_address subject text message_id attachment_name',
    ),
  },
  message_choices: { delete: 'user_id' },
  message_reads: { delete: 'message_id user_id' },
  message_receivers: { delete: 'message_id user_id' },
  messages: {
    delete: 'account_id',
    detach: 'made_by',
    keep: keep('of the office, to many', 'text text_be target copied_to source'),
  },
  methods: { delete: 'account_id', keep: { ...keep(OWN, 'name'), ...keep(IDS, 'removed_by') } },
  move_tokens: { delete: 'account_id', detach: 'pupil_id made_by', keep: keep(OWN, 'digest note') },
  moves: {
    delete: 'account_id',
    detach: 'token_id pupil_id made_by',
    keep: {
      ...keep('emptied by code (trash/for-good.ts)', 'detail'),
      ...keep('a signature over ids', 'receipt'),
    },
  },
  orders: { detach: 'account_id ordered_by', keep: keep(TAX, 'order_number vat_id') },
  name_views: { delete: 'user_id pupil_id' },
  password_tokens: { delete: 'user_id' },
  past_group_pupils: { delete: 'group_id pupil_id' },
  practice_calibrations: {},
  practice_levels: { delete: 'pupil_id' },
  practice_settings: {
    delete: 'group_id',
    keep: { ...keep(OWN, 'name fields'), ...keep(IDS, 'trashed_by') },
  },
  practice_states: { delete: 'pupil_id' },
  progress_notes: { delete: 'pupil_id', detach: 'author_id', keep: keep(OWN, 'text') },
  pupil_passwords: { delete: 'pupil_id' },
  pupil_settings: { delete: 'pupil_id', detach: 'setting_id', keep: keep(OWN, 'fields in_game') },
  pupils: {
    delete: 'id account_id',
    detach: 'group_id',
    keep: { ...keep(OWN, 'first_name last_name number child'), ...keep(IDS, 'trashed_by') },
  },
  read_archives: {},
  ready_lists: { delete: 'word_list_id group_id' },
  ready_task_pupils: { delete: 'ready_task_id pupil_id' },
  ready_tasks: { delete: 'group_id word_list_id', detach: 'maker_id' },
  recovery_codes: { delete: 'user_id', keep: keep(OWN, 'digest') },
  refresh_tokens: { delete: 'family_id', keep: keep(IDS, 'replaced_by') },
  relocation_consents: { delete: 'relocation_id', detach: 'by_id' },
  relocations: {
    delete: 'source_id target_id',
    detach: 'made_by',
    keep: { ...keep(OWN, 'items'), ...keep(IDS, 'job_id') },
  },
  rewards: { delete: 'pupil_id', detach: 'round_id', keep: keep(OWN, 'subject') },
  roadmap_comments: { delete: 'item_id', detach: 'user_id', keep: keep(OWN, 'text') },
  roadmap_follows: { delete: 'item_id user_id' },
  roadmap_items: {
    detach: 'merged_into proposed_by',
    keep: keep('of the office, or an idea without its author', 'text'),
  },
  roadmap_votes: { delete: 'item_id', detach: 'user_id', keep: keep(OWN, 'organisation') },
  rounds: { delete: 'pupil_id task_id' },
  school_codes: { delete: 'account_id' },
  second_challenges: { delete: 'user_id', keep: keep(OWN, 'data') },
  second_factors: { delete: 'user_id', keep: keep(IDS, 'credential_id rp_id') },
  setting_changes: { delete: 'setting_id pupil_id', detach: 'actor_id', keep: keep(OWN, 'before after') },
  skills: { delete: 'pupil_id' },
  somvensters: { delete: 'pupil_id', keep: keep(OWN, 'name') },
  sso_codes: { delete: 'user_id', detach: 'family_id' },
  sso_pending: { delete: 'account_id', keep: keep(OWN, 'subject given_name') },
  sso_transactions: { delete: 'link_user_id' },
  staff_rights: { delete: 'user_id' },
  stand_ins: { delete: 'group_id user_id', detach: 'made_by' },
  strange_results: { delete: 'pupil_id', keep: keep(IDS, 'move_id') },
  sweeps: { delete: 'round_id pupil_id' },
  subprocessors: { keep: keep(NOBODY, 'name') },
  task_games: { delete: 'task_id' },
  tasks: { delete: 'somvenster_id pupil_id word_list_id' },
  thread_posts: { delete: 'thread_id', detach: 'author_id', keep: keep(OWN, 'text') },
  thread_reads: { delete: 'thread_id user_id' },
  threads: { delete: 'account_id', detach: 'made_by assigned_to', keep: keep(OWN, 'subject') },
  token_families: { delete: 'user_id account_id', keep: keep(IDS, 'act_id') },
  look_ons: { delete: 'id account_id user_id', detach: 'office_id thread_id' },
  webinars: {},
  webinar_sign_ups: { delete: 'webinar_id', keep: keep(OWN, 'name email organisation') },
  trophies: { delete: 'pupil_id' },
  user_identifiers: { delete: 'user_id account_id', keep: keep(OWN, 'digest') },
  users: { delete: 'account_id', keep: keep(OWN, 'username username_key name staff_key email email_key') },
  wardrobes: { delete: 'pupil_id' },
  word_lists: {
    delete: 'account_id',
    detach: 'maker_id',
    keep: { ...keep(OWN, 'name'), ...keep(IDS, 'removed_by') },
  },
  // On PostgreSQL alone, where several processes share them.
  rate_limits: { keep: keep('counts within an hour', 'key') },
  slowed_names: { keep: keep('a user name, for as long as logging in is slowed down', 'name') },
  socket_io_attachments: {},
};
