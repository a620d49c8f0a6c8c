import { DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { decideSignal, type CareSignal } from '../../../server/contract/care-signals.ts';
import { REASON, SIGNALS } from '../../../server/contract/care-terms.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { showSignals, useReopen } from './use-signals.ts';
import { text } from './signal-wording.ts';

const whySchema = z.object({ why: decideSignal.body.def.options[2].shape.why });
type WhyInput = z.input<typeof whySchema>;

interface Props {
  adminId: string;
  signal: CareSignal;
  onClose: () => void;
}

/** Asks why a signal is put off; it can be taken back at once. */
export function LaterDialog({ adminId, signal, onClose }: Props) {
  const client = useQueryClient();
  const reopen = useReopen(adminId);
  const { id, version, pupil } = signal;
  const { name } = pupil;
  const saving = useSaveForm({
    schema: whySchema,
    start: { why: '' },
    async save({ why }) {
      const params = { account: adminId, signal: id };
      const body = { state: 'niet nu' as const, basedOn: version, why };
      const now = await call(decideSignal, { params, body });
      await showSignals(client, adminId);
      tell({
        message: text('dialog.done', { name }),
        action: { label: text('dialog.undo'), run: () => reopen.mutate({ ...signal, version: now.version }) },
      });
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      of={saving}
      title={text('dialog.title', { name })}
      action={text('dialog.save')}
      onClose={onClose}
    >
      <DialogContentText>
        {text('dialog.note', { weeks: SIGNALS.later.weeks, categories: SIGNALS.later.categories })}
      </DialogContentText>
      <TextInput<WhyInput>
        name="why"
        label={text('dialog.why')}
        help={text('dialog.whyHelp')}
        maxLength={REASON.most}
        rows={2}
        required
        autoFocus
      />
    </FormDialog>
  );
}
