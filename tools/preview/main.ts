// `npm run preview`: the pages in which authors look at scenes, with hot reload; with `build` the same, built first and
// served as it was built.
import { build, createServer, preview } from 'vite';
import { join } from 'node:path';

const configFile = join(import.meta.dirname, 'vite.config.ts');
const port = Number(process.env['PORT'] ?? 3300);

if (process.argv[2] === 'build') {
  await build({ configFile });
  const server = await preview({ configFile, preview: { port } });
  say(server.resolvedUrls?.local[0]);
} else {
  const server = await createServer({ configFile, server: { port } });
  await server.listen();
  say(server.resolvedUrls?.local[0]);
}

function say(url = `http://localhost:${port}/`) {
  process.stdout.write(`Spelen bekijken: ${url}\n`);
}
