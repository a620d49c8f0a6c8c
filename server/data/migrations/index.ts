import type { MigrationProvider } from 'kysely/migration';
import * as start from './0001-start.ts';
import * as answersInTime from './0002-answers-in-time.ts';
import * as wordLists from './0003-word-lists.ts';
import * as practice from './0004-practice.ts';
import * as rewards from './0005-rewards.ts';
import * as settings from './0006-settings.ts';
import * as board from './0007-board.ts';
import * as progress from './0008-progress.ts';
import * as methods from './0009-methods.ts';
import * as klodder from './0010-klodder.ts';
import * as dayCountsCategory from './0011-day-counts-category.ts';
import * as keepsakes from './0012-keepsakes.ts';
import * as sessions from './0014-sessions.ts';
import * as leads from './0015-leads.ts';
import * as mail from './0016-mail.ts';
import * as groups from './0017-groups.ts';
import * as staff from './0020-staff.ts';
import * as lastLogin from './0022-last-login.ts';
import * as pupils from './0018-pupils.ts';
import * as cards from './0019-cards.ts';
import * as ssoScreens from './0021-sso-screens.ts';
import * as bulletin from './0023-bulletin.ts';
import * as groupTrash from './0024-group-trash.ts';
import * as pupilPeriods from './0025-pupil-periods.ts';
import * as chosenInGame from './0026-chosen-in-game.ts';
import * as knownDevices from './0027-known-devices.ts';
import * as keyMarks from './0028-key-marks.ts';
import * as installation from './0029-installation.ts';
import * as letterLines from './0030-letter-lines.ts';
import * as trash from './0031-trash.ts';
import * as fold from './0032-fold.ts';
import * as processes from './0033-processes.ts';
import * as jobs from './0034-jobs.ts';
import * as licences from './0035-licences.ts';
import * as bringIn from './0036-import.ts';
import * as orders from './0037-orders.ts';
import * as messages from './0038-messages.ts';
import * as moves from './0039-moves.ts';
import * as lvs from './0040-lvs.ts';
import * as friends from './0042-friends.ts';
import * as dataExports from './0044-exports.ts';
import * as second from './0043-second.ts';
import * as erasing from './0045-erasing.ts';
import * as movesRest from './0048-moves-rest.ts';
import * as agreements from './0046-agreements.ts';
import * as reminders from './0049-reminders.ts';
import * as passkeys from './0050-passkeys.ts';
import * as thrownAndLeft from './0051-thrown-and-left.ts';
import * as features from './0052-features.ts';
import * as tests from './0053-tests.ts';
import * as roundWords from './0054-round-words.ts';
import * as care from './0055-care.ts';
import * as calendars from './0056-calendars.ts';
import * as planTests from './0057-plan-tests.ts';
import * as careSignals from './0061-care-signals.ts';
import * as typed from './0059-typed.ts';
import * as groupPlans from './0062-group-plans.ts';
import * as plansAlong from './0063-plans-along.ts';
import * as thirdForm from './0064-third-form.ts';
import * as placements from './0065-placements.ts';
import * as officeCalendars from './0066-office-calendars.ts';
import * as careEvidence from './0067-care-evidence.ts';
import * as auditReasons from './0068-audit-reasons.ts';
import * as officeAccounts from './0069-office-accounts.ts';
import * as lookOns from './0070-look-ons.ts';
import * as nameViews from './0071-name-views.ts';
import * as mailTemplates from './0073-mail-templates.ts';
import * as operationHours from './0076-operation-hours.ts';
import * as soundReports from './0077-sound-reports.ts';
import * as figures from './0078-figures.ts';
import * as relocations from './0079-relocations.ts';
import * as campaigns from './0080-campaigns.ts';
import * as webinars from './0081-webinars.ts';
import * as auditOfAccount from './0082-audit-of-account.ts';
import * as refunds from './0086-refunds.ts';
import * as attachments from './0047-attachments.ts';

/** Every migration by name; they run in the order of their names and are never changed afterwards. */
export const migrations: MigrationProvider = {
  getMigrations: async () => ({
    '0001-start': start,
    '0002-answers-in-time': answersInTime,
    '0003-word-lists': wordLists,
    '0004-practice': practice,
    '0005-rewards': rewards,
    '0006-settings': settings,
    '0007-board': board,
    '0008-progress': progress,
    '0009-methods': methods,
    '0010-klodder': klodder,
    '0011-day-counts-category': dayCountsCategory,
    '0012-keepsakes': keepsakes,
    '0014-sessions': sessions,
    '0015-leads': leads,
    '0016-mail': mail,
    '0017-groups': groups,
    '0020-staff': staff,
    '0018-pupils': pupils,
    '0019-cards': cards,
    '0021-sso-screens': ssoScreens,
    '0022-last-login': lastLogin,
    '0023-bulletin': bulletin,
    '0024-group-trash': groupTrash,
    '0025-pupil-periods': pupilPeriods,
    '0026-chosen-in-game': chosenInGame,
    '0027-known-devices': knownDevices,
    '0028-key-marks': keyMarks,
    '0029-installation': installation,
    '0030-letter-lines': letterLines,
    '0031-trash': trash,
    '0032-fold': fold,
    '0033-processes': processes,
    '0034-jobs': jobs,
    '0035-licences': licences,
    '0036-import': bringIn,
    '0037-orders': orders,
    '0038-messages': messages,
    '0039-moves': moves,
    '0040-lvs': lvs,
    '0042-friends': friends,
    '0043-second': second,
    '0044-exports': dataExports,
    '0045-erasing': erasing,
    '0046-agreements': agreements,
    '0047-attachments': attachments,
    '0048-moves-rest': movesRest,
    '0049-reminders': reminders,
    '0050-passkeys': passkeys,
    '0051-thrown-and-left': thrownAndLeft,
    '0052-features': features,
    '0053-tests': tests,
    '0054-round-words': roundWords,
    '0055-care': care,
    '0056-calendars': calendars,
    '0057-plan-tests': planTests,
    '0059-typed': typed,
    '0061-care-signals': careSignals,
    '0062-group-plans': groupPlans,
    '0063-plans-along': plansAlong,
    '0064-third-form': thirdForm,
    '0065-placements': placements,
    '0066-office-calendars': officeCalendars,
    '0067-care-evidence': careEvidence,
    '0068-audit-reasons': auditReasons,
    '0069-office-accounts': officeAccounts,
    '0070-look-ons': lookOns,
    '0071-name-views': nameViews,
    '0073-mail-templates': mailTemplates,
    '0076-operation-hours': operationHours,
    '0077-sound-reports': soundReports,
    '0078-figures': figures,
    '0079-relocations': relocations,
    '0080-campaigns': campaigns,
    '0081-webinars': webinars,
    '0082-audit-of-account': auditOfAccount,
    '0086-refunds': refunds,
  }),
};
