import type { SsoErrorCode } from '../../contract/sso.ts';

/** Why single sign-on stops; `cause` is for its name only, never for what it holds. */
export class SsoError extends Error {
  readonly code: SsoErrorCode;
  /** Whether it is a member of staff at the provider, who is told something else than a pupil. */
  isStaff = false;
  constructor(code: SsoErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'SsoError';
    this.code = code;
  }
}
