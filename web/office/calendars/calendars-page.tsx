import { Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { listOfficeCalendars, type YearSummary } from '../../../server/contract/office-calendars.ts';
import { dayOf } from '../../app/day.ts';
import { longDay } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { office } from '../wording.ts';
import { dayText, yearText } from './days.ts';
import { text } from './wording.ts';

/** The school years of each region, with whether they are filled in. */
export function CalendarsPage() {
  const query = useQuery(queryOf(listOfficeCalendars, {}));
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Loaded query={query}>
        {({ years }) => (
          <DataTable
            label={text('title')}
            rows={years}
            columns={COLUMNS}
            idOf={({ region, year }) => `${region} ${year}`}
            nameOf={({ region, year }) =>
              text('yearTitle', { year: yearText(year), region: text(`regions.${region}`) })
            }
            total={(count) => text('total', { count })}
            order={{ id: 'year', desc: false }}
          />
        )}
      </Loaded>
    </AdultPage>
  );
}

const stateOf = ({ count }: YearSummary) => text(count > 0 ? 'filled' : 'missing');

const COLUMNS: Column<YearSummary>[] = [
  {
    id: 'year',
    label: text('year'),
    isHead: true,
    value: ({ year }) => yearText(year),
    cell: ({ region, year }) => (
      <Link
        component={RouterLink}
        to={paths.officeCalendar(region, year)}
        aria-label={text('yearTitle', { year: yearText(year), region: text(`regions.${region}`) })}
      >
        {yearText(year)}
      </Link>
    ),
  },
  {
    id: 'region',
    label: text('region'),
    value: ({ region }) => text(`regions.${region}`),
    canFilter: true,
  },
  {
    id: 'state',
    label: text('state'),
    value: stateOf,
    canFilter: true,
    cell: (row) => (row.count > 0 ? stateOf(row) : <strong>{stateOf(row)}</strong>),
  },
  { id: 'count', label: text('count'), align: 'right', value: ({ count }) => count },
  { id: 'source', label: text('source'), value: ({ source }) => source },
  {
    id: 'checkedOn',
    label: text('checkedOn'),
    canSearch: false,
    value: ({ checkedOn }) => checkedOn || undefined,
    cell: ({ checkedOn }) => checkedOn && dayText(checkedOn),
  },
  {
    id: 'changed',
    label: text('changed'),
    canSearch: false,
    value: ({ changedAt }) => changedAt ?? undefined,
    cell: ({ changedAt, changedBy }) =>
      changedAt !== null &&
      text('changedBy', { day: longDay.format(changedAt), name: changedBy ?? text('nobody') }),
    inFile: [
      {
        label: text('changed'),
        value: ({ changedAt }) => (changedAt === null ? undefined : dayOf(changedAt)),
      },
    ],
  },
];
