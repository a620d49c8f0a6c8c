import { Box, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { LONGEST_VOICE } from '../../../server/contract/care-terms.ts';
import { dayOf } from '../../app/day.ts';
import type { Fields } from './drafts.ts';
import { text } from './edit-wording.ts';
import { Notes } from './head-part.tsx';
import type { PlanDraft } from './use-plan-draft.ts';

/** What was said with the parents. */
export function ParentsPart({ of: draft }: { of: PlanDraft }) {
  const parents = draft.valueOf('parents');
  const set = (some: Partial<Fields['parents']>) => draft.set('parents', { ...parents, ...some });
  return (
    <Box component="section" aria-labelledby="parents" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2" id="parents">
        {text('parents.title')}
      </Typography>
      <Notes of={draft} fields={['parents']} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          type="date"
          label={text('parents.informedOn')}
          value={parents.informedOn ?? ''}
          onChange={(event) => set({ informedOn: event.target.value || null })}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: dayOf() } }}
        />
        <TextField
          label={text('parents.by')}
          value={parents.by}
          onChange={(event) => set({ by: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <FormControlLabel
          control={
            <Checkbox checked={parents.agreed} onChange={(_, agreed) => set({ agreed })} size="small" />
          }
          label={text('parents.agreed')}
        />
      </Box>
      <TextField
        multiline
        fullWidth
        minRows={2}
        label={text('parents.note')}
        value={parents.note}
        onChange={(event) => set({ note: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Box>
  );
}

/** What the pupil thinks of it, in the own words. */
export const VoicePart = ({ of: draft, name }: { of: PlanDraft; name: string }) => (
  <Box component="section" aria-labelledby="voice" sx={{ display: 'grid', gap: 1.5 }}>
    <Typography variant="h2" id="voice">
      {text('voice.title', { name })}
    </Typography>
    <Notes of={draft} fields={['voice', 'voiceBy']} />
    <TextField
      multiline
      fullWidth
      minRows={2}
      label={text('voice.label')}
      helperText={text('voice.help', { name })}
      value={draft.valueOf('voice')}
      onChange={(event) => draft.set('voice', event.target.value)}
      slotProps={{ htmlInput: { maxLength: LONGEST_VOICE } }}
    />
    <TextField
      label={text('voice.by')}
      value={draft.valueOf('voiceBy')}
      onChange={(event) => draft.set('voiceBy', event.target.value)}
      slotProps={{ htmlInput: { maxLength: 100 } }}
      sx={{ maxWidth: 320 }}
    />
  </Box>
);
