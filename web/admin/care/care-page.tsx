import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { listCarePupils } from '../../../server/contract/care-plans.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { ReportLink } from '../care-report/report-link.tsx';
import { admin } from '../wording.ts';
import { CareTable } from './care-table.tsx';
import { GroupPlansList } from './groups/group-plans-list.tsx';
import { StartGroupPlan } from './groups/start-tools.tsx';
import { SignalsPart } from './signals-part.tsx';
import { StartDialog } from './start-dialog.tsx';
import { CareTour } from './tour.tsx';
import { text } from './wording.ts';

/** Care pupils: who has an action plan, and how far it is. */
export function CarePage() {
  const { adminId = '' } = useParams();
  const query = useQuery(queryOf(listCarePupils, { params: { account: adminId } }));
  const [isStarting, setStarting] = useState(false);
  const { data, error } = query;
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  const start = (
    <Button
      className="no-print"
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
      onClick={() => setStarting(true)}
    >
      {text('new')}
    </Button>
  );
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}
      aside={
        data &&
        data.total > 0 && (
          <>
            {start}
            <StartGroupPlan adminId={adminId} />
          </>
        )
      }
    >
      {data && <SignalsPart adminId={adminId} />}
      <GroupPlansList adminId={adminId} />
      <Loaded query={query}>
        {({ pupils, owners }) =>
          pupils.length === 0 ? (
            <CareTour>
              <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
                {start}
                <StartGroupPlan adminId={adminId} />
              </Stack>
            </CareTour>
          ) : (
            <Box component="section" aria-labelledby="plans" sx={{ display: 'grid', gap: 1 }}>
              <Typography variant="h2" id="plans">
                {text('plans')}
              </Typography>
              <Typography sx={{ maxWidth: 760 }}>
                {text('about')} <ReportLink adminId={adminId} />
              </Typography>
              <CareTable {...{ adminId, pupils, owners }} />
            </Box>
          )
        }
      </Loaded>
      {isStarting && <StartDialog adminId={adminId} onClose={() => setStarting(false)} />}
    </AdultPage>
  );
}
