import { DialogContentText, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { listGroups } from '../../../server/contract/groups.ts';
import { listPupils } from '../../../server/contract/pupils.ts';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { text } from './wording.ts';

/** Asks for whom a plan is to be written, and leads there. */
export function StartDialog({ adminId, onClose }: { adminId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const account = { account: adminId };
  const groups = useQuery(queryOf(listGroups, { params: account, query: { archived: 'no' } }));
  const [group, setGroup] = useState('');
  const [pupil, setPupil] = useState('');
  const pupils = useQuery({
    ...queryOf(listPupils, { params: { ...account, group } }),
    enabled: group !== '',
  });
  return (
    <ConfirmDialog
      title={text('start.title')}
      action={text('start.go')}
      canConfirm={pupil !== ''}
      onConfirm={() => void navigate(paths.newPlan(adminId, group, pupil))}
      onClose={onClose}
    >
      <Loaded query={groups}>
        {(found) => (
          <TextField
            select
            autoFocus
            fullWidth
            label={text('start.group')}
            value={group}
            onChange={(event) => {
              setGroup(event.target.value);
              setPupil('');
            }}
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
              <TextField
                select
                fullWidth
                label={text('start.pupil')}
                value={pupil}
                onChange={(event) => setPupil(event.target.value)}
              >
                {found.pupils.map(({ id, name }) => (
                  <MenuItem key={id} value={id}>
                    {name}
                  </MenuItem>
                ))}
              </TextField>
            )
          }
        </Loaded>
      )}
    </ConfirmDialog>
  );
}
