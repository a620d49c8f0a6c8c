import type { z } from 'zod';
import type { runRelocation } from '../contract/relocation-consents.ts';
import { transact, type Db } from '../data/database.ts';
import { Problem } from '../http/problem.ts';
import type { Starter } from '../jobs/jobs.ts';
import { takeSeats } from '../licence/seats.ts';
import { checked } from './check.ts';
import { bothAgree, recheck } from './consents.ts';
import { storedFor } from './facts.ts';
import { AFTER_GROUPS, type Relocating } from './job.ts';
import { moveSeats } from './seats.ts';
import { logged, step, type By } from './service.ts';

/**
 * Has the long work begin that moves what both sides agreed to, once under the id of the work. Throws `conflict` when trying would
 * give another list by now.
 */
export async function run(
  db: Db,
  starter: Pick<Starter<Relocating>, 'add'>,
  id: string,
  { job, basedOn }: z.output<typeof runRelocation.body>,
  { actorId, now, clock }: By & { clock: number },
): Promise<void> {
  await transact(db, async (trx) => {
    const of = await storedFor(trx, id);
    // Sent again because the answer got lost.
    if (of.row.job_id === job) return;
    if (of.row.state !== 'waiting') throw new Problem('conflict', 'Vraag eerst toestemming voor deze lijst.');
    const { pupils } = await recheck(trx, of, of.row.stamp, clock);
    if (!(await bothAgree(trx, of.row)))
      throw new Problem('conflict', 'Nog niet beide klanten hebben ingestemd met deze lijst.');
    const { staff } = await checked(trx, of, clock);
    await step(trx, id, basedOn, { state: 'running', job_id: job, changed_at: now });
    await moveSeats(trx, of, { actorId, isBack: false });
    await takeSeats(trx, of.target.id, pupils, clock);
    await starter.add(trx, {
      ...{ id: job, accountId: of.target.id, targetId: id, madeBy: actorId, seats: pupils },
      ...{ params: { relocation: id, staff }, total: of.items.groups.length + AFTER_GROUPS },
    });
    await logged(trx, 'relocation-run', of.row, actorId, of.row.reason);
  });
}
