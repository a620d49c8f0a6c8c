import * as agreements from '../contract/agreements.ts';
import * as leaflets from '../contract/leaflet.ts';
import * as subprocessors from '../contract/subprocessors.ts';
import type { Calls } from '../http/calls.ts';
import { agreementDocument, agreementView, signAgreement, type AgreementDeps } from './agreements.ts';
import { leafletFor } from './leaflet.ts';
import { leafletPdf } from './leaflet-pdf.ts';
import { dropPaper, notePaper, officeAgreements } from './office-agreements.ts';
import { allSubprocessors, storeSubprocessor } from './subprocessors.ts';

/** What is kept of whom, what was agreed on it, and who works with it. */
export function agreementRoutes(calls: Calls, deps: AgreementDeps): void {
  const { db, supplier } = deps;

  calls.on(leaflets.getLeaflet, ({ subject }) => leafletFor(db, subject.account!, supplier, Date.now()));
  calls.on(leaflets.getLeafletPdf, async ({ subject }) => {
    const { name, variant } = subject.account!;
    const now = Date.now();
    const leaflet = await leafletFor(db, subject.account!, supplier, now);
    return { pdf: (await leafletPdf(leaflet, name, variant, now)).toString('base64') };
  });

  calls.on(agreements.getAgreement, ({ subject }) => agreementView(deps, subject.account!));
  calls.on(
    agreements.signAgreement,
    async ({ subject, session, params, body: { version, leaflet, task } }) => {
      const signed = { id: params.agreement, version, leaflet, task };
      await signAgreement(deps, subject.account!, signed, session, Date.now());
      return agreementView(deps, subject.account!);
    },
  );
  calls.on(agreements.getAgreementPdf, ({ params }) =>
    agreementDocument(db, params.account, params.agreement),
  );

  calls.on(agreements.listOfficeAgreements, ({ query }) => officeAgreements(deps, query));
  calls.on(agreements.notePaper, async ({ subject, session, params, body }) => {
    await notePaper(deps, subject.account!, { id: params.agreement, ...body }, session.id, Date.now());
    return agreementView(deps, subject.account!);
  });
  calls.on(agreements.dropPaper, async ({ subject, session, params }) => {
    await dropPaper(db, params.account, params.agreement, session.id);
    return agreementView(deps, subject.account!);
  });

  calls.on(subprocessors.listSubprocessors, async () => {
    const list = await allSubprocessors(db);
    return { subprocessors: list, total: list.length };
  });
  calls.on(subprocessors.saveSubprocessor, ({ session, params, body }) =>
    storeSubprocessor(db, params.subprocessor, body, session.id, Date.now()),
  );
}
