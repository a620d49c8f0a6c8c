import { paths } from '../../app/paths.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { RewardList } from '../friends/reward-list.tsx';
import { office } from '../wording.ts';
import { InvoicesTable } from './invoices-table.tsx';
import { OrdersTable } from './orders-table.tsx';
import { OverUseTable } from './over-use-table.tsx';
import { text } from './wording.ts';

/** What customers ordered and what they are asked to pay. */
export const InvoicesPage = () => (
  <AdultPage title={text('title')} crumbs={[{ label: office('root'), to: paths.office }]}>
    <OrdersTable />
    <RewardList />
    <InvoicesTable />
    <OverUseTable />
  </AdultPage>
);
