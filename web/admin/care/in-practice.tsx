import { Alert, Button, Link as TextLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { Plan } from '../../../server/contract/care-plan.ts';
import type { PlanOver } from '../../../server/contract/pupil-settings.ts';
import { paths } from '../../app/paths.ts';
import { shortDay } from '../progress/days.ts';
import { percentOf } from './labels.ts';
import { text } from './practice-wording.ts';

/** A plan by where its pages are. */
interface At {
  adminId: string;
  groupId: string;
  pupilId: string;
  planId: string;
}

/** The part of practice that was for the goals, beside the one that is wished. */
export function partText({ state, practice, fields }: Plan, name: string): string {
  const share = percentOf(fields.share);
  if (state === 'concept') return text('wished', { share });
  const { answers, aimed } = practice;
  if (answers === 0) return text('notYet', { share });
  return text('reached', { share, reached: percentOf(aimed / answers), answers, name });
}

/** What stands between a plan and practice, and that its goals seem reached. */
export function PracticeNotes({ at, plan }: { at: At; plan: Plan }) {
  const { excluded, isDone, tooHard } = plan.practice;
  return (
    <>
      {excluded.length > 0 && <ExcludedNote at={at} categories={excluded} from="plan" />}
      {tooHard.length > 0 && (
        <Alert severity="info">
          {tooHard.map((category) => (
            <div key={category}>{text('tooHard', { category })}</div>
          ))}
        </Alert>
      )}
      {isDone && (
        <Alert
          severity="success"
          action={
            <Button
              color="inherit"
              component={Link}
              to={paths.planTests(at.adminId, at.groupId, at.pupilId, at.planId)}
            >
              {text('toTests')}
            </Button>
          }
        >
          {text('done')}
        </Alert>
      )}
    </>
  );
}

/** The plans that hold beside a practice setting: they are no part of it, and it goes before them. */
export const PlansOver = ({ plans, ...at }: Omit<At, 'planId'> & { plans: readonly PlanOver[] }) =>
  plans.map(({ id, to, share, categories, excluded }) => (
    <div key={id}>
      <Typography sx={{ my: 1 }}>
        <TextLink component={Link} to={paths.plan(at.adminId, at.groupId, at.pupilId, id)}>
          {text('over', {
            day: shortDay(to),
            share: percentOf(share),
            count: categories,
          })}
        </TextLink>
      </Typography>
      {excluded.length > 0 && (
        <ExcludedNote at={{ ...at, planId: id }} categories={excluded} from="setting" />
      )}
    </div>
  ));

/** Goals that the practice setting leaves out, with where the one or the other is changed. */
function ExcludedNote({
  at: { adminId, groupId, pupilId, planId },
  categories,
  from,
}: {
  at: At;
  categories: readonly string[];
  from: 'plan' | 'setting';
}) {
  const goals = paths.editPlan(adminId, groupId, pupilId, planId);
  const [to, label] =
    from === 'plan'
      ? [paths.pupilSetting(adminId, groupId, pupilId), text('toSetting')]
      : [paths.plan(adminId, groupId, pupilId, planId), text('toPlan')];
  return (
    <Alert severity="warning">
      {categories.map((category) => (
        <div key={category}>{text('excluded', { category })}</div>
      ))}
      <div className="no-print">
        <Button color="inherit" size="small" component={Link} to={to}>
          {label}
        </Button>
        <Button color="inherit" size="small" component={Link} to={goals}>
          {text('toGoals')}
        </Button>
      </div>
    </Alert>
  );
}
