import type { AccountKind } from '../contract/lead-kinds.ts';
import type { Database } from '../data/schema.ts';

// What is kept of whom, and why. The leaflet, the agreement and the statement for families are made of this and of nothing else.

interface PurposeText {
  name: string;
  what: string;
  /** As a family reads it, where that is otherwise. */
  home?: string;
}

/** Why something is kept. A new one, or one more category, is what customers sign anew for (leaflet-versions.ts). */
const PURPOSES = {
  practise: { name: 'Oefenen', what: 'Spellen maken en oefenen op het eigen niveau.' },
  follow: { name: 'Volgen', what: 'Laten zien hoe het gaat en waar hulp nodig is, ook met toetsen.' },
  login: { name: 'Inloggen', what: 'Weten wie er inlogt, en misbruik tegenhouden.' },
  arrange: {
    name: 'Inrichten',
    what: '{Leerlingen}, {groepen} en oefeningen klaarzetten en beheren.',
    home: 'Kinderen en oefeningen klaarzetten en beheren.',
  },
  move: {
    name: 'Meenemen',
    what: 'Meegaan naar een andere school, praktijk of thuis, als daarvoor gekozen wordt.',
  },
  support: { name: 'Helpen', what: 'Vragen beantwoorden, en vertellen wat er nieuw is of stuk.' },
  business: { name: 'Administratie', what: 'Licenties, bestellingen en facturen.' },
  account: { name: 'Verantwoorden', what: 'Kunnen nagaan wie wat bekeek of veranderde.' },
  improve: {
    name: 'Moeilijkheid bepalen',
    what: 'Uit alle antwoorden samen leren hoe moeilijk woorden zijn, zonder namen.',
  },
} as const satisfies Record<string, PurposeText>;
export type Purpose = keyof typeof PURPOSES;
export const PURPOSE_KEYS = Object.keys(PURPOSES) as Purpose[];

/** A purpose by its key. */
export const purpose = (key: Purpose): PurposeText => PURPOSES[key];

/** Of whom something is kept. */
export const PERSONS = ['pupil', 'staff'] as const;
type Person = (typeof PERSONS)[number];

/** A kind of data, with why it is kept. */
interface Category {
  of: Person;
  name: string;
  what: string;
  /** As a family reads it, where that is otherwise. */
  home?: string;
  why: readonly Purpose[];
  /** The customers of whom it is kept; absent: of all. */
  kinds?: readonly AccountKind[];
}

