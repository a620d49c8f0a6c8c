import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PLAN_PARTS, type Piece, type Plan } from '../../../server/contract/care-plan.ts';
import { getPlanTests } from '../../../server/contract/plan-test-calls.ts';
import { queryOf } from '../../app/query-of.ts';
import { Facts, type Fact } from '../../ui/facts.tsx';
import { TestsSaid } from '../plan-test/tests-said.tsx';
import { today } from '../progress/days.ts';
import { text as edit } from './edit-wording.ts';
import { EvaluationsPart } from './evaluations-part.tsx';
import { GoalMistakes } from './goal-mistakes.tsx';
import { GoalsChart } from './goals-chart.tsx';
import { HistoryPart } from './history-part.tsx';
import { dayText, periodText, stateText, supportText } from './labels.ts';
import { sourceText } from './pieces.ts';
import { partText } from './in-practice.tsx';
import { text } from './plan-wording.ts';
import { text as practice } from './practice-wording.ts';
import { SessionsPart } from './sessions-part.tsx';
import type { PlanAt } from './use-plan.ts';

interface Props {
  plan: Plan;
  at: PlanAt;
  /** First name of the pupil. */
  name: string;
}

/** A plan to read, on the screen and on paper. */
export function PlanSheet({ plan, at, name }: Props) {
  const { data: tests } = useQuery(queryOf(getPlanTests, { params: at }));
  return (
    <Box className="print-flow" sx={{ display: 'grid', gap: 2.5, minWidth: 0, maxWidth: 960 }}>
      <Facts of={factsOf(plan, name)} />
      <Part title={edit('parts.hulpvraag.title')} pieces={plan.fields.hulpvraag} />
      <Part title={edit('parts.beginsituatie.title')} pieces={plan.fields.beginsituatie} />
      <GoalsChart goals={plan.fields.goals} tested={tests?.conclusion?.goals} />
      <GoalTexts plan={plan} />
      {plan.state !== 'concept' && plan.from <= today() && <GoalMistakes plan={plan} pupil={at.pupil} />}
      {PLAN_PARTS.filter((part) => part === 'aanpak' || part === 'afspraken').map((part) => (
        <Part key={part} title={edit(`parts.${part}.title`)} pieces={plan.fields[part]} />
      ))}
      {plan.fields.voice !== '' && (
        <section>
          <Typography variant="h2">{text('voice', { name })}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {plan.fields.voice}
          </Typography>
          {plan.fields.voiceBy !== '' && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text('voiceBy', { name: plan.fields.voiceBy })}
            </Typography>
          )}
        </section>
      )}
      {tests && <TestsSaid tests={tests} />}
      <EvaluationsPart plan={plan} />
      <SessionsPart at={at} plan={plan} />
      {plan.state !== 'concept' && <HistoryPart at={at} />}
    </Box>
  );
}

function factsOf(plan: Plan, name: string): Fact[] {
  const { fields, closed, state, group, owner, week, weeks } = plan;
  const { informedOn, agreed, note } = fields.parents;
  const parents = [
    informedOn === null ? text('facts.parentsNot') : text('facts.parentsTold', { day: dayText(informedOn) }),
    agreed && text('facts.parentsAgreed'),
    note,
  ];
  return [
    [text('facts.state'), stateText(state)],
    [text('facts.moved'), movedText(plan)],
    [text('facts.period'), periodText(plan)],
    [text('facts.week'), state === 'concept' ? '' : text('facts.weekOf', { week, weeks })],
    [text('facts.group'), group],
    [text('facts.support'), fields.support === null ? '' : supportText(fields.support)],
    [text('facts.owner'), owner?.name ?? ''],
    [text('facts.rhythm'), text('facts.rhythmOf', { times: fields.perWeek, minutes: fields.minutes })],
    [
      text('facts.minutes'),
      state === 'concept' ? '' : text('facts.minutesOf', { done: plan.done, planned: plan.planned }),
    ],
    [practice('part'), closed && plan.practice.answers === 0 ? '' : partText(plan, name)],
    [text('facts.parents'), parents.filter(Boolean).join(', ')],
    [text('facts.closed'), closed && state === 'afgesloten' ? dayText(closed.on) : ''],
    [
      text('facts.stopped'),
      closed && state === 'gestopt'
        ? text('facts.stoppedWhy', { day: dayText(closed.on), why: closed.why })
        : '',
    ],
  ];
}

/** Since when a plan of another school is here, and what it goes on with. */
function movedText({ moved, closed }: Plan): string {
  if (moved === null) return '';
  const day = dayText(moved.on);
  if (moved.follows !== null) return text('facts.follows', { day, number: moved.follows });
  return closed !== null && closed.on <= moved.on ? text('facts.movedRead', { day }) : day;
}

/** A part of the text, each piece with where it came from; nothing where nothing was written. */
function Part({ title, pieces }: { title: string; pieces: readonly Piece[] }) {
  const told = pieces.filter((piece) => piece.text.trim() !== '');
  if (told.length === 0) return undefined;
  return (
    <section>
      <Typography variant="h2">{title}</Typography>
      {told.map((piece) => (
        <Box key={piece.key} sx={{ mb: 0.75 }}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{piece.text}</Typography>
          {piece.source !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {sourceText(piece)}
            </Typography>
          )}
        </Box>
      ))}
    </section>
  );
}

/** What is to be reached, in sentences. */
function GoalTexts({ plan }: { plan: Plan }) {
  const told = plan.fields.goals.filter((goal) => goal.text.trim() !== '');
  if (told.length === 0) return undefined;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {told.map((goal) => (
        <Box component="li" key={goal.id} sx={{ overflowWrap: 'anywhere' }}>
          {goal.text}
        </Box>
      ))}
    </Box>
  );
}
