import type { RouteObject } from 'react-router';
import { CrashPage } from '../crash-page.tsx';
import { FirstLoad, Root } from '../root.tsx';
import { leaveToSite } from '../to-site.ts';
import { ADMIN_SCREENS } from './admin.ts';
import { AUTH_SCREENS } from './auth.ts';
import { OFFICE_SCREENS } from './office.ts';
import { PUPIL_SCREENS } from './pupil.ts';
import { area, screen } from './screen.tsx';

const loadNotFound = async () => (await import('../not-found-page.tsx')).NotFoundPage;
const notFound = screen('*', loadNotFound);

/** All screens in the order of spec section 2. An area's code is fetched when it is first opened. */
export const ROUTES: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: FirstLoad,
    children: [
      area(
        'superadmin',
        async () => (await import('../../office/shell.tsx')).OfficeShell,
        'office:dashboard',
        [...OFFICE_SCREENS, notFound],
      ),
      area('admins/:adminId', async () => (await import('../../admin/shell.tsx')).AdminShell, 'group:list', [
        ...ADMIN_SCREENS,
        notFound,
      ]),
      area(
        'leerling/:leerlingId',
        async () => (await import('../../pupil/area.tsx')).PupilArea,
        'pupil:map',
        [...PUPIL_SCREENS, notFound],
      ),
      { index: true, element: null, loader: leaveToSite },
      { path: 'home', element: null, loader: leaveToSite },
      { ...screen('site/:page', loadNotFound), loader: leaveToSite },
      screen('meekijken', async () => (await import('../looking/looking-page.tsx')).LookingPage),
      ...AUTH_SCREENS,
      notFound,
    ],
  },
];
