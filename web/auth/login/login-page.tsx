import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { LoginState } from '../../app/guard.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { startScreen } from '../../app/paths.ts';
import { session } from '../../app/services.ts';
import { common } from '../../app/wording/common.ts';
import { auth } from '../wording.ts';
import { LoginForm } from './login-form.tsx';
import { LoginScene } from './login-scene.tsx';
import './login-page.css';

/** Logging in with user name and password (route name login). */
export function LoginPage() {
  const { user, ended } = useStore(session.store);
  const state = useLocation().state as LoginState | null;
  const [face, setFace] = useState<'happy' | 'look' | 'oops'>('happy');
  // Someone who is logged in already goes on; also right after logging in.
  const next = user && (state?.wanted ?? startScreen(user));
  if (next) return <Navigate to={next} replace />;
  return (
    <main className="login-page">
      <PageTitle>{auth('login.title')}</PageTitle>
      <LoginScene face={face} />
      <section className="paper-sheet login-sheet" aria-labelledby="login-title">
        <h1 id="login-title">{auth('login.welcome')}</h1>
        <LoginForm onMood={setFace} notice={ended && common(`errors.${ended}`)} />
        <p className="login-help">{auth('login.help')}</p>
      </section>
    </main>
  );
}
