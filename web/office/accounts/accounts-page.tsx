import { Button, Pagination, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import {
  ACCOUNTS_PER_PAGE,
  listAccounts,
  MOST_WRITTEN_TO,
  type AccountFilter,
} from '../../../server/contract/office-accounts.ts';
import { messageOf } from '../../api/error.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { PAGE, useTableAddress } from '../../ui/table/use-table-address.ts';
import { tell } from '../../ui/toast.tsx';
import { office } from '../wording.ts';
import { COLUMNS } from './columns.tsx';
import { Filters } from './filters.tsx';
import { narrowedBy } from './narrowed.ts';
import { TakeList } from './take-list.tsx';
import { text } from './wording.ts';

/** All customers (admins): finding them, writing to some, making one. */
export function AccountsPage() {
  const address = useTableAddress();
  const [params, setParams] = useSearchParams();
  const [isTaking, setTaking] = useState(false);
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const { filter, ordered } = narrowedBy(address);
  const query = useQuery({
    ...queryOf(listAccounts, { query: { ...filter, ...ordered, page } }),
    placeholderData: keepPreviousData,
  });
  const turn = (next: number) =>
    setParams((now) => {
      const changed = new URLSearchParams(now);
      changed.set(PAGE, String(next));
      return changed;
    });
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={<MakeButton />}
    >
      <Loaded query={query}>
        {({ accounts, total, pupils, practised, countedAt }) => {
          const bar = (
            <Filters
              address={address}
              total={`${text('total', { count: total })}, ${text('together', { pupils, practised })}`}
              tools={
                <>
                  <WriteToAll filter={filter} total={total} />
                  {total > 0 && (
                    <Button startIcon={<Icon name="down" size={18} />} onClick={() => setTaking(true)}>
                      {text('take.button')}
                    </Button>
                  )}
                </>
              }
            />
          );
          return (
            <>
              {accounts.length === 0 ? (
                <div className="data-table">
                  {bar}
                  <Empty title={text('none')}>
                    <MakeButton />
                  </Empty>
                </div>
              ) : (
                <DataTable
                  label={text('title')}
                  rows={accounts}
                  columns={COLUMNS}
                  idOf={({ id }) => id}
                  nameOf={({ name }) => name}
                  total={(count) => text('total', { count })}
                  order={{ id: 'name', desc: false }}
                  served={{ bar }}
                  bulk={(rows) => <WriteTo accounts={rows.map(({ id }) => id)} />}
                />
              )}
              {total > ACCOUNTS_PER_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / ACCOUNTS_PER_PAGE)}
                  onChange={(_, next) => turn(next)}
                />
              )}
              {countedAt !== null && (
                <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                  {text('counted', { time: moment.format(countedAt) })}
                </Typography>
              )}
            </>
          );
        }}
      </Loaded>
      {isTaking && <TakeList filter={filter} onClose={() => setTaking(false)} />}
    </AdultPage>
  );
}

const MakeButton = () => (
  <Button
    component={RouterLink}
    to={paths.newOfficeAccount}
    variant="contained"
    startIcon={<Icon name="add" size={18} />}
  >
    {text('make')}
  </Button>
);

/** Opens a message to these customers, which goes by mail too. */
function useWriting() {
  const navigate = useNavigate();
  // Not in the address: of five hundred it would be longer than a server reads.
  return (accounts: readonly string[]) =>
    void navigate(paths.newOfficeMessage, { state: { writing: { accounts } } });
}

function WriteTo({ accounts }: { accounts: readonly string[] }) {
  const write = useWriting();
  return (
    <Button startIcon={<Icon name="message" size={18} />} onClick={() => write(accounts)}>
      {text('write')}
    </Button>
  );
}

/** The same to all that fit, on whichever page they stand. */
function WriteToAll({ filter, total }: { filter: AccountFilter; total: number }) {
  const write = useWriting();
  const find = useMutation({
    mutationFn: () => call(listAccounts, { query: { ...filter, ids: 'ja' } }),
    onSuccess: ({ ids }) => write(ids),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  if (total === 0 || total > MOST_WRITTEN_TO) return null;
  return (
    <Button
      startIcon={<Icon name="message" size={18} />}
      loading={find.isPending}
      onClick={() => find.mutate()}
    >
      {text('writeAll', { count: total })}
    </Button>
  );
}
