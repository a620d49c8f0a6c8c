import { Alert, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import {
  listAccountNotes,
  LONGEST_NOTE,
  saveAccountNote,
  type AccountNote,
} from '../../../server/contract/office-account-notes.ts';
import { ApiError } from '../../api/error.ts';
import { queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { useSettledNote, type NoteDialogProps } from './use-settled-note.ts';
import { text } from './wording.ts';

const schema = z.object({ text: saveAccountNote.body.shape.text });

/** Writes a note, or changes one. */
export function NoteDialog({ note, ...props }: NoteDialogProps & { note: AccountNote | undefined }) {
  const { account, onClose } = props;
  const queries = useQueryClient();
  const settled = useSettledNote(props);
  // Made once: what is sent again is the same note.
  const [id] = useState(() => note?.id ?? newId());
  /** The version that was looked at. */
  const base = useRef(note?.version ?? 0);
  /** What stands there now, where somebody else saved meanwhile; null when it was taken away. */
  const [newer, setNewer] = useState<AccountNote | null>();
  const of = useSaveForm({
    schema,
    start: { text: note?.text ?? '' },
    async save(body) {
      try {
        await call(saveAccountNote, {
          params: { account, note: id },
          body: { ...body, basedOn: base.current },
        });
      } catch (error) {
        // The list behind this shows it too, whatever is chosen.
        if (error instanceof ApiError && error.status === 409) {
          const asked = queryOf(listAccountNotes, { params: { account } });
          const { notes } = await queries.fetchQuery({ ...asked, staleTime: 0 });
          setNewer(notes.find((one) => one.id === id) ?? null);
        }
        throw error;
      }
    },
    onSaved: () => settled(text('notes.saved')),
  });
  const keep = () => {
    base.current = newer?.version ?? 0;
    setNewer(undefined);
    return of.submit();
  };
  const take = (theirs: AccountNote) => {
    base.current = theirs.version;
    of.form.reset({ text: theirs.text });
    setNewer(undefined);
  };
  return (
    <FormDialog
      of={newer === undefined ? of : { ...of, error: undefined, submit: keep }}
      title={text(note ? 'notes.edit' : 'notes.add')}
      action={text(newer === undefined ? 'notes.save' : 'notes.keepMine')}
      width="sm"
      needsChange={note !== undefined}
      onClose={onClose}
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
      {newer !== undefined && <Newer note={newer} onTake={take} onLeave={onClose} />}
    </FormDialog>
  );
}

interface NewerProps {
  note: AccountNote | null;
  onTake: (note: AccountNote) => void;
  onLeave: () => void;
}

/** What somebody else made of it meanwhile, below one's own: nothing of either is lost without a choice. */
function Newer({ note, onTake, onLeave }: NewerProps) {
  const by = (note?.changedBy ?? note?.by) || text('notes.gone');
  return (
    <Alert severity="warning">
      <Typography>{note === null ? text('notes.newerGone') : text('notes.newer', { by })}</Typography>
      {note !== null && (
        <Typography
          sx={{ my: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 200, overflowY: 'auto' }}
          tabIndex={0}
          component="blockquote"
        >
          {note.text}
        </Typography>
      )}
      {note === null ? (
        <Button onClick={onLeave}>{text('notes.leaveGone')}</Button>
      ) : (
        <Button variant="outlined" onClick={() => onTake(note)}>
          {text('notes.takeTheirs', { by })}
        </Button>
      )}
    </Alert>
  );
}
