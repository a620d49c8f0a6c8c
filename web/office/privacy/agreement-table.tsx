import { Chip, Link, MenuItem, Pagination, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import {
  AGREEMENTS_PER_PAGE,
  listOfficeAgreements,
  type OfficeAgreement,
} from '../../../server/contract/agreements.ts';
import { longDay } from '../../admin/progress/days.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { text } from './wording.ts';

const WHICH = 'tonen';
const PAGE = 'pagina';
const CHOICES = ['open', 'signed', 'all'] as const;

/** Schools and practices and their agreement; who has to sign yet at first. */
export function AgreementTable() {
  const [params, set] = useAddressValue();
  const standing = CHOICES.find((one) => one === params.get(WHICH)) ?? 'open';
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listOfficeAgreements, { query: { page, standing } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="agreements-title">
      <Typography variant="h2" id="agreements-title" sx={{ mb: 1 }}>
        {text('agreements')}
      </Typography>
      <TextField
        select
        label={text('which')}
        value={standing}
        onChange={(event) => set(WHICH, event.target.value, 'open')}
        sx={{ minWidth: 220, mb: 1 }}
      >
        {CHOICES.map((one) => (
          <MenuItem key={one} value={one}>
            {text(`choices.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Loaded query={query}>
        {({ agreements, total }) =>
          total === 0 ? (
            <Typography>{text(standing === 'open' ? 'allSigned' : 'nobody')}</Typography>
          ) : (
            <>
              <DataTable
                label={text('agreements')}
                name="overeenkomst"
                rows={agreements}
                columns={COLUMNS}
                idOf={({ account }) => account.id}
                nameOf={({ account }) => account.name}
                total={(count) =>
                  count < total ? text('part', { count, total }) : text('agreementsTotal', { count })
                }
                order={{ id: 'name', desc: false }}
              />
              {total > AGREEMENTS_PER_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / AGREEMENTS_PER_PAGE)}
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

const COLOURS = { none: 'default', missing: 'warning', again: 'warning', signed: 'success' } as const;

const COLUMNS: Column<OfficeAgreement>[] = [
  {
    id: 'name',
    label: text('name'),
    isHead: true,
    value: ({ account }) => account.name,
    cell: ({ account }) => (
      <Link component={RouterLink} to={paths.officePrivacy(account.id)}>
        {account.name}
      </Link>
    ),
  },
  { id: 'kind', label: text('kind'), value: ({ account }) => text(`kinds.${account.kind}`) },
  {
    id: 'standing',
    label: text('standing'),
    value: ({ standing }) => text(`standings.${standing}`),
    cell: ({ standing }) => (
      <Chip label={text(`standings.${standing}`)} color={COLOURS[standing]} variant="outlined" />
    ),
  },
  {
    id: 'signedOn',
    label: text('signedOn'),
    value: ({ last }) => last?.signedOn,
    cell: ({ last }) => last && longDay(last.signedOn),
    canSearch: false,
  },
];
