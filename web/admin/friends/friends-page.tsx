import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FriendTable } from './friend-table.tsx';
import { LinkPart } from './link-part.tsx';
import { MailPart } from './mail-part.tsx';
import { useFriends } from './use-friends.ts';
import { text } from './wording.ts';

/** Inviting a friend (vriend-uitnodigen): the own link, a mail in one's name, and how far each is. */
export function FriendsPage() {
  const { adminId = '' } = useParams();
  const user = useUser();
  const query = useFriends(adminId);
  // Where licences do not count there is nothing to give.
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage title={text('title')} crumbs={[{ label: text('root'), to: paths.groups(adminId) }]}>
      <Part title={text('rules.title')}>
        <ul style={{ margin: 0, paddingLeft: '1.25em' }}>
          {(['link', 'reward', 'own'] as const).map((rule) => (
            <li key={rule}>{text(`rules.${rule}`)}</li>
          ))}
        </ul>
      </Part>
      <Loaded query={query}>
        {(friends) => (
          <>
            {/* Whoever looks in from the office invites nobody in the name of a customer. */}
            {user?.adminId !== undefined && (
              <>
                <Part title={text('link.title')}>
                  <LinkPart link={friends.link} />
                </Part>
                <Part title={text('mail.title')}>
                  <MailPart key={friends.mailsLeft} left={friends.mailsLeft} />
                </Part>
              </>
            )}
            <section aria-labelledby="list-title">
              <Typography variant="h2" id="list-title" sx={{ mb: 1 }}>
                {text('list.title')}
              </Typography>
              {friends.months > 0 && (
                <Typography>{text('list.months', { count: friends.months })}</Typography>
              )}
              {friends.friends.length === 0 ? (
                <Typography sx={{ color: 'text.secondary' }}>{text('list.empty')}</Typography>
              ) : (
                <FriendTable friends={friends.friends} />
              )}
            </section>
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper
    component="section"
    variant="outlined"
    aria-label={title}
    sx={{ p: 2, maxWidth: 760, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
  >
    <Typography variant="h2">{title}</Typography>
    {children}
  </Paper>
);
