import { audit } from '../audit/audit.ts';
import * as contract from '../contract/exports.ts';
import type { Db } from '../data/database.ts';
import { nameOfDay } from '../data/day.ts';
import type { Calls } from '../http/calls.ts';
import { notFound } from '../http/problem.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { sweepExports } from './cleaning.ts';
import type { Entry, Writing } from './entries.ts';
import type { ExportFiles } from './export-files.ts';
import { exportKind } from './export-job.ts';
import { beginExport, exportsOf, readyExport, removeExport } from './exports.ts';

interface ExportDeps {
  db: Db;
  files: ExportFiles;
  jobs: Jobs;
  nameOf: Writing['nameOf'];
}

/** Exports of a pupil and of an account: having one made, fetching it, throwing it away. */
export function exportRoutes(calls: Calls, { db, files, jobs, nameOf }: ExportDeps): void {
  // What is left here goes with the hourly sweep.
  const sweep = () => void sweepExports(db, files, Date.now()).catch(() => undefined);
  const ofPupil = jobs.register(exportKind('pupil', { files, nameOf, sweep }));
  const ofAccount = jobs.register(exportKind('account', { files, nameOf, sweep }));
  const one = async (account: string, id: string) => {
    const [found] = await exportsOf(db, account, Date.now(), id);
    if (!found) throw notFound();
    return found;
  };

  calls.on(contract.listExports, async ({ params: { account } }) => {
    const exports = await exportsOf(db, account, Date.now());
    return { exports, total: exports.length };
  });

  calls.on(contract.exportAccount, async ({ session, params }) => {
    const wish = { id: params.export, accountId: params.account, pupilId: null, actorId: session.id };
    await beginExport(db, wish, ofAccount, Date.now());
    jobs.look();
    return one(params.account, params.export);
  });

  calls.on(contract.exportPupil, async ({ session, subject, params }) => {
    const { id: pupilId, account_id: accountId } = subject.pupil!;
    const wish = { id: params.export, accountId, pupilId, actorId: session.id };
    await beginExport(db, wish, ofPupil, Date.now());
    jobs.look();
    return one(accountId, params.export);
  });

  calls.file(contract.fetchExport, async ({ session, params: { account, export: id } }) => {
    const row = await readyExport(db, account, id, Date.now());
    const names = (JSON.parse(row.entries) as Entry[]).map(({ name }) => name);
    const content = files.zip(row, names, row.ready_at!);
    if (!content) throw notFound('Deze export is hier niet te vinden. Maak een nieuwe.');
    await audit(db, {
      ...{ action: 'export-fetched', actorId: session.id, accountId: account, detail: id },
      subject: row.pupil_id ?? account,
    });
    return {
      name: `spelwereld-${row.pupil_id === null ? 'export' : 'leerling'}-${nameOfDay(row.ready_at!)}.zip`,
      type: 'application/zip',
      content,
    };
  });

  calls.on(contract.removeExport, async ({ session, params: { account, export: id } }) => {
    await removeExport(db, { id, accountId: account, actorId: session.id });
    await files.remove(id);
    return {};
  });
}
