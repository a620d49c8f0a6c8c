import { z } from 'zod';
import type { ApplicationView, NewAccount } from '../contract/applications.ts';
import { applicationSchema } from '../contract/leads.ts';
import { VARIANTS, type Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { notFound } from '../http/problem.ts';
import { offerOf } from '../invitations/offer.ts';
import { isKnown } from './known-customer.ts';
import { alikeTo } from './likeness.ts';

/** An application as it is stored: the form, and the variant of the site that it came from. */
const storedSchema = applicationSchema
  .omit({ kind: true, consent: true })
  .extend({ variant: z.enum(VARIANTS).optional() });

/** Finds an application; throws `not-found` for other forms too. */
export async function findApplication(db: Db, id: string) {
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'application')
    .executeTakeFirst();
  if (!lead) throw notFound('Deze aanvraag is er niet.');
  return { lead, form: storedSchema.parse(JSON.parse(lead.data)) };
}

type Form = z.output<typeof storedSchema>;

/** An application as the office sees it, with what there is already that looks like it. */
export async function applicationView(db: Db, id: string): Promise<ApplicationView> {
  const { lead, form } = await findApplication(db, id);
  const account =
    lead.account_id === null
      ? undefined
      : await db
          .selectFrom('accounts')
          .select(['id', 'name'])
          .where('id', '=', lead.account_id)
          .executeTakeFirst();
  const { name, email, phone, organisation, pupils, start, remark } = form;
  return {
    id,
    status: lead.status,
    createdAt: lead.created_at,
    account: account ?? null,
    filledIn: { name, email, phone, organisation, pupils, start, remark },
    proposal: proposalOf(form),
    offer: (await offerOf(db, lead.id)) ?? null,
    waits: lead.status === 'new' && (await isKnown(db, proposalOf(form))),
    alike: lead.status === 'accepted' ? [] : await alikeTo(db, proposalOf(form), lead.id),
  };
}

/** The account that follows from what was filled in. */
export const proposalOf = (form: Form): NewAccount => ({
  kind: form.type,
  variant: variantOf(form),
  name: form.organisation || form.name,
  number: form.number.replaceAll(/[\s.-]/g, '').toUpperCase(),
  adminName: form.name,
  email: form.email,
});

/** Forms of before the site's variant was kept: a Belgian mail address tells. */
const variantOf = (form: Form): Variant => form.variant ?? (form.email.endsWith('.be') ? 'be' : 'nl');
