import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { paths } from '../../app/paths.ts';
import { LoginScene } from '../login/login-scene.tsx';
import { reset } from './wording.ts';
import '../login/login-page.css';
import './sheet.css';

interface Props {
  title: string;
  face?: 'happy' | 'look' | 'oops';
  /** Whether its own button leads to the login page. */
  isLast?: boolean;
  children: ReactNode;
}

/** A sheet of paper in the world of the login page, with the way back to it. */
export const Sheet = ({ title, face = 'happy', isLast = false, children }: Props) => (
  <main className="login-page">
    <PageTitle>{title}</PageTitle>
    <LoginScene face={face} />
    <section className="paper-sheet login-sheet reset-sheet" aria-labelledby="reset-title">
      <h1 id="reset-title">{title}</h1>
      {children}
      {!isLast && (
        <p className="login-help">
          <Link to={paths.login}>{reset('toLogin')}</Link>
        </p>
      )}
    </section>
  </main>
);
