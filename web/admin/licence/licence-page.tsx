import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { session } from '../../../server/contract/auth.ts';
import { getLicence, type LicenceView } from '../../../server/contract/licence.ts';
import { listOrders, type OrderBegin } from '../../../server/contract/orders.ts';
import { MONTHS } from '../../../server/contract/prices.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { paths } from '../../app/paths.ts';
import { queryOf } from '../../app/query-of.ts';
import { quoteAddress } from '../../app/quote-wish.ts';
import { AdultPage } from '../../ui/adult-page.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { admin } from '../wording.ts';
import { Documents } from './documents.tsx';
import { LicenceCard } from './licence-card.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { text as ordering } from './order-wording.ts';
import { SeatTable } from './seat-table.tsx';
import { text } from './wording.ts';

/** The licence (licentie): how long, for how many, what happens at its end, and who uses a seat. */
export function LicencePage() {
  const { adminId = '' } = useParams();
  const query = useQuery(queryOf(getLicence, { params: { account: adminId } }));
  const me = useQuery(queryOf(session, {}));
  const begin = useQuery(queryOf(listOrders, { params: { account: adminId } })).data?.begin;
  const [orders, setOrders] = useState(false);
  // A licence without an end needs nothing.
  const mayOrder =
    query.data && !(query.data.standing.kind === 'free' && query.data.standing.endsOn === null);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <AdultPage
      title={text('title')}
      crumbs={[{ label: admin('root'), to: paths.groups(adminId) }]}
      aside={
        mayOrder && (
          <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button variant="contained" loading={orders && !begin} onClick={() => setOrders(true)}>
              {ordering('begin')}
            </Button>
            <Button href={quoteFor(query.data, begin, me.data?.name ?? '')} target="_blank" rel="noopener">
              {ordering('quote')}
            </Button>
          </Stack>
        )
      }
    >
      <Loaded query={query}>
        {(licence) => (
          <>
            <LicenceCard adminId={adminId} licence={licence} />
            <Documents adminId={adminId} licence={licence} />
            {orders && begin && (
              <OrderDialog
                adminId={adminId}
                licence={licence}
                begin={begin}
                onClose={() => setOrders(false)}
              />
            )}
          </>
        )}
      </Loaded>
      <SeatTable adminId={adminId} />
    </AdultPage>
  );
}

/** Where a quote is made: for as many as there are seats or use one; in a trial, for as many as it was asked for. */
function quoteFor(
  { account, seats, standing }: LicenceView,
  begin: OrderBegin | undefined,
  name: string,
): string {
  const pupils =
    standing.kind === 'paid' ? Math.max(1, seats.total, seats.used) : (begin?.seats ?? seats.used);
  return quoteAddress({
    type: account.kind,
    pupils: String(pupils),
    months: String(MONTHS.usual),
    organisation: account.name,
    name,
    email: begin?.email ?? '',
    order: begin?.orderNumber ?? '',
  });
}
