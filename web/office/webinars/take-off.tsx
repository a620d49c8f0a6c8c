import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getWebinar,
  listWebinars,
  takeOffWebinar,
  type Coming,
  type WholeWebinar,
} from '../../../server/contract/webinars.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { CheckInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import type { Column } from '../../ui/table/column.ts';
import { RowMenu } from '../../ui/table/row-menu.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

interface Props {
  webinar: WholeWebinar;
  of: Coming;
}

/** The menu of who signed up, while that can still be undone. */
export const takeOffColumns = (webinar: WholeWebinar): Column<Coming>[] =>
  webinar.hasBegun || webinar.standing === 'cancelled'
    ? []
    : [
        {
          id: 'menu',
          label: text('takeOff.tools'),
          isTool: true,
          value: () => undefined,
          cell: (row) => <TakeOff webinar={webinar} of={row} />,
        },
      ];

function TakeOff({ webinar, of: one }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowMenu
        label={text('takeOff.menu', { name: one.name })}
        items={[{ key: 'off', label: text('takeOff.button'), icon: 'close', run: () => setOpen(true) }]}
      />
      {isOpen && <TakeOffDialog webinar={webinar} of={one} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeOffDialog({ webinar, of: one, onClose }: Props & { onClose: () => void }) {
  const client = useQueryClient();
  const of = useSaveForm({
    schema: takeOffWebinar.body,
    start: { tells: true },
    save: (body) => call(takeOffWebinar, { params: { webinar: webinar.id, signup: one.id }, body }),
    onSaved: ({ tells }) => {
      onClose();
      tell({ message: text(tells ? 'takeOff.doneMailed' : 'takeOff.done', { name: one.name }) });
      void askAnew(client, [listWebinars, getWebinar]);
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('takeOff.title', { name: one.name })}
      action={text('takeOff.button')}
      isGrave
      onClose={onClose}
    >
      <DialogContentText>{text(one.isWaiting ? 'takeOff.noteLine' : 'takeOff.note')}</DialogContentText>
      <CheckInput name="tells" label={text('takeOff.tells', { name: one.name })} />
    </FormDialog>
  );
}
