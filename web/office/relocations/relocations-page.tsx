import { Button, Link, Pagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import {
  listRelocations,
  RELOCATIONS_PAGE,
  type RelocationHead,
} from '../../../server/contract/relocations.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { office } from '../wording.ts';
import { BeginDialog } from './begin-dialog.tsx';
import { RelocationChip, stateText } from './state-chip.tsx';
import { text } from './wording.ts';

const PAGE = 'pagina';

/** All that moved, moves or is to move from one customer to another. */
export function RelocationsPage() {
  const [isBeginning, setBeginning] = useState(false);
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={
        <Button variant="contained" onClick={() => setBeginning(true)}>
          {text('new')}
        </Button>
      }
    >
      <Typography sx={{ maxWidth: 760, color: 'text.secondary' }}>{text('about')}</Typography>
      <RelocationList />
      {isBeginning && <BeginDialog onClose={() => setBeginning(false)} />}
    </AdultPage>
  );
}

/** The same of one customer, on its page. */
export function RelocationsPart({ adminId }: { adminId: string }) {
  const [isBeginning, setBeginning] = useState(false);
  return (
    <>
      <Typography sx={{ maxWidth: 760, color: 'text.secondary' }}>{text('about')}</Typography>
      <div>
        <Button variant="outlined" onClick={() => setBeginning(true)}>
          {text('new')}
        </Button>
      </div>
      <RelocationList of={adminId} />
      {isBeginning && <BeginDialog from={adminId} onClose={() => setBeginning(false)} />}
    </>
  );
}

function RelocationList({ of }: { of?: string }) {
  const [params, setParam] = useAddressValue();
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listRelocations, { query: { page, ...(of !== undefined && { of }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query}>
      {({ relocations, total }) =>
        total === 0 ? (
          <Empty title={text(of === undefined ? 'empty' : 'emptyOf')} />
        ) : (
          <>
            <DataTable
              label={text('title')}
              rows={relocations}
              columns={COLUMNS}
              idOf={({ id }) => id}
              nameOf={headText}
              total={(count) =>
                count < total ? text('part', { count, total }) : text('total', { count: total })
              }
              order={{ id: 'at', desc: true }}
            />
            {total > RELOCATIONS_PAGE && (
              <Pagination
                aria-label={text('pages')}
                page={page}
                count={Math.ceil(total / RELOCATIONS_PAGE)}
                onChange={(_, next) => setParam(PAGE, String(next), '1')}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}

const headText = ({ source, target }: Pick<RelocationHead, 'source' | 'target'>) =>
  text('head', { from: source.name, to: target.name });

const COLUMNS: Column<RelocationHead>[] = [
  {
    id: 'what',
    label: text('what'),
    isHead: true,
    value: headText,
    cell: (row) => (
      <Link component={RouterLink} to={paths.relocation(row.id)}>
        {headText(row)}
      </Link>
    ),
  },
  {
    id: 'state',
    label: text('state'),
    value: stateText,
    cell: (row) => <RelocationChip of={row} />,
    canFilter: true,
  },
  { id: 'by', label: text('by'), value: ({ by }) => by || text('unknown') },
  {
    id: 'at',
    label: text('at'),
    value: ({ at }) => at,
    cell: ({ at }) => moment.format(at),
    canSearch: false,
    inFile: [{ label: text('at'), value: ({ at }) => moment.format(at) }],
  },
];
