import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { LICENCE_KINDS, LICENCE_STATES } from './licence-state.ts';
import { reasonOf, WHY } from './reason.ts';
import { VARIANTS } from './variant.ts';

const day = z.iso.date();

/** How a licence stands, as staff see it; days are as 2026-11-16. */
export const standingSchema = z.object({
  state: z.enum(LICENCE_STATES),
  /** Of the period that it is about; null where there is none. */
  kind: z.enum(LICENCE_KINDS).nullable(),
  startsOn: day.nullable(),
  endsOn: day.nullable(),
  /** The customer said to stop. */
  stops: z.boolean(),
  /** The last days on which all goes on, staff read, administrators export; of a period with an end. */
  lastDays: z.object({ grace: day, readOnly: day, lapsed: day }).nullable(),
  /** The first day of the period that follows it; null when nothing does. */
  nextOn: day.nullable(),
  today: day,
});
export type LicenceStanding = z.infer<typeof standingSchema>;

const periodSchema = z.object({
  id: z.string(),
  kind: z.enum(LICENCE_KINDS),
  seats: z.int(),
  startsOn: day,
  /** Null only for a free one. */
  endsOn: day.nullable(),
  stops: z.boolean(),
  version: z.int(),
});
export type PeriodView = z.infer<typeof periodSchema>;

const accountParams = z.object({ account: idSchema });

/** A licence as the administrators of the account see it. */
const licenceSchema = z.object({
  account: z.object({ name: z.string(), kind: z.enum(ACCOUNT_KINDS), variant: z.enum(VARIANTS) }),
  standing: standingSchema,
  /** Seats of the licence, and how many of them are used and free; more may be used than there are. */
  seats: z.object({ total: z.int(), used: z.int(), free: z.int() }),
  /** The first one first. */
  periods: z.array(periodSchema),
  /** Why the office blocked the account; null when it did not. */
  blockedFor: z.string().nullable(),
});
export type LicenceView = z.infer<typeof licenceSchema>;

export const getLicence = defineCall({
  id: 'getLicence',
  method: 'GET',
  path: '/api/accounts/{account}/licence',
  action: 'licence:read',
  when: 'core',
  summary: 'De licentie: hoe lang, voor hoeveel leerlingen, en wat er na het einde gebeurt.',
  params: accountParams,
  response: licenceSchema,
});

export const getSeats = defineCall({
  id: 'getSeats',
  method: 'GET',
  path: '/api/accounts/{account}/licence/seats',
  action: 'licence:read',
  when: 'core',
  summary: 'Wie een plaats gebruikt, per groep, met wanneer er voor het laatst geoefend is.',
  params: accountParams,
  response: z.object({
    pupils: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Null for who is in no group. */
        group: z.object({ id: z.string(), name: z.string(), isArchived: z.boolean() }).nullable(),
        /** The day of the last practice, as 2026-11-16; null when there was none. */
        lastOn: day.nullable(),
      }),
    ),
    total: z.int(),
  }),
});
export type SeatList = z.infer<typeof getSeats.response>;

export const setStops = defineCall({
  id: 'setStops',
  method: 'PUT',
  path: '/api/accounts/{account}/licence/stops',
  action: 'licence:order',
  when: 'core',
  summary: 'Zeg dat de licentie niet verlengd wordt, of toch wel. Er wordt nooit vanzelf verlengd.',
  params: accountParams,
  body: z.object({ stops: z.boolean(), basedOn: z.int() }),
  response: licenceSchema,
  errors: ['conflict', 'not-found'],
});

const changeSchema = z.object({
  id: z.string(),
  licence: z.string(),
  at: z.int(),
  /** Name of who changed it; null for what went by itself or by who is gone. */
  by: z.string().nullable(),
  why: z.string(),
  before: periodSchema.partial().nullable(),
  after: periodSchema.partial(),
});

/** What an account may be blocked for. */
export const BLOCK_KINDS = ['betaling', 'misbruik', 'veiligheid'] as const;

