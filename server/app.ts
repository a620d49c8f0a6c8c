import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express, { Router } from 'express';
import type { Logger } from 'pino';
import { detailRoutes } from './accounts/details.ts';
import { emailRoutes } from './accounts/email.ts';
import { applicationRoutes } from './accounts/open-account.ts';
import { profileRoutes } from './accounts/profile.ts';
import { createAccess } from './access/access.ts';
import { startSessionCleaning } from './auth/cleaning.ts';
import { AUTH_DEFAULTS, issuerOf, type AuthConfig } from './auth/config.ts';
import { openKeyPair, type KeyPair } from './auth/keys.ts';
import { createLoginLimits } from './auth/limits.ts';
import { authRoutes } from './auth/routes.ts';
import { createResetLimits } from './auth/reset/limits.ts';
import { resetRoutes } from './auth/reset/routes.ts';
import { createResetService } from './auth/reset/service.ts';
import { createAuthService } from './auth/service.ts';
import { createSessions } from './auth/sessions.ts';
import { ssoRoutes } from './auth/sso/routes.ts';
import { createTokens } from './auth/tokens.ts';
import { pageBulletin } from './bulletin/notices.ts';
import { bulletinRoutes } from './bulletin/routes.ts';
import { cardRoutes } from './cards/routes.ts';
import { sealOf } from './cards/seal.ts';
import { LIVE_PATH, MAX_MESSAGE_BYTES } from './contract/live.ts';
import type { Variant } from './contract/variant.ts';
import { startCheckpoints } from './data/checkpoint.ts';
import { markKeys, type MarkedKey } from './data/key-marks.ts';
import { openDatabase } from './data/database.ts';
import type { DataFolder } from './data/folder.ts';
import { connectionsOf, isPostgres } from './data/postgres.ts';
import { docsRoutes } from './docs/routes.ts';
import { sampleCardRoutes } from './documents/sample-card.ts';
import { explanationRoutes } from './explain/routes.ts';
import { letterLineRoutes } from './groups/letter-lines.ts';
import { groupRoutes } from './groups/routes.ts';
import { sampleRoutes } from './groups/sample-routes.ts';
import { groupTrashRoutes } from './groups/trash-routes.ts';
import { schoolYearRoutes } from './groups/year-routes.ts';
import { bodyLimit, limitBodiesBelow } from './http/body-limit.ts';
import { createCalls } from './http/calls.ts';
import { answerErrors, unknownCall } from './http/errors.ts';
import { PATIENCE } from './http/patience.ts';
import { warnOfProxy, type TrustedProxies } from './http/proxy.ts';
import { security } from './http/security.ts';
import type { Origins } from './http/site.ts';
import { watchCalls } from './http/watch.ts';
import { webClient } from './http/web.ts';
import { lastBackup, startBackups, type BackupSettings } from './installation/nightly-backups.ts';
import { quoteRoutes } from './leads/quote-routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { openLive } from './live/channel.ts';
import { LIVE_PACE, type LivePace } from './live/pace.ts';
import { createOutbox } from './mail/outbox.ts';
import { createPost } from './mail/post.ts';
import { mailRoutes } from './mail/routes.ts';
import { createSmtp, type MailServer } from './mail/transport.ts';
import { startMailer } from './mail/worker.ts';
import { officeRoutes } from './office/routes.ts';
import { createHealth } from './operations/health.ts';
import { createMeters } from './operations/meters.ts';
import { bareHealth, createOperations, type OperationsPlace } from './operations/server.ts';
import type { Catalogue } from './practice/catalogue.ts';
import { createDealer, type Words } from './practice/dealer.ts';
import { startDemoVisits } from './practice/demo-visits.ts';
import { resetDemoPupil } from './practice/demo.ts';
import { startJanitor } from './practice/janitor.ts';
import { travel } from './practice/islands-up-to-date.ts';
import { placeName } from './practice/place-name.ts';
import { createFollower } from './practice/policy/follower.ts';
import { startNightly, startRefreshing } from './practice/policy/nightly.ts';
import { createPolicy } from './practice/policy/policy.ts';
import { practiceRoutes } from './practice/routes.ts';
import { siteRoundRoutes } from './practice/site-rounds.ts';
import { readStepsBack } from './practice/step-back.ts';
import { taskRoutes } from './practice/task-routes.ts';
import { createDayCounts } from './progress/day-counts.ts';
import { withoutLevels } from './progress/repository.ts';
import type { Place } from './processes/owner.ts';
import { openProcesses } from './processes/index.ts';
import { progressRoutes } from './progress/routes.ts';
import { pupilRoutes } from './pupils/routes.ts';
import { rewardRoutes } from './rewards/routes.ts';
import { methodRoutes } from './settings/method-routes.ts';
import { settingRoutes } from './settings/routes.ts';
import { readAloudRoutes } from './speech/read-aloud.ts';
import { siteShowRoutes } from './speech/site-shows.ts';
import type { ListChecker } from './word-lists/checker.ts';
import { staffRoutes } from './staff/routes.ts';
import { openErasures } from './trash/erasures.ts';
import { startErasing } from './trash/nightly.ts';
import { trashRoutes } from './trash/routes.ts';
import { wordListRoutes } from './word-lists/routes.ts';
import { siteWordRoutes } from './word-lists/site-words.ts';

