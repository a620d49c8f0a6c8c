import { Alert, Button, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import {
  EVERYBODY,
  getOfficeMessage,
  listOfficeMessages,
  previewMessage,
  saveOfficeMessage,
  type OfficeMessage,
} from '../../../server/contract/office-messages.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ask } from '../../ui/ask.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { Attachments } from './attachments.tsx';
import { bodyOf, formSchema, startOf, type FormValues } from './form-values.ts';
import { MessageFields } from './message-fields.tsx';
import { StandingChip } from './messages-page.tsx';
import { Preview } from './preview.tsx';
import { TakeAway } from './take-away.tsx';
import { text } from './wording.ts';

const CRUMBS = [
  { label: office('root'), to: paths.office },
  { label: text('title'), to: paths.officeMessages },
];

/** A message that is yet to be written; the page before, or the address, may name the accounts that it is for. */
export function NewOfficeMessagePage() {
  // Made once: a form that is sent again is the same message.
  const [id] = useState(() => newId());
  const [params] = useSearchParams();
  // Left in the history: on a reload, or on coming back, it is for them yet and not for everybody.
  const sent = (useLocation().state as { writing?: { accounts: string[] } } | null)?.writing;
  const accounts = sent?.accounts ?? params.get('accounts')?.split(',').filter(Boolean) ?? [];
  return (
    <AdultPage title={text('new')} crumbs={CRUMBS}>
      <MessageForm id={id} accounts={accounts} isMailed={sent !== undefined} />
    </AdultPage>
  );
}

/** A message of the office: changing it, and taking it away. */
export function OfficeMessagePage() {
  const { berichtId = '' } = useParams();
  const query = useQuery(queryOf(getOfficeMessage, { params: { message: berichtId } }));
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={data?.title || text(data ? 'withdrawn' : 'title')}
      crumbs={CRUMBS}
      aside={data && <StandingChip standing={data.standing} />}
    >
      <Loaded query={query}>
        {(message) =>
          message.standing === 'withdrawn' ? (
            <Alert severity="info" sx={{ maxWidth: 760 }}>
              {text('gone', { when: moment.format(message.publishAt ?? message.createdAt) })}
            </Alert>
          ) : (
            <MessageForm
              key={message.version}
              id={message.id}
              message={message}
              accounts={message.target.accounts}
            />
          )
        }
      </Loaded>
    </AdultPage>
  );
}

interface Props {
  id: string;
  message?: OfficeMessage;
  accounts: string[];
  /** Whether it goes by mail too at first. */
  isMailed?: boolean;
}

function MessageForm({ id, message, accounts, isMailed = false }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isOut = message?.standing === 'published' || message?.standing === 'ended';
  const target = message?.target ?? { ...EVERYBODY, accounts };
  /** Whether the button that was pressed publishes. */
  const publish = useRef(true);
  const start = { ...startOf(message, accounts), ...(isMailed && { mailCopy: true }) };
  const of = useSaveForm<FormValues, FormValues>({
    schema: formSchema,
    start,
    keeps: false,
    fieldOf: (path) => (path === 'publishAt' ? 'when' : path.replace('target.', '')),
    save: (values) =>
      call(saveOfficeMessage, {
        params: { message: id },
        body: {
          ...bodyOf(values, target),
          publish: publish.current,
          basedOn: message?.version ?? 0,
          again: values.again,
        },
      }),
    onSaved: ({ when }) => {
      const isLater = when !== '' && new Date(when).getTime() > Date.now();
      const told = isOut ? 'saved' : isLater ? 'planned' : 'placed';
      void askAnew(client, [listOfficeMessages, getOfficeMessage]);
      void navigate(paths.officeMessages);
      tell({ message: text(publish.current ? told : 'draftSaved') });
    },
  });
  const look = useMutation({
    mutationFn: (values: FormValues) =>
      call(previewMessage, { params: { message: id }, body: bodyOf(values, target) }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const save = async (publishing: boolean) => {
    publish.current = publishing;
    if (publishing && !isOut) {
      // Whom it is for stands far above the button: it is told before it is out.
      if (!(await of.form.trigger())) return of.submit();
      const values = formSchema.safeParse(of.form.getValues());
      const reach = values.success && (await look.mutateAsync(values.data).catch(() => undefined));
      if (
        !reach ||
        !(await ask({ title: askedOf(reach, of.form.getValues('when')), action: text('form.put') }))
      )
        return;
    }
    return of.submit();
  };
  return (
    <>
      {message && isOut && <Reach of={message} />}
      {message ? <Attachments message={message} /> : <Typography>{text('attachments.first')}</Typography>}
      <SaveFormView
        of={{ ...of, submit: () => save(true) }}
        action={text(isOut ? 'form.save' : 'form.put')}
        back={paths.officeMessages}
        isNew={!isOut}
        aside={
          <>
            {!isOut && (
              <Button disabled={of.isSaving} onClick={() => void save(false)}>
                {text('form.draft')}
              </Button>
            )}
            <Button
              loading={look.isPending}
              onClick={() => void of.form.handleSubmit((values) => look.mutate(values))()}
            >
              {text('preview.button')}
            </Button>
            {message && <TakeAway message={message} />}
          </>
        }
      >
        <MessageFields isOut={isOut} hasOther={start.activity === 'other'} />
      </SaveFormView>
      {look.data && <Preview of={look.data} />}
    </>
  );
}

/** The question before a message is placed: for how many it is now, and on which day it comes out (as a field of the browser has it). */
const askedOf = (
  { people, accounts, mails }: z.output<typeof previewMessage.response>,
  when: string,
): string =>
  people === 0
    ? text('putNobody')
    : [
        `${text('putFor', { count: people })} ${text('preview.accounts', { count: accounts })}?`,
        mails > 0 && text('preview.mails', { count: mails }),
        new Date(when).getTime() > Date.now() && text('putWhen', { when: moment.format(new Date(when)) }),
      ]
        .filter(Boolean)
        .join(' ');

/** How many read it, and how many got it by mail. */
const Reach = ({ of: { reach, mails } }: { of: OfficeMessage }) => (
  <Typography sx={{ color: 'text.secondary' }}>
    {[
      text('reach', { ...reach }),
      mails.made > 0 && text('mailsMade', { count: mails.made }),
      mails.waiting > 0 && text('mailsWaiting', { count: mails.waiting }),
    ]
      .filter(Boolean)
      .join(' ')}
  </Typography>
);
