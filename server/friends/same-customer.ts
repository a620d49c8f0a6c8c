import { readDetails } from '../accounts/details.ts';
import { foldEmail } from '../auth/fold.ts';
import type { Db } from '../data/database.ts';

/** Domains at which anybody can have an address: they tell nothing of an organisation. */
const PUBLIC_DOMAINS = new Set(
  (
    'gmail.com googlemail.com outlook.com outlook.be hotmail.com hotmail.nl hotmail.be live.com live.nl live.be msn.com ' +
    'icloud.com me.com mac.com yahoo.com yahoo.nl ymail.com proton.me protonmail.com gmx.com gmx.net mail.com ' +
    'ziggo.nl kpnmail.nl kpnplanet.nl planet.nl hetnet.nl home.nl xs4all.nl casema.nl chello.nl upcmail.nl online.nl ' +
    'telenet.be proximus.be skynet.be scarlet.be voo.be'
  ).split(' '),
);

/** Who asks for a trial or has an account, by all that tells which organisation it is. */
interface Known {
  number: string;
  emails: readonly string[];
}

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** The domain of a folded address, where it tells of an organisation. */
export const ownDomainOf = (email: string): string | undefined => {
  const domain = domainOf(email);
  return domain === '' || PUBLIC_DOMAINS.has(domain) ? undefined : domain;
};

/** Whether two are the same organisation: the same number, address, or domain that is not anybody's. */
export function isSameCustomer(a: Known, b: Known): boolean {
  if (a.number !== '' && a.number === b.number) return true;
  const emails = new Set(a.emails.map(foldEmail));
  const domains = new Set([...emails].map(ownDomainOf));
  return b.emails.map(foldEmail).some((email) => emails.has(email) || domains.has(domainOf(email)));
}

/** The number of a school without what people write in between. */
export const bareNumber = (number: string): string => number.replaceAll(/[\s.-]/g, '').toUpperCase();

/** All that tells which organisation an account is; undefined when it is gone. */
export async function knownOf(db: Db, accountId: string): Promise<Known | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select(['number', 'details'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) return undefined;
  const staff = await db
    .selectFrom('users')
    .select('email')
    .where('account_id', '=', accountId)
    .where('email', 'is not', null)
    .execute();
  const { invoiceEmail } = readDetails(account);
  return {
    number: bareNumber(account.number),
    emails: [...staff.map(({ email }) => email!), ...(invoiceEmail === '' ? [] : [invoiceEmail])],
  };
}