/** Every kind of data, those of pupils first. */
export const CATEGORIES = {
  names: {
    of: 'pupil',
    name: 'Naam',
    what: 'Voornaam, tussenvoegsel en achternaam.',
    why: ['follow', 'arrange'],
  },
  place: {
    of: 'pupil',
    name: 'Plaats',
    what: 'In welke {groep} en welk leerjaar iemand zit en zat.',
    home: 'Leerjaar, en bij wie het kind hoort.',
    why: ['practise', 'arrange'],
  },
  login: {
    of: 'pupil',
    name: 'Inloggen',
    what: 'Gebruikersnaam, wachtwoord en inlogkaartje (versleuteld), en wanneer er is ingelogd.',
    why: ['login'],
  },
  numbers: {
    of: 'pupil',
    name: 'Nummers van de school',
    what: 'Nummer in de leerlingadministratie en het ECK iD of een ander kenmerk van de schoollogin. Nooit een BSN of rijksregisternummer.',
    why: ['login', 'arrange'],
    kinds: ['school', 'rt'],
  },
  answers: {
    of: 'pupil',
    name: 'Antwoorden',
    what: 'Elk gegeven antwoord: welk woord, wat er getypt of gekozen is, of het goed was, hoelang het duurde en wanneer.',
    why: ['practise', 'follow', 'improve'],
  },
  levels: {
    of: 'pupil',
    name: 'Niveau en voortgang',
    what: 'Hoe ver iemand is per spellingcategorie, wat er geoefend is en wat er nog lastig is.',
    why: ['practise', 'follow'],
  },
  tests: {
    of: 'pupil',
    name: 'Toetsresultaten',
    what: 'Uitslagen van spellingtoetsen die de school uit het leerlingvolgsysteem inleest.',
    why: ['practise', 'follow'],
    kinds: ['school', 'rt'],
  },
  care: {
    of: 'pupil',
    name: 'Handelingsplannen',
    what: 'De hulpvraag, de doelen, de aanpak, wat er is gedaan en hoe dat afliep, en wat het kind er zelf van vindt.',
    why: ['follow'],
    kinds: ['school'],
  },
  notes: {
    of: 'pupil',
    name: 'Notities',
    what: 'Wat begeleiders opschrijven bij de voortgang, en wat er wanneer is uitgelegd.',
    why: ['follow'],
  },
  settings: {
    of: 'pupil',
    name: 'Instellingen',
    what: 'Wat en hoelang iemand oefent, en keuzes zoals een andere leesletter of rustig spelen. Waarom staat er niet bij.',
    why: ['practise'],
  },
  rewards: {
    of: 'pupil',
    name: 'Beloningen',
    what: 'Verdiende munten, spullen en bekers, en hoe het poppetje eruitziet.',
    why: ['practise'],
  },
  moves: {
    of: 'pupil',
    name: 'Verhuizingen',
    what: 'Wanneer iemand naar een ander account ging, wat er meeging, en op welke grond.',
    why: ['move', 'account'],
  },
  staffNames: {
    of: 'staff',
    name: 'Naam en bereikbaarheid',
    what: 'Naam, e-mailadres, rol en bij welke {groepen} iemand hoort. Van contactpersonen ook functie en telefoon.',
    home: 'Naam en e-mailadres van de ouder of verzorger.',
    why: ['login', 'arrange', 'support'],
  },
  staffLogin: {
    of: 'staff',
    name: 'Inloggen',
    what: 'Gebruikersnaam, wachtwoord (als afdruk die niet terug te rekenen is), kenmerk van de schoollogin, en wanneer en met welke browser er is ingelogd.',
    home: 'Gebruikersnaam, wachtwoord (als afdruk die niet terug te rekenen is), en wanneer en met welke browser er is ingelogd.',
    why: ['login'],
  },
  staffDoings: {
    of: 'staff',
    name: 'Wat iemand deed',
    what: 'Wie wanneer wat bekeek of veranderde.',
    why: ['account'],
  },
  staffWork: {
    of: 'staff',
    name: 'Wat iemand maakte',
    what: 'Woordenlijsten, oefeninstellingen en andere dingen met wie ze maakte.',
    why: ['arrange'],
  },
  staffTalk: {
    of: 'staff',
    name: 'Berichten',
    what: 'Mails en berichten die we stuurden, vragen aan ons, wensen en stemmen, en wie uitgenodigd is.',
    why: ['support'],
  },
  business: {
    of: 'staff',
    name: 'Licentie en facturen',
    what: 'Wie bestelde of ondertekende, wanneer, en het adres voor de factuur.',
    why: ['business', 'account'],
  },
} as const satisfies Record<string, Category>;
export type CategoryKey = keyof typeof CATEGORIES;

/** A kind of data by its key. */
export const category = (key: CategoryKey): Category => CATEGORIES[key];

/** All keys, in the order in which they are told. */
export const CATEGORY_KEYS = Object.keys(CATEGORIES) as CategoryKey[];

/** What is no data of a customer's people: of nobody, or of who asks something on the public site, which has a text of its own. */
type Other = 'nobody' | 'site';

