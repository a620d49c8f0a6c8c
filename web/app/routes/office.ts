import { redirect, type RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { screen } from './screen.tsx';

/** Screens of the office area, below `superadmin`. */
export const OFFICE_SCREENS: RouteObject[] = [
  { index: true, element: null, loader: () => redirect(paths.office) },
  screen('dashboard', async () => (await import('../../office/dashboard-page.tsx')).DashboardPage, {
    name: 'o-dashboard',
    action: 'office:dashboard',
  }),
  screen('admins', async () => (await import('../../office/accounts/accounts-page.tsx')).AccountsPage, {
    name: 'admins',
    action: 'office:accounts',
  }),
  screen(
    'admins/aanmaken',
    async () => (await import('../../office/accounts/make-page.tsx')).MakeAccountPage,
    { action: 'office:accounts' },
  ),
  screen(
    'admins/:adminId/accountgegevens',
    async () => (await import('../../office/account-page.tsx')).OfficeAccountPage,
    { action: 'account:details' },
  ),
  screen(
    'admins/:adminId/accountgegevens/schoollogin',
    async () => (await import('../../office/account-page.tsx')).OfficeSsoPage,
    { action: 'sso:settings' },
  ),
  screen(
    'admins/:adminId/accountgegevens/licentie',
    async () => (await import('../../office/account-page.tsx')).OfficeLicencePage,
    { action: 'office:licences' },
  ),
  screen(
    'admins/:adminId/accountgegevens/tweede-stap',
    async () => (await import('../../office/account-page.tsx')).OfficePeoplePage,
    { action: 'office:second' },
  ),
  screen(
    'admins/:adminId/accountgegevens/onderdelen',
    async () => (await import('../../office/account-page.tsx')).OfficeFeaturesPage,
    { action: 'office:features' },
  ),
  screen(
    'admins/:adminId/accountgegevens/kantoor',
    async () => (await import('../../office/account-page.tsx')).OfficeKeptPage,
    { action: 'office:accounts' },
  ),
  screen('medewerkers', async () => (await import('../../office/members/members-page.tsx')).MembersPage, {
    action: 'office:colleagues',
  }),
  screen('leerlingen', async () => (await import('../../office/pupils/pupils-page.tsx')).OfficePupilsPage, {
    action: 'office:pupils',
  }),
  screen(
    'leerlingen/:leerlingId',
    async () => (await import('../../office/pupils/pupil-page.tsx')).OfficePupilPage,
    { action: 'office:pupils' },
  ),
  screen('facturen', async () => (await import('../../office/invoices/invoices-page.tsx')).InvoicesPage, {
    action: 'office:invoices',
  }),
  screen('achtergrondwerk', async () => (await import('../../office/jobs/jobs-pages.tsx')).OfficeJobsPage, {
    action: 'office:jobs',
  }),
  screen(
    'achtergrondwerk/:jobId',
    async () => (await import('../../office/jobs/jobs-pages.tsx')).OfficeJobPage,
    { action: 'office:jobs' },
  ),
  screen('belasting', async () => (await import('../../office/load/load-page.tsx')).LoadPage, {
    action: 'office:dashboard',
  }),
  screen('uitspraak', async () => (await import('../../office/sounds/sounds-page.tsx')).SoundsPage, {
    action: 'office:sounds',
  }),
  screen('privacy', async () => (await import('../../office/privacy/privacy-page.tsx')).OfficePrivacyPage, {
    action: 'office:privacy',
  }),
  screen(
    'admins/:adminId/accountgegevens/privacy',
    async () => (await import('../../office/account-page.tsx')).OfficeAgreementsPage,
    { action: 'office:privacy' },
  ),
  screen('logboek', async () => (await import('../../office/audit/audit-page.tsx')).AuditPage, {
    action: 'office:audit',
  }),
  screen(
    'verhuizingen',
    async () => (await import('../../office/relocations/relocations-page.tsx')).RelocationsPage,
    { action: 'office:moves' },
  ),
  screen(
    'verhuizingen/:verhuizingId',
    async () => (await import('../../office/relocations/relocation-page.tsx')).RelocationPage,
    { action: 'office:moves' },
  ),
  screen(
    'admins/:adminId/verhuis-admin',
    async () => (await import('../../office/account-page.tsx')).OfficeRelocationsPage,
    { action: 'office:moves' },
  ),
  screen(
    'bekende-servers',
    async () => (await import('../../office/known-servers/known-servers-page.tsx')).KnownServersPage,
    { action: 'office:moves' },
  ),
  screen('zorgnormen', async () => (await import('../../office/norms/norms-page.tsx')).NormsPage, {
    action: 'office:care-norms',
  }),
  screen(
    'schoolvakanties',
    async () => (await import('../../office/calendars/calendars-page.tsx')).CalendarsPage,
    { action: 'office:calendars' },
  ),
  screen(
    'schoolvakanties/:regio/:jaar',
    async () => (await import('../../office/calendars/year-page.tsx')).CalendarYearPage,
    { action: 'office:calendars' },
  ),
  screen('mijn-gegevens', async () => (await import('../../office/own-page.tsx')).OfficeOwnPage, {
    action: 'profile:own',
  }),
  screen(
    'aanvragen',
    async () => (await import('../../office/applications/applications-page.tsx')).ApplicationsPage,
    { action: 'office:applications' },
  ),
  screen(
    'aanvragen/:leadId',
    async () => (await import('../../office/applications/application-page.tsx')).ApplicationPage,
    { action: 'office:applications' },
  ),
  screen('op-de-site', async () => (await import('../../office/bulletin/bulletin-page.tsx')).BulletinPage, {
    action: 'office:bulletin',
  }),
  screen(
    'op-de-site/nieuw/:soort',
    async () => (await import('../../office/bulletin/item-page.tsx')).NewItemPage,
    { action: 'office:bulletin' },
  ),
  screen('op-de-site/:itemId', async () => (await import('../../office/bulletin/item-page.tsx')).ItemPage, {
    action: 'office:bulletin',
  }),
  screen('webinars', async () => (await import('../../office/webinars/webinars-page.tsx')).WebinarsPage, {
    action: 'office:webinars',
  }),
  screen(
    'webinars/nieuw',
    async () => (await import('../../office/webinars/webinar-page.tsx')).NewWebinarPage,
    { action: 'office:webinars' },
  ),
  screen(
    'webinars/:webinarId',
    async () => (await import('../../office/webinars/webinar-page.tsx')).WebinarPage,
    { action: 'office:webinars' },
  ),
  screen(
    'webinars/:webinarId/gegevens',
    async () => (await import('../../office/webinars/webinar-page.tsx')).WebinarDetailsPage,
    { action: 'office:webinars' },
  ),
  screen(
    'berichten',
    async () => (await import('../../office/messages/messages-page.tsx')).OfficeMessagesPage,
    {
      action: 'office:messages',
    },
  ),
  screen(
    'berichten/nieuw',
    async () => (await import('../../office/messages/message-page.tsx')).NewOfficeMessagePage,
    { action: 'office:messages' },
  ),
  screen(
    'berichten/:berichtId',
    async () => (await import('../../office/messages/message-page.tsx')).OfficeMessagePage,
    { action: 'office:messages' },
  ),
  screen(
    'uitnodigingen',
    async () => (await import('../../office/invitations/campaigns-page.tsx')).CampaignsPage,
    { action: 'office:invitations' },
  ),
  screen(
    'uitnodigingen/:uitnodigingId',
    async () => (await import('../../office/invitations/campaign-page.tsx')).CampaignPage,
    { action: 'office:invitations' },
  ),
  screen(
    'uitnodiging-versturen',
    async () => (await import('../../office/invitations/send-page.tsx')).SendCampaignPage,
    { action: 'office:invitations' },
  ),
  screen('vragen', async () => (await import('../../office/messages/threads-page.tsx')).OfficeThreadsPage, {
    action: 'office:messages',
  }),
  screen(
    'vragen/:vraagId',
    async () => (await import('../../office/messages/thread-page.tsx')).OfficeThreadPage,
    { action: 'office:messages' },
  ),
  screen('roadmap', async () => (await import('../../office/roadmap/roadmap-page.tsx')).OfficeRoadmapPage, {
    action: 'office:roadmap',
  }),
  screen(
    'roadmap/nieuw',
    async () => (await import('../../office/roadmap/item-page.tsx')).NewRoadmapItemPage,
    {
      action: 'office:roadmap',
    },
  ),
  screen(
    'roadmap/:puntId',
    async () => (await import('../../office/roadmap/item-page.tsx')).OfficeRoadmapItemPage,
    { action: 'office:roadmap' },
  ),
  screen(
    'mailtemplates',
    async () => (await import('../../office/templates/templates-page.tsx')).TemplatesPage,
    { action: 'office:templates' },
  ),
  screen(
    'mailtemplates/:mail',
    async () => (await import('../../office/templates/template-page.tsx')).TemplatePage,
    { action: 'office:templates' },
  ),
  screen(
    'mailtemplates/:mail/vlaanderen',
    async () => (await import('../../office/templates/template-page.tsx')).FlemishTemplatePage,
    { action: 'office:templates' },
  ),
  screen('verzonden-mail', async () => (await import('../../office/mail/mails-page.tsx')).MailsPage, {
    action: 'office:mail',
  }),
  screen('verzonden-mail/:mailId', async () => (await import('../../office/mail/mail-page.tsx')).MailPage, {
    action: 'office:mail',
  }),
];
