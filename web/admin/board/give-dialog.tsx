import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingOptions } from '../../../server/contract/settings.ts';
import { listWordLists } from '../../../server/contract/word-lists.ts';
import { queryOf } from '../../app/query-of.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Failed } from '../../ui/states.tsx';
import { keyOf, type Topic } from './topic.ts';
import { board } from './wording.ts';

interface Props {
  account: string;
  group: string;
  pupils: string[];
  onGive: (topic: Topic) => void;
  onClose: () => void;
}

/** Picks a list of words or a category to be set ready for some pupils. */
export function GiveDialog({ account, group, pupils, onGive, onClose }: Props) {
  const [topic, setTopic] = useState<Topic | null>(null);
  const params = { account, group };
  const options = useQuery(queryOf(settingOptions, { params }));
  const own = useQuery(queryOf(listWordLists, { params }));
  const failed = [options, own].find(({ error, data }) => error && !data);
  const lists = (own.data?.lists ?? []).map(({ id, name }): Topic => ({ list: id, name }));
  const categories = (options.data?.categories ?? []).map(({ id, title }): Topic => ({
    category: id,
    name: title,
  }));
  const topics = [...lists, ...categories];
  return (
    <ConfirmDialog
      title={board('dialog.title', { count: pupils.length })}
      action={board('dialog.ok')}
      back={board('dialog.cancel')}
      canConfirm={topic !== null}
      isTouched={topic !== null}
      onConfirm={() => {
        if (topic) onGive(topic);
        onClose();
      }}
      onClose={onClose}
    >
      {failed && <Failed error={failed.error} onRetry={() => void failed.refetch()} />}
      <Autocomplete
        options={topics}
        loading={options.isPending || own.isPending}
        value={topic}
        onChange={(_, value) => setTopic(value)}
        getOptionLabel={({ name }) => name}
        groupBy={({ list }) => board(list === undefined ? 'dialog.categories' : 'dialog.lists')}
        getOptionKey={keyOf}
        isOptionEqualToValue={(a, b) => keyOf(a) === keyOf(b)}
        noOptionsText={board('dialog.none')}
        renderInput={(params) => <TextField {...params} autoFocus label={board('dialog.what')} />}
      />
    </ConfirmDialog>
  );
}
