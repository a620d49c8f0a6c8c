import type { Variant } from '../../server/contract/variant.ts';
import { VARIANT } from './variant.ts';
import type { User } from './session/session.ts';

/** The group segment of admin paths, in the words of the variant. */
export const GROUP_SEGMENT = VARIANT === 'be' ? 'klassen' : 'groepen';

/** The same in the words of the other variant: such an address is led to its own. */
export const OTHER_GROUP_SEGMENT = VARIANT === 'be' ? 'groepen' : 'klassen';

/** Addresses of screens, below /app. The names in comments are the specification's. */
/** Of a test of a plan on the map: no test at an address of its own tells that there is a plan. */
export const TEST_PARAM = 'toets';

export const paths = {
  /** login */
  login: '/auth/login',
  /** login-sso; with a provider it begins at once. */
  loginSso: '/auth/login-sso',
  loginSsoWith: (provider: string) => `${paths.loginSso}?provider=${encodeURIComponent(provider)}`,
  /** The same for somebody else than the provider thinks. */
  loginSsoAnew: (provider: string) => `${paths.loginSsoWith(provider)}&anders=1`,
  /** The login page of a device of a class: it knows the school by its code. */
  loginOfSchool: (code: string) => `${paths.login}?school=${encodeURIComponent(code)}`,
  /** wachtwoordaanvragen */
  requestPassword: '/auth/wachtwoordaanvragen',
  /** o-dashboard */
  office: '/superadmin/dashboard',
  /** Mails that went out. */
  mails: '/superadmin/verzonden-mail',
  mail: (mailId: string) => `${paths.mails}/${encodeURIComponent(mailId)}`,
  /** Those of the last week that did not arrive. */
  mailTrouble: '/superadmin/verzonden-mail?problemen=1',
  /** What the office puts on the public site. */
  bulletin: '/superadmin/op-de-site',
  bulletinItem: (itemId: string) => `${paths.bulletin}/${encodeURIComponent(itemId)}`,
  newBulletinItem: (kind: string) => `${paths.bulletin}/nieuw/${kind}`,
  /** Webinars of the office, and who signed up. */
  webinars: '/superadmin/webinars',
  webinar: (webinarId: string) => `${paths.webinars}/${encodeURIComponent(webinarId)}`,
  webinarDetails: (webinarId: string) => `${paths.webinar(webinarId)}/gegevens`,
  newWebinar: '/superadmin/webinars/nieuw',
  copyOfWebinar: (webinarId: string) => `${paths.newWebinar}?van=${encodeURIComponent(webinarId)}`,
  /** Messages of the office to customers. */
  officeMessages: '/superadmin/berichten',
  officeMessage: (messageId: string) => `${paths.officeMessages}/${encodeURIComponent(messageId)}`,
  newOfficeMessage: '/superadmin/berichten/nieuw',
  /** Invitations of the office to people who are no customer yet. */
  campaigns: '/superadmin/uitnodigingen',
  campaign: (campaignId: string) => `${paths.campaigns}/${encodeURIComponent(campaignId)}`,
  newCampaign: '/superadmin/uitnodiging-versturen',
  /** Questions of customers. */
  officeThreads: '/superadmin/vragen',
  officeThread: (threadId: string) => `${paths.officeThreads}/${encodeURIComponent(threadId)}`,
  /** The roadmap as the office keeps it. */
  officeRoadmap: '/superadmin/roadmap',
  officeRoadmapItem: (itemId: string) => `${paths.officeRoadmap}/${encodeURIComponent(itemId)}`,
  newRoadmapItem: '/superadmin/roadmap/nieuw',
  /** Orders and invoices of all customers. */
  invoices: '/superadmin/facturen',
  /** Who has not signed an agreement, and who works with the data for us. */
  agreements: '/superadmin/privacy',
  /** Long work of all customers. */
  officeJobs: '/superadmin/achtergrondwerk',
  officeJob: (jobId: string) => `${paths.officeJobs}/${encodeURIComponent(jobId)}`,
  /** How busy it is and what goes wrong. */
  load: '/superadmin/belasting',
  /** What users told of how words sound. */
  sounds: '/superadmin/uitspraak',
  /** The office's own members. */
  colleagues: '/superadmin/medewerkers',
  /** Who did what, at all customers. */
  auditLog: '/superadmin/logboek',
  /** Pupils of all customers. */
  officePupils: '/superadmin/leerlingen',
  officePupil: (leerlingId: string) => `${paths.officePupils}/${encodeURIComponent(leerlingId)}`,
  /** What moves from one customer to another. */
  relocations: '/superadmin/verhuizingen',
  relocation: (verhuizingId: string) => `${paths.relocations}/${encodeURIComponent(verhuizingId)}`,
  /** verhuis-admin: the same of one customer. */
  officeRelocations: (adminId: string) => `/superadmin/admins/${encodeURIComponent(adminId)}/verhuis-admin`,
  /** Servers whose files with pupils are believed. */
  knownServers: '/superadmin/bekende-servers',
  /** The texts of mails. */
  mailTemplates: '/superadmin/mailtemplates',
  /** Those of which an own text does not go out any more. */
  mailTemplatesAside: '/superadmin/mailtemplates?f.tekst=opzij',
  mailTemplate: (key: string, variant: Variant = 'nl') =>
    `${paths.mailTemplates}/${encodeURIComponent(key)}${variant === 'be' ? '/vlaanderen' : ''}`,
  /** Norms for what a file of care holds. */
  careNorms: '/superadmin/zorgnormen',
  /** School holidays of each region. */
  officeCalendars: '/superadmin/schoolvakanties',
  officeCalendar: (region: string, year: number) => `${paths.officeCalendars}/${region}/${year}`,
  /** Applications for a trial account. */
  applications: '/superadmin/aanvragen',
  application: (leadId: string) => `${paths.applications}/${encodeURIComponent(leadId)}`,
  /** admins: all customers; and making one. */
  officeAccounts: '/superadmin/admins',
  newOfficeAccount: '/superadmin/admins/aanmaken',
  /** Account details as the office sees them. */
  officeAccount: (adminId: string) => `/superadmin/admins/${encodeURIComponent(adminId)}/accountgegevens`,
  officeLicence: (adminId: string) => `${paths.officeAccount(adminId)}/licentie`,
  officePrivacy: (adminId: string) => `${paths.officeAccount(adminId)}/privacy`,
  officePeople: (adminId: string) => `${paths.officeAccount(adminId)}/tweede-stap`,
  officeFeatures: (adminId: string) => `${paths.officeAccount(adminId)}/onderdelen`,
  officeKept: (adminId: string) => `${paths.officeAccount(adminId)}/kantoor`,
  officeSso: (adminId: string) => `${paths.officeAccount(adminId)}/schoollogin`,
  /** Their own name, mail address and password. */
  officeOwn: '/superadmin/mijn-gegevens',
  /** accountgegevens */
  account: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/accountgegevens`,
  /** One's own name, mail address and password. */
  ownDetails: (adminId: string) => `${paths.account(adminId)}/mijn-gegevens`,
  privacy: (adminId: string) => `${paths.account(adminId)}/privacy`,
  /** Asking for an export of a pupil. */
  exportPupil: (adminId: string, pupilId: string) =>
    `${paths.privacy(adminId)}?leerling=${encodeURIComponent(pupilId)}`,
  /** What people asked about their data. */
  dataRequests: (adminId: string) => `${paths.privacy(adminId)}/verzoeken`,
  /** The agreement on pupils' data, to read and sign. */
  agreement: (adminId: string) => `${paths.privacy(adminId)}/overeenkomst`,
  /** What is kept of whom and why. */
  leaflet: (adminId: string) => `${paths.privacy(adminId)}/bijsluiter`,
  /** Objecting to a firm that is to work with the data. */
  objection: (adminId: string, subprocessorId: string) =>
    `${paths.newThread(adminId)}?bezwaar=${encodeURIComponent(subprocessorId)}`,
  /** With what a school logs in. */
  holidays: (adminId: string) => `${paths.account(adminId)}/vakanties`,
  accountSso: (adminId: string) => `${paths.account(adminId)}/schoollogin`,
  /** a-groepen */
  groups: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/${GROUP_SEGMENT}`,
  /** group progress, the live board */
  groupProgress: (adminId: string, groupId: string) =>
    `${paths.groups(adminId)}/${encodeURIComponent(groupId)}/voortgang`,
  /** a-leerlingen */
  pupils: (adminId: string, groupId: string) =>
    `${paths.groups(adminId)}/${encodeURIComponent(groupId)}/leerlingen`,
  addPupils: (adminId: string, groupId: string) => `${paths.pupils(adminId, groupId)}/toevoegen`,
  addChildren: (adminId: string, groupId: string) => `${paths.pupils(adminId, groupId)}/kinderen-toevoegen`,
  /** verhuistoken-inlezen */
  takeMove: (adminId: string, groupId: string) => `${paths.pupils(adminId, groupId)}/verhuistoken-inlezen`,
  /** Making a code with which another account takes a pupil over. */
  makeMove: (adminId: string, groupId: string, pupilId: string) =>
    `${paths.pupils(adminId, groupId)}/${encodeURIComponent(pupilId)}/verhuistoken`,
  /** Who came and went. */
  moves: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/verhuizingen`,
  passwords: (adminId: string, groupId: string) => `${paths.pupils(adminId, groupId)}/wachtwoorden`,
  /** docenten */
  teachers: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/docenten`,
  /** berichten */
  messages: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/berichten`,
  message: (adminId: string, messageId: string) =>
    `${paths.messages(adminId)}/${encodeURIComponent(messageId)}`,
  /** Questions to the office. */
  threads: (adminId: string) => `${paths.messages(adminId)}/vragen`,
  thread: (adminId: string, threadId: string) => `${paths.threads(adminId)}/${encodeURIComponent(threadId)}`,
  newThread: (adminId: string) => `${paths.threads(adminId)}/nieuw`,
  /** vriend-uitnodigen */
  friends: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/vriend-uitnodigen`,
  /** roadmap */
  roadmap: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/roadmap`,
  roadmapItem: (adminId: string, itemId: string) => `${paths.roadmap(adminId)}/${encodeURIComponent(itemId)}`,
  newIdea: (adminId: string) => `${paths.roadmap(adminId)}/nieuw`,
  /** licentie */
  licence: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/licentie`,
  /** prullenbak */
  trash: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/prullenbak`,
  /** a-lvsspelling */
  lvs: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/lvsspelling`,
  /** One table of test results. */
  lvsImport: (adminId: string, importId: string) => `${paths.lvs(adminId)}/${encodeURIComponent(importId)}`,
  /** Long work in the background. */
  jobs: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/achtergrondwerk`,
  job: (adminId: string, jobId: string) => `${paths.jobs(adminId)}/${encodeURIComponent(jobId)}`,
  /** edexml */
  edexml: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/edexml`,
  /** One file that was brought in, or is to be. */
  edexmlImport: (adminId: string, importId: string) =>
    `${paths.edexml(adminId)}/${encodeURIComponent(importId)}`,
  /** A whole school from a list. */
  bringInList: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/leerlingenlijst`,
  /** All groups beside each other, to move pupils. */
  arrangeGroups: (adminId: string) => `${paths.groups(adminId)}/indeling`,
  /** Cards of the pupils of several groups. */
  groupCards: (adminId: string, groupIds: readonly string[]) =>
    `${paths.groups(adminId)}/kaartjes?groepen=${groupIds.map(encodeURIComponent).join(',')}`,
  newSchoolYear: (adminId: string) => `${paths.groups(adminId)}/nieuw-schooljaar`,
  schoolYears: (adminId: string) => `${paths.groups(adminId)}/schooljaren`,
  /** A group of an earlier school year. */
  pastGroup: (adminId: string, groupId: string) =>
    `${paths.schoolYears(adminId)}/${encodeURIComponent(groupId)}`,
  /** The practice settings of a group. */
  settings: (adminId: string, groupId: string) =>
    `${paths.groups(adminId)}/${encodeURIComponent(groupId)}/oefeninstellingen`,
  /** One of them; `nieuw` for one that is yet to be made. */
  setting: (adminId: string, groupId: string, settingId: string) =>
    `${paths.settings(adminId, groupId)}/${encodeURIComponent(settingId)}`,
  /** Where a pupil differs from the group. */
  pupilSetting: (adminId: string, groupId: string, pupilId: string) =>
    `${paths.groups(adminId)}/${encodeURIComponent(groupId)}/leerlingen/${encodeURIComponent(pupilId)}/oefeninstellingen`,
  /** The group matrix: pupils and categories. */
  groupOverview: (adminId: string, groupId: string) => `${paths.groupProgress(adminId, groupId)}/overzicht`,
  /** pupil progress */
  pupilProgress: (adminId: string, groupId: string, pupilId: string) =>
    `${paths.groups(adminId)}/${encodeURIComponent(groupId)}/leerlingen/${encodeURIComponent(pupilId)}/voortgang`,
  /** Care pupils */
  care: (adminId: string) => `/admins/${encodeURIComponent(adminId)}/zorgleerlingen`,
  /** Making a group plan for these pupils; a group plan, and changing what is shared in it. */
  newGroupPlan: (adminId: string, pupils: readonly string[]) =>
    `${paths.care(adminId)}/handelingsplanaanmaken?leerlingen=${pupils.map(encodeURIComponent).join()}`,
  groupPlan: (adminId: string, planId: string) =>
    `${paths.care(adminId)}/groepsplannen/${encodeURIComponent(planId)}`,
  editGroupPlan: (adminId: string, planId: string) => `${paths.groupPlan(adminId, planId)}/edit`,
  /** What action plans that ended did together. */
  careReport: (adminId: string) => `${paths.care(adminId)}/effect`,
  /** zorgtraject: the action plans of a pupil */
  pupilCare: (adminId: string, groupId: string, pupilId: string) =>
    `${paths.pupils(adminId, groupId)}/${encodeURIComponent(pupilId)}/zorgtraject`,
  /** handelingsplanaanmaken; as a copy of another plan where one is named. */
  newPlan: (adminId: string, groupId: string, pupilId: string, copyOf?: string) =>
    `${paths.pupilCare(adminId, groupId, pupilId)}/handelingsplanaanmaken` +
    (copyOf === undefined ? '' : `?kopie=${encodeURIComponent(copyOf)}`),
  /** The same for a pupil who joins a group plan. */
  joinGroupPlan: (adminId: string, groupId: string, pupilId: string, groupPlanId: string) =>
    `${paths.newPlan(adminId, groupId, pupilId)}?groep=${encodeURIComponent(groupPlanId)}`,
  /** handelingsplanaanmaken, for the categories of a signal. */
  planFromSignal: (
    adminId: string,
    groupId: string,
    pupilId: string,
    { id, goals }: { id: string; goals: readonly string[] },
  ) =>
    `${paths.newPlan(adminId, groupId, pupilId)}?${new URLSearchParams({ signaal: id, doelen: goals.join(',') })}`,
  /** handelingsplan */
  plan: (adminId: string, groupId: string, pupilId: string, planId: string) =>
    `${paths.pupilCare(adminId, groupId, pupilId)}/handelingsplan/${encodeURIComponent(planId)}`,
  editPlan: (adminId: string, groupId: string, pupilId: string, planId: string) =>
    `${paths.plan(adminId, groupId, pupilId, planId)}/edit`,
  /** eindtoets: the start and end test of a plan. */
  planTests: (adminId: string, groupId: string, pupilId: string, planId: string) =>
    `${paths.plan(adminId, groupId, pupilId, planId)}/eindtoets`,
  /** The word lists of an account, for one group. */
  wordLists: (adminId: string, groupId: string) =>
    `${paths.groups(adminId)}/${encodeURIComponent(groupId)}/woordenlijsten`,
  /** One list; `nieuw` for one that is yet to be made. */
  wordList: (adminId: string, groupId: string, listId: string) =>
    `${paths.wordLists(adminId, groupId)}/${encodeURIComponent(listId)}`,
  /** The method tests of a group, and one of them. */
  groupTests: (adminId: string, groupId: string) =>
    `${paths.groups(adminId)}/${encodeURIComponent(groupId)}/methodetoetsen`,
  groupTest: (adminId: string, groupId: string, testId: string) =>
    `${paths.groupTests(adminId, groupId)}/${encodeURIComponent(testId)}`,
  /** The placement tests of a group, and one of them. */
  placements: (adminId: string, groupId: string) =>
    `${paths.groups(adminId)}/${encodeURIComponent(groupId)}/instaptoetsen`,
  placement: (adminId: string, groupId: string, testId: string) =>
    `${paths.placements(adminId, groupId)}/${encodeURIComponent(testId)}`,
  /** methodetoets: as the pupil takes it. */
  methodTest: (pupilId: string, adminId: string, testId: string) =>
    `/leerling/${encodeURIComponent(pupilId)}/admins/${encodeURIComponent(adminId)}/methodetoets/${encodeURIComponent(testId)}`,
  /** l-landkaart */
  map: (pupilId: string) => `/leerling/${encodeURIComponent(pupilId)}/landkaart`,
  /** A test of one pupil, taken on the map: no address tells what it is for. */
  mapTest: (pupilId: string, testId: string) =>
    `${paths.map(pupilId)}?${TEST_PARAM}=${encodeURIComponent(testId)}`,
  game: (pupilId: string, somvenster: string, task: string, game: string) =>
    `/leerling/${encodeURIComponent(pupilId)}/somvensters/${encodeURIComponent(somvenster)}` +
    `/taken/${encodeURIComponent(task)}/spellen/${encodeURIComponent(game)}`,
};

/** The first screen of a user after logging in (spec section 2). */
export function startScreen(user: User): string {
  switch (user.role) {
    case 'leerling':
    case 'demo':
      return paths.map(user._id);
    case 'office':
    case 'superadmin':
      return paths.office;
    case 'schooladmin':
    case 'docent':
    case 'rtadmin':
    case 'thuisadmin':
      return user.adminId ? paths.groups(user.adminId) : paths.login;
  }
}

/**
 * Where somebody goes after logging in: what was wanted before, when it can be theirs; else the start screen. On a shared
 * computer the one before may have wanted it.
 */
export function screenAfterLogin(user: User, wanted: string | undefined): string {
  const start = startScreen(user);
  if (wanted === undefined || !/^\/(?![/\\])/.test(wanted)) return start;
  const own = user.role === 'leerling' || user.role === 'demo' ? `/leerling/${user._id}/` : undefined;
  const account = user.adminId === undefined ? undefined : `/admins/${user.adminId}/`;
  if (own !== undefined) return wanted.startsWith(own) ? wanted : start;
  return account === undefined || wanted.startsWith(account) || wanted.startsWith('/leerling/')
    ? wanted
    : start;
}
