import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GameManifest } from '../../../../engine/exercise/index.ts';

/** What a visitor may know of a game. */
export type SiteGame = Pick<GameManifest, 'id' | 'title' | 'forms' | 'pace' | 'explain'> & { folder: string };

const SCENES = fileURLToPath(new URL('../../../../scenes', import.meta.url));

const manifests = await Promise.all(
  readdirSync(SCENES)
    .filter(
      (folder) => existsSync(`${SCENES}/${folder}/manifest.ts`) && existsSync(`${SCENES}/${folder}/scene.ts`),
    )
    .sort()
    .map(async (folder) => {
      const module = (await import(pathToFileURL(`${SCENES}/${folder}/manifest.ts`).href)) as {
        default: GameManifest;
      };
      return { folder, ...module.default };
    }),
);

/** Every game there is, as its manifest says; read at build. */
export default (): SiteGame[] =>
  manifests.map(({ id, title, forms, pace, explain, folder }) => ({
    id,
    title,
    forms,
    pace,
    explain,
    folder,
  }));