/** A licence as the office sees it. */
const officeLicenceSchema = licenceSchema.extend({
  periods: z.array(periodSchema.extend({ note: z.string() })),
  /** The last one first. */
  changes: z.array(changeSchema),
  hold: z.object({ until: day, why: z.string() }).nullable(),
  block: z.object({ kind: z.enum(BLOCK_KINDS), why: z.string(), at: z.int() }).nullable(),
});
export type OfficeLicence = z.infer<typeof officeLicenceSchema>;

const why = z.string().trim().min(5, 'Schrijf in een zin waarom.').max(300);

export const getOfficeLicence = defineCall({
  id: 'getOfficeLicence',
  method: 'GET',
  path: '/api/office/accounts/{account}/licences',
  action: 'office:licences',
  when: 'core',
  summary: 'Alle perioden van een account met aantekeningen, en elke verandering met wie en waarom.',
  params: accountParams,
  response: officeLicenceSchema,
});

/** A period as the office saves it. */
export const periodWishSchema = z
  .object({
    kind: z.enum(LICENCE_KINDS),
    seats: z.int('Vul een heel getal in.').min(1, 'Vul minstens 1 in.').max(3000, 'Vul hoogstens 3000 in.'),
    startsOn: z.iso.date('Kies de eerste dag.'),
    endsOn: z.iso.date('Kies de laatste dag.').nullable(),
    stops: z.boolean(),
    note: z.string().trim().max(500),
    why,
  })
  .superRefine(({ kind, startsOn, endsOn }, context) => {
    const fault =
      endsOn === null
        ? kind !== 'free' && 'Kies de laatste dag. Alleen een gratis licentie heeft er geen.'
        : endsOn < startsOn && 'De laatste dag ligt voor de eerste.';
    if (fault) context.addIssue({ code: 'custom', path: ['endsOn'], message: fault });
  });

const overUseSchema = z.object({
  account: z.string(),
  name: z.string(),
  used: z.int(),
  seats: z.int(),
  since: day,
  /** Whether its administrators were told. */
  isTold: z.boolean(),
});
export type OverUseRow = z.infer<typeof overUseSchema>;

export const listOverUse = defineCall({
  id: 'listOverUse',
  method: 'GET',
  path: '/api/office/over-use',
  action: 'office:licences',
  summary: 'Accounts met meer leerlingen dan plaatsen, de langste eerst.',
  response: z.object({
    accounts: z.array(overUseSchema),
    total: z.int(),
  }),
});

export const savePeriod = defineCall({
  id: 'savePeriod',
  method: 'PUT',
  path: '/api/office/accounts/{account}/licences/{licence}',
  action: 'office:licences',
  when: 'change',
  summary:
    'Maak of verander een periode van een licentie. De client maakt het id; perioden overlappen elkaar niet.',
  params: accountParams.extend({ licence: z.uuid() }),
  /** `basedOn` is the version that was changed; null for a new one. */
  body: z.intersection(periodWishSchema, z.object({ basedOn: z.int().nullable() })),
  response: officeLicenceSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const setHold = defineCall({
  id: 'setHold',
  method: 'PUT',
  path: '/api/office/accounts/{account}/hold',
  action: 'office:licences',
  when: 'change',
  summary: 'Stel uit wat er na het einde van een licentie gebeurt, hoogstens 60 dagen; of toch niet.',
  params: accountParams,
  body: z.object({ until: day.nullable(), why }),
  response: officeLicenceSchema,
  errors: ['invalid-fields'],
});

export const setBlock = defineCall({
  id: 'setBlock',
  method: 'PUT',
  path: '/api/office/accounts/{account}/block',
  action: 'office:licences',
  when: 'change',
  confirmed: true,
  summary: 'Blokkeer een account, met de reden die de beheerders lezen; of geef het weer vrij.',
  params: accountParams,
  body: z.object({
    block: z
      .object({
        kind: z.enum(BLOCK_KINDS),
        why: reasonOf(WHY),
      })
      .nullable(),
  }),
  response: officeLicenceSchema,
  errors: ['conflict'],
});
