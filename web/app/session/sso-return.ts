/** What the server puts in the address of the page login-sso when somebody comes back from a provider. */
export interface SsoReturn {
  state: string;
  /** The provider. */
  via?: string;
  auth_code?: string;
  error?: string;
  /** Whether the provider says that it is a member of staff. */
  who?: string;
  /** An identity was linked to who is logged in. */
  linked?: string;
}

const PATH = /\/auth\/login-sso$/;
let taken: SsoReturn | undefined;

/** Takes what came back out of the address, so that it stands in no history and goes to nobody. */
export function takeSsoReturn(): void {
  const { pathname, search } = window.location;
  const parameters = Object.fromEntries(new URLSearchParams(search));
  if (!PATH.test(pathname) || !(parameters['auth_code'] || parameters['error'] || parameters['linked']))
    return;
  taken = { state: '', ...parameters };
  window.history.replaceState(window.history.state, '', pathname);
}

/** What was taken; it stays for as long as the page is open, for a screen that is drawn twice. */
export const ssoReturn = (): SsoReturn | undefined => taken;

/** Forgets it: the person goes on to something else. */
export function forgetSsoReturn(): void {
  taken = undefined;
}
