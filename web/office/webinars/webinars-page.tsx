import { Button, Chip, Link, Pagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { listWebinars, WEBINARS_PER_PAGE, type Webinar } from '../../../server/contract/webinars.ts';
import { moment } from '../../app/moments.ts';
import { momentOf } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PAGE } from '../../ui/table/use-table-address.ts';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { office } from '../wording.ts';
import { text } from './wording.ts';

/** Webinars and trainings of the office. */
export function WebinarsPage() {
  const [params, set] = useAddressValue();
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listWebinars, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const add = (
    <Button
      component={RouterLink}
      to={paths.newWebinar}
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
    >
      {text('new')}
    </Button>
  );
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={query.data && query.data.total > 0 && add}
    >
      <Typography>{text('intro')}</Typography>
      <Loaded query={query}>
        {({ webinars, total }) =>
          total === 0 ? (
            <Empty title={text('empty')}>
              <Typography>{text('emptyText')}</Typography>
              {add}
            </Empty>
          ) : (
            <>
              <DataTable
                label={text('title')}
                rows={webinars}
                columns={COLUMNS}
                idOf={({ id }) => id}
                nameOf={({ title }) => title}
                total={(count) => (count < total ? text('part', { count, total }) : text('total', { count }))}
                order={{ id: 'when', desc: true }}
              />
              {total > WEBINARS_PER_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / WEBINARS_PER_PAGE)}
                  onChange={(_, next) => set(PAGE, String(next), '1')}
                />
              )}
            </>
          )
        }
      </Loaded>
    </AdultPage>
  );
}

const STANDING_COLOURS = {
  draft: 'default',
  open: 'success',
  full: 'warning',
  held: 'default',
  cancelled: 'error',
} as const;

/** How far a webinar is, in a word. */
export const StandingChip = ({ standing }: Pick<Webinar, 'standing'>) => (
  <Chip label={text(`standings.${standing}`)} color={STANDING_COLOURS[standing]} variant="outlined" />
);

const takenOf = ({ numbers, seats }: Webinar) => text('taken', { people: numbers.people, seats });

const COLUMNS: Column<Webinar>[] = [
  {
    id: 'title',
    label: text('columns.title'),
    isHead: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link component={RouterLink} to={paths.webinar(id)}>
        {title}
      </Link>
    ),
  },
  {
    id: 'hidden',
    label: text('hidden'),
    isBadge: true,
    value: ({ hidden }) => (hidden ? text('hidden') : undefined),
  },
  {
    id: 'when',
    label: text('columns.when'),
    value: ({ startsAt }) => startsAt,
    cell: ({ startsAt }) => <span style={{ whiteSpace: 'nowrap' }}>{moment.format(startsAt)}</span>,
    inFile: [{ label: text('columns.when'), value: ({ startsAt }) => momentOf(startsAt) }],
    canSearch: false,
  },
  {
    id: 'standing',
    label: text('columns.standing'),
    value: ({ standing }) => text(`standings.${standing}`),
    cell: ({ standing }) => <StandingChip standing={standing} />,
    canFilter: true,
  },
  {
    id: 'audience',
    label: text('columns.audience'),
    value: ({ audience }) => text(`audiences.${audience}`),
    canFilter: true,
  },
  {
    id: 'people',
    label: text('columns.people'),
    align: 'right',
    value: ({ numbers }) => numbers.people,
    cell: takenOf,
    inFile: [{ label: text('columns.people'), value: takenOf }],
  },
  {
    id: 'waiting',
    label: text('columns.waiting'),
    align: 'right',
    value: ({ numbers }) => numbers.waiting || undefined,
  },
  {
    id: 'came',
    label: text('columns.came'),
    align: 'right',
    value: ({ standing, numbers }) => (standing === 'held' ? numbers.came : undefined),
  },
];
