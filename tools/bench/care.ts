// The calls of the page of care pupils in a school of three hundred: signals, and the list when every pupil has a plan.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder } from '../../server/data/folder.ts';
import { quantile, report } from './browser.ts';
import { fillCareSchool, givePlans, PUPILS } from './care-school.ts';
import { makeDemo, untilTakenIn, withServer } from './demo-server.ts';

/** Each call is made so often in each run; the median run counts. */
const ASKED = 40;
const RUNS = 3;
const MOST_MS = 100;

/** Runs the measurement and prints it; true when both calls stay below their limit. */
export async function benchCare(): Promise<boolean> {
  const path = mkdtempSync(join(tmpdir(), 'spelwereld-bench-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', SPELWERELD_DATA: path };
  try {
    makeDemo(env);
    const file = openDataFolder(path).database;
    await withServer(env, () => untilTakenIn(file));
    const { account, rounds } = fillCareSchool(file);
    console.log(
      `zorg: ${PUPILS} leerlingen, ${rounds} rondes; belasting van de machine ${loadavg()[0]!.toFixed(1)}`,
    );
    const signals = await withServer(env, (url) => measure(url, `/api/accounts/${account}/care/signals`));
    givePlans(file, account);
    const list = await withServer(env, (url) => measure(url, `/api/accounts/${account}/care`));
    const isQuick = reportMedian('signalen van een school', signals);
    return reportMedian(`lijst met ${PUPILS} plannen`, list) && isQuick;
  } finally {
    rmSync(path, { recursive: true });
  }
}

/** How long each run of asking took, in ms per question. */
async function measure(url: string, path: string): Promise<number[][]> {
  const login = await fetch(`${url}/api/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'directie', password: 'regenboog' }),
  });
  const { token } = (await login.json()) as { token: string };
  const ask = async () => {
    const begin = performance.now();
    const response = await fetch(url + path, { headers: { Authorization: `Bearer ${token}` } });
    const { total } = (await response.json()) as { total: number };
    if (!response.ok || total === 0) throw new Error(`${path}: ${response.status}, ${total}`);
    return performance.now() - begin;
  };
  // The first has everything to store.
  console.log(`zorg: de eerste keer ${(await ask()).toFixed(0)} ms`);
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) {
    const taken: number[] = [];
    for (let i = 0; i < ASKED; i++) taken.push(await ask());
    runs.push(taken);
  }
  return runs;
}

/** Prints the run whose p95 is the median of all against its ceiling; gives whether it holds. */
function reportMedian(name: string, runs: readonly number[][]): boolean {
  const p95 = (taken: readonly number[]) => quantile(taken, 0.95);
  const usual = [...runs].sort((a, b) => p95(a) - p95(b))[Math.floor(runs.length / 2)]!;
  return report(`zorg: ${name}, p95 (p50 ${quantile(usual, 0.5).toFixed(0)})`, p95(usual), MOST_MS, ' ms');
}
