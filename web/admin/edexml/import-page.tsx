import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { getJob, listJobRows } from '../../../server/contract/jobs.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { may, useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty, LoadingLines } from '../../ui/states.tsx';
import { tell } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { follow } from '../jobs/followed.ts';
import { JobCard } from '../jobs/job-card.tsx';
import { RowsTable } from '../jobs/rows-table.tsx';
import { admin } from '../wording.ts';
import { Proposal } from './proposal.tsx';
import { useDecide, useImportFile, useProposal } from './use-import.ts';
import { text } from './wording.ts';

/** One file that is brought in: its proposal, and once that is carried out how far it is and what came of it. */
export function ImportPage() {
  const { adminId = '', importId = '' } = useParams();
  const user = useUser();
  const navigate = useNavigate();
  const home = may(user, 'edexml:import') ? paths.edexml(adminId) : paths.bringInList(adminId);
  const file = useImportFile(adminId, importId);
  /** The long work that is shown: that of the import, or the one that undoes it. */
  const [shown, setShown] = useState<string>();
  const isProposal = file.data?.state === 'preview';
  const proposal = useProposal(adminId, importId, isProposal);
  /** The proposal of which something was decided and not yet carried out. */
  const [touched, setTouched] = useState<string>();
  const forget = useUnsaved(isProposal && touched !== undefined && touched === proposal.data?.stamp);
  const { commit, away } = useDecide(adminId, importId, (job) => {
    forget();
    if (job === undefined) {
      tell({ message: text('thrown') });
      void navigate(home);
    } else follow(job, adminId);
  });
  const isStale = commit.error instanceof ApiError && commit.error.code === 'EDEX_STALE';
  const { refetch } = proposal;
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);
  const job = shown ?? file.data?.job ?? undefined;
  const made = useMadeGroups(job);
  if (file.error instanceof ApiError && file.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text(job === undefined ? 'proposal' : 'imported')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: text(may(user, 'edexml:import') ? 'title' : 'listTitle'), to: home },
      ]}
      aside={
        isProposal && (
          <Button disabled={away.isPending} onClick={() => away.mutate()}>
            {text('throwAway')}
          </Button>
        )
      }
    >
      <Loaded query={file}>
        {(found) => {
          if (job !== undefined)
            return (
              <>
                <JobCard key={job} id={job} account={adminId} onNext={(next) => setShown(next.id)} />
                <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
                  {made.length > 0 && (
                    <Button component={Link} variant="contained" to={paths.groupCards(adminId, made)}>
                      {text('cards')}
                    </Button>
                  )}
                  <Button component={Link} to={paths.groups(adminId)}>
                    {text('toGroups')}
                  </Button>
                </Stack>
                <RowsTable id={job} />
              </>
            );
          if (found?.state !== 'preview' || isGone(proposal.error))
            return (
              <Empty title={text('gone')}>
                <Typography>{text('goneText')}</Typography>
                <Button component={Link} variant="contained" to={home}>
                  {text('again')}
                </Button>
              </Empty>
            );
          if (!proposal.data && !proposal.error) return <LoadingLines />;
          return (
            <Loaded query={proposal}>
              {(seen) => (
                <>
                  {isStale && <Alert severity="warning">{text('stale')}</Alert>}
                  <Proposal
                    // What was chosen was chosen for what was to be seen.
                    key={seen.stamp}
                    seen={seen}
                    isOffice={may(user, 'office:dashboard')}
                    isBusy={commit.isPending}
                    error={isStale ? null : commit.error}
                    onTouch={() => setTouched(seen.stamp)}
                    onCommit={commit.mutate}
                  />
                </>
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </AdultPage>
  );
}

/** Groups that an import made: their pupils get cards. */
function useMadeGroups(job: string | undefined): string[] {
  const { data } = useQuery({
    ...queryOf(getJob, { params: { job: job ?? '' } }),
    enabled: job !== undefined,
  });
  const rows = useQuery({
    ...queryOf(listJobRows, { params: { job: job ?? '' }, query: { outcome: 'group' } }),
    enabled: data?.state === 'done' && data.undoneBy === null,
  });
  return rows.data?.rows.flatMap(({ subject }) => subject ?? []) ?? [];
}

const isGone = (error: unknown) =>
  error instanceof ApiError && (error.code === 'EDEX_EXPIRED' || error.code === 'EDEX_DONE');
