import * as contract from '../contract/office-audit.ts';
import type { AuditFilter } from '../contract/office-audit.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { readerAs } from '../http/words.ts';
import { actionTopics } from './actions.ts';
import { audit } from './audit.ts';
import { auditFileKind } from './file-job.ts';
import { beginFile, contentOf, filesOf } from './files.ts';
import { personOf, readAudit, type After } from './query.ts';
import { told } from './told.ts';

/** The office reads its own words, whatever account a line is of. */
const READER = readerAs('office', 'nl');

/** The audit log as the office reads it: nothing here changes or removes a line. */
export function auditRoutes(calls: Calls, db: Db, jobs: Jobs): void {
  const files = jobs.register(auditFileKind);
  /** A filter with the id of the person that it names; null when nobody is called so. */
  const named = async (filter: AuditFilter): Promise<AuditFilter | null> => {
    if (!filter.person) return filter;
    const person = await personOf(db, filter.person);
    return person === undefined ? null : { ...filter, person };
  };
  const one = async (madeBy: string, id: string) => {
    const [file] = await filesOf(db, madeBy, Date.now(), id);
    if (!file) throw notFound();
    return file;
  };

  calls.on(contract.listAudit, async ({ session, query: { after, ...asked } }) => {
    const filter = await named(withoutEmpty(asked));
    if (filter === null) return { lines: [], next: null, isKnown: false };
    const rows = await readAudit(
      db,
      session,
      filter,
      after === undefined ? undefined : afterOf(after),
      contract.AUDIT_PAGE + 1,
    );
    const shown = rows.slice(0, contract.AUDIT_PAGE);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      lines: await told(db, shown, READER),
      next: last ? `${last.at}~${last.id}` : null,
      isKnown: true,
    };
  });

  calls.on(contract.listAuditActions, async () => ({ topics: actionTopics(READER) }));

  calls.on(contract.listAuditFiles, async ({ session }) => ({
    files: await filesOf(db, session.id, Date.now()),
  }));

  calls.on(contract.makeAuditFile, async ({ session, params, body }) => {
    const filter = await named(withoutEmpty(body.filter));
    if (filter === null) throw notFound('Deze persoon kennen we niet.');
    await beginFile(db, { id: params.file, by: session, filter, reason: body.reason }, files, Date.now());
    jobs.look();
    return one(session.id, params.file);
  });

  calls.file(contract.fetchAuditFile, async ({ session, params: { file } }) => {
    const content = await contentOf(db, file, session.id, READER, Date.now());
    await audit(db, { action: 'audit-file-fetched', actorId: session.id, subject: file });
    return { name: `logboek-${nameOfDay(Date.now())}.csv`, type: 'text/csv; charset=utf-8', content };
  });
}

const withoutEmpty = (filter: AuditFilter): AuditFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

function afterOf(after: string): After {
  const split = after.indexOf('~');
  return { at: Number(after.slice(0, split)), id: after.slice(split + 1) };
}
