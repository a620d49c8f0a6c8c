import { randomUUID } from 'node:crypto';
import { isOpen, type Job } from '../contract/jobs.ts';
import { proofOf } from '../contract/trash.ts';
import { until } from './play.ts';

/** Makes a call as an administrator. */
type Ask = (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;

/** Asks to erase things in the trash of an account. */
export const askToErase = (ask: Ask, account: string, items: readonly object[], id: string = randomUUID()) =>
  ask('POST', `/api/accounts/${account}/trash/erasures`, { id, items, typed: proofOf(items.length) });

/** Erases things in the trash of an account, and waits until it is done; gives how many of what. */
export async function eraseNow(
  ask: Ask,
  account: string,
  items: readonly object[],
): Promise<Record<string, number>> {
  const { status, body } = await askToErase(ask, account, items);
  if (status !== 200) throw new Error(`not erased: ${status}`);
  const { job: id } = body as { job: string | null };
  if (id === null) return {};
  const jobOf = async () => (await ask('GET', `/api/jobs/${id}`)).body as Job;
  await until(async () => !isOpen((await jobOf()).state));
  const { report } = await jobOf();
  return Object.fromEntries(report.map(({ outcome, count }) => [outcome, count]));
}
