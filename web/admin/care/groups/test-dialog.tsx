import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { makeGroupTest } from '../../../../server/contract/group-plans.ts';
import { newId } from '../../../../server/contract/id.ts';
import { call } from '../../../app/services.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { RadioInput } from '../../../ui/form/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { tell } from '../../../ui/toast.tsx';
import { text as testText } from '../../plan-test/wording.ts';
import { useShowGroup, type GroupAt } from './use-group-plan.ts';
import { text } from './wording.ts';

const schema = z.object({ size: makeGroupTest.body.shape.size });

/** Makes the start and end test that all write together: asks how long it is. */
export function TestDialog({ at, onClose }: { at: GroupAt; onClose: () => void }) {
  const show = useShowGroup();
  const [test] = useState(newId);
  const saving = useSaveForm({
    schema,
    start: { size: 'whole' },
    async save(body) {
      show(at, await call(makeGroupTest, { params: { ...at, test }, body }));
      tell({ message: text('test.made') });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog of={saving} title={text('test.title')} action={text('test.make')} onClose={onClose}>
      <DialogContentText>{text('test.about')}</DialogContentText>
      <RadioInput<z.input<typeof schema>>
        name="size"
        label={testText('make.size')}
        choices={schema.shape.size.options.map((value) => ({
          value,
          label: testText(`make.${value}`),
          help: testText(`make.${value}Help`),
        }))}
      />
    </FormDialog>
  );
}
