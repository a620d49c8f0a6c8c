// @vitest-environment jsdom
import { act } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../../server/contract/permissions.ts';
import { mounting } from '../testing/mounting.ts';
import { Guard, type LoginState } from './guard.tsx';
import { paths, startScreen } from './paths.ts';
import { session } from './services.ts';

afterEach(() => session.logout());
// After that, so that it is taken away before.
const screen = mounting();

const Login = () => `inloggen, dan naar ${(useLocation().state as LoginState).wanted}`;

async function open(path: string, role?: Role) {
  const user = role ? { _id: 'u1', role, adminId: 'a1', exp: 9e9 } : null;
  act(() => session.store.setState({ user }));
  const router = createMemoryRouter(
    [
      { path: '/auth/login', Component: Login },
      { path: '/superadmin/dashboard', element: <Guard action="office:dashboard">kantoor</Guard> },
      { path: '/admins/:adminId/groepen', element: <Guard action="group:list">groepen</Guard> },
      { path: '/leerling/:leerlingId/landkaart', element: <Guard action="pupil:map">kaart</Guard> },
    ],
    { initialEntries: [path] },
  );
  await screen.show(<RouterProvider key={`${path} ${role}`} router={router} />);
  return screen.page.textContent;
}

describe('guards', () => {
  it('takes who is not logged in to the login screen, and keeps the wanted address', async () => {
    expect(await open('/admins/a1/groepen?toon=help')).toBe(
      'inloggen, dan naar /admins/a1/groepen?toon=help',
    );
  });

  it('opens each area to the roles of the specification and to no others', async () => {
    const opened: Record<string, Role[]> = { kantoor: [], groepen: [], kaart: [] };
    for (const role of ROLES) {
      for (const path of ['/superadmin/dashboard', '/admins/a1/groepen', '/leerling/u1/landkaart']) {
        const text = (await open(path, role)) ?? '';
        if (text in opened) opened[text]!.push(role);
        else expect(text).toContain('Hier mag je niet in');
      }
    }
    expect(opened).toEqual({
      kantoor: ['superadmin', 'office'],
      groepen: ['superadmin', 'office', 'schooladmin', 'docent', 'rtadmin', 'thuisadmin'],
      kaart: [...ROLES],
    });
  });

  it('says to adults for whom a page is, and keeps the address for who logs in as somebody else', async () => {
    expect(await open('/superadmin/dashboard', 'docent')).toContain(
      'Om deze bladzijde te openen moet je medewerker van het kantoor zijn. Je bent nu ingelogd als leerkracht.',
    );
    expect(await open('/superadmin/dashboard', 'leerling')).not.toContain('ingelogd als');
    const other = [...screen.page.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.startsWith('Log in als iemand anders'),
    );
    await act(async () => other!.click());
    expect(screen.page.textContent).toBe('inloggen, dan naar /superadmin/dashboard');
  });

  it('leaves a screen as soon as the session ends', async () => {
    expect(await open('/leerling/u1/landkaart', 'leerling')).toBe('kaart');
    await act(async () => session.logout('sessionEnded'));
    expect(screen.page.textContent).toContain('inloggen');
    expect(session.store.getState().ended).toBe('sessionEnded');
  });
});

describe('addresses', () => {
  it('gives each role its own start screen', () => {
    const start = (role: Role) => startScreen({ _id: 'u1', role, adminId: 'a1', exp: 9e9 });
    expect(ROLES.map((role) => [role, start(role)])).toEqual([
      ['superadmin', '/superadmin/dashboard'],
      ['office', '/superadmin/dashboard'],
      ['schooladmin', '/admins/a1/groepen'],
      ['docent', '/admins/a1/groepen'],
      ['rtadmin', '/admins/a1/groepen'],
      ['thuisadmin', '/admins/a1/groepen'],
      ['leerling', '/leerling/u1/landkaart'],
      ['demo', '/leerling/u1/landkaart'],
    ]);
  });

  it('writes a game as the specification does, accents encoded', () => {
    expect(paths.game('p1', 's1', 't1', 'piñata')).toBe(
      '/leerling/p1/somvensters/s1/taken/t1/spellen/pi%C3%B1ata',
    );
  });
});
