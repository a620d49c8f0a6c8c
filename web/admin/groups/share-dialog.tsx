import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { giveGroupsSetting, type Group } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { FORM_MESSAGES } from '../../../server/contract/messages.ts';
import { call } from '../../app/services.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { text } from './wording.ts';

const schema = z.object({ from: z.string().min(1, FORM_MESSAGES.choose) });

interface Props {
  adminId: string;
  /** Groups that get a setting. */
  groups: readonly Group[];
  /** Groups it can be taken from. */
  all: readonly Group[];
  onClose: () => void;
  /** `batch` is what undo is asked with. */
  onDone: (message: string, batch: string) => void;
}

/** Gives groups what holds by default in another one. */
export function ShareDialog({ adminId, groups, all, onClose, onDone }: Props) {
  const [batch] = useState(newId);
  const [told, setTold] = useState('');
  const form = useSaveForm({
    schema,
    start: { from: '' },
    async save({ from }) {
      const { given, skipped } = await call(giveGroupsSetting, {
        params: { account: adminId, group: from },
        body: { batch, groups: groups.map(({ id }) => id).filter((id) => id !== from) },
      });
      const name = all.find(({ id }) => id === from)?.name ?? '';
      const refused = skipped.map((one) => text('share.skipped', one));
      const message = [text('share.done', { count: given, name }), ...refused].join(' ');
      if (skipped.length > 0) setTold(message);
      else onDone(message, batch);
    },
  });
  const title = text('share.title', { count: groups.length });
  const from = all.filter((group) => groups.length > 1 || group.id !== groups[0]?.id);
  if (told) {
    const close = () => onDone(told, batch);
    return (
      <DialogFrame
        title={title}
        width="sm"
        onClose={close}
        actions={
          <Button autoFocus onClick={close}>
            {text('share.close')}
          </Button>
        }
      >
        <Alert severity="warning">{told}</Alert>
      </DialogFrame>
    );
  }
  return (
    <FormDialog of={form} title={title} action={text('share.ok')} width="sm" onClose={onClose}>
      <Typography variant="body2">{text('share.help')}</Typography>
      <SelectInput
        name="from"
        label={text('share.from')}
        choices={from.map(({ id, name, setting }) => ({
          value: id,
          label: `${name}: ${setting ?? text('usual')}`,
        }))}
      />
    </FormDialog>
  );
}
