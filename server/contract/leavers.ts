import { z } from 'zod';
import { LEAVER_MONTHS } from './account-terms.ts';
import { defineCall, idSchema } from './call.ts';

// For how long pupils who left are kept: a customer with a school or a practice may choose it, within bounds.

const months = z.coerce
  .number({ error: 'Kies een aantal maanden.' })
  .int('Kies een heel aantal maanden.')
  .min(LEAVER_MONTHS.least, `Kies ${LEAVER_MONTHS.least} tot ${LEAVER_MONTHS.most} maanden.`)
  .max(LEAVER_MONTHS.most, `Kies ${LEAVER_MONTHS.least} tot ${LEAVER_MONTHS.most} maanden.`);

const leaversSchema = z.object({
  /** As it is stored. */
  months: z.int(),
  /** As it was asked for; the same where nothing was. */
  asked: z.int(),
  /** Pupils who left and are still kept. */
  left: z.int(),
  /** How many of them are erased the coming night, with the months that were asked for. */
  tonight: z.int(),
  /** And after that: how many in which month, as 2027-08, the soonest first. */
  later: z.array(z.object({ month: z.string(), count: z.int() })),
  /** How many stay longer, as somebody asked to see their data. */
  held: z.int(),
});
export type Leavers = z.infer<typeof leaversSchema>;

const params = z.object({ account: idSchema });

export const getLeavers = defineCall({
  id: 'getLeavers',
  method: 'GET',
  path: '/api/accounts/{account}/leavers',
  action: 'privacy:retention',
  when: 'core',
  summary:
    'Hoe lang vertrokken leerlingen bewaard blijven en wanneer hoeveel gewist worden; met `months` zoals het dan zou zijn.',
  params,
  query: z.object({ months: months.optional() }),
  response: leaversSchema,
});

export const setLeavers = defineCall({
  id: 'setLeavers',
  method: 'PUT',
  path: '/api/accounts/{account}/leavers',
  action: 'privacy:retention',
  when: 'core',
  confirmed: true,
  summary:
    'Kies hoe lang vertrokken leerlingen bewaard blijven. Wie daar al overheen is, wordt de komende nacht gewist.',
  params,
  body: z.object({
    months,
    /** What was seen before: the months, and how many it would erase the coming night. */
    basedOn: z.int(),
    tonight: z.int(),
  }),
  response: leaversSchema,
  errors: ['conflict'],
});
