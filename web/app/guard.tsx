import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { Action } from '../../server/contract/permissions.ts';
import { NoAccessPage } from './no-access-page.tsx';
import { paths } from './paths.ts';
import { may, useUser } from './use-session.ts';

/** Where someone wanted to go before logging in. */
export interface LoginState {
  wanted?: string;
}

/** Shows its children to who may do `action`; others get the login screen or a kind no-access page. */
export function Guard({ action, children }: { action: Action; children: ReactNode }) {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (!user) {
    const state: LoginState = { wanted: pathname + search };
    return <Navigate to={paths.login} replace state={state} />;
  }
  if (!may(user, action)) return <NoAccessPage />;
  return children;
}
