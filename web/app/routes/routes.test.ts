import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { reachOf, ROLES, type Role } from '../../../server/contract/permissions.ts';
import { ROUTES } from './index.ts';
import type { ScreenHandle } from './screen.tsx';

interface Found {
  path: string;
  handles: ScreenHandle[];
}

function screens(
  routes: readonly RouteObject[],
  above: string[] = [],
  handles: ScreenHandle[] = [],
): Found[] {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? above : [...above, route.path];
    const all = route.handle ? [...handles, route.handle as ScreenHandle] : handles;
    return route.children ? screens(route.children, path, all) : [{ path: path.join('/'), handles: all }];
  });
}

const found = screens(ROUTES);
/** Who gets past all guards of a path. */
const rolesOf = (path: string): readonly Role[] => {
  const one = found.find((screen) => screen.path === path);
  if (!one) throw new Error(`no screen at ${path}`);
  return ROLES.filter((role) =>
    one.handles.every(({ action }) => !action || reachOf(role, action) !== undefined),
  );
};

const OFFICE = ['superadmin', 'office'];
const ADMINS = [...OFFICE, 'schooladmin', 'rtadmin', 'thuisadmin'];
const STAFF = [...ADMINS, 'docent'];
const GROUP = 'admins/:adminId/groepen/:groepId';

// Written down by hand from section 6 of the specification and section 7 of the design.
test.each<[string, readonly string[]]>([
  ['superadmin/dashboard', OFFICE],
  ['superadmin/admins', OFFICE],
  ['superadmin/admins/aanmaken', OFFICE],
  ['superadmin/admins/:adminId/accountgegevens/kantoor', OFFICE],
  ['superadmin/verhuizingen', OFFICE],
  ['superadmin/verhuizingen/:verhuizingId', OFFICE],
  ['superadmin/admins/:adminId/verhuis-admin', OFFICE],
  ['superadmin/aanvragen', OFFICE],
  ['superadmin/verzonden-mail', OFFICE],
  ['superadmin/op-de-site', OFFICE],
  ['superadmin/op-de-site/nieuw/:soort', OFFICE],
  ['superadmin/op-de-site/:itemId', OFFICE],
  ['superadmin/admins/:adminId/accountgegevens', OFFICE],
  ['superadmin/admins/:adminId/accountgegevens/schoollogin', OFFICE],
  ['superadmin/berichten', OFFICE],
  ['superadmin/berichten/nieuw', OFFICE],
  ['superadmin/berichten/:berichtId', OFFICE],
  ['superadmin/vragen', OFFICE],
  ['superadmin/vragen/:vraagId', OFFICE],
  ['superadmin/uitnodigingen', OFFICE],
  ['superadmin/uitnodigingen/:uitnodigingId', OFFICE],
  ['superadmin/uitnodiging-versturen', OFFICE],
  ['superadmin/roadmap', OFFICE],
  ['superadmin/roadmap/nieuw', OFFICE],
  ['superadmin/roadmap/:puntId', OFFICE],
  ['superadmin/admins/:adminId/accountgegevens/licentie', OFFICE],
  ['superadmin/admins/:adminId/accountgegevens/tweede-stap', OFFICE],
  ['superadmin/admins/:adminId/accountgegevens/onderdelen', OFFICE],
  ['superadmin/leerlingen', OFFICE],
  ['superadmin/logboek', OFFICE],
  ['superadmin/leerlingen/:leerlingId', OFFICE],
  ['superadmin/medewerkers', ['superadmin']],
  ['superadmin/facturen', OFFICE],
  ['superadmin/privacy', OFFICE],
  ['superadmin/admins/:adminId/accountgegevens/privacy', OFFICE],
  ['superadmin/bekende-servers', OFFICE],
  ['superadmin/mijn-gegevens', OFFICE],
  ['admins/:adminId/groepen/nieuw-schooljaar', ADMINS],
  ['admins/:adminId/groepen/indeling', ADMINS],
  ['admins/:adminId/groepen/kaartjes', STAFF],
  ['admins/:adminId/groepen', STAFF],
  ['admins/:adminId/docenten', [...OFFICE, 'schooladmin', 'rtadmin']],
  ['admins/:adminId/lvsspelling', [...OFFICE, 'schooladmin', 'rtadmin', 'docent']],
  ['admins/:adminId/lvsspelling/:importId', [...OFFICE, 'schooladmin', 'rtadmin', 'docent']],
  ['admins/:adminId/berichten', STAFF],
  ['admins/:adminId/berichten/:berichtId', STAFF],
  ['admins/:adminId/berichten/vragen', STAFF],
  ['admins/:adminId/berichten/vragen/nieuw', STAFF],
  ['admins/:adminId/berichten/vragen/:vraagId', STAFF],
  ['admins/:adminId/vriend-uitnodigen', ADMINS],
  ['admins/:adminId/roadmap', STAFF],
  ['admins/:adminId/roadmap/nieuw', STAFF],
  ['admins/:adminId/roadmap/:puntId', STAFF],
  ['admins/:adminId/licentie', ADMINS],
  ['admins/:adminId/prullenbak', STAFF],
  ['admins/:adminId/edexml', [...OFFICE, 'schooladmin', 'docent']],
  ['admins/:adminId/edexml/:importId', STAFF],
  ['admins/:adminId/leerlingenlijst', STAFF],
  ['admins/:adminId/achtergrondwerk', STAFF],
  ['admins/:adminId/achtergrondwerk/:jobId', STAFF],
  ['admins/:adminId/accountgegevens', STAFF],
  ['admins/:adminId/accountgegevens/schoollogin', [...OFFICE, 'schooladmin']],
  ['admins/:adminId/accountgegevens/vakanties', [...OFFICE, 'schooladmin']],
  ['admins/:adminId/accountgegevens/privacy', STAFF],
  ['admins/:adminId/accountgegevens/privacy/overeenkomst', ADMINS],
  ['admins/:adminId/accountgegevens/privacy/bijsluiter', STAFF],
  [`${GROUP}/leerlingen`, STAFF],
  [`${GROUP}/leerlingen/toevoegen`, STAFF],
  [`${GROUP}/leerlingen/wachtwoorden`, STAFF],
  [`${GROUP}/leerlingen/:leerlingId/oefeninstellingen`, STAFF],
  [`${GROUP}/leerlingen/:leerlingId/voortgang`, STAFF],
  ['admins/:adminId/zorgleerlingen', [...OFFICE, 'schooladmin', 'docent']],
  ['admins/:adminId/zorgleerlingen/handelingsplanaanmaken', [...OFFICE, 'schooladmin', 'docent']],
  ['admins/:adminId/zorgleerlingen/groepsplannen/:groepsplanId', [...OFFICE, 'schooladmin', 'docent']],
  ['admins/:adminId/zorgleerlingen/groepsplannen/:groepsplanId/edit', [...OFFICE, 'schooladmin', 'docent']],
  [`${GROUP}/leerlingen/:leerlingId/zorgtraject`, [...OFFICE, 'schooladmin', 'docent']],
  [
    `${GROUP}/leerlingen/:leerlingId/zorgtraject/handelingsplanaanmaken`,
    [...OFFICE, 'schooladmin', 'docent'],
  ],
  [
    `${GROUP}/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId`,
    [...OFFICE, 'schooladmin', 'docent'],
  ],
  [
    `${GROUP}/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/edit`,
    [...OFFICE, 'schooladmin', 'docent'],
  ],
  [
    `${GROUP}/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/eindtoets`,
    [...OFFICE, 'schooladmin', 'docent'],
  ],
  [`${GROUP}/oefeninstellingen`, STAFF],
  [`${GROUP}/oefeninstellingen/:oefeninstellingId`, STAFF],
  [`${GROUP}/voortgang`, STAFF],
  ['leerling/:leerlingId/landkaart', [...ROLES]],
  ['leerling/:leerlingId/somvensters/:somvensterId/taken/:taakId/spellen/:game', [...ROLES]],
  ['auth/login', [...ROLES]],
  ['auth/login-sso', [...ROLES]],
  ['auth/wachtwoordaanvragen', [...ROLES]],
  ['auth/wachtwoordherstellen/:userId/:herstelToken', [...ROLES]],
])('%s is open to whom it should be', (path, roles) =>
  expect(rolesOf(path).toSorted()).toEqual([...roles].toSorted()),
);

