import { Alert, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { MOST_ERASED, proofOf, type TrashItem } from '../../../server/contract/trash.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { text } from './wording.ts';

interface Props {
  items: readonly TrashItem[];
  isBusy: boolean;
  onErase: (typed: string) => void;
  onClose: () => void;
}

/** Asks before things are erased for good: a word or the number must be typed, so that it is not done by a slip. */
export function EraseDialog({ items, isBusy, onErase, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const proof = proofOf(items.length);
  const tooMany = items.length > MOST_ERASED;
  const along = items.reduce((sum, { kind, count = 0 }) => (kind === 'group' ? sum + count : sum), 0);
  return (
    <ConfirmDialog
      title={text('eraseForm.title', { count: items.length, name: items[0]!.name })}
      note={text('eraseForm.text')}
      action={text('erase')}
      isGrave
      canConfirm={!tooMany && typed.trim().toUpperCase() === proof}
      isBusy={isBusy}
      onConfirm={() => onErase(typed)}
      onClose={onClose}
    >
      {tooMany && <Alert severity="warning">{text('eraseForm.tooMany', { most: MOST_ERASED })}</Alert>}
      {along > 0 && <DialogContentText>{text('eraseForm.groups', { count: along })}</DialogContentText>}
      <TextField
        autoFocus
        label={text('eraseForm.proof', { word: proof })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </ConfirmDialog>
  );
}
