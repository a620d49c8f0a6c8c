import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listGroups, LONGEST_GROUP_NAME } from '../../../server/contract/groups.ts';
import type { TrashItem } from '../../../server/contract/trash.ts';
import { queryOf } from '../../app/query-of.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { choicesFor, groupsLieHere } from './choices.ts';
import type { Bringing } from './use-trash.ts';
import { text } from './wording.ts';

interface Props {
  account: string;
  items: readonly TrashItem[];
  isBusy: boolean;
  onRestore: (wanted: readonly Bringing[]) => void;
  onClose: () => void;
}

/** So many names are told; of more than these how many. */
const MOST_NAMES = 4;

/** Asks what must be known before things can come back: where pupils go, what a group is called. */
export function RestoreDialog({ account, items, isBusy, onRestore, onClose }: Props) {
  const { homeless, renamed } = choicesFor(items);
  const [group, setGroup] = useState('');
  const [names, setNames] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(renamed.map(({ id, name }) => [id, `${name} (2)`])),
  );
  const groups = useQuery({
    ...queryOf(listGroups, { params: { account }, query: { archived: 'no' } }),
    select: (found) => found.groups.filter(({ mayOpen, sample }) => mayOpen && !sample),
  });
  const isWhole =
    (homeless.length === 0 || group !== '') && renamed.every(({ id }) => names[id]?.trim() !== '');
  return (
    <ConfirmDialog
      title={text('restoreForm.title', { count: items.length, name: items[0]!.name })}
      action={text('restore')}
      width="sm"
      canConfirm={isWhole}
      isBusy={isBusy}
      isTouched={group !== ''}
      onConfirm={() =>
        onRestore(
          items.map((item) => ({
            item,
            ...(homeless.includes(item) && { group }),
            ...(renamed.includes(item) && { name: names[item.id]!.trim() }),
          })),
        )
      }
      onClose={onClose}
    >
      {homeless.length > 0 && (
        <Loaded query={groups}>
          {(choices) =>
            choices.length === 0 ? (
              <DialogContentText>{text('restoreForm.noGroup')}</DialogContentText>
            ) : (
              <>
                <DialogContentText>
                  {text(groupsLieHere(homeless) ? 'restoreForm.lies' : 'restoreForm.where', {
                    count: homeless.length,
                    names: namesOf(homeless),
                  })}
                </DialogContentText>
                <TextField
                  select
                  autoFocus
                  fullWidth
                  label={text('restoreForm.group')}
                  value={group}
                  onChange={(event) => setGroup(event.target.value)}
                >
                  {choices.map(({ id, name }) => (
                    <MenuItem key={id} value={id}>
                      {name}
                    </MenuItem>
                  ))}
                </TextField>
              </>
            )
          }
        </Loaded>
      )}
      {renamed.map(({ id, name }) => (
        <TextField
          key={id}
          fullWidth
          label={text('restoreForm.newName', { name })}
          helperText={text('restoreForm.taken', { name })}
          value={names[id]}
          onChange={(event) => setNames({ ...names, [id]: event.target.value })}
          slotProps={{ htmlInput: { maxLength: LONGEST_GROUP_NAME } }}
        />
      ))}
    </ConfirmDialog>
  );
}

const list = new Intl.ListFormat('nl');

function namesOf(items: readonly TrashItem[]): string {
  const all = items.map(({ name }) => name);
  if (all.length <= MOST_NAMES + 1) return list.format(all);
  const told = all.slice(0, MOST_NAMES).join(', ');
  return text('restoreForm.more', { names: told, count: all.length - MOST_NAMES });
}
