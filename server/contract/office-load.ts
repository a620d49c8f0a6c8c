import { z } from 'zod';
import { defineCall } from './call.ts';

/** Periods in days that can be looked at. */
export const LOAD_DAYS = [1, 7, 30] as const;

export const officeLoad = defineCall({
  id: 'officeLoad',
  method: 'GET',
  path: '/api/office/load',
  action: 'office:dashboard',
  summary: 'Hoe druk het is en wat er misging, per uur; van niemand in het bijzonder.',
  query: z.object({
    days: z.coerce
      .number()
      .refine((days): days is (typeof LOAD_DAYS)[number] => LOAD_DAYS.some((one) => one === days))
      .default(1),
  }),
  response: z.object({
    /** Live connections of all processes now, and the most at once today. */
    connected: z.int(),
    mostToday: z.int(),
    /** Stored in the last whole minute. */
    answersPerMinute: z.int(),
    /** Each hour of the period, the last one first. */
    hours: z.array(z.object({ hour: z.int(), most: z.int(), answers: z.int(), faults: z.int() })),
    /** Errors by where they were, those that came most first. */
    faults: z.array(
      z.object({
        /** A call, an event of the live channel, or the words by which it stands in the log. */
        place: z.string(),
        /** What it is for, of a call. */
        what: z.string().nullable(),
        count: z.int(),
        /** The last hour in which it came. */
        hour: z.int(),
      }),
    ),
  }),
});
