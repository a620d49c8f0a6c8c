import type { SsoTransactionRow } from '../../data/schema.ts';

/** What an adapter needs of a login that is under way. */
type Started = Pick<SsoTransactionRow, 'state' | 'nonce' | 'verifier' | 'forced'> & {
  redirectUri: string;
};

/** How we talk with one kind of provider. Both throw an SsoError when it does not work. */
export interface Adapter {
  /** Where the browser has to go. */
  begin(started: Started): Promise<URL>;
  /** What the provider says of who came back; `query` is that of the callback, untouched. */
  finish(started: Started, query: Record<string, string>): Promise<Record<string, unknown>>;
}
