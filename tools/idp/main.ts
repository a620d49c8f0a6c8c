// The demo school with the test provider beside it, until one of them stops: the whole of single sign-on on one machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDataFolder } from '../../server/data/folder.ts';
import { openDemoSchool, userTable } from './demo.ts';
import { CLIENT, startIdp } from './provider.ts';

const ROOT = join(import.meta.dirname, '../..');
const isDev = process.argv.includes('dev');

if (process.env['NODE_ENV'] === 'production') {
  console.error('De testaanbieder is er niet voor een echte server: iedereen kan er als iedereen inloggen.');
  process.exit(1);
}
const run = (file: string, env: NodeJS.ProcessEnv = {}, output: 'inherit' | 'ignore' = 'inherit') =>
  spawn(process.execPath, [join(ROOT, file)], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['inherit', output, 'inherit'],
  });

const folder = openDataFolder();
// With reload on change the server prints the logins itself.
const [fault] = (await once(run('tools/demo/main.ts', {}, isDev ? 'ignore' : 'inherit'), 'exit')) as [
  number | null,
];
if (fault !== 0) process.exit(fault ?? 1);
const port = Number(process.env['IDP_PORT'] ?? 3990);
const idp = await startIdp(port).catch(() => {
  console.error(`Poort ${port} is niet vrij. Kies een andere: IDP_PORT=${port + 1} npm run idp`);
  process.exit(1);
});
await openDemoSchool(folder, idp);
const file = join(folder.path, 'idp-providers.json');
writeFileSync(file, `${JSON.stringify(idp.providers, null, 2)}\n`);
console.log(userTable(idp.issuer));

const server = run(isDev ? 'tools/dev.ts' : 'server/main.ts', {
  // Anybody may log in as anybody.
  HOST: process.env['HOST'] ?? '127.0.0.1',
  SSO_PROVIDERS_FILE: file,
  TEST_IDP_SECRET: CLIENT.secret,
});
const stop = () => server.kill('SIGTERM');
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
const [code] = (await once(server, 'exit')) as [number | null];
await idp.close();
process.exit(code ?? 0);
