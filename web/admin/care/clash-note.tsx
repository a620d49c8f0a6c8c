import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import type { PlanField } from '../../../server/contract/care-plan.ts';
import { canBeBoth, type Fields } from './drafts.ts';
import { text } from './edit-wording.ts';
import { percentOf } from './labels.ts';
import type { PlanDraft } from './use-plan-draft.ts';

/** Where two wrote in one field: what the other stored, and the choice. What is written here stays until one was made. */
export function ClashNote({ of: draft, field }: { of: PlanDraft; field: PlanField }) {
  const theirs = draft.theirsOf(field);
  if (theirs === undefined) return undefined;
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle>{text('clash.title')}</AlertTitle>
      <Typography sx={{ fontWeight: 700 }}>{text('clash.theirs')}</Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {told(field, theirs) || text('clash.empty')}
      </Typography>
      <Typography sx={{ mt: 1 }}>{text('clash.mine')}</Typography>
      <Stack direction="row" useFlexGap sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
        {canBeBoth(field) && (
          <Button variant="outlined" color="inherit" onClick={() => draft.settle(field, 'both')}>
            {text('clash.both')}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={() => draft.settle(field, 'mine')}>
          {text('clash.keepMine')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => draft.settle(field, 'theirs')}>
          {text('clash.keepTheirs')}
        </Button>
      </Stack>
    </Alert>
  );
}

/** What stands in a field, to read. */
function told(field: PlanField, value: Fields[PlanField]): string {
  if (field === 'goals')
    return (value as Fields['goals'])
      .map(({ title, text: said, target }) =>
        [title, target === null ? '' : `${percentOf(target)} %`, said].filter(Boolean).join(' · '),
      )
      .join('\n');
  if (field === 'parents') {
    const { informedOn, by, note } = value as Fields['parents'];
    return [informedOn, by, note].filter(Boolean).join(' · ');
  }
  if (Array.isArray(value)) return value.map(({ text: said }) => said).join('\n');
  if (field === 'share') return `${percentOf(Number(value))} %`;
  return String(value ?? '');
}
