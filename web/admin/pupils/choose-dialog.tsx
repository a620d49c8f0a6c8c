import { DialogContentText, MenuItem, TextField } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';

interface Props<T> {
  title: string;
  /** What choosing does. */
  note?: string;
  /** Of what is chosen. */
  label: string;
  ok: string;
  /** What is said when there is nothing to choose from. */
  none?: string;
  query: Pick<UseQueryResult<readonly T[]>, 'data' | 'error' | 'refetch'>;
  keyOf: (choice: T) => string;
  nameOf: (choice: T) => string;
  onChoose: (choice: T) => void;
  onClose: () => void;
}

/** Asks for one thing of a list that is fetched. */
export function ChooseDialog<T>(props: Props<T>) {
  const { title, note, label, ok, none, query, keyOf, nameOf, onChoose, onClose } = props;
  const [key, setKey] = useState('');
  const chosen = query.data?.find((choice) => keyOf(choice) === key);
  return (
    <ConfirmDialog
      title={title}
      note={note}
      action={ok}
      canConfirm={chosen !== undefined}
      isTouched={chosen !== undefined}
      onConfirm={() => chosen && onChoose(chosen)}
      onClose={onClose}
    >
      <Loaded query={query}>
        {(choices) =>
          choices.length === 0 ? (
            <DialogContentText>{none}</DialogContentText>
          ) : (
            <TextField
              select
              autoFocus
              fullWidth
              label={label}
              value={key}
              onChange={(event) => setKey(event.target.value)}
            >
              {choices.map((choice) => (
                <MenuItem key={keyOf(choice)} value={keyOf(choice)}>
                  {nameOf(choice)}
                </MenuItem>
              ))}
            </TextField>
          )
        }
      </Loaded>
    </ConfirmDialog>
  );
}
