import { Badge, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { messageNews } from '../../../server/contract/inbox.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { text } from './wording.ts';

interface Props {
  part: 'messages' | 'threads';
  aside?: ReactNode;
  children: ReactNode;
}

/** Berichten: the messages, and beside them the questions to the office. */
export function MessagesFrame({ part, aside, children }: Props) {
  const { adminId = '' } = useParams();
  const { data } = useQuery(queryOf(messageNews, {}));
  const tab = (one: Props['part'], to: string, count = 0) => (
    <Tab
      value={one}
      component={Link}
      to={to}
      label={
        <Badge badgeContent={count} color="primary" sx={{ pr: count > 0 ? 1.5 : 0 }}>
          {text(`tabs.${one}`)}
        </Badge>
      }
    />
  );
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: text('root'), to: paths.groups(adminId) }]}
      part={part === 'threads' ? { label: text('tabs.threads'), to: paths.messages(adminId) } : undefined}
      aside={aside}
    >
      <Tabs
        value={part}
        aria-label={text('title')}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
        className="no-print"
      >
        {tab('messages', paths.messages(adminId), data?.unread)}
        {tab('threads', paths.threads(adminId), data?.threads)}
      </Tabs>
      {children}
    </AdultPage>
  );
}
