import { Checkbox, DialogContentText, FormControlLabel, FormGroup } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { OfGroup } from '../of-group.tsx';
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
  const [group, setGroup] = useState<string | null>(null);
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
      <OfGroup adminId={adminId} group={group} onGroup={setGroup}>
        {(pupils, of) => (
          <FormGroup
            role="group"
            aria-label={text('choose.pupils')}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
            }}
          >
            {pupils
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
                            : [...chosen, { id, name, group: of }],
                        )
                      }
                    />
                  }
                  label={name}
                />
              ))}
          </FormGroup>
        )}
      </OfGroup>
      <DialogContentText role="status">{text('choose.chosen', { count: chosen.length })}</DialogContentText>
    </ConfirmDialog>
  );
}
