import { z } from 'zod';
import { defineCall } from './call.ts';
import { LICENCE_STATES } from './licence-state.ts';
import { VARIANTS } from './variant.ts';

/** Requests about data are told of when they have to be answered within so many days. */
export const REQUESTS_SOON_DAYS = 7;

export const dashboard = defineCall({
  id: 'dashboard',
  method: 'GET',
  path: '/api/office/dashboard',
  action: 'office:dashboard',
  summary: 'Kerncijfers voor het kantoor: elk cijfer is het totaal van een lijst.',
  query: z.object({
    /** The customers of one country; without it of both. */
    variant: z.enum(VARIANTS).optional(),
  }),
  response: z.object({
    /** Customers: all, by how their licence stands, and those that ask for attention (office-accounts.ts). */
    accounts: z.object({
      total: z.int(),
      states: z.record(z.enum(LICENCE_STATES), z.int()),
      trialsSoon: z.int(),
      unordered: z.int(),
      over: z.int(),
      unsigned: z.int(),
      /** Pupils who use a seat, and those of them who practised in the last seven days. */
      pupils: z.int(),
      practised: z.int(),
      /** When those were counted. */
      countedAt: z.int().nullable(),
    }),
    /** Of both countries: what happens now. */
    now: z.object({
      playing: z.int(),
      connected: z.int(),
      mostToday: z.int(),
      answersPerMinute: z.int(),
    }),
    /** Of both countries: what waits for the office. */
    work: z.object({
      applications: z.int(),
      /** Other forms of the site. */
      letters: z.int(),
      /** Questions of customers that wait longer than a working day. */
      threads: z.int(),
      requests: z.int(),
      /** Words that do not sound right to users. */
      sounds: z.int(),
      /** Orders that are to be confirmed or refused. */
      orders: z.int(),
      /** Invoices that had to be paid before today, with VAT in cents. */
      overdue: z.object({ count: z.int(), cents: z.int() }),
    }),
    /** Of both countries: what went wrong. */
    trouble: z.object({
      /** Mails that did not go out in the last seven days. */
      mails: z.int(),
      /** Texts of mails by the office that do not fit any more, and are not mailed. */
      templates: z.int(),
      jobs: z.int(),
      /** Errors of the server in the last 24 hours. */
      faults: z.int(),
    }),
  }),
});
