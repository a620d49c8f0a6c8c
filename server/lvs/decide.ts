import { setImmediate } from 'node:timers/promises';
import { audit } from '../audit/audit.ts';
import { newId } from '../contract/id.ts';
import { UNDO_HOURS } from '../contract/lvs.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound, Problem } from '../http/problem.ts';
import {
  applyPupils,
  changedByStaff,
  linesOf,
  pupilState,
  type Doing,
  type PupilStep,
} from '../settings/changes.ts';
import type { EffectDeps } from '../settings/effect.ts';
import { findPupilSettings } from '../settings/repository.ts';
import { undoChange } from '../settings/undo.ts';
import type { Known } from './match.ts';
import { findImport, pupilsFor } from './repository.ts';
import type { By } from './service.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What came of deciding: how much was decided, who begins elsewhere by it, and what could not be done. */
export interface Decided {
  decided: number;
  pupils: string[];
  failed: string[];
}

/** The proposals that somebody may decide on, with their pupils. */
async function mine(db: Db, { viewer, account }: By, importId: string, ids: readonly string[]) {
  if (!(await findImport(db, account.id, importId, viewer)))
    throw notFound('Deze toetsen zijn niet gevonden.');
  const pupils = new Map<string, Known>(
    (await pupilsFor(db, account.id, viewer)).map((one) => [one.id, one]),
  );
  const rows = await db
    .selectFrom('lvs_proposals')
    .selectAll()
    .where('import_id', '=', importId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return rows.flatMap((row) => {
    const pupil = pupils.get(row.pupil_id);
    return pupil ? [{ ...row, pupil }] : [];
  });
}

/**
 * Lets pupils begin where it is proposed, as a teacher does by hand: in the setting of each, where it can be seen, changed and taken back.
 * Answers, coins and what was mastered stay as they are. What somebody else decided on already is passed over.
 */
export async function acceptProposals(
  db: Db,
  by: By,
  importId: string,
  ids: readonly string[],
): Promise<Decided> {
  const { viewer, account, now } = by;
  return transact(db, async (trx) => {
    const open = (await mine(trx, by, importId, ids)).filter(({ state }) => state === 'open');
    const doing: Doing = { batch: newId(now), actorId: viewer.id, now };
    const settings = new Map(
      (
        await findPupilSettings(
          trx,
          open.map(({ pupil_id }) => pupil_id),
        )
      ).map((row) => [row.pupil_id, row]),
    );
    const steps: PupilStep[] = [];
    const failed: string[] = [];
    for (const { id, pupil, groep, half } of open) {
      const row = settings.get(pupil.id)!;
      const state = pupilState(row);
      // What is set for some days would end with them, and a beginning does not.
      if (state.from || state.to) {
        failed.push(
          `${pupil.name} heeft eigen oefeninstellingen die op bepaalde dagen gelden. Kies het begin daar zelf.`,
        );
        continue;
      }
      await trx
        .updateTable('lvs_proposals')
        .set({ state: 'accepted', batch: doing.batch, decided_at: now, decided_by: viewer.id })
        .where('id', '=', id)
        .execute();
      steps.push({ row, after: changedByStaff(state, { start: { groep, half: half as 1 | 2 } }, []) });
    }
    await applyPupils(trx, steps, doing);
    const pupils = steps.map(({ row }) => row.pupil_id);
    await audit(trx, linesOf(doing, account.id, 'setting-saved', pupils));
    return { decided: pupils.length, pupils, failed };
  });
}

/** Lays proposals aside; they do not come back for the same result. */
export async function rejectProposals(
  db: Db,
  by: By,
  importId: string,
  ids: readonly string[],
): Promise<Decided> {
  const { viewer, now } = by;
  return transact(db, async (trx) => {
    const open = (await mine(trx, by, importId, ids)).filter(({ state }) => state === 'open');
    if (open.length === 0) return { decided: 0, pupils: [], failed: [] };
    const { numUpdatedRows } = await trx
      .updateTable('lvs_proposals')
      .set({ state: 'rejected', decided_at: now, decided_by: viewer.id })
      .where(
        'id',
        'in',
        open.map(({ id }) => id),
      )
      .executeTakeFirst();
    return { decided: Number(numUpdatedRows), pupils: [], failed: [] };
  });
}

/** Takes decisions back: one that was accepted within a day, with the change of the setting; one that was rejected at any time. */
export async function undoDecisions(
  deps: EffectDeps,
  by: By,
  importId: string,
  ids: readonly string[],
): Promise<Decided> {
  const { db } = deps;
  const done: Decided = { decided: 0, pupils: [], failed: [] };
  for (const row of await mine(db, by, importId, ids)) {
    await setImmediate();
    if (row.state === 'open') continue;
    const { numUpdatedRows } = await db
      .updateTable('lvs_proposals')
      .set({ state: 'open' })
      .where('id', '=', row.id)
      .where('state', '=', row.state)
      .where((where) =>
        where.or([where('state', '=', 'rejected'), where('decided_at', '>', by.now - UNDO_HOURS * HOUR_MS)]),
      )
      .executeTakeFirst();
    if (!numUpdatedRows) {
      done.failed.push(
        `Bij ${row.pupil.name} is het langer dan een dag geleden. Verander het begin in de oefeninstellingen.`,
      );
      continue;
    }
    if (row.state === 'rejected') {
      done.decided++;
      continue;
    }
    try {
      await takeBack(deps, by, row.pupil_id, row.batch!);
      done.pupils.push(row.pupil_id);
      done.decided++;
    } catch (problem) {
      await db.updateTable('lvs_proposals').set({ state: 'accepted' }).where('id', '=', row.id).execute();
      if (!(problem instanceof Problem)) throw problem;
      done.failed.push(`${row.pupil.name}: ${problem.message}`);
    }
  }
  return done;
}

async function takeBack(
  deps: EffectDeps,
  { viewer, now }: By,
  pupilId: string,
  batch: string,
): Promise<void> {
  const pupil = await deps.db
    .selectFrom('pupils')
    .selectAll()
    .where('id', '=', pupilId)
    .executeTakeFirstOrThrow();
  try {
    await undoChange(deps, { pupil }, batch, { batch: newId(now), actorId: viewer.id, now });
  } catch (problem) {
    // The pupil began there already: nothing was changed by it.
    if (!(problem instanceof Problem) || problem.code !== 'not-found') throw problem;
  }
}
