import { Alert, Stack, Typography } from '@mui/material';
import { MEAN_FROM } from '../../../engine/measure/terms.ts';
import type { CareReport, Shares } from '../../../server/contract/care-report.ts';
import { percentOf } from '../care/labels.ts';
import { text } from './wording.ts';

/** What the means say, in words that never say more than the numbers allow. */
export function SaidPart({ report }: { report: CareReport }) {
  const { change, total, used, reasons } = report;
  return (
    <Stack sx={{ gap: 1, maxWidth: 760 }}>
      <Typography>
        {text('ended', { count: total })} {change && text('used', { count: used })}
      </Typography>
      {change ? (
        <div>
          <Typography>
            <b>{text('change', sharesOf(change))}</b>
          </Typography>
          <Typography>
            {text('range', sharesOf(change))}{' '}
            {change.low <= change.from && change.from <= change.high && text('chance')}
          </Typography>
        </div>
      ) : (
        <Typography>{text('few', { least: MEAN_FROM.plans, count: used })}</Typography>
      )}
      {(['control', 'practised', 'sentences'] as const).map((part) => {
        const said = report[part];
        return (
          said && (
            <Typography key={part}>
              {text(`beside.${part}.line`, sharesOf(said.shares))}{' '}
              {text(`beside.${part}.${said.isApart ? 'apart' : 'same'}`)}
            </Typography>
          )
        );
      })}
      <Alert severity="info">{text('fixed')}</Alert>
      {reasons.some(({ reason }) => reason === 'doel uit toets') && (
        <Alert severity="info">{text('byTest')}</Alert>
      )}
    </Stack>
  );
}

const sharesOf = ({ from, to, low, high, plans }: Shares) => ({
  from: percentOf(from),
  to: percentOf(to),
  low: percentOf(low),
  high: percentOf(high),
  plans,
});
