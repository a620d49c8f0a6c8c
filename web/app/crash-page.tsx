import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { common } from './wording/common.ts';

/** A part of the app that could not be fetched: the line is gone, or a newer version has replaced it. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|module script|Importing a module|Unable to preload/i.test(error.message);

/** For anything that was thrown while showing a page. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const isOffline = isMissingChunk(error);
  return (
    <MessagePage
      title={common(isOffline ? 'offlinePage.title' : 'crash.title')}
      text={common(isOffline ? 'offlinePage.text' : 'crash.text')}
      face="oops"
    >
      <button type="button" className="paper-button" onClick={() => window.location.reload()}>
        {common('retry')}
      </button>
      <HomeLink />
    </MessagePage>
  );
}
