import { randomUUID } from 'node:crypto';
import { schoolWeeks, type FreeDays } from '../calendar/school-weeks.ts';
import type { decideSignal, SignalReason, SignalState } from '../contract/care-signals.ts';
import { SIGNALS } from '../contract/care-terms.ts';
import { daysAfter } from '../contract/days.ts';
import { transact, type Db } from '../data/database.ts';
import type { CareSignalRow } from '../data/schema.ts';
import { Problem } from '../http/problem.ts';
import type { z } from 'zod';
import { audit } from '../audit/audit.ts';
import { hurried, readKnown, type Asked } from './signal-data.ts';
import { reasonsOf } from './signal-kinds.ts';

/** The numbers of a signal, as they are kept. */
export interface Evidence {
  reasons: SignalReason[];
  isHurried: boolean;
}

/** What was known when somebody put a signal off. */
interface Seen {
  kinds: string[];
  categories: string[];
}

export const evidenceOf = ({ evidence }: Pick<CareSignalRow, 'evidence'>) => JSON.parse(evidence) as Evidence;

/** The categories of reasons, those that go worst first. */
export const categoriesOf = (reasons: readonly SignalReason[]): string[] => [
  ...new Set(
    reasons
      .flatMap(({ categories }) => categories)
      .sort((a, b) => a.high - b.high)
      .map(({ id }) => id),
  ),
];

const seenIn = (reasons: readonly SignalReason[]): Seen => ({
  kinds: reasons.map(({ kind }) => kind),
  categories: categoriesOf(reasons),
});

/** The signals of pupils that are not over. */
const livingSignals = (db: Db, ids: readonly string[]): Promise<CareSignalRow[]> =>
  db
    .selectFrom('care_signals')
    .selectAll()
    .where('pupil_id', 'in', ids)
    .where('state', '<>', 'voorbij')
    .execute();

/** Works out anew who of these pupils may need care, and stores what changed. Gives their signals that are not over. */
export async function workOut(db: Db, asked: Asked): Promise<CareSignalRow[]> {
  const { pupils, today } = asked;
  if (pupils.length === 0) return [];
  const known = await readKnown(db, asked);
  const ids = pupils.map(({ id }) => id);
  const before = new Map((await livingSignals(db, ids)).map((row) => [row.pupil_id, row]));
  const found = new Map(ids.map((id) => [id, reasonsOf(known.get(id)!)]));
  const fast = await hurried(
    db,
    ids.filter((id) => found.get(id)!.length > 0),
  );
  const after = ids.map((id) => {
    const evidence = { reasons: found.get(id)!, isHurried: fast.has(id) };
    return { was: before.get(id), is: nextOf(before.get(id), evidence, known.get(id)!.isPlanned, today, id) };
  });
  const changed = after.filter(({ was, is }) => is !== undefined && is !== was);
  if (changed.length > 0) await store(db, changed);
  return after.flatMap(({ is }) => (is && is.state !== 'voorbij' ? [is] : []));
}

/** What becomes of the signal of a pupil by what is known today; the same where nothing changes. */
function nextOf(
  was: CareSignalRow | undefined,
  evidence: Evidence,
  isPlanned: boolean,
  today: string,
  pupil: string,
): CareSignalRow | undefined {
  const isOver = evidence.reasons.length === 0;
  // While its plan is there it is the plan that tells what is going on.
  if (was?.state === 'plan' && isPlanned) return was;
  if (isOver) return was && { ...was, state: 'voorbij' as const, over_on: today, version: was.version + 1 };
  const text = JSON.stringify(evidence);
  if (!was)
    return { ...UNDECIDED, id: randomUUID(), pupil_id: pupil, since: today, evidence: text, version: 1 };
  if (was.state === 'plan' || isBack(was, evidence.reasons, today))
    return { ...was, ...UNDECIDED, evidence: text, version: was.version + 1 };
  return was.evidence === text ? was : { ...was, evidence: text };
}

const UNDECIDED = {
  ...{ state: 'open', decided_by: null, decided_at: null, decided_on: null, why: null, until: null },
  over_on: null,
} as const satisfies Partial<CareSignalRow>;

/** Whether what somebody put off is to be looked at again: its weeks are over, or there is more than there was then. */
function isBack(was: CareSignalRow, reasons: readonly SignalReason[], today: string): boolean {
  if (was.state !== 'niet nu') return false;
  const seen = JSON.parse(was.decided_on!) as Seen;
  // That practice says too little is less than what it took the place of.
  const isNew = reasons.some(({ kind }) => kind !== 'weinig' && !seen.kinds.includes(kind));
  const more = categoriesOf(reasons).filter((category) => !seen.categories.includes(category));
  return today > was.until! || isNew || more.length >= SIGNALS.later.categories;
}

async function store(
  db: Db,
  changed: readonly { was: CareSignalRow | undefined; is: CareSignalRow | undefined }[],
): Promise<void> {
  await transact(db, async (trx) => {
    const begun = changed.flatMap(({ was, is }) => (was ? [] : is!));
    if (begun.length > 0)
      await trx
        .insertInto('care_signals')
        .values(begun)
        // One that was over today is there again, or somebody else worked it out at the same moment.
        .onConflict((conflict) =>
          conflict.columns(['pupil_id', 'since']).doUpdateSet(({ ref, eb }) => ({
            ...UNDECIDED,
            evidence: ref('excluded.evidence'),
            version: eb('care_signals.version', '+', 1),
          })),
        )
        .execute();
    for (const { was, is } of changed)
      if (was)
        await trx
          .updateTable('care_signals')
          .set(is!)
          .where('id', '=', was.id)
          // Who decided meanwhile goes first.
          .where('version', '=', was.version)
          .execute();
  });
}

interface Deciding {
  signal: CareSignalRow;
  accountId: string;
  body: z.output<typeof decideSignal.body>;
  actorId: string;
  free: readonly FreeDays[];
  today: string;
  now: number;
}

/** Stores what somebody decided; the same again is done once. */
export async function decide(
  db: Db,
  { signal, accountId, body, actorId, free, today, now }: Deciding,
): Promise<{ state: SignalState; version: number }> {
  const { id, state, version } = signal;
  if (state === body.state && signal.why === ('why' in body ? body.why : null)) return { state, version };
  if (state === 'voorbij') throw new Problem('conflict', 'Dit signaal is inmiddels voorbij.');
  const { reasons } = evidenceOf(signal);
  const decided = { decided_by: actorId, decided_at: now, decided_on: JSON.stringify(seenIn(reasons)) };
  const later = schoolWeeks(daysAfter(today, 1), SIGNALS.later.weeks, free).lastDay;
  await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('care_signals')
      .set({
        ...(body.state === 'open' ? UNDECIDED : { ...UNDECIDED, ...decided, state: body.state }),
        ...(body.state === 'niet nu' && { why: body.why, until: later }),
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', body.basedOn)
      .executeTakeFirst();
    if (numUpdatedRows === 0n)
      throw new Problem('conflict', 'Iemand anders besliste hier net over. Kijk nog eens.');
    await audit(trx, { action: ACTIONS[body.state], actorId, accountId, subject: signal.pupil_id });
  });
  return { state: body.state, version: version + 1 };
}

const ACTIONS = { open: 'signal-opened', plan: 'signal-planned', 'niet nu': 'signal-put-off' } as const;
