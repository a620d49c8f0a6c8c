import { Box, Paper, Typography } from '@mui/material';
import type { ApplicationView } from '../../../server/contract/applications.ts';
import { moment } from '../mail/moment.ts';
import { applications as text } from './wording.ts';

const day = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' });

/** What the applicant filled in on the site. */
export function FilledIn({
  application: { filledIn, proposal, createdAt },
}: {
  application: ApplicationView;
}) {
  const facts = [
    [text('when'), moment.format(createdAt)],
    [text('kind'), text(`kinds.${proposal.kind}`)],
    [text('organisation'), filledIn.organisation],
    [text('name'), filledIn.name],
    [text('email'), filledIn.email],
    [text('phone'), filledIn.phone],
    [text('pupils'), String(filledIn.pupils)],
    [text('start'), filledIn.start ? day.format(new Date(filledIn.start)) : text('atOnce')],
    [text('remark'), filledIn.remark],
  ].filter(([, value]) => value !== '');
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 760 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('asked')}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { sm: 'max-content 1fr' },
          columnGap: 2,
          rowGap: 0.5,
        }}
      >
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
