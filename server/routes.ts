import type { Logger } from 'pino';
import type { Access } from './access/access.ts';
import { detailRoutes } from './accounts/details.ts';
import { emailRoutes } from './accounts/email.ts';
import { applicationRoutes } from './accounts/open-account.ts';
import { trialInviter, trialRoutes } from './accounts/self-trial.ts';
import { profileRoutes } from './accounts/profile.ts';
import type { AuthConfig } from './auth/config.ts';
import type { LoginLimits } from './auth/limits.ts';
import { createResetLimits } from './auth/reset/limits.ts';
import { resetRoutes } from './auth/reset/routes.ts';
import { createResetService } from './auth/reset/service.ts';
import { authRoutes } from './auth/routes.ts';
import type { AuthService } from './auth/service.ts';
import type { Sessions, SessionDeps } from './auth/sessions.ts';
import { confirmationRoutes } from './auth/second/confirmation.ts';
import type { SecondLogin } from './auth/second/login.ts';
import type { NeededBy } from './auth/second/needed.ts';
import { secondRoutes } from './auth/second/routes.ts';
import type { SecondDeps } from './auth/second/second.ts';
import { ssoRoutes } from './auth/sso/routes.ts';
import { bulletinRoutes } from './bulletin/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { officeCalendarRoutes } from './calendar/office.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { evidenceRoutes } from './care/evidence/routes.ts';
import { groupPlanRoutes } from './care/groups/routes.ts';
import { careRoutes } from './care/routes.ts';
import type { Seal } from './cards/seal.ts';
import type { DataFolder } from './data/folder.ts';
import { explanationRoutes } from './explain/routes.ts';
import { featureRoutes } from './features/routes.ts';
import { friendRoutes } from './friends/routes.ts';
import { letterLineRoutes } from './groups/letter-lines.ts';
import { groupRoutes } from './groups/routes.ts';
import { sampleRoutes } from './groups/sample-routes.ts';
import { groupTrashRoutes } from './groups/trash-routes.ts';
import { schoolYearRoutes } from './groups/year-routes.ts';
import type { Calls } from './http/calls.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { importRoutes } from './import/routes.ts';
import type { Jobs } from './jobs/jobs.ts';
import { jobRoutes } from './jobs/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import type { Licences } from './licence/licences.ts';
import { licenceRoutes } from './licence/routes.ts';
import type { Live } from './live/channel.ts';
import { lvsRoutes } from './lvs/routes.ts';
import type { Post } from './mail/post.ts';
import { lookOnRoutes } from './office/look-on/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { mailTemplateRoutes } from './mail/templates/routes.ts';
import type { Mailer } from './mail/worker.ts';
import { officeMessageRoutes } from './messages/office-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { threadRoutes } from './messages/thread-routes.ts';
import { openMoveKeys } from './moves/archive-keys.ts';
import { moveRoutes } from './moves/routes.ts';
import { officeAccountRoutes } from './office/accounts/routes.ts';
import { pupilActRoutes } from './office/pupils/act-routes.ts';
import { officeMemberRoutes } from './office/members/routes.ts';
import { officePupilRoutes } from './office/pupils/routes.ts';
import { officeRoutes } from './office/routes.ts';
import { loadRoutes, type Here } from './operations/load.ts';
import type { PracticeDeps } from './practice/rounds.ts';
import { practiceRoutes } from './practice/routes.ts';
import { siteRoundRoutes } from './practice/site-rounds.ts';
import { taskRoutes } from './practice/task-routes.ts';
import { closingRoutes } from './privacy/closing.ts';
import { leaverRoutes } from './privacy/leavers.ts';
import type { Limiters } from './processes/limiters.ts';
import type { DayCounts } from './progress/day-counts.ts';
import { placeName } from './practice/place-name.ts';
import type { ExportFiles } from './privacy/export-files.ts';
import { exportRoutes } from './privacy/export-routes.ts';
import { dataRequestRoutes } from './privacy/request-routes.ts';
import { agreementRoutes } from './privacy/routes.ts';
import { progressRoutes } from './progress/routes.ts';
import { pupilRoutes } from './pupils/routes.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { relocationRoutes } from './relocations/routes.ts';
import { roadmapRoutes } from './roadmap/routes.ts';
import { methodRoutes } from './settings/method-routes.ts';
import { settingRoutes } from './settings/routes.ts';
import { readAloudRoutes } from './speech/read-aloud.ts';
import { soundReportRoutes } from './speech/reports.ts';
import { siteShowRoutes } from './speech/site-shows.ts';
import { staffRoutes } from './staff/routes.ts';
import type { Erasures } from './trash/erasures.ts';
import { afterTests } from './tests/afterwards.ts';
import { createDifficulties } from './tests/difficulties.ts';
import { placementRoutes } from './tests/placement-routes.ts';
import { planTestRoutes } from './tests/plan-routes.ts';
import { ownTestRoutes } from './tests/own-routes.ts';
import { methodTestRoutes } from './tests/routes.ts';
import { trashRoutes } from './trash/routes.ts';
import { webinarRoutes } from './webinars/routes.ts';
import { webinarSiteRoutes } from './webinars/site-routes.ts';
import type { ListChecker } from './word-lists/checker.ts';
import { wordListRoutes } from './word-lists/routes.ts';
import { siteWordRoutes } from './word-lists/site-words.ts';

