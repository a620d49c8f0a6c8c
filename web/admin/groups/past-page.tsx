import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { z } from 'zod';
import { getPastGroup } from '../../../server/contract/school-years.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { yearText } from '../../app/wording/year.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { admin } from '../wording.ts';
import { text } from './wording.ts';
import { schoolYearName } from './year-name.ts';
import { years } from './years-wording.ts';

type PastPupil = z.output<typeof getPastGroup.response>['pupils'][number];

/** Who sat in a group of an earlier school year, and where they are now. */
export function PastGroupPage() {
  const { adminId = '', groepId = '' } = useParams();
  const past = useQuery(queryOf(getPastGroup, { params: { account: adminId, group: groepId } }));
  if (past.error instanceof ApiError && past.error.status === 404) return <NotFoundPage />;
  const title = past.data
    ? years('groupIn', { name: past.data.name, year: schoolYearName(past.data.schoolYear) })
    : text('allYears');
  return (
    <AdultPage
      title={title}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: admin('groups.title'), to: paths.groups(adminId) },
        { label: text('allYears'), to: paths.schoolYears(adminId) },
      ]}
    >
      <Loaded query={past}>
        {({ pupils }) =>
          pupils.length === 0 ? (
            <Empty title={years('nobody')} />
          ) : (
            <DataTable
              label={title}
              rows={pupils}
              columns={columnsOf(adminId)}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              total={(count) => years('pupils', { count })}
              order={{ id: 'name', desc: false }}
            />
          )
        }
      </Loaded>
    </AdultPage>
  );
}

const columnsOf = (adminId: string): Column<PastPupil>[] => [
  { id: 'name', label: years('pupil'), isHead: true, value: ({ name }) => name },
  { id: 'year', label: years('yearThen'), value: ({ groep }) => yearText(groep), canFilter: true },
  { id: 'now', label: years('groupNow'), value: ({ now }) => now?.name ?? years('left'), canFilter: true },
  {
    id: 'progress',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: ({ id, name, now }) =>
      now && (
        <Button
          component={Link}
          to={paths.pupilProgress(adminId, now.id, id)}
          aria-label={years('progressOf', { name })}
        >
          {text('links.progress')}
        </Button>
      ),
  },
];
