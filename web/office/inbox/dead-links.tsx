import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { listDeadLinks } from '../../../server/contract/leads.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { inbox } from './wording.ts';

interface DeadLink {
  path: string;
  from: string;
  times: number;
}

const COLUMNS: Column<DeadLink>[] = [
  { id: 'path', label: inbox('dead.path'), isHead: true, value: ({ path }) => path },
  { id: 'from', label: inbox('dead.from'), value: ({ from }) => from || inbox('dead.unknown') },
  { id: 'times', label: inbox('dead.times'), align: 'right', value: ({ times }) => times },
];

/** Where people came who followed a link that leads nowhere. */
export function DeadLinks() {
  const query = useQuery(queryOf(listDeadLinks, {}));
  return (
    <section aria-labelledby="dead-links-title">
      <Typography variant="h2" id="dead-links-title" sx={{ mb: 1 }}>
        {inbox('dead.title')}
      </Typography>
      <Loaded query={query}>
        {({ links }) =>
          links.length === 0 ? (
            <Typography>{inbox('dead.empty')}</Typography>
          ) : (
            <DataTable
              label={inbox('dead.caption')}
              rows={links}
              columns={COLUMNS}
              idOf={({ path, from }) => `${path} ${from}`}
              nameOf={({ path }) => path}
              total={(count) => String(count)}
              order={{ id: 'times', desc: true }}
            />
          )
        }
      </Loaded>
    </section>
  );
}
