import { ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { LineChart } from '@mui/x-charts/LineChart';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { LOAD_DAYS, officeLoad } from '../../../server/contract/office-load.ts';
import { ZONE } from '../../app/day.ts';
import { moment } from '../../app/moments.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { ChartOrTable } from '../../ui/chart-or-table.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useAddressValue } from '../../ui/use-address-value.ts';
import { office } from '../wording.ts';
import { text } from './wording.ts';

type Load = z.infer<typeof officeLoad.response>;
type Fault = Load['faults'][number];

const REFRESH_MS = 60_000;
const DAYS = LOAD_DAYS.map(String) as `${(typeof LOAD_DAYS)[number]}`[];
const PERIOD = 'periode';
const STANDARD = '1';
const clock = new Intl.DateTimeFormat('nl-NL', {
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: ZONE,
});
const number = new Intl.NumberFormat('nl-NL');

/** How busy the servers are and what went wrong in them, hour by hour. */
export function LoadPage() {
  const [params, setParam] = useAddressValue();
  const days = DAYS.find((one) => one === params.get(PERIOD)) ?? STANDARD;
  const load = useQuery({
    ...queryOf(officeLoad, { query: { days: Number(days) } }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
      <Typography sx={{ color: 'text.secondary' }}>{text('about')}</Typography>
      <ToggleButtonGroup
        exclusive
        value={days}
        aria-label={text('period')}
        onChange={(_, value: (typeof DAYS)[number] | null) => value && setParam(PERIOD, value, STANDARD)}
        sx={{ flexWrap: 'wrap' }}
      >
        {DAYS.map((one) => (
          <ToggleButton key={one} value={one}>
            {text(`days.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Loaded query={load}>
        {(data) => (
          <>
            <Facts
              of={(['connected', 'mostToday', 'answersPerMinute'] as const).map((name) => [
                text(name),
                number.format(data[name]),
              ])}
            />
            <Hours hours={data.hours.toReversed()} />
            <Faults faults={data.faults} />
          </>
        )}
      </Loaded>
    </AdultPage>
  );
}

function Hours({ hours }: Pick<Load, 'hours'>) {
  const isQuiet = hours.every(({ most, answers }) => most === 0 && answers === 0);
  return (
    <ChartOrTable
      title={text('load')}
      chart={
        <LineChart
          height={240}
          skipAnimation
          disableKeyboardNavigation
          margin={{ left: 0, right: 12, top: 12, bottom: 4 }}
          xAxis={[{ scaleType: 'point', height: 30, data: hours.map(({ hour }) => clock.format(hour)) }]}
          // Whole numbers, also where nothing happened.
          yAxis={[{ width: 56, tickMinStep: 1, min: 0, ...(isQuiet && { max: 1 }) }]}
          series={[
            {
              label: text('answers'),
              data: hours.map(({ answers }) => answers),
              color: 'var(--mui-palette-secondary-main)',
              showMark: false,
            },
            {
              label: text('most'),
              data: hours.map(({ most }) => most),
              color: 'var(--mui-palette-warning-main)',
              showMark: false,
            },
          ]}
        />
      }
      head={[text('hour'), text('most'), text('answers'), text('faults')]}
      rows={hours.map(({ hour, most, answers, faults }) => [moment.format(hour), most, answers, faults])}
    />
  );
}

function Faults({ faults }: { faults: Fault[] }) {
  return (
    <section aria-labelledby="faults-title">
      <Typography variant="h2" id="faults-title" sx={{ mb: 1 }}>
        {text('faultsTitle')}
      </Typography>
      {faults.length === 0 ? (
        <Empty title={text('noFaults')} />
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 1 }}>{text('faultsAbout')}</Typography>
          <DataTable
            label={text('faultsTitle')}
            rows={faults}
            columns={COLUMNS}
            idOf={({ place }) => place}
            nameOf={({ place }) => place}
            total={(count) => text('total', { count })}
            order={{ id: 'count', desc: true }}
          />
        </>
      )}
    </section>
  );
}

const whatOf = ({ place, what }: Fault) => what ?? text(place.startsWith('live ') ? 'live' : 'work');

const COLUMNS: Column<Fault>[] = [
  {
    id: 'place',
    label: text('place'),
    isHead: true,
    value: ({ place }) => place,
    cell: (fault) => (
      <>
        <code style={{ overflowWrap: 'anywhere' }}>{fault.place}</code>
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
          {whatOf(fault)}
        </Typography>
      </>
    ),
  },
  { id: 'count', label: text('count'), value: ({ count }) => count, align: 'right', canSearch: false },
  {
    id: 'last',
    label: text('last'),
    value: ({ hour }) => hour,
    cell: ({ hour }) => text('lastIn', { when: moment.format(hour) }),
    canSearch: false,
    inFile: [{ label: text('last'), value: ({ hour }) => moment.format(hour) }],
  },
];
