import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { App, AppDeps } from './app-parts.ts';
import { createApp } from './app.ts';
import type { DataFolder } from './data/folder.ts';
import { readEnvironment } from './environment.ts';
import { Refusal } from './installation/refusal.ts';
import { readCatalogue } from './practice/catalogue.ts';
import { PICTURES, pictureRoutes } from './practice/pictures.ts';
import { wordsOf } from './practice/words.ts';
import { createSpeech } from './speech/index.ts';
import { createListChecker } from './word-lists/checker.ts';
import type { Looker } from './word-lists/look.ts';
import { createMedia, createWordBank } from './words/index.ts';

const ROOT = join(import.meta.dirname, '..');
const CATALOGUE = join(ROOT, '.build/catalogue.json');

/** What a server reads before it opens its database: words, speech, games and pictures. */
export type Material = Pick<AppDeps, 'words' | 'lists' | 'catalogue' | 'routers'>;

/**
 * Reads the material, which takes some seconds of processor time; speech is kept in the data folder. Pasted words are looked at by
 * `looker`, else on a thread of its own. Throws a Refusal where nothing was built.
 */
export function readMaterial(folder: DataFolder, looker?: Looker): Material {
  if (!existsSync(CATALOGUE)) throw new Refusal('Spelwereld is nog niet gebouwd. Draai eerst: npm run build');
  const speech = createSpeech({ dataDir: folder.path, secret: folder.secret('speech') });
  return {
    words: wordsOf(createWordBank(join(ROOT, 'assets')), speech),
    lists: createListChecker(
      (variant) => createMedia({ speechUrl: (text) => speech.prepare(text, variant), pictures: PICTURES }),
      looker,
    ),
    catalogue: readCatalogue(CATALOGUE),
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

/** A server as its environment asks for it (README.md); throws a Refusal when that can't be right. */
export function appFromEnvironment(
  env: NodeJS.ProcessEnv,
  { folder, material, logger, supplier: another }: Given,
): Promise<App> {
  const { deps } = readEnvironment(env);
  const supplier = env['SUPPLIER'] ? env['SUPPLIER'].split('|').map((line) => line.trim()) : another;
  return createApp({
    folder,
    ...material,
    logger,
    webDir: env['SPELWERELD_WEB'] ?? join(ROOT, '.build/web'),
    ...deps,
    ...(supplier && { supplier }),
  });
}
