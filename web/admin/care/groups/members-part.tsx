import { Box, Chip, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { GroupMember, GroupPlan } from '../../../../server/contract/group-plans.ts';
import { paths } from '../../../app/paths.ts';
import { dayText, minutesText, percentOf, STATE_COLOURS, stateText } from '../labels.ts';
import { outcomeText } from '../outcome-text.ts';
import { text as care } from '../wording.ts';
import { MemberMenu } from './member-menu.tsx';
import type { GroupAt } from './use-group-plan.ts';
import { text } from './wording.ts';

/** Who takes part, side by side: how far each plan is, and of each goal where it begins, is now and is to come. */
export function MembersPart({ at, plan }: { at: GroupAt; plan: GroupPlan }) {
  const { members } = plan;
  const goals = [...new Set(members.flatMap((member) => member.goals.map(({ title }) => title)))];
  const groups = new Set(members.map(({ group }) => group));
  const row = (label: string, cell: (member: GroupMember) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {members.map((member) => (
        <td key={member.plan.id}>{cell(member)}</td>
      ))}
    </tr>
  );
  return (
    <Box component="section" aria-labelledby="members" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography variant="h2" id="members">
        {text('members.title')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby="members">
        <Box
          component="table"
          className="plain-table"
          sx={{ minWidth: 150 * (members.length + 1), '& td, & th': { verticalAlign: 'top !important' } }}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{text('members.what')}</span>
              </th>
              {members.map((member) => (
                <th key={member.plan.id} scope="col">
                  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                    <Link component={RouterLink} to={planOf(at, member)} underline="hover">
                      {member.name}
                    </Link>
                    <span className="no-print">
                      <MemberMenu at={at} member={member} />
                    </span>
                  </Box>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(text('members.state'), ({ plan: { state, flags } }) => (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                <Chip size="small" variant="outlined" color={STATE_COLOURS[state]} label={stateText(state)} />
                {flags.map((flag) => (
                  <Chip
                    key={flag}
                    size="small"
                    color="warning"
                    variant="outlined"
                    label={care(`flag.${flag}`)}
                    sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
                  />
                ))}
              </Box>
            ))}
            {groups.size > 1 && row(text('members.group'), ({ group }) => group)}
            {row(text('members.minutes'), ({ plan: head }) =>
              head.state === 'concept' ? '–' : minutesText(head),
            )}
            {goals.map((title) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {members.map((member) => (
                  <td key={member.plan.id}>
                    <Goal goal={member.goals.find((goal) => goal.title === title)} />
                  </td>
                ))}
              </tr>
            ))}
            {row(text('members.parents'), ({ parentsInformedOn: on }) =>
              on === null ? text('members.parentsNot') : dayText(on),
            )}
            {row(text('members.voice'), ({ hasVoice }) =>
              text(hasVoice ? 'members.voiceYes' : 'members.voiceNot'),
            )}
            {members.some(({ hasTest }) => hasTest) &&
              row(text('test.row'), (member) =>
                member.hasTest ? (
                  <Link
                    component={RouterLink}
                    to={testOf(at, member)}
                    aria-label={text('test.openOf', { name: member.name })}
                  >
                    {text('test.open')}
                  </Link>
                ) : (
                  text('test.none')
                ),
              )}
            {members.some(({ plan: { state } }) => state === 'concept') &&
              row(text('members.wants'), ({ wants, plan: { state } }) =>
                wants.length === 0 ? (
                  text(state === 'concept' ? 'members.ready' : 'new.unknownMark')
                ) : (
                  <Box component="ul" sx={{ m: 0, pl: 2 }}>
                    {wants.map((want) => (
                      <li key={want}>{want}</li>
                    ))}
                  </Box>
                ),
              )}
          </tbody>
        </Box>
      </Box>
    </Box>
  );
}

/** Where the plan of a member is. */
const planOf = ({ account }: GroupAt, { groupId, pupil, plan }: GroupMember) =>
  paths.plan(account, groupId ?? '-', pupil, plan.id);

/** Where its start and end test are. */
const testOf = ({ account }: GroupAt, { groupId, pupil, plan }: GroupMember) =>
  paths.planTests(account, groupId ?? '-', pupil, plan.id);

/** A goal of one of them, from begin to aim; what has none says so. */
function Goal({ goal }: { goal: GroupMember['goals'][number] | undefined }) {
  if (!goal) return <Box sx={{ color: 'text.secondary' }}>{text('members.noGoal')}</Box>;
  const { start, now, target, outcome } = goal;
  return (
    <>
      <div>{start ? text('members.start', { p: percentOf(start.p) }) : text('members.unknown')}</div>
      {now && <div>{text('members.now', { p: percentOf(now.p) })}</div>}
      <div>
        {target === null ? text('members.noTarget') : text('members.target', { p: percentOf(target) })}
      </div>
      {outcome && <strong>{outcomeText(outcome)}</strong>}
    </>
  );
}
