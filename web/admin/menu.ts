import type { AccountKind } from '../../server/contract/lead-kinds.ts';
import { paths } from '../app/paths.ts';
import type { MenuItem } from '../ui/adult-shell.tsx';
import { text as care } from './care/wording.ts';
import { text as edexml } from './edexml/wording.ts';
import { text as friends } from './friends/wording.ts';
import { text as jobs } from './jobs/wording.ts';
import { text as licence } from './licence/wording.ts';
import { text as lvs } from './lvs/wording.ts';
import { text as messages } from './messages/wording.ts';
import { text as moves } from './moves/wording.ts';
import { text as roadmap } from './roadmap/wording.ts';
import { text as teachers } from './teachers/wording.ts';
import { text as trash } from './trash/wording.ts';
import { admin } from './wording.ts';

interface Known {
  adminId: string;
  /** Undefined until it is known: what not every kind of account has waits for it. */
  kind: AccountKind | undefined;
  /** Of a teacher: whether they bring in pupils and test results. */
  mayImport: boolean;
  /** Whether the office gave them action plans. */
  hasCare: boolean;
  /** Whether licences count here. */
  hasLicence: boolean;
  /** How many messages and answers are new. */
  news: number;
}

/** The menu of an account, in parts: its people, what comes in and goes out, what there is to read, and the account itself. */
export function menuOf({ adminId, kind, mayImport, hasCare, hasLicence, news }: Known): MenuItem[] {
  const isSchool = kind === 'school';
  const isPractice = kind === 'rt';
  const items: (MenuItem | false)[] = [
    {
      part: 'people',
      label: admin('groups.title'),
      to: paths.groups(adminId),
      icon: 'group',
      action: 'group:list',
    },
    isSchool &&
      hasCare && {
        part: 'people',
        label: care('title'),
        to: paths.care(adminId),
        icon: 'care',
        action: 'care:read',
      },
    (isSchool || isPractice) && {
      part: 'people',
      label: teachers('title'),
      to: paths.teachers(adminId),
      icon: 'school',
      action: 'staff:manage',
    },
    isSchool &&
      mayImport && {
        part: 'in-out',
        label: edexml('title'),
        to: paths.edexml(adminId),
        icon: 'upload',
        action: 'edexml:import',
      },
    isPractice &&
      mayImport && {
        part: 'in-out',
        label: edexml('listTitle'),
        to: paths.bringInList(adminId),
        icon: 'upload',
        action: 'roster:import',
      },
    (isSchool || isPractice) &&
      mayImport && {
        part: 'in-out',
        label: lvs('title'),
        to: paths.lvs(adminId),
        icon: 'tests',
        action: 'lvs:import',
      },
    { part: 'in-out', label: moves('title'), to: paths.moves(adminId), icon: 'leave', action: 'move:read' },
    { part: 'in-out', label: jobs('title'), to: paths.jobs(adminId), icon: 'idle', action: 'job:read' },
    { part: 'in-out', label: trash('title'), to: paths.trash(adminId), icon: 'trash', action: 'trash:read' },
    {
      part: 'read',
      label: messages('title'),
      to: paths.messages(adminId),
      icon: 'message',
      action: 'message:read',
      count: news,
    },
    {
      part: 'read',
      label: roadmap('title'),
      to: paths.roadmap(adminId),
      icon: 'road',
      action: 'roadmap:use',
    },
    hasLicence && {
      part: 'account',
      label: licence('title'),
      to: paths.licence(adminId),
      icon: 'licence',
      action: 'licence:read',
    },
    hasLicence && {
      part: 'account',
      label: friends('title'),
      to: paths.friends(adminId),
      icon: 'friend',
      action: 'friend:invite',
    },
    {
      part: 'account',
      label: admin('account'),
      to: paths.account(adminId),
      icon: 'account',
      action: 'profile:own',
    },
  ];
  return items.filter((item) => item !== false);
}
