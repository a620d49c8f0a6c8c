/** Every role of the product (spec section 6). */
export const ROLES = [
  'superadmin',
  'office',
  'schooladmin',
  'docent',
  'rtadmin',
  'thuisadmin',
  'leerling',
  'demo',
] as const;
export type Role = (typeof ROLES)[number];

/**
 * How far a role may reach with an action: any account, the own account, the own groups (a teacher's), or
 * only oneself. What lies beyond a role's reach answers 404, so that nobody learns what exists elsewhere.
 */
export type Reach = 'any' | 'account' | 'groups' | 'self';

const STAFF = {
  superadmin: 'any',
  office: 'any',
  schooladmin: 'account',
  rtadmin: 'account',
  thuisadmin: 'account',
  docent: 'groups',
} as const;
const OFFICE = { superadmin: 'any', office: 'any' } as const;
/** Who runs a whole account. */
const ADMINS = {
  ...OFFICE,
  schooladmin: 'account',
  rtadmin: 'account',
  thuisadmin: 'account',
} as const;
const OWN = {
  superadmin: 'self',
  office: 'self',
  schooladmin: 'self',
  rtadmin: 'self',
  thuisadmin: 'self',
  docent: 'self',
} as const;
const PLAYERS = { leerling: 'self', demo: 'self' } as const;

/**
 * The one permission table: which role may do which action, and whose data it reaches. Routes, live events and
 * menus all read it; what is not named here may not be done.
 */
