import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { newId } from '../../../server/contract/id.ts';
import { isOpen } from '../../../server/contract/jobs.ts';
import {
  AUDIT_FILE_MOST,
  fetchAuditFile,
  listAuditFiles,
  makeAuditFile,
  reasonSchema,
  type AuditFile,
  type AuditFilter,
} from '../../../server/contract/office-audit.ts';
import { messageOf } from '../../api/error.ts';
import { longDay, moment } from '../../app/moments.ts';
import { queryOf } from '../../app/query-of.ts';
import { call, callFile } from '../../app/services.ts';
import { saveFile } from '../../ui/csv.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextInput } from '../../ui/form/fields.tsx';
import { useSaveForm } from '../../ui/form/use-save-form.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** How often is asked whether a file is ready. */
const AGAIN_MS = 2000;

/** Files of the log: having one made of what is searched for, and those that can be fetched. */
export function FilesPart({ filter }: { filter: AuditFilter }) {
  const [asks, setAsks] = useState(false);
  const query = useQuery({
    ...queryOf(listAuditFiles, {}),
    refetchInterval: ({ state: { data } }) =>
      data?.files.some(({ state }) => isOpen(state)) ? AGAIN_MS : false,
  });
  const files = query.data?.files ?? [];
  return (
    <Box component="section" className="no-print" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setAsks(true)}>
        {text('files.make')}
      </Button>
      {files.length > 0 && (
        <>
          <Typography variant="h2">{text('files.list')}</Typography>
          <Stack component="ul" sx={{ gap: 0.5, m: 0, pl: 2.5 }}>
            {files.map((file) => (
              <FileLine key={file.id} file={file} />
            ))}
          </Stack>
        </>
      )}
      {asks && (
        <MakeDialog filter={filter} onMade={() => void query.refetch()} onClose={() => setAsks(false)} />
      )}
    </Box>
  );
}

function FileLine({ file: { id, at, state, reason, lines, isCut, expiresAt } }: { file: AuditFile }) {
  const fetching = useMutation({
    mutationFn: () => callFile(fetchAuditFile, { params: { file: id } }),
    onSuccess: (blob) => saveFile(text('title'), 'csv', blob),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  const parts = [
    moment.format(at),
    reason,
    text(`files.state.${state}`),
    text('files.lines', { count: lines }),
    ...(isCut ? [text('files.cut')] : []),
    ...(state === 'done' ? [text('files.until', { day: longDay.format(expiresAt) })] : []),
  ];
  return (
    <li>
      {parts.join(' · ')}{' '}
      {state === 'done' && (
        <Button size="small" loading={fetching.isPending} onClick={() => fetching.mutate()}>
          {text('files.fetch')}
        </Button>
      )}
    </li>
  );
}

interface DialogProps {
  filter: AuditFilter;
  onMade: () => void;
  onClose: () => void;
}

function MakeDialog({ filter, onMade, onClose }: DialogProps) {
  // Sent once more after a cut it is the same file.
  const [file] = useState(newId);
  const of = useSaveForm({
    schema: z.object({ reason: reasonSchema }),
    start: { reason: '' },
    save: ({ reason }) => call(makeAuditFile, { params: { file }, body: { filter, reason } }),
    onSaved() {
      tell({ message: text('files.started') });
      onMade();
      onClose();
    },
  });
  return (
    <FormDialog of={of} title={text('files.title')} action={text('files.ok')} onClose={onClose}>
      <Typography>{text('files.what', { most: AUDIT_FILE_MOST.toLocaleString('nl') })}</Typography>
      <TextInput<{ reason: string }> name="reason" label={text('files.reason')} rows={2} required autoFocus />
    </FormDialog>
  );
}
