import { audit } from '../audit/audit.ts';
import { newId } from '../contract/id.ts';
import { UNDO_HOURS } from '../contract/lvs.ts';
import { transact, type Db } from '../data/database.ts';
import { notFound } from '../http/problem.ts';
import { beginAt, takeBeginningsBack } from '../settings/begin-at.ts';
import { linesOf, type Doing } from '../settings/changes.ts';
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
    const { passed } = await beginAt(
      trx,
      open.map(({ pupil, groep, half }) => ({ pupilId: pupil.id, start: { groep, half: half as 1 | 2 } })),
      doing,
    );
    const begun = open.filter(({ pupil }) => !passed.has(pupil.id));
    for (const { id } of begun)
      await trx
        .updateTable('lvs_proposals')
        .set({ state: 'accepted', batch: doing.batch, decided_at: now, decided_by: viewer.id })
        .where('id', '=', id)
        .execute();
    const failed = open
      .filter(({ pupil }) => passed.has(pupil.id))
      .map(
        ({ pupil }) =>
          `${pupil.name} heeft eigen oefeninstellingen die op bepaalde dagen gelden. Kies het begin daar zelf.`,
      );
    const pupils = begun.map(({ pupil }) => pupil.id);
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
  db: Db,
  by: By,
  importId: string,
  ids: readonly string[],
): Promise<Decided> {
  const { viewer, account, now } = by;
  return transact(db, async (trx) => {
    const decided = (await mine(trx, by, importId, ids)).filter(({ state }) => state !== 'open');
    const isLate = (row: (typeof decided)[number]) =>
      row.state === 'accepted' && (row.decided_at ?? 0) <= now - UNDO_HOURS * HOUR_MS;
    const back = decided.filter((row) => !isLate(row));
    const failed = decided
      .filter(isLate)
      .map(
        ({ pupil }) =>
          `Bij ${pupil.name} is het langer dan een dag geleden. Verander het begin in de oefeninstellingen.`,
      );
    if (back.length === 0) return { decided: 0, pupils: [], failed };
    await trx
      .updateTable('lvs_proposals')
      .set({ state: 'open', batch: null, decided_at: null, decided_by: null })
      .where(
        'id',
        'in',
        back.map(({ id }) => id),
      )
      .execute();
    const doing: Doing = { batch: newId(now), actorId: viewer.id, now };
    const pupils = await takeBeginningsBack(
      trx,
      back.filter(({ state }) => state === 'accepted'),
      doing,
    );
    await audit(trx, linesOf(doing, account.id, 'setting-undone', pupils));
    return { decided: back.length, pupils, failed };
  });
}
