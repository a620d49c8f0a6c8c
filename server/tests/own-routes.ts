import { Readable } from 'node:stream';
import type { z } from 'zod';
import * as contract from '../contract/own-tests.ts';
import { newId } from '../contract/id.ts';
import { reachOf, type Role } from '../contract/permissions.ts';
import type { Variant } from '../contract/variant.ts';
import { transact, type Db } from '../data/database.ts';
import type { PupilRow, SittingAnswerRow, SittingRow, TestSetRow } from '../data/schema.ts';
import { featuresOf } from '../features/features.ts';
import type { Calls } from '../http/calls.ts';
import { Problem, unknownAddress } from '../http/problem.ts';
import type { Licences } from '../licence/licences.ts';
import type { Words } from '../practice/dealer.ts';
import { formAt, hasUse, isFor, openSets } from './for-pupil.ts';
import { handIn } from './hand-in.ts';
import { hasResult, isOpen, ownView } from './own-view.ts';
import { checkAllStages } from './placement-stages.ts';
import { answersOf, itemsOf, sittingOf } from './repository.ts';

/** A test and how far a pupil is with it. */
interface OwnTest {
  set: TestSetRow;
  sitting: SittingRow | undefined;
}

/** What comes of what pupils write. */
export interface Afterwards {
  /** Gives what becomes of a test once it is handed in, in the same transaction; true where the pupil begins elsewhere by it. */
  checking: () => Promise<(trx: Db, set: TestSetRow, now: number) => Promise<boolean>>;
  /** Gives what makes the next stage of a placement test, in a transaction. */
  staging: () => Promise<
    (trx: Db, wish: { sitting: SittingRow; stage: number; variant: Variant; now: number }) => Promise<void>
  >;
  /** Tells pupils who are there. */
  mapChanged: (pupilIds: readonly string[]) => void;
}

