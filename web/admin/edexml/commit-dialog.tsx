import { Alert, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { PasswordStyle } from '../../../server/contract/cards.ts';
import type { EdexPreview } from '../../../server/contract/edexml.ts';
import { ApiError } from '../../api/error.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { StyleChoice } from '../pupils/style-choice.tsx';
import type { sumOf } from './choices.ts';
import { text } from './wording.ts';

/** What is asked before a proposal is carried out. */
export interface Confirmed {
  style: PasswordStyle;
  old: boolean;
  otherSchool: boolean;
  fillNumber: boolean;
  trashed?: number;
}

interface Props {
  seen: EdexPreview;
  sum: ReturnType<typeof sumOf>;
  isBusy: boolean;
  error: Error | null;
  onConfirm: (confirmed: Confirmed) => void;
  onClose: () => void;
}

/** As the server asks for it: more than five, and more than a quarter of all. */
const isMany = (count: number, present: number) => count > 5 && count > present / 4;

/** Asks once more before a proposal is carried out, and what can't be taken for granted. */
export function CommitDialog({ seen, sum, isBusy, error, onConfirm, onClose }: Props) {
  const [style, setStyle] = useState<PasswordStyle>('woorden');
  const [old, setOld] = useState(false);
  const [otherSchool, setOtherSchool] = useState(false);
  const [fillNumber, setFillNumber] = useState(false);
  const [typed, setTyped] = useState('');
  const { school } = seen;
  const isOther = school.match === 'other';
  const asksMany = isMany(sum.trashed, seen.present);
  const number = school.brin
    ? school.brin + (school.branch && school.branch !== '00' ? school.branch : '')
    : school.institution;
  const canConfirm =
    (!seen.old || old) && (!isOther || otherSchool) && (!asksMany || typed.trim() === String(sum.trashed));
  const fields = error instanceof ApiError ? Object.values(error.fields ?? {}) : [];
  return (
    <ConfirmDialog
      title={text('confirmTitle')}
      note={`${text('sum', sum)}. ${text('confirmText')}`}
      action={text('run')}
      width="sm"
      canConfirm={canConfirm}
      isBusy={isBusy}
      error={fields.length > 0 ? null : error}
      onConfirm={() =>
        onConfirm({ style, old, otherSchool, fillNumber, ...(asksMany && { trashed: Number(typed) }) })
      }
      onClose={onClose}
    >
      {fields.map((message) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
      {sum.made > 0 && <StyleChoice value={style} onChange={setStyle} />}
      {seen.old && <Tick label={text('confirmOld')} value={old} set={setOld} />}
      {isOther && <Tick label={text('confirmOther')} value={otherSchool} set={setOtherSchool} />}
      {school.match === 'unknown' && number !== '' && (
        <Tick label={text('confirmNumber', { number })} value={fillNumber} set={setFillNumber} />
      )}
      {asksMany && (
        <>
          <Typography>{text('confirmTrash', { count: sum.trashed })}</Typography>
          <TextField
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{
              htmlInput: {
                inputMode: 'numeric',
                autoComplete: 'off',
                'aria-label': text('confirmTrash', { count: sum.trashed }),
              },
            }}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

const Tick = ({ label, value, set }: { label: string; value: boolean; set: (value: boolean) => void }) => (
  <FormControlLabel
    control={<Checkbox checked={value} onChange={(event) => set(event.target.checked)} />}
    label={label}
  />
);
