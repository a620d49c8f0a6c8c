import { Box, Link, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { dashboard } from '../../server/contract/office.ts';
import { ZONE } from '../app/day.ts';
import { paths } from '../app/paths.ts';
import { queryOf } from '../app/query-of.ts';
import { AdultPage } from '../ui/adult-page.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Failed, LoadingLines } from '../ui/states.tsx';
import { DeadLinks } from './inbox/dead-links.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { office } from './wording.ts';

const FIGURES = [
  ['playingNow', 'play'],
  ['answersToday', 'right'],
  ['activeThisWeek', 'live'],
  ['pupils', 'group'],
  ['accounts', 'school'],
  ['threadsWaiting', 'question', paths.officeThreads],
  ['agreementsMissing', 'privacy', paths.agreements],
  ['mailsTrouble', 'mail', paths.mailTrouble],
  ['templatesAside', 'edit', paths.mailTemplates],
] as const satisfies readonly (readonly [name: string, icon: IconName, to?: string])[];

const number = new Intl.NumberFormat('nl-NL');
const clock = new Intl.DateTimeFormat('nl-NL', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });

/** Key figures of the office (o-dashboard); they renew themselves. */
export function DashboardPage() {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...queryOf(dashboard, {}),
    refetchInterval: 15_000,
  });
  return (
    <AdultPage
      title={office('dashboard.title')}
      crumbs={[{ label: office('root'), to: paths.office }]}
      aside={
        data && (
          <Typography sx={{ color: 'text.secondary' }}>
            {office('dashboard.refreshed', { time: clock.format(dataUpdatedAt) })}
          </Typography>
        )
      }
    >
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingLines lines={3} />}
      {data && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
            gap: 1.5,
            m: 0,
          }}
        >
          {FIGURES.map(([name, icon, to]) => (
            <Paper
              key={name}
              variant="outlined"
              sx={{ px: 1.5, py: 2, display: 'grid', alignContent: 'start', gap: 0.5 }}
            >
              <Box
                component="dt"
                sx={{ display: 'flex', gap: 0.8, alignItems: 'center', fontSize: '0.95rem', fontWeight: 700 }}
              >
                <Icon name={icon} size={20} />{' '}
                {to ? (
                  <Link component={RouterLink} to={to}>
                    {office(`dashboard.${name}`)}
                  </Link>
                ) : (
                  office(`dashboard.${name}`)
                )}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <Typography
                  component="span"
                  sx={{ display: 'block', fontSize: '2.2rem', fontWeight: 700, lineHeight: 1.2 }}
                >
                  {number.format(data[name])}
                </Typography>
                <Typography component="span" sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>
                  {office(`dashboard.${name}Note`)}
                </Typography>
              </Box>
            </Paper>
          ))}
        </Box>
      )}
      <Inbox />
      <DeadLinks />
    </AdultPage>
  );
}
