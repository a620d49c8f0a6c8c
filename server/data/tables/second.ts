import type { Generated } from 'kysely';

// What somebody has beside the password (server/auth/second). Secrets are sealed, codes are kept as keyed digests only.

export interface SecondFactorRow {
  id: string;
  user_id: string;
  kind: 'totp' | 'webauthn';
  /** What its owner calls it. */
  label: string;
  /** Of an app that makes codes: what it makes them of, sealed. */
  secret: string | null;
  /** Of a passkey: its id and public key, base64url. */
  credential_id: string | null;
  public_key: string | null;
  /** Of a passkey: how a browser can reach it, as it said itself, parted by commas. */
  transports: string | null;
  /** How often it was used, by what a passkey says itself; 0 where it does not count. */
  counter: number;
  /** The host that a passkey belongs to: it works on no other. */
  rp_id: string | null;
  /** The half minute of the last code that was taken: no code works twice. */
  last_step: number;
  created_at: number;
  used_at: number | null;
}

type SecondFactorDefaults = 'counter' | 'last_step';
export type SecondFactorTable = Omit<SecondFactorRow, SecondFactorDefaults> & {
  [K in SecondFactorDefaults]: Generated<SecondFactorRow[K]>;
};

/** A code for who lost the rest. */
export interface RecoveryCodeRow {
  /** Keyed digest of the code and whose it is. */
  digest: string;
  user_id: string;
  used_at: number | null;
}

/** Something asked of a browser: to finish a login, to prove that an app or a passkey works. */
export interface SecondChallengeRow {
  /** SHA-256 of what the browser holds. */
  id: string;
  user_id: string;
  kind: 'login' | 'set-up' | 'totp' | 'passkey' | 'confirmation' | 'mail';
  /** JSON of what it takes to answer it. */
  data: string;
  /** Wrong answers so far. */
  tries: number;
  expires_at: number;
  used_at: number | null;
}
export type SecondChallengeTable = Omit<SecondChallengeRow, 'tries'> & { tries: Generated<number> };
