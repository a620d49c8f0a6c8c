import type {
  MadePasskey,
  PasskeyAnswer,
  PasskeyAsking,
  PasskeyMaking,
} from '../../server/contract/passkey-schemas.ts';
import { ShownError } from '../api/error.ts';
import { passkeyTexts } from './wording/passkey.ts';

// What a browser does with passkeys. The library (@simplewebauthn/browser) is loaded by who has one or wants one.

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function';

/** Has the browser make a passkey; throws a ShownError when that does not work. */
export async function makePasskey(options: PasskeyMaking): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  return startRegistration({
    optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
  }).catch(refuse) as Promise<MadePasskey>;
}

/** Has the browser ask a passkey; throws a ShownError when that does not work. */
export async function askPasskey(options: PasskeyAsking): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return startAuthentication({
    optionsJSON: options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  }).catch(refuse) as Promise<PasskeyAnswer>;
}

function refuse(error: unknown): never {
  const { name, code } = error as { name?: string; code?: string };
  const why =
    name === 'NotAllowedError' || name === 'AbortError'
      ? 'stopped'
      : name === 'InvalidStateError'
        ? 'known'
        : code === 'ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT'
          ? 'weak'
          : 'failed';
  throw new ShownError(passkeyTexts(why), { cause: error });
}
