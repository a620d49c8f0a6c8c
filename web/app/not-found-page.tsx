import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { useDeadLink } from './use-dead-link.ts';
import { common } from './wording/common.ts';

/** For a path that is not there; inside an area the area's menu stays around it. The office hears of the dead link once. */
export function NotFoundPage() {
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
