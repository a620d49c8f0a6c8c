#!/usr/bin/env node
// The one command-line entry: `node tools/cli.mjs <command>`, wrapped by the npm scripts. It runs on whatever
// Node a machine brings, installs the project's own runtime and packages, and hands on to those.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
/** What packages ask of the Node that installs them. */
const LEAST_NODE = [20, 19];
const env = {
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
  npm_config_update_notifier: 'false',
  // Files that are named on the command line are looked for where it was typed.
  INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
};

/** Runs a command in the project folder; ends this process with its exit code when it fails. */
function run(command, args, stdio = 'inherit') {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env,
    stdio,
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

const node = (file, ...args) =>
  run(join(bin, process.platform === 'win32' ? 'node.cmd' : 'node'), [file, ...args]);
const vite = (...args) => run('vite', [...args, '--config', 'web/vite.config.ts']);

/** Installs the locked packages when node_modules does not belong to the lockfile that is here now. */
function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.spelwereld-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  refuseOldNode();
  // Standard output belongs to what the command itself has to say.
  console.error('Pakketten installeren …');
  const npm = (...args) => run('npm', [...args, '--loglevel=error'], ['ignore', 2, 2]);
  // Older npm builds what has C in it, for which there are compilers on few machines; ready-made binaries come along.
  npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
  // The one package with a script that is needed: it fetches the project's own Node.
  npm('rebuild', 'node');
  writeFileSync(stamp, lock);
}

/** An older npm leaves out the binaries of packages that want a newer Node, and what comes of that explains nothing. */
function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  console.error(
    `Installeren gaat met Node ${LEAST_NODE.join('.')} of nieuwer; hier is ${process.versions.node}. Zie server/README.md.`,
  );
  process.exit(1);
}

/** Debian's Chromium for the browser tests; elsewhere the machine's own at the same path is needed. */
function chromium() {
  if (!existsSync('/usr/bin/chromium')) debian('chromium');
}

/** Debian's PostgreSQL, of which the tests of the server start one of their own. */
function postgres() {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all) : [];
  if (!versions.some((version) => existsSync(join(all, version, 'bin/initdb')))) debian('postgresql');
}

function debian(name) {
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', 'apt-get'];
  run(apt[0], [...apt.slice(1), 'update', '-qq']);
  run(apt[0], [...apt.slice(1), 'install', '-y', '-qq', name]);
}

/** What the client and the server read of the games: pictures and sounds, and the catalogue of manifests. */
const art = () => {
  node('tools/art/build.ts');
  node('tools/catalogue.ts');
};
function build() {
  art();
  vite('build');
}

const commands = {
  /** Serves the built app with a demo school on one port, to this machine alone where HOST says no more. */
  start() {
    install();
    build();
    node('server/main.ts', '--demo');
  },
  /** Serves the built app for real: no demo, and never a data folder that holds one. */
  serve() {
    install();
    build();
    node('server/main.ts', '--real');
  },
  /** The server with a reload on change, and the web client with hot reload. */
  dev() {
    install();
    art();
    node('tools/dev.ts');
  },
  build() {
    install();
    build();
  },
  /** The practice policy as plain ES modules in .build/engine, for whoever uses it by Node alone. */
  'build:engine'() {
    install();
    run('vite', ['build', '--config', 'tools/practice.vite.config.ts', '--logLevel', 'warn']);
    writeFileSync(join(root, '.build', 'engine', 'package.json'), '{ "type": "module" }\n');
  },
  art() {
    install();
    art();
  },
  /** Every check there is: format, lint, types, import rules, unit, server and browser tests. */
  test(...args) {
    install();
    chromium();
    postgres();
    mkdirSync(join(root, '.build'), { recursive: true });
    art();
    node('tools/checks/test.ts', ...args);
  },
  bench(...args) {
    install();
    // The spelling engine and the practice policy are measured without a client, the speech with the pictures alone.
    if (args.includes('speech') || args.includes('dealing')) art();
    const wanted = args.filter((arg) => !arg.startsWith('--'));
    if (
      wanted.length === 0 ||
      wanted.some((name) => !['spelling', 'speech', 'practice', 'dealing'].includes(name))
    ) {
      build();
      vite('build', '--mode=test');
    }
    node('tools/bench/main.ts', ...args);
  },
  'new-game'(...args) {
    install();
    node('tools/new-game/main.ts', ...args);
    const folder = args
      .find((arg) => !arg.startsWith('-'))
      ?.normalize('NFD')
      .replace(/\p{M}/gu, '');
    run('prettier', ['--write', '--log-level=warn', `scenes/${folder}`]);
  },
  /** One game while it is being made: its art, its contract test, and the preview with hot reload. */
  game(...args) {
    install();
    node('tools/game/main.ts', ...args);
  },
  /** The pages in which authors look at every scene; `build` shows them as they are built. */
  preview(...args) {
    install();
    art();
    node('tools/preview/main.ts', ...args);
  },
  /** The demo school with a test provider for single sign-on beside it; `dev` with reload. Never on a real server. */
  idp(...args) {
    install();
    if (args.includes('dev')) art();
    else build();
    node('tools/idp/main.ts', ...args);
  },
  /** Speaks the whole word bank into the data folder and lists what sounds doubtful. */
  speech(...args) {
    install();
    node('tools/speech/main.ts', ...args);
  },
  /** The command line: words, lists and what is made from them, for authors; the first superadmin of an installation. */
  spelwereld(...args) {
    install();
    node('tools/spelwereld/main.ts', ...args);
  },
  /** Pictures of the product for the public site and the README, from the demo school. */
  screens(...args) {
    install();
    chromium();
    art();
    vite('build', '--mode=test');
    node('tools/screens/main.ts', ...args);
  },
  /** Follows the guide for who runs the server, on a clean Debian in a container. */
  guide() {
    install();
    node('tools/guide/main.ts');
  },
  /** Learns from the answers how difficult words are; the server does so each night. */
  calibrate() {
    install();
    art();
    node('tools/calibrate/main.ts');
  },
  /** Fills an empty database with the demo school and stops; `weken` lets a class practise for three weeks. */
  demo(...args) {
    install();
    if (args.includes('weken')) node('tools/catalogue.ts');
    node('tools/demo/main.ts', ...args);
  },
};

const [name, ...args] = process.argv.slice(2);
if (!commands[name]) {
  console.error(`Gebruik: node tools/cli.mjs <${Object.keys(commands).join('|')}>`);
  process.exit(2);
}
commands[name](...args);
