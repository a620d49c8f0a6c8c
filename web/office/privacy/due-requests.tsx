import { Chip, Link, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import type { z } from 'zod';
import { DUE_REQUESTS_PER_PAGE, listDueRequests } from '../../../server/contract/data-requests.ts';
import { REQUESTS_SOON_DAYS } from '../../../server/contract/office.ts';
import { text as requests } from '../../admin/privacy/data-wording.ts';
import { longDay } from '../../admin/progress/days.ts';
import { dayOf } from '../../app/day.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { text } from './wording.ts';

type Due = z.infer<typeof listDueRequests.response>['requests'][number];

const WHICH = 'verzoeken';
const PAGE = 'verzoekpagina';
const CHOICES = ['alle', 'week'] as const;

/** Requests about data that customers have to answer yet; whom they are about is theirs to know. */
export function DueRequests() {
  const [params, set] = useAddressValue();
  const which = CHOICES.find((one) => one === params.get(WHICH)) ?? 'alle';
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listDueRequests, { query: { page, ...(which === 'week' && { within: REQUESTS_SOON_DAYS }) } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="requests-title">
      <Typography variant="h2" id="requests-title" sx={{ mb: 1 }}>
        {text('requests')}
      </Typography>
      <TextField
        select
        label={text('requestsWhich')}
        value={which}
        onChange={(event) => set(WHICH, event.target.value, 'alle')}
        sx={{ minWidth: 220, mb: 1 }}
      >
        {CHOICES.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`requestChoices.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Loaded query={query}>
        {({ requests: rows, total }) =>
          total === 0 ? (
            <Typography>{text('noRequests')}</Typography>
          ) : (
            <>
              <DataTable
                label={text('requests')}
                name="verzoek"
                rows={rows}
                columns={COLUMNS}
                idOf={({ id }) => id}
                nameOf={({ account }) => account.name}
                total={(count) => text('requestsTotal', { count: Math.max(count, total) })}
                order={{ id: 'due', desc: false }}
              />
              {total > DUE_REQUESTS_PER_PAGE && (
                <Pagination
                  aria-label={text('requestPages')}
                  page={page}
                  count={Math.ceil(total / DUE_REQUESTS_PER_PAGE)}
                  onChange={(_, next) => set(PAGE, String(next), '1')}
                />
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

const COLUMNS: Column<Due>[] = [
  {
    id: 'account',
    label: text('account'),
    isHead: true,
    value: ({ account }) => account.name,
    cell: ({ account }) => (
      <Link component={RouterLink} to={paths.officeAccount(account.id)}>
        {account.name}
      </Link>
    ),
  },
  {
    id: 'kind',
    label: requests('requests.kind'),
    value: ({ kind }) => requests(`requests.kinds.${kind}`),
    canFilter: true,
  },
  {
    id: 'about',
    label: requests('requests.whose'),
    value: ({ about }) => requests(`requests.abouts.${about}`),
  },
  {
    id: 'received',
    label: requests('requests.receivedOn'),
    value: ({ receivedOn }) => receivedOn,
    cell: ({ receivedOn }) => longDay(receivedOn),
  },
  {
    id: 'due',
    label: text('requestDue'),
    value: ({ dueOn }) => dueOn,
    cell: ({ dueOn }) => (
      <>
        {longDay(dueOn)} {dueOn < dayOf() && <Chip size="small" color="error" label={text('late')} />}
      </>
    ),
  },
];
