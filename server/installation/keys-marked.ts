import type { KeyPair } from '../auth/keys.ts';
import type { DataFolder } from '../data/folder.ts';
import type { MarkedKey } from '../data/key-marks.ts';

/** The keys without which a database is worth less. */
export const keysOf = (folder: DataFolder, pair: KeyPair): MarkedKey[] => [
  {
    name: 'token.pem',
    text: pair.publicPem,
    loss: 'everybody has to log in again',
    isRenewed: pair.previous !== undefined,
  },
  {
    name: 'pupil-logins',
    text: folder.secret('pupil-logins'),
    loss: 'passwords and cards of pupils can no longer be looked up or printed, and codes of apps for the second step no longer work',
  },
  {
    name: 'identifiers',
    text: folder.secret('identifiers'),
    loss: 'who is known by a chain pseudonym or a key of the administration is no longer recognised at single sign-on',
  },
  {
    name: 'networks',
    text: folder.secret('networks'),
    loss: 'a session of single sign-on ends when its token is used late',
  },
];
