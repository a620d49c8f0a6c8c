import { audit } from '../audit/audit.ts';
import type { Sessions } from '../auth/sessions.ts';
import { freshPasswords, type FreshPassword } from '../cards/passwords.ts';
import type { Seal } from '../cards/seal.ts';
import { EDEX_UNDO_HOURS } from '../contract/edexml.ts';
import { STAFF_ROLES } from '../contract/staff.ts';
import type { Db } from '../data/database.ts';
import type { Moved } from '../groups/routes.ts';
import { Problem } from '../http/problem.ts';
import { JobRefusal, type Chunk, type JobKind, type Part, type Running } from '../jobs/kind.ts';
import type { Post } from '../mail/post.ts';
import { invite } from '../staff/invite.ts';
import {
  noteInvited,
  noteMarks,
  storeChangeSteps,
  storeGroupSteps,
  storeLinkSteps,
  storePupilSteps,
  storeTrashSteps,
  type Into,
} from './apply.ts';
import type { Plan, Step } from './plan.ts';
import { forgetPlan, readPlan } from './store.ts';
import { takeBack } from './undo.ts';

/** What an import job is about. */
export interface ImportParams {
  import: string;
}

interface ImportDeps {
  db: Db;
  seal: Seal;
  post: Post;
  sessions: Pick<Sessions, 'endAll'>;
  moved: Moved;
}

/** Steps that go through one chunk together: as many passwords are made beforehand. */
const STEPS = 12;
/** Lines that are taken back in one chunk, at most. */
const LINES = 100;

/** What was made ready outside the transaction. */
interface Prepared {
  steps: readonly Step[];
  total: number;
  style: Plan['style'];
  fresh: readonly FreshPassword[];
  into: Into;
  /** Why somebody could not be invited; empty for who was. */
  refused: string;
}

const STEP_TEXT: Record<Step['do'], string> = {
  group: 'De {groepen} maken',
  regroup: 'De {groepen} bijwerken',
  pupil: 'Leerlingen toevoegen',
  change: 'Leerlingen bijwerken',
  note: 'Leerlingen bijwerken',
  trash: 'Leerlingen naar de prullenbak',
  invite: 'Leerkrachten uitnodigen',
  link: 'Leerkrachten koppelen',
  skip: 'Verslag maken',
};

/** Bringing in a school: what was decided of a file, stored in chunks, and taken back within a day. */
export function importJob({
  db,
  seal,
  post,
  sessions,
  moved,
}: ImportDeps): JobKind<ImportParams, number, Prepared> {
  const plans = lastPlan(db);
  const back = (forGood: boolean): Part<ImportParams, number, never> => ({
    chunk: (trx, job, budget) => takeBackChunk(trx, job, budget, forGood),
  });
  return {
    id: 'import',
    title: 'Leerlingen inlezen',
    work: 'een import van leerlingen',
    action: 'roster:import',
    writes: true,
    outcomes: {
      made: 'nieuw',
      moved: 'naar een andere {groep}',
      changed: 'bijgewerkt',
      restored: 'teruggehaald',
      same: 'ongewijzigd',
      trashed: 'naar de prullenbak',
      skipped: 'overgeslagen',
      group: '{groepen} gemaakt',
      regroup: '{groepen} bijgewerkt',
      invited: 'leerkrachten uitgenodigd',
      notInvited: 'leerkrachten niet uitgenodigd',
      linked: 'leerkrachten gekoppeld',
      back: 'teruggezet',
      stays: 'gebleven zoals het is',
    },
    ofLine: {
      group: '{groep} gemaakt',
      regroup: '{groep} bijgewerkt',
      invited: 'uitgenodigd',
      notInvited: 'niet uitgenodigd',
      linked: 'gekoppeld',
    },
    cancel: 'back',
    retry: 'anew',
    run: {
      prepare: (job) => prepare({ db, post, plans }, job),
      chunk: (trx, job, _, ready) => store(trx, seal, job, ready),
    },
    back: back(true) as Part<ImportParams, number, Prepared>,
    undo: {
      ...(back(false) as Part<ImportParams, number, Prepared>),
      withinMs: EDEX_UNDO_HOURS * 60 * 60_000,
    },
    ended(job) {
      plans.forget();
      void tellEnd(db, sessions, moved, job);
    },
  };
}

