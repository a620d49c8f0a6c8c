import { queryOptions } from '@tanstack/react-query';
import { getMap } from '../../server/contract/practice.ts';
import { queryKeyOf } from '../app/query-of.ts';
import { call } from '../app/services.ts';
import { outbox } from './outbox-service.ts';

/** How long the map waits for the end of a round that is still on its way. */
const SETTLE_MS = 2500;

/** Whether this tab asked for a map before. */
let hasAsked = false;

/** The map of a pupil, with all that this browser still had to send. */
export const mapQuery = (pupilId: string, own: boolean) =>
  queryOptions({
    queryKey: queryKeyOf(getMap, { params: { pupil: pupilId } }),
    queryFn: async ({ signal }) => {
      const ask = () => call(getMap, { params: { pupil: pupilId }, signal });
      if (!own) return ask();
      // A tab that has just opened has seldom something left to send: it asks while it looks whether it has.
      const early = hasAsked ? undefined : ask();
      hasAsked = true;
      early?.catch(() => undefined);
      const waited = await outbox().settled(SETTLE_MS);
      return !waited && early ? early : ask();
    },
  });
