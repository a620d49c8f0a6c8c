import { Button, Stack, Typography } from '@mui/material';
import type { Change } from '../../../server/contract/settings.ts';
import { momentText, whatText } from './values.ts';
import { text } from './wording.ts';

interface Props {
  changes: readonly Change[];
  onUndo: (batch: string) => void;
}

/** What was changed, by whom and when; each can be taken back. */
export const History = ({ changes, onUndo }: Props) => (
  <details>
    <Typography component="summary" sx={{ fontWeight: 700, cursor: 'pointer' }}>
      {text('history.title')} ({changes.length})
    </Typography>
    {changes.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>{text('history.empty')}</Typography>
    ) : (
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {changes.map(({ batch, at, by, what }) => (
          <Stack
            key={batch}
            component="li"
            direction="row"
            useFlexGap
            sx={{
              gap: 1,
              alignItems: 'center',
              flexWrap: 'wrap',
              borderBottom: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ flex: 1, minWidth: 240 }}>{whatText(what)}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {text('history.by', { name: by, when: momentText(at) })}
            </Typography>
            <Button
              onClick={() => onUndo(batch)}
              aria-label={text('history.undoOf', { what: whatText(what) })}
            >
              {text('history.undo')}
            </Button>
          </Stack>
        ))}
      </Stack>
    )}
  </details>
);
