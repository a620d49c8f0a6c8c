import { Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getAccount, type AccountView } from '../../../server/contract/accounts.ts';
import { getAgreement } from '../../../server/contract/agreements.ts';
import { session } from '../../../server/contract/auth.ts';
import { listOrders } from '../../../server/contract/orders.ts';
import { ApiError } from '../../api/error.ts';
import { NotFoundPage } from '../../app/not-found-page.tsx';
import { askAnew, queryOf } from '../../app/query-of.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { tell } from '../../ui/toast.tsx';
import { OrganisationForm } from './organisation-form.tsx';
import { SecondWishPart } from './second-wish.tsx';
import { account as text } from './wording.ts';

/** The details of one account, to be read and changed. `isOffice` may change more. */
export function OrganisationPart({ adminId, isOffice = false }: { adminId: string; isOffice?: boolean }) {
  const client = useQueryClient();
  const query = useQuery(queryOf(getAccount, { params: { account: adminId } }));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  const saved = (view: AccountView) => {
    client.setQueryData(queryOf(getAccount, { params: { account: adminId } }).queryKey, view);
    // The name stands in the bar too; an order and the agreement want the address.
    void askAnew(client, [session, listOrders, getAgreement]);
    tell({ message: text('saved') });
  };
  return (
    <Loaded query={query}>
      {(view) => (
        <>
          <Typography sx={{ color: 'text.secondary' }}>
            {text('kindLine', {
              kind: text(`kinds.${view.kind}`),
              country: text(`variants.${view.variant}`),
            })}
          </Typography>
          <OrganisationForm view={view} isOffice={isOffice} onSaved={saved} />
          {view.kind !== 'thuis' && <SecondWishPart account={adminId} />}
        </>
      )}
    </Loaded>
  );
}
