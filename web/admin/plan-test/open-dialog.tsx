import { z } from 'zod';
import { daysAfter } from '../../../server/contract/days.ts';
import { openPlanTest } from '../../../server/contract/plan-test-calls.ts';
import { USUAL_OPEN_DAYS, type PlanTaken } from '../../../server/contract/plan-tests.ts';
import { dayOf } from '../../app/day.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { useShowTests, type PlanAt } from './use-show-tests.ts';
import { text } from './wording.ts';

interface Props {
  at: PlanAt;
  test: string;
  taken: PlanTaken;
  onClose: () => void;
}

const schema = z.object({ from: z.iso.date(), to: z.iso.date() });

/** The last day that is proposed: of a repeat none after its weeks. */
const lastOf = (usual: string, between: PlanTaken['between']) =>
  between && between.to < usual ? between.to : usual;

/** Setting a test ready on the pupil's map for some days. */
export function OpenDialog({ at, test, taken: { moment, open, between }, onClose }: Props) {
  const show = useShowTests(at);
  const today = dayOf();
  const of = useSaveForm({
    schema,
    start: open ?? { from: today, to: lastOf(daysAfter(today, USUAL_OPEN_DAYS), between) },
    async save(days) {
      show(await call(openPlanTest, { params: { ...at, test, moment }, body: { open: days } }));
      tell({ message: text('open.saved') });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={of}
      title={text('open.title', { moment: text(`moment.${moment}`) })}
      action={text('open.save')}
      onClose={onClose}
    >
      <TextInput name="from" type="date" label={text('open.from')} width={200} />
      <TextInput name="to" type="date" label={text('open.to')} width={200} />
    </FormDialog>
  );
}
