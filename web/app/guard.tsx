import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Action } from '../../server/contract/permissions.ts';
import { LOOKING_PATH, lookingHere } from './looking/looking.ts';
import { NoAccessPage } from './no-access-page.tsx';
import { paths } from './paths.ts';
import { may, useUser } from './use-session.ts';
import { session } from './services.ts';

/** Where someone wanted to go before logging in. */
export interface LoginState {
  wanted?: string;
}

/** Shows its children to who may do `action`; others get the login screen or a kind no-access page. */
export function Guard({ action, children }: { action: Action; children: ReactNode }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (!user) {
    if (lookingHere()) return <Navigate to={LOOKING_PATH} replace />;
    const { door, left } = session.store.getState();
    // Who logs out is done here: the next one begins at the own start screen.
    const state: LoginState = left ? {} : { wanted: pathname + search };
    return <Navigate to={door === 'login-sso' ? paths.loginSso : paths.login} replace state={state} />;
  }
  if (!may(user, action)) return <NoAccessPage action={action} />;
  return children;
}
