import { Alert, Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { newId } from '../../../server/contract/id.ts';
import {
  checkSchoolYear,
  proposeSchoolYear,
  startSchoolYear,
  type YearPlan,
} from '../../../server/contract/school-years.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { admin } from '../wording.ts';
import { text } from './wording.ts';
import { schoolYearName } from './year-name.ts';
import { years } from './years-wording.ts';
import { Exceptions } from './new-year/exceptions.tsx';
import { NextGroups } from './new-year/next-groups.tsx';
import { Outline } from './new-year/outline.tsx';
import type { Proposal } from './new-year/part.ts';
import { Routes } from './new-year/routes.tsx';
import { RunningPlans } from './new-year/running-plans.tsx';

/** The next school year: shows what will happen, lets it be changed, and does it in one go. */
export function NewYearPage() {
  const { adminId = '' } = useParams();
  const user = useUser();
  const proposal = useQuery({
    ...queryOf(proposeSchoolYear, { params: { account: adminId } }),
    // A plan that is being changed is not replaced by a new proposal.
    staleTime: Infinity,
    gcTime: 0,
  });
  const isRefused = proposal.error instanceof ApiError && proposal.error.status === 404;
  if (isRefused || !may(user, 'group:edit')) return <NotFoundPage />;
  const { data } = proposal;
  return (
    <AdultPage
      title={data ? years('wizard.title', { year: schoolYearName(data.plan.year) }) : text('newYear')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: admin('groups.title'), to: paths.groups(adminId) },
      ]}
    >
      <Loaded query={proposal}>
        {(known) =>
          known.current.length === 0 ? (
            <Empty title={years('wizard.nothing')}>
              <Typography>{years('wizard.nothingText')}</Typography>
            </Empty>
          ) : (
            <Wizard adminId={adminId} proposal={known} />
          )
        }
      </Loaded>
    </AdultPage>
  );
}

/** Going over this long before the new year begins is worth a warning. */
const EARLY_MS = 92 * 24 * 60 * 60 * 1000;
const DAY = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeZone: 'UTC' });

function Wizard({ adminId, proposal }: { adminId: string; proposal: Proposal }) {
  const [plan, setPlan] = useState<YearPlan>(proposal.plan);
  const [change] = useState(newId);
  const client = useQueryClient();
  const navigate = useNavigate();
  const forget = useUnsaved(plan !== proposal.plan);
  const outline = useQuery({
    ...queryOf(checkSchoolYear, { params: { account: adminId }, body: plan }),
    placeholderData: keepPreviousData,
  });
  const start = useMutation({
    mutationFn: () => call(startSchoolYear, { params: { account: adminId }, body: { ...plan, change } }),
    async onSuccess() {
      forget();
      // First away: what is asked anew is another proposal, against which this plan would be a change that is not saved.
      await navigate(paths.schoolYears(adminId));
      await client.invalidateQueries();
    },
  });
  const year = schoolYearName(plan.year);
  const startsAt = Date.parse(proposal.startsOn);
  const [now] = useState(Date.now);
  const isReady = outline.data?.conflicts.length === 0 && !outline.isFetching && !outline.error;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100, minWidth: 0 }}>
      <Typography>{years('wizard.intro')}</Typography>
      {startsAt - now > EARLY_MS && (
        <Alert severity="warning">{years('wizard.early', { day: DAY.format(startsAt) })}</Alert>
      )}
      <NextGroups {...{ plan, proposal, setPlan }} outline={outline.data} />
      <Routes {...{ plan, proposal, setPlan }} />
      <Exceptions {...{ plan, proposal, setPlan }} />
      <RunningPlans {...{ plan, proposal, setPlan }} />
      <Loaded query={outline}>{(known) => <Outline outline={known} />}</Loaded>
      {start.error && <Alert severity="error">{messageOf(start.error)}</Alert>}
      <div className="no-print">
        <Button
          variant="contained"
          size="medium"
          disabled={!isReady}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {years('wizard.start', { year })}
        </Button>
      </div>
    </Box>
  );
}
