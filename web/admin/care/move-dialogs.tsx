import { DialogContentText } from '@mui/material';
import { z } from 'zod';
import type { Plan } from '../../../server/contract/care-plan.ts';
import { extendPlan, setPlanState } from '../../../server/contract/care-plans.ts';
import { EXTENSION } from '../../../server/contract/care-terms.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { dayText } from './labels.ts';
import { text } from './plan-wording.ts';
import { useShowPlan, type PlanAt } from './use-plan.ts';

/** Where a plan can be brought with a reason. */
export type Move = 'pause' | 'resume' | 'evaluate' | 'stop' | 'reopen';

const TO = {
  pause: 'gepauzeerd',
  resume: 'actief',
  evaluate: 'evalueren',
  stop: 'gestopt',
  reopen: 'evalueren',
} as const satisfies Record<Move, string>;

const { weeks, reason } = extendPlan.body.shape;
const { why } = setPlanState.body.shape;
const WHYS = why.unwrap().options;
const moveSchema = z.object({ reason, why: why.unwrap() });
type MoveInput = z.input<typeof moveSchema>;

interface Props {
  at: PlanAt;
  plan: Plan;
  onClose: () => void;
}

interface MoveProps {
  move: Move;
  /** Brings the plan, or plans, there. */
  send: (body: z.input<typeof setPlanState.body>) => Promise<void>;
  /** What it says above it, where that is not of one plan. */
  title?: string;
  onClose: () => void;
}

/** Asks why a plan stands still, goes on, stops or is opened again. */
export function MoveDialog({ move, send, title = text(`move.${move}Title`), onClose }: MoveProps) {
  const isStop = move === 'stop';
  const saving = useSaveForm({
    schema: moveSchema,
    start: { reason: '', why: 'anders' },
    async save(values) {
      const body = { to: TO[move], reason: values.reason, ...(isStop && { why: values.why }) };
      await send(body);
      tell({ message: text('move.done') });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={saving}
      title={title}
      action={move === 'evaluate' ? text('evaluate.begin') : text(`move.${move}`)}
      onClose={onClose}
    >
      {move === 'evaluate' && <DialogContentText>{text('move.evaluateAbout')}</DialogContentText>}
      {isStop && (
        <SelectInput<MoveInput>
          name="why"
          label={text('move.why')}
          choices={WHYS.map((value) => ({
            value,
            label: text(`move.whys.${value === 'hulp elders' ? 'elders' : value}`),
          }))}
        />
      )}
      <TextInput<MoveInput> name="reason" label={text('move.reason')} required autoFocus />
    </FormDialog>
  );
}

const extendSchema = z.object({ weeks: z.coerce.number<string>().pipe(weeks), reason });
type ExtendInput = z.input<typeof extendSchema>;

/** Asks how much longer a plan runs, and why. */
export function ExtendDialog({ at, plan, onClose }: Props) {
  const show = useShowPlan();
  const saving = useSaveForm({
    schema: extendSchema,
    start: { weeks: '6', reason: '' },
    async save(values) {
      const fresh = await call(extendPlan, { params: at, body: { ...values, version: plan.version } });
      show(at, fresh);
      tell({ message: text('move.extended', { day: dayText(fresh.to) }) });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog of={saving} title={text('move.extendTitle')} action={text('move.extend')} onClose={onClose}>
      <TextInput<ExtendInput>
        name="weeks"
        type="number"
        label={text('move.weeks')}
        help={`${EXTENSION.least}–${EXTENSION.most}`}
        width={160}
      />
      <TextInput<ExtendInput> name="reason" label={text('move.reason')} required autoFocus />
    </FormDialog>
  );
}
