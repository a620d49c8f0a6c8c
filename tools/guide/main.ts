// `npm run guide`: follows the guide for who runs the server word for word, on a clean Debian in a container with a systemd, a network, a
// mail server and a browser of its own. It takes a quarter of an hour, root, and packages of Debian; the machine it runs on is not changed.
import { spawn } from 'node:child_process';
import { existsSync, readlinkSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { soon } from './machine.ts';

const NEEDED: Record<string, string> = {
  mmdebstrap: '/usr/bin/mmdebstrap',
  'systemd-container': '/usr/bin/systemd-nspawn',
  slirp4netns: '/usr/bin/slirp4netns',
  git: '/usr/bin/git',
  chromium: '/usr/bin/chromium',
};

const missing = Object.entries(NEEDED).filter(([, path]) => !existsSync(path));
if (process.getuid?.() !== 0 || missing.length > 0) {
  const install = missing.map(([name]) => name).join(' ');
  console.error(
    `De gids volgen vraagt root op een Debian${install ? `, met: apt-get install --no-install-recommends ${install}` : '.'}`,
  );
  process.exit(1);
}

// A network of its own: the ports of the guide are free there, and nobody else sees the school.
const walk = spawn('unshare', ['--net', process.execPath, join(import.meta.dirname, 'walk.ts')], {
  stdio: 'inherit',
});
const networkOf = (pid: number | 'self') => readlinkSync(`/proc/${pid}/ns/net`);
await soon('there is no network apart', () => networkOf(walk.pid!) !== networkOf('self') || undefined);
const way = spawn('slirp4netns', ['--configure', '--mtu=1500', String(walk.pid), 'tap0'], {
  stdio: 'ignore',
});
const [code] = (await once(walk, 'exit')) as [number | null];
way.kill();
process.exitCode = code ?? 1;
