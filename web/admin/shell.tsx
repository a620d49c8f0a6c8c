import { useParams } from 'react-router';
import { AdultShell } from '../ui/adult-shell.tsx';
import { paths } from '../app/paths.ts';
import { admin } from './wording.ts';

/** The admin area of one account. */
export function AdminShell() {
  const { adminId = '' } = useParams();
  return (
    <AdultShell
      menu={[
        { label: admin('groups.title'), to: paths.groups(adminId), icon: 'group', action: 'group:list' },
        { label: admin('account'), to: paths.account(adminId), icon: 'account', action: 'profile:own' },
      ]}
    />
  );
}
