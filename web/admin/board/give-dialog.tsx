import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingOptions } from '../../../server/contract/settings.ts';
import { call } from '../../app/services.ts';
import { Failed } from '../../ui/states.tsx';
import type { Topic } from './use-lead.ts';
import { board } from './wording.ts';

interface Props {
  account: string;
  group: string;
  pupils: string[];
  onGive: (topic: Topic) => void;
  onClose: () => void;
}

/** Picks a category to be set ready for some pupils. */
export function GiveDialog({ account, group, pupils, onGive, onClose }: Props) {
  const [topic, setTopic] = useState<Topic | null>(null);
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['setting-options', account, group],
    queryFn: ({ signal }) => call(settingOptions, { params: { account, group }, signal }),
  });
  const topics = (data?.categories ?? []).map(({ id, title }): Topic => ({ category: id, name: title }));
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="give-title">
      <DialogTitle id="give-title">{board('dialog.title', { count: pupils.length })}</DialogTitle>
      <DialogContent>
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        <Autocomplete
          options={topics}
          loading={isPending}
          value={topic}
          onChange={(_, value) => setTopic(value)}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ category }) => category}
          isOptionEqualToValue={(a, b) => a.category === b.category}
          noOptionsText={board('dialog.none')}
          renderInput={(params) => (
            <TextField {...params} autoFocus label={board('dialog.category')} margin="dense" />
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{board('dialog.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!topic}
          onClick={() => {
            if (topic) onGive(topic);
            onClose();
          }}
        >
          {board('dialog.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
