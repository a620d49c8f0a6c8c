import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CALLS } from '../contract/index.ts';
import { LIVE_ACTIONS, type ClientToServer } from '../contract/live.ts';
import { PERMISSIONS, reachOf, ROLES, type Reach, type Role } from '../contract/permissions.ts';
import type { PupilMap } from '../contract/practice.ts';
import { createGroup, createPupil } from '../people/create.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const usernames: Record<Role, string> = Object.fromEntries(
  ROLES.map((role) => [role, role === 'leerling' ? 'noor' : role]),
) as Record<Role, string>;

/** Where a thing lies, seen from one user. */
type Place = 'self' | 'groups' | 'account' | 'any';
const WITHIN: Record<Reach, Place[]> = {
  self: ['self'],
  groups: ['self', 'groups'],
  account: ['self', 'groups', 'account'],
  any: ['self', 'groups', 'account', 'any'],
};

/** Groups and pupils at each distance from the user of a role, all of which exist. */
function targets(
  { school }: TestServer,
  role: Role,
): { place: Place; account: string; group: string; pupil: string }[] {
  const own = { account: school.account, group: school.group };
  const other = { account: school.account, group: school.otherGroup, pupil: school.finn };
  const elsewhere = school.elsewhere;
  switch (role) {
    case 'leerling':
      return [
        { place: 'self', ...own, pupil: school.noor },
        { place: 'groups', ...own, pupil: school.daan },
        { place: 'any', ...elsewhere },
      ];
    case 'demo':
      return [
        { place: 'self', ...own, pupil: school.demo },
        { place: 'groups', ...own, pupil: school.noor },
        { place: 'any', ...elsewhere },
      ];
    case 'rtadmin':
      return [
        { place: 'account', ...elsewhere },
        { place: 'any', ...own, pupil: school.noor },
      ];
    case 'docent':
      return [
        { place: 'groups', ...own, pupil: school.noor },
        { place: 'account', ...other },
        { place: 'any', ...elsewhere },
      ];
    case 'schooladmin':
      return [
        { place: 'account', ...other },
        { place: 'any', ...elsewhere },
      ];
    default:
      return [
        { place: 'any', ...own, pupil: school.noor },
        { place: 'any', ...elsewhere },
      ];
  }
}

/** Whether a reach covers the call: a call on an account needs no group of one's own. */
function covers(reach: Reach, place: Place, path: string): boolean {
  if (/\{(group|pupil)\}/.test(path)) {
    if (path.includes('{group}') && reach === 'self') return false;
    return WITHIN[reach].includes(place);
  }
  if (!path.includes('{account}')) return true;
  return reach !== 'self' && (place !== 'any' || reach === 'any');
}

/** Lists of words of the school, made by its teacher, and of the account that lies elsewhere. */
async function fillLists({ db, school }: TestServer): Promise<Record<string, string>> {
  const lists = { [school.account]: randomUUID(), [school.elsewhere.account]: randomUUID() };
  const makers = { [school.account]: school.staff.docent, [school.elsewhere.account]: school.staff.rtadmin };
  for (const [account_id, id] of Object.entries(lists)) {
    const row = {
      id,
      account_id,
      maker_id: makers[account_id]!,
      name: 'Dictee',
      words: '[{"word":"fiets"}]',
    };
    await db
      .insertInto('word_lists')
      .values({ ...row, created_at: 1, changed_at: 1, removed_at: null })
      .execute();
  }
  return lists;
}

const BLOCK = {
  ...{ id: '7d1f2a0e-4c3b-4a5d-8e6f-0a1b2c3d4e5f', name: 'Blok 1' },
  ...{ categories: ['klinker'], from: null, to: null },
};

/** A method of the school, and one of the account that lies elsewhere. */
async function fillMethods({ db, school }: TestServer): Promise<Record<string, string>> {
  const methods = { [school.account]: randomUUID(), [school.elsewhere.account]: randomUUID() };
  for (const [account_id, id] of Object.entries(methods)) {
    const row = { id, account_id, name: 'Dictee', blocks: JSON.stringify([BLOCK]) };
    await db
      .insertInto('methods')
      .values({ ...row, created_at: 1, changed_at: 1, removed_at: null })
      .execute();
  }
  return methods;
}

