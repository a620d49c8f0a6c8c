import { Alert, Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { giveGroupsSetting, type Group } from '../../../server/contract/groups.ts';
import { newId } from '../../../server/contract/id.ts';
import { FORM_MESSAGES } from '../../../server/contract/messages.ts';
import { call } from '../../app/services.ts';
import { SelectInput } from '../../ui/form/fields.tsx';
import { SaveFormView } from '../../ui/form/save-form.tsx';
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
  const from = all.filter((group) => groups.length > 1 || group.id !== groups[0]?.id);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="share-dialog">
      <DialogTitle id="share-dialog">{text('share.title', { count: groups.length })}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {told ? (
          <>
            <Alert severity="warning">{told}</Alert>
            <Button sx={{ mt: 1 }} onClick={() => onDone(told, batch)}>
              {text('share.close')}
            </Button>
          </>
        ) : (
          <SaveFormView
            of={form}
            action={text('share.ok')}
            isNew
            aside={<Button onClick={onClose}>{text('cancel')}</Button>}
          >
            <Typography variant="body2">{text('share.help')}</Typography>
            <SelectInput
              name="from"
              label={text('share.from')}
              choices={from.map(({ id, name, setting }) => ({
                value: id,
                label: `${name}: ${setting ?? text('usual')}`,
              }))}
            />
          </SaveFormView>
        )}
      </DialogContent>
    </Dialog>
  );
}
