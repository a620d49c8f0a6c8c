// The calls of the office's pages with five thousand customers, half a million pupils and twenty million lines in the audit log.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { createRng } from '../../engine/exercise/index.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { quantile, report } from './browser.ts';
import { makeDemo, withServer } from './demo-server.ts';
import { fillManyCustomers, MANY } from './many-customers.ts';

/** Each call is made so often; one user may ask 600 a minute. */
const ASKED = 40;
const APART_MS = 110;
const MOST_MS = 100;
const MOST_SEARCH_MS = 150;

/**
 * Runs the measurement and prints it; true when every call stays below its limit. A folder that is named is kept, and measured again as it
 * is: with all the lines it takes a quarter of an hour to make and eleven gigabytes. `share` of all that is made, for a try.
 */
export async function benchOffice(share = 1, kept?: string): Promise<boolean> {
  const path = kept ?? mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SPELWERELD_DATA: path };
  try {
    if (kept === undefined || !existsSync(join(kept, 'spelwereld.sqlite'))) {
      makeDemo(env);
      fillManyCustomers(openDataFolder(path).database, {
        accounts: MANY.accounts * share,
        pupils: MANY.pupils * share,
        audit: MANY.audit * share,
      });
    }
    const file = openDataFolder(path).database;
    return await withServer(env, async (url) => {
      await untilCounted(file);
      return measure(url, file);
    });
  } finally {
    if (kept === undefined) rmSync(path, { recursive: true });
  }
}

/** Waits until the pupils of every customer are counted, as they are a while after the start. */
async function untilCounted(file: string) {
  const db = new Sqlite(file, { readonly: true });
  const left = db.prepare<[], { left: number }>(
    'select (select count(*) from accounts) - (select count(*) from account_figures) as left',
  );
  while (left.get()!.left > 0) await wait(500);
  db.close();
}

/** Some that there are, to ask about. */
function some(file: string) {
  const db = new Sqlite(file, { readonly: true });
  const pick = <T>(sql: string) => db.prepare<[], T>(sql).all();
  const found = {
    accounts: pick<{ id: string; name: string; number: string }>(
      `select id, name, number from accounts where rowid % 97 = 0 limit 50`,
    ),
    pupils: pick<{ id: string; username: string; account: string; first: string; last: string }>(
      `select pupils.id, username, pupils.account_id as account, first_name as first, last_name as last
       from pupils join users on users.id = pupils.id where pupils.rowid % 997 = 0 limit 200`,
    ),
    staff: pick<{ id: string; username: string }>(
      `select id, username from users where role = 'docent' limit 50`,
    ),
  };
  db.close();
  return found;
}

async function measure(url: string, file: string): Promise<boolean> {
  console.log(`office: belasting van de machine ${loadavg()[0]!.toFixed(1)}`);
  const login = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'kantoor', password: 'regenboog' }),
  });
  const { token } = (await login.json()) as { token: string };
  const { accounts, pupils, staff } = some(file);
  const rng = createRng('office');
  const account = () => rng.pick(accounts).id;
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const pages: Record<string, () => string> = {
    dashboard: () => '/dashboard',
    'dashboard, een land': () => '/dashboard?variant=be',
    belasting: () => '/load?days=30',
    klanten: () => `/accounts?page=${1 + rng.below(90)}`,
    'klanten, meeste plaatsen': () => `/accounts?order=used&desc=ja&page=${1 + rng.below(90)}`,
    'klanten, einde': () => `/accounts?order=end&page=${1 + rng.below(90)}`,
    'klanten, stand': () => `/accounts?state=${rng.pick(['trial', 'active', 'ending', 'grace', 'readOnly'])}`,
    'klanten, te veel': () => '/accounts?over=ja',
    'klanten, geen overeenkomst': () => '/accounts?unsigned=ja',
    'klanten, lang niet geweest': () => '/accounts?inactive=30',
    'een klant': () => `/accounts/${account()}`,
    'wat er aan een klant veranderde': () => `/accounts/${account()}/changes`,
    'een leerling': () => `/pupils/${rng.pick(pupils).id}`,
    logboek: () => '/audit',
    'logboek van een klant': () => `/audit?account=${account()}`,
    'logboek van een persoon': () => `/audit?person=${rng.pick(staff).id}`,
    'logboek van een handeling': () => '/audit?action=export-asked',
    'logboek over een leerling': () => `/audit?subject=${rng.pick(pupils).id}`,
    'logboek van een klant, een maand': () => `/audit?account=${account()}&from=${day(200)}&to=${day(170)}`,
    'logboek van een handeling, een maand': () =>
      `/audit?action=staff-invited&from=${day(500)}&to=${day(470)}`,
    mail: () => `/mails?page=${1 + rng.below(20)}`,
    'mail die niet aankwam': () => '/mails?trouble=true',
    aanvragen: () => '/leads?kind=application',
    vragen: () => '/threads',
    berichten: () => '/messages',
    facturen: () => '/invoices',
    bestellingen: () => '/orders',
    'te veel leerlingen': () => '/over-use',
    achtergrondwerk: () => '/jobs',
    overeenkomsten: () => '/agreements',
    verzoeken: () => '/data-requests',
    uitspraak: () => '/sound-reports',
  };
  const searches: Record<string, () => string> = {
    'klanten zoeken op naam': () => `/accounts?search=${word(rng.pick(accounts).name, 3)}`,
    'klanten zoeken op nummer': () => `/accounts?search=${word(rng.pick(accounts).number || '11AA', 0)}`,
    'klanten zoeken op medewerker': () => `/accounts?search=${rng.pick(staff).username}`,
    'klanten zoeken, niets': () => '/accounts?search=bestaatniet',
    'leerling op gebruikersnaam': () => `/pupils?q=${rng.pick(pupils).username}`,
    'leerling op begin': () => `/pupils?q=${rng.pick(pupils).username.slice(0, 5)}`,
    'leerling op nummer van ons': () => `/pupils?q=${rng.pick(pupils).id}`,
    'mail zoeken': () => '/mails?search=meting',
  };
  const ask = async (path: string) => {
    const address = `${url}/api/office${path}`;
    const began = performance.now();
    const response = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
    await response.text();
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return performance.now() - began;
  };
  let isWithin = true;
  for (const [group, most] of [
    [pages, MOST_MS],
    [searches, MOST_SEARCH_MS],
  ] as const)
    for (const [name, path] of Object.entries(group)) {
      const taken: number[] = [];
      for (let n = 0; n < ASKED; n++) {
        taken.push(await ask(path()));
        await wait(APART_MS);
      }
      const p95 = quantile(taken, 0.95);
      const holds = report(`office: ${name}, p95 (p50 ${quantile(taken, 0.5).toFixed(0)})`, p95, most, ' ms');
      isWithin = holds && isWithin;
    }
  return isWithin;
}

/** A word of a name, to search for. */
const word = (name: string, at: number) => encodeURIComponent(name.split(' ')[at] ?? name);
