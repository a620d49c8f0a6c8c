import { join } from 'node:path';
import type { Logger } from 'pino';
import { createApp, type App, type AppDeps } from './app.ts';
import { readAuthConfig } from './auth/config.ts';
import type { DataFolder } from './data/folder.ts';
import { readTrustProxy } from './http/proxy.ts';
import { readBackupSettings } from './installation/nightly-backups.ts';
import { readMailServer } from './mail/transport.ts';
import { readOperations } from './operations/server.ts';
import { readCatalogue } from './practice/catalogue.ts';
import { PICTURES, pictureRoutes } from './practice/pictures.ts';
import { wordsOf } from './practice/words.ts';
import { placeIn } from './processes/owner.ts';
import { createSpeech } from './speech/index.ts';
import { createListChecker } from './word-lists/checker.ts';
import type { Looker } from './word-lists/look.ts';
import { createMedia, createWordBank } from './words/index.ts';

const ROOT = join(import.meta.dirname, '..');

/** What a server reads before it opens its database: words, speech, games and pictures. */
export type Material = Pick<AppDeps, 'words' | 'lists' | 'catalogue' | 'routers'>;

/**
 * Reads the material, which takes some seconds of processor time; speech is kept in the data folder. Pasted words are looked at by
 * `looker`, else on a thread of its own.
 */
export function readMaterial(folder: DataFolder, looker?: Looker): Material {
  const speech = createSpeech({ dataDir: folder.path, secret: folder.secret('speech') });
  return {
    words: wordsOf(createWordBank(join(ROOT, 'assets')), speech),
    lists: createListChecker(
      (variant) => createMedia({ speechUrl: (text) => speech.prepare(text, variant), pictures: PICTURES }),
      looker,
    ),
    catalogue: readCatalogue(join(ROOT, '.build/catalogue.json')),
    routers: [speech.router, pictureRoutes(join(ROOT, '.build/art/pictures'))],
  };
}

/** What main.ts knows and the environment does not. */
interface Given {
  folder: DataFolder;
  material: Material;
  logger: Logger;
  /** Who makes the quotes as long as `SUPPLIER` does not say it. */
  supplier?: readonly string[] | undefined;
}

/** A server as its environment asks for it (README.md); throws when that can't be right. */
export function appFromEnvironment(
  env: NodeJS.ProcessEnv,
  { folder, material, logger, supplier: another }: Given,
): Promise<App> {
  const mailServer = readMailServer(env);
  const trustProxy = readTrustProxy(env);
  const operations = readOperations(env);
  const place = placeIn(env);
  const backups = readBackupSettings(env);
  const supplier = env['SUPPLIER'] ? env['SUPPLIER'].split('|').map((line) => line.trim()) : another;
  return createApp({
    folder,
    ...material,
    logger,
    webDir: env['SPELWERELD_WEB'] ?? join(ROOT, '.build/web'),
    ...(env['BE_HOSTNAMES'] && { beHostnames: env['BE_HOSTNAMES'].toLowerCase().split(',') }),
    siteOrigins: {
      ...(env['SITE_NL'] && { nl: env['SITE_NL'] }),
      ...(env['SITE_BE'] && { be: env['SITE_BE'] }),
    },
    ...(supplier && { supplier }),
    ...(mailServer && { mailServer }),
    ...(trustProxy !== undefined && { trustProxy }),
    // Each process of a machine has a door of its own, on the ports that follow.
    ...(operations && { operations: { ...operations, port: operations.port + (place?.number ?? 0) } }),
    ...(backups && { backups }),
    ...(place && { place }),
    auth: readAuthConfig(env),
  });
}
