import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { OfGroup } from './of-group.tsx';
import { text } from './wording.ts';

/** Asks for whom a plan is to be written, and leads there. */
export function StartDialog({ adminId, onClose }: { adminId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const [group, setGroup] = useState('');
  const [pupil, setPupil] = useState('');
  return (
    <ConfirmDialog
      title={text('start.title')}
      action={text('start.go')}
      canConfirm={pupil !== ''}
      onConfirm={() => void navigate(paths.newPlan(adminId, group, pupil))}
      onClose={onClose}
    >
      <OfGroup
        adminId={adminId}
        group={group}
        onGroup={(asked) => {
          setGroup(asked);
          setPupil('');
        }}
      >
        {(pupils) => (
          <TextField
            select
            fullWidth
            label={text('start.pupil')}
            value={pupil}
            onChange={(event) => setPupil(event.target.value)}
          >
            {pupils.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </OfGroup>
    </ConfirmDialog>
  );
}