/** The largest request that is read. */
const MOST_BODY = 64 * 1024;

/** How long calls that are under way when the server stops may take to end. */
const CALLS_END_MS = 1000;

/** What a server is made of. */
export interface AppDeps {
  folder: DataFolder;
  words: Words;
  /** Looks at the words that staff paste; ends with the server. */
  lists: ListChecker;
  catalogue: Catalogue;
  logger: Logger;
  /** Folder of the built web client; without it only the calls are served. */
  webDir?: string;
  /** Routers of other capabilities below /api, such as speech. */
  routers?: Router[];
  /** Hostnames of the Belgian variant; those of the specification without it. */
  beHostnames?: readonly string[];
  /** Where the world finds each variant of the public site. */
  siteOrigins?: Origins;
  /** Where mail goes out; without one it is only kept, for the office to read. */
  mailServer?: MailServer;
  /** Proxies whose word about the asker's address is believed (express `trust proxy`). */
  trustProxy?: TrustedProxies;
  /** Where the door for who runs the server is (operations/README.md); none without it. */
  operations?: OperationsPlace;
  /** How long slow browsers are waited for; what is left out has its default. */
  patience?: Partial<Record<keyof typeof PATIENCE, number>>;
  /** Who makes quotes, line by line: name, address, numbers. */
  supplier?: readonly string[];
  /** Writes the log of the database back on a thread of its own (data/checkpoint.ts), as is usual; else the writer does. */
  checkpoints?: boolean;
  /** Which of the processes on this machine this is. */
  place?: Place;
  /** Where a backup is made each night; without it none is. */
  backups?: BackupSettings;
  /** How the live channel follows time; what is left out has its default. */
  live?: Partial<LivePace>;
  /** How people log in; what is left out has its default. */
  auth?: Partial<AuthConfig>;
}

/** A server that is not listening yet. */
export interface App {
  http: Server;
  /** Starts to listen; resolves with the port. */
  listen(port: number, host?: string): Promise<number>;
  /** Opens the door for who runs it, where there is to be one; resolves with its port. */
  listenForOperations(): Promise<number | undefined>;
  /** Works out what the first maps would wait for, beside everything else: some seconds of processor time. */
  prepare(): Promise<void>;
  /** Stores what was received, then ends all connections and closes the database. */
  close(): Promise<void>;
}

/** Express as a handler with an end of our own, which its types do not tell. */
type Handler = (request: IncomingMessage, response: ServerResponse, unanswered: () => void) => void;

/** Where the site is, as long as nobody said so: this machine. */
const ownUrl = (http: Server, variant: Variant) =>
  `http://${variant === 'be' ? 'be.' : ''}localhost:${(http.address() as AddressInfo).port}`;

/** The keys without which a database is worth less. */
const keysOf = (folder: DataFolder, pair: KeyPair): MarkedKey[] => [
  {
    name: 'token.pem',
    text: pair.publicPem,
    loss: 'everybody has to log in again',
    isRenewed: pair.previous !== undefined,
  },
  {
    name: 'pupil-logins',
    text: folder.secret('pupil-logins'),
    loss: 'passwords and cards of pupils can no longer be looked up or printed',
  },
  {
    name: 'identifiers',
    text: folder.secret('identifiers'),
    loss: 'who is known by a chain pseudonym or a key of the administration is no longer recognised at single sign-on',
  },
  {
    name: 'networks',
    text: folder.secret('networks'),
    loss: 'a session of single sign-on ends when its token is used late',
  },
];

