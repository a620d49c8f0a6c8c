import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { LoginState } from '../../app/guard.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { paths, screenAfterLogin } from '../../app/paths.ts';
import { session } from '../../app/services.ts';
import { common } from '../../app/wording/common.ts';
import { ScanButton } from '../card/scan-button.tsx';
import { auth } from '../wording.ts';
import { canSso } from '../login-sso/flow.ts';
import { ProviderButtons, useProviders } from '../login-sso/providers.tsx';
import { LoginForm } from './login-form.tsx';
import { LoginScene } from './login-scene.tsx';
import './login-page.css';

/** Logging in with user name and password (route name login). */
export function LoginPage() {
  const { user, ended } = useStore(session.store);
  const state = useLocation().state as LoginState | null;
  const [face, setFace] = useState<'happy' | 'look' | 'oops'>('happy');
  // Someone who is logged in already goes on; also right after logging in.
  if (user) return <Navigate to={screenAfterLogin(user, state?.wanted)} replace />;
  return (
    <main className="login-page">
      <PageTitle>{auth('login.title')}</PageTitle>
      <LoginScene face={face} />
      <section className="paper-sheet login-sheet" aria-labelledby="login-title">
        <h1 id="login-title">{auth('login.welcome')}</h1>
        <LoginForm onMood={setFace} notice={ended && common(`errors.${ended}`)} />
        <ScanButton />
        <OtherWays state={state} />
        <p className="login-help">
          <Link to={paths.requestPassword}>{auth('login.forgotten')}</Link> {auth('login.help')}
        </p>
      </section>
    </main>
  );
}

/** Ways in without a user name; what this site or browser has not is not there. */
function OtherWays({ state }: { state: LoginState | null }) {
  const providers = useProviders();
  if (!Array.isArray(providers) || providers.length === 0 || !canSso()) return null;
  return (
    <section className="other-ways" aria-labelledby="other-ways">
      <h2 id="other-ways">{auth('login.or')}</h2>
      <ProviderButtons providers={providers} state={state} />
    </section>
  );
}
