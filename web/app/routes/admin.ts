import { redirect, type RouteObject } from 'react-router';
import { GROUP_SEGMENT, OTHER_GROUP_SEGMENT } from '../paths.ts';
import { screen } from './screen.tsx';

/** A group in the address, in the words of the variant. */
const GROUP = `${GROUP_SEGMENT}/:groepId`;

/** Screens of the admin area, below `admins/{adminId}`. */
export const ADMIN_SCREENS: RouteObject[] = [
  {
    path: `${OTHER_GROUP_SEGMENT}/*`,
    // Nothing is shown: it leads on.
    element: null,
    loader({ request }) {
      const { pathname, search } = new URL(request.url);
      const own = pathname.replace(`/${OTHER_GROUP_SEGMENT}`, `/${GROUP_SEGMENT}`);
      return redirect(own.slice(import.meta.env.BASE_URL.length - 1) + search);
    },
  },
  screen(GROUP_SEGMENT, async () => (await import('../../admin/groups/groups-page.tsx')).GroupsPage, {
    name: 'a-groepen',
    action: 'group:list',
  }),
  screen('docenten', async () => (await import('../../admin/teachers/teachers-page.tsx')).TeachersPage, {
    action: 'staff:manage',
  }),
  screen(
    `${GROUP_SEGMENT}/indeling`,
    async () => (await import('../../admin/groups/arrange-page.tsx')).ArrangePage,
    { action: 'group:edit' },
  ),
  screen(
    `${GROUP_SEGMENT}/kaartjes`,
    async () => (await import('../../admin/groups/cards-page.tsx')).GroupCardsPage,
    { action: 'pupil:password' },
  ),
  screen(
    `${GROUP_SEGMENT}/nieuw-schooljaar`,
    async () => (await import('../../admin/groups/new-year-page.tsx')).NewYearPage,
    { action: 'group:edit' },
  ),
  screen(
    `${GROUP_SEGMENT}/schooljaren`,
    async () => (await import('../../admin/groups/years-page.tsx')).SchoolYearsPage,
    { action: 'group:list' },
  ),
  screen(
    `${GROUP_SEGMENT}/schooljaren/:groepId`,
    async () => (await import('../../admin/groups/past-page.tsx')).PastGroupPage,
    { action: 'group:list' },
  ),
  screen(`${GROUP}/leerlingen`, async () => (await import('../../admin/pupils/pupils-page.tsx')).PupilsPage, {
    name: 'a-leerlingen',
    action: 'pupil:list',
  }),
  screen(
    `${GROUP}/leerlingen/toevoegen`,
    async () => (await import('../../admin/pupils/add/add-page.tsx')).AddPupilsPage,
    { action: 'pupil:add' },
  ),
  screen(
    `${GROUP}/leerlingen/kinderen-toevoegen`,
    async () => (await import('../../admin/pupils/child/child-page.tsx')).AddChildPage,
    { action: 'pupil:add' },
  ),
  screen(
    `${GROUP}/leerlingen/verhuistoken-inlezen`,
    async () => (await import('../../admin/moves/take-page.tsx')).TakeMovePage,
    { action: 'move:read' },
  ),
  screen(
    `${GROUP}/leerlingen/:leerlingId/verhuistoken`,
    async () => (await import('../../admin/moves/make-page.tsx')).MakeMovePage,
    { action: 'move:make' },
  ),
  screen('verhuizingen', async () => (await import('../../admin/moves/moves-page.tsx')).MovesPage, {
    action: 'move:read',
  }),
  screen(
    `${GROUP}/leerlingen/wachtwoorden`,
    async () => (await import('../../admin/pupils/passwords/passwords-page.tsx')).PasswordsPage,
    { action: 'pupil:password' },
  ),
  screen(
    `${GROUP}/leerlingen/:leerlingId/oefeninstellingen`,
    async () => (await import('../../admin/settings/pupil-setting-page.tsx')).PupilSettingPage,
    { action: 'settings:pupil' },
  ),
  screen(
    `${GROUP}/oefeninstellingen`,
    async () => (await import('../../admin/settings/settings-page.tsx')).SettingsPage,
    { action: 'settings:group' },
  ),
  screen(
    `${GROUP}/oefeninstellingen/:oefeninstellingId`,
    async () => (await import('../../admin/settings/setting-page.tsx')).SettingPage,
    { action: 'settings:group' },
  ),
  screen(`${GROUP}/voortgang`, async () => (await import('../../admin/board/board-page.tsx')).BoardPage, {
    action: 'group:progress',
  }),
  screen(
    `${GROUP}/voortgang/overzicht`,
    async () => (await import('../../admin/progress/group-page.tsx')).GroupProgressPage,
    { action: 'group:progress' },
  ),
  screen(
    `${GROUP}/leerlingen/:leerlingId/voortgang`,
    async () => (await import('../../admin/progress/pupil-page.tsx')).PupilProgressPage,
    { action: 'pupil:progress' },
  ),
  screen(
    `${GROUP}/woordenlijsten`,
    async () => (await import('../../admin/word-lists/lists-page.tsx')).WordListsPage,
    { action: 'wordlist:edit' },
  ),
  screen(
    `${GROUP}/woordenlijsten/:lijstId`,
    async () => (await import('../../admin/word-lists/list-page.tsx')).WordListPage,
    { action: 'wordlist:edit' },
  ),
  screen(
    `${GROUP}/methodetoetsen`,
    async () => (await import('../../admin/tests/tests-page.tsx')).MethodTestsPage,
    { action: 'test:method' },
  ),
  screen(
    `${GROUP}/methodetoetsen/:toetsId`,
    async () => (await import('../../admin/tests/test-page.tsx')).MethodTestPage,
    { action: 'test:method' },
  ),
  screen(
    `${GROUP}/instaptoetsen`,
    async () => (await import('../../admin/placement/placements-page.tsx')).PlacementsPage,
    { action: 'test:place' },
  ),
  screen(
    `${GROUP}/instaptoetsen/:toetsId`,
    async () => (await import('../../admin/placement/placement-page.tsx')).PlacementPage,
    { action: 'test:place' },
  ),
  screen('zorgleerlingen', async () => (await import('../../admin/care/care-page.tsx')).CarePage, {
    action: 'care:read',
  }),
  screen(
    'zorgleerlingen/handelingsplanaanmaken',
    async () => (await import('../../admin/care/groups/new-group-page.tsx')).NewGroupPlanPage,
    { action: 'care:edit' },
  ),
  screen(
    'zorgleerlingen/groepsplannen/:groepsplanId',
    async () => (await import('../../admin/care/groups/group-plan-page.tsx')).GroupPlanPage,
    { action: 'care:read' },
  ),
  screen(
    'zorgleerlingen/groepsplannen/:groepsplanId/edit',
    async () => (await import('../../admin/care/groups/edit-group-page.tsx')).EditGroupPlanPage,
    { action: 'care:edit' },
  ),
  screen(
    'zorgleerlingen/effect',
    async () => (await import('../../admin/care-report/report-page.tsx')).CareReportPage,
    { action: 'care:report' },
  ),
  screen(
    `${GROUP}/leerlingen/:leerlingId/zorgtraject`,
    async () => (await import('../../admin/care/trajectory-page.tsx')).TrajectoryPage,
    { action: 'care:read' },
  ),
  screen(
    `${GROUP}/leerlingen/:leerlingId/zorgtraject/handelingsplanaanmaken`,
    async () => (await import('../../admin/care/new-plan-page.tsx')).NewPlanPage,
    { action: 'care:edit' },
  ),
  screen(
    `${GROUP}/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId`,
    async () => (await import('../../admin/care/plan-page.tsx')).PlanPage,
    { action: 'care:read' },
  ),
  screen(
    `${GROUP}/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/edit`,
    async () => (await import('../../admin/care/edit-page.tsx')).EditPlanPage,
    { action: 'care:edit' },
  ),
  screen(
    `${GROUP}/leerlingen/:leerlingId/zorgtraject/handelingsplan/:handelingsplanId/eindtoets`,
    async () => (await import('../../admin/plan-test/end-test-page.tsx')).EndTestPage,
    { action: 'test:set' },
  ),
  screen('lvsspelling', async () => (await import('../../admin/lvs/lvs-page.tsx')).LvsPage, {
    name: 'a-lvsspelling',
    action: 'lvs:import',
  }),
  screen(
    'lvsspelling/:importId',
    async () => (await import('../../admin/lvs/import-page.tsx')).LvsImportPage,
    {
      action: 'lvs:import',
    },
  ),
  screen('berichten', async () => (await import('../../admin/messages/messages-page.tsx')).MessagesPage, {
    name: 'berichten',
    action: 'message:read',
  }),
  screen(
    'berichten/vragen',
    async () => (await import('../../admin/messages/threads-page.tsx')).ThreadsPage,
    {
      action: 'message:ask',
    },
  ),
  screen('berichten/vragen/nieuw', async () => (await import('../../admin/messages/ask-page.tsx')).AskPage, {
    action: 'message:ask',
  }),
  screen(
    'berichten/vragen/:vraagId',
    async () => (await import('../../admin/messages/thread-page.tsx')).ThreadPage,
    { action: 'message:ask' },
  ),
  screen(
    'berichten/:berichtId',
    async () => (await import('../../admin/messages/message-page.tsx')).MessagePage,
    { action: 'message:read' },
  ),
  screen(
    'vriend-uitnodigen',
    async () => (await import('../../admin/friends/friends-page.tsx')).FriendsPage,
    {
      name: 'vriend-uitnodigen',
      action: 'friend:invite',
    },
  ),
  screen('roadmap', async () => (await import('../../admin/roadmap/roadmap-page.tsx')).RoadmapPage, {
    name: 'roadmap',
    action: 'roadmap:use',
  }),
  screen('roadmap/nieuw', async () => (await import('../../admin/roadmap/idea-page.tsx')).IdeaPage, {
    action: 'roadmap:use',
  }),
  screen('roadmap/:puntId', async () => (await import('../../admin/roadmap/item-page.tsx')).RoadmapItemPage, {
    action: 'roadmap:use',
  }),
  screen('licentie', async () => (await import('../../admin/licence/licence-page.tsx')).LicencePage, {
    action: 'licence:read',
  }),
  screen('prullenbak', async () => (await import('../../admin/trash/trash-page.tsx')).TrashPage, {
    action: 'trash:read',
  }),
  screen('edexml', async () => (await import('../../admin/edexml/edexml-page.tsx')).EdexmlPage, {
    name: 'a-edexml',
    action: 'edexml:import',
  }),
  screen('edexml/:importId', async () => (await import('../../admin/edexml/import-page.tsx')).ImportPage, {
    action: 'roster:import',
  }),
  screen('leerlingenlijst', async () => (await import('../../admin/edexml/list-page.tsx')).ListPage, {
    action: 'roster:import',
  }),
  screen('achtergrondwerk', async () => (await import('../../admin/jobs/jobs-page.tsx')).JobsPage, {
    action: 'job:read',
  }),
  screen('achtergrondwerk/:jobId', async () => (await import('../../admin/jobs/jobs-page.tsx')).JobPage, {
    action: 'job:read',
  }),
  screen('accountgegevens', async () => (await import('../../admin/account/account-page.tsx')).AccountPage),
  screen(
    'accountgegevens/mijn-gegevens',
    async () => (await import('../../admin/account/account-page.tsx')).OwnDetailsPage,
    { action: 'profile:own' },
  ),
  screen(
    'accountgegevens/schoollogin',
    async () => (await import('../../admin/account/account-page.tsx')).SchoolSsoPage,
    { action: 'sso:settings' },
  ),
  screen(
    'accountgegevens/vakanties',
    async () => (await import('../../admin/account/account-page.tsx')).HolidaysPage,
    { action: 'calendar:edit' },
  ),
  screen(
    'accountgegevens/privacy',
    async () => (await import('../../admin/account/account-page.tsx')).PrivacyPage,
  ),
  screen(
    'accountgegevens/privacy/verzoeken',
    async () => (await import('../../admin/privacy/requests-page.tsx')).RequestsPage,
    { action: 'privacy:requests' },
  ),
  screen(
    'accountgegevens/privacy/overeenkomst',
    async () => (await import('../../admin/privacy/agreement-page.tsx')).AgreementPage,
    { action: 'privacy:agree' },
  ),
  screen(
    'accountgegevens/privacy/bijsluiter',
    async () => (await import('../../admin/privacy/leaflet-page.tsx')).LeafletPage,
    { action: 'privacy:read' },
  ),
];
