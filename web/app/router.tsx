import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { Guard } from './guard.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { GROUP_SEGMENT } from './paths.ts';
import { FirstLoad, Root } from './root.tsx';
import { leaveToSite } from './to-site.ts';

const notFound: RouteObject = { path: '*', Component: NotFoundPage };

/** All screens in the order of spec section 2. An area's code is fetched when it is first opened. */
const ROUTES: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: FirstLoad,
    children: [
      { index: true, loader: leaveToSite },
      {
        path: 'superadmin',
        lazy: async () => {
          const { OfficeShell } = await import('../office/shell.tsx');
          return {
            element: (
              <Guard action="office:dashboard">
                <OfficeShell />
              </Guard>
            ),
          };
        },
        children: [
          {
            path: 'dashboard',
            lazy: async () => ({ Component: (await import('../office/dashboard-page.tsx')).DashboardPage }),
          },
          {
            path: 'admins/:adminId/accountgegevens',
            lazy: async () => ({ Component: (await import('../office/account-page.tsx')).OfficeAccountPage }),
          },
          {
            path: 'aanvragen',
            lazy: async () => ({
              Component: (await import('../office/applications/applications-page.tsx')).ApplicationsPage,
            }),
          },
          {
            path: 'aanvragen/:leadId',
            lazy: async () => ({
              Component: (await import('../office/applications/application-page.tsx')).ApplicationPage,
            }),
          },
          {
            path: 'verzonden-mail',
            lazy: async () => ({ Component: (await import('../office/mail/mails-page.tsx')).MailsPage }),
          },
          {
            path: 'verzonden-mail/:mailId',
            lazy: async () => ({ Component: (await import('../office/mail/mail-page.tsx')).MailPage }),
          },
          notFound,
        ],
      },
      {
        path: 'admins/:adminId',
        lazy: async () => {
          const { AdminShell } = await import('../admin/shell.tsx');
          return {
            element: (
              <Guard action="group:list">
                <AdminShell />
              </Guard>
            ),
          };
        },
        children: [
          {
            path: GROUP_SEGMENT,
            lazy: async () => ({ Component: (await import('../admin/groups/groups-page.tsx')).GroupsPage }),
          },
          {
            path: 'docenten',
            element: (
              <Guard action="staff:manage">
                <Outlet />
              </Guard>
            ),
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('../admin/teachers/teachers-page.tsx')).TeachersPage,
                }),
              },
            ],
          },
          {
            path: `${GROUP_SEGMENT}/indeling`,
            lazy: async () => ({ Component: (await import('../admin/groups/arrange-page.tsx')).ArrangePage }),
          },
          {
            path: `${GROUP_SEGMENT}/nieuw-schooljaar`,
            lazy: async () => ({
              Component: (await import('../admin/groups/new-year-page.tsx')).NewYearPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/schooljaren`,
            lazy: async () => ({
              Component: (await import('../admin/groups/years-page.tsx')).SchoolYearsPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/schooljaren/:groepId`,
            lazy: async () => ({ Component: (await import('../admin/groups/past-page.tsx')).PastGroupPage }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/leerlingen`,
            lazy: async () => ({ Component: (await import('../admin/pupils/pupils-page.tsx')).PupilsPage }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/leerlingen/toevoegen`,
            lazy: async () => ({
              Component: (await import('../admin/pupils/add/add-page.tsx')).AddPupilsPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/leerlingen/kinderen-toevoegen`,
            lazy: async () => ({
              Component: (await import('../admin/pupils/child/child-page.tsx')).AddChildPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/leerlingen/wachtwoorden`,
            lazy: async () => ({
              Component: (await import('../admin/pupils/passwords/passwords-page.tsx')).PasswordsPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/leerlingen/:leerlingId/oefeninstellingen`,
            lazy: async () => ({
              Component: (await import('../admin/settings/pupil-setting-page.tsx')).PupilSettingPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/oefeninstellingen`,
            lazy: async () => ({
              Component: (await import('../admin/settings/settings-page.tsx')).SettingsPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/oefeninstellingen/:oefeninstellingId`,
            lazy: async () => ({
              Component: (await import('../admin/settings/setting-page.tsx')).SettingPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/voortgang`,
            lazy: async () => ({ Component: (await import('../admin/board/board-page.tsx')).BoardPage }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/voortgang/overzicht`,
            lazy: async () => ({
              Component: (await import('../admin/progress/group-page.tsx')).GroupProgressPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/leerlingen/:leerlingId/voortgang`,
            lazy: async () => ({
              Component: (await import('../admin/progress/pupil-page.tsx')).PupilProgressPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/woordenlijsten`,
            lazy: async () => ({
              Component: (await import('../admin/word-lists/lists-page.tsx')).WordListsPage,
            }),
          },
          {
            path: `${GROUP_SEGMENT}/:groepId/woordenlijsten/:lijstId`,
            lazy: async () => ({
              Component: (await import('../admin/word-lists/list-page.tsx')).WordListPage,
            }),
          },
          {
            path: 'accountgegevens',
            lazy: async () => ({
              Component: (await import('../admin/account/account-page.tsx')).AccountPage,
            }),
          },
          {
            path: 'accountgegevens/mijn-gegevens',
            lazy: async () => ({
              Component: (await import('../admin/account/account-page.tsx')).OwnDetailsPage,
            }),
          },
          {
            path: 'accountgegevens/privacy',
            lazy: async () => ({
              Component: (await import('../admin/account/account-page.tsx')).PrivacyPage,
            }),
          },
          notFound,
        ],
      },
      {
        path: 'leerling/:leerlingId',
        lazy: async () => {
          const { PupilArea } = await import('../pupil/area.tsx');
          return {
            element: (
              <Guard action="pupil:map">
                <PupilArea />
              </Guard>
            ),
          };
        },
        children: [
          {
            path: 'landkaart',
            lazy: async () => ({ Component: (await import('../pupil/map-page.tsx')).MapPage }),
          },
          {
            path: 'somvensters/:somvensterId/taken/:taakId/spellen/:game',
            lazy: async () => ({ Component: (await import('../pupil/game-page.tsx')).GamePage }),
          },
          notFound,
        ],
      },
      {
        path: 'auth/wachtwoordaanvragen',
        lazy: async () => ({
          Component: (await import('../auth/reset/request-page.tsx')).RequestPasswordPage,
        }),
      },
      {
        path: 'auth/wachtwoordherstellen/:userId/:herstelToken',
        lazy: async () => ({ Component: (await import('../auth/reset/reset-page.tsx')).ResetPasswordPage }),
      },
      {
        path: 'auth/mailbevestigen/:userId/:token',
        lazy: async () => ({
          Component: (await import('../auth/reset/confirm-email-page.tsx')).ConfirmEmailPage,
        }),
      },
      {
        path: 'auth/kaart',
        lazy: async () => ({ Component: (await import('../auth/card/card-page.tsx')).CardPage }),
      },
      {
        path: 'auth/login',
        lazy: async () => ({ Component: (await import('../auth/login/login-page.tsx')).LoginPage }),
      },
      {
        path: 'auth/login-sso',
        lazy: async () => ({
          Component: (await import('../auth/login-sso/login-sso-page.tsx')).LoginSsoPage,
        }),
      },
      { path: 'home', loader: leaveToSite },
      { path: 'site/:page', loader: leaveToSite, Component: NotFoundPage },
      notFound,
    ],
  },
];

/** Makes the router of the app. A session that ends takes every guarded screen to the login screen. */
export const createRouter = () => createBrowserRouter(ROUTES, { basename: '/app' });
