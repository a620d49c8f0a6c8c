import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { beginLookOn, LOOK_ON_KINDS } from '../../../server/contract/look-ons.ts';
import { reasonSchema } from '../../../server/contract/office-audit.ts';
import { ZONE } from '../../app/day.ts';
import { openLooking, type Looking } from '../../app/looking/looking.ts';
import { callTimed } from '../../app/services.ts';
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { ui } from '../../ui/wording.ts';
import { text } from './wording.ts';

const formSchema = z.object({ kind: z.enum(LOOK_ON_KINDS), reason: reasonSchema });
type Values = z.input<typeof formSchema>;

const TIME = new Intl.DateTimeFormat('nl', { hour: '2-digit', minute: '2-digit', timeZone: ZONE });

interface Props {
  person: { id: string; name: string };
  onClose: () => void;
}

/** Asks why, and then opens the tab in which a member of the office sees what this person sees. */
export function LookOnDialog({ person, onClose }: Props) {
  // Sent once more after a cut it is the same one.
  const [id] = useState(newId);
  const [looking, setLooking] = useState<Looking>();
  const of = useSaveForm<Values, z.output<typeof formSchema>>({
    schema: formSchema,
    start: { kind: 'telefoon', reason: '' },
    async save(body) {
      const { data, serverTime } = await callTimed(beginLookOn, { body: { id, user: person.id, ...body } });
      const { token, name, endsAt, mayChange } = data;
      const skew = serverTime === undefined ? 0 : serverTime - Date.now();
      setLooking({ token, name, endsAt, mayChange, skew });
    },
  });
  if (looking) return <Ready looking={looking} onClose={onClose} />;
  return (
    <FormDialog
      of={of}
      title={text('title', { name: person.name })}
      width="sm"
      action={text('ok')}
      onClose={onClose}
    >
      <Typography>{text('what', { name: person.name })}</Typography>
      <SelectInput<Values>
        name="kind"
        label={text('kind')}
        choices={LOOK_ON_KINDS.map((value) => ({ value, label: text(`kinds.${value}`) }))}
      />
      <TextInput<Values>
        name="reason"
        label={text('reason')}
        help={text('reasonHelp')}
        rows={2}
        required
        autoFocus
      />
    </FormDialog>
  );
}

/** The tab is opened by a press of its own: a browser lets no page open one by itself. */
function Ready({ looking, onClose }: { looking: Looking; onClose: () => void }) {
  const [error, setError] = useState<string>();
  const open = () => {
    if (openLooking(looking)) onClose();
    else setError(text('blocked'));
  };
  return (
    <DialogFrame
      title={text('ready')}
      error={error}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="contained" onClick={open} autoFocus>
            {text('open')}
          </Button>
        </>
      }
    >
      <Typography>{text('readyText', { name: looking.name, time: TIME.format(looking.endsAt) })}</Typography>
    </DialogFrame>
  );
}
