import type { AccountCalendarRow, CalendarChangeRow, CalendarRow } from './tables/calendar.ts';
import type {
  CareNormRow,
  CareSignalRow,
  GroupPlanRow,
  PlanEvaluationRow,
  PlanRow,
  PlanSessionRow,
  PlanVersionRow,
  ReadingResultsRow,
} from './tables/care.ts';
import type {
  PlacementRow,
  PlanExternalRow,
  ReservedWordRow,
  SecondEntryRow,
  SittingAnswerRow,
  SittingCorrectionRow,
  SittingRow,
  TestItemRow,
  TestSetRow,
} from './tables/tests.ts';
import type { AccountFeatureRow } from './tables/features.ts';
import type { AgreementRow, LeafletRow, SubprocessorRow } from './tables/agreements.ts';
import type { AuditFilePartRow, AuditFileRow } from './tables/audit.ts';
import type { BulletinRow } from './tables/bulletin.ts';
import type { ImportGroupKeyRow, ImportPupilRow, ImportRow } from './tables/import.ts';
import type { JobRowRow, JobTable } from './tables/jobs.ts';
import type { DeadLinkRow, LeadRow } from './tables/leads.ts';
import type { AccountClosingRow, DeletionRow } from './tables/erasing.ts';
import type { LoginCardRow, PupilPasswordRow } from './tables/cards.ts';
import type { CampaignInviteeRow, CampaignRow } from './tables/campaigns.ts';
import type { FriendAddressRow, FriendRow } from './tables/friends.ts';
import type { GroupChangeRow, PastGroupPupilRow } from './tables/groups.ts';
import type { InvoiceTable, OrderTable } from './tables/invoices.ts';
import type { LicenceChangeRow, LicenceNoticeRow, LicenceTable } from './tables/licences.ts';
import type { RoundRow, AnswerRow, SkillRow } from './tables/log.ts';
import type { LvsTables } from './tables/lvs.ts';
import type { MailTable, MailTemplateRow, PasswordTokenRow, EmailTokenRow } from './tables/mail.ts';
import type {
  AttachmentRow,
  MessageReadRow,
  MessageRow,
  ThreadPostRow,
  ThreadRow,
} from './tables/messages.ts';
import type { KnownIssuerRow, MoveRow, MoveTokenRow, StrangeResultsRow } from './tables/moves.ts';
import type { RelocationConsentRow, RelocationRow } from './tables/relocations.ts';
import type {
  AccountFigureRow,
  AccountNoteRow,
  AccountTable,
  AuditRow,
  GroupTable,
  NameViewRow,
  PupilTable,
  UserTable,
} from './tables/people.ts';
import type { PracticeStateRow, PracticeLevelRow, PracticeCalibrationRow } from './tables/policy.ts';
import type { FaultHourRow, LoadHourRow } from './tables/operations.ts';
import type { DataRequestRow, ExportRow } from './tables/privacy.ts';
import type { DayCountRow, DayLevelRow, ProgressNoteRow } from './tables/progress.ts';
import type { RoadmapCommentRow, RoadmapItemRow, RoadmapVoteRow } from './tables/roadmap.ts';
import type { RecoveryCodeRow, SecondChallengeTable, SecondFactorTable } from './tables/second.ts';
import type { RewardRow, WardrobeRow, KiteRow, BalloonLiftRow } from './tables/rewards.ts';
import type {
  AccountPlatformRow,
  AccountProviderRow,
  ExternalIdentityRow,
  KnownDeviceRow,
  LookOnRow,
  RefreshTokenRow,
  SchoolCodeRow,
  SsoCodeRow,
  SsoPendingRow,
  SsoTransactionRow,
  TokenFamilyRow,
  UserIdentifierRow,
} from './tables/sessions.ts';
import type { MethodRow, PracticeSettingRow, PupilSettingRow, SettingChangeRow } from './tables/settings.ts';
import type { SoundReportRow } from './tables/speech.ts';
import type { InvitationRow, StaffRightsRow, StandInRow } from './tables/staff.ts';
import type { WebinarRow, WebinarSignUpRow } from './tables/webinars.ts';
import type {
  SomvensterRow,
  TaskRow,
  WordListRow,
  ReadyTaskRow,
  TaskGameRow,
  ExplanationRow,
} from './tables/tasks.ts';

export type * from './tables/agreements.ts';
export type * from './tables/audit.ts';
export type * from './tables/features.ts';
export type * from './tables/tests.ts';
export type * from './tables/calendar.ts';
export type * from './tables/care.ts';
export type * from './tables/bulletin.ts';
export type * from './tables/import.ts';
export type * from './tables/jobs.ts';
export type * from './tables/leads.ts';
export type * from './tables/cards.ts';
export type * from './tables/erasing.ts';
export type * from './tables/campaigns.ts';
export type * from './tables/friends.ts';
export type * from './tables/groups.ts';
export type * from './tables/invoices.ts';
export type * from './tables/licences.ts';
export type * from './tables/log.ts';
export type * from './tables/lvs.ts';
export type * from './tables/mail.ts';
export type * from './tables/messages.ts';
export type * from './tables/operations.ts';
export type * from './tables/speech.ts';
export type * from './tables/moves.ts';
export type * from './tables/relocations.ts';
export type * from './tables/people.ts';
export type * from './tables/policy.ts';
export type * from './tables/privacy.ts';
export type * from './tables/progress.ts';
export type * from './tables/second.ts';
export type * from './tables/rewards.ts';
export type * from './tables/roadmap.ts';
export type * from './tables/sessions.ts';
export type * from './tables/settings.ts';
export type * from './tables/staff.ts';
export type * from './tables/tasks.ts';
export type * from './tables/webinars.ts';

