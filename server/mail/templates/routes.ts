import { audit } from '../../audit/audit.ts';
import * as contract from '../../contract/mail-templates.ts';
import type { Variant } from '../../contract/variant.ts';
import type { Db } from '../../data/database.ts';
import type { Calls } from '../../http/calls.ts';
import { Problem } from '../../http/problem.ts';
import type { Post } from '../post.ts';
import { fillLink, type Rendered } from '../render.ts';
import { faultsIn } from './check.ts';
import { currentText } from './repository.ts';
import { otherThan, refuseFaults, storeVersion, summaries, templateOf, templateView } from './service.ts';
import { LINK, samplesOf, variablesOf, type Template } from './template.ts';
import { writtenAs } from './write.ts';

const TEST_LINK_MS = 24 * 60 * 60_000;
const isFamily = false;

/** The texts of all mails, as the office edits them. */
export function mailTemplateRoutes(calls: Calls, db: Db, post: Post): void {
  calls.on(contract.listMailTemplates, async () => ({ templates: await summaries(db) }));

  calls.on(contract.getMailTemplate, async ({ params, session }) =>
    templateView(db, templateOf(params.template), session),
  );

  calls.on(contract.saveMailTemplate, async ({ params, body: { basedOn, ...text }, session }) => {
    const template = templateOf(params.template);
    const { variant } = params;
    await storeVersion(db, session, { template, variant, basedOn, text }, Date.now());
    return templateView(db, template, session);
  });

  calls.on(contract.resetMailTemplate, async ({ params, body: { basedOn }, session }) => {
    const template = templateOf(params.template);
    const { variant } = params;
    await storeVersion(db, session, { template, variant, basedOn }, Date.now());
    return templateView(db, template, session);
  });

  calls.on(contract.previewMailTemplate, async ({ params: { template: key, variant }, body }) => {
    const template = templateOf(key);
    const faults = faultsIn(template, body);
    const other = otherThan(variant);
    const { text } = await currentText(db, template, other);
    const shown = (of: Variant) => {
      if (of === other) return sample(template, text, other);
      return Object.keys(faults).length > 0 ? null : sample(template, body, variant);
    };
    return { faults, shown: { nl: shown('nl'), be: shown('be') } };
  });

  calls.on(contract.testMailTemplate, async ({ params: { template: key, variant }, body, session }) => {
    const template = templateOf(key);
    refuseFaults(template, body);
    const { name, email } = await db
      .selectFrom('users')
      .select(['name', 'email'])
      .where('id', '=', session.id)
      .executeTakeFirstOrThrow();
    if (email === null)
      throw new Problem('conflict', 'Je hebt nog geen e-mailadres. Vul het in bij Mijn gegevens.');
    const mail = await post.add(db, {
      letter: {
        template,
        values: samplesOf(template),
        trial: { ...body, subject: `Proef: ${body.subject}` },
      },
      to: { name, address: email },
      variant,
      userId: session.id,
      ...(template.hasLink && { link: { url: post.siteUrl(variant), until: Date.now() + TEST_LINK_MS } }),
    });
    if (mail === null)
      throw new Problem(
        'conflict',
        'Mail aan jouw adres kwam een paar keer terug. Nieuws gaat er niet meer heen, ook niet als proef.',
      );
    await audit(db, { action: 'mail-template-tested', actorId: session.id, subject: key, detail: variant });
    post.nudge();
    return { address: email, mail };
  });
}

/** A letter with invented values, as it is shown. */
function sample(template: Template, text: contract.TemplateText, variant: Variant): Rendered {
  const written = writtenAs({ template, values: samplesOf(template) }, text, { variant, isFamily });
  const link = variablesOf(template).find(({ name }) => name === LINK);
  const { subject, text: plain, html } = fillLink(written, link?.sample ?? null);
  return { subject, text: plain, html };
}
