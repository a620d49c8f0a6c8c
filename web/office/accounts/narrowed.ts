import {
  accountFilterSchema,
  ACCOUNT_ORDERS,
  LEAST_SEARCHED,
  type AccountFilter,
} from '../../../server/contract/office-accounts.ts';
import type { TableAddress } from '../../ui/table/use-table-address.ts';

/** What the address says of which customers and in which order; what is no filter, or too short to search for, is left out. */
export function narrowedBy({ search, filters, order }: TableAddress): {
  filter: AccountFilter;
  ordered: { order: (typeof ACCOUNT_ORDERS)[number]; desc?: 'ja' };
} {
  const wanted = { ...filters, ...(search.trim().length >= LEAST_SEARCHED && { search: search.trim() }) };
  const fit = Object.entries(wanted).filter(([name, value]) => {
    const rule = accountFilterSchema.shape[name as keyof typeof accountFilterSchema.shape] as
      typeof accountFilterSchema.shape.over | undefined;
    return rule?.safeParse(value).success;
  });
  const by = ACCOUNT_ORDERS.find((one) => one === order?.id) ?? 'name';
  return {
    filter: accountFilterSchema.parse(Object.fromEntries(fit)),
    ordered: { order: by, ...(order?.desc && { desc: 'ja' as const }) },
  };
}
