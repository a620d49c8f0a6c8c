import { Button, DialogContentText, Stack } from '@mui/material';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import {
  MOST_READING,
  READING_LEVELS,
  setReading,
  type Evidence,
} from '../../../../server/contract/care-evidence.ts';
import { MOMENTS, partOf } from '../../../../server/contract/lvs-moment.ts';
import { call } from '../../../app/services.ts';
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx';
import { SelectInput, TextInput } from '../../../ui/form/fields.tsx';
import { useSaveForm } from '../../../ui/form/use-save-form.ts';
import { Icon } from '../../../ui/icon.tsx';
import { tell } from '../../../ui/toast.tsx';
import { text } from './wording.ts';

const schema = setReading.body.omit({ basedOn: true });
type Values = z.input<typeof schema>;

interface Props {
  pupilId: string;
  evidence: Pick<Evidence, 'reading' | 'version'>;
  onSaved: (evidence: Evidence) => void;
  onClose: () => void;
}

/** Reading results, typed from the reports of tests. */
export function ReadingDialog({ pupilId, evidence, onSaved, onClose }: Props) {
  const form = useSaveForm({
    schema,
    start: { reading: evidence.reading.length > 0 ? evidence.reading : [EMPTY] },
    async save(body) {
      onSaved(
        await call(setReading, {
          params: { pupil: pupilId },
          body: { ...body, basedOn: evidence.version },
        }),
      );
      tell({ message: text('reading.saved') });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={text('reading.title')}
      action={text('reading.save')}
      width="md"
      onClose={onClose}
    >
      <DialogContentText>{text('reading.about')}</DialogContentText>
      <Results />
    </FormDialog>
  );
}

const EMPTY = { day: '', moment: 'M5', level: 'V-', test: 'DMT', norm: '' } as const;
const LEVELS = READING_LEVELS.map((value) => ({ value, label: value }));
const CHOICES = MOMENTS.filter((moment) => partOf(moment) !== 'B').map((value) => ({ value, label: value }));

function Results() {
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'reading' });
  return (
    <>
      {fields.map((field, i) => (
        <Stack
          key={field.id}
          direction="row"
          useFlexGap
          role="group"
          aria-label={text('reading.one', { number: i + 1 })}
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}
        >
          <TextInput<Values>
            name={`reading.${i}.day`}
            type="date"
            label={text('reading.day')}
            width={160}
            required
          />
          <SelectInput<Values>
            name={`reading.${i}.moment`}
            label={text('reading.moment')}
            choices={CHOICES}
            width={110}
          />
          <SelectInput<Values>
            name={`reading.${i}.level`}
            label={text('reading.level')}
            choices={LEVELS}
            width={100}
          />
          <TextInput<Values> name={`reading.${i}.test`} label={text('reading.test')} width={130} required />
          <TextInput<Values>
            name={`reading.${i}.norm`}
            label={text('reading.norm')}
            help={text('reading.normHelp')}
            width={230}
          />
          <Button
            color="error"
            aria-label={text('reading.remove', { number: i + 1 })}
            onClick={() => remove(i)}
            sx={{ minWidth: 40, minHeight: 40 }}
          >
            <Icon name="trash" size={18} />
          </Button>
        </Stack>
      ))}
      {fields.length < MOST_READING && (
        <Button
          variant="outlined"
          onClick={() => append({ ...EMPTY })}
          startIcon={<Icon name="add" size={18} />}
          sx={{ alignSelf: 'start' }}
        >
          {text('reading.add')}
        </Button>
      )}
    </>
  );
}
