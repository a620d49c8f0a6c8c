import type { Seal } from '../../cards/seal.ts';
import type { Db } from '../../data/database.ts';
import type { Post } from '../../mail/post.ts';
import type { SiteOf } from './passkeys.ts';
import type { SecondTries } from './tries.ts';

/** What second factors stand on. */
export interface SecondDeps {
  db: Db;
  /** Seals what apps make their codes of. */
  seal: Seal;
  tries: SecondTries;
  post: Post;
  /** The site of a host, for passkeys. */
  siteOf: SiteOf;
}
