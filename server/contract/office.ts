import { z } from 'zod';
import { defineCall } from './call.ts';

export const dashboard = defineCall({
  id: 'dashboard',
  method: 'GET',
  path: '/api/office/dashboard',
  action: 'office:dashboard',
  summary: 'Kerncijfers voor het kantoor.',
  response: z.object({
    accounts: z.int(),
    pupils: z.int(),
    activeThisWeek: z.int(),
    playingNow: z.int(),
    answersToday: z.int(),
    /** Questions of customers that wait for the office longer than a working day. */
    threadsWaiting: z.int(),
    /** Schools and practices that have to sign an agreement yet. */
    agreementsMissing: z.int(),
    /** Mails of the last week that failed or came back. */
    mailsTrouble: z.int(),
    /** Texts of mails by the office that do not fit any more, and are not mailed. */
    templatesAside: z.int(),
  }),
});
