import {
  codeMail,
  confirmEmailMail,
  emailChangedMail,
  invitationMail,
  passwordChangedMail,
  resetMail,
  SECOND_MAILS,
} from './access.ts';
import {
  closingMail,
  confirmClosingMail,
  confirmTrialMail,
  destroyedMail,
  newAdminMail,
  openedMail,
  refusedMail,
  welcomeMail,
} from './accounts.ts';
import { CAMPAIGN_MAILS } from './campaigns.ts';
import {
  creditMail,
  invoiceMail,
  LICENCE_MAILS,
  orderRefusedMail,
  overUseMail,
  reminderMail,
} from './licence.ts';
import { answerMail, friendMail, messageMail } from './news.ts';
import { officeChangedMail, officeInvitationMail } from './office.ts';
import type { Template } from './template.ts';
import {
  webinarChangedMail,
  webinarLineMail,
  webinarMail,
  webinarOffMail,
  webinarRecordingMail,
  webinarReminderMail,
  webinarSeatMail,
  webinarTakenOffMail,
} from './webinars.ts';

/** Every letter there is, as the office sees them. A test reads the code for one that is not in here. */
export const TEMPLATES: readonly Template[] = [
  welcomeMail,
  openedMail,
  confirmTrialMail,
  refusedMail,
  invitationMail,
  newAdminMail,
  officeInvitationMail,
  officeChangedMail,
  resetMail,
  passwordChangedMail,
  confirmEmailMail,
  emailChangedMail,
  codeMail,
  ...Object.values(SECOND_MAILS),
  ...Object.values(LICENCE_MAILS),
  overUseMail,
  invoiceMail,
  creditMail,
  orderRefusedMail,
  reminderMail,
  messageMail,
  answerMail,
  webinarMail,
  webinarLineMail,
  webinarSeatMail,
  webinarTakenOffMail,
  webinarChangedMail,
  webinarReminderMail,
  webinarOffMail,
  webinarRecordingMail,
  friendMail,
  ...Object.values(CAMPAIGN_MAILS),
  confirmClosingMail,
  closingMail,
  destroyedMail,
];

/** Whether a mail, by its kind (`reset@be.3`), is of a letter that guards who logs in: with its link one could become its receiver. */
export const isOfSecurity = (kind: string): boolean =>
  TEMPLATES.some(({ key, sort }) => sort === 'security' && kind.split('@')[0] === key);
