// Every call and live event x every state x every role, held against the table of classes.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Call, When } from '../contract/call.ts';
import { CALLS } from '../contract/index.ts';
import { LICENCE_STATES, type LicenceState } from '../contract/licence-state.ts';
import { LIVE_ACTIONS, LIVE_WHEN, type ClientToServer } from '../contract/live.ts';
import { reachOf, type Role } from '../contract/permissions.ts';
import { setState } from '../testing/licence.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/** The table, written down by hand. */
const LETS: Record<When, readonly LicenceState[]> = {
  answers: LICENCE_STATES,
  core: LICENCE_STATES.filter((state) => state !== 'blocked'),
  read: ['none', 'upcoming', 'trial', 'active', 'ending', 'grace', 'readOnly'],
  less: ['none', 'upcoming', 'trial', 'active', 'ending', 'grace', 'readOnly'],
  practice: ['trial', 'active', 'ending', 'grace'],
  change: ['trial', 'active', 'ending', 'grace'],
};
const ROLES: Role[] = ['superadmin', 'office', 'schooladmin', 'docent', 'leerling', 'demo'];

/** Of calls whose class follows from what is sent: what is sent, and the class. */
const BODIES: Record<string, { body: object; when: When }[]> = {
  trashPupils: [
    { body: { pupils: ['x'], trashed: true }, when: 'less' },
    { body: { pupils: ['x'], trashed: false }, when: 'change' },
  ],
  removeMethod: [
    { body: { removed: true }, when: 'less' },
    { body: { removed: false }, when: 'change' },
  ],
  removePlacement: [
    { body: { removed: true }, when: 'less' },
    { body: { removed: false }, when: 'change' },
  ],
  removeWordList: [
    { body: { removed: true }, when: 'less' },
    { body: { removed: false }, when: 'change' },
  ],
  setMemberActive: [
    { body: { active: false }, when: 'less' },
    { body: { active: true }, when: 'change' },
  ],
  setSsoProvider: [
    { body: { enabled: false, alwaysLogin: false }, when: 'less' },
    { body: { enabled: true, alwaysLogin: false }, when: 'change' },
  ],
};

/** Ids of what is there at the school, for who asks; others are made up. */
const idsOf = ({ school }: TestServer, role: Role): Record<string, string> => ({
  account: school.account,
  group: school.group,
  pupil: role === 'demo' ? school.demo : school.noor,
  user: role === 'leerling' ? school.noor : (school.staff[role as 'docent'] ?? school.demo),
});

const guarded = CALLS.filter(({ action }) => action !== 'public');

/** The ways in which a call is asked, each with its class. */
const waysOf = (call: Call): { body: unknown; when: When }[] =>
  typeof call.when === 'string'
    ? [{ body: {}, when: call.when }]
    : (BODIES[call.id] ?? [{ body: {}, when: 'change' }]);

test.each(LICENCE_STATES)(
  '%s: every call answers each role as the table says',
  { timeout: 120_000 },
  async (state) => {
    const server = await startTestServer();
    await setState(server.db, server.school.account, state);
    for (const role of ROLES) {
      const token = await server.login(role === 'leerling' ? 'noor' : role);
      for (const call of guarded) {
        const action = call.action as Exclude<Call['action'], 'public'>;
        if (!reachOf(role, action) || call.id === 'endOtherSessions') continue;
        for (const { body, when } of waysOf(call)) {
          const ids = idsOf(server, role);
          const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? randomUUID());
          const { status, body: reply } = await server.call(call.method, path, {
            token,
            ...(call.method !== 'GET' && { body }),
          });
          const isAbove = role === 'superadmin' || role === 'office';
          const isOwn = /^(session|profile|credentials|message):/.test(action);
          const isLet =
            isAbove || LETS[when].includes(state) || (state === 'blocked' && when === 'core' && isOwn);
          // What is out of reach is not there, in whatever state.
          if (isLet || status === 404)
            expect([call.id, role, reply.code]).not.toEqual([call.id, role, 'licence-ended']);
          else
            expect([call.id, role, when, status, reply.code]).toEqual([
              call.id,
              role,
              when,
              409,
              'licence-ended',
            ]);
        }
      }
    }
  },
);

test.each(LICENCE_STATES)(
  '%s: every live event does as the table says, and answers are never refused',
  async (state) => {
    const server = await startTestServer();
    const { account, group, noor } = server.school;
    await setState(server.db, account, state);
    for (const role of ['schooladmin', 'docent', 'leerling'] as const) {
      const socket = await server.live(await server.login(role === 'leerling' ? 'noor' : role));
      for (const [event, action] of Object.entries(LIVE_ACTIONS)) {
        if (!reachOf(role, action)) continue;
        const sent = EVENTS(group, noor)[event as keyof ClientToServer] ?? {};
        const reply = await new Promise<{ ok: boolean; error?: { code: string } }>((resolve) =>
          (socket as unknown as { emit(...all: unknown[]): void }).emit(event, sent, resolve),
        );
        const isLet =
          LETS[LIVE_WHEN[event as keyof ClientToServer]].includes(state) || event === 'unwatchGroup';
        if (isLet && !(state === 'blocked' && event === 'unwatchGroup'))
          expect([event, reply.error?.code]).not.toEqual([event, 'licence-ended']);
        else expect([event, reply.error?.code]).toEqual([event, 'licence-ended']);
      }
    }
  },
);

/** Events that are as they should be. */
const EVENTS = (groupId: string, pupil: string): Partial<Record<keyof ClientToServer, object>> => ({
  presence: { screen: 'map', waiting: 0 },
  watchGroup: { groupId },
  unwatchGroup: { groupId },
  holdPupils: { groupId, pupilIds: [pupil], held: false },
  sendPupils: { groupId, pupilIds: [pupil], to: { place: 'map' } },
});
