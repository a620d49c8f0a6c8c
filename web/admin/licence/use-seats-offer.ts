import { useEffect } from 'react';
import { paths } from '../../app/paths.ts';
import { onRefusal } from '../../app/services.ts';
import { may, useUser } from '../../app/use-session.ts';
import { tell } from '../../ui/toast.tsx';
import { text } from './wording.ts';

/** Shows the way to more seats whenever something is refused for want of them, to who may order them. */
export function useSeatsOffer(adminId: string, isSold: boolean): void {
  const user = useUser();
  const mayOrder = isSold && user?.role !== 'thuisadmin' && may(user, 'licence:order');
  useEffect(() => {
    if (!mayOrder) return undefined;
    return onRefusal(({ code }) => {
      if (code !== 'seats-full' && code !== 'EDEX_SEATS') return;
      const link = { label: text('orderSeats'), to: paths.licence(adminId) };
      tell({ message: text('seatsFull'), severity: 'error', link });
    });
  }, [adminId, mayOrder]);
}
