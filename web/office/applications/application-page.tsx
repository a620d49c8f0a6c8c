import { Alert, Button, Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { getApplication, isHint, type ApplicationView } from '../../../server/contract/applications.ts';
import { listLeads } from '../../../server/contract/leads.ts';
import { listMails } from '../../../server/contract/mail.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { AlikeList } from './alike-list.tsx';
import { AcceptForm } from './accept-form.tsx';
import { FilledIn } from './filled-in.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { StatusChip } from './status-chip.tsx';
import { applications as text } from './wording.ts';

/** One application: what was filled in, what looks like it, and what the office makes of it. */
export function ApplicationPage() {
  const { leadId = '' } = useParams();
  const client = useQueryClient();
  const query = useQuery(queryOf(getApplication, { params: { lead: leadId } }));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  const settled = (message: string) => (view: ApplicationView) => {
    client.setQueryData(queryOf(getApplication, { params: { lead: leadId } }).queryKey, view);
    void askAnew(client, [listLeads, listMails]);
    tell({ message });
  };
  const { data } = query;
  return (
    <AdultPage
      title={data ? text('one', { name: data.filledIn.organisation || data.filledIn.name }) : text('title')}
      crumbs={[
        { label: office('root'), to: paths.office },
        { label: text('title'), to: paths.applications },
      ]}
      aside={data && <StatusChip status={data.status} />}
    >
      <Loaded query={query}>
        {(application) => (
          <>
            <FilledIn application={application} />
            {application.status === 'new' ? (
              <Open application={application} settled={settled} />
            ) : (
              <Settled application={application} />
            )}
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

interface OpenProps {
  application: ApplicationView;
  settled: (message: string) => (view: ApplicationView) => void;
}

function Open({ application, settled }: OpenProps) {
  const [isRefusing, setRefusing] = useState(false);
  const { id, alike, waits } = application;
  const isHinted = !waits && alike.every(isHint);
  return (
    <>
      {alike.length > 0 && (
        <Alert severity={isHinted ? 'info' : 'warning'} sx={{ maxWidth: 760 }}>
          {text(waits ? 'alike.waits' : isHinted ? 'alike.hint' : 'alike.title')}
          <AlikeList alike={alike} />
        </Alert>
      )}
      <AcceptForm
        application={application}
        onAccepted={settled(text('accept.done'))}
        aside={
          <Button color="error" onClick={() => setRefusing(true)}>
            {text('refuse.button')}
          </Button>
        }
      />
      {isRefusing && (
        <RefuseDialog lead={id} onRefused={settled(text('refuse.done'))} onClose={() => setRefusing(false)} />
      )}
    </>
  );
}

const Settled = ({ application: { account } }: { application: ApplicationView }) =>
  account ? (
    <Alert severity="success" sx={{ maxWidth: 760 }}>
      {text('accepted', { name: account.name })}{' '}
      <Link component={RouterLink} to={paths.officeAccount(account.id)}>
        {text('toAccount')}
      </Link>
    </Alert>
  ) : (
    <Typography>{text('closed')}</Typography>
  );
