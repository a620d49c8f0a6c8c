// What the guide promises, looked at after the block that brings it about.
import assert from 'node:assert/strict';
import type { People, Player } from './journey.ts';
import { soon, type Machine } from './machine.ts';
import type { Outside } from './outside.ts';
import { type Beside, SITE } from './reader.ts';

/** A table and its rows. */
type Count = [string, number];

/** Who and what is there while the guide is followed, and what has to be remembered. */
export interface Walk {
  machine: Machine;
  outside: Outside;
  people: People;
  player?: Player;
  /** What the last backup counted. */
  counts?: Count[];
  version?: string;
}

interface Promised extends Beside {
  what: string;
  look(walk: Walk, said: string): Promise<void>;
}

/** Enough for a name to be slowed down (server/auth/limits.ts). */
const MANY = 10;

/** In the order of the guide. */
export const PROMISES: Promised[] = [
  {
    before: 'systemctl enable --now spelwereld',
    what: 'systemd finds nothing to say about the unit',
    async look({ machine }) {
      assert.equal(await machine.run('systemd-analyze verify /etc/systemd/system/spelwereld.service'), '');
    },
  },
  {
    after: 'systemctl enable --now spelwereld',
    what: 'the server answers that all is well, and made its first backup',
    async look(walk) {
      await isWell(walk, 'sqlite');
      await soon('there is no first backup', () => nightly(walk));
    },
  },
  {
    after: 'spelwereld admin',
    what: 'a link at the address of the school',
    async look(_walk, said) {
      linkIn(said);
    },
  },
  { after: 'systemctl reload caddy', what: 'a school begins and plays over Caddy', look: begins },
  { after: 'systemctl reload nginx', what: 'the pupil plays over nginx', look: overProxy },
  {
    after: 'curl --fail --include',
    what: 'health answers over TLS',
    async look(_walk, said) {
      assert.match(said, /^HTTP\/\S+ 200/m);
    },
  },
  {
    after: 'spelwereld backup',
    what: 'what the backup counted',
    async look(walk, said) {
      walk.counts = countsIn(said);
    },
  },
  {
    after: 'spelwereld check',
    what: 'the backup was put back with the same counts, and is sound',
    async look(walk, said) {
      assert.match(said, /Alles is in orde/);
      for (const [table, rows] of Map.groupBy([...walk.counts!, ...countsIn(said)], ([table]) => table))
        assert.equal(new Set(rows.map(([, count]) => count)).size, 1, table);
    },
  },
  {
    after: 'spelwereld move-to-postgres',
    what: 'each table has as many rows as before',
    async look(_walk, said) {
      const tables = [...said.matchAll(/^\s*(\w+)\s+(\d+)\s+(\d+)\s*$/gm)];
      assert.ok(tables.length > 20, said);
      for (const [line, , before, after] of tables) assert.equal(before, after, line);
    },
  },
  {
    after: '>> /etc/spelwereld.env',
    what: 'the server is on PostgreSQL and the pupil plays on',
    async look(walk) {
      await isWell(walk, 'postgres');
      await walk.people.play();
    },
  },
  {
    before: 'git pull',
    what: 'a pupil plays',
    async look(walk) {
      walk.version = (await healthOf(walk)).version;
      walk.outside.publish();
      walk.player = await walk.people.play();
    },
  },
  {
    after: 'git pull',
    what: 'the version is the next one, and the pupil has a line again',
    async look(walk) {
      await walk.player!.isBack();
      assert.equal((await isWell(walk, 'postgres')).version, walk.outside.next);
    },
  },
  {
    after: 'git reset',
    what: 'the version is the former one, and the pupil can play',
    async look(walk) {
      assert.equal((await isWell(walk, 'postgres')).version, walk.version);
      await walk.people.play();
    },
  },
  {
    after: '/api/metrics',
    what: 'the metrics that are named are there, and the log shows warnings',
    async look(_walk, said) {
      for (const name of ['spelwereld_answers_stored_total', 'spelwereld_mails_waiting'])
        assert.ok(said.includes(name), name);
      assert.match(said, /slowed down/);
    },
  },
];

interface Health {
  version: string;
  failing: string[];
  database: { kind: string };
}

const healthOf = async ({ machine }: Walk) =>
  JSON.parse(await machine.run('curl --silent http://127.0.0.1:9464/api/health || true')) as Health;

/** Waits until all is well, and looks on which database. */
async function isWell(walk: Walk, kind: string): Promise<Health> {
  const health = await soon('the server is not well', () => healthOf(walk).catch(() => undefined));
  assert.deepEqual(health.failing, []);
  assert.equal(health.database.kind, kind);
  return health;
}

const nightly = async ({ machine }: Walk) =>
  (await machine.run('ls /var/backups/spelwereld'))
    .split('\n')
    .find((name) => /^spelwereld-[\d-]+$/.test(name));

function linkIn(said: string): string {
  const [link] = new RegExp(`https://${SITE}/\\S+`).exec(said) ?? [];
  assert.ok(link, said);
  return link;
}

/** The tables and rows that were printed. */
function countsIn(said: string): Count[] {
  const counts = [...said.matchAll(/^(\w+)\s+(\d+)\s*$/gm)].map(
    ([, table, rows]) => [table!, Number(rows)] as Count,
  );
  assert.ok(counts.length > 20, said);
  return counts;
}

async function begins(walk: Walk) {
  // Another link for the same person, as the guide says that the command gives.
  await walk.people.begin(
    linkIn(await walk.machine.run('spelwereld admin "Sanne de Vries" sanne@mijnschool.nl')),
  );
  await overProxy(walk);
}

/** HSTS, a line to the server, and the address of whoever logs in at the log: not that of the proxy, nor one that they made up. */
async function overProxy({ machine, people }: Walk) {
  const site = `https://${SITE}`;
  assert.match(
    await machine.run(`curl --silent --head ${site}/app/site`),
    /^strict-transport-security: max-age=/im,
  );
  await people.play();
  // From an address that is not loopback, as that of a child's tablet; of a name that was slowed down before, nothing more is said.
  const address = (await machine.run('hostname -I')).trim().split(' ')[0]!;
  const name = `iemand${Date.now()}`;
  const guess = `curl --silent --output /dev/null --resolve ${SITE}:443:${address} --header 'X-Forwarded-For: 203.0.113.9' \\
    --json '{"username":"${name}","password":"geraden"}' ${site}/api/auth`;
  await machine.run(`for try in $(seq ${MANY}); do ${guess} & done; wait`);
  const log = await machine.run("journalctl -u spelwereld --lines=1 --grep 'slowed down'");
  assert.ok(log.includes(`"address":"${address}"`), log);
}
