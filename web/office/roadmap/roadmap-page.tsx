import { Button, Chip, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { listOfficeRoadmap, type OfficeRoadmapItem } from '../../../server/contract/roadmap.ts';
import { monthText } from '../../admin/roadmap/month.ts';
import { text as staff } from '../../admin/roadmap/wording.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { office } from '../wording.ts';
import { text } from './wording.ts';

/** All items of the roadmap, with what the office has yet to look at. */
export function OfficeRoadmapPage() {
  const query = useQuery(queryOf(listOfficeRoadmap, {}));
  const add = (
    <Button
      component={RouterLink}
      to={paths.newRoadmapItem}
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
      <Loaded query={query}>
        {({ items, total }) =>
          total === 0 ? (
            <Empty title={text('empty')}>
              <Typography>{text('emptyText')}</Typography>
              {add}
            </Empty>
          ) : (
            <DataTable
              label={text('title')}
              rows={items}
              columns={COLUMNS}
              idOf={({ id }) => id}
              nameOf={({ title }) => title}
              total={(count) => text('total', { count })}
              order={{ id: 'look', desc: true }}
            />
          )
        }
      </Loaded>
    </AdultPage>
  );
}

/** What waits for the office: a new idea, comments. */
function lookText({ isShown, state, waiting }: OfficeRoadmapItem): string {
  const parts = [
    ...(!isShown && state === 'idee' ? [text('lookIdea')] : []),
    ...(waiting > 0 ? [text('lookComments', { count: waiting })] : []),
  ];
  return parts.join(', ') || text('nothing');
}

const COLUMNS: Column<OfficeRoadmapItem>[] = [
  {
    id: 'title',
    label: text('columns.title'),
    isHead: true,
    value: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link component={RouterLink} to={paths.officeRoadmapItem(id)}>
        {title}
      </Link>
    ),
  },
  {
    id: 'state',
    label: text('columns.state'),
    value: ({ state }) => staff(`state.${state}`),
    canFilter: true,
  },
  {
    id: 'month',
    label: text('columns.month'),
    value: ({ month }) => month || undefined,
    cell: ({ month }) => monthText(month),
  },
  { id: 'votes', label: text('columns.votes'), align: 'right', value: ({ votes }) => votes },
  {
    id: 'organisations',
    label: text('columns.organisations'),
    align: 'right',
    value: ({ organisations }) => organisations,
  },
  { id: 'by', label: text('columns.by'), value: ({ by }) => by || text('office'), canFilter: true },
  {
    id: 'look',
    label: text('columns.look'),
    value: lookText,
    cell: (item) =>
      lookText(item) === text('nothing') ? (
        text('nothing')
      ) : (
        <Chip label={lookText(item)} color="warning" variant="outlined" />
      ),
    canFilter: true,
  },
];
