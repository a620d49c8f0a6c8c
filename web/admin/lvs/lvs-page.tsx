import { Link, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link as RouterLink, useNavigate, useParams } from 'react-router';
import { getLvsImport, listLvsImports, type LvsHead } from '../../../server/contract/lvs.ts';
import { ApiError } from '../../api/error.ts';
import { dayOf } from '../../app/day.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { askAnew, queryKeyOf, queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { admin } from '../wording.ts';
import { dayText, testText, timeText } from './labels.ts';
import { ReadForm } from './read-form.tsx';
import { text } from './wording.ts';

/** LVS-spelling: test results of a pupil monitoring system, to be read in, and those that were. */
export function LvsPage() {
  const { adminId = '' } = useParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const imports = useQuery(queryOf(listLvsImports, { params: { account: adminId } }));
  const columns = useMemo(() => columnsOf(adminId), [adminId]);
  if (imports.error instanceof ApiError && imports.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage title={text('title')} crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}>
      <Typography sx={{ maxWidth: 760 }}>{text('about')}</Typography>
      <Typography sx={{ maxWidth: 760, color: 'text.secondary', fontSize: '0.9rem' }}>
        {text('keeps')}
      </Typography>
      <ReadForm
        account={adminId}
        categories={imports.data?.categories ?? []}
        onRead={(found) => {
          client.setQueryData(
            queryKeyOf(getLvsImport, { params: { account: adminId, import: found.id } }),
            found,
          );
          void askAnew(client, [listLvsImports], { account: adminId });
          void navigate(paths.lvsImport(adminId, found.id));
        }}
      />
      <Typography variant="h2">{text('history.title')}</Typography>
      <Loaded query={imports}>
        {({ imports: rows }) =>
          rows.length === 0 ? (
            <Empty title={text('history.empty')}>
              <Typography>{text('history.emptyText')}</Typography>
            </Empty>
          ) : (
            <DataTable
              label={text('history.title')}
              rows={rows}
              columns={columns}
              idOf={({ id }) => id}
              nameOf={({ at }) => text('import.title', { day: dayText(at) })}
              total={(count) => text('history.total', { count })}
              order={{ id: 'at', desc: true }}
            />
          )
        }
      </Loaded>
    </AdultPage>
  );
}

const columnsOf = (account: string): Column<LvsHead>[] => [
  {
    id: 'at',
    label: text('history.at'),
    isHead: true,
    value: ({ at }) => at,
    cell: ({ id, at }) => (
      <Link component={RouterLink} to={paths.lvsImport(account, id)}>
        {timeText(at)}
      </Link>
    ),
    canSearch: false,
    inFile: [{ label: text('history.at'), value: ({ at }) => dayOf(at) }],
  },
  { id: 'tests', label: text('history.tests'), value: ({ tests }) => tests.map(testText).join('; ') },
  {
    id: 'state',
    label: text('history.state'),
    value: ({ state, moved }) => text(`history.${moved ? 'moved' : state}`),
    canFilter: true,
  },
  { id: 'stored', label: text('history.stored'), value: ({ stored }) => stored, align: 'right' },
  { id: 'open', label: text('history.open'), value: ({ open }) => open, align: 'right' },
  { id: 'by', label: text('history.by'), value: ({ by }) => by, canFilter: true },
  {
    id: 'deletedOn',
    label: text('history.deletedOn'),
    value: ({ deletedOn }) => deletedOn,
    cell: ({ deletedOn }) => deletedOn && dayText(deletedOn),
    canSearch: false,
  },
];
