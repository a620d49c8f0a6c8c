import { Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listAccountNotes,
  removeAccountNote,
  type AccountNote,
} from '../../../server/contract/office-account-notes.ts';
import { moment } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { Section } from './section.tsx';
import { useSettledNote, type NoteDialogProps } from './use-settled-note.ts';
import { text } from './wording.ts';

/** What the office notes of a customer for itself. */
export function NotesPart({ account }: { account: string }) {
  const query = useQuery(queryOf(listAccountNotes, { params: { account } }));
  const [open, setOpen] = useState<{ edit?: AccountNote } | { remove: AccountNote }>();
  const close = () => setOpen(undefined);
  return (
    <Section
      title={text('notes.title')}
      hint={text('notes.hint')}
      action={
        <Button startIcon={<Icon name="add" size={18} />} onClick={() => setOpen({})}>
          {text('notes.add')}
        </Button>
      }
    >
      <Loaded query={query}>
        {({ notes }) =>
          notes.length === 0 ? (
            <Typography>{text('notes.none')}</Typography>
          ) : (
            <Stack
              component="ul"
              aria-label={text('notes.title')}
              sx={{ gap: 1, p: 0, m: 0, listStyle: 'none' }}
            >
              {notes.map((note) => (
                <Note
                  key={note.id}
                  note={note}
                  onEdit={() => setOpen({ edit: note })}
                  onRemove={() => setOpen({ remove: note })}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
      {open && 'remove' in open && <RemoveDialog account={account} note={open.remove} onClose={close} />}
      {open && !('remove' in open) && <NoteDialog account={account} note={open.edit} onClose={close} />}
    </Section>
  );
}

function Note({ note, onEdit, onRemove }: { note: AccountNote; onEdit: () => void; onRemove: () => void }) {
  const when = moment.format(note.at);
  const told = [
    text('notes.line', { by: note.by ?? text('notes.gone'), when }),
    note.changedAt !== null &&
      (note.changedBy === null || note.changedBy === note.by
        ? text('notes.changed', { when: moment.format(note.changedAt) })
        : text('notes.changedBy', { by: note.changedBy, when: moment.format(note.changedAt) })),
  ].filter(Boolean);
  return (
    <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note.text}</Typography>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{told.join(', ')}</Typography>
        <Button size="small" aria-label={text('notes.editOf', { when })} onClick={onEdit}>
          {text('notes.edit')}
        </Button>
        <Button size="small" color="error" aria-label={text('notes.removeOf', { when })} onClick={onRemove}>
          {text('notes.remove')}
        </Button>
      </Stack>
    </Paper>
  );
}

function RemoveDialog({ note, ...props }: NoteDialogProps & { note: AccountNote }) {
  const settled = useSettledNote(props);
  const remove = useMutation({
    mutationFn: () => call(removeAccountNote, { params: { account: props.account, note: note.id } }),
    onSuccess: () => settled(text('notes.removed')),
  });
  return (
    <ConfirmDialog
      title={text('notes.removeTitle')}
      note={text('notes.removeText')}
      action={text('notes.remove')}
      isGrave
      focus="back"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={props.onClose}
    />
  );
}
