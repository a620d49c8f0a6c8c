import { Box, Typography } from '@mui/material';
import type { Correction } from '../../../server/contract/method-tests.ts';
import { longDay } from '../../app/moments.ts';
import { text } from './wording.ts';

type Count = { right: number; of: number };

interface Props {
  corrections: readonly Correction[];
  /** New words, as they are counted now. */
  now: Count | undefined;
}

/** The score before and after somebody corrected it, and who did so why; nothing where nobody did. */
export function CorrectionsSaid({ corrections, now }: Props) {
  const first = corrections[0]?.counts.nieuw;
  if (corrections.length === 0) return undefined;
  return (
    <div>
      {first && now && (
        <Typography>
          {text('correction.score', {
            ...{ before: first.right, ofBefore: first.of, after: now.right, ofAfter: now.of },
          })}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 3, color: 'text.secondary' }}>
        {corrections.map(({ day, by, why }, index) => (
          <li key={index}>
            {text(by === null ? 'correction.line' : 'correction.lineBy', {
              day: longDay.format(new Date(`${day}T12:00`)),
              by: by ?? '',
              why,
            })}
          </li>
        ))}
      </Box>
    </div>
  );
}