/** Gives a pupil coins and a round that left a piece in the cabinet; the id of that round. */
async function fillCabinet({ db }: TestServer, pupil: string, task: string): Promise<string> {
  const id = `${pupil}-stuk`;
  await db
    .insertInto('rounds')
    .values({
      ...{ id, pupil_id: pupil, task_id: task, game: 'rups', form: 'type', seed: id, size: 1, deal: null },
      ...{ choices: null, first_visit: 0, started_at: Date.now(), ended_at: Date.now(), complete: 1 },
      ...{ tips: 0, feat: 0, finished: 1, first_try: 1, stars: 1, coins: 20 },
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await db
    .insertInto('rewards')
    .values({ id, pupil_id: pupil, round_id: id, kind: 'ronde', subject: null, coins: 20, at: 1 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}

/** Gives a group a practice setting, with a change of it and of one of its pupils; the id of both. */
async function fillSettings({ db }: TestServer, group: string, pupil: string): Promise<string> {
  const id = `stand-${pupil}`;
  const state = JSON.stringify({ name: 'Rustig', fields: {} });
  const days = { from_day: null, to_day: null, archived_at: null, created_at: 1, changed_at: 1 };
  await db
    .insertInto('practice_settings')
    .values({
      id,
      group_id: group,
      name: pupil.slice(-12),
      fields: '{}',
      is_default: 0,
      whole_group: 0,
      ...days,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const of of [
    { setting_id: id, pupil_id: null },
    { setting_id: null, pupil_id: pupil },
  ]) {
    await db
      .insertInto('setting_changes')
      .values({ ...of, id: randomUUID(), batch: id, actor_id: null, at: 1, before: state, after: state })
      .execute();
  }
  return id;
}

/** A mail in the outbox that failed, so that it can be sent again. */
async function fillOutbox({ db }: TestServer): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('mails')
    .values({
      ...{
        id,
        kind: 'proef',
        to_name: 'Juf',
        to_address: 'juf@school.test',
        subject: 'Dag',
        text: '',
        html: '',
      },
      ...{ link: null, link_until: null, account_id: null, user_id: null, state: 'failed', tries: 1 },
      ...{ due_at: 1, reason: 'weg', created_at: Date.now(), settled_at: 1 },
    })
    .execute();
  return id;
}

/** A new application for each call that deals with one; the first of the list for others. */
async function fillApplications({ db }: TestServer) {
  const form = {
    ...{ type: 'school', organisation: 'De Vlieger', number: '', name: 'Bo de Vries', email: 'bo@x.test' },
    ...{ phone: '', pupils: 20, start: '', remark: '', variant: 'nl' },
  };
  const names = ['getApplication', 'acceptApplication', 'refuseApplication'] as const;
  const leads: Record<string, string> = {};
  for (const name of names) {
    const id = (leads[name] = randomUUID());
    const data = JSON.stringify(form);
    await db
      .insertInto('leads')
      .values({
        ...{ id, kind: 'application', status: 'new', data, email: form.email },
        ...{ created_at: Date.now(), settled_at: null, account_id: null },
      })
      .execute();
  }
  const account = { ...form, kind: 'school', adminName: form.name, email: `${leads[names[1]]}@x.test` };
  return {
    leadOf: (call: string) => leads[call] ?? leads[names[0]]!,
    leadBodies: {
      closeLead: { status: 'closed' },
      acceptApplication: account,
      refuseApplication: { reason: 'Jullie hebben al een account.' },
      // Nothing that would end the session that asks.
      changeCredentials: { currentPassword: 'geheim' },
    } as Record<string, object>,
  };
}

/** A change of groups to undo, a group to merge with, and a pupil of the group who can be split off. */
async function fillGroups({ db }: TestServer, account: string, group: string) {
  const groupChange = randomUUID();
  const detail = JSON.stringify({ groups: [], pupils: [], past: [] });
  await db
    .insertInto('group_changes')
    .values({
      ...{ id: groupChange, account_id: account, actor_id: null, at: Date.now() },
      ...{ kind: 'edit', detail, undone_at: null },
    })
    .execute();
  const other = await createGroup(db, { accountId: account, name: randomUUID(), groep: [5], teachers: [] });
  const extra = await createPupil(db, {
    ...{ account_id: account, group_id: group, username: randomUUID(), passwordHash: 'geen' },
    ...{
      first_name: 'Extra',
      infix: '',
      last_name: '',
      groep: 5,
      avatar_shape: 'rond',
      avatar_colour: 'mos',
    },
  });
  const fields = () => ({
    change: randomUUID(),
    id: randomUUID(),
    name: randomUUID(),
    groep: [5],
    teachers: [],
  });
  const bodies: Record<string, () => object> = {
    addGroup: fields,
    editGroup: fields,
    archiveGroups: () => ({ change: randomUUID(), groups: [group], archived: false }),
    mergeGroups: () => ({ ...fields(), other }),
    splitGroup: () => ({ ...fields(), pupils: [extra] }),
    movePupils: () => ({ ...fields(), pupils: [extra] }),
    giveGroupsSetting: () => ({ batch: randomUUID(), groups: [group] }),
    checkSchoolYear: () => ({ year: 2030, groups: [], routes: [], exceptions: [] }),
    // One that was made already: nothing happens again.
    startSchoolYear: () => ({ year: 2030, groups: [], routes: [], exceptions: [], change: groupChange }),
  };
  return { groupChange, bodies };
}

test(
  'every call answers each role on each distance as the permission table says',
  { timeout: 60_000 },
  async () => {
    const server = await startTestServer({
      mailServer: { url: 'smtp://127.0.0.1:1', from: 'proef@spelwereld.test' },
    });
    const lists = await fillLists(server);
    const methods = await fillMethods(server);
    let looked = 0;
    for (const role of ROLES) {
      const token = await server.login(usernames[role]);
      for (const target of targets(server, role)) {
        const office = await server.login('office');
        const { body: map } = await server.call<PupilMap>('GET', `/api/pupils/${target.pupil}/map`, {
          token: office,
        });
        const ready = randomUUID();
        const piece = await fillCabinet(server, target.pupil, map.tasks[0]!.id);
        const mail = await fillOutbox(server);
        const { leadOf, leadBodies } = await fillApplications(server);
        const setting = await fillSettings(server, target.group, target.pupil);
        const { groupChange, bodies } = await fillGroups(server, target.account, target.group);
        for (const call of CALLS) {
          // Single sign-on has tests of its own: it needs a session that came from it (tools/idp/links.test.ts).
          if (call.action === 'public' || call.action.startsWith('sso:') || call.id === 'ssoUser') continue;
          // Of members only, and not in a home: staff/staff.test.ts.
          if (call.action === 'staff:manage') continue;
          const ids = {
            groupChange,
            setting,
            change: setting,
            account: target.account,
            group: target.group,
            pupil: target.pupil,
            task: map.tasks[0]!.id,
            list: lists[target.account]!,
            note: randomUUID(),
            round: piece,
            ready,
            mail,
            lead: leadOf(call.id),
            user: server.school.staff[role as keyof typeof server.school.staff],
            explanation: ready,
            method: methods[target.account]!,
          };
          const path = call.path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name]);
          const body =
            call.method === 'GET'
              ? undefined
              : {
                  ...{ id: randomUUID(), somvenster: map.somvenster.id, game: 'bellenprikken', calm: true },
                  ...{ from: '2026-09-01', to: '2026-11-30' },
                  ...{
                    text: 'fiets',
                    name: 'Dictee',
                    words: [{ word: 'fiets' }],
                    removed: false,
                    ready: false,
                  },
                  ...{ batch: randomUUID(), setting: null, fields: {}, head: { name: setting.slice(-12) } },
                  ...{ blocks: [BLOCK], basedOn: 1 },
                  ...{
                    item: 'feestmuts',
                    worn: {},
                    pattern: call.id === 'chooseKlodder' ? 'golven' : 'hart',
                  },
                  ...{ shape: 'peer', colour: 'oker' },
                  ...{ category: map.tasks[0]!.category, pupils: [target.pupil], rule: 'ei-ij' },
                  ...bodies[call.id]?.(),
                  ...leadBodies[call.id],
                };
          const { status } = await server.call(call.method, path, { token, body });
          const reach = reachOf(role, call.action);
          const wanted = !reach ? 403 : covers(reach, target.place, call.path) ? 200 : 404;
          expect({ role, call: call.id, place: target.place, status }).toEqual({
            role,
            call: call.id,
            place: target.place,
            status: wanted,
          });
          looked++;
        }
      }
    }
    expect(looked).toBeGreaterThan(100);
  },
);

test('no call but the public ones works without a session', async () => {
  const server = await startTestServer();
  for (const call of CALLS) {
    const path = call.path.replace(/\{\w+\}/g, 'x');
    const { status, body } = await server.call(call.method, path, call.method === 'GET' ? {} : { body: {} });
    if (call.action !== 'public') expect([call.id, status, body.code]).toEqual([call.id, 401, 'no-session']);
    // A refresh token is a session of its own kind; what others make of an empty question is theirs.
    else if (call.id !== 'refreshTokens') expect([call.id, status]).not.toEqual([call.id, 401]);
  }
});

test('every live event answers each role as the permission table says', async () => {
  const server = await startTestServer();
  for (const role of ROLES) {
    const socket = await server.live(await server.login(usernames[role]));
    for (const [event, action] of Object.entries(LIVE_ACTIONS)) {
      const reply = await new Promise<{ ok: boolean; error?: { code: string } }>((resolve) =>
        (socket as unknown as { emit(...all: unknown[]): void }).emit(
          event as keyof ClientToServer,
          {},
          resolve,
        ),
      );
      // Allowed events get as far as their fields.
      expect([role, event, reply.error?.code]).toEqual([
        role,
        event,
        reachOf(role, action) ? 'invalid-fields' : 'not-allowed',
      ]);
    }
  }
});

test('every action of the table is used by a call or an event', () => {
  // Looking on is checked within the call that starts a round; lists of pupils have no call yet.
  const used = new Set<string>([
    'round:preview',
    'pupil:list',
    ...CALLS.map((call) => call.action),
    ...Object.values(LIVE_ACTIONS),
  ]);
  expect(Object.keys(PERMISSIONS).filter((action) => !used.has(action))).toEqual([]);
});

test('a group of another account is not found through an account of one’s own', async () => {
  const server = await startTestServer();
  const { account, elsewhere } = server.school;
  const token = await server.login('superadmin');
  expect(
    (await server.call('GET', `/api/accounts/${account}/groups/${elsewhere.group}`, { token })).status,
  ).toBe(404);
  expect(
    (await server.call('GET', `/api/accounts/${elsewhere.account}/groups/${elsewhere.group}`, { token }))
      .status,
  ).toBe(200);
});
