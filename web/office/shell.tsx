import { paths } from '../app/paths.ts';
import { AdultShell } from '../ui/adult-shell.tsx';
import { office } from './wording.ts';

/** The office area. */
export const OfficeShell = () => (
  <AdultShell
    menu={[
      { label: office('dashboard.title'), to: paths.office, icon: 'dashboard', action: 'office:dashboard' },
      {
        label: office('applications'),
        to: paths.applications,
        icon: 'list',
        action: 'office:applications',
      },
      { label: office('invoices'), to: paths.invoices, icon: 'licence', action: 'office:invoices' },
      { label: office('bulletin'), to: paths.bulletin, icon: 'screen', action: 'office:bulletin' },
      { label: office('mails'), to: paths.mails, icon: 'mail', action: 'office:mail' },
      { label: office('own'), to: paths.officeOwn, icon: 'account', action: 'profile:own' },
    ]}
  />
);
