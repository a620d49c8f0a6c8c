import { Checkbox, DialogContentText, FormControlLabel, FormGroup, Typography } from '@mui/material';
import { useState } from 'react';
import type { TrashItem } from '../../../server/contract/trash.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { comingWith, withThese } from './choices.ts';
import type { Bringing, Short } from './use-trash.ts';
import { text } from './wording.ts';

interface Props {
  short: Short;
  /** All that lies there. */
  lying: readonly TrashItem[];
  isBusy: boolean;
  onRestore: (wanted: readonly Bringing[]) => void;
  onClose: () => void;
}

/** There are too few places for all: asks which pupils come back; the others stay where they are. */
export function ShortDialog({ short: { wanted, free }, lying, isBusy, onRestore, onClose }: Props) {
  const coming = comingWith(
    wanted.map(({ item }) => item),
    lying,
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(coming.slice(0, free).map(({ id }) => id)),
  );
  const tick = (id: string, isOn: boolean) => {
    const next = new Set(ticked);
    if (isOn) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const left = withThese(wanted, lying, ticked);
  return (
    <ConfirmDialog
      title={text('short.title')}
      note={text('short.note', { count: free, needed: coming.length })}
      action={text('short.restore', { count: ticked.size })}
      width="sm"
      canConfirm={ticked.size > 0 && ticked.size <= free}
      isBusy={isBusy}
      onConfirm={() => onRestore(left)}
      onClose={onClose}
    >
      <DialogContentText>{text('short.pick')}</DialogContentText>
      <FormGroup sx={{ maxHeight: 320, overflowY: 'auto', flexWrap: 'nowrap' }}>
        {coming.map(({ id, name, username }) => (
          <FormControlLabel
            key={id}
            control={
              <Checkbox checked={ticked.has(id)} onChange={(event) => tick(id, event.target.checked)} />
            }
            label={`${name} (${username ?? ''})`}
          />
        ))}
      </FormGroup>
      <Typography role="status" color={ticked.size > free ? 'error' : undefined}>
        {text('short.chosen', { chosen: ticked.size, free })}
      </Typography>
    </ConfirmDialog>
  );
}
