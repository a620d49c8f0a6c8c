import { Alert, Button, Stack, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Effect } from '../../../server/contract/settings.ts';
import { messageOf } from '../../api/error.ts';
import { StickyFoot } from '../../ui/sticky-foot.tsx';
import { text } from './wording.ts';

interface Props {
  /** How many things are changed and not saved. */
  count: number;
  canSave: boolean;
  canDiscard: boolean;
  isSaving: boolean;
  error: Error | null;
  effect: Pick<UseQueryResult<Effect>, 'data' | 'isFetching'>;
  /** Address of the overview. */
  back: string;
  onDiscard: () => void;
}

/** Stays in view under the form: save, put back, and what the setting leaves to practise. */
export function SaveBar({ count, canSave, canDiscard, isSaving, error, effect, back, onDiscard }: Props) {
  return (
    <StickyFoot>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button type="submit" variant="contained" disabled={!canSave} loading={isSaving}>
          {text('form.check')}
        </Button>
        <Button disabled={!canDiscard} onClick={onDiscard}>
          {text('form.discard')}
        </Button>
        <Button component={Link} to={back}>
          {text('form.back')}
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>
          {count > 0 ? text('form.changes', { count }) : text('form.noChanges')}
        </Typography>
        <Typography aria-live="polite" sx={{ ml: 'auto', color: 'text.secondary' }}>
          {effect.data ? leftText(effect.data) : effect.isFetching && text('form.effectBusy')}
        </Typography>
      </Stack>
    </StickyFoot>
  );
}

const whole = new Intl.NumberFormat('nl');
/** What is left to practise, in words. */
const leftText = ({ words, categories, games }: Effect): string =>
  [
    text('form.effectWords', { count: words, shown: whole.format(words) }),
    text('form.effectPlaces', { count: categories }),
    text('form.effectGames', { count: games }),
  ].join(' · ');
