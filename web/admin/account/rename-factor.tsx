import { renameFactor, type Factor, type OwnSecond } from '../../../server/contract/second.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { accountSecond as text } from './second-wording.ts';

interface Props {
  userId: string;
  factor: Factor;
  /** What it is called now. */
  name: string;
  onRenamed: (second: OwnSecond) => void;
  onClose: () => void;
}

/** Gives an app or a passkey a name by which its owner knows it. */
export function RenameFactor({ userId, factor, name, onRenamed, onClose }: Props) {
  const of = useSaveForm({
    schema: renameFactor.body,
    start: { label: factor.label },
    async save(body) {
      const second = await call(renameFactor, { params: { user: userId, factor: factor.id }, body });
      queueMicrotask(() => onRenamed(second));
    },
  });
  return (
    <FormDialog
      of={of}
      title={text('renameOne', { name })}
      action={text('rename')}
      needsChange
      onClose={onClose}
    >
      <TextInput<{ label: string }> name="label" label={text('name')} autoFocus />
    </FormDialog>
  );
}
