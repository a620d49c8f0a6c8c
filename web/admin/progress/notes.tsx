import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../server/contract/id.ts';
import {
  LONGEST_NOTE,
  savePupilNote,
  type ProgressNote,
  type PupilProgress,
  getPupilProgress,
} from '../../../server/contract/progress.ts';
import { ApiError, messageOf } from '../../api/error.ts';
import { askAnew } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { Icon } from '../../ui/icon.tsx';
import { tell } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/unsaved.tsx';
import { shortDay, spanOf } from './days.ts';
import { progress as text } from './wording.ts';

type Draft = Pick<ProgressNote, 'id' | 'from' | 'to' | 'text'>;

/** What staff noted with periods of this pupil. */
export function Notes({ data }: { data: PupilProgress }) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Draft>();
  /** Whether it is what is being written: what goes wrong with that is told at its fields. */
  const isDraft = ({ id, removed = false }: { id: string; removed?: boolean }) =>
    !removed && id === draft?.id;
  const save = useMutation({
    mutationFn: ({ removed = false, ...note }: Draft & { removed?: boolean }) =>
      call(savePupilNote, {
        params: { pupil: data.id, note: note.id },
        body: { from: note.from, to: note.to, text: note.text, removed },
      }),
    onSuccess: async (_, note) => {
      // Taking back what was thrown away leaves another note that is being written.
      if (!note.removed) setDraft((now) => (now?.id === note.id ? undefined : now));
      tell(
        note.removed
          ? {
              message: text('notes.removed'),
              action: { label: text('undo'), run: () => save.mutate({ ...note, removed: false }) },
            }
          : { message: text('notes.saved') },
      );
      await askAnew(client, [getPupilProgress], { pupil: data.id });
    },
    onError: (error, note) => !isDraft(note) && tell({ message: messageOf(error), severity: 'error' }),
  });
  useUnsaved(draft !== undefined && draft.text.trim() !== '');
  const error = save.variables && isDraft(save.variables) ? save.error : null;
  const fields = error instanceof ApiError ? error.fields : undefined;
  return (
    <section aria-label={text('notes.title')}>
      <Typography variant="h2">{text('notes.title')}</Typography>
      {data.notes.length === 0 && !draft && <Typography>{text('notes.none')}</Typography>}
      {data.notes.map((note) => (
        <Box key={note.id} sx={{ borderBottom: '1px solid', borderColor: 'divider', py: 0.5 }}>
          <Typography component="span" sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
            {spanOf(note)}, {text('notes.by', { author: note.author })}
          </Typography>
          <span className="no-print">
            <IconButton
              size="small"
              aria-label={text('notes.edit', { from: shortDay(note.from) })}
              onClick={() => setDraft({ id: note.id, from: note.from, to: note.to, text: note.text })}
            >
              <Icon name="edit" size={17} />
            </IconButton>
            <IconButton
              size="small"
              aria-label={text('notes.remove', { from: shortDay(note.from) })}
              onClick={() => save.mutate({ ...note, removed: true })}
            >
              <Icon name="trash" size={17} />
            </IconButton>
          </span>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note.text}</Typography>
        </Box>
      ))}
      {draft ? (
        <Box
          component="form"
          noValidate
          className="no-print"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(draft);
          }}
          sx={{ display: 'grid', gap: 1, mt: 1, maxWidth: 640 }}
        >
          <Box sx={{ display: 'flex', gap: 1 }}>
            {(['from', 'to'] as const).map((which) => (
              <TextField
                key={which}
                type="date"
                label={text(which)}
                value={draft[which]}
                error={Boolean(fields?.[which])}
                helperText={fields?.[which]}
                onChange={(event) => setDraft({ ...draft, [which]: event.target.value })}
                slotProps={{ inputLabel: { shrink: true } }}
              />
            ))}
          </Box>
          <TextField
            multiline
            autoFocus
            minRows={3}
            label={text('notes.text')}
            value={draft.text}
            error={Boolean(fields?.['text'])}
            helperText={fields?.['text'] ?? (error && !fields ? messageOf(error) : undefined)}
            onChange={(event) => setDraft({ ...draft, text: event.target.value })}
            slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
          />
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button type="submit" variant="contained" disabled={save.isPending}>
              {text('notes.save')}
            </Button>
            <Button
              onClick={() => {
                save.reset();
                setDraft(undefined);
              }}
            >
              {text('notes.cancel')}
            </Button>
          </Box>
        </Box>
      ) : (
        <Button
          className="no-print"
          startIcon={<Icon name="add" size={18} />}
          onClick={() => setDraft({ id: newId(), from: data.from, to: data.to, text: '' })}
        >
          {text('notes.add')}
        </Button>
      )}
    </section>
  );
}
