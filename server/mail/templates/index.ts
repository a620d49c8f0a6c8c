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
import { creditMail, invoiceMail, LICENCE_MAILS, overUseMail, reminderMail } from './licence.ts';
import { answerMail, friendMail, messageMail } from './news.ts';
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
