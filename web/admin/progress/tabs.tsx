import { Tab, Tabs } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { progress as text } from './wording.ts';

interface Props {
  adminId: string;
  groupId: string;
  here: 'live' | 'overview';
}

/** The two sides of a group's progress: what happens now, and what was reached. */
export const ProgressTabs = ({ adminId, groupId, here }: Props) => (
  <Tabs value={here} component="nav" aria-label={text('tabs')} className="no-print" sx={{ minHeight: 36 }}>
    {(['live', 'overview'] as const).map((side) => (
      <Tab
        key={side}
        value={side}
        component={Link}
        to={side === 'live' ? paths.groupProgress(adminId, groupId) : paths.groupOverview(adminId, groupId)}
        label={text(side)}
        role="link"
        {...(here === side && { 'aria-current': 'page' as const })}
        sx={{ minHeight: 36, py: 0.5 }}
      />
    ))}
  </Tabs>
);
