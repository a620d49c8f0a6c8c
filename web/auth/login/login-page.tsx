import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { LoginState } from '../../app/guard.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { paths, screenAfterLogin } from '../../app/paths.ts';
import { session } from '../../app/services.ts';
import type { SecondAsked } from '../../app/session/log-in.ts';
import { common } from '../../app/wording/common.ts';
import { ScanButton } from '../card/scan-button.tsx';
import { auth } from '../wording.ts';
import { SchoolWays } from '../school/school-ways.tsx';
import { useSchool } from '../school/use-school.ts';
import { LoginForm } from './login-form.tsx';
import { LoginScene } from './login-scene.tsx';
import './login-page.css';

// Few have one: who logs in without fetches nothing of it.
const SecondStep = lazy(async () => ({
  default: (await import('../second/second-step.tsx')).SecondStep,
}));

/** Logging in with user name and password (route name login). */
export function LoginPage() {
  const { user, ended } = useStore(session.store);
  const state = useLocation().state as LoginState | null;
  const known = useSchool();
  const [second, setSecond] = useState<{ asked: SecondAsked; username: string }>();
  const [why, setWhy] = useState<string>();
  const [face, setFace] = useState<'happy' | 'look' | 'oops'>('happy');
  // Someone who is logged in already goes on; also right after logging in.
  if (user) return <Navigate to={screenAfterLogin(user, state?.wanted)} replace />;
  return (
    <main className="login-page">
      <PageTitle>{auth('login.title')}</PageTitle>
      <LoginScene face={face} />
      <section className="paper-sheet login-sheet" aria-labelledby="login-title">
        {second ? (
          <Suspense fallback={<p role="status">{auth('login.busy')}</p>}>
            <SecondStep
              {...second}
              onMood={setFace}
              onBack={(reason) => {
                setWhy(reason);
                setSecond(undefined);
              }}
            />
          </Suspense>
        ) : (
          <>
            <h1 id="login-title">{auth('login.welcome')}</h1>
            <LoginForm
              isShared={known.isKept}
              onMood={setFace}
              onSecond={(asked, username) => setSecond({ asked, username })}
              notice={why ?? (ended && common(`errors.${ended}`))}
            />
            <ScanButton />
            <SchoolWays {...{ state, known }} />
            <p className="login-help">
              <Link to={paths.requestPassword}>{auth('login.forgotten')}</Link>
              <span>{auth('login.help')}</span>
            </p>
          </>
        )}
      </section>
    </main>
  );
}
