import { Button, Link, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { cancelRelocation, getRelocation, type Relocation } from '../../../server/contract/relocations.ts';
import { whoText } from '../../admin/moves/who.ts';
import { ApiError } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { CheckPart } from './check-part.tsx';
import { ConsentPart } from './consent-part.tsx';
import { PickPart } from './pick-part.tsx';
import { ReportPart } from './report-part.tsx';
import { RelocationChip } from './state-chip.tsx';
import { text } from './wording.ts';

const CRUMBS = [
  { label: office('root'), to: paths.office },
  { label: text('title'), to: paths.relocations },
];

/** Moving from one customer to another, from picking on. */
export function RelocationPage() {
  const { verhuizingId = '' } = useParams();
  const query = useQuery(queryOf(getRelocation, { params: { relocation: verhuizingId } }));
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={data ? text('head', { from: data.source.name, to: data.target.name }) : text('title')}
      crumbs={CRUMBS}
      aside={data && <RelocationChip of={data} />}
    >
      <Loaded query={query}>
        {(relocation) => <Parts key={relocation.version} relocation={relocation} />}
      </Loaded>
    </AdultPage>
  );
}

function Parts({ relocation }: { relocation: Relocation }) {
  const { id, source, target, state, reason, by, at, job } = relocation;
  const isOpen = state === 'draft' || state === 'waiting';
  return (
    <>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 0.5, listStyle: 'none' }}>
        {[source, target].map(({ id: account, name, who }, i) => (
          <Typography key={account} component="li" sx={{ overflowWrap: 'anywhere' }}>
            {text(i === 0 ? 'from' : 'to')}{' '}
            <Link component={RouterLink} to={paths.officeAccount(account)}>
              {name}
            </Link>
            {`: ${whoText(who)}`}
          </Typography>
        ))}
      </Stack>
      <Facts
        of={[
          [text('reason'), reason],
          [text('by'), by || text('unknown')],
          [text('at'), moment.format(at)],
        ]}
      />
      {isOpen && (
        <>
          <PickPart relocation={relocation} />
          <CheckPart relocation={relocation} />
          <ConsentPart relocation={relocation} />
          <Cancel relocation={relocation} />
        </>
      )}
      {job !== null && <ReportPart relocation={id} job={job} />}
    </>
  );
}

function Cancel({ relocation: { id, version } }: { relocation: Relocation }) {
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => call(cancelRelocation, { params: { relocation: id }, body: { basedOn: version } }),
    onSuccess() {
      tell({ message: text('cancelled') });
      return client.invalidateQueries();
    },
  });
  return (
    <div>
      <Button color="error" onClick={() => setAsking(true)}>
        {text('cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text('cancelTitle')}
          note={text('cancelText')}
          action={text('cancel')}
          isGrave
          focus="back"
          isBusy={cancel.isPending}
          error={cancel.error}
          onConfirm={() => cancel.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
