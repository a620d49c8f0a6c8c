import { Button, DialogContentText } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { setPlanOwner } from '../../../server/contract/care-owner.ts';
import { listCarePupils, type CareOwner, type CarePupil } from '../../../server/contract/care-plans.ts';
import { MOST_OWNED } from '../../../server/contract/care-terms.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { SelectInput, TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { tell } from '../../ui/toast.tsx';
import { ui } from '../../ui/wording.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  owners: readonly CareOwner[];
  ticked: readonly CarePupil[];
  /** Nothing is ticked any more. */
  clear: () => void;
}

/** Gives the plans that were ticked to a colleague. */
export function GiveButton(props: Props) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button startIcon={<Icon name="group" size={18} />} onClick={() => setAsking(true)}>
        {text('give.button')}
      </Button>
      {isAsking && <GiveDialog {...props} onClose={close} />}
    </>
  );
}

const formSchema = setPlanOwner.body.pick({ owner: true, reason: true });
type FormInput = z.input<typeof formSchema>;

function GiveDialog({ onClose, ...props }: Props & { onClose: () => void }) {
  const { owners, ticked } = props;
  const open = ticked.filter(({ plan }) => plan.state !== 'afgesloten' && plan.state !== 'gestopt');
  const reach = owners.filter(({ groups }) => open.every(({ groupId }) => groups.includes(groupId)));
  const hitch = hitchOf(open.length, reach.length);
  const ended = ticked.length - open.length;
  if (hitch === undefined) return <GiveForm {...props} {...{ open, reach, ended, onClose }} />;
  return (
    <ConfirmDialog
      title={text('give.button')}
      note={hitch}
      action={text('give.save')}
      back={ui('close')}
      canConfirm={false}
      onConfirm={onClose}
      onClose={onClose}
    />
  );
}

/** Why these plans can't be given to one colleague. */
function hitchOf(plans: number, colleagues: number): string | undefined {
  if (plans === 0) return text('give.allEnded');
  if (plans > MOST_OWNED) return text('give.tooMany', { most: MOST_OWNED });
  return colleagues === 0 ? text('give.nobody') : undefined;
}

interface FormProps extends Props {
  open: readonly CarePupil[];
  reach: readonly CareOwner[];
  /** Plans among those that were ticked that ended. */
  ended: number;
  onClose: () => void;
}

function GiveForm({ adminId, open, reach, ended, clear, onClose }: FormProps) {
  const client = useQueryClient();
  const saving = useSaveForm({
    schema: formSchema,
    start: { owner: reach[0]!.id, reason: '' },
    async save(values) {
      const body = { ...values, plans: open.map(({ plan }) => plan.id) };
      const { changed, failed } = await call(setPlanOwner, { params: { account: adminId }, body });
      await askAnew(client, [listCarePupils], { account: adminId });
      const name = reach.find(({ id }) => id === values.owner)!.name;
      tell({ message: text('give.done', { count: changed, name }) });
      const why = failed[0]?.message;
      if (why !== undefined)
        tell({ message: text('give.failed', { count: failed.length, why }), severity: 'error' });
    },
    onSaved() {
      clear();
      onClose();
    },
  });
  return (
    <FormDialog
      of={saving}
      title={text('give.title', { count: open.length })}
      action={text('give.save')}
      onClose={onClose}
    >
      {ended > 0 && <DialogContentText>{text('give.ended', { count: ended })}</DialogContentText>}
      <SelectInput<FormInput>
        name="owner"
        label={text('give.owner')}
        choices={reach.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextInput<FormInput> name="reason" label={text('give.reason')} required autoFocus />
    </FormDialog>
  );
}
