import { useMutation } from '@tanstack/react-query';
import { exportMember, type Member } from '../../../server/contract/staff.ts';
import { dayOf } from '../../app/day.ts';
import { callFile } from '../../app/services.ts';
import { saveFile } from '../../ui/csv.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  member: Member;
  onClose: () => void;
}

/** All that is kept of one of the staff, as a file to give to that person. */
export function ExportDialog({ adminId, member: { id, name }, onClose }: Props) {
  const make = useMutation({
    mutationFn: () => callFile(exportMember, { params: { account: adminId, user: id } }),
    onSuccess(content) {
      saveFile(`spelwereld-medewerker-${dayOf()}`, 'zip', content);
      tell({ message: text('done.export', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={text('exportForm.title', { name })}
      note={text('exportForm.text', { name })}
      action={text('exportForm.ok')}
      focus="action"
      isBusy={make.isPending}
      error={make.error}
      onConfirm={() => make.mutate()}
      onClose={onClose}
    />
  );
}
