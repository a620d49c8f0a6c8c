import { Alert, Button } from '@mui/material';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { text } from './wording.ts';

interface Props {
  adminId: string;
  groupPlan: string | null;
  /** First name of whose plan it is, where it is being written. */
  name?: string;
}

/** Leads from a plan to the group plan that it is part of. On paper it says nothing: no plan tells of the others. */
export const PartOfGroup = ({ adminId, groupPlan, name }: Props) =>
  groupPlan === null ? undefined : (
    <Alert
      className="no-print"
      severity="info"
      action={
        <Button color="inherit" component={Link} to={paths.groupPlan(adminId, groupPlan)}>
          {text('partLink')}
        </Button>
      }
    >
      {text('part')} {name !== undefined && text('partEdit', { name })}
    </Alert>
  );
