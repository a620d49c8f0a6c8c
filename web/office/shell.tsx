import { paths } from '../app/paths.ts';
import { AdultShell } from '../ui/adult-shell.tsx';
import { office } from './wording.ts';

/** The office area. */
export const OfficeShell = () => (
  <AdultShell
    menu={[
      { label: office('dashboard.title'), to: paths.office, icon: 'dashboard', action: 'office:dashboard' },
    ]}
  />
);
