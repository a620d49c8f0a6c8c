import { Box, Button } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { progress as text } from './wording.ts';

interface Props {
  adminId: string;
  groupId: string;
  here: 'live' | 'overview';
}

/** The two sides of a group's progress: what happens now, and what was reached. Links, so no tabs to a screen reader. */
export const ProgressTabs = ({ adminId, groupId, here }: Props) => (
  <Box component="nav" aria-label={text('tabs')} className="no-print" sx={{ display: 'flex', gap: 1 }}>
    {(['live', 'overview'] as const).map((side) => (
      <Button
        key={side}
        component={Link}
        to={side === 'live' ? paths.groupProgress(adminId, groupId) : paths.groupOverview(adminId, groupId)}
        color={here === side ? 'primary' : 'inherit'}
        {...(here === side && { 'aria-current': 'page' as const })}
        sx={{
          borderRadius: 0,
          borderBottom: 3,
          borderColor: here === side ? 'primary.main' : 'transparent',
        }}
      >
        {text(side)}
      </Button>
    ))}
  </Box>
);
