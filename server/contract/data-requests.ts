import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { line, maybeLine } from './messages.ts';

/** What people may ask about their data: to see it, mend it, erase it, take it along, or to have it left alone. */
export const DATA_REQUEST_KINDS = ['inzage', 'correctie', 'wissen', 'overdragen', 'bezwaar'] as const;
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

/** How it ended; `ingetrokken`: who asked does not ask any more. */
export const DATA_REQUEST_STATES = ['open', 'gedaan', 'afgewezen', 'ingetrokken'] as const;
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];

/** Whose data it is about. */
export const REQUEST_ABOUT = ['leerling', 'medewerker'] as const;
/** As what somebody asked. */
export const REQUEST_ASKERS = ['ouder', 'leerling', 'medewerker', 'anders'] as const;

const day = z.iso.date();

const dataRequestSchema = z.object({
  id: z.string(),
  about: z.enum(REQUEST_ABOUT),
  /** Null for somebody who is not (any more) in the account. */
  aboutId: z.string().nullable(),
  /** As it is called now; empty when it is gone. */
  name: z.string(),
  /** The group in which a pupil is; null of who is in none, lies in the trash or is one of the staff. */
  group: z.string().nullable(),
  kind: z.enum(DATA_REQUEST_KINDS),
  receivedOn: day,
  askedBy: z.enum(REQUEST_ASKERS),
  /** The last day for an answer. */
  dueOn: day,
  /** Why it takes longer than a month; null where it does not. */
  extendedWhy: z.string().nullable(),
  state: z.enum(DATA_REQUEST_STATES),
  outcome: z.string(),
  settledOn: day.nullable(),
  /** The export or erasure that was made of it, and what that is. */
  job: z.object({ id: z.string(), title: z.string() }).nullable(),
  /** When whom it is about was erased, and from when no backup has it; null for who was not, or who is not known. */
  erased: z.object({ on: day, outOfBackups: day }).nullable(),
  /** Name of who wrote it down; empty when that person is gone. */
  by: z.string(),
  version: z.int(),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

const accountParams = z.object({ account: idSchema });
const requestParams = accountParams.extend({ request: idSchema });

/** What a form asks of a new one. */
export const newRequestSchema = z.object({
  about: z.enum(REQUEST_ABOUT),
  aboutId: idSchema.nullable(),
  kind: z.enum(DATA_REQUEST_KINDS),
  receivedOn: day,
  askedBy: z.enum(REQUEST_ASKERS),
});

export const listDataRequests = defineCall({
  id: 'listDataRequests',
  method: 'GET',
  path: '/api/accounts/{account}/data-requests',
  action: 'privacy:requests',
  when: 'core',
  summary:
    'Verzoeken van ouders, leerlingen en medewerkers over hun gegevens: open eerst, dringendste boven.',
  params: accountParams,
  response: z.object({ requests: z.array(dataRequestSchema), total: z.int() }),
});

export const addDataRequest = defineCall({
  id: 'addDataRequest',
  method: 'PUT',
  path: '/api/accounts/{account}/data-requests/{request}',
  action: 'privacy:requests',
  when: 'core',
  summary: 'Schrijf een verzoek op. Het moet binnen een maand beantwoord zijn. Nog eens: hetzelfde verzoek.',
  params: requestParams.extend({ request: z.uuid() }),
  body: newRequestSchema,
  response: dataRequestSchema,
  errors: ['conflict'],
});

/** The longest outcome or reason. */
export const LONGEST_OUTCOME = 500;

/** What settling it asks: an outcome that is no word alone. */
export const settleSchema = z.object({
  state: z.enum(['gedaan', 'afgewezen', 'ingetrokken']),
  outcome: maybeLine(LONGEST_OUTCOME),
});

export const settleDataRequest = defineCall({
  id: 'settleDataRequest',
  method: 'POST',
  path: '/api/accounts/{account}/data-requests/{request}/outcome',
  action: 'privacy:requests',
  when: 'core',
  summary: 'Noteer hoe een verzoek is afgehandeld, met het werk dat ervoor gedaan is.',
  params: requestParams,
  body: settleSchema.extend({ basedOn: z.int(), job: idSchema.nullable().default(null) }),
  response: dataRequestSchema,
  errors: ['conflict'],
});

export const reopenDataRequest = defineCall({
  id: 'reopenDataRequest',
  method: 'DELETE',
  path: '/api/accounts/{account}/data-requests/{request}/outcome',
  action: 'privacy:requests',
  when: 'core',
  summary: 'Zet een afgehandeld verzoek weer open.',
  params: requestParams,
  query: z.object({ basedOn: z.coerce.number().int() }),
  response: dataRequestSchema,
  errors: ['conflict'],
});

export const extendDataRequest = defineCall({
  id: 'extendDataRequest',
  method: 'POST',
  path: '/api/accounts/{account}/data-requests/{request}/extension',
  action: 'privacy:requests',
  when: 'core',
  summary: 'Geef een verzoek twee maanden langer, één keer, met de reden; vóór de eerste termijn om is.',
  params: requestParams,
  body: z.object({ basedOn: z.int(), why: line(LONGEST_OUTCOME) }),
  response: dataRequestSchema,
  errors: ['conflict'],
});

/** Requests of one page of the office's list. */
export const DUE_REQUESTS_PER_PAGE = 50;

export const listDueRequests = defineCall({
  id: 'listDueRequests',
  method: 'GET',
  path: '/api/office/data-requests',
  action: 'office:privacy',
  summary: 'Open verzoeken over gegevens van alle accounts, dringendste boven; zonder wie het zijn.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    /** Only those that have to be answered within so many days. */
    within: z.coerce.number().int().min(0).max(365).optional(),
  }),
  response: z.object({
    requests: z.array(
      z.object({
        id: z.string(),
        account: z.object({ id: z.string(), name: z.string() }),
        kind: z.enum(DATA_REQUEST_KINDS),
        about: z.enum(REQUEST_ABOUT),
        receivedOn: day,
        dueOn: day,
      }),
    ),
    total: z.int(),
  }),
});
