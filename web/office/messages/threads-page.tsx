import { MenuItem, Pagination, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOfficeThreads, THREAD_STATES, THREADS_PER_PAGE } from '../../../server/contract/threads.ts';
import { ThreadList } from '../../admin/messages/thread-list.tsx';
import { text as staff } from '../../admin/messages/wording.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { office } from '../wording.ts';
import { text } from './wording.ts';

const PAGE = 'pagina';
const STATE = 'stand';
const SEARCH = 'zoek';
/** Of the open ones those that wait longer than a working day. */
const LATE = 'te-lang';
const SHOWN = [...THREAD_STATES, LATE] as const;

/** Questions of customers: who waits longest first. */
export function OfficeThreadsPage() {
  const [params, set] = useAddressValue();
  const shown = SHOWN.find((one) => one === params.get(STATE)) ?? 'open';
  const state = shown === LATE ? 'open' : shown;
  const search = params.get(SEARCH) ?? '';
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listOfficeThreads, {
      query: { state, page, ...(shown === LATE && { late: 'ja' as const }), ...(search && { search }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  return (
    <AdultPage title={text('threads.title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }} className="no-print">
        <TextField
          type="search"
          label={text('threads.search')}
          value={search}
          onChange={(event) => {
            set(PAGE, '1', '1');
            set(SEARCH, event.target.value, '');
          }}
          slotProps={{ htmlInput: { maxLength: 100 } }}
          sx={{ width: 300, maxWidth: '100%' }}
        />
        <TextField
          select
          label={text('threads.state')}
          value={shown}
          onChange={(event) => {
            set(PAGE, '1', '1');
            set(STATE, event.target.value, 'open');
          }}
          sx={{ width: 220 }}
        >
          {SHOWN.map((one) => (
            <MenuItem key={one} value={one}>
              {one === LATE ? text('threads.late') : staff(`threads.states.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <Loaded query={query}>
        {({ threads, total }) =>
          total === 0 ? (
            <Typography>{text(search ? 'threads.none' : `threads.empty.${state}`)}</Typography>
          ) : (
            <>
              <Typography sx={{ color: 'text.secondary' }}>
                {staff('threads.total', { count: total })}
              </Typography>
              <ThreadList
                threads={threads}
                toOf={({ id }) => paths.officeThread(id)}
                more={({ account, assignedTo }) =>
                  assignedTo
                    ? `${account.name} · ${text('threads.keeper', { name: assignedTo })}`
                    : account.name
                }
              />
              {total > THREADS_PER_PAGE && (
                <Pagination
                  aria-label={text('pages')}
                  page={page}
                  count={Math.ceil(total / THREADS_PER_PAGE)}
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
