import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { JOB_STATES } from './jobs.ts';
import { ROLES } from './permissions.ts';
import { REASON_LEAST, reasonOf } from './reason.ts';

/** Lines of one page of the log. */
export const AUDIT_PAGE = 100;
/** Lines that one file holds at most. */
export const AUDIT_FILE_MOST = 50_000;

/** Why somebody of the office does something, as it is written down in the log. */
export const reasonSchema = reasonOf(`Schrijf waarom, met minstens ${REASON_LEAST} tekens.`, 500);

/** Signs that a field of the filter has room for: as much as a mail address. */
const FILTER_MOST = 254;
const typedSchema = z.string().trim().max(FILTER_MOST, `Gebruik hoogstens ${FILTER_MOST} tekens.`);

const partsSchema = z.object({
  /** Of the person who did it, or in whose name it was done: an id, a user name, a mail address or the name of one of the staff. */
  person: typedSchema.optional(),
  account: idSchema.optional(),
  action: z.string().max(40).optional(),
  /** What it was done to: an id, or of a person a user name or mail address. */
  subject: typedSchema.optional(),
  /** First and last day. */
  from: z.iso.date('Vul een datum in.').optional(),
  to: z.iso.date('Vul een datum in.').optional(),
});
export type AuditFilter = z.output<typeof partsSchema>;

const inOrder = ({ from, to }: AuditFilter) => !from || !to || from <= to;
const DISORDER = { path: ['from'], message: 'Deze dag komt na de laatste dag.' };

/** Which lines of the log; what is left out does not matter. */
export const auditFilterSchema = partsSchema.refine(inOrder, DISORDER);

const personSchema = z.object({
  id: z.string(),
  /** Of a pupil the user name; empty when that person is gone. */
  name: z.string(),
  role: z.enum(ROLES).nullable(),
});

/** What a line can lead to, where the office has a page for it. */
export const AUDIT_RECORDS = [
  'account',
  'people',
  'pupil',
  'licence',
  'mail',
  'message',
  'thread',
  'roadmap',
  'webinar',
] as const;
export type AuditRecord = (typeof AUDIT_RECORDS)[number];

const lineSchema = z.object({
  id: z.string(),
  /** ms since the epoch. */
  at: z.number(),
  /** Null for what happens by itself. */
  by: personSchema.nullable(),
  /** The member of the office who did it as `by`; null where nobody did. */
  act: personSchema.nullable(),
  account: z.object({ id: z.string(), name: z.string() }).nullable(),
  action: z.string(),
  label: z.string(),
  /** What it was done to: a name for people who work somewhere, a user name for pupils; empty for the rest. */
  subject: z.object({ id: z.string(), name: z.string() }).nullable(),
  reason: z.string(),
  /** What changed, in a few words. */
  detail: z.string(),
  record: z.object({ kind: z.enum(AUDIT_RECORDS), id: z.string() }).nullable(),
});
export type AuditLine = z.infer<typeof lineSchema>;

export const listAudit = defineCall({
  id: 'listAudit',
  method: 'GET',
  path: '/api/office/audit',
  action: 'office:audit',
  summary:
    'Het logboek, nieuwste eerst, 100 regels per keer. Regels over het kantoor zelf ziet alleen een superbeheerder.',
  query: partsSchema
    .extend({
      /** Where the page before ended. */
      after: z
        .string()
        .regex(/^\d{1,15}~[\w-]{1,64}$/)
        .optional(),
    })
    .refine(inOrder, DISORDER),
  response: z.object({
    lines: z.array(lineSchema),
    /** Where the next page begins; null when these are the last. */
    next: z.string().nullable(),
    /** Whether the person that was asked for is known. */
    isKnown: z.boolean(),
    /** Staff who may be meant, where the name does not say which one: no lines are given then. */
    among: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        username: z.string(),
        /** Where that person works; empty for the office. */
        account: z.string(),
      }),
    ),
  }),
});

export const listAuditActions = defineCall({
  id: 'listAuditActions',
  method: 'GET',
  path: '/api/office/audit/actions',
  action: 'office:audit',
  summary: 'De handelingen die in het logboek kunnen staan, per onderwerp.',
  response: z.object({
    topics: z.array(
      z.object({
        title: z.string(),
        actions: z.array(z.object({ action: z.string(), label: z.string() })),
      }),
    ),
  }),
});

const fileSchema = z.object({
  /** Also that of the job that makes it. */
  id: z.string(),
  at: z.number(),
  state: z.enum(JOB_STATES),
  reason: z.string(),
  lines: z.int(),
  /** There were more lines than a file holds: the newest are in it. */
  isCut: z.boolean(),
  expiresAt: z.number(),
});
export type AuditFile = z.infer<typeof fileSchema>;

export const listAuditFiles = defineCall({
  id: 'listAuditFiles',
  method: 'GET',
  path: '/api/office/audit/files',
  action: 'office:audit',
  summary: 'Eigen bestanden uit het logboek die gemaakt worden of op te halen zijn.',
  response: z.object({ files: z.array(fileSchema) }),
});

const fileParams = z.object({ file: z.uuid() });

export const makeAuditFile = defineCall({
  id: 'makeAuditFile',
  method: 'PUT',
  path: '/api/office/audit/files/{file}',
  action: 'office:audit',
  when: 'core',
  confirmed: true,
  summary:
    'Laat een CSV-bestand van het logboek maken, van hoogstens 50.000 regels. Nog eens: hetzelfde bestand.',
  params: fileParams,
  body: z.object({ filter: auditFilterSchema, reason: reasonSchema }),
  response: fileSchema,
  errors: ['conflict'],
});

export const fetchAuditFile = defineCall({
  id: 'fetchAuditFile',
  method: 'GET',
  path: '/api/office/audit/files/{file}/content',
  action: 'office:audit',
  when: 'core',
  confirmed: true,
  summary: 'Haal een bestand uit het logboek op. Zeven dagen lang, en alleen wie het liet maken.',
  params: fileParams,
  answer: 'file',
});
