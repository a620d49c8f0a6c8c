import { Alert, Button, Link } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { newId } from '../../../server/contract/id.ts';
import { messageNews } from '../../../server/contract/inbox.ts';
import {
  closeThread,
  getThread,
  listThreads,
  postToThread,
  readThread,
} from '../../../server/contract/threads.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { Posts } from './posts.tsx';
import { ThreadState } from './thread-list.tsx';
import { text } from './wording.ts';

/** One question to the office with all that was said. */
export function ThreadPage() {
  const { adminId = '', vraagId = '' } = useParams();
  const client = useQueryClient();
  const params = { account: adminId, thread: vraagId };
  const query = useQuery({ ...queryOf(getThread, { params }), refetchInterval: 60_000 });
  const user = useUser();
  const isHome = user?.role === 'thuisadmin';
  const mayAnswer = may(user, 'privacy:requests');
  const { data, error } = query;
  const refresh = () => askAnew(client, [getThread, listThreads], { account: adminId });
  const read = useMutation({
    mutationFn: () => call(readThread, { params: { account: adminId, thread: vraagId } }),
    onSuccess: () => askAnew(client, [messageNews]),
  });
  const { mutate } = read;
  const isNew = data?.isNew === true;
  const lastAt = data?.lastAt;
  useEffect(() => {
    if (isNew) mutate();
  }, [isNew, lastAt, mutate]);
  const close = useMutation({
    mutationFn: () => call(closeThread, { params }),
    onSuccess: () => {
      tell({ message: text('threads.closed') });
      return refresh();
    },
    onError: (problem) => tell({ message: messageOf(problem), severity: 'error' }),
  });
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={data?.subject ?? text('tabs.threads')}
      crumbs={[
        { label: text('root'), to: paths.groups(adminId) },
        { label: text('title'), to: paths.messages(adminId) },
        { label: text('tabs.threads'), to: paths.threads(adminId) },
      ]}
      aside={data && <ThreadState state={data.state} />}
    >
      <Loaded query={query}>
        {({ posts, state, topic }) => (
          <>
            {topic === 'privacy' && !isHome && (
              <Alert severity="info" role="note" className="no-print" sx={{ maxWidth: 760 }}>
                {text('threads.parents')}{' '}
                {mayAnswer && (
                  <Link component={RouterLink} to={paths.dataRequests(adminId)}>
                    {text('threads.toRequests')}
                  </Link>
                )}
              </Alert>
            )}
            <Posts posts={posts} />
            {state === 'closed' && (
              <Alert severity="info" sx={{ maxWidth: 760 }}>
                {text('threads.closedNote')}
              </Alert>
            )}
            <ReplyForm
              // A new one after each that was sent.
              key={posts.length}
              send={(id, said) =>
                call(postToThread, { params: { ...params, post: id }, body: { text: said } })
              }
              onSent={() => {
                tell({ message: text('threads.replySent') });
                void refresh();
              }}
              aside={
                state !== 'closed' && (
                  <Button loading={close.isPending} onClick={() => close.mutate()}>
                    {text('threads.close')}
                  </Button>
                )
              }
            />
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

interface ReplyProps {
  send: (id: string, text: string) => Promise<unknown>;
  onSent: () => void;
  aside: React.ReactNode;
}

function ReplyForm({ send, onSent, aside }: ReplyProps) {
  // Made once: what is sent again is the same post.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: postToThread.body,
    start: { text: '' },
    keeps: false,
    save: ({ text: said }) => send(id, said),
    onSaved: onSent,
  });
  return (
    <div className="no-print">
      <SaveFormView of={of} action={text('threads.replySend')} aside={aside}>
        <TextInput
          name="text"
          label={text('threads.reply')}
          help={text('threads.noNames')}
          rows={4}
          width="100%"
        />
      </SaveFormView>
    </div>
  );
}
