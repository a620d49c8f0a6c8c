import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../app/paths.ts';
import { text } from './wording.ts';

/** Leads to what action plans that ended did together. */
export const ReportLink = ({ adminId }: { adminId: string }) => (
  <Link className="no-print" component={RouterLink} to={paths.careReport(adminId)}>
    {text('link')}
  </Link>
);
