import { queryOptions } from '@tanstack/react-query';
import { getMap } from '../../server/contract/practice.ts';
import { call } from '../app/services.ts';
import { outbox } from './outbox-service.ts';

/** How long the map waits for the end of a round that is still on its way. */
const SETTLE_MS = 2500;

/** The map of a pupil, with all that this browser still had to send. */
export const mapQuery = (pupilId: string, own: boolean) =>
  queryOptions({
    queryKey: ['map', pupilId],
    queryFn: async ({ signal }) => {
      if (own) await (await outbox()).settled(SETTLE_MS);
      return call(getMap, { params: { pupil: pupilId }, signal });
    },
  });
