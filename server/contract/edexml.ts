import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { PASSWORD_STYLES } from './cards.ts';
import { EDEX_NOTICES } from './edexml-codes.ts';
import { emailAddress } from './messages.ts';

/** The largest file that is read, in bytes. */
export const MOST_EDEX_BYTES = 50 * 1024 * 1024;
/** Of a school that is pasted, and of what somebody decided of ten thousand rows. */
const MOST_DECIDED_BYTES = 1024 * 1024;
/** Hours that a proposal is kept, and hours in which an import can be undone. */
export const EDEX_PREVIEW_HOURS = 24;
export const EDEX_UNDO_HOURS = 24;
/** Rows of one page of a proposal. */
export const EDEX_PAGE = 500;

/** What is proposed for a row; the first that fits. */
export const ROW_STATES = [
  'error',
  'doubtful',
  'left',
  'notSelected',
  'noGroup',
  'new',
  'moved',
  'changed',
  'unchanged',
] as const;
export type RowState = (typeof ROW_STATES)[number];

/** What can be done with a row: nothing, a new pupil, taking over what the file says, or the trash. */
export const ROW_ACTS = ['skip', 'create', 'apply', 'trash'] as const;
export type RowAct = (typeof ROW_ACTS)[number];

/** Which acts each state lets somebody choose; the first is what happens by itself. */
export const ACTS_OF: Readonly<Record<RowState, readonly RowAct[]>> = {
  error: ['skip'],
  doubtful: ['skip', 'apply', 'create'],
  left: ['skip', 'trash'],
  notSelected: ['skip', 'create'],
  noGroup: ['skip', 'create'],
  new: ['create', 'skip'],
  moved: ['apply', 'skip'],
  changed: ['apply', 'skip'],
  unchanged: ['apply'],
};

/** Why a row is as it is, where that is not clear by itself. */
export const ROW_REASONS = [
  'keyReused',
  'otherBirth',
  'namesOnly',
  'twoWays',
  'samePupil',
  'sameEck',
  'leaving',
  'left',
  'year',
  'noGroup',
  'unknownGroup',
  'noName',
  'tooLong',
  'unknownYear',
] as const;

export const MATCH_RULES = ['eck', 'key', 'birth', 'names'] as const;

const changeSchema = z.object({
  field: z.enum(['firstName', 'infix', 'lastName', 'year', 'group', 'trash']),
  from: z.string(),
  to: z.string(),
  /** Set by hand here: it is taken over only when somebody says so. */
  held: z.boolean().optional(),
});

const pupilRowSchema = z.object({
  row: z.int(),
  line: z.int(),
  key: z.string(),
  name: z.string(),
  /** 3 to 8; null where the file says none in which somebody can practise. */
  year: z.int().nullable(),
  /** What the file says, such as S or 2. */
  yearCode: z.string(),
  /** Place in `groups`; null when it is in none. */
  group: z.int().nullable(),
  state: z.enum(ROW_STATES),
  reason: z.enum(ROW_REASONS).optional(),
  match: z
    .object({
      pupil: z.string(),
      name: z.string(),
      group: z.string(),
      rule: z.enum(MATCH_RULES),
      inTrash: z.boolean(),
    })
    .optional(),
  changes: z.array(changeSchema),
});
export type PupilRowView = z.infer<typeof pupilRowSchema>;

const groupRowSchema = z.object({
  /** Place in the list, by which rows and choices name it. */
  index: z.int(),
  name: z.string(),
  years: z.array(z.string()),
  state: z.enum(['new', 'changed', 'unchanged']),
  /** As it is called here now. */
  was: z.string().optional(),
  pupils: z.int(),
  selected: z.boolean(),
  /** Several groups of the file, one for each year, that are one here; `false` has them apart. */
  merged: z.boolean(),
  /** A composite group, for pupils who are in no other. */
  composite: z.boolean(),
});
export type GroupRowView = z.infer<typeof groupRowSchema>;

const staffRowSchema = z.object({
  row: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  groups: z.array(z.int()),
  /** `doubtful`: somebody who is there may be meant, and a person says whether. */
  state: z.enum(['new', 'linked', 'doubtful', 'noEmail', 'error']),
  /** Who of the staff it is, and by what that is known. */
  match: z
    .object({ user: z.string(), name: z.string(), rule: z.enum(['eck', 'key', 'mail', 'names']) })
    .optional(),
  /** Groups of the file that this person does not teach yet, by their place. */
  adds: z.array(z.int()).optional(),
});
export type StaffRowView = z.infer<typeof staffRowSchema>;

