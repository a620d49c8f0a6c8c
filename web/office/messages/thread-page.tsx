import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import {
  answerThread,
  changeThread,
  getOfficeThread,
  listOfficeThreads,
} from '../../../server/contract/threads.ts';
import { Posts } from '../../admin/messages/posts.tsx';
import { ThreadState } from '../../admin/messages/thread-list.tsx';
import { text as staff } from '../../admin/messages/wording.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { CheckInput, TextInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { text } from './wording.ts';

type Thread = z.output<typeof getOfficeThread.response>;

/** One question of a customer: what was said, notes of the office, answering. */
export function OfficeThreadPage() {
  const { vraagId = '' } = useParams();
  const query = useQuery({
    ...queryOf(getOfficeThread, { params: { thread: vraagId } }),
    // Two of the office may look at one question: each sees soon what the other did.
    refetchInterval: 10_000,
  });
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={data?.subject ?? text('threads.title')}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: text('threads.title'), to: paths.officeThreads },
      ]}
      aside={data && <ThreadState state={data.state} />}
    >
      <Loaded query={query}>{(thread) => <Thread thread={thread} />}</Loaded>
    </AdultPage>
  );
}

function Thread({ thread }: { thread: Thread }) {
  const client = useQueryClient();
  const { id, account, topic, state, assignedTo, isMine, posts } = thread;
  const [answered, setAnswered] = useState(0);
  const stored = (view: Thread) => {
    client.setQueryData(queryOf(getOfficeThread, { params: { thread: id } }).queryKey, view);
    return askAnew(client, [listOfficeThreads]);
  };
  const change = useMutation({
    mutationFn: (body: z.input<typeof changeThread.body>) =>
      call(changeThread, { params: { thread: id }, body }),
    onSuccess: stored,
    onError: (error) => {
      tell({ message: messageOf(error), severity: 'error' });
      void askAnew(client, [getOfficeThread], { thread: id });
    },
  });
  return (
    <>
      <Typography>
        {text('threads.account')}:{' '}
        <Link component={RouterLink} to={paths.officeAccount(account.id)}>
          {account.name}
        </Link>{' '}
        · {staff(`threads.topics.${topic}`)}
        {assignedTo && ` · ${text('threads.keeper', { name: assignedTo })}`}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }} className="no-print">
        <Button
          variant="outlined"
          disabled={change.isPending}
          onClick={() => change.mutate(isMine ? { mine: false } : { mine: true, over: assignedTo !== '' })}
        >
          {isMine
            ? text('threads.leave')
            : assignedTo === ''
              ? text('threads.take')
              : text('threads.over', { name: assignedTo })}
        </Button>
        <Button disabled={change.isPending} onClick={() => change.mutate({ closed: state !== 'closed' })}>
          {text(state === 'closed' ? 'threads.open' : 'threads.close')}
        </Button>
      </Stack>
      {topic === 'privacy' && (
        <Alert severity="info" role="note" className="no-print">
          {text('threads.parents')}
        </Alert>
      )}
      <Posts posts={posts} />
      <AnswerForm
        // A new one after each that was sent; what others write leaves what is being typed.
        key={answered}
        thread={id}
        last={posts.at(-1)?.id}
        onSaved={() => setAnswered(answered + 1)}
      />
    </>
  );
}

interface AnswerProps {
  thread: string;
  /** The last post that is shown. */
  last: string | undefined;
  onSaved: () => void;
}

function AnswerForm({ thread, last, onSaved }: AnswerProps) {
  const client = useQueryClient();
  // Made once: what is sent again is the same post.
  const [id] = useState(() => newId());
  const of = useSaveForm({
    schema: answerThread.body,
    start: { text: '', internal: false },
    keeps: false,
    save: async (body) => {
      try {
        return await call(answerThread, { params: { thread, post: id }, body: { ...body, after: last } });
      } catch (error) {
        // What the other wrote is shown at once.
        void askAnew(client, [getOfficeThread], { thread });
        throw error;
      }
    },
    onSaved: ({ internal }) => {
      onSaved();
      tell({ message: text(internal ? 'threads.noted' : 'threads.sent') });
      void askAnew(client, [getOfficeThread, listOfficeThreads]);
    },
  });
  return (
    <div className="no-print">
      <SaveFormView of={of} action={text('threads.send')}>
        <TextInput name="text" label={text('threads.reply')} rows={5} width="100%" />
        <CheckInput name="internal" label={text('threads.internal')} />
      </SaveFormView>
    </div>
  );
}
