import type { MenuItem } from '../ui/adult-shell.tsx';
import { office } from './wording.ts';
import { paths } from '../app/paths.ts';
import { text as accounts } from './accounts/wording.ts';
import { text as audit } from './audit/wording.ts';
import { text as calendars } from './calendars/wording.ts';
import { text as jobs } from '../admin/jobs/wording.ts';
import { text as invitations } from './invitations/wording.ts';
import { text as load } from './load/wording.ts';
import { text as members } from './members/wording.ts';
import { text as messages } from './messages/wording.ts';
import { text as norms } from './norms/wording.ts';
import { text as pupils } from './pupils/wording.ts';
import { text as roadmap } from './roadmap/wording.ts';
import { text as sounds } from './sounds/wording.ts';
import { text as relocations } from './relocations/wording.ts';
import { text as servers } from './known-servers/wording.ts';
import { text as templates } from './templates/wording.ts';
import { text as webinars } from './webinars/wording.ts';

/** The menu of the office, with how many questions of customers are open and how many orders wait. */
export const officeMenu = ({ questions, orders }: { questions: number; orders: number }): MenuItem[] => [
  {
    label: office('dashboard.title'),
    to: paths.office,
    icon: 'dashboard',
    action: 'office:dashboard',
    part: 'now',
  },
  {
    label: accounts('title'),
    to: paths.officeAccounts,
    icon: 'school',
    action: 'office:accounts',
    part: 'customers',
  },
  {
    label: office('applications'),
    to: paths.applications,
    icon: 'list',
    action: 'office:applications',
    part: 'customers',
  },
  {
    label: pupils('title'),
    to: paths.officePupils,
    icon: 'search',
    action: 'office:pupils',
    part: 'customers',
  },
  {
    label: relocations('title'),
    to: paths.relocations,
    icon: 'leave',
    action: 'office:moves',
    part: 'customers',
  },
  {
    label: office('invoices'),
    to: paths.invoices,
    icon: 'licence',
    action: 'office:invoices',
    count: orders,
    part: 'customers',
  },
  {
    label: messages('threads.title'),
    to: paths.officeThreads,
    icon: 'question',
    action: 'office:messages',
    count: questions,
    part: 'contact',
  },
  {
    label: messages('title'),
    to: paths.officeMessages,
    icon: 'message',
    action: 'office:messages',
    part: 'contact',
  },
  {
    label: invitations('title'),
    to: paths.campaigns,
    icon: 'friend',
    action: 'office:invitations',
    part: 'contact',
  },
  { label: office('mails'), to: paths.mails, icon: 'mail', action: 'office:mail', part: 'contact' },
  {
    label: office('bulletin'),
    to: paths.bulletin,
    icon: 'screen',
    action: 'office:bulletin',
    part: 'contact',
  },
  {
    label: webinars('title'),
    to: paths.webinars,
    icon: 'play',
    action: 'office:webinars',
    part: 'contact',
  },
  {
    label: roadmap('title'),
    to: paths.officeRoadmap,
    icon: 'road',
    action: 'office:roadmap',
    part: 'contact',
  },
  {
    label: norms('title'),
    to: paths.careNorms,
    icon: 'care',
    action: 'office:care-norms',
    part: 'kept',
  },
  { label: sounds('menu'), to: paths.sounds, icon: 'sound', action: 'office:sounds', part: 'kept' },
  {
    label: calendars('title'),
    to: paths.officeCalendars,
    icon: 'calendar',
    action: 'office:calendars',
    part: 'kept',
  },
  {
    label: templates('title'),
    to: paths.mailTemplates,
    icon: 'edit',
    action: 'office:templates',
    part: 'kept',
  },
  {
    label: servers('title'),
    to: paths.knownServers,
    icon: 'key',
    action: 'office:moves',
    part: 'kept',
  },
  { label: jobs('title'), to: paths.officeJobs, icon: 'idle', action: 'office:jobs', part: 'watched' },
  { label: load('title'), to: paths.load, icon: 'live', action: 'office:dashboard', part: 'watched' },
  {
    label: audit('title'),
    to: paths.auditLog,
    icon: 'list',
    action: 'office:audit',
    part: 'watched',
  },
  {
    label: office('privacy'),
    to: paths.agreements,
    icon: 'privacy',
    action: 'office:privacy',
    part: 'watched',
  },
  {
    label: members('title'),
    to: paths.colleagues,
    icon: 'group',
    action: 'office:colleagues',
    part: 'own',
  },
  { label: office('own'), to: paths.officeOwn, icon: 'account', action: 'profile:own', part: 'own' },
];
