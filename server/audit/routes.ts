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
import { personOf, readAudit, staffNamed, type After, type Named } from './query.ts';
import { told } from './told.ts';

/** The office reads its own words, whatever account a line is of. */
const READER = readerAs('office', 'nl');

/** The audit log as the office reads it: nothing here changes or removes a line. */
export function auditRoutes(calls: Calls, db: Db, jobs: Jobs): void {
  const files = jobs.register(auditFileKind);
  /** A filter with the ids of whom it names; where it is not sure who that is, those who may be meant. */
  const named = async (filter: AuditFilter): Promise<{ filter: AuditFilter } | { among: Named[] }> => {
    const found = { ...filter };
    if (filter.subject) found.subject = (await personOf(db, filter.subject)) ?? filter.subject;
    if (filter.person) {
      found.person = await personOf(db, filter.person);
      if (found.person === undefined) {
        const among = await staffNamed(db, filter.person);
        if (among.length !== 1) return { among };
        found.person = among[0]!.id;
      }
    }
    return { filter: found };
  };
  const one = async (madeBy: string, id: string) => {
    const [file] = await filesOf(db, madeBy, Date.now(), id);
    if (!file) throw notFound();
    return file;
  };

  calls.on(contract.listAudit, async ({ session, query: { after, ...asked } }) => {
    const meant = await named(withoutEmpty(asked));
    if ('among' in meant) return { lines: [], next: null, isKnown: false, among: meant.among };
    const rows = await readAudit(
      db,
      session,
      meant.filter,
      after === undefined ? undefined : afterOf(after),
      contract.AUDIT_PAGE + 1,
    );
    const shown = rows.slice(0, contract.AUDIT_PAGE);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      lines: await told(db, shown, READER),
      next: last ? `${last.at}~${last.id}` : null,
      isKnown: true,
      among: [],
    };
  });

  calls.on(contract.listAuditActions, async () => ({ topics: actionTopics(READER) }));

  calls.on(contract.listAuditFiles, async ({ session }) => ({
    files: await filesOf(db, session.id, Date.now()),
  }));

  calls.on(contract.makeAuditFile, async ({ session, params, body }) => {
    const meant = await named(withoutEmpty(body.filter));
    if ('among' in meant)
      throw notFound(
        meant.among.length === 0
          ? 'Deze persoon kennen we niet.'
          : 'Kies eerst in het logboek wie je bedoelt.',
      );
    const { reason } = body;
    await beginFile(db, { id: params.file, by: session, filter: meant.filter, reason }, files, Date.now());
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
