import { Button, MenuItem, Paper, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { newId } from '../../../server/contract/id.ts';
import type { ProgressCategory } from '../../../server/contract/progress.ts';
import { setReadyTask, takeBackReadyTask } from '../../../server/contract/tasks.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import { Toast, type ToastText } from '../../ui/toast.tsx';
import { TOMORROW } from './why.tsx';
import { progress as text } from './wording.ts';

const LIST = 'lijst/';

interface Props {
  /** Says for whom. */
  title: string;
  account: string;
  group: string;
  pupils: readonly string[];
  categories: readonly ProgressCategory[];
  onDone?: () => void;
  /** What else can be done for them. */
  children?: ReactNode;
}

/** Sets a category or a list ready for the pupils that are chosen; it can be undone. */
export function SetReady({ title, account, group, pupils, categories, onDone, children }: Props) {
  const [chosen, setChosen] = useState('');
  const client = useQueryClient();
  /** What comes next for a pupil begins with what stands ready. */
  const renew = () => void client.invalidateQueries({ queryKey: TOMORROW });
  const [toast, setToast] = useState<ToastText>();
  const category = categories.find(({ id }) => id === chosen);
  const fail = (error: unknown) => setToast({ message: messageOf(error), severity: 'error' });
  const takeBack = useMutation({
    mutationFn: ({ ready }: { ready: string; task: string }) =>
      call(takeBackReadyTask, { params: { account, group, ready } }),
    onSuccess: (_, { task }) => {
      setToast({ message: text('takenBack', { task }) });
      renew();
    },
    onError: fail,
  });
  const set = useMutation({
    mutationFn: ({ ready, category: { id } }: { ready: string; category: ProgressCategory }) =>
      call(setReadyTask, {
        params: { account, group, ready },
        body: {
          ...(id.startsWith(LIST) ? { list: id.slice(LIST.length) } : { category: id }),
          pupils: [...pupils],
        },
      }),
    onSuccess: (_, { ready, category: { title: task } }) => {
      setToast({
        message: text('ready', { task, count: pupils.length }),
        action: { label: text('undo'), run: () => takeBack.mutate({ ready, task }) },
      });
      renew();
      onDone?.();
    },
    onError: fail,
  });
  return (
    <>
      {pupils.length > 0 && (
        <Paper
          variant="outlined"
          className="no-print"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', p: 1 }}
        >
          <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
          <TextField
            select
            label={text('task')}
            value={category ? chosen : ''}
            onChange={(event) => setChosen(event.target.value)}
            sx={{ width: 'min(260px, 100%)' }}
          >
            {categories.map(({ id, title }) => (
              <MenuItem key={id} value={id}>
                {title}
              </MenuItem>
            ))}
          </TextField>
          <Button
            variant="contained"
            disabled={!category || set.isPending}
            onClick={() => category && set.mutate({ ready: newId(), category })}
          >
            {text('setReady')}
          </Button>
          {children}
        </Paper>
      )}
      <Toast text={toast} onClose={() => setToast(undefined)} />
    </>
  );
}
