import type { Variant } from '../contract/variant.ts';
import type { Db } from '../data/database.ts';
import type { NewMail, Outbox } from './outbox.ts';
import type { Mailer } from './worker.ts';

/** How other rooms send mail. */
export interface Post {
  /**
   * Puts a mail in the outbox, within the transaction of what it tells about: either both are there or neither. Call
   * `nudge` once that is done.
   */
  add(trx: Db, mail: NewMail): Promise<string | null>;
  /** Something was added: it goes out at once. */
  nudge(): void;
  /** The address of the site of a variant, without a slash at its end, for links in mails. */
  siteUrl(variant: Variant): string;
}

/** Joins outbox and worker; `siteUrl` knows the address of each variant's site. */
export const createPost = (outbox: Outbox, mailer: Mailer, siteUrl: Post['siteUrl']): Post => ({
  add: (trx, mail) => outbox.add(trx, mail),
  nudge: mailer.nudge,
  siteUrl,
});
