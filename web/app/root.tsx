import { useEffect } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { LookingBanner } from './looking/banner.tsx';
import { common } from './wording/common.ts';
import './root.css';

/** What surrounds every screen: a line while a part is being fetched, and scrolling to the top. */
export function Root() {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <>
      {next && (
        <div className="fetching" role="progressbar" aria-label={common('loading')}>
          <div />
        </div>
      )}
      <Outlet />
      <LookingBanner />
    </>
  );
}

/** Shown while the very first part of the app is fetched. */
export const FirstLoad = () => (
  <div className="first-load" role="status">
    <span className="loading-drop" aria-hidden />
    {common('loading')}
  </div>
);