/** What is in each table: a new one is not there before it is said here what of whom it keeps. */
export const TABLES: Record<keyof Database, readonly CategoryKey[] | Other> = {
  accounts: ['staffNames'],
  licences: 'nobody',
  licence_changes: ['business'],
  licence_notices: 'nobody',
  orders: ['business'],
  invoices: ['business'],
  invoice_series: 'nobody',
  leads: 'site',
  imports: ['names', 'numbers', 'staffDoings'],
  import_pupils: ['names', 'place', 'numbers'],
  import_group_keys: 'nobody',
  jobs: ['staffDoings'],
  job_rows: ['staffDoings'],
  dead_links: 'nobody',
  slowed_names: ['login', 'staffLogin'],
  bulletin: 'nobody',
  webinars: 'nobody',
  webinar_sign_ups: 'site',
  users: ['names', 'login', 'staffNames', 'staffLogin'],
  groups: ['place'],
  group_teachers: ['staffNames'],
  group_changes: ['place', 'staffDoings'],
  past_group_pupils: ['place'],
  staff_rights: ['staffNames'],
  invitations: ['staffNames'],
  stand_ins: ['staffNames'],
  pupils: ['names', 'place', 'numbers'],
  pupil_passwords: ['login'],
  login_cards: ['login'],
  practice_settings: ['staffWork'],
  pupil_settings: ['settings'],
  setting_changes: ['settings', 'staffDoings'],
  methods: ['staffWork'],
  somvensters: ['levels'],
  tasks: ['levels'],
  word_lists: ['staffWork'],
  ready_lists: 'nobody',
  ready_tasks: ['settings', 'staffWork'],
  ready_task_pupils: ['settings'],
  practice_states: ['levels'],
  practice_levels: ['levels'],
  practice_calibrations: 'nobody',
  task_games: ['levels'],
  rounds: ['answers'],
  answers: ['answers'],
  skills: ['levels'],
  rewards: ['rewards'],
  belongings: ['rewards'],
  wardrobes: ['rewards'],
  trophies: ['rewards'],
  sweeps: ['rewards'],
  keepsakes: ['rewards'],
  kites: ['rewards'],
  balloon_lifts: ['rewards'],
  day_counts: ['levels'],
  counted_rounds: ['levels'],
  due_rounds: ['levels'],
  day_levels: ['levels'],
  progress_notes: ['notes'],
  explanations: ['notes'],
  explanation_pupils: ['notes'],
  lvs_imports: ['tests', 'staffDoings'],
  lvs_results: ['tests'],
  sittings: ['tests'],
  reserved_words: ['tests'],
  placements: ['tests'],
  plan_externals: ['tests'],
  sitting_answers: ['tests'],
  sitting_corrections: ['tests', 'staffDoings'],
  second_entries: ['tests'],
  plans: ['care'],
  group_plans: ['care'],
  plan_versions: ['care', 'staffDoings'],
  plan_sessions: ['care'],
  plan_evaluations: ['care'],
  care_signals: ['care', 'staffDoings'],
  reading_results: ['tests', 'staffDoings'],
  care_norms: 'nobody',
  test_sets: 'nobody',
  test_items: 'nobody',
  lvs_proposals: ['tests'],
  lvs_mappings: 'nobody',
  lvs_links: ['tests'],
  token_families: ['login', 'staffLogin'],
  known_devices: ['login', 'staffLogin'],
  refresh_tokens: ['login', 'staffLogin'],
  sso_transactions: ['staffLogin'],
  sso_codes: ['numbers', 'staffLogin'],
  external_identities: ['numbers', 'staffLogin'],
  sso_pending: ['names', 'numbers', 'staffLogin'],
  calendars: 'nobody',
  calendar_changes: 'nobody',
  mail_templates: 'nobody',
  account_calendars: 'nobody',
  account_features: 'nobody',
  account_figures: 'nobody',
  account_notes: ['staffTalk'],
  account_platforms: 'nobody',
  account_providers: 'nobody',
  school_codes: 'nobody',
  user_identifiers: ['numbers', 'staffLogin'],
  move_tokens: ['moves'],
  moves: ['moves'],
  relocations: 'nobody',
  relocation_consents: ['staffDoings'],
  read_archives: 'nobody',
  audit: ['staffDoings'],
  audit_files: 'nobody',
  audit_file_parts: 'nobody',
  look_ons: ['staffDoings'],
  name_views: 'nobody',
  installation: 'nobody',
  key_marks: 'nobody',
  sound_reports: ['staffTalk'],
  load_hours: 'nobody',
  fault_hours: 'nobody',
  mails: ['staffTalk'],
  password_tokens: ['staffLogin'],
  email_tokens: ['staffLogin'],
  messages: ['staffTalk'],
  attachments: 'nobody',
  message_receivers: ['staffTalk'],
  message_reads: ['staffTalk'],
  message_choices: ['staffTalk'],
  threads: ['staffTalk'],
  thread_posts: ['staffTalk'],
  thread_reads: ['staffTalk'],
  leaflets: 'nobody',
  agreements: ['business'],
  subprocessors: 'nobody',
  campaigns: 'nobody',
  campaign_invitees: 'site',
  friends: ['staffTalk'],
  friend_addresses: 'site',
  roadmap_items: ['staffTalk'],
  roadmap_votes: ['staffTalk'],
  roadmap_follows: ['staffTalk'],
  roadmap_comments: ['staffTalk'],
  deletion_log: 'nobody',
  account_closings: ['business'],
  second_factors: ['staffLogin'],
  recovery_codes: ['staffLogin'],
  second_challenges: ['staffLogin'],
  strange_results: 'nobody',
  known_issuers: 'nobody',
  exports: ['staffDoings'],
  data_requests: ['staffTalk'],
};
