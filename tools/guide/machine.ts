// A clean Debian with a systemd of its own, as whoever begins has it: a container that shares the network it was started in.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SITE } from './reader.ts';

const RELEASE = 'trixie';
/** The clean system is made once and copied each time. */
const HOME = '/var/tmp/spelwereld-guide';
const BASE = join(HOME, RELEASE);
const BOOT_MS = 60_000;
/** What a school's own name server and mail server answer to. */
const HOSTS = `127.0.0.1 localhost\n127.0.1.1 school\n127.0.0.1 ${SITE} mail.mijnschool.nl\n`;
const OWN_CERTIFICATES = '/usr/local/share/ca-certificates';

/** The machine on which the guide is followed. */
export interface Machine {
  /** Runs commands as root, with nothing of our environment; gives what they printed. Throws when one fails. */
  run(commands: string, typed?: string): Promise<string>;
  write(path: string, content: string): void;
  /** Switches it off and removes it. */
  close(): Promise<void>;
}

/** Starts a clean machine. */
export async function startMachine(): Promise<Machine> {
  makeBase();
  const folder = mkdtempSync(join(HOME, 'machine-'));
  const root = join(folder, 'root');
  execFileSync('cp', ['--archive', '--reflink=auto', BASE, root]);
  writeFileSync(join(root, 'etc/hostname'), 'school\n');
  writeFileSync(join(root, 'etc/hosts'), HOSTS);
  // Where the network looks into TLS, the clean machine trusts what this one does.
  if (existsSync(OWN_CERTIFICATES))
    cpSync(OWN_CERTIFICATES, join(root, OWN_CERTIFICATES), { recursive: true });
  const options = ['--register=no', '--keep-unit', '--console=read-only', '--resolv-conf=copy-host'];
  const container = spawn('systemd-nspawn', ['--directory', root, '--boot', ...options], { stdio: 'ignore' });
  const init = initOf(container);
  const machine: Machine = {
    run: async (commands, typed = '') => run(await init, commands, typed),
    write: (path, content) => writeFileSync(join(root, path), content),
    async close() {
      const gone = once(container, 'exit');
      container.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
  await machine.run(`update-ca-certificates; timeout ${BOOT_MS / 1000} systemctl is-system-running --wait`);
  return machine;
}

function makeBase() {
  if (existsSync(BASE)) return;
  console.log(`Een schone Debian (${RELEASE}) maken in ${BASE}; dat gebeurt één keer.`);
  mkdirSync(HOME, { recursive: true, mode: 0o700 });
  const draft = `${BASE}.half`;
  rmSync(draft, { recursive: true, force: true });
  const packages = '--include=ca-certificates,dbus';
  execFileSync('mmdebstrap', ['--quiet', '--variant=important', packages, RELEASE, draft], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  renameSync(draft, BASE);
}

/** The first process in the container. */
function initOf(container: ChildProcess): Promise<string> {
  return soon('the machine did not start', () => {
    const { pid } = container;
    if (container.exitCode !== null) throw new Error('systemd-nspawn ended; run it by hand to see why');
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return children.find((child) => nameOf(child) === 'systemd');
  });
}

const nameOf = (pid: string) => (pid ? readFileSync(`/proc/${pid}/comm`, 'utf8').trim() : '');

async function run(init: string, commands: string, typed: string): Promise<string> {
  const shell = ['bash', '-e', '-o', 'pipefail', '-c', `exec 2>&1; cd /root; ${commands}`];
  const child = spawn('nsenter', ['--target', init, '--all', '--', ...shell], {
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      LANG: 'C.UTF-8',
      DEBIAN_FRONTEND: 'noninteractive',
    },
    // Without a terminal, what asks for a password reads what is typed here.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // What asks for nothing may be done before it is told.
  child.stdin.on('error', () => undefined);
  child.stdin.end(typed);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`ended with ${code}:\n${said}`);
  return said;
}

/** What `look` gives, as soon as it gives something. */
export async function soon<T>(
  otherwise: string,
  look: () => T | undefined | Promise<T | undefined>,
  patience = BOOT_MS,
): Promise<T> {
  const until = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > until) throw new Error(otherwise);
    await sleep(200);
  }
}
