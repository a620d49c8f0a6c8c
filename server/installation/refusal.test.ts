import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../data/database.ts';
import { openDataFolder } from '../data/folder.ts';
import { createAccount } from '../people/create.ts';
import { run } from '../testing/command.ts';
import { makeOld } from '../testing/old-database.ts';
import { CLUSTER, emptyPlace, onPostgres } from '../testing/places.ts';
import { tempFolder } from '../testing/temp.ts';

/** Starts a real installation and gives what it says when it ends; one that starts is stopped. */
async function begin(path: string, place?: string, env: NodeJS.ProcessEnv = {}) {
  const where = {
    path,
    ...(place !== undefined && { place }),
    env: { PORT: '0', HOST: '127.0.0.1', ...env },
  };
  const { code, stderr } = await run(['server/main.ts', '--real'], where, true);
  return { code, said: stderr };
}

/** One sentence that says what to do, and no stack. */
const refusesWith = (said: RegExp) => ({
  code: 1,
  said: expect.toSatisfy(
    (text: string) => said.test(text) && !/\n\s+at |Error/.test(text),
  ) as unknown as string,
});

test('a database that a newer version changed is refused', async () => {
  const path = tempFolder();
  const place = onPostgres ? await emptyPlace() : openDataFolder(path).database;
  const db = await openDatabase(place);
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db);
  await db.destroy();
  expect(await begin(path, place)).toEqual(refusesWith(/nieuwere versie.*9999-later.*restore/));
});

/** A folder with a database that no server starts on: who is refused for it has come so far. */
function damagedFolder(): string {
  const path = tempFolder();
  writeFileSync(openDataFolder(path).database, 'dit is geen database '.repeat(500));
  return path;
}

test.skipIf(onPostgres)(
  'a second server on a folder is refused, and welcome when the first is gone',
  async () => {
    const path = damagedFolder();
    const script = `import('${import.meta.dirname}/only-server.ts').then(({ beOnlyServer }) => {
    beOnlyServer({ path: '${path}', database: '${path}/spelwereld.sqlite' });
    process.stdout.write('held');
    setInterval(() => undefined, 1000);
  })`;
    const first = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void first.kill('SIGKILL'));
    await once(first.stdout, 'data');
    expect(await begin(path)).toEqual(refusesWith(/draait al een server.*SPELWERELD_DATA.*PostgreSQL/));
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await begin(path)).toEqual(refusesWith(/beschadigd.*restore/));
  },
);

test.skipIf(onPostgres)(
  'a folder that is none or can not be written, and a full disk, are told apart',
  async ({ skip }) => {
    const file = join(tempFolder(), 'bestand');
    writeFileSync(file, '');
    expect(await begin(file)).toEqual(refusesWith(/kan niet worden geschreven.*SPELWERELD_DATA/));

    const mount = (path: string, options: string) =>
      spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'none', path], { stdio: 'ignore' }).status === 0;
    const disk = tempFolder();
    if (!mount(disk, 'size=64k')) return skip('who is not root can make no small disk');
    onTestFinished(() => void spawnSync('umount', ['--lazy', disk]));
    mkdirSync(join(disk, 'keys'));
    expect(await begin(disk)).toEqual(refusesWith(/vol of stuk/));

    const readOnly = tempFolder();
    if (!mount(readOnly, 'size=16m')) return skip('who is not root can make no small disk');
    onTestFinished(() => void spawnSync('umount', ['--lazy', readOnly]));
    await (await openDatabase(openDataFolder(readOnly).database)).destroy();
    spawnSync('mount', ['-o', 'remount,ro', readOnly]);
    expect(await begin(readOnly)).toEqual(refusesWith(/kan niet worden geschreven.*SPELWERELD_DATA/));
  },
);

test.skipIf(onPostgres)('a folder of somebody else is refused', async ({ skip }) => {
  if (process.getuid?.() !== 0) return skip('only root can start a server as somebody else');
  const path = tempFolder();
  await (await openDatabase(openDataFolder(path).database)).destroy();
  chmodSync(path, 0o755);
  const { uid, gid } = { uid: 65534, gid: 65534 };
  const said = spawnSync(process.execPath, ['server/main.ts', '--real'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, SPELWERELD_DATA: path, DATABASE_URL: '' },
    uid,
    gid,
    encoding: 'utf8',
  });
  expect({ code: said.status, said: said.stderr }).toEqual(refusesWith(/kan niet worden geschreven/));
});

