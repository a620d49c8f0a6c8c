import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { onceANight } from '../../data/night.ts';
import type { PracticeItems } from '../../words/practice-items.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Calibrated } from './calibrate.ts';

const EVERY_MS = 30 * 60 * 1000;

/** What is needed to learn difficulty on a thread of its own. */
export interface CalibrationDeps {
  /** Where the database is, as openDatabase takes it. */
  place: string;
  items: PracticeItems;
  catalogue: Catalogue;
}

/** Learns difficulty from the log, beside everything else. Undefined when there was too little news. */
export async function calibrateApart({
  place,
  items: { words, categories },
  catalogue,
}: CalibrationDeps): Promise<Calibrated | undefined> {
  const workerData = { place, items: { words, categories }, games: catalogue.games };
  const worker = new Worker(new URL('./calibrate-worker.ts', import.meta.url), { workerData });
  const [result] = (await once(worker, 'message')) as [Calibrated | undefined];
  return result;
}

/** Learns difficulty once a night, and says so to `done`. Returns how to stop it. */
export function startNightly(
  deps: CalibrationDeps,
  refresh: () => Promise<void>,
  logger: Logger,
  done: () => void,
): () => void {
  const isTime = onceANight();
  const learn = async () => {
    if (!isTime()) return;
    await calibrateApart(deps);
    await refresh();
    done();
  };
  return everyHalfHour(learn, (err) => logger.error({ err }, 'difficulty not learnt'));
}

/** Takes into use now and then what another process or a command has learnt. Returns how to stop it. */
export const startRefreshing = (refresh: () => Promise<void>, logger: Logger): (() => void) =>
  everyHalfHour(refresh, (err) => logger.error({ err }, 'difficulties not read'));

/** Does something every half hour; `onFault` hears of it when that fails. */
function everyHalfHour(work: () => Promise<void>, onFault: (error: unknown) => void): () => void {
  const timer = setInterval(() => void work().catch(onFault), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
