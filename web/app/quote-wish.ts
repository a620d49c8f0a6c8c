import { ACCOUNT_KINDS, type AccountKind } from '../../server/contract/lead-kinds.ts';

/** What a quote is asked for, as far as it is known beforehand. */
export interface QuoteWish {
  type: AccountKind;
  pupils: string;
  months: string;
  organisation: string;
  name: string;
  email: string;
  /** Under which the customer orders. */
  order: string;
}

/** Where the page with prices makes a quote of it. It stands behind the #, which no browser sends to a server. */
export const quoteAddress = (wish: QuoteWish): string =>
  `/app/site/prijzen#${new URLSearchParams({ offerte: '', ...wish }).toString()}`;

/** What stands in such an address; undefined of any other. */
export function quoteWishIn(hash: string): QuoteWish | undefined {
  const told = new URLSearchParams(hash.slice(1));
  const type = ACCOUNT_KINDS.find((kind) => kind === told.get('type'));
  if (!told.has('offerte') || !type) return undefined;
  const text = (name: string) => (told.get(name) ?? '').slice(0, 120);
  return {
    type,
    pupils: text('pupils'),
    months: text('months'),
    organisation: text('organisation'),
    name: text('name'),
    email: text('email'),
    order: text('order'),
  };
}
