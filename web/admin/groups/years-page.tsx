import { Alert, Button, Chip, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { z } from 'zod';
import { undoGroupChange } from '../../../server/contract/groups.ts';
import { listSchoolYears } from '../../../server/contract/school-years.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { yearText } from '../../app/wording/year.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tell } from '../../ui/toast.tsx';
import { ZONE } from '../../app/day.ts';
import { admin } from '../wording.ts';
import { text } from './wording.ts';
import { schoolYearName } from './year-name.ts';
import { years } from './years-wording.ts';

type Year = z.output<typeof listSchoolYears.response>['years'][number];
type PastGroup = Year['groups'][number] & { year: number };

/** All school years with their groups; the last change of year can be undone for a day. */
export function SchoolYearsPage() {
  const { adminId = '' } = useParams();
  const user = useUser();
  const client = useQueryClient();
  const known = useQuery(queryOf(listSchoolYears, { params: { account: adminId } }));
  const mayEdit = may(user, 'group:edit');
  const undo = useMutation({
    mutationFn: (groupChange: string) => call(undoGroupChange, { params: { account: adminId, groupChange } }),
    onSuccess: () => {
      tell({ message: text('undone') });
      return client.invalidateQueries();
    },
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  if (known.error instanceof ApiError && known.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('allYears')}
      crumbs={[
        { label: admin('root'), to: paths.groups(adminId) },
        { label: admin('groups.title'), to: paths.groups(adminId) },
      ]}
    >
      <Loaded query={known}>
        {({ years: all, last }) => (
          <>
            {mayEdit && last && (
              <Alert
                className="no-print"
                severity="info"
                action={
                  last.whyNot === null && (
                    <Button color="inherit" loading={undo.isPending} onClick={() => undo.mutate(last.change)}>
                      {text('undo')}
                    </Button>
                  )
                }
              >
                {years('begun', { year: schoolYearName(last.year), when: WHEN.format(last.at) })}{' '}
                {last.whyNot === null ? years('canUndo') : years('whyNot', { why: last.whyNot })}
              </Alert>
            )}
            {all.length === 0 ? (
              <Empty title={years('none')} />
            ) : (
              <DataTable
                label={text('allYears')}
                rows={all.flatMap(({ year, groups }) =>
                  groups.map((group): PastGroup => ({ ...group, year })),
                )}
                columns={columnsOf(adminId, mayEdit)}
                idOf={({ id }) => id}
                nameOf={({ name }) => name}
                total={(count) => text('total', { count })}
                order={{ id: 'year', desc: true }}
              />
            )}
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

const WHEN = new Intl.DateTimeFormat('nl', { dateStyle: 'long', timeStyle: 'short', timeZone: ZONE });

const columnsOf = (adminId: string, mayOpenAll: boolean): Column<PastGroup>[] => [
  {
    id: 'year',
    label: years('year'),
    value: ({ year }) => schoolYearName(year),
    canFilter: true,
  },
  {
    id: 'name',
    label: text('name'),
    isHead: true,
    value: ({ name }) => name,
  },
  {
    id: 'now',
    label: years('now'),
    isBadge: true,
    inFile: [],
    canSearch: false,
    value: ({ archived }) => Number(!archived),
    cell: ({ archived }) => !archived && <Chip label={years('now')} color="secondary" variant="outlined" />,
  },
  { id: 'years', label: text('years'), value: ({ groep }) => groep.map(yearText).join(', ') || undefined },
  { id: 'teachers', label: text('teachers'), value: ({ teachers }) => teachers.join(', ') },
  { id: 'pupils', label: text('pupils'), align: 'right', value: ({ pupils }) => pupils },
  {
    id: 'open',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: ({ id, name, own }) =>
      mayOpenAll || own ? (
        <Button component={Link} to={paths.pastGroup(adminId, id)} aria-label={years('whoOf', { name })}>
          {text('links.past')}
        </Button>
      ) : (
        <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
          {text('notYours')}
        </Typography>
      ),
  },
];