test.runIf(onPostgres)(
  'a PostgreSQL that is not there, has no such database or does not let one in is told',
  async () => {
    const url = new URL(process.env[CLUSTER]!);
    url.pathname = '/bestaatniet';
    expect(await begin(tempFolder(), url.href)).toEqual(refusesWith(/geen database bestaatniet.*createdb/));
    const place = new URL(await emptyPlace());
    const admin = new Client(process.env[CLUSTER]!);
    await admin.connect();
    onTestFinished(() => admin.end());
    // In these tests nobody needs a password but who is named here.
    await admin.query(
      "drop role if exists juist, lezer; create role juist login password 'goed'; create role lezer login",
    );
    const { rows } = await admin.query<{ hba_file: string }>('show hba_file');
    await admin.query(
      `copy (values ('host all juist 127.0.0.1/32 scram-sha-256'), ('host all all 127.0.0.1/32 trust')) to '${rows[0]!.hba_file}'`,
    );
    await admin.query('select pg_reload_conf()');
    place.username = 'juist';
    place.password = 'fout';
    expect(await begin(tempFolder(), place.href)).toEqual(refusesWith(/laat juist niet toe.*DATABASE_URL/));
    place.password = '';
    place.username = 'lezer';
    expect(await begin(tempFolder(), place.href)).toEqual(
      refusesWith(/lezer mag .* geen tabellen maken.*owner to lezer/),
    );
    url.port = '1';
    expect(await begin(tempFolder(), url.href)).toEqual(refusesWith(/antwoordt niet op 127.0.0.1:1/));
  },
);

test.runIf(onPostgres)('without pg_dump a database with data is not upgraded', async () => {
  const place = await emptyPlace();
  const db = await openDatabase(place);
  await createAccount(db, { kind: 'school', name: 'De Proefschool' });
  await makeOld(db);
  await db.destroy();
  const path = tempFolder();
  expect(await begin(path, place, { PATH: path })).toEqual(
    refusesWith(
      /^[^\n]*niet bijgewerkt zonder kopie[^\n]*pg_dump ontbreekt[^\n]*UPGRADE_WITHOUT_COPY=1[^\n]*$/m,
    ),
  );
  rmSync(path, { recursive: true });
});

const file = (text: string, name = 'bestand.json') => {
  const path = join(tempFolder(), name);
  writeFileSync(path, text);
  return path;
};
const MAIL = { SMTP_URL: 'smtp://mail.school.nl:587' };
const entree = (more: object) =>
  JSON.stringify([
    { use: 'entree', clientId: 'wij', secretEnv: 'GEHEIM', issuer: 'https://entree.nl', ...more },
  ]);

// Before anything is opened, so that it is the same on both kinds.
test.skipIf(onPostgres).for<[string, () => NodeJS.ProcessEnv, RegExp]>([
  ['PORT that is no number', () => ({ PORT: 'web' }), /^PORT=web is geen nummer van een poort.*PORT=3000/],
  ['PORT that is too high', () => ({ PORT: '70000' }), /^PORT=70000 is geen nummer/],
  [
    'OPS_PORT that is no number',
    () => ({ OPS_PORT: '9464x' }),
    /^OPS_PORT=9464x is geen nummer.*OPS_PORT=9464/,
  ],
  ['PROCESSES that is no number', () => ({ PROCESSES: 'alle' }), /^PROCESSES=alle is geen aantal.*vanaf 1/],
  [
    'TRUST_PROXY that is no address',
    () => ({ TRUST_PROXY: 'caddy' }),
    /^TRUST_PROXY=caddy noemt geen proxy.*loopback/,
  ],
  [
    'DATABASE_URL of another database',
    () => ({ DATABASE_URL: 'mysql://naam:geheim@db/x' }),
    /^DATABASE_URL is geen(?!.*geheim@).*postgres:/,
  ],
  [
    'BACKUP_KEEP that is no number',
    () => ({ BACKUP_DIR: tempFolder(), BACKUP_KEEP: 'veel' }),
    /^BACKUP_KEEP is het aantal.*vanaf 1/,
  ],
  [
    'BACKUP_DIR that is a file',
    () => ({ BACKUP_DIR: file('') }),
    /^BACKUP_DIR=.*geen reservekopieën te maken.*Maak die map/,
  ],
  [
    'SMTP_URL that is none',
    () => ({ SMTP_URL: 'mail.school.nl', MAIL_FROM: 'a@b.nl' }),
    /^SMTP_URL is geen adres van een mailserver.*smtp:/,
  ],
  ['SMTP_URL without MAIL_FROM', () => MAIL, /MAIL_FROM zegt niet van wie.*Schrijf MAIL_FROM=/],
  [
    'MAIL_FROM that is no address',
    () => ({ ...MAIL, MAIL_FROM: 'Spelwereld' }),
    /MAIL_FROM=Spelwereld zegt niet van wie/,
  ],
  [
    'SMTP_URL without SITE_NL',
    () => ({ ...MAIL, MAIL_FROM: 'S <a@b.nl>' }),
    /SITE_NL zegt niet waar.*Schrijf SITE_NL=/,
  ],
  [
    'SITE_NL without https',
    () => ({ SITE_NL: 'school.nl' }),
    /^SITE_NL: school.nl is geen adres van een site.*https:/,
  ],
  [
    'SITE_BE with a path',
    () => ({ SITE_BE: 'https://School.be/app/' }),
    /^SITE_BE: .*streep op het eind: https:\/\/school.be$/,
  ],
  [
    'SPELWERELD_ORIGINS with a path',
    () => ({ SPELWERELD_ORIGINS: 'https://a.nl, https://b.nl/' }),
    /^SPELWERELD_ORIGINS: https:\/\/b.nl\/ is geen.*: https:\/\/b.nl$/,
  ],
  [
    'BE_HOSTNAMES with https',
    () => ({ BE_HOSTNAMES: 'a.be,https://b.be' }),
    /^BE_HOSTNAMES: https:\/\/b.be is geen naam/,
  ],
  [
    'providers that are not there',
    () => ({ SSO_PROVIDERS_FILE: '/weg.json' }),
    /^SSO_PROVIDERS_FILE=\/weg.json: dat bestand is er niet/,
  ],
  [
    'providers that are a folder',
    () => ({ SSO_PROVIDERS_FILE: tempFolder() }),
    /^SSO_PROVIDERS_FILE=.* is een map/,
  ],
  [
    'providers that are no JSON',
    () => ({ SSO_PROVIDERS_FILE: file('entree') }),
    /^SSO_PROVIDERS_FILE=.*geen JSON-lijst/,
  ],
  [
    'a provider that nobody knows',
    () => ({ SSO_PROVIDERS_FILE: file('[{"use":"anders"}]') }),
    /"use": "anders" is niet bekend. Kies uit entree/,
  ],
  [
    'a provider that lacks something',
    () => ({ SSO_PROVIDERS_FILE: file('[{"use":"entree"}]') }),
    /^Aanbieder entree .*het veld clientId ontbreekt/,
  ],
  [
    'a provider without its secret',
    () => ({ SSO_PROVIDERS_FILE: file(entree({})) }),
    /^Aanbieder entree .*GEHEIM is leeg/,
  ],
  [
    'a provider without https',
    () => ({ GEHEIM: 'x', SSO_PROVIDERS_FILE: file(entree({ issuer: 'http://entree.nl' })) }),
    /^Aanbieder entree: http:\/\/entree.nl is niet veilig/,
  ],
])('%s is refused in a sentence', async ([, env, said]) => {
  expect(await begin(tempFolder(), undefined, env())).toEqual(refusesWith(new RegExp(said.source, 'm')));
});

