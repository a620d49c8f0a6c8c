import type { SsoErrorCode } from '../../contract/sso.ts';

/** Why single sign-on stops; `cause` is for its name only, never for what it holds. */
export class SsoError extends Error {
  readonly code: SsoErrorCode;
  constructor(code: SsoErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'SsoError';
    this.code = code;
  }
}
