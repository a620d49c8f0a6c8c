import { Button, Link, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { getAttachment } from '../../../server/contract/attachments.ts';
import {
  getMessage,
  listMessages,
  markMessage,
  messageNews,
  type MessageView,
} from '../../../server/contract/inbox.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { AttachmentButton } from './attachment-button.tsx';
import { KindChip } from './message-list.tsx';
import { text } from './wording.ts';

/** One message in full; opening it is reading it. */
export function MessagePage() {
  const { adminId = '', berichtId = '' } = useParams();
  const query = useQuery(queryOf(getMessage, { params: { message: berichtId } }));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={query.data?.title || text('title')}
      crumbs={[
        { label: text('root'), to: paths.groups(adminId) },
        { label: text('title'), to: paths.messages(adminId) },
      ]}
    >
      <Loaded query={query}>{(message) => <Message key={message.id} message={message} />}</Loaded>
    </AdultPage>
  );
}

function Message({ message }: { message: MessageView }) {
  const { adminId = '' } = useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, kind, at, changedAt, link, attachments, isRead, isWithdrawn, isArchived } = message;
  const mark = useMutation({
    mutationFn: (body: { read?: boolean; archived?: boolean }) =>
      call(markMessage, { params: { message: id }, body }),
    onSuccess: (view) => {
      client.setQueryData(queryOf(getMessage, { params: { message: id } }).queryKey, view);
      return askAnew(client, [listMessages, messageNews]);
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const { mutate } = mark;
  // Once for each opening: who puts it on unread again means it.
  const isSeen = useRef(isRead);
  useEffect(() => {
    if (isSeen.current) return;
    isSeen.current = true;
    mutate({ read: true });
  }, [mutate]);
  const archive = (archived: boolean, isUndone = false) =>
    mutate(
      { archived, read: true },
      {
        onSuccess() {
          if (isUndone) return;
          void navigate(paths.messages(adminId));
          tell({
            message: text(archived ? 'archived' : 'unarchived'),
            action: { label: text('undo'), run: () => archive(!archived, true) },
          });
        },
      },
    );
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <KindChip kind={kind} />
        <Typography sx={{ color: 'text.secondary' }}>
          {moment.format(at)}
          {changedAt !== null && ` · ${text('changed', { when: moment.format(changedAt) })}`}
        </Typography>
      </Stack>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 760 }}>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {isWithdrawn ? text('withdrawn') : message.text}
        </Typography>
        {attachments.length > 0 && (
          <Stack
            component="ul"
            aria-label={text('attachments')}
            sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', alignItems: 'flex-start' }}
          >
            {attachments.map((one) => (
              <li key={one.id}>
                <AttachmentButton
                  of={one}
                  get={() => call(getAttachment, { params: { message: id, attachment: one.id } })}
                />
              </li>
            ))}
          </Stack>
        )}
        {link !== '' && (
          <Link component={RouterLink} to={`/admins/${encodeURIComponent(adminId)}/${link}`}>
            {text(link.includes('?bezwaar=') ? 'objectTo' : 'look')}
          </Link>
        )}
      </Paper>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
        <Button variant="outlined" disabled={mark.isPending} onClick={() => archive(!isArchived)}>
          {text(isArchived ? 'fromArchive' : 'toArchive')}
        </Button>
        {isRead && !isWithdrawn && !isArchived && (
          <Button
            disabled={mark.isPending}
            onClick={() =>
              mutate({ read: false }, { onSuccess: () => void navigate(paths.messages(adminId)) })
            }
          >
            {text('toUnread')}
          </Button>
        )}
      </Stack>
    </>
  );
}
