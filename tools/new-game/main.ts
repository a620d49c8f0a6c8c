// `npm run new-game -- vuurtoren "Vuurtoren"`: writes the folder of a new game that already passes the contract test.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from './files.ts';

const SCENES = join(import.meta.dirname, '../../scenes');

/** Why this can't be the id of a new game, in Dutch; undefined when it can. */
export function refusal(id: string | undefined, scenes = SCENES): string | undefined {
  if (!id) return 'Geef een naam voor het spel: npm run new-game -- vuurtoren "Vuurtoren"';
  if (!/^[a-z][a-z0-9]{2,29}$/.test(id))
    return `"${id}" kan niet: gebruik 3 tot 30 kleine letters en cijfers, zonder spaties.`;
  if (existsSync(join(scenes, id))) return `Er is al een spel "${id}" in scenes/${id}.`;
  return undefined;
}

/** Writes the folder of a new game and returns the paths of its files. Throws when `refusal` has a reason. */
export function writeGame(id: string, title: string, scenes = SCENES): string[] {
  const reason = refusal(id, scenes);
  if (reason) throw new Error(reason);
  return Object.entries(filesOf(id, title.replaceAll("'", '\u2019'))).map(([file, text]) => {
    const path = join(scenes, id, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

if (import.meta.main) {
  const [id, title] = process.argv.slice(2);
  const reason = refusal(id);
  if (!id || reason) {
    console.error(reason);
    process.exit(1);
  }
  const paths = writeGame(id, title ?? id[0]!.toUpperCase() + id.slice(1));
  for (const path of paths) console.log(path);
  console.log(
    `Klaar. Teken het spel in scenes/${id}/art, schrijf het in scenes/${id}/scene.ts en kijk: npm test -- unit`,
  );
}
