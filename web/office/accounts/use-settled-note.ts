import { useQueryClient } from '@tanstack/react-query';
import { listAccountChanges, listAccountNotes } from '../../../server/contract/office-account-notes.ts';
import { askAnew } from '../../app/query-of.ts';
import { tell } from '../../ui/toast.tsx';

/** Of which customer a dialog about a note is. */
export interface NoteDialogProps {
  account: string;
  onClose: () => void;
}

/** What is told and asked anew once a note was written or taken away. */
export function useSettledNote({ account, onClose }: NoteDialogProps) {
  const queries = useQueryClient();
  return (message: string) => {
    tell({ message });
    void askAnew(queries, [listAccountNotes, listAccountChanges], { account });
    onClose();
  };
}
