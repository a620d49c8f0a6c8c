import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { text } from './data-wording.ts';

/** The way to what people asked about their data. */
export const RequestsLink = ({ adminId }: { adminId: string }) => (
  <Box component="section" aria-labelledby="requests-title" sx={{ display: 'grid', gap: 1 }}>
    <Typography variant="h2" id="requests-title">
      {text('requests.title')}
    </Typography>
    <Typography>{text('requests.about')}</Typography>
    <Button
      component={Link}
      to={paths.dataRequests(adminId)}
      variant="outlined"
      sx={{ justifySelf: 'start' }}
    >
      {text('requests.open')}
    </Button>
  </Box>
);
