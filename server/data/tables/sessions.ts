import type { LookOnKind } from '../../contract/look-ons.ts';

// Who is logged in, and how they came in (server/auth/sso/README.md 3). Secrets are kept as digests only.

/** One login and everything that was renewed from it: what a token belongs to. */
export interface TokenFamilyRow {
  id: string;
  user_id: string;
  account_id: string | null;
  via: 'password' | 'sso' | 'office';
  /** The identity provider, of single sign-on. */
  provider: string | null;
  created_at: number;
  used_at: number;
  /** After this nothing of it is valid, however often it was renewed. */
  ends_at: number;
  /** Digest of the part of the address that stays the same within a building. */
  network: string;
  /** What the browser calls itself, for the list of sessions. */
  browser: string;
  revoked_at: number | null;
  revoked_why: string | null;
  /** When its user last gave the password, or what stands for it; null for who came in by single sign-on and did not. */
  confirmed_at: number | null;
  /** The member of the office who looks on as this user; null where it is the user. */
  act_id: string | null;
}

/** A member of the office who looks on as one of the staff of a customer. */
export interface LookOnRow {
  /** That of the token family. */
  id: string;
  account_id: string;
  user_id: string;
  /** Null when that person is gone. */
  office_id: string | null;
  kind: LookOnKind;
  thread_id: string | null;
  reason: string;
  begun_at: number;
  ends_at: number;
}

/** A device on which somebody logged in with a password. */
export interface KnownDeviceRow {
  user_id: string;
  /** SHA-256 of what the device sends along. */
  device: string;
  used_at: number;
}

export interface RefreshTokenRow {
  /** SHA-256 of the token's jti. */
  id: string;
  family_id: string;
  issued_at: number;
  expires_at: number;
  replaced_by: string | null;
  replaced_at: number | null;
}

/** A login at an identity provider that is under way. */
export interface SsoTransactionRow {
  /** SHA-256 of the cookie. */
  id: string;
  provider: string;
  /** Where the browser came from, as it is in our configuration. */
  origin: string;
  app_challenge: string;
  app_state: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Whether the provider was told to ask for name and password anew. */
  forced: number;
  /** Who links an identity to the own account, instead of logging in. */
  link_user_id: string | null;
  expires_at: number;
  used_at: number | null;
}

export interface SsoCodeRow {
  /** SHA-256 of the code. */
  id: string;
  user_id: string;
  provider: string;
  challenge: string;
  expires_at: number;
  used_at: number | null;
  family_id: string | null;
  /** Whether the provider has just asked who this is, and says so itself. */
  fresh: number;
}

/** Somebody at an identity provider who is a user of ours. */
export interface ExternalIdentityRow {
  id: string;
  provider: string;
  issuer: string;
  subject: string;
  user_id: string;
  account_id: string;
  /** By which rule of server/auth/sso/README.md 6. */
  linked_how: 'eck' | 'key' | 'email' | 'staff' | 'self';
  /** Who did it, when it was done by hand. */
  linked_by: string | null;
  linked_at: number;
  last_login_at: number | null;
}

/** Somebody who logged in at an identity provider and is nobody here yet. */
export interface SsoPendingRow {
  id: string;
  provider: string;
  issuer: string;
  subject: string;
  account_id: string;
  given_name: string;
  affiliation: 'student' | 'employee';
  first_at: number;
  last_at: number;
  /** When staff linked or dismissed this one; null while somebody waits, also who tried again after it. */
  done_at: number | null;
}

/** By what an identity provider without BRIN or institution number knows a school. */
export interface AccountPlatformRow {
  platform: string;
  account_id: string;
}

/** By its code a school is known on the devices of a class. */
export interface SchoolCodeRow {
  account_id: string;
  code: string;
  made_at: number;
}

/** A provider that a school has switched on. */
export interface AccountProviderRow {
  account_id: string;
  provider: string;
  /** Whether everyone has to log in anew at the provider, so that nobody comes in as the one before. */
  always_login: number;
  enabled_by: string | null;
  enabled_at: number;
}

/** By what others know a user: chain pseudonym (eck) or key of the school's administration, as a keyed digest. */
export interface UserIdentifierRow {
  user_id: string;
  account_id: string;
  kind: 'eck' | 'key';
  digest: string;
}
