import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import {
  testCampaign,
  type CampaignTerms,
  type CheckedInvitees,
  type LineNote,
  type previewCampaign,
} from '../../../server/contract/campaigns.ts';
import { VARIANTS, type Variant } from '../../../server/contract/variant.ts';
import { messageOf } from '../../api/error.ts';
import { call } from '../../app/services.ts';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tell } from '../../ui/toast.tsx';
import { LetterFrame } from '../mail/letter-frame.tsx';
import { text } from './wording.ts';

/** What there is to say of a list, and the mail as both countries get it. */
export interface Looked {
  checked: CheckedInvitees;
  letters: z.output<typeof previewCampaign.response>;
}

interface Props {
  of: Looked;
  terms: CampaignTerms;
  onBack: () => void;
  /** Leaves these lines out, and looks once more. */
  onSkip: (notes: readonly LineNote[]) => Promise<void>;
  onSend: () => Promise<void>;
}

/** What is wrong with a list and how the mail looks, before anything goes out. */
export function SendPreview({ of: { checked, letters }, terms, onBack, onSkip, onSend }: Props) {
  const send = useMutation({ mutationFn: onSend });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { notes, total, skipped } = checked;
  const faults = notes.filter(isFault).length;
  const isFit = faults === 0 && total > 0;
  return (
    <Stack sx={{ gap: 1.5, minWidth: 0 }}>
      <Typography variant="h2" tabIndex={-1} ref={heading} sx={{ outline: 'none' }}>
        {text('look.title')}
      </Typography>
      {faults > 0 ? (
        <Alert severity="error">{text('look.faults', { count: faults })}</Alert>
      ) : (
        <Alert severity={total > 0 ? 'success' : 'warning'}>
          {[
            total > 0 ? text('look.good', { count: total }) : text('look.none'),
            skipped > 0 && text('look.skipped', { count: skipped }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        <SkipButton notes={notes.filter(isFault)} of="faults" onSkip={onSkip} />
        <SkipButton notes={notes.filter(isKnown)} of="known" onSkip={onSkip} />
      </Stack>
      {notes.length > 0 && (
        <section aria-labelledby="notes-title">
          <Typography variant="h2" component="h3" id="notes-title" sx={{ mb: 0.5 }}>
            {text('look.notes')}
          </Typography>
          <DataTable
            label={text('look.notes')}
            rows={notes}
            columns={NOTE_COLUMNS}
            idOf={({ line, email, kind }) => `${line} ${email} ${kind}`}
            nameOf={({ email }) => email}
            total={(count) => text('look.notesTotal', { count })}
            order={{ id: 'line', desc: false }}
            isBare={notes.length < 10}
          />
        </section>
      )}
      <section aria-labelledby="letter-title">
        <Typography variant="h2" component="h3" id="letter-title" sx={{ mb: 0.5 }}>
          {text('look.preview')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '1fr 1fr' }, gap: 1.5, maxWidth: 1200 }}>
          {VARIANTS.map((variant) => (
            <Stack key={variant} sx={{ gap: 0.5, minWidth: 0 }}>
              <Typography sx={{ color: 'text.secondary' }}>{text(`variants.${variant}`)}</Typography>
              <Typography component="h4" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                {letters[variant].subject}
              </Typography>
              <LetterFrame
                html={letters[variant].html}
                title={text('look.frame', { variant: text(`variants.${variant}`) })}
                height={520}
              />
              <TestButton terms={terms} variant={variant} />
            </Stack>
          ))}
        </Box>
      </section>
      {send.error && <Alert severity="error">{messageOf(send.error)}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isFit && (
          <Button variant="contained" size="medium" loading={send.isPending} onClick={() => send.mutate()}>
            {text('look.submit', { count: total })}
          </Button>
        )}
        <Button variant={isFit ? 'text' : 'contained'} disabled={send.isPending} onClick={onBack}>
          {text('look.back')}
        </Button>
      </Stack>
    </Stack>
  );
}

const isFault = ({ kind }: LineNote) => kind === 'faulty' || kind === 'double';
/** Who is a customer or was invited already is written to all the same, unless the office leaves them out. */
const isKnown = ({ kind }: LineNote) => kind === 'customer' || kind === 'invited';

interface SkipProps extends Pick<Props, 'onSkip'> {
  notes: readonly LineNote[];
  of: 'faults' | 'known';
}

/** Goes on without these lines; nothing where there are none. */
function SkipButton({ notes, of, onSkip }: SkipProps) {
  const skip = useMutation({
    mutationFn: () => onSkip(notes),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  if (notes.length === 0) return null;
  return (
    <Button variant="outlined" loading={skip.isPending} onClick={() => skip.mutate()}>
      {text(`look.skip.${of}`, { count: notes.length })}
    </Button>
  );
}

/** Sends the mail to who is looking at it, as a country gets it. */
function TestButton({ terms, variant }: { terms: CampaignTerms; variant: Variant }) {
  const test = useMutation({
    mutationFn: () => call(testCampaign, { body: { ...terms, variant } }),
    onSuccess: ({ address }) => tell({ message: text('look.tested', { address }) }),
    onError: (error) => tell({ message: messageOf(error), severity: 'error' }),
  });
  return (
    <Box>
      <Button variant="outlined" loading={test.isPending} onClick={() => test.mutate()}>
        {text('look.test', { variant: text(`variants.${variant}`) })}
      </Button>
    </Box>
  );
}

const NOTE_COLUMNS: Column<LineNote>[] = [
  { id: 'line', label: text('look.line'), align: 'right', value: ({ line }) => line },
  { id: 'email', label: text('columns.email'), isHead: true, value: ({ email }) => email },
  {
    id: 'note',
    label: text('look.note'),
    value: ({ kind }) => text(`look.noteKinds.${kind}`),
    canFilter: true,
  },
  { id: 'what', label: text('look.what'), value: (row) => row.text },
];
