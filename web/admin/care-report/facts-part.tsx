import { Stack, Typography } from '@mui/material';
import type { CareReport, NotUsed } from '../../../server/contract/care-report.ts';
import { Facts } from '../../ui/facts.tsx';
import { percentOf } from '../care/labels.ts';
import { text } from './wording.ts';

const REASONS = {
  gestopt: 'stopped',
  'andere norm': 'otherNorm',
  'geen begintoets': 'noBegin',
  'geen eindtoets': 'noEnd',
  'doel uit toets': 'chosen',
  'andere afname': 'otherMode',
  'zelfde woorden': 'sameWords',
  'te kort': 'short',
} as const satisfies Record<NotUsed, string>;

/** Why a plan is in no mean, in words. */
export const reasonText = (reason: NotUsed): string => text(`reason.${REASONS[reason]}`);

/** What came of the goals, what was done of what was planned, and which plans are in no mean. */
export function FactsPart({ report: { outcomes, done, planned, reasons } }: { report: CareReport }) {
  return (
    <Stack component="section" aria-labelledby="report-facts" sx={{ gap: 1 }}>
      <Typography id="report-facts" variant="h2">
        {text('facts.title')}
      </Typography>
      <Facts
        of={[
          [
            text('facts.outcomes'),
            text('facts.outcomesValue', {
              reached: outcomes.bereikt,
              partly: outcomes.deels,
              not: outcomes.niet,
              unsaid: outcomes['niet te zeggen'],
            }),
          ],
          [
            text('facts.minutes'),
            planned === 0
              ? ''
              : text('facts.minutesValue', { done, planned, percent: percentOf(done / planned) }),
          ],
          [
            text('facts.reasons'),
            reasons
              .map(({ reason, count }) => text('reasonCount', { count, reason: reasonText(reason) }))
              .join(', '),
          ],
        ]}
      />
    </Stack>
  );
}
