import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { session } from '../../../server/contract/auth.ts';
import { daysBetween } from '../../../server/contract/days.ts';
import { getLicence, setStops, type LicenceView, type PeriodView } from '../../../server/contract/licence.ts';
import { messageOf } from '../../api/error.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { tell } from '../../ui/toast.tsx';
import { longDay } from '../progress/days.ts';
import { daysOf } from './days.ts';
import { stepsOf } from './steps.ts';
import { text } from './wording.ts';

/** What there is, until when and for how many, and day by day what happens at its end. */
export function LicenceCard({ adminId, licence }: { adminId: string; licence: LicenceView }) {
  const { standing, seats, periods, blockedFor } = licence;
  const { state, startsOn, endsOn, today } = standing;
  const heading = state === 'active' && endsOn === null ? 'forever' : state;
  const later = periods.filter((period) => period.startsOn > today && period.startsOn !== startsOn);
  return (
    <Paper component="section" variant="outlined" aria-labelledby="licence-heading" sx={{ p: 2 }}>
      <Stack sx={{ gap: 1.5, minWidth: 0 }}>
        <Typography variant="h2" id="licence-heading">
          {text(`heading.${heading}`, daysOf(standing))}
        </Typography>
        {blockedFor !== null && <Alert severity="error">{text('blockedFor', { why: blockedFor })}</Alert>}
        {seats.used > seats.total && <Alert severity="warning">{text('tooMany', seats)}</Alert>}
        <Facts of={factsOf(licence)} />
        <Steps licence={licence} />
        {later.length > 0 && (
          <Box component="section" aria-labelledby="licence-next">
            <Typography component="h3" id="licence-next" sx={{ fontWeight: 700 }}>
              {text('next')}
            </Typography>
            {later.map((period) => (
              <Typography key={period.id}>
                {text('nextLine', {
                  kind: text(`kinds.${period.kind}`),
                  seats: period.seats,
                  span: spanOf(period),
                })}
              </Typography>
            ))}
          </Box>
        )}
        <Stops adminId={adminId} licence={licence} />
      </Stack>
    </Paper>
  );
}

const spanOf = ({ startsOn, endsOn }: Pick<PeriodView, 'startsOn' | 'endsOn'>) =>
  endsOn === null
    ? text('from', { from: longDay(startsOn) })
    : text('span', { from: longDay(startsOn), to: longDay(endsOn) });

function factsOf({ standing, seats }: LicenceView): Fact[] {
  const { kind, startsOn, endsOn, today } = standing;
  if (kind === null || startsOn === null) return [];
  const left = endsOn !== null && startsOn <= today ? daysBetween(today, endsOn) : -1;
  return [
    [text('kind'), text(`kinds.${kind}`)],
    [text('term'), spanOf({ startsOn, endsOn })],
    [text('left'), left > 0 ? text('days', { count: left }) : left === 0 ? text('lastDay') : ''],
    [text('seats'), text('seatsUsed', seats)],
  ];
}

/** The days after which less can be done, as a line. */
function Steps({ licence: { standing } }: { licence: LicenceView }) {
  const { today, nextOn } = standing;
  const steps = stepsOf(standing);
  if (steps.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="licence-after">
      <Typography component="h3" id="licence-after" sx={{ mb: 0.5, fontWeight: 700 }}>
        {text('after')}
      </Typography>
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 0.5,
          borderLeft: 3,
          borderColor: 'divider',
        }}
      >
        {steps.map(({ day, step }) => (
          <Box
            component="li"
            key={day}
            sx={{
              pl: 1.5,
              display: 'grid',
              gridTemplateColumns: { sm: '11rem 1fr' },
              ...(day < today && { color: 'text.secondary' }),
            }}
          >
            <Box component="time" dateTime={day} sx={{ fontWeight: 700 }}>
              {longDay(day)}
            </Box>
            <span>{text(`steps.${step}`)}</span>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 1 }}>{text(nextOn === null ? 'never' : 'neverAfter')}</Typography>
    </Box>
  );
}

/** Saying that it is not renewed, and taking that back. */
function Stops({ adminId, licence: { standing, periods } }: { adminId: string; licence: LicenceView }) {
  const queries = useQueryClient();
  const { startsOn, stops, state, kind } = standing;
  const period = periods.find((one) => one.startsOn === startsOn);
  const set = useMutation({
    mutationFn: (next: boolean) =>
      call(setStops, {
        params: { account: adminId },
        body: { stops: next, basedOn: period!.version },
      }),
    onSuccess: (_, next) => tell({ message: text(next ? 'stopDone' : 'goOnDone') }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
    onSettled: () => askAnew(queries, [getLicence, session]),
  });
  if (!period || kind !== 'paid' || !['active', 'ending', 'grace'].includes(state)) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      {stops && <Typography>{text('stopped', daysOf(standing))}</Typography>}
      <Button variant="outlined" disabled={set.isPending} onClick={() => set.mutate(!stops)}>
        {stops ? text('goOn') : text('stop', daysOf(standing))}
      </Button>
    </Stack>
  );
}
