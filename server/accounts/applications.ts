import { z } from 'zod';
import { foldEmail } from '../auth/fold.ts';
import type { ApplicationView, NewAccount } from '../contract/applications.ts';
import { applicationSchema } from '../contract/leads.ts';
import { VARIANTS, type Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import { fold } from '../data/fold.ts';
import type { LeadRow } from '../data/schema.ts';
import { notFound } from '../http/problem.ts';

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
    alike: lead.status === 'accepted' ? [] : await alikeTo(db, lead, form),
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

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
const STATUS = { new: 'nog open', accepted: 'aangenomen', closed: 'afgehandeld' } as const;

async function alikeTo(db: Db, lead: LeadRow, form: Form): Promise<ApplicationView['alike']> {
  const { number, name } = proposalOf(form);
  const users = await db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.name', 'accounts.name as account'])
    .where('users.email_key', '=', foldEmail(form.email))
    .execute();
  const numbered =
    number === ''
      ? []
      : await db.selectFrom('accounts').select('name').where('number', '=', number).execute();
  const named = await db
    .selectFrom('accounts')
    .select(['name', 'kind'])
    .where(({ fn }) => fn<string>('fold', ['name']), '=', fold(name))
    .execute();
  const others = await db
    .selectFrom('leads')
    .select(['created_at', 'status'])
    .where('kind', '=', 'application')
    .where('email', '=', form.email)
    .where('id', '!=', lead.id)
    .orderBy('created_at', 'desc')
    .execute();
  return [
    ...users.map((user) => ({
      by: 'email' as const,
      text: user.account === null ? user.name : `${user.name} (${user.account})`,
    })),
    ...numbered.map((account) => ({ by: 'number' as const, text: account.name })),
    ...named.map((account) => ({ by: 'name' as const, text: account.name })),
    ...others.map((other) => ({
      by: 'application' as const,
      text: `${day.format(other.created_at)}, ${STATUS[other.status]}`,
    })),
  ];
}
