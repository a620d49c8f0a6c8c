import type { z } from 'zod';
import { whoAre } from '../accounts/who.ts';
import { audit } from '../audit/audit.ts';
import type { AskedRelocation, askConsent, notePaperConsent } from '../contract/relocation-consents.ts';
import type { RelocationCheck, RelocationSide } from '../contract/relocations.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { AccountRow, RelocationRow } from '../data/schema.ts';
import { notFound, Problem } from '../http/problem.ts';
import { messageAdmins } from '../messages/to-admins.ts';
import { checked } from './check.ts';
import { storedFor, type Stored } from './facts.ts';
import { logged, step, type By } from './service.ts';

const SIDES = ['source', 'target'] as const;
const otherOf = (side: RelocationSide): RelocationSide => (side === 'source' ? 'target' : 'source');

/** Throws `conflict` when trying would give another list now, or something stands in the way. */
export async function recheck(
  trx: Db,
  of: Stored,
  stamp: string | null,
  clock: number,
): Promise<RelocationCheck> {
  const { check } = await checked(trx, of, clock);
  if (check.stamp !== stamp)
    throw new Problem(
      'conflict',
      'Er is iets veranderd sinds het proefdraaien. Bekijk de nieuwe lijst en vraag opnieuw toestemming.',
    );
  if (!check.isReady)
    throw new Problem('conflict', 'Er staat nog iets in de weg. Kies wat daarmee moet gebeuren.');
  return check;
}

/** Asks the administrators of both sides to agree to the list that trying gave. */
export async function ask(
  db: Db,
  id: string,
  { stamp, basedOn }: z.output<typeof askConsent.body>,
  { actorId, now, clock }: By & { clock: number },
): Promise<void> {
  await transact(db, async (trx) => {
    const of = await storedFor(trx, id);
    const check = await recheck(trx, of, stamp, clock);
    await step(trx, id, basedOn, {
      ...{ state: 'waiting', stamp, changed_at: now },
      checked: JSON.stringify({ lines: check.lines, pupils: check.pupils }),
    });
    await trx.deleteFrom('relocation_consents').where('relocation_id', '=', id).execute();
    for (const side of SIDES)
      await messageAdmins(
        trx,
        {
          ...{ kind: 'nieuws', accountId: of[side].id, link: 'verhuizingen', mailCopy: true },
          title: 'Toestemming voor een verhuizing',
          text: `Het kantoor van Spelwereld bereidt een verhuizing voor van ${of.source.name} naar ${of.target.name}. Er verhuist niets voordat beide het eens zijn. Bekijk bij de verhuizingen wat er gebeurt, en zeg of je akkoord bent.`,
          source: `relocation-asked-${stamp}-${basedOn}-${side}`,
        },
        now,
      );
    await logged(trx, 'relocation-asked', of.row, actorId);
  });
}

const sideOf = (row: RelocationRow, accountId: string): RelocationSide | undefined =>
  row.source_id === accountId ? 'source' : row.target_id === accountId ? 'target' : undefined;

/** What an account is asked to agree to, and what it agreed to. */
export async function askedOf(db: Db, accountId: string): Promise<AskedRelocation[]> {
  const rows = await db
    .selectFrom('relocations')
    .selectAll()
    .where(({ or, eb }) => or([eb('source_id', '=', accountId), eb('target_id', '=', accountId)]))
    .where('state', 'in', ['waiting', 'running', 'done'])
    .where('checked', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  const asked: AskedRelocation[] = [];
  for (const row of rows) {
    const side = sideOf(row, accountId)!;
    const of = await storedFor(db, row.id);
    const answers = await db
      .selectFrom('relocation_consents')
      .leftJoin('users', 'users.id', 'by_id')
      .select(['side', 'agrees', 'at', 'users.name as by'])
      .where('relocation_id', '=', row.id)
      .execute();
    const other = of[otherOf(side)];
    const who = (await whoAre(db, [other.id])).get(other.id)!;
    const own = answers.find((answer) => answer.side === side);
    const { lines, pupils } = JSON.parse(row.checked!) as Pick<RelocationCheck, 'lines' | 'pupils'>;
    asked.push({
      ...{ id: row.id, side, other: other.name, who, reason: row.reason, state: row.state },
      stamp: row.stamp!,
      // Who may be there already would name a child of the other account.
      check: { pupils, lines: lines.filter(({ kind }) => kind !== 'pupil') },
      answer: own ? { agrees: own.agrees === 1, by: own.by ?? '', at: own.at } : null,
      otherAgrees: answers.some((answer) => answer.side !== side && answer.agrees === 1),
    });
  }
  return asked;
}

/** What somebody says for a side of a relocation. */
interface Answer extends By {
  side: RelocationSide;
  agrees: boolean;
  paperDay: string | null;
}

async function store(trx: Db, row: RelocationRow, { side, agrees, paperDay, actorId, now }: Answer) {
  const said = { stamp: row.stamp!, agrees: Number(agrees), by_id: actorId, paper_day: paperDay, at: now };
  await trx
    .insertInto('relocation_consents')
    .values({ relocation_id: row.id, side, ...said })
    .onConflict((conflict) => conflict.columns(['relocation_id', 'side']).doUpdateSet(said))
    .execute();
}

/** Keeps what an administrator of an account says to the list that was seen. Throws `conflict` when that is another one by now. */
export async function answer(
  db: Db,
  account: Pick<AccountRow, 'id'>,
  id: string,
  { stamp, agrees, ...by }: By & { stamp: string; agrees: boolean },
): Promise<void> {
  await transact(db, async (trx) => {
    const { row } = await storedFor(trx, id);
    const side = sideOf(row, account.id);
    if (!side || row.checked === null) throw notFound('Deze verhuizing is niet gevonden.');
    if (row.state !== 'waiting' || row.stamp !== stamp)
      throw new Problem('conflict', 'Deze verhuizing is net veranderd. Bekijk eerst wat er nu staat.');
    await store(trx, row, { ...by, side, agrees, paperDay: null });
    await audit(trx, {
      action: agrees ? 'relocation-agreed' : 'relocation-refused',
      ...{ actorId: by.actorId, accountId: account.id, subject: id },
    });
  });
}

/** Notes what a customer agreed to on paper, with who says so and why. */
export async function noteOnPaper(
  db: Db,
  id: string,
  { side, day, reason, basedOn }: z.output<typeof notePaperConsent.body>,
  { actorId, now }: By,
): Promise<void> {
  if (day > nameOfDay(now)) {
    const late = 'Deze dag moet nog komen.';
    throw new Problem('invalid-fields', late, { fields: { day: late } });
  }
  await transact(db, async (trx) => {
    const { row } = await storedFor(trx, id);
    if (row.state !== 'waiting') throw new Problem('conflict', 'Vraag eerst toestemming voor deze lijst.');
    await step(trx, id, basedOn, { changed_at: now });
    await store(trx, row, { side, agrees: true, paperDay: day, actorId, now });
    await audit(trx, {
      action: 'relocation-on-paper',
      ...{ actorId, accountId: side === 'source' ? row.source_id : row.target_id, subject: id },
      ...{ detail: day, reason },
    });
  });
}

/** Whether both agreed to the list as it stands. */
export async function bothAgree(trx: Db, row: RelocationRow): Promise<boolean> {
  const rows = await trx
    .selectFrom('relocation_consents')
    .select('side')
    .where('relocation_id', '=', row.id)
    .where('stamp', '=', row.stamp)
    .where('agrees', '=', 1)
    .execute();
  return rows.length === SIDES.length;
}
