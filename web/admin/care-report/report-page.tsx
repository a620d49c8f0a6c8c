import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { getCareReport } from '../../../server/contract/care-report.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { text as care } from '../care/wording.ts';
import { admin } from '../wording.ts';
import { GROUP, ReportFields } from './fields.tsx';
import { FactsPart } from './facts-part.tsx';
import { MeansChart } from './means-chart.tsx';
import { useReportPeriod } from './period.ts';
import { PlansTable } from './plans-table.tsx';
import { SaidPart } from './said-part.tsx';
import { text } from './wording.ts';

/** What action plans that ended did, all together: means, and a list without names. */
export function CareReportPage() {
  const { adminId = '' } = useParams();
  const [params] = useSearchParams();
  const group = params.get(GROUP) ?? undefined;
  const period = useReportPeriod();
  const { days } = period;
  const isWrong = days.to < days.from;
  const query = useQuery({
    ...queryOf(getCareReport, {
      params: { account: adminId },
      query: { ...days, ...(group !== undefined && { group }) },
    }),
    enabled: !isWrong,
  });
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('title')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: care('title'), to: paths.care(adminId) },
      ]}
    >
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <ReportFields {...period} adminId={adminId} isWrong={isWrong} />
      {!isWrong && (
        <Loaded query={query}>
          {(report) =>
            report.total === 0 ? (
              <Empty title={text('none')}>
                <Button component={Link} to={paths.care(adminId)} variant="outlined">
                  {text('noneNext')}
                </Button>
              </Empty>
            ) : (
              <>
                <SaidPart report={report} />
                <MeansChart report={report} />
                <FactsPart report={report} />
                <PlansTable adminId={adminId} plans={report.plans} />
              </>
            )
          }
        </Loaded>
      )}
    </AdultPage>
  );
}
