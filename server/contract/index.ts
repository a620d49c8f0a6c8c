import * as accounts from './accounts.ts';
import * as agreements from './agreements.ts';
import * as applications from './applications.ts';
import * as attachments from './attachments.ts';
import * as auth from './auth.ts';
import * as lookOns from './look-ons.ts';
import * as officeAudit from './office-audit.ts';
import * as bulletin from './bulletin.ts';
import * as cards from './cards.ts';
import * as dataRequests from './data-requests.ts';
import * as closing from './closing.ts';
import * as docs from './docs.ts';
import * as edexml from './edexml.ts';
import * as explanations from './explanations.ts';
import * as exports from './exports.ts';
import * as features from './features.ts';
import * as campaigns from './campaigns.ts';
import * as friends from './friends.ts';
import * as groups from './groups.ts';
import * as jobs from './jobs.ts';
import * as inbox from './inbox.ts';
import * as letters from './letters.ts';
import * as lvs from './lvs.ts';
import * as mail from './mail.ts';
import * as mailTemplates from './mail-templates.ts';
import * as invoices from './invoices.ts';
import * as licence from './licence.ts';
import * as orders from './orders.ts';
import * as leavers from './leavers.ts';
import * as leaflet from './leaflet.ts';
import * as leads from './leads.ts';
import * as ownTests from './own-tests.ts';
import * as calendar from './calendar.ts';
import * as placement from './placement.ts';
import * as officeAccountNotes from './office-account-notes.ts';
import * as officeAccounts from './office-accounts.ts';
import * as officeLoad from './office-load.ts';
import * as soundReports from './sound-reports.ts';
import * as officeCalendars from './office-calendars.ts';
import * as planTests from './plan-test-calls.ts';
import * as careDossier from './care-dossier.ts';
import * as careEvidence from './care-evidence.ts';
import * as careOwner from './care-owner.ts';
import * as carePlans from './care-plans.ts';
import * as groupPlans from './group-plans.ts';
import * as careReport from './care-report.ts';
import * as careSignals from './care-signals.ts';
import * as methodTests from './method-tests.ts';
import * as methods from './methods.ts';
import * as relocationConsents from './relocation-consents.ts';
import * as relocations from './relocations.ts';
import * as knownIssuers from './known-issuers.ts';
import * as moveArchives from './move-archives.ts';
import * as officeMembers from './office-members.ts';
import * as officeMessages from './office-messages.ts';
import * as officePupilActs from './office-pupil-acts.ts';
import * as officePupils from './office-pupils.ts';
import * as moves from './moves.ts';
import * as office from './office.ts';
import * as practice from './practice.ts';
import * as practiceTime from './practice-time.ts';
import * as progress from './progress.ts';
import * as pupilSettings from './pupil-settings.ts';
import * as pupils from './pupils.ts';
import * as reset from './reset.ts';
import * as rewards from './rewards.ts';
import * as roadmap from './roadmap.ts';
import * as schoolYears from './school-years.ts';
import * as confirmation from './confirmation.ts';
import * as secondPeople from './second-people.ts';
import * as second from './second.ts';
import * as settings from './settings.ts';
import * as sso from './sso.ts';
import * as ssoLinks from './sso-links.ts';
import * as siteRounds from './site-rounds.ts';
import * as siteShows from './site-shows.ts';
import * as siteWords from './site-words.ts';
import * as speech from './speech.ts';
import * as staff from './staff.ts';
import * as subprocessors from './subprocessors.ts';
import * as tasks from './tasks.ts';
import * as threads from './threads.ts';
import * as trash from './trash.ts';
import * as trials from './trials.ts';
import * as webinars from './webinars.ts';
import * as wordLists from './word-lists.ts';
import type { Call } from './call.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call there is. */
export const CALLS: readonly Call[] = [
  accounts,
  agreements,
  applications,
  attachments,
  auth,
  bulletin,
  cards,
  closing,
  dataRequests,
  docs,
  edexml,
  explanations,
  exports,
  features,
  calendar,
  placement,
  officeAccountNotes,
  officeAccounts,
  officeCalendars,
  officeLoad,
  officeMembers,
  soundReports,
  planTests,
  careDossier,
  careEvidence,
  careOwner,
  carePlans,
  groupPlans,
  careReport,
  careSignals,
  methodTests,
  ownTests,
  campaigns,
  friends,
  groups,
  jobs,
  inbox,
  leaflet,
  leavers,
  leads,
  invoices,
  licence,
  orders,
  letters,
  lookOns,
  officeAudit,
  lvs,
  mail,
  mailTemplates,
  methods,
  knownIssuers,
  relocations,
  relocationConsents,
  moveArchives,
  officeMessages,
  officePupils,
  officePupilActs,
  moves,
  practice,
  practiceTime,
  progress,
  pupilSettings,
  pupils,
  reset,
  rewards,
  roadmap,
  schoolYears,
  confirmation,
  secondPeople,
  second,
  settings,
  sso,
  ssoLinks,
  siteRounds,
  siteShows,
  siteWords,
  speech,
  staff,
  subprocessors,
  tasks,
  threads,
  trash,
  trials,
  webinars,
  wordLists,
  office,
].flatMap((table) => Object.values(table).filter(isCall));
