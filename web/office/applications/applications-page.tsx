import { Link, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { ACCOUNT_KINDS, LEAD_STATUSES } from '../../../server/contract/lead-kinds.ts';
import { LEADS_PER_PAGE, listLeads, type LeadView } from '../../../server/contract/leads.ts';
import { dayOf } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { moment } from '../../app/moments.ts';
import { office } from '../wording.ts';
import { StatusChip } from './status-chip.tsx';
import { applications as text } from './wording.ts';

const PAGE = 'pagina';
const STATUS = 'toon';

/** Applications for a trial account, the newest first. */
export function ApplicationsPage() {
  const [params, set] = useAddressValue();
  const status = LEAD_STATUSES.find((one) => one === params.get(STATUS));
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const leads = useQuery({
    ...queryOf(listLeads, { query: { kind: 'application', page, ...(status && { status }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <TextField
        select
        label={text('shown')}
        value={status ?? ''}
        onChange={(event) => {
          set(PAGE, '1', '1');
          set(STATUS, event.target.value, '');
        }}
        sx={{ width: 220 }}
        className="no-print"
      >
        <MenuItem value="">{text('all')}</MenuItem>
        {LEAD_STATUSES.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`statuses.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Loaded query={leads}>
        {({ leads: rows, total }) =>
          total === 0 ? (
            <Empty title={text(status ? 'noneTitle' : 'emptyTitle')}>
              {!status && <Typography>{text('emptyText')}</Typography>}
            </Empty>
          ) : (
            <>
              <DataTable
                label={text('title')}
                rows={rows}
                columns={COLUMNS}
                idOf={({ id }) => id}
                nameOf={nameOf}
                total={(count) => (count < total ? text('part', { count, total }) : text('total', { count }))}
                order={{ id: 'when', desc: true }}
              />
              {total > LEADS_PER_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / LEADS_PER_PAGE)}
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

/** A home has no name of its own. */
const nameOf = ({ data }: LeadView) => String(data['organisation'] || data['name']);
const kindOf = ({ data }: LeadView) => {
  const kind = ACCOUNT_KINDS.find((one) => one === data['type']);
  return kind && text(`kinds.${kind}`);
};

const COLUMNS: Column<LeadView>[] = [
  {
    id: 'organisation',
    label: text('organisation'),
    isHead: true,
    value: nameOf,
    cell: (lead) => (
      <Link component={RouterLink} to={paths.application(lead.id)}>
        {nameOf(lead)}
      </Link>
    ),
  },
  { id: 'kind', label: text('kind'), value: kindOf, canFilter: true },
  { id: 'name', label: text('name'), value: ({ data }) => `${data['name']} <${data['email']}>` },
  { id: 'pupils', label: text('pupils'), align: 'right', value: ({ data }) => Number(data['pupils']) },
  {
    id: 'status',
    label: text('status'),
    value: ({ status }) => text(`statuses.${status}`),
    cell: ({ status }) => <StatusChip status={status} />,
    canFilter: true,
  },
  {
    id: 'when',
    label: text('when'),
    value: ({ createdAt }) => createdAt,
    inFile: [{ label: text('when'), value: ({ createdAt }) => dayOf(createdAt) }],
    cell: ({ createdAt }) => moment.format(createdAt),
    canSearch: false,
  },
];
