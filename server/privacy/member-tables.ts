import type { Database } from '../data/schema.ts';

/** Rows of somebody who works for an account. */
interface OfMember {
  /** The file, in Dutch; words of the account stand in braces. */
  file: string;
  /** The column that says whose they are. */
  by: string;
  /** Columns that stay behind: they are a secret, or tell of others. */
  without?: readonly string[];
}

const DONE = 'what this person did stands in logboek.csv';
const MINUTES = 'only for the minutes in which somebody logs in or chooses a password; holds digests alone';

/**
 * What of each table goes into the export of one of the staff, or why nothing does: every table that refers to users. A new one fails a test
 * until it is named here.
 */
export const OF_MEMBER: Partial<Record<keyof Database, OfMember | { why: string }>> = {
  users: { file: 'wie', by: 'id', without: ['password_hash', 'username_key', 'staff_key', 'email_key'] },
  staff_rights: { file: 'rechten', by: 'user_id' },
  invitations: { file: 'uitnodiging', by: 'user_id', without: ['invited_by'] },
  group_teachers: { file: '{groepen}', by: 'user_id' },
  stand_ins: { file: 'vervangingen', by: 'user_id', without: ['made_by'] },
  external_identities: { file: 'schoollogin', by: 'user_id', without: ['linked_by'] },
  second_factors: {
    ...{ file: 'tweede-stap', by: 'user_id' },
    without: ['secret', 'credential_id', 'public_key', 'counter', 'last_step'],
  },
  token_families: { file: 'keren-ingelogd', by: 'user_id', without: ['act_id'] },
  mails: { file: 'mails', by: 'user_id', without: ['html', 'text', 'link', 'link_until', 'attachment'] },
  message_receivers: { file: 'berichten', by: 'user_id' },
  message_reads: { file: 'berichten-gelezen', by: 'user_id' },
  message_choices: { file: 'berichten-per-mail', by: 'user_id' },
  look_ons: { file: 'meegekeken', by: 'user_id', without: ['office_id', 'thread_id'] },
  threads: { file: 'vragen', by: 'made_by', without: ['assigned_to'] },
  thread_posts: { file: 'vragen-teksten', by: 'author_id' },
  sound_reports: { file: 'meldingen-over-geluid', by: 'by_id' },
  thread_reads: { file: 'vragen-gelezen', by: 'user_id' },
  roadmap_items: { file: 'roadmap-ideeen', by: 'proposed_by' },
  roadmap_votes: { file: 'roadmap-stemmen', by: 'user_id' },
  roadmap_follows: { file: 'roadmap-gevolgd', by: 'user_id' },
  roadmap_comments: { file: 'roadmap-reacties', by: 'user_id' },
  friends: { file: 'uitgenodigde-vrienden', by: 'by_user', without: ['friend_account', 'lead_id'] },
  agreements: { file: 'getekende-overeenkomsten', by: 'signed_by', without: ['pdf'] },
  word_lists: { file: 'woordenlijsten', by: 'maker_id', without: ['removed_by'] },
  explanations: { file: 'uitleg', by: 'maker_id' },
  ready_tasks: { file: 'klaargezette-taken', by: 'maker_id' },
  plans: {
    file: 'handelingsplannen',
    by: 'owner_id',
    without: ['fields', 'goals', 'pupil_id', 'made_by', 'trashed_by'],
  },
  group_plans: { file: 'groepsplannen', by: 'owner_id', without: ['title', 'fields', 'made_by'] },
  plan_sessions: { file: 'momenten-van-plannen', by: 'by_id', without: ['note', 'pupil_id'] },
  plan_evaluations: { file: 'evaluaties-van-plannen', by: 'by_id', without: ['goals', 'text', 'pupil_id'] },
  plan_versions: { file: 'wijzigingen-van-plannen', by: 'by_id', without: ['changes', 'pupil_id'] },
  reading_results: { file: 'leesresultaten', by: 'by_id', without: ['results', 'pupil_id'] },
  care_signals: {
    file: 'signalen-van-zorg',
    by: 'decided_by',
    without: ['evidence', 'decided_on', 'why', 'pupil_id'],
  },
  test_sets: { file: 'toetsen', by: 'made_by', without: ['seed', 'trashed_by', 'pupil_id'] },
  // Who they are about is told to those, and not to who wrote it.
  progress_notes: { file: 'notities', by: 'author_id', without: ['text', 'pupil_id'] },
  data_requests: { file: 'verzoeken', by: 'about_id', without: ['made_by'] },
  audit: { file: 'logboek', by: 'actor_id' },
  sittings: {
    file: 'afgenomen-toetsen',
    by: 'taker_id',
    without: ['pupil_id', 'device', 'circumstances', 'why'],
  },
  sitting_corrections: {
    file: 'correcties-van-toetsen',
    by: 'by_id',
    without: ['counts', 'why', 'pupil_id'],
  },
  second_entries: { file: 'tweede-invoer-van-toetsen', by: 'by_id', without: ['answers', 'pupil_id'] },
  placements: {
    file: 'besluiten-over-instaptoetsen',
    by: 'decided_by',
    without: ['pupil_id', 'mean', 'variance', 'start', 'prior_mean', 'prior_variance', 'stages', 'norm'],
  },
  plan_externals: { file: 'andere-toetsen-van-plannen', by: 'by_id', without: ['data', 'pupil_id'] },

  sitting_answers: { why: 'what pupils wrote; who decided a word is told by its id alone' },
  account_features: { why: 'switched by the office, who work for no account' },
  account_notes: { why: 'kept by the office, who work for no account' },
  setting_changes: { why: DONE },
  group_changes: { why: DONE },
  jobs: { why: DONE },
  imports: { why: DONE },
  lvs_imports: { why: DONE },
  orders: { why: DONE },
  messages: { why: 'messages of the office, who work for no account' },
  move_tokens: { why: DONE },
  moves: { why: DONE },
  relocations: { why: 'kept by the office, who work for no account' },
  relocation_consents: { why: DONE },
  exports: { why: DONE },
  account_closings: { why: DONE },
  name_views: { why: 'kept by the office, who work for no account' },
  care_norms: { why: 'kept by the office, who work for no account' },
  calendar_changes: { why: 'kept by the office, who work for no account' },
  campaigns: { why: 'kept by the office, who work for no account' },
  mail_templates: { why: 'kept by the office, who work for no account' },
  audit_files: { why: 'kept by the office, who work for no account' },
  known_issuers: { why: 'kept by the office, who work for no account' },
  pupils: { why: 'pupils have an export of their own' },
  user_identifiers: { why: 'digests of numbers of a school, by which somebody is found again' },
  password_tokens: { why: MINUTES },
  email_tokens: { why: MINUTES },
  second_challenges: { why: MINUTES },
  recovery_codes: { why: 'digests of codes for who lost the second step; nothing can be read out of them' },
  sso_transactions: { why: MINUTES },
  sso_codes: { why: MINUTES },
  known_devices: { why: 'digests by which a device is known, so that wrong tries of others do not lock it' },
};
