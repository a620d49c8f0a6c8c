import { spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { openDataFolder, placesOf } from './data/folder.ts';
import { isPostgres } from './data/postgres.ts';
import { readEnvironment } from './environment.ts';
import { beginning } from './installation/begin.ts';
import { beOnlyServer } from './installation/only-server.ts';
import { refusalOf } from './installation/refusal.ts';
import { refusedPort } from './installation/setting.ts';
import { createLogger } from './operations/log.ts';
import { VERSION } from './operations/version.ts';
import { processesIn, runMany } from './processes/many.ts';
import { stopOnSignal } from './stop.ts';

const ROOT = join(import.meta.dirname, '..');

/** Everybody knows the passwords of a demo. */
const THIS_MACHINE = '127.0.0.1';

/** Who makes the quotes of a demo. */
const DEMO_SUPPLIER = [
  'Spelwereld (demo)',
  'Verzonnen leverancier',
  'Voorbeeldstraat 1, 1234 AB Voorbeeld',
  'KvK 00000000',
  'Btw NL000000000B00',
  'IBAN NL00 DEMO 0000 0000 00',
];

const env = process.env;
const isDemo = process.argv.includes('--demo');
const logger = createLogger(env, isDemo ? { level: 'warn' } : {});
// Node would print all there is in the error, with what somebody filled in.
process.on('uncaughtException', (error, origin) => {
  logger.fatal({ err: error, origin, version: VERSION }, 'server broke');
  process.exit(1);
});

/** Ends with a sentence for whoever runs the server where the start can't go on, and it is known why. */
async function orRefuse<T>(step: () => T | Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const why = refusalOf(error, placesOf());
    if (why === undefined) throw error;
    logger.fatal({ why, version: VERSION }, 'start refused');
    process.stderr.write(`${why}\n`);
    process.exit(1);
  }
}

const { port: wanted, deps: asked } = await orRefuse(() => readEnvironment(env));
const folder = await orRefuse(() => openDataFolder());
const count = await orRefuse(() => processesIn(env, isPostgres(folder.database)));
const sayReady = (port: number) =>
  process.stdout.write(`Spelwereld staat klaar op http://localhost:${port}\n`);

if (!cluster.isPrimary) await serve();
else {
  await orRefuse(() => beOnlyServer(folder));
  if (process.argv.includes('--real'))
    for (const note of await orRefuse(() => beginning(folder, env['TOKEN_KEY_FILE'] !== undefined)))
      process.stderr.write(`${note}\n`);
  // In a process of its own: the server knows nothing of the tools, and reads its words in the meantime.
  const demo = isDemo
    ? once(spawn(process.execPath, [join(ROOT, 'tools/demo/main.ts')], { stdio: 'inherit' }), 'exit')
    : undefined;
  if (count === 1) await serve(demo);
  else {
    await orExit(demo);
    runMany(count, logger, sayReady);
  }
}

/** Waits for the demo to be made; ends when that failed: it said itself what is the matter. */
async function orExit(demo: Promise<unknown[]> | undefined) {
  if (((await demo) as [number | null] | undefined)?.[0]) process.exit(1);
}

/** Serves in this process, as the only one or as one of several. */
async function serve(demo?: Promise<unknown[]>) {
  // Loaded this late: whoever is refused is told so at once.
  const { appFromEnvironment, readMaterial } = await import('./from-environment.ts');
  const material = await orRefuse(() => readMaterial(folder));
  await orExit(demo);
  const app = await orRefuse(() =>
    appFromEnvironment(env, { folder, material, logger, supplier: isDemo ? DEMO_SUPPLIER : undefined }),
  );
  stopOnSignal(app, logger);
  // First: who can't have it is told so before anybody is let in.
  const operationsPort = await orRefuse(() =>
    app.listenForOperations().catch((error: unknown) => {
      const place = asked.operations ?? { port: 0, host: undefined };
      throw refusedPort(error, { setting: 'OPS_PORT', hostSetting: 'OPS_HOST', ...place });
    }),
  );
  const host = env['HOST'] || (isDemo ? THIS_MACHINE : undefined);
  const port = await orRefuse(() =>
    app.listen(wanted, host).catch((error: unknown) => {
      throw refusedPort(error, { setting: 'PORT', port: wanted, hostSetting: 'HOST', host });
    }),
  );
  logger.info(
    {
      version: VERSION,
      node: process.version,
      database: isPostgres(folder.database) ? 'postgres' : 'sqlite',
      port,
      operationsPort,
    },
    'server started',
  );
  if (cluster.isPrimary) sayReady(port);
  app.prepare().catch((error: unknown) => logger.error({ err: error }, 'the first maps were not prepared'));
}