const noticeSchema = z.object({
  code: z.enum(EDEX_NOTICES),
  level: z.enum(['info', 'warning', 'error']),
  count: z.int(),
  message: z.string(),
  /** Where: lines of the file, at most so many. */
  lines: z.array(z.int()),
});
export type NoticeView = z.infer<typeof noticeSchema>;

const fileSchema = z.object({
  kind: z.enum(['edexml', 'roster']),
  name: z.string(),
  bytes: z.int(),
  encoding: z.string(),
  version: z.string(),
});

const schoolSchema = z.object({
  year: z.string(),
  brin: z.string(),
  branch: z.string(),
  institution: z.string(),
  schoolKey: z.string(),
  referenceDate: z.string(),
  madeAt: z.string(),
  author: z.string(),
  match: z.enum(['same', 'unknown', 'other', 'none']),
});

export const EDEX_IMPORT_STATES = ['preview', 'committed', 'thrown', 'expired'] as const;

const importSchema = z.object({
  id: z.string(),
  state: z.enum(EDEX_IMPORT_STATES),
  file: fileSchema,
  by: z.string(),
  at: z.number(),
  /** When a proposal is erased. */
  expiresAt: z.number(),
  counts: z.object({ groups: z.int(), compositeGroups: z.int(), pupils: z.int(), teachers: z.int() }),
  /** The long work that stores it, once that was asked. */
  job: z.string().nullable(),
});
export type EdexImport = z.infer<typeof importSchema>;

const summarySchema = z.record(z.enum([...ROW_STATES, 'missing']), z.int());

const previewSchema = importSchema.extend({
  school: schoolSchema,
  /** What the account looked like: choices are made for that. */
  stamp: z.string(),
  groups: z.array(groupRowSchema),
  composites: z.array(z.object({ name: z.string(), pupils: z.int() })),
  pupils: z.array(pupilRowSchema),
  missing: z.array(z.object({ index: z.int(), name: z.string(), group: z.string() })),
  staff: z.array(staffRowSchema),
  summary: summarySchema,
  notices: z.array(noticeSchema),
  /** How often something was in the file that is not read. */
  dropped: z.array(z.object({ what: z.string(), count: z.int() })),
  seats: z.object({ needed: z.int(), free: z.int().nullable() }),
  /** Pupils of the account, for who throws away many of them at once. */
  present: z.int(),
  /** The file is old, or of an earlier school year: that is to be confirmed. */
  old: z.boolean(),
  /** Of a newer school year than the last one. */
  newYear: z.boolean(),
});
export type EdexPreview = z.infer<typeof previewSchema>;

const accountParams = z.object({ account: idSchema });
const importParams = accountParams.extend({ import: idSchema });

/** The file goes along as multipart, in the field `file`; it is read as it comes in and stored nowhere. */
export const uploadEdexml = defineCall({
  id: 'uploadEdexml',
  method: 'POST',
  path: '/api/accounts/{account}/edexml-imports',
  action: 'edexml:import',
  when: 'change',
  summary:
    'Lees een EDEXML-bestand (multipart, veld file; encoding=windows-1252 als de tekens niet klopten) en maak een voorstel. Er verandert nog niets.',
  params: accountParams,
  takesFile: true,
  // With what a form has around a file.
  mostBytes: MOST_EDEX_BYTES + 64 * 1024,
  query: z.object({ encoding: z.enum(['windows-1252']).optional() }),
  response: importSchema,
  errors: ['EDEX_NO_FILE', 'EDEX_TOO_LARGE', 'EDEX_NOT_XML', 'EDEX_MALFORMED', 'EDEX_DOCTYPE', 'EDEX_BUSY'],
});

/** The most pupils of a list that is pasted: a school. */
export const MOST_ROSTER_ROWS = 3000;
/** Rows of one part of such a list; parts are sent one after another. */
const LONGEST_ROSTER_NAME = 100;

export const uploadRoster = defineCall({
  id: 'uploadRoster',
  method: 'POST',
  path: '/api/accounts/{account}/roster-imports',
  action: 'roster:import',
  when: 'change',
  summary:
    'Maak een voorstel van een geplakte lijst of een CSV-bestand met leerlingen en hun groep. Er verandert nog niets.',
  params: accountParams,
  mostBytes: MOST_DECIDED_BYTES,
  body: z.object({
    name: z.string().max(200),
    rows: z
      .array(
        z.object({
          firstName: z.string().max(LONGEST_ROSTER_NAME),
          infix: z.string().max(LONGEST_ROSTER_NAME),
          lastName: z.string().max(LONGEST_ROSTER_NAME),
          year: z.int().min(1).max(8).nullable(),
          number: z.string().max(LONGEST_ROSTER_NAME),
          group: z.string().max(LONGEST_ROSTER_NAME),
        }),
      )
      .min(1)
      .max(MOST_ROSTER_ROWS),
  }),
  response: importSchema,
  errors: ['invalid-fields'],
});
export type RosterRow = z.infer<typeof uploadRoster.body>['rows'][number];

