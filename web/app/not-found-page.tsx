import { HomeLink } from './home-link.tsx';
import { MessagePage } from './message-page.tsx';
import { common } from './wording/common.ts';

/** For a path that is not there; inside an area the area's menu stays around it. */
export const NotFoundPage = () => (
  <MessagePage title={common('notFound.title')} text={common('notFound.text')} face="think">
    <HomeLink />
  </MessagePage>
);
