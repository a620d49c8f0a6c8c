// How long a class waits whose pupils all open the map at the same moment: right after the server started, so that nothing of
// them is known to it yet, and once more.
import makeDemoSchool from '../e2e/global-setup.ts';
import { openSchool, TEMPLATE } from '../e2e/school.ts';
import { AUTH_DEFAULTS, issuerOf } from '../../server/auth/config.ts';
import { openKeyPair } from '../../server/auth/keys.ts';
import { createSessions } from '../../server/auth/sessions.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { openDatabase } from '../../server/data/database.ts';
import { openDataFolder } from '../../server/data/folder.ts';
import { quantile, report } from './browser.ts';

const PUPILS = 30;
const MOST_MS = 500;
/** Once for what the server keeps of everybody, and then the middle of these. */
const TURNS = 5;
/** What a server prepares when it starts takes so long on a slow machine. */
const PREPARES_MS = 20_000;

/** Prints how long the last of the class waited; true when it stays below its ceiling. */
export async function benchMapsAtOnce(): Promise<boolean> {
  const removeDemo = makeDemoSchool();
  const pupils = await logInPupils(process.env[TEMPLATE]!);
  const school = await openSchool({ alone: {} });
  try {
    // Each has been here before, as on any day but the first; then the server starts, at night.
    for (const pupil of pupils) await fetchMap(school.url, pupil);
    await school.kill();
    await school.start();
    await new Promise((resolve) => setTimeout(resolve, PREPARES_MS));
    // The machine has run the code once.
    await fetchMap(school.url, pupils.pop()!);
    const times: number[] = [];
    for (let turn = 0; turn <= TURNS; turn++) {
      const begin = performance.now();
      await Promise.all(pupils.map((pupil) => fetchMap(school.url, pupil)));
      times.push(performance.now() - begin);
    }
    const [first, ...later] = times;
    return [
      report(`maps: ${PUPILS} kaarten tegelijk, voor het eerst`, first!, MOST_MS, ' ms'),
      report(`maps: ${PUPILS} kaarten tegelijk, daarna`, quantile(later, 0.5), MOST_MS, ' ms'),
    ].every(Boolean);
  } finally {
    await school.close();
    removeDemo();
  }
}

interface LoggedIn {
  id: string;
  token: string;
}

/** Sessions for a class and one pupil more, of those who practised most. */
async function logInPupils(path: string): Promise<LoggedIn[]> {
  const folder = openDataFolder(path);
  const db = await openDatabase(folder.database);
  const tokens = createTokens(openKeyPair(folder), issuerOf(AUTH_DEFAULTS));
  const { lifetimes } = AUTH_DEFAULTS;
  const sessions = createSessions({ db, tokens, lifetimes, secret: folder.secret('networks') });
  const rows = await db
    .selectFrom('pupils')
    .innerJoin('rounds', 'rounds.pupil_id', 'pupils.id')
    .select(['pupils.id', 'pupils.account_id'])
    .groupBy(['pupils.id', 'pupils.account_id'])
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .limit(PUPILS + 1)
    .execute();
  const device = { address: '127.0.0.1', browser: 'bench' };
  const loggedIn: LoggedIn[] = [];
  for (const { id, account_id } of rows) {
    const { access } = await sessions.begin({ id, role: 'leerling', account_id }, device);
    loggedIn.push({ id, token: access });
  }
  await db.destroy();
  return loggedIn;
}

async function fetchMap(url: string, { id, token }: LoggedIn) {
  const response = await fetch(`${url}/api/pupils/${id}/map`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`The map answered ${response.status}.`);
  await response.arrayBuffer();
}
