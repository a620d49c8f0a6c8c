import { randomUUID } from 'node:crypto';
import type { Group } from '../contract/groups.ts';
import type { RestoredTrash, TrashItem } from '../contract/trash.ts';
import { askToErase, eraseNow } from './erasing.ts';
import type { TestServer } from './server.ts';

/** The trash of the small school, as somebody uses it. */
export async function trashOf(server: TestServer, username: string) {
  const token = await server.login(username);
  const base = `/api/accounts/${server.school.account}`;
  const call = <T>(method: string, path: string, body?: object) =>
    server.call<T>(method, base + path, { token, ...(body && { body }) });
  const ask = (method: string, path: string, body?: object) =>
    server.call<unknown>(method, path, { token, ...(body && { body }) });
  return {
    call,
    list: async () => (await call<{ items: TrashItem[] }>('GET', '/trash')).body.items,
    names: async () =>
      (await call<{ items: TrashItem[] }>('GET', '/trash')).body.items.map(({ name }) => name),
    trashPupils: (group: string, pupils: string[]) =>
      call('PUT', `/groups/${group}/pupils/trash`, { pupils, trashed: true }),
    trashGroup: (group: string) => call('POST', '/group-trash', { change: randomUUID(), groups: [group] }),
    restore: async (...items: object[]) =>
      (await call<RestoredTrash>('POST', '/trash/restores', { items })).body,
    erase: (...items: object[]) => eraseNow(ask, server.school.account, items),
    askToErase: (...items: object[]) => askToErase(ask, server.school.account, items),
    groups: async () => (await call<{ groups: Group[] }>('GET', '/groups')).body.groups,
  };
}

export type Trash = Awaited<ReturnType<typeof trashOf>>;
