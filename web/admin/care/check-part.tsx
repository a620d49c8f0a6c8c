import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import type { Plan } from '../../../server/contract/care-plan.ts';
import { text } from './edit-wording.ts';

/** What is still wanted before the plan may begin, and what is good to know. */
export const CheckPart = ({ check: { wants, notes } }: Pick<Plan, 'check'>) => (
  <Box
    component="section"
    className="no-print"
    aria-labelledby="check"
    sx={{ display: 'grid', gap: 1.5, maxWidth: 900 }}
  >
    <Typography variant="h2" id="check">
      {text('check.title')}
    </Typography>
    {wants.length === 0 ? (
      <Alert severity="success">{text('check.ready')}</Alert>
    ) : (
      <Alert severity="warning">
        <AlertTitle>{text('check.wants')}</AlertTitle>
        <Lines of={wants} />
      </Alert>
    )}
    {notes.length > 0 && (
      <Alert severity="info">
        <AlertTitle>{text('check.notes')}</AlertTitle>
        <Lines of={notes} />
      </Alert>
    )}
  </Box>
);

const Lines = ({ of: lines }: { of: readonly string[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);
