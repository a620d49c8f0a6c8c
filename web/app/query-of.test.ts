// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { getPupilProgress } from '../../server/contract/progress.ts';
import { listPupils } from '../../server/contract/pupils.ts';
import { listBulletin } from '../../server/contract/bulletin.ts';
import { askAnew, queryKeyOf } from './query-of.ts';

const pupilsOf = (account: string, group: string) => queryKeyOf(listPupils, { params: { account, group } });
const progressOf = (pupil: string, from: string) =>
  queryKeyOf(getPupilProgress, { params: { pupil }, query: { from } });

let client: QueryClient;
const isStale = (key: readonly unknown[]) => client.getQueryState(key)!.isInvalidated;
beforeEach(() => {
  client = new QueryClient();
  const keys = [
    pupilsOf('a', '1'),
    pupilsOf('a', '2'),
    pupilsOf('b', '1'),
    progressOf('p', '2026-09-01'),
    progressOf('p', '2026-10-01'),
    queryKeyOf(listBulletin),
  ];
  for (const key of keys) client.setQueryData(key, {});
});

it('keeps what was asked with other parameters, another period or of another call apart', () => {
  expect(client.getQueryCache().getAll()).toHaveLength(6);
});

it('asks anew for one group, or for all groups of an account', async () => {
  await askAnew(client, [listPupils], { account: 'a', group: '1' });
  expect([pupilsOf('a', '1'), pupilsOf('a', '2'), pupilsOf('b', '1')].map(isStale)).toEqual([
    true,
    false,
    false,
  ]);
  await askAnew(client, [listPupils], { account: 'a' });
  expect([pupilsOf('a', '2'), pupilsOf('b', '1')].map(isStale)).toEqual([true, false]);
});

it('asks anew whatever the period was, and for a call without parameters', async () => {
  await askAnew(client, [getPupilProgress, listBulletin], {});
  expect(
    [progressOf('p', '2026-09-01'), progressOf('p', '2026-10-01'), queryKeyOf(listBulletin)].map(isStale),
  ).toEqual([true, true, true]);
  expect(isStale(pupilsOf('a', '1'))).toBe(false);
});
