import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import type { SsoWaiting } from '../../../server/contract/sso-links.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { nameOf } from './use-waiting.ts';
import { sso as text } from './wording.ts';

/** Somebody here to whom who waits may be linked. */
export interface Candidate {
  id: string;
  name: string;
  /** Under which heading; the same ones stand together. */
  group?: string;
  /** Whether there is a link with this provider already. */
  isLinked: boolean;
}

interface Props {
  waiting: SsoWaiting;
  candidates: readonly Candidate[];
  onChoose: (candidate: Candidate) => void;
  onClose: () => void;
}

/** Asks who somebody is that waits. */
export function ChooseUser({ waiting, candidates, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const isPupil = waiting.who === 'pupil';
  const named = { name: nameOf(waiting), provider: waiting.providerName };
  return (
    <ConfirmDialog
      title={text('choose.title', named)}
      note={
        candidates.length === 0
          ? text('choose.nobody')
          : text(isPupil ? 'choose.text' : 'choose.staffText', named)
      }
      action={text('choose.ok')}
      canConfirm={chosen !== null}
      isTouched={chosen !== null}
      onConfirm={() => chosen && onChoose(chosen)}
      onClose={onClose}
    >
      {candidates.length > 0 && (
        <Autocomplete
          options={[...candidates]}
          value={chosen}
          onChange={(_, next) => setChosen(next)}
          groupBy={({ group }) => group ?? ''}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name, isLinked }) => (isLinked ? text('choose.already', { name }) : name)}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          noOptionsText={text('choose.none')}
          renderInput={(params) => (
            <TextField {...params} autoFocus label={text(isPupil ? 'choose.pupil' : 'choose.member')} />
          )}
        />
      )}
    </ConfirmDialog>
  );
}