test('the areas come in the order of the specification', () => {
  const order = (ROUTES[0]!.children ?? []).map(({ path }) => path).filter(Boolean);
  expect(order.slice(0, 3)).toEqual(['superadmin', 'admins/:adminId', 'leerling/:leerlingId']);
  expect(order.at(-1)).toBe('*');
});

test('every area has a page for what is not there, and no screen comes twice', () => {
  const paths = found.map(({ path }) => path);
  for (const area of ['superadmin', 'admins/:adminId', 'leerling/:leerlingId'])
    expect(paths).toContain(`${area}/*`);
  expect(new Set(paths).size).toBe(paths.length);
});

test('the names of the specification lead to screens', () => {
  const names = found.flatMap(({ handles }) => handles.flatMap(({ name }) => name ?? []));
  for (const name of ['login', 'login-sso', 'a-groepen', 'a-leerlingen', 'o-dashboard', 'l-landkaart'])
    expect(names).toContain(name);
});

/** The routes at the ends. */
const leaves = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => (route.children ? leaves(route.children) : [route]));

test('each route says what it shows, if nothing: the router warns of one that seems forgotten', () => {
  const silent = leaves(ROUTES).filter(
    ({ element, Component, lazy }) => element === undefined && !Component && !lazy,
  );
  expect(silent.map(({ path }) => path)).toEqual([]);
});
