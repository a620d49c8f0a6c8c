import { useQuery } from '@tanstack/react-query';
import { listOfficeThreads } from '../../server/contract/threads.ts';
import { paths } from '../app/paths.ts';
import { queries } from '../app/queries.ts';
import { queryOf } from '../app/query-of.ts';
import { AdultShell } from '../ui/adult-shell.tsx';
import { text as calendars } from './calendars/wording.ts';
import { text as servers } from './known-servers/wording.ts';
import { text as messages } from './messages/wording.ts';
import { text as norms } from './norms/wording.ts';
import { text as roadmap } from './roadmap/wording.ts';
import { text as colleagues } from './second/wording.ts';
import { text as templates } from './templates/wording.ts';
import { office } from './wording.ts';

/** The office area. */
export function OfficeShell() {
  const waiting = useQuery(
    { ...queryOf(listOfficeThreads, { query: { page: 1, state: 'open' } }), refetchInterval: 60_000 },
    queries,
  );
  return (
    <AdultShell
      menu={[
        { label: office('dashboard.title'), to: paths.office, icon: 'dashboard', action: 'office:dashboard' },
        {
          label: office('applications'),
          to: paths.applications,
          icon: 'list',
          action: 'office:applications',
        },
        { label: messages('title'), to: paths.officeMessages, icon: 'message', action: 'office:messages' },
        {
          label: messages('threads.title'),
          to: paths.officeThreads,
          icon: 'question',
          action: 'office:messages',
          count: waiting.data?.total ?? 0,
        },
        { label: roadmap('title'), to: paths.officeRoadmap, icon: 'road', action: 'office:roadmap' },
        { label: office('invoices'), to: paths.invoices, icon: 'licence', action: 'office:invoices' },
        { label: office('privacy'), to: paths.agreements, icon: 'privacy', action: 'office:privacy' },
        { label: office('bulletin'), to: paths.bulletin, icon: 'screen', action: 'office:bulletin' },
        { label: norms('title'), to: paths.careNorms, icon: 'care', action: 'office:care-norms' },
        {
          label: calendars('title'),
          to: paths.officeCalendars,
          icon: 'calendar',
          action: 'office:calendars',
        },
        { label: servers('title'), to: paths.knownServers, icon: 'key', action: 'office:moves' },
        { label: templates('title'), to: paths.mailTemplates, icon: 'edit', action: 'office:templates' },
        { label: office('mails'), to: paths.mails, icon: 'mail', action: 'office:mail' },
        {
          label: colleagues('title'),
          to: paths.colleagues,
          icon: 'group',
          action: 'office:colleagues',
        },
        { label: office('own'), to: paths.officeOwn, icon: 'account', action: 'profile:own' },
      ]}
    />
  );
}
