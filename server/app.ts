import compression from 'compression';
import express, { Router } from 'express';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccess } from './access/access.ts';
import type { AppDeps, App } from './app-parts.ts';
import { AUTH_DEFAULTS, issuerOf, type AuthConfig } from './auth/config.ts';
import { openKeyPair } from './auth/keys.ts';
import { createLoginLimits } from './auth/limits.ts';
import { createSecondLogin } from './auth/second/login.ts';
import { createNeededBy } from './auth/second/needed.ts';
import { createSiteOf } from './auth/second/passkeys.ts';
import { createSecondTries } from './auth/second/tries.ts';
import { createAuthService } from './auth/service.ts';
import { createSessions } from './auth/sessions.ts';
import { createTokens } from './auth/tokens.ts';
import { pageBulletin } from './bulletin/notices.ts';
import { LIVE_PATH, MAX_MESSAGE_BYTES } from './contract/live.ts';
import { sealOf } from './cards/seal.ts';
import { fillNorms } from './care/evidence/norms.ts';
import { fillCalendars } from './calendar/years.ts';
import type { Variant } from './contract/variant.ts';
import { startCheckpoints } from './data/checkpoint.ts';
import { openDatabase } from './data/database.ts';
import { markKeys } from './data/key-marks.ts';
import { connectionsOf, isPostgres } from './data/postgres.ts';
import { docsRoutes } from './docs/routes.ts';
import { sampleCardRoutes } from './documents/sample-card.ts';
import { bodyLimit, limitBodiesBelow } from './http/body-limit.ts';
import { featuresOf } from './features/features.ts';
import type { Feature } from './contract/feature-names.ts';
import { createCalls } from './http/calls.ts';
import { answerErrors, unknownCall } from './http/errors.ts';
import { PATIENCE } from './http/patience.ts';
import { warnOfProxy } from './http/proxy.ts';
import { security } from './http/security.ts';
import { watchCalls } from './http/watch.ts';
import { webClient } from './http/web.ts';
import { keysOf } from './installation/keys-marked.ts';
import { lastBackup } from './installation/nightly-backups.ts';
import { createJobs } from './jobs/jobs.ts';
import { openExportFiles } from './privacy/export-files.ts';
import { quoteRoutes } from './leads/quote-routes.ts';
import { startLedWork } from './led-work.ts';
import { createLicences } from './licence/licences.ts';
import { noteLicences } from './licence/seats.ts';
import { openLive } from './live/channel.ts';
import { LIVE_PACE } from './live/pace.ts';
import { createOutbox } from './mail/outbox.ts';
import { createPost } from './mail/post.ts';
import { createSmtp } from './mail/transport.ts';
import { startMailer } from './mail/worker.ts';
import { createHealth } from './operations/health.ts';
import { createHours } from './operations/hours.ts';
import { createMeters, type Meters } from './operations/meters.ts';
import { bareHealth, createOperations } from './operations/server.ts';
import { createDealer } from './practice/dealer.ts';
import { resetDemoPupil } from './practice/demo.ts';
import { travel } from './practice/islands-up-to-date.ts';
import { placeName } from './practice/place-name.ts';
import { createFollower } from './practice/policy/follower.ts';
import { startRefreshing } from './practice/policy/nightly.ts';
import { createPolicy } from './practice/policy/policy.ts';
import { readStepsBack } from './practice/step-back.ts';
import { tracesWiper } from './privacy/traces.ts';
import { openProcesses } from './processes/index.ts';
import { createDayCounts } from './progress/day-counts.ts';
import { noteLeaflet } from './privacy/leaflet-versions.ts';
import { withoutLevels } from './progress/repository.ts';
import { addRoutes } from './routes.ts';
import { openErasures } from './trash/erasures.ts';
import { calendarRoutes } from './webinars/site-routes.ts';

/** The largest request that is read. */
const MOST_BODY = 64 * 1024;

/** The largest JSON of calls that may send more than usual. */
const MOST_LARGE_JSON = 8 * 1024 * 1024;

/** How long calls that are under way when the server stops may take to end. */
const CALLS_END_MS = 1000;

/** Express as a handler with an end of our own, which its types do not tell. */
type Handler = (request: IncomingMessage, response: ServerResponse, unanswered: () => void) => void;

/** Where the site is, as long as nobody said so: this machine. */
const ownUrl = (http: Server, variant: Variant) =>
  `http://${variant === 'be' ? 'be.' : ''}localhost:${(http.address() as AddressInfo).port}`;

