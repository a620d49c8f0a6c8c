import { Typography } from '@mui/material';
import type { Coming, WholeWebinar } from '../../../server/contract/webinars.ts';
import { momentOf } from '../../app/day.ts';
import { moment } from '../../app/moments.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { CameInput } from './came-input.tsx';
import { takeOffColumns } from './take-off.tsx';
import { text } from './wording.ts';

/** Who come to a webinar, and who wait for a seat. */
export function SignUps({ webinar }: { webinar: WholeWebinar }) {
  const coming = webinar.signUps.filter(({ isWaiting }) => !isWaiting);
  const waiting = webinar.signUps.filter(({ isWaiting }) => isWaiting);
  return (
    <>
      <section aria-labelledby="sign-ups-title">
        <Typography variant="h2" id="sign-ups-title" sx={{ mb: 1 }}>
          {text('signUps.title')}
        </Typography>
        {coming.length === 0 ? (
          <Typography>{text('signUps.none')}</Typography>
        ) : (
          <DataTable
            label={text('signUps.title')}
            rows={coming}
            columns={[
              ...COLUMNS,
              webinar.hasBegun ? cameColumn(webinar.id) : REMINDED,
              ...takeOffColumns(webinar),
            ]}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            total={(count) => text('signUps.total', { count })}
            order={{ id: 'name', desc: false }}
          />
        )}
      </section>
      {waiting.length > 0 && (
        <section aria-labelledby="line-title">
          <Typography variant="h2" id="line-title" sx={{ mb: 1 }}>
            {text('signUps.line')}
          </Typography>
          <Typography sx={{ mb: 1 }}>{text('signUps.lineNote')}</Typography>
          <DataTable
            label={text('signUps.line')}
            rows={waiting}
            columns={[...COLUMNS, AT, ...takeOffColumns(webinar)]}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            total={(count) => text('signUps.total', { count })}
            order={{ id: 'at', desc: false }}
            name="wacht"
          />
        </section>
      )}
    </>
  );
}

const COLUMNS: Column<Coming>[] = [
  { id: 'name', label: text('signUps.name'), isHead: true, value: ({ name }) => name },
  { id: 'email', label: text('signUps.email'), value: ({ email }) => email },
  {
    id: 'organisation',
    label: text('signUps.organisation'),
    value: ({ organisation }) => organisation || undefined,
  },
  { id: 'people', label: text('signUps.people'), align: 'right', value: ({ people }) => people },
];

const AT: Column<Coming> = {
  id: 'at',
  label: text('signUps.at'),
  value: ({ at }) => at,
  cell: ({ at }) => <span style={{ whiteSpace: 'nowrap' }}>{moment.format(at)}</span>,
  inFile: [{ label: text('signUps.at'), value: ({ at }) => momentOf(at) }],
  canSearch: false,
};

const REMINDED: Column<Coming> = {
  id: 'reminded',
  label: text('signUps.reminded'),
  value: ({ reminded }) =>
    (['day', 'hour'] as const)
      .filter((one) => reminded[one])
      .map((one) => text(`signUps.${one}`))
      .join(', ') || undefined,
};

const cameColumn = (webinar: string): Column<Coming> => ({
  id: 'came',
  label: text('signUps.came'),
  value: ({ came }) => came ?? undefined,
  cell: (row) => <CameInput webinar={webinar} of={row} />,
});
