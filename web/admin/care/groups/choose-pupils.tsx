import { Checkbox, DialogContentText, FormControlLabel, FormGroup, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listGroups } from '../../../../server/contract/groups.ts';
import { listPupils } from '../../../../server/contract/pupils.ts';
import { queryOf } from '../../../app/query-of.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { text } from './wording.ts';

/** A pupil that was chosen, and the group in which that was. */
export interface Chosen {
  id: string;
  name: string;
  group: string;
}

interface Props {
  adminId: string;
  title: string;
  about: string;
  /** So many are to be chosen. */
  least: number;
  most: number;
  /** Pupils who can't be. */
  without?: readonly string[];
  onChosen: (pupils: readonly Chosen[]) => void;
  onClose: () => void;
}

/** Asks for some pupils, of one group or of more. */
export function ChoosePupils({ adminId, title, about, least, most, without = [], onChosen, onClose }: Props) {
  const account = { account: adminId };
  const groups = useQuery(queryOf(listGroups, { params: account, query: { archived: 'no' } }));
  const [asked, setAsked] = useState<string>();
  const group = asked ?? groups.data?.groups[0]?.id ?? '';
  const pupils = useQuery({
    ...queryOf(listPupils, { params: { ...account, group } }),
    enabled: group !== '',
  });
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const isChosen = (id: string) => chosen.some((one) => one.id === id);
  return (
    <ConfirmDialog
      title={title}
      note={about}
      action={text('choose.go')}
      canConfirm={chosen.length >= least && chosen.length <= most}
      onConfirm={() => onChosen(chosen)}
      onClose={onClose}
    >
      <Loaded query={groups}>
        {(found) => (
          <TextField
            select
            autoFocus
            fullWidth
            label={text('choose.group')}
            value={group}
            onChange={(event) => setAsked(event.target.value)}
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
              <DialogContentText>{text('choose.none')}</DialogContentText>
            ) : (
              <FormGroup
                role="group"
                aria-label={text('choose.pupils')}
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
                }}
              >
                {found.pupils
                  .filter(({ id }) => !without.includes(id))
                  .map(({ id, name }) => (
                    <FormControlLabel
                      key={id}
                      control={
                        <Checkbox
                          size="small"
                          checked={isChosen(id)}
                          disabled={!isChosen(id) && chosen.length >= most}
                          onChange={() =>
                            setChosen(
                              isChosen(id)
                                ? chosen.filter((one) => one.id !== id)
                                : [...chosen, { id, name, group }],
                            )
                          }
                        />
                      }
                      label={name}
                    />
                  ))}
              </FormGroup>
            )
          }
        </Loaded>
      )}
      <DialogContentText role="status">{text('choose.chosen', { count: chosen.length })}</DialogContentText>
    </ConfirmDialog>
  );
}
