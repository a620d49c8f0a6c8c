// `npm run game -- vuurtoren`: draws the art of a game, runs its contract test and opens it in the preview. From then on a change
// of its code or its drawings shows there at once.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createServer } from 'vite';
import { folderOf } from '../../engine/exercise/index.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Files of a game that something is made of before it can be seen. */
const DRAWN = /\/art\/(?!piece\.ts).*\.(ts|json)$/;
const MANIFEST = /\/manifest\.ts$/;
/** Several files are often saved together. */
const SAVED_MS = 150;

const made = globSync('scenes/*/manifest.ts', { cwd: ROOT }).map((file) => basename(dirname(file)));
const [name] = process.argv.slice(2);
const folder = name && folderOf(name);
if (!folder || !made.includes(folder)) {
  const why = name ? `Er is nog geen spel "${name}" (npm run new-game -- ${name}).` : 'Welk spel?';
  console.error(`${why} Wel: ${made.sort().join(', ')}.`);
  process.exit(1);
}

const node = (...args: string[]) => run(process.execPath, args);
function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}
const draw = () => node('tools/art/build.ts', 'kit', folder);
const readManifests = () => node('tools/catalogue.ts');

draw();
readManifests();
const keeps = run(join(ROOT, 'node_modules/.bin/vitest'), [
  'run',
  '--silent',
  '--config',
  'tools/checks/vitest.config.ts',
  `scenes/${folder}/`,
]);
console.log(keeps ? 'De contracttest is goed.' : 'De contracttest is nog niet goed; kijken kan wel.');

const server = await createServer({
  configFile: join(ROOT, 'tools/preview/vite.config.ts'),
  server: {
    port: Number(process.env['PORT'] ?? 3300),
    open: process.stdout.isTTY && `/?spel=${encodeURIComponent(name)}`,
  },
});
await server.listen();
console.log(`Het spel: ${server.resolvedUrls?.local[0]}?spel=${encodeURIComponent(name)}`);

let waiting: NodeJS.Timeout | undefined;
const changed = new Set<string>();
server.watcher.add(join(ROOT, 'scenes', folder)).on('all', (_event, path) => {
  if (!path.includes(`/scenes/${folder}/`)) return;
  changed.add(path);
  clearTimeout(waiting);
  waiting = setTimeout(() => void show([...changed]), SAVED_MS);
});

/** Makes anew what is made of these files. Code alone is the work of Vite. */
async function show(paths: readonly string[]) {
  changed.clear();
  const isRead = paths.some((path) => MANIFEST.test(path));
  if (isRead) readManifests();
  if (paths.some((path) => DRAWN.test(path))) draw();
  else if (!isRead) return;
  // The little server behind the pages has the manifests from its start.
  if (isRead) await server.restart();
  server.ws.send({ type: 'full-reload' });
}
