import { Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import {
  listAccountChanges,
  listAccountNotes,
  LONGEST_NOTE,
  removeAccountNote,
  saveAccountNote,
  type AccountNote,
} from '../../../server/contract/office-account-notes.ts';
import { moment } from '../../app/moments.ts';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { Section } from './section.tsx';
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
    note.changedAt !== null && text('notes.changed', { when: moment.format(note.changedAt) }),
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

interface DialogProps {
  account: string;
  onClose: () => void;
}

/** What is asked anew once a note was written or taken away. */
function useSettled({ account, onClose }: DialogProps) {
  const queries = useQueryClient();
  return (message: string) => {
    tell({ message });
    void askAnew(queries, [listAccountNotes, listAccountChanges], { account });
    onClose();
  };
}

const schema = z.object({ text: saveAccountNote.body.shape.text });

function NoteDialog({ note, ...props }: DialogProps & { note: AccountNote | undefined }) {
  const settled = useSettled(props);
  // Made once: what is sent again is the same note.
  const [id] = useState(() => note?.id ?? newId());
  const of = useSaveForm({
    schema,
    start: { text: note?.text ?? '' },
    save: (body) =>
      call(saveAccountNote, {
        params: { account: props.account, note: id },
        body: { ...body, basedOn: note?.version ?? 0 },
      }),
    onSaved: () => settled(text('notes.saved')),
  });
  return (
    <FormDialog
      of={of}
      title={text(note ? 'notes.edit' : 'notes.add')}
      action={text('notes.save')}
      width="sm"
      needsChange={note !== undefined}
      onClose={props.onClose}
    >
      <TextInput
        name="text"
        label={text('notes.text')}
        help={text('notes.hint')}
        rows={5}
        width="100%"
        maxLength={LONGEST_NOTE}
        required
        autoFocus
      />
    </FormDialog>
  );
}

function RemoveDialog({ note, ...props }: DialogProps & { note: AccountNote }) {
  const settled = useSettled(props);
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
