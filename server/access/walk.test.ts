// Every call x every role x what is one's own, of another group, of another account, held against the permission table.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CALLS } from '../contract/index.ts';
import type { Call } from '../contract/call.ts';
import { reachOf, ROLES, type Reach, type Role } from '../contract/permissions.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createAccess, type Viewer } from './access.ts';

/** How far something lies from a user. */
type Distance = 'self' | 'groups' | 'account' | 'elsewhere';

interface Target {
  distance: Distance;
  account: string;
  group: string;
  pupil: string;
  user: string;
}

const WITHIN: Record<Reach, readonly Distance[]> = {
  self: ['self'],
  groups: ['self', 'groups'],
  account: ['self', 'groups', 'account'],
  any: ['self', 'groups', 'account', 'elsewhere'],
};

async function viewers({ db, school }: TestServer): Promise<Record<Role, Viewer>> {
  const rows = await db.selectFrom('users').select(['id', 'role', 'account_id']).execute();
  const ids: Record<Role, string> = { ...school.staff, leerling: school.noor, demo: school.demo };
  return Object.fromEntries(
    ROLES.map((role) => {
      const row = rows.find(({ id }) => id === ids[role])!;
      return [role, { id: row.id, role, accountId: row.account_id }];
    }),
  ) as Record<Role, Viewer>;
}

/** Things that exist at every distance from a viewer. */
function targetsOf({ school }: TestServer, viewer: Viewer): Target[] {
  const { account, group, otherGroup, noor, daan, finn, staff, elsewhere } = school;
  const mine = { account, group, pupil: noor };
  const there = { ...elsewhere, user: staff.rtadmin };
  switch (viewer.role) {
    case 'leerling':
    case 'demo':
      return [
        { distance: 'self', account, group, pupil: viewer.id, user: viewer.id },
        { distance: 'groups', account, group, pupil: daan, user: staff.docent },
        { distance: 'elsewhere', ...there },
      ];
    case 'docent':
      return [
        { distance: 'groups', ...mine, user: staff.schooladmin },
        { distance: 'account', account, group: otherGroup, pupil: finn, user: staff.schooladmin },
        { distance: 'elsewhere', ...there },
      ];
    case 'schooladmin':
      return [
        { distance: 'account', account, group: otherGroup, pupil: finn, user: staff.docent },
        { distance: 'elsewhere', ...there },
      ];
    case 'rtadmin':
      return [
        { distance: 'account', ...elsewhere, user: staff.rtadmin },
        { distance: 'elsewhere', ...mine, user: staff.docent },
      ];
    case 'thuisadmin':
      return [
        { distance: 'elsewhere', ...mine, user: staff.docent },
        { distance: 'elsewhere', ...there },
      ];
    default:
      return [
        { distance: 'elsewhere', ...mine, user: staff.docent },
        { distance: 'elsewhere', ...there },
      ];
  }
}

/** What an address names that the table is about; other ids lie within one of these. */
const named = ({ path }: Call) =>
  (['account', 'group', 'pupil', 'user'] as const).filter((name) => path.includes(`{${name}}`));

/** Whether a reach covers everything that a call names, by the words of the table. */
function covers(reach: Reach, call: Call, { distance, user }: Target, viewer: Viewer): boolean {
  return named(call).every((name) => {
    if (name === 'pupil') return WITHIN[reach].includes(distance);
    if (name === 'group') return reach !== 'self' && WITHIN[reach].includes(distance);
    if (name === 'user')
      return user === viewer.id || reach === 'any' || (reach === 'account' && distance === 'account');
    // A teacher reaches the own account as such: what is asked of it is narrowed down to the own groups.
    return reach !== 'self' && (reach === 'any' || distance !== 'elsewhere');
  });
}

const guarded = CALLS.filter(({ action }) => action !== 'public');

describe('every call, for every role, at every distance', () => {
  test('the table gives what it says, and not a step more', async () => {
    const server = await startTestServer();
    const access = createAccess(server.db);
    const all = await viewers(server);
    let looked = 0;
    for (const call of guarded)
      for (const viewer of Object.values(all))
        for (const target of targetsOf(server, viewer)) {
          const action = call.action as Exclude<Call['action'], 'public'>;
          const reach = reachOf(viewer.role, action);
          const ids = Object.fromEntries(named(call).map((name) => [name, target[name]]));
          const got = await access.reach(viewer, action, ids).then(
            () => 'reached',
            (problem: { code: string }) => problem.code,
          );
          const wanted = !reach
            ? 'not-allowed'
            : covers(reach, call, target, viewer)
              ? 'reached'
              : 'not-found';
          expect({ call: call.id, role: viewer.role, distance: target.distance, got }).toEqual({
            call: call.id,
            role: viewer.role,
            distance: target.distance,
            got: wanted,
          });
          looked++;
        }
    expect(looked).toBeGreaterThan(guarded.length * ROLES.length * 2);
  });

  test(
    'the server refuses all the rest by its address alone, and nothing is changed by asking',
    { timeout: 60_000 },
    async () => {
      const server = await startTestServer();
      const all = await viewers(server);
      const before = await contents(server);
      for (const viewer of Object.values(all)) {
        const token = await server.login(viewer.role === 'leerling' ? 'noor' : viewer.role);
        for (const call of guarded) {
          const action = call.action as Exclude<Call['action'], 'public'>;
          const reach = reachOf(viewer.role, action);
          const out = targetsOf(server, viewer).filter(
            (target) => !reach || !covers(reach, call, target, viewer),
          );
          for (const target of out.slice(reach ? 0 : -1)) {
            const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
              name in target ? target[name as 'group'] : randomUUID(),
            );
            const { status } = await server.call(call.method, path, {
              token,
              ...(call.method !== 'GET' && { body: {} }),
            });
            expect([call.id, viewer.role, target.distance, status]).toEqual([
              call.id,
              viewer.role,
              target.distance,
              // What a customer may not have looks like nothing at all.
              reach || call.feature ? 404 : 403,
            ]);
          }
        }
      }
      expect(await contents(server)).toEqual(before);
    },
  );

  test('without a session there is nothing but what is public', async () => {
    const server = await startTestServer();
    for (const call of guarded) {
      const path = call.path.replace(/\{\w+\}/g, 'x');
      const { status, body } = await server.call(
        call.method,
        path,
        call.method === 'GET' ? {} : { body: {} },
      );
      expect([call.id, status, body.code]).toEqual([call.id, 401, 'no-session']);
    }
  });
});

/** What a stranger's call might have changed: how many rows each table has, and who is in which group. */
async function contents({ db }: TestServer) {
  const counts: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    // Logging in leaves sessions behind, and the server gets a pupil's first island ready by itself.
    if (/session|famil|token|known_devices|audit|kysely|limit|rewards|somvensters|tasks?(?:_|$)/.test(name))
      continue;
    const { count } = await db
      .selectFrom(name as 'users')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts[name] = count;
  }
  const pupils = await db.selectFrom('pupils').selectAll().orderBy('id').execute();
  const groups = await db.selectFrom('groups').selectAll().orderBy('id').execute();
  return { counts, pupils, groups };
}
