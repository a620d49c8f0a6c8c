import { Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { SUBPROCESSOR_DAYS } from '../../../server/contract/account-terms.ts';
import { newId } from '../../../server/contract/id.ts';
import {
  listSubprocessors,
  saveSubprocessor,
  type OfficeSubprocessor,
} from '../../../server/contract/subprocessors.ts';
import { longDay } from '../../admin/progress/days.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { CheckInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Who works with the data for whoever runs the installation. */
export function SubprocessorTable() {
  const query = useQuery(queryOf(listSubprocessors, {}));
  const [open, setOpen] = useState<'new' | OfficeSubprocessor>();
  const columns = useMemo(() => columnsOf(setOpen), []);
  return (
    <section aria-labelledby="subprocessors-title">
      <Typography variant="h2" id="subprocessors-title">
        {text('subprocessors')}
      </Typography>
      <Typography sx={{ maxWidth: 760, mb: 1 }}>{text('subprocessorsText')}</Typography>
      <Button
        variant="outlined"
        startIcon={<Icon name="add" size={18} />}
        onClick={() => setOpen('new')}
        sx={{ mb: 1 }}
      >
        {text('add')}
      </Button>
      <Loaded query={query}>
        {({ subprocessors }) =>
          subprocessors.length === 0 ? (
            <Typography>{text('noSubprocessors')}</Typography>
          ) : (
            <DataTable
              label={text('subprocessors')}
              name="subverwerker"
              rows={subprocessors}
              columns={columns}
              idOf={({ id }) => id}
              nameOf={({ name }) => name}
              total={(count) => text('subprocessorsTotal', { count })}
              order={{ id: 'name', desc: false }}
            />
          )
        }
      </Loaded>
      {open && (
        <SubprocessorDialog of={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

const columnsOf = (change: (one: OfficeSubprocessor) => void): Column<OfficeSubprocessor>[] => [
  { id: 'name', label: text('firm'), isHead: true, value: ({ name }) => name },
  { id: 'what', label: text('what'), value: ({ what }) => what, canSort: false },
  { id: 'country', label: text('country'), value: ({ country }) => country },
  {
    id: 'startsOn',
    label: text('startsOn'),
    value: ({ startsOn }) => startsOn,
    cell: ({ startsOn }) => longDay(startsOn),
    canSearch: false,
  },
  {
    id: 'endsOn',
    label: text('endsOn'),
    value: ({ endsOn }) => endsOn || undefined,
    cell: ({ endsOn }) => endsOn && longDay(endsOn),
    canSearch: false,
  },
  {
    id: 'menu',
    label: text('tools'),
    isTool: true,
    value: () => undefined,
    cell: (one) => (
      <RowMenu
        label={text('menu', { name: one.name })}
        items={[{ key: 'change', label: text('change'), icon: 'edit', run: () => change(one) }]}
      />
    ),
  },
];

const schema = saveSubprocessor.body.omit({ basedOn: true });

function SubprocessorDialog({
  of: one,
  onClose,
}: {
  of: OfficeSubprocessor | undefined;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [id] = useState(() => one?.id ?? newId());
  const of = useSaveForm<z.input<typeof schema>, z.output<typeof schema>>({
    schema,
    start: {
      name: one?.name ?? '',
      what: one?.what ?? '',
      country: one?.country ?? 'Nederland',
      startsOn: one?.startsOn ?? '',
      endsOn: one?.endsOn ?? '',
      isKnown: false,
    },
    save: (body) =>
      call(saveSubprocessor, {
        params: { subprocessor: id },
        body: { ...body, basedOn: one?.version ?? 0 },
      }),
    onSaved() {
      tell({ message: text('saved') });
      void askAnew(client, [listSubprocessors]);
      onClose();
    },
  });
  return (
    <FormDialog
      of={of}
      title={text(one ? 'change' : 'add')}
      action={text('save')}
      width="sm"
      needsChange={one !== undefined}
      onClose={onClose}
    >
      <TextInput name="name" label={text('firm')} required maxLength={100} />
      <TextInput name="what" label={text('what')} required rows={2} maxLength={300} />
      <TextInput name="country" label={text('country')} required maxLength={60} />
      <TextInput name="startsOn" type="date" label={text('startsOn')} width={220} required />
      <TextInput name="endsOn" type="date" label={text('endsOn')} help={text('endsHelp')} width={220} />
      <CheckInput
        name="isKnown"
        label={text('isKnown')}
        help={text('isKnownHelp', { days: SUBPROCESSOR_DAYS })}
      />
    </FormDialog>
  );
}