/** The plan that is being carried out, read once: it is a megabyte of a school of 2,000, and never changes. */
function lastPlan(db: Db) {
  let last: { id: string; plan: Plan } | undefined;
  return {
    async read(id: string): Promise<Plan | undefined> {
      if (last?.id === id) return last.plan;
      const plan = await readPlan(db, id);
      last = plan && { id, plan };
      return plan;
    },
    forget: () => (last = undefined),
  };
}

async function prepare(
  { db, post, plans }: Pick<ImportDeps, 'db' | 'post'> & { plans: ReturnType<typeof lastPlan> },
  job: Running<ImportParams, number>,
): Promise<Prepared> {
  const plan = await plans.read(job.params.import);
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', job.accountId)
    .executeTakeFirst();
  if (!plan || !account)
    throw new JobRefusal('Wat er in het bestand stond is al gewist. Kies het bestand opnieuw.');
  const from = job.cursor ?? 0;
  const steps = alike(plan.steps, from);
  const [first] = steps;
  let refused = '';
  if (first?.do === 'invite') {
    const by =
      job.madeBy &&
      (await db.selectFrom('users').select(['id', 'name']).where('id', '=', job.madeBy).executeTakeFirst());
    const { id, name, email, groups } = first;
    const [role] = STAFF_ROLES;
    // Done once for each id, so that it may be done again; it has a transaction of its own.
    if (!by) refused = 'wie dit vroeg is er niet meer';
    else
      await invite(db, post, account, by, { id, name, email, role, groups, allGroups: false }).catch(
        (error: unknown) => {
          if (!(error instanceof Problem)) throw error;
          refused = error.message;
        },
      );
    post.nudge();
  }
  return {
    steps,
    total: plan.steps.length,
    style: plan.style,
    fresh: first?.do === 'pupil' ? await freshPasswords(plan.style, steps.length) : [],
    into: { accountId: account.id, variant: account.variant, actorId: job.madeBy, now: Date.now() },
    refused,
  };
}

/** The next steps of one kind. Groups go all together, an invitation alone: its mail is written meanwhile. */
function alike(steps: readonly Step[], from: number): Step[] {
  const kind = (step: Step | undefined) => (step?.do === 'regroup' ? 'group' : step?.do);
  const what = kind(steps[from]);
  const most = what === 'group' ? Infinity : what === 'invite' ? 1 : STEPS;
  let to = from;
  while (to < steps.length && to - from < most && kind(steps[to]) === what) to++;
  return steps.slice(from, to);
}

