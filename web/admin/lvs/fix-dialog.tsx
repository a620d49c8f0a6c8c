import { MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { listGroups } from '../../../server/contract/groups.ts';
import { momentText } from '../../../server/contract/lvs-moment.ts';
import type { fixLvsImport, LvsFound, LvsMended } from '../../../server/contract/lvs.ts';
import { listPupils } from '../../../server/contract/pupils.ts';
import { queryOf } from '../../app/query-of.ts';
import { VARIANT } from '../../app/variant.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { RadioInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { text } from './wording.ts';

const FIELDS = [
  'level',
  'skillScore',
  'percentile',
  'moment',
  'takenAt',
] as const satisfies readonly (keyof LvsMended)[];
const cell = z.string().trim().max(30);
const schema = z.object({
  pupil: z.string(),
  level: cell,
  skillScore: cell,
  percentile: cell,
  moment: cell,
  takenAt: cell,
});
type Values = z.infer<typeof schema>;

/** Stands for a pupil who is none of those that may be meant. */
const OTHER = 'other';

interface Props {
  account: string;
  found: LvsFound;
  onSave: (body: z.input<typeof fixLvsImport.body>) => Promise<unknown>;
  onClose: () => void;
}

/** Mends a result: whom it is about, and what should stand in its cells. */
export function FixDialog({ account, found, onSave, onClose }: Props) {
  const [elsewhere, setElsewhere] = useState('');
  const known = found.pupil ? [found.pupil] : found.candidates;
  const start: Values = {
    pupil: found.pupil?.id ?? (known.length === 0 ? OTHER : ''),
    level: found.level?.value ?? faulty(found, 'level'),
    skillScore: numberText(found.skillScore),
    percentile: numberText(found.percentile),
    moment: found.moment && !found.isDerived ? momentText(found.moment, VARIANT) : '',
    takenAt: found.takenAt ?? '',
  };
  const of = useSaveForm({
    schema,
    start,
    fieldOf: (path) => path.replace('rows.0.mended.', ''),
    save(values) {
      const changed = FIELDS.filter((name) => values[name] !== start[name]);
      const pupil = values.pupil === OTHER ? elsewhere : values.pupil;
      return onSave({
        rows: [
          {
            key: found.key,
            ...(pupil !== '' && pupil !== found.pupil?.id && { pupil }),
            ...(changed.length > 0 && {
              mended: Object.fromEntries(changed.map((name) => [name, values[name]])),
            }),
          },
        ],
      });
    },
    onSaved: onClose,
  });
  const isOther = of.form.watch('pupil') === OTHER;
  return (
    <FormDialog
      of={of}
      title={text('fix.title', { name: found.who, line: found.line })}
      action={text('fix.save')}
      width="sm"
      onClose={onClose}
    >
      {found.notes.length > 0 && <Typography>{found.notes.join(' ')}</Typography>}
      {known.length > 0 && (
        <RadioInput
          name="pupil"
          label={text('fix.pupil')}
          help={text('fix.remembered')}
          choices={[
            ...known.map(({ id, name, group }) => ({
              value: id,
              label: group === undefined ? name : `${name} (${group})`,
            })),
            { value: OTHER, label: text('fix.other') },
          ]}
        />
      )}
      {isOther && <PupilChooser account={account} value={elsewhere} onChange={setElsewhere} />}
      {FIELDS.map((name) => (
        <TextInput key={name} name={name} label={text(`fix.${name}`)} width={200} />
      ))}
    </FormDialog>
  );
}

const numberText = (value: number | undefined) =>
  value === undefined ? '' : String(value).replace('.', ',');

/** What stands in the table where it can't be read: that is what somebody mends. */
const faulty = ({ faults }: LvsFound, field: 'level') =>
  faults.find(({ head }) => head.toLowerCase().includes(text(`fields.${field}`)))?.text.slice(0, 30) ?? '';

/** Chooses a pupil of the account, the group first. */
function PupilChooser({
  account,
  value,
  onChange,
}: {
  account: string;
  value: string;
  onChange: (pupil: string) => void;
}) {
  const [group, setGroup] = useState('');
  const groups = useQuery({
    ...queryOf(listGroups, { params: { account }, query: { archived: 'no' } }),
    select: (found) => found.groups.filter(({ mayOpen, sample }) => mayOpen && !sample),
  });
  const pupils = useQuery({
    ...queryOf(listPupils, { params: { account, group } }),
    enabled: group !== '',
  });
  return (
    <>
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{text('fix.who')}</Typography>
      <TextField
        select
        label={text('fix.group')}
        value={group}
        onChange={(event) => {
          setGroup(event.target.value);
          onChange('');
        }}
        sx={{ maxWidth: 320 }}
      >
        {(groups.data ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={text('fix.choose')}
        value={value}
        disabled={!pupils.data}
        onChange={(event) => onChange(event.target.value)}
        sx={{ maxWidth: 320 }}
      >
        {(pupils.data?.pupils ?? []).map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
