import { Box, Checkbox, Chip, FormControlLabel, Link, Typography } from '@mui/material';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { PlanHead } from '../../../server/contract/care-plan.ts';
import type { CareOwner, CarePupil } from '../../../server/contract/care-plans.ts';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/use-session.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { dayText as shortDay } from '../lvs/labels.ts';
import { GiveButton } from './give-button.tsx';
import { BulkGroupPlan } from './groups/start-tools.tsx';
import { minutesText, periodText, STATE_COLOURS, stateText, supportText } from './labels.ts';
import { PrintButton } from './print-button.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  pupils: readonly CarePupil[];
  owners: readonly CareOwner[];
}

/** In the address: only the plans that one keeps oneself. */
const MINE = 'mijn';

/** The plans of pupils, those with the nearest date first. */
export function CareTable({ adminId, pupils, owners }: Props) {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const isMine = params.has(MINE);
  const mine = pupils.filter(({ plan }) => plan.owner?.id === user?._id);
  return (
    <>
      <FormControlLabel
        className="no-print"
        control={
          <Checkbox
            size="small"
            checked={isMine}
            onChange={(_, checked) =>
              setParams(
                (now) => {
                  const next = new URLSearchParams(now);
                  if (checked) next.set(MINE, '1');
                  else next.delete(MINE);
                  return next;
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        }
        label={text('mine')}
      />
      {isMine && mine.length === 0 ? (
        <Typography>{text('mineNone')}</Typography>
      ) : (
        <DataTable
          label={text('title')}
          rows={isMine ? mine : pupils}
          columns={columnsOf(adminId)}
          idOf={({ plan }) => plan.id}
          nameOf={({ name, plan }) => `${name}, ${text('planNumber', { number: plan.number })}`}
          total={(count) => text('total', { count })}
          order={{ id: 'next', desc: false }}
          bulk={(ticked, clear) => (
            <>
              <BulkGroupPlan adminId={adminId} rows={ticked} />
              <PrintButton adminId={adminId} ticked={ticked} />
              <GiveButton {...{ adminId, owners, ticked, clear }} />
            </>
          )}
          isAway={({ plan }) => plan.state === 'afgesloten' || plan.state === 'gestopt'}
        />
      )}
    </>
  );
}

/** The next day on which something is to be done; of a plan that ended there is none. */
function nextOf({ state, from, to }: PlanHead): { day: string; words: string } | undefined {
  if (state === 'concept') return { day: from, words: text('nextBegin', { day: shortDay(from) }) };
  if (state === 'afgesloten' || state === 'gestopt') return undefined;
  return { day: to, words: text('nextEnd', { day: shortDay(to) }) };
}

const columnsOf = (adminId: string): Column<CarePupil>[] => [
  {
    id: 'pupil',
    label: text('pupil'),
    isHead: true,
    value: ({ name }) => name,
    cell: ({ id, name, groupId }) => (
      <Link component={RouterLink} to={paths.pupilCare(adminId, groupId ?? '-', id)} underline="hover">
        {name}
      </Link>
    ),
  },
  { id: 'group', label: text('group'), value: ({ group }) => group || text('noGroup'), canFilter: true },
  {
    id: 'plan',
    label: text('plan'),
    value: ({ plan }) => plan.number,
    cell: ({ id, groupId, plan }) => (
      <Link component={RouterLink} to={paths.plan(adminId, groupId ?? '-', id, plan.id)} underline="hover">
        {text('planNumber', { number: plan.number })}
      </Link>
    ),
  },
  {
    id: 'state',
    label: text('state'),
    value: ({ plan }) => stateText(plan.state),
    cell: ({ plan }) => (
      <Chip size="small" variant="outlined" color={STATE_COLOURS[plan.state]} label={stateText(plan.state)} />
    ),
    canFilter: true,
  },
  {
    id: 'support',
    label: text('support'),
    value: ({ support }) => (support === null ? undefined : supportText(support)),
    cell: ({ support }) => (support === null ? '–' : <span title={supportText(support)}>{support}</span>),
    canFilter: true,
  },
  {
    id: 'period',
    label: text('period'),
    value: ({ plan }) => plan.from,
    cell: ({ plan: { from, to, state, week, weeks } }) => (
      <>
        {text('fromTo', { from: shortDay(from), to: shortDay(to) })}
        {state !== 'concept' && (
          <>
            <br />
            {text('weekLine', { week, weeks })}
          </>
        )}
      </>
    ),
    inFile: [
      { label: text('period'), value: ({ plan }) => periodText(plan) },
      {
        label: text('week'),
        value: ({ plan }) => text('weekOf', { week: plan.week, weeks: plan.weeks }),
      },
    ],
    canSearch: false,
  },
  {
    id: 'minutes',
    label: text('minutes'),
    align: 'right',
    value: ({ plan }) => (plan.planned === 0 ? undefined : plan.done / plan.planned),
    cell: ({ plan }) => minutesText(plan),
    inFile: [
      { label: text('done'), value: ({ plan }) => plan.done },
      { label: text('planned'), value: ({ plan }) => plan.planned },
    ],
  },
  {
    id: 'next',
    label: text('next'),
    value: ({ plan }) => nextOf(plan)?.day,
    cell: ({ plan }) => nextOf(plan)?.words ?? '–',
    canSearch: false,
  },
  {
    id: 'owner',
    label: text('owner'),
    value: ({ plan }) => plan.owner?.name ?? text('nobody'),
    canFilter: true,
  },
  {
    id: 'flags',
    label: text('flags'),
    value: ({ plan }) => plan.flags.map((flag) => text(`flag.${flag}`)).join(', ') || undefined,
    cell: ({ plan }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {plan.flags.map((flag) => (
          <Chip
            key={flag}
            size="small"
            color="warning"
            variant="outlined"
            label={text(`flag.${flag}`)}
            sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }}
          />
        ))}
      </Box>
    ),
  },
];
