import { Box, Button, Chip, Link, Paper, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { PlanHead } from '../../../server/contract/care-plan.ts';
import type { CareEvent } from '../../../server/contract/care-plans.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Empty } from '../../ui/states.tsx';
import { GroupPage } from '../group-page.tsx';
import { dayText, periodText, STATE_COLOURS, stateText } from './labels.ts';
import { EvidencePart } from './evidence/evidence-part.tsx';
import { text as signals } from './signal-wording.ts';
import { useCare, type Care, type CarePlace } from './use-care.ts';
import { text } from './wording.ts';

/** The care for one pupil: the action plans, and what happened. */
export function TrajectoryPage() {
  const place = useCare();
  const { adminId, groupId, pupilId, care, above } = place;
  if (care.error instanceof ApiError && care.error.status === 404) return <NotFoundPage />;
  const start = (
    <Button
      className="no-print"
      variant="contained"
      component={RouterLink}
      to={paths.newPlan(adminId, groupId, pupilId)}
      startIcon={<Icon name="add" size={18} />}
    >
      {text('new')}
    </Button>
  );
  return (
    <GroupPage
      title={above.label}
      adminId={adminId}
      groupId={groupId}
      name={care.data?.group}
      here="pupils"
      isBelow
      aside={care.data && care.data.plans.length > 0 && start}
    >
      <Loaded query={care}>
        {(found) => (
          <>
            {found.plans.length === 0 ? (
              <Empty title={text('trajectory.emptyTitle', { name: found.firstName })}>
                <Typography sx={{ maxWidth: 620 }}>{text('trajectory.empty')}</Typography>
                <Box component="ul" sx={{ m: 0, textAlign: 'left' }}>
                  {(['plan', 'work', 'look'] as const).map((step) => (
                    <li key={step}>{text(`trajectory.cycle.${step}`)}</li>
                  ))}
                </Box>
                {start}
              </Empty>
            ) : (
              <section aria-labelledby="plans">
                <Typography variant="h2" id="plans" sx={{ mb: 1 }}>
                  {text('trajectory.plans')}
                </Typography>
                <Stack spacing={1.5}>
                  {found.plans.map((plan) => (
                    <PlanCard key={plan.id} plan={plan} place={place} />
                  ))}
                </Stack>
              </section>
            )}
            {(found.plans.length > 0 || found.timeline.length > 0) && <Events care={found} />}
            {found.plans.length > 0 && <EvidencePart adminId={adminId} pupilId={pupilId} />}
            <section aria-labelledby="rights">
              <Typography variant="h2" id="rights">
                {text('trajectory.rightsTitle')}
              </Typography>
              <Typography sx={{ maxWidth: 760 }}>{text('trajectory.rights')}</Typography>
            </section>
          </>
        )}
      </Loaded>
    </GroupPage>
  );
}

function PlanCard({ plan, place: { adminId, groupId, pupilId } }: { plan: PlanHead; place: CarePlace }) {
  const { number, state, categories, owner, flags, week, weeks, done, planned } = plan;
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 0.5, breakInside: 'avoid' }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="h3" sx={{ fontSize: '1.1rem', fontWeight: 700 }}>
          <Link component={RouterLink} to={paths.plan(adminId, groupId, pupilId, plan.id)}>
            {text('planNumber', { number })}
          </Link>
        </Typography>
        <Chip size="small" variant="outlined" color={STATE_COLOURS[state]} label={stateText(state)} />
        {flags.map((flag) => (
          <Chip key={flag} size="small" color="warning" variant="outlined" label={text(`flag.${flag}`)} />
        ))}
        <Button
          className="no-print"
          size="small"
          component={RouterLink}
          to={paths.newPlan(adminId, groupId, pupilId, plan.id)}
          aria-label={text('trajectory.copyOf', { number })}
          sx={{ ml: 'auto' }}
        >
          {text('trajectory.copy')}
        </Button>
      </Stack>
      <Typography>
        {categories.length > 0
          ? text('trajectory.goals', { goals: categories.join(', ') })
          : text('trajectory.noGoals')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[
          periodText(plan),
          state !== 'concept' && text('weekLine', { week, weeks }),
          state !== 'concept' && text('trajectory.done', { done, planned }),
          text('trajectory.kept', { name: owner?.name ?? text('nobody') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Paper>
  );
}

/** What happened, the latest first. */
function Events({ care: { timeline, plans } }: { care: Care }) {
  const numbers = new Map(plans.map(({ id, number }) => [id, number]));
  return (
    <section aria-labelledby="events">
      <Typography variant="h2" id="events" sx={{ mb: 1 }}>
        {text('trajectory.events')}
      </Typography>
      {timeline.length === 0 ? (
        <Typography>{text('trajectory.noEvents')}</Typography>
      ) : (
        <Box
          component="ol"
          sx={{
            m: 0,
            pl: 2,
            listStyle: 'none',
            borderLeft: 3,
            borderColor: 'divider',
            display: 'grid',
            gap: 1,
          }}
        >
          {timeline.map((event, i) => (
            <Box component="li" key={`${event.day} ${event.kind} ${i}`}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {dayText(event.day)}
              </Typography>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {titleOf(event, numbers.get(event.plan ?? '') ?? 0)}
              </Typography>
              {(event.kind === 'moment' || event.kind === 'evaluatie') && event.text !== '' && (
                <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {event.text}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
}

function titleOf(event: CareEvent, number: number): string {
  const { kind, minutes = 0, conclusion, signal = 'open', kinds = [], text: told } = event;
  if (kind === 'signaal')
    return text(`trajectory.signal.${signal === 'niet nu' ? 'later' : signal}`, {
      kinds: kinds.map((one) => signals(`kinds.${one}`)).join(', '),
      why: told,
    });
  return text(`trajectory.event.${kind}`, {
    number,
    minutes,
    text: told,
    conclusion: conclusion ? text(`conclusions.${conclusion}`) : '',
  });
}