/** What the calls of a server stand on. */
export interface RouteParts {
  folder: DataFolder;
  config: AuthConfig;
  logger: Logger;
  sessionDeps: SessionDeps;
  sessions: Sessions;
  auth: AuthService;
  /** Seals passwords of pupils and second factors. */
  seal: Seal;
  second: SecondDeps;
  secondLogin: SecondLogin;
  neededBy: NeededBy;
  loginLimits: LoginLimits;
  limiters: Limiters;
  access: Access;
  licences: Licences;
  practice: PracticeDeps;
  dayCounts: DayCounts;
  lists: ListChecker;
  live: Live;
  /** What a pupil practised is to be taken in. */
  practised: (pupilId: string) => void;
  /** The address of this server, for files that go elsewhere. */
  issuer: () => string;
  /** Long work: rooms register their kinds here. */
  jobs: Jobs;
  erasures: Erasures;
  exportFiles: ExportFiles;
  /** Takes out of the log of the database what was erased. */
  cut: () => Promise<void>;
  /** What happens at this process now. */
  here: Here;
  mailer: Mailer;
  isMailing: boolean;
  post: Post;
  /** Who sells, line by line. */
  supplier: readonly string[];
  /** Whether a trial opens by itself. */
  trialsOpen: boolean;
}

/** Adds every call that the contract knows. */
export function addRoutes(calls: Calls, parts: RouteParts): void {
  const {
    folder,
    config,
    logger,
    sessionDeps,
    sessions,
    auth,
    seal,
    loginLimits,
    limiters,
    access,
    licences,
  } = parts;
  const {
    practice,
    dayCounts,
    lists,
    live,
    practised,
    issuer,
    jobs,
    erasures,
    cut,
    mailer,
    isMailing,
    post,
  } = parts;
  const { db, words, catalogue } = practice;
  authRoutes(calls, { ...sessionDeps, service: auth, sessions, licences, neededBy: parts.neededBy });
  confirmationRoutes(calls, {
    ...parts.second,
    limits: loginLimits,
    config,
    isMailing: parts.isMailing,
  });
  secondRoutes(calls, {
    ...parts.second,
    service: auth,
    login: parts.secondLogin,
    neededBy: parts.neededBy,
    sessions,
  });
  ssoRoutes(calls, { db, config, secret: folder.secret('identifiers'), logger }, sessions);
  letterLineRoutes(calls, db);
  groupRoutes(calls, practice, { moved: live.moved, tell: live.mapChanged });
  schoolYearRoutes(calls, db, live.moved);
  groupTrashRoutes(calls, { db, sessions, moved: live.moved });
  trashRoutes(calls, {
    db,
    erasures,
    jobs,
    cut,
    moved: live.moved,
    mapChanged: live.mapChanged,
  });
  sampleRoutes(calls, { db, seal, sessions });
  pupilRoutes(calls, { db, seal, counts: dayCounts, sessions, limits: loginLimits, moved: live.moved });
  cardRoutes(calls, db, seal, sessions);
  const twins = moveRoutes(calls, {
    db,
    secret: folder.secret('moves'),
    seal,
    sessions,
    jobs,
    moved: live.moved,
    practised,
    keys: openMoveKeys(folder),
    issuer,
    known: { game: catalogue.game, category: words.category },
    logger,
  });
  practiceRoutes(calls, { access, licences }, practice);
  siteRoundRoutes(calls, practice);
  taskRoutes(calls, practice, live.mapChanged);
  settingRoutes(calls, practice, live.mapChanged);
  methodRoutes(calls, practice, live.mapChanged);
  rewardRoutes(calls, { db, catalogue, spoken: words.spoken });
  explanationRoutes(calls, db);
  wordListRoutes(calls, practice, lists, live.mapChanged);
  methodTestRoutes(calls, { db, words, licences }, live.mapChanged);
  const difficulties = createDifficulties(db, () => words.items);
  careRoutes(calls, { ...practice, licences, difficulties }, dayCounts, live.mapChanged);
  evidenceRoutes(calls, { db, licences }, dayCounts);
  groupPlanRoutes(calls, { db, words, licences, difficulties }, dayCounts, live.mapChanged);
  calendarRoutes(calls, db, () => licences.now());
  officeCalendarRoutes(calls, db, () => licences.now());
  planTestRoutes(calls, { db, words, difficulties, licences }, live.mapChanged);
  placementRoutes(calls, { db, words, difficulties, licences }, live.mapChanged);
  ownTestRoutes(
    calls,
    { db, words, licences },
    afterTests({ words, difficulties, mapChanged: live.mapChanged }),
  );
  siteWordRoutes(calls, lists);
  readAloudRoutes(calls, words.spoken);
  soundReportRoutes(calls, db, post, (word, variant) => words.spoken(word, variant).url);
  siteShowRoutes(calls, (text, variant) => words.spoken(text, variant).url);
  progressRoutes(calls, practice, dayCounts);
  lvsRoutes(calls, { db, folder, mapChanged: live.mapChanged });
  importRoutes(calls, { db, folder, seal, jobs, post, sessions, moved: live.moved });
  jobRoutes(calls, db, jobs);
  exportRoutes(calls, {
    db,
    files: parts.exportFiles,
    jobs,
    nameOf(id) {
      const category = words.category(id);
      return category ? placeName(category) : id;
    },
  });
  dataRequestRoutes(calls, db, jobs);
  const trials = { db, post, secret: folder.secret('trials'), isOpen: parts.trialsOpen };
  leadRoutes(calls, db, { post, invite: trialInviter(trials) });
  trialRoutes(calls, trials);
  officeRoutes(calls, { db, playing: live.playing, here: parts.here, licences });
  officeAccountRoutes(calls, { db, post, seal, licences });
  officeMemberRoutes(calls, { db, erasures, post, sessions });
  loadRoutes(calls, db, parts.here);
  officePupilRoutes(calls, db);
  relocationRoutes(calls, { db, jobs, sessions, moved: live.moved, clock: () => licences.now() });
  pupilActRoutes(calls, { db, seal, sessions, moved: live.moved, twins });
  mailRoutes(calls, db, mailer, isMailing);
  mailTemplateRoutes(calls, db, post);
  auditRoutes(calls, db, jobs);
  lookOnRoutes(calls, { ...sessionDeps, sessions });
  messageRoutes(calls, db);
  officeMessageRoutes(calls, db, post);
  threadRoutes(calls, db, post);
  roadmapRoutes(calls, db);
  featureRoutes(calls, db);
  friendRoutes(calls, { db, post, secret: sessionDeps.secret }, licences.isOff);
  invitationRoutes(calls, { db, post, secret: sessionDeps.secret, jobs });
  resetRoutes(
    calls,
    createResetService({
      db,
      post,
      loginLimits,
      limits: createResetLimits(limiters),
      endSessions: (userId) => sessions.endAll(userId, 'password'),
    }),
  );
  bulletinRoutes(calls, db);
  webinarRoutes(calls, db, post);
  webinarSiteRoutes(calls, db, post);
  licenceRoutes(calls, { db, licences, sessions });
  agreementRoutes(calls, { db, supplier: parts.supplier, licencesOff: licences.isOff });
  invoiceRoutes(calls, { db, licences, post, supplier: parts.supplier });
  detailRoutes(calls, db);
  closingRoutes(calls, db, post);
  leaverRoutes(calls, db);
  profileRoutes(calls, { db, post, sessions, limits: loginLimits });
  emailRoutes(calls, db, post);
  applicationRoutes(calls, db, post);
  staffRoutes(calls, { db, erasures, post, sessions, cut });
}
