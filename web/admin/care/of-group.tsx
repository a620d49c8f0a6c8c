import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listGroups } from '../../../server/contract/groups.ts';
import { listPupils } from '../../../server/contract/pupils.ts';
import { queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  /** The group that was chosen; without one there are no pupils yet, and null is the first. */
  group: string | null;
  onGroup: (group: string) => void;
  /** Shows the pupils of the group, of which there is at least one. */
  children: (pupils: readonly { id: string; name: string }[], group: string) => ReactNode;
}

/** Asks for a group, and shows its pupils below that. */
export function OfGroup({ adminId, group: asked, onGroup, children }: Props) {
  const account = { account: adminId };
  const groups = useQuery(queryOf(listGroups, { params: account, query: { archived: 'no' } }));
  const group = asked ?? groups.data?.groups[0]?.id ?? '';
  const pupils = useQuery({
    ...queryOf(listPupils, { params: { ...account, group } }),
    enabled: group !== '',
  });
  return (
    <>
      <Loaded query={groups}>
        {(found) => (
          <TextField
            select
            autoFocus
            fullWidth
            label={text('start.group')}
            value={group}
            onChange={(event) => onGroup(event.target.value)}
          >
            {found.groups.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Loaded>
      {group !== '' && (
        <Loaded query={pupils}>
          {(found) =>
            found.pupils.length === 0 ? (
              <DialogContentText>{text('start.none')}</DialogContentText>
            ) : (
              children(found.pupils, group)
            )
          }
        </Loaded>
      )}
    </>
  );
}