export const PERMISSIONS = {
  'session:own': { ...STAFF, ...PLAYERS },
  'group:list': { ...STAFF, docent: 'account' },
  /** Making and changing groups, who is in them and who teaches them; their archive and trash; the school year. */
  'group:edit': ADMINS,
  /** Teachers of a school or practice: inviting, rights, stand-ins. A home has none. */
  'staff:manage': { ...OFFICE, schooladmin: 'account', rtadmin: 'account' },
  'group:progress': STAFF,
  /** Holding the screens of pupils, sending them somewhere, noting what was explained. */
  'group:lead': STAFF,
  'pupil:list': STAFF,
  /** Adding pupils and children, and taking that back. */
  'pupil:add': STAFF,
  /** Name, year and number; the trash and back. */
  'pupil:edit': STAFF,
  /** User names, passwords and cards of pupils; never those of adults. */
  'pupil:password': STAFF,
  'pupil:progress': STAFF,
  /** Notes with a period of a pupil's progress. */
  'pupil:note': STAFF,
  'pupil:map': { ...STAFF, ...PLAYERS },
  /** Playing a round that counts; staff only preview. */
  'round:play': PLAYERS,
  'round:preview': STAFF,
  /** Tests over a block of a method or a list: making, looking, deciding. Only where the part is on. */
  'test:method': { ...OFFICE, schooladmin: 'account', docent: 'groups' },
  /** The placement test: setting it ready, looking, accepting where a pupil begins. */
  'test:place': STAFF,
  /** Taking a test that was set ready. */
  'test:take': PLAYERS,
  /** Seeing it as who takes it does; for staff nothing is stored. */
  'test:look': { ...OFFICE, schooladmin: 'account', docent: 'groups', ...PLAYERS },
  /** Action plans: looking, writing, looking back. Only where the part is on. */
  'care:read': { ...OFFICE, schooladmin: 'account', docent: 'groups' },
  'care:edit': { ...OFFICE, schooladmin: 'account', docent: 'groups' },
  'care:evaluate': { ...OFFICE, schooladmin: 'account', docent: 'groups' },
  /** Setting the tests of a plan ready, and putting in what was written or decided of them. */
  'test:set': { ...OFFICE, schooladmin: 'account', docent: 'groups' },
  'test:enter': { ...OFFICE, schooladmin: 'account', docent: 'groups' },
  /** What plans that ended did, all together: of a teacher those of the own groups. */
  'care:report': { ...OFFICE, schooladmin: 'account', docent: 'groups' },
  /** A plan on paper: by the school alone, of a teacher those that they keep. */
  'care:share': { schooladmin: 'account', docent: 'groups' },
  /** Other numbers than those of a norm, for the own school. */
  'care:norm': { ...OFFICE, schooladmin: 'account' },
  /** The holidays and days off by which plans count their weeks. */
  'calendar:edit': { ...OFFICE, schooladmin: 'account' },
  /** What a pupil practises next and why; what is set ready, and places that are opened by hand. */
  'pupil:practice': STAFF,
  'task:ready': STAFF,
  'task:open': STAFF,
  /** Lists of words of one's own are of the account: teachers share them. */
  'wordlist:edit': { ...STAFF, docent: 'account' },
  'wordlist:ready': STAFF,
  /** Practice settings: those of a group, and where a pupil differs. */
  'settings:group': STAFF,
  'settings:pupil': STAFF,
  /** Blocks of a method are of the account, as its word lists are: teachers share them. */
  'method:edit': { ...STAFF, docent: 'account' },
  /** Test results of a pupil monitoring system: of a teacher with the right to import those of the own groups. */
  'lvs:import': { ...OFFICE, schooladmin: 'account', rtadmin: 'account', docent: 'groups' },
  /** What was thrown away, and bringing it back: of a teacher the own pupils and lists. */
  'trash:read': STAFF,
  'trash:restore': STAFF,
  /** Erasing it before its time. */
  'trash:purge': ADMINS,
  /** Bringing in a school by the file of its administration, of a teacher with the right to import too; a practice and a home have none. */
  'edexml:import': { ...OFFICE, schooladmin: 'account', docent: 'account' },
  /** The same from a list; looking at what was proposed, storing and undoing it. */
  'roster:import': { ...ADMINS, docent: 'account' },
  /** Long work in the background: of a teacher the own. Stopping and undoing it asks the right to begin it besides (server/jobs). */
  'job:read': STAFF,
  /** Messages of the office and of the system; questions to the office: of an administrator all of the account, of a teacher the own. */
  'message:read': STAFF,
  'message:ask': STAFF,
  /** Having a file made of all that is kept of a pupil or an account, and fetching it. */
  'privacy:export': ADMINS,
  /** What parents and others asked about their data. */
  'privacy:requests': ADMINS,
  /** Erasing one of the staff who left. */
  'privacy:erase': ADMINS,
  /** For how long pupils who left are kept. */
  'privacy:retention': ADMINS,
  /** Inviting other customers. */
  'friend:invite': ADMINS,
  /** What is made next: looking, voting, proposing. */
  'roadmap:use': STAFF,
  /** A code with which another account takes a pupil over; taking back that one came. */
  'move:make': ADMINS,
  /** Taking a pupil over by a code, of a teacher into the own groups; who came and went. */
  'move:read': STAFF,
  /** The details of a customer; a teacher has none of these to keep. */
  'account:details': {
    superadmin: 'any',
    office: 'any',
    schooladmin: 'account',
    rtadmin: 'account',
    thuisadmin: 'account',
  },
  /** What is kept of whom and why; a teacher may know too. */
  'privacy:read': { ...STAFF, docent: 'account' },
  /** The agreement on pupils' data: reading and signing it. */
  'privacy:agree': ADMINS,
  /** Who of the office looked on, and why. */
  'privacy:look-ons': ADMINS,
  /** Letting the office change things while it looks on. */
  'privacy:let-in': { schooladmin: 'account', rtadmin: 'account', thuisadmin: 'account' },
  /** Closing an account for good: of the own, or a superadmin. */
  'account:close': {
    superadmin: 'any',
    schooladmin: 'account',
    rtadmin: 'account',
    thuisadmin: 'account',
  },
  /** The licence: how long, for how many, who uses a seat; ordering and stopping. */
  'licence:read': ADMINS,
  'licence:order': ADMINS,
  /** The own name, mail address, password and sessions of staff. Pupils' passwords are their teachers' business. */
  'profile:own': OWN,
  'credentials:own': OWN,
  /** What one has beside the password; showing once more who one is. */
  'second:own': OWN,
  /** Taking the second factor of a colleague away who lost it; of the office's own members a superadmin alone. */
  'second:lift': { ...OFFICE, schooladmin: 'account', rtadmin: 'account' },
  /** Who of a customer has a second factor. */
  'office:second': OFFICE,
  /** Which extra parts of the product a customer has. */
  'office:features': OFFICE,
  /** Norms for what a file of care holds. */
  'office:care-norms': OFFICE,
  /** School holidays of each region. */
  'office:calendars': OFFICE,
  /** The office's own members: inviting, roles, switching off. */
  'office:colleagues': { superadmin: 'any' },
  /** Single sign-on: which providers a school uses. */
  'sso:settings': { superadmin: 'any', office: 'any', schooladmin: 'account' },
  /** What a school is called at providers that know no number of it: it decides whose logins come in. */
  'sso:platforms': OFFICE,
  /** The code by which a school is known on the devices of a class. */
  'sso:school-code': { ...OFFICE, schooladmin: 'account', docent: 'account' },
  /** Who logged in at a provider and is nobody here yet: teachers know their pupils by the given name. */
  'sso:waiting': { superadmin: 'any', office: 'any', schooladmin: 'account', docent: 'account' },
  'sso:link-pupil': { superadmin: 'any', office: 'any', schooladmin: 'account', docent: 'groups' },
  'sso:link-staff': { superadmin: 'any', office: 'any', schooladmin: 'account' },
  'sso:link-self': { schooladmin: 'self', docent: 'self' },
  /** How the server is called: for staff who join it to something else. */
  'docs:read': OWN,
  /** Telling that a word does not sound right. */
  'sound:report': OWN,
  'office:dashboard': OFFICE,
  /** All customers: finding them, making one, what the office notes of them. */
  'office:accounts': OFFICE,
  /** Periods of licences, what is put off, blocking. */
  'office:licences': OFFICE,
  /** Orders and invoices of all customers. */
  'office:invoices': OFFICE,
  /** Applications, questions and other forms of the public site; links that lead nowhere. */
  'office:leads': OFFICE,
  /** What the office puts on the public site: notices and experiences. */
  'office:bulletin': OFFICE,
  /** Webinars and trainings, and who signed up for them. */
  'office:webinars': OFFICE,
  /** Messages to customers, and answering their questions. */
  'office:messages': OFFICE,
  /** Inviting people who are no customer yet. */
  'office:invitations': OFFICE,
  'office:roadmap': OFFICE,
  /** Mails that went out; what went to the office itself only a superadmin reads (mail/routes.ts). */
  'office:mail': OFFICE,
  /** The texts of mails; those that guard who logs in only a superadmin changes (mail/templates). */
  'office:templates': OFFICE,
  /** Who did what, of all accounts; lines about the office itself a superadmin alone reads. */
  'office:audit': OFFICE,
  /** Looking on as one of the staff of a customer. */
  'office:look-on': OFFICE,
  /** Who has not signed an agreement, and who works for whoever runs the installation. */
  'office:privacy': OFFICE,
  /** What users told of how words sound. */
  'office:sounds': OFFICE,
  /** Long work of all accounts, to see what failed. */
  'office:jobs': OFFICE,
  /** Pupils of all customers: finding them, and helping where a customer can't. */
  'office:pupils': OFFICE,
  /** Servers whose files with pupils are believed. */
  'office:moves': OFFICE,
  /** Noting that a customer agreed on paper to a move of the office: a superadmin alone. */
  'office:moves-on-paper': { superadmin: 'any' },
  /** Applications: looking at them, opening an account, refusing. */
  'office:applications': OFFICE,
} as const satisfies Record<string, Partial<Record<Role, Reach>>>;
export type Action = keyof typeof PERMISSIONS;

/** How far `role` reaches with `action`; undefined when it may not do it at all. */
export const reachOf = (role: Role, action: Action): Reach | undefined =>
  (PERMISSIONS[action] as Partial<Record<Role, Reach>>)[role];