/** Moments are ms since the epoch, yes and no are 1 and 0, structured values are JSON text: portable to PostgreSQL. */
export interface Database extends LvsTables {
  accounts: AccountTable;
  account_figures: AccountFigureRow;
  account_notes: AccountNoteRow;
  licences: LicenceTable;
  licence_changes: LicenceChangeRow;
  licence_notices: LicenceNoticeRow;
  orders: OrderTable;
  invoices: InvoiceTable;
  /** The last number that was given in a series and year. */
  invoice_series: { series: 'F' | 'C'; year: number; last: number };
  leads: LeadRow;
  imports: ImportRow;
  import_pupils: ImportPupilRow;
  import_group_keys: ImportGroupKeyRow;
  jobs: JobTable;
  job_rows: JobRowRow;
  dead_links: DeadLinkRow;
  /** On PostgreSQL: user names of which logging in is slowed down (server/processes). */
  slowed_names: { name: string; place: string; until: number };
  bulletin: BulletinRow;
  webinars: WebinarRow;
  webinar_sign_ups: WebinarSignUpRow;
  users: UserTable;
  groups: GroupTable;
  group_teachers: { group_id: string; user_id: string };
  group_changes: GroupChangeRow;
  past_group_pupils: PastGroupPupilRow;
  staff_rights: StaffRightsRow;
  invitations: InvitationRow;
  stand_ins: StandInRow;
  pupils: PupilTable;
  pupil_passwords: PupilPasswordRow;
  login_cards: LoginCardRow;
  practice_settings: PracticeSettingRow;
  pupil_settings: PupilSettingRow;
  setting_changes: SettingChangeRow;
  methods: MethodRow;
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
  keepsakes: { round_id: string; pupil_id: string; what: string };
  kites: KiteRow;
  balloon_lifts: BalloonLiftRow;
  day_counts: DayCountRow;
  counted_rounds: { round_id: string; counts: string; words: string | null };
  due_rounds: { round_id: string; pupil_id: string };
  day_levels: DayLevelRow;
  progress_notes: ProgressNoteRow;
  explanations: ExplanationRow;
  explanation_pupils: { explanation_id: string; pupil_id: string };
  token_families: TokenFamilyRow;
  known_devices: KnownDeviceRow;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeRow;
  second_challenges: SecondChallengeTable;
  refresh_tokens: RefreshTokenRow;
  sso_transactions: SsoTransactionRow;
  sso_codes: SsoCodeRow;
  external_identities: ExternalIdentityRow;
  sso_pending: SsoPendingRow;
  account_platforms: AccountPlatformRow;
  account_providers: AccountProviderRow;
  school_codes: SchoolCodeRow;
  user_identifiers: UserIdentifierRow;
  move_tokens: MoveTokenRow;
  moves: MoveRow;
  relocations: RelocationRow;
  relocation_consents: RelocationConsentRow;
  /** Files that were read in: each once. */
  read_archives: { archive: string; at: number };
  strange_results: StrangeResultsRow;
  known_issuers: KnownIssuerRow;
  audit: AuditRow;
  audit_files: AuditFileRow;
  audit_file_parts: AuditFilePartRow;
  look_ons: LookOnRow;
  name_views: NameViewRow;
  deletion_log: DeletionRow;
  account_closings: AccountClosingRow;
  installation: { name: string; value: string };
  sound_reports: SoundReportRow;
  load_hours: LoadHourRow;
  fault_hours: FaultHourRow;
  /** Which keys beside the database belong to it, by digest. */
  key_marks: { name: string; digest: string; at: number };
  mails: MailTable;
  mail_templates: MailTemplateRow;
  password_tokens: PasswordTokenRow;
  email_tokens: EmailTokenRow;
  messages: MessageRow;
  attachments: AttachmentRow;
  message_receivers: { message_id: string; user_id: string };
  message_reads: MessageReadRow;
  /** Whether somebody wants messages by mail; who has no row has what goes with the role. */
  message_choices: { user_id: string; mail: number };
  threads: ThreadRow;
  thread_posts: ThreadPostRow;
  thread_reads: { thread_id: string; user_id: string; read_at: number };
  exports: ExportRow;
  data_requests: DataRequestRow;
  leaflets: LeafletRow;
  account_features: AccountFeatureRow;
  test_sets: TestSetRow;
  test_items: TestItemRow;
  sittings: SittingRow;
  sitting_answers: SittingAnswerRow;
  sitting_corrections: SittingCorrectionRow;
  second_entries: SecondEntryRow;
  plans: PlanRow;
  group_plans: GroupPlanRow;
  plan_versions: PlanVersionRow;
  plan_sessions: PlanSessionRow;
  reserved_words: ReservedWordRow;
  plan_externals: PlanExternalRow;
  placements: PlacementRow;
  calendars: CalendarRow;
  calendar_changes: CalendarChangeRow;
  account_calendars: AccountCalendarRow;
  plan_evaluations: PlanEvaluationRow;
  care_signals: CareSignalRow;
  care_norms: CareNormRow;
  reading_results: ReadingResultsRow;
  agreements: AgreementRow;
  subprocessors: SubprocessorRow;
  campaigns: CampaignRow;
  campaign_invitees: CampaignInviteeRow;
  friends: FriendRow;
  friend_addresses: FriendAddressRow;
  roadmap_items: RoadmapItemRow;
  roadmap_votes: RoadmapVoteRow;
  roadmap_follows: { item_id: string; user_id: string };
  roadmap_comments: RoadmapCommentRow;
}
