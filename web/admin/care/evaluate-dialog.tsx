import { DialogContentText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { OUTCOMES, type Plan } from '../../../server/contract/care-plan.ts';
import { evaluatePlan } from '../../../server/contract/care-plans.ts';
import { doneShareOf, proposedConclusion } from '../../../server/contract/care-conclusion.ts';
import { REASON } from '../../../server/contract/care-terms.ts';
import { getPlanTests } from '../../../server/contract/plan-test-calls.ts';
import type { PlanConclusion } from '../../../server/contract/plan-tests.ts';
import { newId } from '../../../server/contract/id.ts';
import { dayOf } from '../../app/day.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { percentOf } from './labels.ts';
import { outcomeText } from './outcome-text.ts';
import { text } from './plan-wording.ts';
import { useShowPlan, type PlanAt } from './use-plan.ts';

const { day, instrument, conclusion, text: said } = evaluatePlan.body.shape;
type Outcome = (typeof OUTCOMES)[number];
const goalSchema = z.object({ outcome: z.enum(OUTCOMES), why: z.string().trim().max(REASON.most) });
/** Of each goal the outcome, with why where it is another than is proposed. */
const goalsSchema = (proposed: readonly Outcome[]) =>
  z.array(goalSchema).superRefine((goals, context) => {
    goals.forEach(({ outcome, why }, i) => {
      if (outcome !== proposed[i] && why.length < REASON.least)
        context.addIssue({ code: 'custom', path: [i, 'why'], message: text('evaluate.whyWanted') });
    });
  });
const schema = (proposed: readonly Outcome[]) =>
  z.object({
    ...{ day, instrument, conclusion },
    text: said,
    nextOn: z.union([z.literal(''), day]),
    goals: goalsSchema(proposed),
  });
type Input = z.input<ReturnType<typeof schema>>;

interface Props {
  at: PlanAt;
  plan: Plan;
  onClose: () => void;
}

/** Looks back on a plan: an outcome for each goal, and what happens now. It closes the plan. */
export function EvaluateDialog(props: Props) {
  const tests = useQuery(queryOf(getPlanTests, { params: props.at }));
  if (tests.isPending) return null;
  const said = new Map(tests.data?.conclusion?.goals.map(({ goal, outcome }) => [goal, outcome]));
  // Without a test at the end nothing can be said of a goal.
  const proposed = props.plan.fields.goals.map(({ id }) => said.get(id) ?? 'niet te zeggen');
  const measured = new Map(tests.data?.conclusion?.goals.map((goal) => [goal.goal, goal]));
  return <EvaluateForm {...props} proposed={proposed} measured={measured} />;
}

type Measured = PlanConclusion['goals'][number];

/** What the tests found of a goal. */
function figuresOf(goal: Measured | undefined): string | undefined {
  if (!goal?.end || goal.target === null) return undefined;
  const { begin, end, target, outcome } = goal;
  const said = { end: percentOf(end.p), target: percentOf(target), low: percentOf(end.low) };
  return [
    begin
      ? text('evaluate.figures', { ...said, begin: percentOf(begin.p) })
      : text('evaluate.figuresEnd', said),
    ...(end.p >= target && outcome !== 'bereikt' ? [text('evaluate.unsure', said)] : []),
  ].join(' ');
}

interface FormProps extends Props {
  proposed: readonly Outcome[];
  /** By goal. */
  measured: ReadonlyMap<string, Measured>;
}

function EvaluateForm({ at, plan, onClose, proposed, measured }: FormProps) {
  const show = useShowPlan();
  const [id] = useState(newId);
  const { goals } = plan.fields;
  const doneShare = doneShareOf(plan);
  const saving = useSaveForm({
    schema: schema(proposed),
    start: {
      day: dayOf(),
      instrument: '',
      conclusion: proposedConclusion(proposed, doneShare).conclusion,
      text: '',
      nextOn: '',
      goals: proposed.map((outcome) => ({ outcome, why: '' })),
    },
    async save({ goals: chosen, nextOn, ...values }) {
      const body = {
        ...values,
        nextOn: nextOn || null,
        version: plan.version,
        goals: chosen.map((one, i) => ({ goal: goals[i]!.id, ...one })),
      };
      show(at, await call(evaluatePlan, { params: { ...at, evaluation: id }, body }));
      tell({ message: text('evaluate.done') });
    },
    onSaved: onClose,
  });
  const chosen = saving.form.watch('goals');
  const proposal = proposedConclusion(
    chosen.map(({ outcome }) => outcome),
    doneShare,
  );
  return (
    <FormDialog
      of={saving}
      width="md"
      title={text('evaluate.title')}
      action={text('evaluate.save')}
      onClose={onClose}
    >
      <DialogContentText>{text('evaluate.about')}</DialogContentText>
      <TextInput<Input> name="day" type="date" label={text('evaluate.day')} width={200} />
      <TextInput<Input>
        name="instrument"
        label={text('evaluate.instrument')}
        help={text('evaluate.instrumentHelp')}
      />
      {goals.map((goal, i) => (
        <div key={goal.id} style={{ display: 'grid', gap: 12 }}>
          <SelectInput<Input>
            name={`goals.${i}.outcome`}
            label={text('evaluate.outcome', { goal: goal.title ?? goal.text })}
            help={figuresOf(measured.get(goal.id))}
            width={480}
            choices={OUTCOMES.map((value) => ({ value, label: outcomeText(value) }))}
          />
          {chosen?.[i]?.outcome !== proposed[i] && (
            <TextInput<Input> name={`goals.${i}.why`} label={text('evaluate.why')} required />
          )}
        </div>
      ))}
      <SelectInput<Input>
        name="conclusion"
        label={text('evaluate.conclusion')}
        width={480}
        choices={conclusion.options.map((value) => ({ value, label: text(`conclusions.${value}`) }))}
      />
      <DialogContentText>
        {text('evaluate.proposal', { conclusion: text(`conclusions.${proposal.conclusion}`) })}{' '}
        {proposal.isLittleDone && text('evaluate.littleDone', { percent: percentOf(doneShare) })}
      </DialogContentText>
      <TextInput<Input> name="text" label={text('evaluate.text')} rows={3} width="100%" />
      <TextInput<Input> name="nextOn" type="date" label={text('evaluate.nextOn')} width={240} />
    </FormDialog>
  );
}
