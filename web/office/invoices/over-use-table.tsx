import { Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { listOverUse, type OverUseRow } from '../../../server/contract/licence.ts';
import { longDay } from '../../admin/progress/days.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { text } from './wording.ts';

const COLUMNS: Column<OverUseRow>[] = [
  {
    id: 'who',
    label: text('who'),
    isHead: true,
    value: ({ name }) => name,
    cell: ({ account, name }) => (
      <Link component={RouterLink} to={paths.officeLicence(account)}>
        {name}
      </Link>
    ),
  },
  { id: 'used', label: text('overUsed'), align: 'right', value: ({ used }) => used, canSearch: false },
  { id: 'seats', label: text('overSeats'), align: 'right', value: ({ seats }) => seats, canSearch: false },
  {
    id: 'since',
    label: text('overSince'),
    value: ({ since }) => since,
    cell: ({ since }) => longDay(since),
  },
  { id: 'told', label: text('overTold'), value: ({ isTold }) => text(isTold ? 'overToldYes' : 'overToldNo') },
];

/** Accounts with more pupils than seats. */
export function OverUseTable() {
  const query = useQuery(queryOf(listOverUse, {}));
  return (
    <section aria-labelledby="over-use-title">
      <Typography variant="h2" id="over-use-title" sx={{ mb: 1 }}>
        {text('overUse')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text('overUseText')}</Typography>
      <Loaded query={query}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <Typography>{text('overUseNone')}</Typography>
          ) : (
            <DataTable
              label={text('overUse')}
              name="account"
              rows={accounts}
              columns={COLUMNS}
              idOf={({ account }) => account}
              nameOf={({ name }) => name}
              total={(count) => text('overUseTotal', { count })}
              order={{ id: 'since', desc: false }}
            />
          )
        }
      </Loaded>
    </section>
  );
}
