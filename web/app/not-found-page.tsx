import { useLocation } from 'react-router';
import { HomeLink } from './home-link.tsx';
import { isClosedHere } from './looking/looking.ts';
import { text as looking } from './looking/wording.ts';
import { MessagePage } from './message-page.tsx';
import { useDeadLink } from './use-dead-link.ts';
import { common } from './wording/common.ts';

/**
 * For a path that is not there, or is closed to who looks on; inside an area the area's menu stays around it. The office hears of a dead
 * link once.
 */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return isClosedHere(pathname) ? <ClosedPage /> : <MissingPage />;
}

const ClosedPage = () => (
  <MessagePage title={looking('closed')} text={looking('closedText')} face="look">
    <HomeLink />
  </MessagePage>
);

function MissingPage() {
  useDeadLink();
  return (
    <MessagePage title={common('notFound.title')} text={common('notFound.text')} face="think">
      <HomeLink />
      <a className="paper-button quiet" href="/app/site/faq">
        {common('notFound.search')}
      </a>
      <a className="paper-button quiet" href="/app/site/home">
        {common('notFound.home')}
      </a>
    </MessagePage>
  );
}
