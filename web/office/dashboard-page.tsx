import { Box, Chip, Link, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { z } from 'zod';
import { LICENCE_STATES } from '../../server/contract/licence-state.ts';
import { dashboard } from '../../server/contract/office.ts';
import { inEuros } from '../../server/contract/price.ts';
import { VARIANTS, type Variant } from '../../server/contract/variant.ts';
import { ZONE } from '../app/day.ts';
import { paths } from '../app/paths.ts';
import { queryOf } from '../app/query-of.ts';
import { AdultPage } from '../ui/adult-page.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useAddressValue } from '../ui/use-address-value.ts';
import { text as accounts } from './accounts/wording.ts';
import { DeadLinks } from './inbox/dead-links.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { text as invoices } from './invoices/wording.ts';
import { office } from './wording.ts';

type Numbers = z.infer<typeof dashboard.response>;

const REFRESH_MS = 15_000;
const COUNTRY = 'land';
const BOTH = 'both';
const number = new Intl.NumberFormat('nl-NL');
const clock = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });

/** Key figures of the office (o-dashboard), each the total of the list that it opens; they renew themselves. */
export function DashboardPage() {
  const [params, set] = useAddressValue();
  const variant = VARIANTS.find((one) => one === params.get(COUNTRY));
  const numbers = useQuery({
    ...queryOf(dashboard, { query: { ...(variant && { variant }) } }),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <AdultPage
      title={office('dashboard.title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={
        numbers.data && (
          <Typography sx={{ color: 'text.secondary' }}>
            {office('dashboard.refreshed', { time: clock.format(numbers.dataUpdatedAt) })}
          </Typography>
        )
      }
    >
      <Loaded query={numbers}>
        {(data) => (
          <>
            <Part title={office('dashboard.work')} note={office('dashboard.both')}>
              <Work {...data.work} />
            </Part>
            <Part title={office('dashboard.trouble')} note={office('dashboard.both')}>
              <Trouble {...data.trouble} />
            </Part>
            <Part
              title={office('dashboard.customers')}
              aside={<Country value={variant ?? BOTH} onChange={(next) => set(COUNTRY, next, BOTH)} />}
              foot={<States states={data.accounts.states} variant={variant} />}
            >
              <Customers {...data.accounts} variant={variant} />
            </Part>
            <Part title={office('dashboard.load')} note={office('dashboard.both')}>
              <Load {...data.now} />
            </Part>
          </>
        )}
      </Loaded>
      <Box id="berichten">
        <Inbox />
      </Box>
      <DeadLinks />
    </AdultPage>
  );
}

function Country({ value, onChange }: { value: Variant | typeof BOTH; onChange: (next: string) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={office('dashboard.country')}
      onChange={(_, next: string | null) => next !== null && onChange(next)}
      className="no-print"
    >
      {[BOTH, ...VARIANTS].map((one) => (
        <ToggleButton key={one} value={one} sx={{ py: 0.25 }}>
          {office(`dashboard.countries.${one as Variant}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The list of customers, narrowed down as it is in the address. */
const listOf = (
  variant: Variant | undefined,
  narrowed: Readonly<Record<string, string>> = {},
  order = '',
) => {
  const query = new URLSearchParams(
    Object.entries({ ...(variant && { variant }), ...narrowed }).map(([name, value]) => [`f.${name}`, value]),
  );
  if (order !== '') query.set('orde', order);
  return query.size === 0 ? paths.officeAccounts : `${paths.officeAccounts}?${query.toString()}`;
};

function Customers({ variant, ...data }: Numbers['accounts'] & { variant: Variant | undefined }) {
  const counted =
    data.countedAt === null ? '' : office('dashboard.counted', { time: clock.format(data.countedAt) });
  return (
    <>
      <Figure name="total" icon="school" value={data.total} to={listOf(variant)} />
      <Figure
        name="pupils"
        icon="group"
        value={data.pupils}
        to={listOf(variant, {}, '-used')}
        title={counted}
      />
      <Figure
        name="practised"
        icon="live"
        value={data.practised}
        to={listOf(variant, {}, '-active')}
        title={counted}
      />
      <Figure
        name="trialsSoon"
        icon="idle"
        value={data.trialsSoon}
        to={listOf(variant, { soon: 'trial' }, 'end')}
      />
      <Figure
        name="unordered"
        icon="licence"
        value={data.unordered}
        to={listOf(variant, { soon: 'unordered' }, 'end')}
      />
      <Figure name="over" icon="up" value={data.over} to={listOf(variant, { over: 'ja' })} />
      <Figure name="unsigned" icon="privacy" value={data.unsigned} to={listOf(variant, { unsigned: 'ja' })} />
    </>
  );
}

/** How many customers there are by how their licence stands; those that nobody has are left out. */
const States = ({
  states,
  variant,
}: Pick<Numbers['accounts'], 'states'> & { variant: Variant | undefined }) => (
  <Box
    component="ul"
    aria-label={office('dashboard.states')}
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 0, mt: 1, mb: 0, listStyle: 'none' }}
  >
    {LICENCE_STATES.filter((state) => states[state] > 0).map((state) => (
      <li key={state}>
        <Chip
          component={RouterLink}
          to={listOf(variant, { state })}
          clickable
          variant="outlined"
          label={`${accounts(`states.${state}`)}: ${number.format(states[state])}`}
        />
      </li>
    ))}
  </Box>
);

const Work = ({ overdue, ...work }: Numbers['work']) => (
  <>
    <Figure name="applications" icon="list" value={work.applications} to={`${paths.applications}?toon=new`} />
    <Figure name="threads" icon="question" value={work.threads} to={`${paths.officeThreads}?stand=te-lang`} />
    <Figure name="letters" icon="mail" value={work.letters} to="#berichten" />
    <Figure name="requests" icon="privacy" value={work.requests} to={`${paths.agreements}?verzoeken=week`} />
    <Figure name="sounds" icon="sound" value={work.sounds} to={paths.sounds} />
    <Figure
      name="orders"
      icon="licence"
      value={work.orders}
      to={`${paths.invoices}?bestelling.f.state=${encodeURIComponent(invoices('states.asked'))}`}
    />
    <Figure
      name="overdue"
      icon="licence"
      value={overdue.count}
      to={`${paths.invoices}?factuur.f.toon=late`}
      note={office('dashboard.overdueNote', { sum: inEuros(overdue.cents, 'nl') })}
    />
  </>
);

const Trouble = ({ mails, templates, jobs, faults }: Numbers['trouble']) => (
  <>
    <Figure name="mails" icon="mail" value={mails} to={paths.mailTrouble} />
    <Figure name="templates" icon="edit" value={templates} to={paths.mailTemplatesAside} />
    <Figure name="jobs" icon="undo" value={jobs} to={`${paths.officeJobs}?toon=mislukt`} />
    <Figure name="faults" icon="close" value={faults} to={paths.load} />
  </>
);

const Load = ({ playing, connected, mostToday, answersPerMinute }: Numbers['now']) => (
  <>
    <Figure name="playing" icon="play" value={playing} to={paths.load} />
    <Figure
      name="connected"
      icon="live"
      value={connected}
      to={paths.load}
      note={office('dashboard.connectedNote', { most: number.format(mostToday) })}
    />
    <Figure name="answersPerMinute" icon="right" value={answersPerMinute} to={paths.load} />
  </>
);

interface PartProps {
  title: string;
  note?: string;
  aside?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

function Part({ title, note, aside, foot, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline', mb: 1 }}>
        <Typography variant="h2">{title}</Typography>
        {note && <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{note}</Typography>}
        {aside}
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(168px, 100%), 1fr))',
          gap: 1,
          m: 0,
        }}
      >
        {children}
      </Box>
      {foot}
    </section>
  );
}

type Named = 'total' | 'pupils' | 'practised' | 'trialsSoon' | 'unordered' | 'over' | 'unsigned';
type Waits = Exclude<keyof Numbers['work'], 'overdue'> | keyof Numbers['trouble'];

interface FigureProps {
  name: Named | Waits | 'playing' | 'answersPerMinute' | 'connected' | 'overdue';
  icon: IconName;
  value: number;
  to: string;
  note?: string;
  /** When it was counted, where that is not now. */
  title?: string;
}

function Figure({ name, icon, value, to, note, title }: FigureProps) {
  const about =
    note ?? office(`dashboard.${name as Exclude<FigureProps['name'], 'connected' | 'overdue'>}Note`);
  return (
    <Paper variant="outlined" sx={{ px: 1.5, py: 1, display: 'grid', alignContent: 'start' }}>
      <Box
        component="dt"
        sx={{ display: 'flex', gap: 0.8, alignItems: 'center', fontSize: '0.95rem', fontWeight: 700 }}
      >
        <Icon name={icon} size={20} />{' '}
        <Link component={RouterLink} to={to}>
          {office(`dashboard.${name}`)}
        </Link>
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography
          component="span"
          sx={{
            display: 'block',
            fontSize: '1.7rem',
            fontWeight: 700,
            lineHeight: 1.25,
            // What asks for nothing stands back.
            ...(value === 0 && { color: 'text.secondary', fontWeight: 400 }),
          }}
        >
          {number.format(value)}
        </Typography>
        <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9rem' }}>
          {about}
        </Typography>
        {title && (
          <Typography component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem' }}>
            {title}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}
