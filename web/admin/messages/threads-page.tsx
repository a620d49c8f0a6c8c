import { Button, Pagination, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { listThreads, THREADS_PER_PAGE } from '../../../server/contract/threads.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { MessagesFrame } from './frame.tsx';
import { ThreadList } from './thread-list.tsx';
import { text } from './wording.ts';

const PAGE = 'pagina';

/** Questions to the office and how far they are. */
export function ThreadsPage() {
  const { adminId = '' } = useParams();
  const [params, set] = useAddressValue();
  const page = Math.max(1, Number(params.get(PAGE)) || 1);
  const query = useQuery({
    ...queryOf(listThreads, { params: { account: adminId }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  const ask = (
    <Button
      component={Link}
      to={paths.newThread(adminId)}
      variant="contained"
      startIcon={<Icon name="add" size={18} />}
    >
      {text('threads.ask')}
    </Button>
  );
  return (
    <MessagesFrame part="threads">
      <Loaded query={query}>
        {({ threads, total }) =>
          total === 0 ? (
            <Empty title={text('threads.empty')}>
              <Typography>{text('threads.emptyText')}</Typography>
              {ask}
            </Empty>
          ) : (
            <>
              <div className="no-print">{ask}</div>
              <Typography sx={{ color: 'text.secondary' }}>
                {text('threads.total', { count: total })}
              </Typography>
              <ThreadList threads={threads} toOf={({ id }) => paths.thread(adminId, id)} />
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
    </MessagesFrame>
  );
}