test.skipIf(onPostgres)(
  'a key of tokens that is missing, no key or weak is refused',
  { timeout: 120_000 },
  async () => {
    const path = tempFolder();
    const key = (TOKEN_KEY_FILE: string) => begin(path, undefined, { TOKEN_KEY_FILE });
    expect(await key('/weg.pem')).toEqual(refusesWith(/^TOKEN_KEY_FILE=\/weg.pem: dat bestand is er niet/m));
    expect(await key(file('geen sleutel'))).toEqual(refusesWith(/geen sleutel in PEM. Zet de goede terug/));
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const weak = file(privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    expect(await key(weak)).toEqual(refusesWith(/niet sterk genoeg.*2048/));
    expect(await begin(path, undefined, { NODE_ENV: 'production' })).toEqual(
      refusesWith(/geen sleutel om mee te ondertekenen.*TOKEN_KEY_FILE.*openssl genpkey/),
    );
  },
);

test(
  'a port that somebody else has is refused by its number, that for operations too',
  { timeout: 120_000 },
  async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void taken.close());
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const place = onPostgres ? await emptyPlace() : undefined;
    const path = tempFolder();
    const said = (setting: string) =>
      refusesWith(new RegExp(`^Poort ${port} is al in gebruik.*${setting}=\\d+$`, 'm'));
    expect(await begin(path, place, { PORT: port, PROCESSES: '2' })).toEqual(said('PORT'));
    expect(await begin(path, place, { OPS_PORT: port })).toEqual(said('OPS_PORT'));
    if (onPostgres) return;
    expect(await begin(path, place, { HOST: '192.0.2.1' })).toEqual(
      refusesWith(/^HOST=192.0.2.1 is geen adres van deze machine/m),
    );
  },
);

test.skipIf(onPostgres)(
  'a port that is for root alone is refused to others',
  { timeout: 60_000 },
  async ({ skip }) => {
    if (process.getuid?.() !== 0) return skip('only root can start a server as somebody else');
    const first = readFileSync('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8');
    if (Number(first) <= 80) return skip('here such a port is for everybody');
    const path = tempFolder();
    const { uid, gid } = { uid: 65534, gid: 65534 };
    chownSync(path, uid, gid);
    const said = spawnSync(process.execPath, ['server/main.ts', '--real'], {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, SPELWERELD_DATA: path, DATABASE_URL: '', PORT: '80', HOST: '127.0.0.1' },
      uid,
      gid,
      encoding: 'utf8',
    });
    expect({ code: said.status, said: said.stderr }).toEqual(
      refusesWith(/^Poort 80 mag deze gebruiker niet openen.*PORT=3000/m),
    );
  },
);
