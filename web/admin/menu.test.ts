// @vitest-environment jsdom
import { matchRoutes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { AccountKind } from '../../server/contract/lead-kinds.ts';
import { reachOf, type Role } from '../../server/contract/permissions.ts';
import type { ScreenHandle } from '../app/routes/screen.tsx';

const ACCOUNT = 'b6f0c1de-0000-4000-8000-000000000001';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The lines of a menu as somebody sees them, with where each leads and by which guards. */
async function seen(
  hostname: string,
  role: Role,
  kind: AccountKind,
  { mayImport = true, hasCare = false } = {},
) {
  vi.stubGlobal('location', { ...location, hostname });
  vi.resetModules();
  const { speakTo } = await import('../app/wording/define.ts');
  const { READER } = await import('../app/session/family.ts');
  const { ROUTES } = await import('../app/routes/index.ts');
  const { menuOf } = await import('./menu.ts');
  speakTo(READER[kind]);
  return menuOf({ adminId: ACCOUNT, kind, mayImport, hasCare, hasLicence: true, news: 0 })
    .filter(({ action }) => reachOf(role, action))
    .map(({ label, to }) => {
      const found = matchRoutes([...ROUTES], to) ?? [];
      const screen = found.at(-1)?.route.path;
      const guards = found.flatMap(({ route }) => (route.handle as ScreenHandle | undefined)?.action ?? []);
      return { label, screen, isOpen: guards.every((action) => reachOf(role, action)) };
    });
}

const READ = ['Berichten', 'Roadmap'];
const OWN = ['Licentie', 'Vriend uitnodigen', 'Accountgegevens'];
const THINGS = ['Verhuizingen', 'Achtergrondwerk', 'Prullenbak'];

test.each<[role: Role, kind: AccountKind, nl: string[], be?: string[]]>([
  [
    'schooladmin',
    'school',
    ['Groepen', 'Leerkrachten', 'EdexML', 'LVS-spelling', ...THINGS, ...READ, ...OWN],
  ],
  ['docent', 'school', ['Groepen', 'EdexML', 'LVS-spelling', ...THINGS, ...READ, 'Accountgegevens']],
  [
    'rtadmin',
    'rt',
    ['Groepen', 'Medewerkers', 'Leerlingenlijst inlezen', 'LVS-spelling', ...THINGS, ...READ, ...OWN],
  ],
  [
    'docent',
    'rt',
    ['Groepen', 'Leerlingenlijst inlezen', 'LVS-spelling', ...THINGS, ...READ, 'Accountgegevens'],
  ],
  ['thuisadmin', 'thuis', ['Groepen', ...THINGS, ...READ, ...OWN]],
])(
  'the menu of a %s of a %s leads to pages that are open to them, in both countries',
  async (role, kind, labels) => {
    for (const [hostname, groups, segment] of [
      ['localhost', 'Groepen', 'groepen'],
      ['be.localhost', kind === 'thuis' ? 'Groepen' : 'Klassen', 'klassen'],
    ] as const) {
      const menu = await seen(hostname, role, kind);
      expect(menu.map(({ label }) => label)).toEqual([groups, ...labels.slice(1)]);
      expect(menu[0]!.screen).toBe(segment);
      expect(
        menu.filter(({ screen, isOpen }) => !isOpen || screen === undefined || screen.includes('*')),
      ).toEqual([]);
    }
  },
);

test('a teacher without the right to bring in is led neither to a school nor to test results', async () => {
  const menu = await seen('localhost', 'docent', 'school', { mayImport: false });
  expect(menu.map(({ label }) => label)).toEqual(['Groepen', ...THINGS, ...READ, 'Accountgegevens']);
});

test('care pupils stand in the menu of who works at a school that was given them', async () => {
  for (const role of ['schooladmin', 'docent', 'office'] as const) {
    const menu = await seen('localhost', role, 'school', { hasCare: true });
    expect(menu.find(({ label }) => label === 'Zorgleerlingen')).toMatchObject({ isOpen: true });
  }
  for (const [role, kind] of [
    ['rtadmin', 'rt'],
    ['thuisadmin', 'thuis'],
    ['docent', 'rt'],
  ] as const) {
    const menu = await seen('localhost', role, kind, { hasCare: true });
    expect(menu.map(({ label }) => label)).not.toContain('Zorgleerlingen');
  }
});