/** What pupils do with tests. `clock` is that of licences and days. */
export function ownTestRoutes(
  calls: Calls,
  { db, words, licences }: { db: Db; words: Words; licences: Pick<Licences, 'check' | 'now'> },
  { checking, staging, mapChanged }: Afterwards,
): void {
  const now = () => licences.now();

  /** A test that is there for a pupil: all that is not looks the same. What was begun may be handed in whatever is switched off. */
  const findOwn = async (pupil: PupilRow, test: string, account: string | undefined): Promise<OwnTest> => {
    const set = await db.selectFrom('test_sets').selectAll().where('id', '=', test).executeTakeFirst();
    if (!set || set.trashed_at !== null || set.account_id !== pupil.account_id) throw unknownAddress();
    if (account !== (set.use === 'methode' ? set.account_id : undefined)) throw unknownAddress();
    const sitting = await sittingOf(db, set, pupil.id);
    if (sitting?.state !== 'bezig') {
      if (sitting === undefined && !(await isFor(db, set, pupil))) throw unknownAddress();
      if (!hasUse(await featuresOf(db, set.account_id), set.use)) throw unknownAddress();
    }
    return { set, sitting };
  };
  /** The sitting that this device may write in. */
  const own = ({ sitting }: OwnTest, device: string): SittingRow => {
    if (!sitting) throw unknownAddress();
    if (sitting.device !== device && sitting.state === 'bezig') throw elsewhere();
    return sitting;
  };

  /** Counts a hearing, before it is heard; also after the page was opened anew. */
  const countPlay = async (
    found: OwnTest,
    { device, n, play }: { device: string; n: number; play: number },
  ) => {
    const sitting = own(found, device);
    if (sitting.state !== 'bezig') throw new Problem('conflict', 'Deze toets is al ingeleverd.');
    await transact(db, async (trx) => {
      const before = await answerOf(trx, sitting, n);
      if (before.plays >= play) throw new Problem('conflict', 'Je hebt dit woord al twee keer gehoord.');
      await store(trx, { ...before, plays: play });
    });
  };

  calls.on(contract.listOwnTests, async ({ subject }) => {
    const pupil = subject.pupil!;
    const features = await featuresOf(db, pupil.account_id);
    const sets = await db
      .selectFrom('test_sets')
      .selectAll()
      .where((set) => set.or([set('group_id', '=', pupil.group_id), set('pupil_id', '=', pupil.id)]))
      .where('account_id', '=', pupil.account_id)
      .where('trashed_at', 'is', null)
      .orderBy('open_from')
      .execute();
    const sittings = await db
      .selectFrom('sittings')
      .selectAll()
      .where('pupil_id', '=', pupil.id)
      .where(
        'set_id',
        'in',
        sets.map(({ id }) => id),
      )
      .execute();
    const open = await openSets(db, pupil, sets);
    return sets.flatMap((set): z.output<typeof contract.listOwnTests.response> => {
      const sitting = sittings.find(
        ({ set_id, moment, form }) => set_id === set.id && moment === set.moment && form === formAt(set),
      );
      const { id, account_id: account, title, use } = set;
      if (sitting?.state === 'bezig') return [{ id, account, title, use, state: 'bezig' }];
      if (!hasUse(features, use)) return [];
      if (!sitting && open.has(id) && isOpen(set, now()))
        return [{ id, account, title, use, state: 'klaar' }];
      return hasResult(set, sitting) ? [{ id, account, title, use, state: 'uitslag' }] : [];
    });
  });

  calls.on(contract.getOwnTest, async ({ session, subject, params, query }) => {
    const { set, sitting } = await findOwn(subject.pupil!, params.test, query.account);
    if (!takes(session.role))
      return { ...(await ownView(db, set, undefined, { now: now() })), state: 'klaar' as const };
    return ownView(db, set, sitting, { device: query.device, now: now() });
  });

  calls.on(contract.beginTest, async ({ session, subject, params, query, body }) => {
    const pupil = subject.pupil!;
    const { set, sitting: before } = await findOwn(pupil, params.test, query.account);
    if (!before) {
      if (!isOpen(set, now())) throw new Problem('conflict', 'Deze toets is nu niet open.');
      await licences.check(session, 'practice', 'test:take');
      await db
        .insertInto('sittings')
        .values({
          id: newId(now()),
          set_id: set.id,
          pupil_id: pupil.id,
          ...{ form: formAt(set), moment: set.moment, mode: 'scherm', state: 'bezig' },
          device: body.device,
          begun_at: now(),
          handed_in_at: null,
          why: null,
          ...{ taken_on: null, taker_id: null, circumstances: '' },
          version: 1,
        })
        .onConflict((conflict) => conflict.columns(['set_id', 'pupil_id', 'moment', 'form']).doNothing())
        .execute();
    } else if (before.device !== body.device && before.state === 'bezig') {
      // One that was opened again is nobody's.
      if (!body.takeOver && before.device !== null) throw elsewhere();
      await db
        .updateTable('sittings')
        .set({ device: body.device })
        .where('id', '=', before.id)
        .where('state', '=', 'bezig')
        .execute();
    }
    return ownView(db, set, await sittingOf(db, set, pupil.id), { device: body.device, now: now() });
  });

  calls.file(contract.hearTestWord, async ({ session, subject, params, query }) => {
    const pupil = subject.pupil!;
    const found = await findOwn(pupil, params.test, query.account);
    const form = found.sitting?.form ?? formAt(found.set);
    const item = (await itemsOf(db, found.set.id)).find((one) => one.form === form && one.n === params.n);
    if (!item) throw unknownAddress();
    const variant = await variantOf(db, pupil.account_id);
    const said =
      item.sentence === null ? item.word : `${item.sentence} ${item.role === 'zin' ? '' : item.word}`.trim();
    const mp3 = await words.sound(said, variant);
    // What the voice could not say was not heard.
    if (takes(session.role)) await countPlay(found, { device: query.device, n: params.n, play: query.play });
    return { name: `woord-${params.n}.mp3`, type: 'audio/mpeg', content: Readable.from([mp3]) };
  });

  calls.on(contract.saveTestAnswer, async ({ subject, params, query, body }) => {
    const found = await findOwn(subject.pupil!, params.test, query.account);
    const sitting = own(found, body.device);
    const items = await itemsOf(db, sitting.set_id);
    if (!items.some(({ form, n }) => form === sitting.form && n === params.n)) throw unknownAddress();
    const given = body.given?.replace(/[\u0000-\u001f\u007f]/g, '') ?? null;
    return transact(db, async (trx) => {
      const before = await answerOf(trx, sitting, params.n);
      const { state } = (await sittingOf(trx, found.set, sitting.pupil_id))!;
      if (state !== 'bezig') {
        // Kept, and seen by staff; what was handed in stays as it was.
        if (given !== before.given) await store(trx, { ...before, late: given });
        return { rev: before.rev };
      }
      if (body.rev <= before.rev) return { rev: before.rev };
      const missing = body.noSound ? ('geluid' as const) : null;
      await store(trx, { ...before, rev: body.rev, given, missing, ms: before.ms + body.ms });
      return { rev: body.rev };
    });
  });

  calls.on(contract.nextTestStage, async ({ subject, params, query, body }) => {
    const pupil = subject.pupil!;
    const found = await findOwn(pupil, params.test, query.account);
    const sitting = own(found, body.device);
    const variant = await variantOf(db, pupil.account_id);
    const add = await staging();
    if (sitting.state === 'bezig')
      await transact(db, async (trx) => {
        await checkArrived(trx, sitting, body.revs);
        await add(trx, { sitting, stage: body.stage, variant, now: now() });
      });
    return ownView(db, found.set, sitting, { device: body.device, now: now() });
  });

  calls.on(contract.handInTest, async ({ subject, params, query, body }) => {
    const pupil = subject.pupil!;
    const found = await findOwn(pupil, params.test, query.account);
    const sitting = own(found, body.device);
    const variant = await variantOf(db, pupil.account_id);
    const items = (await itemsOf(db, sitting.set_id)).filter(({ form }) => form === sitting.form);
    const checked = await checking();
    const at = now();
    const isMoved = await transact(db, async (trx) => {
      await checkArrived(trx, sitting, body.revs);
      await checkAllStages(trx, found.set.id);
      await handIn(trx, sitting, items, { variant, now: at });
      return checked(trx, found.set, at);
    });
    if (isMoved) mapChanged([pupil.id]);
    const ended = await sittingOf(db, found.set, pupil.id);
    return ownView(db, found.set, ended, { device: body.device, now: now() });
  });
}

