import { audit } from '../audit/audit.ts';
import {
  accountDetailsSchema,
  changeAccount,
  getAccount,
  numberFault,
  type AccountDetails,
  type AccountView,
} from '../contract/accounts.ts';
import { transact, type Db } from '../data/database.ts';
import type { AccountRow } from '../data/schema.ts';
import type { Calls } from '../http/calls.ts';
import { Problem } from '../http/problem.ts';
import { lockAccount } from '../licence/repository.ts';
import { refuseOverwriting } from './overwriting.ts';
import { storeDetails } from './repository.ts';

const NOTHING: AccountDetails = {
  street: '',
  postalCode: '',
  city: '',
  phone: '',
  invoiceEmail: '',
  orderNumber: '',
  contacts: [],
};

const ONLY_OFFICE = 'Dit past alleen het kantoor aan. Stuur ons een bericht als het niet klopt.';

/** The details of a customer as they are stored; what was never filled in is empty. */
export const readDetails = (account: Pick<AccountRow, 'details'>): AccountDetails =>
  accountDetailsSchema.parse({ ...NOTHING, ...(JSON.parse(account.details) as object) });

/** Whether an invoice can be sent to a customer: the law wants the address on it. */
export function hasAddress(account: Pick<AccountRow, 'details'>): boolean {
  const { street, postalCode, city } = readDetails(account);
  return street !== '' && postalCode !== '' && city !== '';
}

/** A customer as its own administrators and the office see it. */
export function accountView(account: AccountRow): AccountView {
  const { id, kind, variant, name, number } = account;
  return { id, kind, variant, name, number, ...readDetails(account) };
}

/** Reading and changing account details. */
export function detailRoutes(calls: Calls, db: Db): void {
  calls.on(getAccount, async ({ subject }) => accountView(subject.account!));

  calls.on(changeAccount, ({ params, session, body: { was = {}, ...wish } }) =>
    transact(db, async (trx) => {
      // Two at once: each sees what the other stored.
      await lockAccount(trx, params.account);
      const before = await trx
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', params.account)
        .executeTakeFirstOrThrow();
      refuseOverwriting(accountView(before), wish, was);
      const { name = before.name, number = before.number, ...rest } = wish;
      const isOffice = session.role === 'office' || session.role === 'superadmin';
      if (number !== before.number) {
        const fault = isOffice ? numberFault(before.kind, before.variant, number) : ONLY_OFFICE;
        if (fault) throw new Problem('invalid-fields', undefined, { fields: { number: fault } });
      }
      const details = accountDetailsSchema.parse({ ...readDetails(before), ...defined(rest) });
      const after: AccountRow = { ...before, name, number, details: JSON.stringify(details) };
      const changed = namesOfChanges(accountView(before), accountView(after));
      if (changed.length === 0) return accountView(before);
      await storeDetails(trx, after);
      await audit(trx, {
        action: 'account-changed',
        actorId: session.id,
        accountId: before.id,
        subject: before.id,
        detail: changed.join(', '),
      });
      return accountView(after);
    }),
  );
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const namesOfChanges = (before: AccountView, after: AccountView) =>
  (Object.keys(after) as (keyof AccountView)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
