import { newId } from '../contract/id.ts';
import { UNDO_HOURS } from '../contract/lvs.ts';
import { audit } from '../audit/audit.ts';
import { transact, type Db } from '../data/database.ts';
import type { PlacementRow } from '../data/schema.ts';
import { beginAt, takeBeginningsBack } from '../settings/begin-at.ts';
import { linesOf, type Doing } from '../settings/changes.ts';
import { beginningOf, decided } from './placement-result.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Who decides about tests of whom. */
interface Deciding {
  accountId: string;
  groupId: string;
  actorId: string;
  tests: readonly string[];
  now: number;
}

/** What came of deciding: how much was decided, who begins elsewhere by it, and what could not be done. */
interface Decided {
  decided: number;
  pupils: string[];
  failed: string[];
}

/** The results among these that are about pupils of the group, the latest of each. */
async function resultsIn(
  trx: Db,
  { accountId, groupId, tests }: Deciding,
): Promise<(PlacementRow & { name: string })[]> {
  const rows = await trx
    .selectFrom('placements')
    .innerJoin('test_sets', 'test_sets.id', 'placements.set_id')
    .innerJoin('pupils', 'pupils.id', 'placements.pupil_id')
    .innerJoin('users', 'users.id', 'placements.pupil_id')
    .selectAll('placements')
    .select('users.name')
    .where('pupils.group_id', '=', groupId)
    .where('pupils.trashed_at', 'is', null)
    .where('test_sets.account_id', '=', accountId)
    .where('test_sets.trashed_at', 'is', null)
    .where('placements.state', '!=', 'toets')
    .where('placements.set_id', 'in', [...new Set(tests)])
    .orderBy('made_at', 'desc')
    .execute();
  const seen = new Set<string>();
  return rows.filter(({ pupil_id }) => !seen.has(pupil_id) && seen.add(pupil_id));
}

/** Lets pupils begin where it is proposed. What somebody else decided on already is passed over. */
export const acceptPlacements = (db: Db, deciding: Deciding): Promise<Decided> =>
  transact(db, async (trx) => {
    const { actorId, accountId, now } = deciding;
    const open = (await resultsIn(trx, deciding)).filter(({ state }) => state === 'open');
    const doing: Doing = { batch: newId(now), actorId, now };
    const beginnings = open.flatMap((row) => beginningOf(row) ?? []);
    const { passed } = await beginAt(trx, beginnings, doing);
    const begun = beginnings.map(({ pupilId }) => pupilId).filter((id) => !passed.has(id));
    for (const { set_id, pupil_id } of open)
      if (begun.includes(pupil_id))
        await decided(trx, set_id, { state: 'accepted', batch: doing.batch, at: now, by: actorId });
    await audit(trx, linesOf(doing, accountId, 'setting-saved', begun));
    const failed = open
      .filter(({ pupil_id }) => passed.has(pupil_id))
      .map(
        ({ name }) =>
          `${name} heeft eigen oefeninstellingen die op bepaalde dagen gelden. Kies het begin daar zelf.`,
      );
    return { decided: begun.length, pupils: begun, failed };
  });

/** Lays results aside: nothing moves. */
export const rejectPlacements = (db: Db, deciding: Deciding): Promise<Decided> =>
  transact(db, async (trx) => {
    const open = (await resultsIn(trx, deciding)).filter(({ state }) => state === 'open');
    for (const { set_id } of open)
      await decided(trx, set_id, { state: 'rejected', batch: null, at: deciding.now, by: deciding.actorId });
    return { decided: open.length, pupils: [], failed: [] };
  });

/** Takes decisions back: what was accepted within a day, with the change of the setting; what was rejected at any time. */
export const undoPlacements = (db: Db, deciding: Deciding): Promise<Decided> =>
  transact(db, async (trx) => {
    const { actorId, accountId, now } = deciding;
    const rows = (await resultsIn(trx, deciding)).filter(({ state }) => state !== 'open');
    const isLate = ({ state, decided_at }: PlacementRow) =>
      state === 'accepted' && Number(decided_at) <= now - UNDO_HOURS * HOUR_MS;
    const back = rows.filter((row) => !isLate(row));
    const doing: Doing = { batch: newId(now), actorId, now };
    const pupils = await takeBeginningsBack(
      trx,
      back.filter(({ state }) => state === 'accepted'),
      doing,
    );
    for (const { set_id } of back)
      await decided(trx, set_id, { state: 'open', batch: null, at: null, by: null });
    await audit(trx, linesOf(doing, accountId, 'setting-undone', pupils));
    const failed = rows
      .filter(isLate)
      .map(
        ({ name }) =>
          `Bij ${name} is het langer dan een dag geleden. Verander het begin in de oefeninstellingen.`,
      );
    return { decided: back.length, pupils, failed };
  });