/** Builds the whole server on a data folder. */
export async function createApp({
  folder,
  words,
  lists,
  catalogue,
  logger: log,
  webDir,
  routers = [],
  beHostnames,
  siteOrigins,
  supplier,
  trustProxy,
  operations: operationsPlace,
  patience,
  mailServer,
  bounceBox,
  checkpoints = true,
  place,
  backups,
  live: livePace,
  licences: licenceWays,
  trialsOpen = false,
  secondNeeded = true,
  jobs: jobSettings,
  auth: authConfig,
}: AppDeps): Promise<App> {
  const db = await openDatabase(folder.database, folder.path);
  const hours = createHours(place?.number);
  const logger = hours.counting(log);
  const config: AuthConfig = { ...AUTH_DEFAULTS, ...authConfig };
  const keyPair = openKeyPair(folder, config.keys);
  await markKeys(db, keysOf(folder, keyPair), logger);
  const tokens = createTokens(keyPair, issuerOf(config));
  const sessionDeps = { db, tokens, lifetimes: config.lifetimes, secret: folder.secret('networks') };
  const sessions = createSessions(sessionDeps);
  const access = createAccess(db);
  const licences = createLicences(db, licenceWays);
  await noteLicences(db, licences.isOff);
  await noteLeaflet(db, Date.now());
  await fillCalendars(db);
  await fillNorms(db);
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
  const stored: Meters['stored'] = (answers, seconds) => {
    hours.stored(answers);
    meters.stored(answers, seconds);
  };
  const processes = openProcesses(folder.database, db, logger);
  const loginLimits = createLoginLimits(processes.limiters, processes.slowed);
  const resetDemo = (pupilId: string) =>
    resetDemoPupil(
      db,
      pupilId,
      (groep) => words.categoriesOf(groep).map((category) => category.id),
      catalogue.games.map((game) => game.id),
    );

  const dayCounts = createDayCounts(db);
  const stopRefreshing = startRefreshing(policy.refresh, logger);
  const writeBack =
    checkpoints && !isPostgres(folder.database) ? startCheckpoints(folder.database, logger) : undefined;
  const cut = tracesWiper(db, writeBack);
  const erasures = openErasures(folder.path, {
    beside: backups?.dir,
    failed: (error) => logger.error({ err: error }, 'erased list not kept beside backups'),
  });

  const exportFiles = openExportFiles(folder);
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
    licences,
    logger,
    meters: { stored, refused: meters.refused },
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

  const countConnected = () => [...live.connected().values()].reduce((sum, count) => sum + count, 0);

  const jobs = createJobs({
    db,
    logger,
    pace: jobSettings?.pace,
    isStoring: live.isStoring,
    tell: live.job,
  });
  for (const kind of jobSettings?.kinds ?? []) jobs.register(kind);

  limitBodiesBelow(http, LIVE_PATH, MAX_MESSAGE_BYTES);

  const post = createPost(
    outbox,
    mailer,
    (variant) => siteOrigins?.[variant] ?? siteOrigins?.nl ?? ownUrl(http, variant),
  );
  const seal = sealOf(folder);
  const second = {
    ...{ db, seal, post, siteOf: createSiteOf(config) },
    tries: createSecondTries(db, processes.limiters),
  };
  const neededBy = createNeededBy(db, secondNeeded);
  const secondLogin = createSecondLogin({ ...second, limits: loginLimits, neededBy });
  const auth = createAuthService(db, sessions, loginLimits, secondLogin, logger, async (user) => {
    if (user.role === 'demo') await resetDemo(user.id);
  });
  const listening = once(http, 'listening');
  // A server that can't listen says so itself.
  listening.catch(() => undefined);
  const stopLeading = processes.lead(() =>
    startLedWork({
      folder,
      db,
      logger,
      meters,
      dayCounts,
      policy,
      words,
      catalogue,
      sessions,
      resetDemo,
      erasures,
      exportFiles,
      post,
      listening,
      licencesOff: licences.isOff,
      cut,
      backups,
      bounceBox,
    }),
  );
  const has = async (accountId: string, feature: Feature) =>
    (await featuresOf(db, accountId)).includes(feature);
  const calls = createCalls(sessions, access, licences, processes.limiters, has, beHostnames);
  addRoutes(calls, {
    folder,
    config,
    logger,
    sessionDeps,
    sessions,
    auth,
    seal,
    second,
    secondLogin,
    neededBy,
    loginLimits,
    limiters: processes.limiters,
    access,
    licences,
    practice,
    dayCounts,
    lists,
    live,
    practised: (pupilId) => follower.ended(pupilId),
    issuer: () => post.siteUrl('nl'),
    jobs,
    erasures,
    exportFiles,
    cut,
    here: { hours, connected: countConnected },
    mailer,
    isMailing: mailServer !== undefined,
    post,
    supplier: supplier ?? [],
    trialsOpen,
  });
  const stopNoting = hours.start(db, countConnected, log);
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
  app.use(bodyLimit((request) => calls.mostBytesOf(request) ?? MOST_BODY));
  app.use(compression());
  const json = express.json({ limit: MOST_BODY, strict: false });
  const largeJson = express.json({ limit: MOST_LARGE_JSON, strict: false });
  app.use(async (request, response, next) => {
    if (!request.path.startsWith('/api')) return next();
    if (calls.mostBytesOf(request) === undefined) return json(request, response, next);
    // Of strangers nothing large is read.
    await sessions.fromHeader(request.headers.authorization);
    largeJson(request, response, next);
  });
  app.use(
    calls.router,
    docs,
    quoteRoutes({ db, belgian: beHostnames, supplier }),
    calendarRoutes(db),
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
        http.listen(port, host, () => {
          // Not before: work that writes mails needs the address of this server for their links.
          jobs.start();
          resolve((http.address() as AddressInfo).port);
        });
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
      await Promise.all([stopLeading(), jobs.stop()]);
      // A browser keeps connections ready that it never asked anything on; those would keep the server from ending.
      const cutOff = setTimeout(() => http.closeAllConnections(), CALLS_END_MS);
      await live.close();
      await stopNoting();
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
