import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { listPupilLines, PUPIL_LINES } from '../../../server/contract/office-pupil-acts.ts';
import { moment } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { text } from './wording.ts';

type Line = z.output<typeof listPupilLines.response>['lines'][number];

/** What happened with a pupil, and who did it. */
export function LinesPart({ child }: { child: string }) {
  const query = useQuery(queryOf(listPupilLines, { params: { child } }));
  return (
    <section aria-labelledby="lines-title">
      <Typography variant="h2" id="lines-title" sx={{ mb: 1 }}>
        {text('lines.title')}
      </Typography>
      <Loaded query={query}>
        {({ lines }) =>
          lines.length === 0 ? (
            <Typography>{text('lines.none')}</Typography>
          ) : (
            <DataTable
              label={text('lines.title')}
              rows={lines}
              columns={COLUMNS}
              idOf={({ id }) => id}
              nameOf={({ what }) => what}
              total={(count) => text(count < PUPIL_LINES ? 'lines.total' : 'lines.last', { count })}
              order={{ id: 'at', desc: true }}
              name="regels"
              isBare
            />
          )
        }
      </Loaded>
    </section>
  );
}

const COLUMNS: Column<Line>[] = [
  {
    id: 'at',
    label: text('lines.at'),
    value: ({ at }) => at,
    cell: ({ at }) => moment.format(at),
  },
  { id: 'what', label: text('lines.what'), isHead: true, value: ({ what }) => what },
  { id: 'by', label: text('lines.by'), value: ({ by }) => by },
  { id: 'reason', label: text('lines.why'), value: ({ reason }) => reason },
];
