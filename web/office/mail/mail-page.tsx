import { Alert, Button, Chip, Stack } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { z } from 'zod';
import { getMail, liftBounces, listMails, markBounced, retryMail } from '../../../server/contract/mail.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { moment } from '../../app/moments.ts';
import { BounceButton } from './bounce-button.tsx';
import { LetterFrame, PlainLetter } from './letter-frame.tsx';
import { StateChip } from './state-chip.tsx';
import { mail as text } from './wording.ts';

type Mail = z.infer<typeof getMail.response>;

/** One mail, as its receiver sees it. */
export function MailPage() {
  const { mailId = '' } = useParams();
  const query = useQuery(queryOf(getMail, { params: { mail: mailId } }));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={query.data?.subject ?? text('title')}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: text('title'), to: paths.mails },
      ]}
      aside={
        query.data && (
          <>
            <StateChip state={query.data.state} />
            {query.data.isTrial && <Chip label={text('trial')} variant="outlined" />}
          </>
        )
      }
    >
      <Loaded query={query}>{(mail) => <Body mail={mail} />}</Loaded>
    </AdultPage>
  );
}

function Body({ mail }: { mail: Mail }) {
  const client = useQueryClient();
  const [isPlain, setPlain] = useState(false);
  const retry = useMutation({
    mutationFn: () => call(retryMail, { params: { mail: mail.id } }),
    onSuccess: async () => {
      tell({ message: text('retried') });
      await askAnew(client, [getMail], { mail: mail.id });
      await askAnew(client, [listMails]);
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <>
      <About mail={mail} />
      {mail.reason && (
        <Alert severity={mail.state === 'failed' || mail.state === 'bounced' ? 'error' : 'warning'}>
          {mail.reason}
        </Alert>
      )}
      {mail.isUnreachable && <Alert severity="warning">{text('unreachable')}</Alert>}
      {mail.isLinkHidden && <Alert severity="info">{text('linkHidden')}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {mail.state === 'failed' && mail.html !== '' && (
          <Button
            variant="contained"
            startIcon={<Icon name="mail" size={18} />}
            loading={retry.isPending}
            onClick={() => retry.mutate()}
          >
            {text('retry')}
          </Button>
        )}
        {mail.state === 'sent' && <BounceButton call={markBounced} of="mark" mail={mail} />}
        {mail.isUnreachable && <BounceButton call={liftBounces} of="lift" mail={mail} />}
        <Button variant="outlined" aria-pressed={isPlain} onClick={() => setPlain(!isPlain)}>
          {text(isPlain ? 'looks' : 'plain')}
        </Button>
      </Stack>
      {isPlain ? (
        <PlainLetter text={mail.text} />
      ) : (
        <LetterFrame html={mail.html} title={text('looks')} height={620} />
      )}
    </>
  );
}

/** To whom it went and how that stands. */
function About({ mail: { to, createdAt, settledAt, tries, dueAt } }: { mail: Mail }) {
  const due = dueAt === null ? [] : [text('due', { time: moment.format(dueAt) })];
  return (
    <Facts
      of={[
        [text('to'), `${to.name} <${to.address}>`],
        [text('when'), moment.format(createdAt)],
        [text('settled'), settledAt === null ? '' : moment.format(settledAt)],
        [text('state'), tries === 0 ? '' : [text('tries', { count: tries }), ...due].join('. ')],
      ]}
    />
  );
}
