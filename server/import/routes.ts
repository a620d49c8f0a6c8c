import { audit } from '../audit/audit.ts';
import type { Session, Sessions } from '../auth/sessions.ts';
import type { Seal } from '../cards/seal.ts';
import * as contract from '../contract/edexml.ts';
import { transact, type Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { DataFolder } from '../data/folder.ts';
import type { AccountRow } from '../data/schema.ts';
import type { Moved } from '../groups/routes.ts';
import type { Calls } from '../http/calls.ts';
import { notFound, Problem } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { markUndone, readJob } from '../jobs/store.ts';
import { freeSeats, takeSeats } from '../licence/seats.ts';
import { reachOf } from '../contract/permissions.ts';
import type { Post } from '../mail/post.ts';
import { hasImportRight } from '../staff/repository.ts';
import { readApart } from './edexml/apart.ts';
import { importJob } from './import-job.ts';
import { planOf } from './plan.ts';
import { readPresent } from './present.ts';
import { EDEX_MESSAGES, Refused } from './refusal.ts';
import { review } from './review.ts';
import { sourceOfRoster } from './roster.ts';
import { markerFor, sealSource, type Sealed } from './sealed.ts';
import type { Source } from './source.ts';
import { findImport, findListed, keepProposal, listImports, takeProposal, throwAway } from './store.ts';
import { importView, isOld, numberOf, previewOf, schoolMatch } from './view.ts';

interface ImportDeps {
  db: Db;
  folder: DataFolder;
  seal: Seal;
  jobs: Jobs;
  post: Post;
  sessions: Pick<Sessions, 'endAll'>;
  moved: Moved;
}

const HOUR = 60 * 60_000;
/** Files of an account in an hour. */
const FILES_PER_HOUR = 20;
/** The longest name of a file that is kept. */
const LONGEST_NAME = 120;
const GONE = 'Deze import is er niet meer.';

/** Bringing in a school (README.md): reading a file, the proposal, storing what was decided, undoing it. */
export function importRoutes(calls: Calls, deps: ImportDeps): void {
  const { db, folder, seal, jobs, post, sessions, moved } = deps;
  const importing = jobs.register(importJob({ db, seal, post, sessions, moved }));
  const perHour = calls.limiter('edexml-files', { points: FILES_PER_HOUR, duration: 3600 });
  /** Accounts of which this process reads a file now. */
  const reading = new Set<string>();

  const keep = async (account: AccountRow, madeBy: string, name: string, source: Source) => {
    const sealed = sealSource(source, markerFor(folder, account.id));
    const now = Date.now();
    const by = { accountId: account.id, madeBy, name: name.slice(-LONGEST_NAME), now };
    const id = await transact(db, async (trx) => {
      const made = await keepProposal(trx, by, sealed);
      await audit(trx, {
        action: 'import-proposed',
        actorId: madeBy,
        accountId: account.id,
        subject: made,
        detail: `${sealed.pupils.length} pupils`,
      });
      return made;
    });
    return importView((await findListed(db, account.id, id))!);
  };

  /** The account, once it is sure that somebody brings pupils in there: of the teachers those with the right to. */
  const accountFor = async (session: Session, account: AccountRow) => {
    if (session.role === 'docent' && !(await hasImportRight(db, session.id))) throw notFound();
    return account;
  };

  calls.on(contract.uploadEdexml, async ({ subject, session, query: { encoding }, upload }) => {
    const account = await accountFor(session, subject.account!);
    // A practice and a home have no administration that makes such files.
    if (account.kind !== 'school') throw notFound();
    if (reading.has(account.id)) throw new Problem('EDEX_BUSY');
    reading.add(account.id);
    try {
      await perHour.consume(account.id).catch((refused: unknown) => {
        if (refused instanceof Error) throw refused;
        throw new Problem('too-many-requests', undefined, { retryAfter: 3600 });
      });
      const file = await upload();
      if (!file) throw new Problem('EDEX_NO_FILE');
      const source = await readApart(file.bytes, { forced: encoding, today: nameOfDay(Date.now()) });
      return await keep(account, session.id, file.name, source);
    } catch (error) {
      if (error instanceof Refused) throw new Problem(error.code, error.message);
      throw error;
    } finally {
      reading.delete(account.id);
    }
  });

  calls.on(contract.uploadRoster, async ({ subject, session, body: { name, rows } }) => {
    const account = await accountFor(session, subject.account!);
    if (account.kind === 'thuis') throw notFound();
    return keep(account, session.id, name, sourceOfRoster(rows, nameOfDay(Date.now())));
  });

  calls.on(contract.listEdexmlImports, async ({ subject, session }) => {
    const { id } = await accountFor(session, subject.account!);
    return { imports: (await listImports(db, id)).map(importView) };
  });

  calls.on(contract.getEdexmlImport, async ({ subject, session, params, query: { page } }) => {
    const account = await accountFor(session, subject.account!);
    const [listed, row] = await Promise.all([
      findListed(db, account.id, params.import),
      findImport(db, account.id, params.import),
    ]);
    if (!listed || !row) throw notFound(GONE);
    const now = Date.now();
    const sealed = sourceOf(row, now);
    const present = await readPresent(db, account.id);
    const free = await freeSeats(db, account.id, now);
    const at = { account, page, now, free, mayManageStaff: managesStaff(session) };
    return previewOf(listed, sealed, present, review(sealed, present), at);
  });

  calls.on(contract.commitEdexml, async ({ subject, session, params, body: choices }) => {
    const account = await accountFor(session, subject.account!);
    if (choices.invite.length + choices.link.length > 0 && !managesStaff(session))
      throw new Problem('invalid-fields', undefined, {
        fields: { invite: 'Een beheerder nodigt docenten uit en koppelt ze.' },
      });
    const isOffice = session.role === 'office' || session.role === 'superadmin';
    await transact(db, async (trx) => {
      const row = await findImport(trx, account.id, params.import);
      if (!row) throw notFound(GONE);
      // Sent twice.
      if (row.job_id === choices.requestId) return;
      const now = Date.now();
      const sealed = sourceOf(row, now);
      const present = await readPresent(trx, account.id);
      if (present.stamp !== choices.stamp) throw new Problem('EDEX_STALE');
      const match = schoolMatch(sealed.school, account);
      if (match === 'other' && !(isOffice && choices.otherSchool))
        throw new Problem(
          'EDEX_OTHER_SCHOOL',
          `Dit bestand is van school ${numberOf(sealed.school) || sealed.school.schoolKey}; dit account is van school ${account.number}.`,
        );
      if (isOld(sealed, present, now) && !choices.old)
        throw new Problem('invalid-fields', undefined, {
          fields: { old: 'Vink aan dat je dit oude bestand toch wilt inlezen.' },
        });
      const plan = planOf(sealed, review(sealed, present, choices), present, choices, account.variant);
      await takeSeats(trx, account.id, plan.seats, now).catch((error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        throw new Problem('EDEX_SEATS', error.message, { ...(error.fields && { fields: error.fields }) });
      });
      if (!(await takeProposal(trx, row.id, choices.requestId, plan))) throw new Problem('EDEX_DONE');
      if (choices.fillNumber && match === 'unknown' && account.number === '')
        await trx
          .updateTable('accounts')
          .set({ number: numberOf(sealed.school) })
          .where('id', '=', account.id)
          .execute();
      await importing.add(trx, {
        id: choices.requestId,
        accountId: account.id,
        targetId: row.id,
        madeBy: session.id,
        params: { import: row.id },
        total: plan.steps.length,
        seats: plan.seats,
      });
      await audit(trx, {
        action: 'import-begun',
        actorId: session.id,
        accountId: account.id,
        subject: row.id,
        detail: `${plan.steps.length} steps`,
      });
    });
    jobs.look();
    return { job: choices.requestId };
  });

  calls.on(contract.undoEdexml, async ({ subject, session, params, body: { id } }) => {
    const account = await accountFor(session, subject.account!);
    await transact(db, async (trx) => {
      const row = await findImport(trx, account.id, params.import);
      const job = row?.job_id ? await readJob(trx, row.job_id) : undefined;
      if (!row || !job) throw notFound(GONE);
      if (job.undone_by === id && (await readJob(trx, id))) return;
      if (!(await markUndone(trx, job.id, id, Date.now())))
        throw new Problem(
          'conflict',
          job.undone_by ? 'Dit is al ongedaan gemaakt.' : 'Dit kan niet meer ongedaan worden gemaakt.',
        );
      const draft = { id, accountId: account.id, targetId: row.id, madeBy: session.id, total: job.done };
      await importing.add(trx, { ...draft, params: { import: row.id }, undoOf: job.id });
    });
    jobs.look();
    return { job: id };
  });

  calls.on(contract.throwEdexmlAway, async ({ subject, session, params }) => {
    const account = await accountFor(session, subject.account!);
    if (!(await findImport(db, account.id, params.import))) throw notFound(GONE);
    if (!(await throwAway(db, account.id, params.import))) throw new Problem('EDEX_DONE');
    return {};
  });
}

const managesStaff = ({ role }: Session) => reachOf(role, 'staff:manage') !== undefined;

/** What stands in a proposal; throws when it was carried out, thrown away, or is too old. */
function sourceOf(row: { state: string; source: string | null; made_at: number }, now: number): Sealed {
  if (row.state === 'committed') throw new Problem('EDEX_DONE');
  if (
    row.state !== 'preview' ||
    row.source === null ||
    now - row.made_at > contract.EDEX_PREVIEW_HOURS * HOUR
  )
    throw new Problem(
      'EDEX_EXPIRED',
      row.state === 'thrown' ? 'Dit voorstel is weggegooid.' : EDEX_MESSAGES.EDEX_EXPIRED,
    );
  return JSON.parse(row.source) as Sealed;
}