/** Builds the whole server on a data folder. */
export async function createApp({
  folder,
  words,
  lists,
  catalogue,
  logger,
  webDir,
  routers = [],
  beHostnames,
  siteOrigins,
  supplier,
  trustProxy,
  operations: operationsPlace,
  patience,
  mailServer,
  checkpoints = true,
  place,
  backups,
  live: livePace,
  auth: authConfig,
}: AppDeps): Promise<App> {
  const db = await openDatabase(folder.database, folder.path);
  const config: AuthConfig = { ...AUTH_DEFAULTS, ...authConfig };
  const keyPair = openKeyPair(folder, config.keys);
  await markKeys(db, keysOf(folder, keyPair), logger);
  const tokens = createTokens(keyPair, issuerOf(config));
  const sessionDeps = { db, tokens, lifetimes: config.lifetimes, secret: folder.secret('networks') };
  const sessions = createSessions(sessionDeps);
  const access = createAccess(db);
  const dealer = createDealer(words);
  const closing = new AbortController();
  const policy = await createPolicy(db, words.items, catalogue, logger);
  const practice = { db, words, catalogue, dealer, policy };
  const follower = createFollower(async (pupilId) => {
    const [pupil] = await db.selectFrom('pupils').selectAll().where('id', '=', pupilId).execute();
    if (pupil) await travel(practice, pupil);
  }, logger);
  // Who practised before there was a policy, or past this server: staff see how far they are all the same.
  for (const pupilId of await withoutLevels(db)) follower.ended(pupilId);
  const meters = createMeters();
  const processes = openProcesses(folder.database, db, logger);
  const loginLimits = createLoginLimits(processes.limiters, processes.slowed);
  const resetDemo = (pupilId: string) =>
    resetDemoPupil(
      db,
      pupilId,
      (groep) => words.categoriesOf(groep).map((category) => category.id),
      catalogue.games.map((game) => game.id),
    );
  const auth = createAuthService(db, sessions, loginLimits, logger, async (user) => {
    if (user.role === 'demo') await resetDemo(user.id);
  });

  const dayCounts = createDayCounts(db);
  const { items } = words;
  const stopRefreshing = startRefreshing(policy.refresh, logger);
  const writeBack =
    checkpoints && !isPostgres(folder.database) ? startCheckpoints(folder.database, logger) : undefined;
  const cut = async () => writeBack?.cut();
  const erasures = openErasures(folder.path, {
    beside: backups?.dir,
    failed: (error) =>
      logger.error({ err: error }, 'the list of what was erased could not be kept beside the backups'),
  });

  const outbox = createOutbox(db, mailServer !== undefined);
  const mailer = startMailer(outbox, mailServer && createSmtp(mailServer), logger);

  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  if (trustProxy) app.set('trust proxy', trustProxy);
  app.use(warnOfProxy(logger), watchCalls(logger, meters));
  // What comes out at the end is an answer that broke off half way: express would print it, and keep the line.
  const handle = app as unknown as Handler;
  const http = createServer({ ...PATIENCE, ...patience }, (request, response) =>
    handle(request, response, () => request.destroy()),
  );
  const live = openLive(http, {
    db,
    sessions,
    access,
    logger,
    meters,
    titleOf: (game) => catalogue.game(game)?.title,
    nameOf(id) {
      const category = words.category(id);
      return category && placeName(category);
    },
    pace: { ...LIVE_PACE, ...livePace },
    adapter: processes.adapter,
    place,
    stepsBack: (pupilIds) => readStepsBack(practice, pupilIds, Date.now()),
    ended: (pupilId) => follower.ended(pupilId),
  });

  limitBodiesBelow(http, LIVE_PATH, MAX_MESSAGE_BYTES);

  const calls = createCalls(sessions, access, processes.limiters, beHostnames);
  authRoutes(calls, { ...sessionDeps, service: auth, sessions });
  ssoRoutes(calls, { db, config, secret: folder.secret('identifiers'), logger }, sessions);
  letterLineRoutes(calls, db);
  groupRoutes(calls, practice, { moved: live.moved, tell: live.mapChanged });
  schoolYearRoutes(calls, db, live.moved);
  groupTrashRoutes(calls, { db, sessions, moved: live.moved });
  trashRoutes(calls, {
    db,
    erasures,
    cut,
    moved: live.moved,
    mapChanged: live.mapChanged,
  });
  const seal = sealOf(folder);
  sampleRoutes(calls, { db, seal, sessions });
  pupilRoutes(calls, { db, seal, counts: dayCounts, sessions, limits: loginLimits, moved: live.moved });
  cardRoutes(calls, db, seal, sessions);
  practiceRoutes(calls, access, practice);
  siteRoundRoutes(calls, practice);
  taskRoutes(calls, practice, live.mapChanged);
  settingRoutes(calls, practice, live.mapChanged);
  methodRoutes(calls, practice, live.mapChanged);
  rewardRoutes(calls, { db, catalogue, spoken: words.spoken });
  explanationRoutes(calls, db);
  wordListRoutes(calls, practice, lists, live.mapChanged);
  siteWordRoutes(calls, lists);
  readAloudRoutes(calls, words.spoken);
  siteShowRoutes(calls, (text, variant) => words.spoken(text, variant).url);
  progressRoutes(calls, practice, dayCounts);
  leadRoutes(calls, db);
  officeRoutes(calls, db, live.playing);
  mailRoutes(calls, db, mailer, mailServer !== undefined);
  const post = createPost(
    outbox,
    mailer,
    (variant) => siteOrigins?.[variant] ?? siteOrigins?.nl ?? ownUrl(http, variant),
  );
  const stopLeading = processes.lead(() => {
    const stops = [
      startJanitor(db, logger, () => meters.done('deals-cleared')),
      startSessionCleaning(db, logger, () => meters.done('sessions-cleaned')),
      dayCounts.start(logger),
      startNightly({ place: folder.database, items, catalogue }, policy.refresh, logger, () =>
        meters.done('difficulty-learnt'),
      ),
      startDemoVisits(db, sessions, resetDemo, logger),
      startErasing({ db, erasures, post, sessions, cut, logger, done: () => meters.done('trash-erased') }),
      ...(backups ? [startBackups(folder, backups, logger)] : []),
    ];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  });
  resetRoutes(
    calls,
    createResetService({
      db,
      post,
      loginLimits,
      limits: createResetLimits(processes.limiters),
      endSessions: (userId) => sessions.endAll(userId, 'password'),
    }),
  );
  bulletinRoutes(calls, db, post);
  detailRoutes(calls, db);
  profileRoutes(calls, { db, post, sessions, limits: loginLimits });
  emailRoutes(calls, db, post);
  applicationRoutes(calls, db, post);
  staffRoutes(calls, { db, erasures, post, sessions });
  const docs = Router();
  docsRoutes(calls, docs);
  const health = createHealth({
    db,
    path: folder.path,
    outbox,
    isMailing: mailServer !== undefined,
    lastBackupAt: backups && (() => lastBackup(backups.dir)?.at),
  });
  const operations = createOperations(health, meters);

  app.use(security);
  app.get('/api/health', bareHealth(health));
  app.use(bodyLimit(MOST_BODY));
  app.use(compression());
  app.use('/api', express.json({ limit: MOST_BODY, strict: false }));
  app.use(
    calls.router,
    docs,
    quoteRoutes({ db, belgian: beHostnames, supplier }),
    sampleCardRoutes(beHostnames),
    ...routers,
  );
  app.use('/api', unknownCall);
  if (webDir)
    app.use(
      webClient(webDir, {
        belgian: beHostnames,
        origins: siteOrigins,
        bulletin: (variant, page) => pageBulletin(db, variant, page),
      }),
    );
  app.use(unknownCall);
  app.use(answerErrors(logger));

  return {
    http,
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        http.once('error', reject);
        http.listen(port, host, () => resolve((http.address() as AddressInfo).port));
      }),
    async listenForOperations() {
      if (!operationsPlace) return undefined;
      meters.gauge({ sockets: live.connected, connections: () => connectionsOf(db), health });
      return operations.listen(operationsPlace);
    },
    prepare: () => dealer.prepare(catalogue.games, closing.signal),
    async close() {
      closing.abort();
      stopRefreshing();
      await stopLeading();
      // A browser keeps connections ready that it never asked anything on; those would keep the server from ending.
      const cutOff = setTimeout(() => http.closeAllConnections(), CALLS_END_MS);
      await live.close();
      clearTimeout(cutOff);
      await dayCounts.idle();
      await follower.close();
      await mailer.stop();
      await lists.close();
      await operations.close();
      await writeBack?.stop();
      await processes.close();
      await db.destroy();
    },
  };
}
