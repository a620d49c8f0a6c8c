import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { getJob, isOpen, JOB_ROWS_PAGE, listJobRows, type JobRow } from '../../../server/contract/jobs.ts';
import { queryKeyOf, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { text } from './wording.ts';

/** The report of long work that ended: a line for each pupil, group or person. */
export function RowsTable({ id }: { id: string }) {
  const { data: job } = useQuery(queryOf(getJob, { params: { job: id } }));
  const hasEnded = job !== undefined && !isOpen(job.state);
  const rows = useQuery({
    queryKey: queryKeyOf(listJobRows, { params: { job: id } }),
    queryFn: async ({ signal }) => {
      const all: JobRow[] = [];
      for (let page = 1; ; page++) {
        const got = await call(listJobRows, { params: { job: id }, query: { page }, signal });
        all.push(...got.rows);
        if (got.rows.length < JOB_ROWS_PAGE) return all;
      }
    },
    enabled: hasEnded,
  });
  if (!hasEnded) return null;
  return (
    <Loaded query={rows}>
      {(all) =>
        all.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{text('rowsNone')}</Typography>
        ) : (
          <DataTable
            label={text('rows', { title: job.title })}
            rows={all}
            columns={COLUMNS}
            idOf={({ n }) => String(n)}
            nameOf={nameOf}
            total={(count) => text('rowsTotal', { count })}
            order={{ id: 'n', desc: false }}
          />
        )
      }
    </Loaded>
  );
}

const nameOf = ({ name, subject }: JobRow) => name || (subject === null ? '–' : text('gone'));

const COLUMNS: Column<JobRow>[] = [
  { id: 'name', label: text('who'), isHead: true, value: nameOf },
  { id: 'outcome', label: text('outcome'), value: ({ label }) => label, canFilter: true },
  { id: 'note', label: text('note'), value: ({ note }) => note, canSort: false },
  { id: 'n', label: text('number'), value: ({ n }) => n, align: 'right', canSearch: false },
];
