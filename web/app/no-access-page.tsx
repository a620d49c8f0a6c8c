import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { common } from './wording/common.ts';

/** For who may not see a page. */
export const NoAccessPage = () => (
  <MessagePage title={common('noAccess.title')} text={common('noAccess.text')} face="look">
    <HomeLink />
  </MessagePage>
);
