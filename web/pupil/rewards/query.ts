import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newId } from '../../../server/contract/id.ts';
import type { PupilMap } from '../../../server/contract/practice.ts';
import {
  buyItem,
  chooseKite,
  chooseKlodder,
  getCollection,
  getPiece,
  getRewards,
  wear,
  type Clothes,
  type KitePattern,
  type KlodderLook,
  type Rewards,
} from '../../../server/contract/rewards.ts';
import { GAMES } from '../../../scenes/index.ts';
import { ApiError } from '../../api/error.ts';
import { queryKeyOf, queryOf } from '../../app/query-of.ts';
import { call } from '../../app/services.ts';
import { mapQuery } from '../map-query.ts';
import { outbox } from '../outbox-service.ts';
import { usePupilScreen } from '../screen.ts';
import { shelfLookOf } from './shelf-look.ts';

/** How long is waited for answers that are still on their way. */
const SETTLE_MS = 2500;

/** What a pupil has and can get, counted over all that this browser still had to send. */
export const rewardsQuery = (pupilId: string, own: boolean) =>
  queryOptions({
    queryKey: queryKeyOf(getRewards, { params: { pupil: pupilId } }),
    queryFn: async ({ client, signal }) => {
      if (own) await outbox().settled(SETTLE_MS);
      const rewards = await askRewards(pupilId, signal);
      const { queryKey } = mapQuery(pupilId, own);
      const age = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      // The map grows no younger by it: what else changed there is still to be asked.
      client.setQueryData(queryKey, (map) => map && withRewards(map, rewards), { updatedAt: age });
      return rewards;
    },
    // What was bought or put on in another tab shows as soon as one is back in this one.
    refetchOnWindowFocus: 'always',
  });

/** How often something was bought, put on or chosen in this tab. */
let changes = 0;

/** Asks anew when something was changed meanwhile, which the answer may not hold yet; news is told once, so it is kept. */
async function askRewards(pupilId: string, signal: AbortSignal): Promise<Rewards> {
  const before = changes;
  const rewards = await call(getRewards, { params: { pupil: pupilId }, signal });
  if (before === changes) return rewards;
  const { news, ...later } = await askRewards(pupilId, signal);
  return {
    ...later,
    news: {
      trophies: [...rewards.news.trophies, ...news.trophies],
      flown: [...rewards.news.flown, ...news.flown],
    },
  };
}

/** Shows on the map what rewards know better: coins that they brought themselves, those of a kite, and how the Klodder looks now. */
const withRewards = (map: PupilMap, { coins, look, worn }: Rewards): PupilMap => ({
  ...map,
  coins,
  pupil: { ...map.pupil, avatar: { ...look, worn } },
});

/** The cabinet with the newest pieces of every shelf, and the drawings of what stands there. */
export const collectionQuery = (pupilId: string) =>
  queryOptions({
    queryKey: queryKeyOf(getCollection, { params: { pupil: pupilId } }),
    queryFn: async ({ signal }) => {
      const { shelves } = await call(getCollection, { params: { pupil: pupilId }, signal });
      const shown = await Promise.all(
        shelves.map(async (shelf) => ({ ...shelf, look: await shelfLookOf(shelf.game) })),
      );
      return shown.flatMap(({ look, ...shelf }) => (look ? [{ ...shelf, ...look }] : []));
    },
  });

/** The shelves that are still to be filled: of every game that has one. */
export const emptyShelvesQuery = () =>
  queryOptions({
    queryKey: ['empty-shelves'],
    queryFn: async () => {
      const looks = await Promise.all(GAMES.map(({ manifest }) => shelfLookOf(manifest.id)));
      return looks.flatMap((look) => look ?? []).sort((a, b) => a.row - b.row);
    },
    staleTime: Infinity,
  });

/** Pieces of one shelf from before a moment. */
export const olderPieces = async (pupilId: string, game: string, before: number) => {
  const { shelves } = await call(getCollection, { params: { pupil: pupilId }, query: { game, before } });
  return shelves[0]?.pieces ?? [];
};

/** A piece with its words. */
export const pieceQuery = (pupilId: string, round: string) =>
  queryOptions({
    ...queryOf(getPiece, { params: { pupil: pupilId, round } }),
    staleTime: Infinity,
  });

/** What a pupil can do in the clubhouse. What changes is shown at once, in the purse and on the map too. */
export function useClubhouse() {
  const { pupilId, own } = usePupilScreen();
  const client = useQueryClient();
  /** The id of a purchase stays the same until it went well: trying again after a lost line is the same purchase. */
  const ids = useRef(new Map<string, string>());
  const { queryKey } = rewardsQuery(pupilId, own);
  const change = (next: (now: Rewards) => Rewards) => {
    changes++;
    client.setQueryData(queryKey, (now) => now && next(now));
  };
  const changeMap = (next: (now: PupilMap) => PupilMap) =>
    client.setQueryData(mapQuery(pupilId, own).queryKey, (now) => now && next(now));

  const putOn = useMutation({
    networkMode: 'always',
    mutationFn: (worn: Clothes) => call(wear, { params: { pupil: pupilId }, body: { worn } }),
    onSuccess({ worn }) {
      change((now) => ({ ...now, worn }));
      changeMap((now) => ({ ...now, pupil: { ...now.pupil, avatar: { ...now.pupil.avatar, worn } } }));
    },
  });
  const buy = useMutation({
    networkMode: 'always',
    async mutationFn(item: string) {
      const id = ids.current.get(item) ?? newId();
      ids.current.set(item, id);
      return call(buyItem, { params: { pupil: pupilId }, body: { id, item } });
    },
    onSuccess({ coins, owned }, item) {
      ids.current.delete(item);
      const has = <T extends { id: string }>(things: T[]) =>
        things.map((thing) => ({ ...thing, owned: owned.includes(thing.id) }));
      change((now) => ({ ...now, coins, outfits: has(now.outfits), blobs: has(now.blobs) }));
      changeMap((now) => ({ ...now, coins }));
    },
    // Another tab spent the coins: what is shown here is not so any more.
    onError: (error) =>
      error instanceof ApiError && error.status === 409 ? client.invalidateQueries({ queryKey }) : undefined,
  });
  const pickKite = useMutation({
    networkMode: 'always',
    scope: { id: 'vlieger' },
    mutationFn: (pattern: KitePattern) => call(chooseKite, { params: { pupil: pupilId }, body: { pattern } }),
    onSuccess: ({ kite }) => change((now) => ({ ...now, kite })),
  });
  const changeLook = useMutation({
    networkMode: 'always',
    // One after the other: what was tapped last stays.
    scope: { id: 'klodder' },
    mutationFn: (look: Partial<KlodderLook>) =>
      call(chooseKlodder, { params: { pupil: pupilId }, body: look }),
    onSuccess(look) {
      change((now) => ({ ...now, look }));
      changeMap((now) => ({ ...now, pupil: { ...now.pupil, avatar: { ...now.pupil.avatar, ...look } } }));
    },
  });
  return { putOn, buy, pickKite, changeLook };
}