const variantOf = async (db: Db, accountId: string): Promise<Variant> =>
  (await db.selectFrom('accounts').select('variant').where('id', '=', accountId).executeTakeFirstOrThrow())
    .variant;

/** Whether somebody takes tests; staff look on. */
const takes = (role: Role) => reachOf(role, 'test:take') !== undefined;
const elsewhere = () =>
  new Problem('conflict', 'Deze toets is open op een ander apparaat.', { fields: { device: 'elsewhere' } });

/** Refuses to go on while the server lacks something that the browser has. */
async function checkArrived(
  trx: Db,
  sitting: SittingRow,
  revs: readonly { n: number; rev: number }[],
): Promise<void> {
  const stored = new Map((await answersOf(trx, sitting.id)).map(({ n, rev }) => [n, rev]));
  const missing = revs.filter(({ n, rev }) => rev > (stored.get(n) ?? 0)).map(({ n }) => n);
  if (missing.length > 0)
    throw new Problem('conflict', 'Nog niet alles is aangekomen. Even geduld.', {
      fields: { missing: missing.join(' ') },
    });
}

/** What is stored of a word, or what is before anything is. */
async function answerOf(trx: Db, sitting: SittingRow, n: number): Promise<SittingAnswerRow> {
  const row = await trx
    .selectFrom('sitting_answers')
    .selectAll()
    .where('sitting_id', '=', sitting.id)
    .where('n', '=', n)
    .executeTakeFirst();
  return (
    row ?? {
      sitting_id: sitting.id,
      pupil_id: sitting.pupil_id,
      n,
      ...{ rev: 0, given: null, plays: 0, ms: 0, missing: null, late: null },
      ...{ verdict: null, errors: '[]', decided_by: null, why: null },
    }
  );
}

const store = (trx: Db, row: SittingAnswerRow) =>
  trx
    .insertInto('sitting_answers')
    .values(row)
    .onConflict((conflict) => conflict.columns(['sitting_id', 'n']).doUpdateSet(row))
    .execute();