async function store(
  trx: Db,
  seal: Seal,
  job: Running<ImportParams, number>,
  { steps, total, style, fresh, into, refused }: Prepared,
): Promise<Chunk<number>> {
  const of = <D extends Step['do']>(what: D) =>
    steps.filter((step): step is Extract<Step, { do: D }> => step.do === what);
  const groups = steps.filter((step) => step.do === 'group' || step.do === 'regroup');
  const [pupils, changes, notes, trash, skips, links, invites] = [
    of('pupil'),
    of('change'),
    of('note'),
    of('trash'),
    of('skip'),
    of('link'),
    of('invite'),
  ];
  const rows = [
    ...(groups.length > 0 ? await storeGroupSteps(trx, groups, into) : []),
    ...(pupils.length > 0 ? await storePupilSteps(trx, seal, pupils, into, { fresh, style }) : []),
    ...(changes.length > 0 ? await storeChangeSteps(trx, changes, into) : []),
    ...(trash.length > 0
      ? await storeTrashSteps(
          trx,
          trash.map(({ id }) => id),
          into,
        )
      : []),
    ...skips.map(({ row }) => ({ outcome: 'skipped', note: `rij ${row}` })),
    ...(links.length > 0 ? await storeLinkSteps(trx, links, into) : []),
    ...invites.map(({ row }) =>
      refused === ''
        ? { outcome: 'invited', note: `leerkracht in rij ${row}` }
        : { outcome: 'notInvited', note: `leerkracht in rij ${row}: ${refused}` },
    ),
  ];
  await noteMarks(trx, into.accountId, notes, 0);
  if (refused === '') for (const step of invites) await noteInvited(trx, step, into);
  // Their seats are taken by themselves now.
  if (pupils.length > 0)
    await trx
      .updateTable('jobs')
      .set(({ eb }) => ({ seats: eb('seats', '-', pupils.length) }))
      .where('id', '=', job.id)
      .where('seats', '>=', pupils.length)
      .execute();
  const next = (job.cursor ?? 0) + steps.length;
  const isLast = next >= total;
  if (isLast) {
    await forgetPlan(trx, job.params.import);
    await audit(trx, {
      action: 'import-done',
      ...(job.madeBy && { actorId: job.madeBy }),
      accountId: into.accountId,
      subject: job.id,
      detail: `${total} steps`,
    });
  }
  const [first] = steps;
  return {
    next: isLast ? null : next,
    done: steps.length,
    total,
    ...(first && { step: STEP_TEXT[first.do] }),
    rows,
    ...(notes.length > 0 && { counts: { same: notes.length } }),
  };
}

/** Takes lines of a report back, the last one first. */
async function takeBackChunk(
  trx: Db,
  job: Running<ImportParams, number>,
  budget: { isOver(rows: number): boolean },
  forGood: boolean,
): Promise<Chunk<number>> {
  const lines = await trx
    .selectFrom('job_rows')
    .select(['n', 'subject_id', 'detail'])
    .where('job_id', '=', job.undoOf ?? job.id)
    .where('detail', 'is not', null)
    .$if(job.cursor !== null, (some) => some.where('n', '<', job.cursor!))
    .orderBy('n', 'desc')
    .limit(LINES)
    .execute();
  const rows = [];
  let last = job.cursor ?? 0;
  let done = 0;
  for (const line of lines) {
    const row = await takeBack(trx, line, { actorId: job.madeBy, now: Date.now(), forGood });
    if (row) rows.push(row);
    last = line.n;
    done++;
    if (budget.isOver(done)) break;
  }
  const isLast = done === lines.length && lines.length < LINES;
  if (isLast && job.undoOf !== null)
    await audit(trx, {
      action: 'import-undone',
      ...(job.madeBy && { actorId: job.madeBy }),
      accountId: job.accountId,
      subject: job.undoOf,
    });
  return {
    next: isLast ? null : last,
    done,
    step: 'Terugzetten',
    ...(forGood ? { counts: { back: rows.length } } : { rows }),
  };
}

/** Boards show who is in their groups now, and who went to the trash plays no more. */
async function tellEnd(
  db: Db,
  sessions: Pick<Sessions, 'endAll'>,
  moved: Moved,
  job: Running<ImportParams, number>,
) {
  const rows = await db
    .selectFrom('job_rows')
    .select(['subject_id', 'outcome'])
    .where('job_id', '=', job.id)
    .where('subject_id', 'is not', null)
    .execute();
  const of = (...outcomes: string[]) =>
    rows.flatMap(({ subject_id, outcome }) => (subject_id && outcomes.includes(outcome) ? [subject_id] : []));
  const trashed = of('trashed');
  if (trashed.length > 0) await sessions.endAll(trashed, 'trash');
  const groups = await db
    .selectFrom('groups')
    .select('id')
    .where('account_id', '=', job.accountId)
    .where('archived_at', 'is', null)
    .execute();
  moved({ groups: groups.map(({ id }) => id), pupils: of('moved', 'back') });
}