export const listEdexmlImports = defineCall({
  id: 'listEdexmlImports',
  method: 'GET',
  path: '/api/accounts/{account}/edexml-imports',
  action: 'roster:import',
  summary: 'Wat er eerder is ingelezen, nieuwste eerst.',
  params: accountParams,
  response: z.object({ imports: z.array(importSchema) }),
});

export const getEdexmlImport = defineCall({
  id: 'getEdexmlImport',
  method: 'GET',
  path: '/api/accounts/{account}/edexml-imports/{import}',
  action: 'roster:import',
  summary: 'Het voorstel, vergeleken met wat er nu is; de rijen per bladzijde.',
  params: importParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: previewSchema,
  errors: ['EDEX_EXPIRED', 'EDEX_DONE'],
});

const rowNumbers = z.array(z.int().min(1)).max(10_000).default([]);

/** What somebody decided; what is not named goes as proposed. */
export const commitEdexml = defineCall({
  id: 'commitEdexml',
  method: 'POST',
  path: '/api/accounts/{account}/edexml-imports/{import}/commit',
  action: 'roster:import',
  when: 'change',
  summary: 'Voer het voorstel uit met wat er gekozen is; geeft het achtergrondwerk dat dit doet.',
  params: importParams,
  mostBytes: MOST_DECIDED_BYTES,
  body: z.object({
    /** Made by the client: sent twice is done once. It names the long work. */
    requestId: z.uuid(),
    stamp: z.string(),
    style: z.enum(PASSWORD_STYLES).default('woorden'),
    /** Groups that are brought in otherwise than proposed, by their place. */
    groups: z
      .array(
        z.object({ index: z.int().min(0), selected: z.boolean().optional(), merged: z.boolean().optional() }),
      )
      .max(1000)
      .default([]),
    /** Rows by what is done with them, where it is not what happens by itself. */
    acts: z
      .object({ skip: rowNumbers, create: rowNumbers, apply: rowNumbers, trash: rowNumbers })
      .prefault({}),
    /** The school year of rows of which the file says none, and those whose year is taken over though it was set by hand. */
    years: z
      .array(z.object({ row: z.int().min(1), year: z.int().min(3).max(8) }))
      .max(10_000)
      .default([]),
    heldYears: rowNumbers,
    /** Pupils who are not in the file and go to the trash, by their place in that list. */
    missing: z.array(z.int().min(0)).max(10_000).default([]),
    /** Teachers who get an invitation. */
    invite: z
      .array(z.object({ row: z.int().min(1), email: emailAddress }))
      .max(200)
      .default([]),
    /** Teachers who are there already: they get the groups of the file, and are known by its key from then on. */
    link: z
      .array(z.object({ row: z.int().min(1), user: idSchema }))
      .max(2000)
      .default([]),
    /** Pupils without a group get one for each school year. */
    groupPerYear: z.boolean().default(false),
    /** The account gets the number of the file. */
    fillNumber: z.boolean().default(false),
    /** Of another school (the office alone), or an old file. */
    otherSchool: z.boolean().default(false),
    old: z.boolean().default(false),
    /** How many go to the trash, typed, where it is many. */
    trashed: z.int().optional(),
  }),
  response: z.object({ job: z.string() }),
  errors: [
    'EDEX_STALE',
    'EDEX_DONE',
    'EDEX_EXPIRED',
    'EDEX_SEATS',
    'EDEX_OTHER_SCHOOL',
    'job-busy',
    'invalid-fields',
  ],
});
export type EdexChoices = z.output<typeof commitEdexml.body>;

export const undoEdexml = defineCall({
  id: 'undoEdexml',
  method: 'POST',
  path: '/api/accounts/{account}/edexml-imports/{import}/undo',
  action: 'roster:import',
  when: 'change',
  summary:
    'Draai een import terug, binnen 24 uur; wat daarna veranderde blijft. Geeft het achtergrondwerk dat dit doet.',
  params: importParams,
  body: z.object({ id: z.uuid() }),
  response: z.object({ job: z.string() }),
  errors: ['conflict', 'job-busy'],
});

export const throwEdexmlAway = defineCall({
  id: 'throwEdexmlAway',
  method: 'DELETE',
  path: '/api/accounts/{account}/edexml-imports/{import}',
  action: 'roster:import',
  when: 'less',
  summary: 'Gooi een voorstel weg.',
  params: importParams,
  answer: 'nothing',
});
