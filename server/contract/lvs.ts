import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { LVS_FIELDS, LVS_PARTS } from './lvs-heads.ts';
import { MOMENTS } from './lvs-moment.ts';

/** Test results of a pupil monitoring system (LVS): the rules are those of server/lvs/README.md. */

/** The most of a table: bytes of the message it comes in, rows, columns, characters of a cell. */
export const MOST_TABLE = 5 * 1024 * 1024;
export const MOST_ROWS = 5000;
export const MOST_COLUMNS = 200;
export const MOST_CELL = 500;
/** How long a table that was read is kept to be looked at and mended, in hours. */
export const PREVIEW_HOURS = 24;
/** How long an accepted start can be taken back, in hours. */
export const UNDO_HOURS = 24;
/** How long results are kept after the end of the school year of the test, in years. */
export const KEPT_YEARS = 2;
/** A pupil who gave so many answers is better known by practice than by a test: the proposal is not ticked at first. */
export const MANY_ANSWERS = 200;
/** The most proposals that are decided at once. */
export const MOST_DECIDED = 200;
/** The most rows that are changed at once. */
export const MOST_FIXED = 100;

export const LVS_PROVIDERS = ['cito', 'iep', 'dia', 'boom', 'vclb', 'other'] as const;
export type LvsProvider = (typeof LVS_PROVIDERS)[number];

export const LEVEL_SCALES = ['I-V', 'A-E'] as const;
export type LevelScale = (typeof LEVEL_SCALES)[number];

const momentSchema = z.enum(MOMENTS as [(typeof MOMENTS)[number], ...(typeof MOMENTS)[number][]]);

/** A line of a table, as the one reader of sheets gives it (web/admin/roster). */
const lineSchema = z.object({
  /** Its number in the file, from 1. */
  line: z.int().min(1),
  cells: z.array(z.string()),
});
export type LvsLine = z.infer<typeof lineSchema>;

/** A column that says how a spelling category went: `category:` and its id. */
export const CATEGORY_COLUMN = 'category:';
const categoryColumnSchema = z.templateLiteral([CATEGORY_COLUMN, z.string().max(60)]);

/** What columns are, by their heads, where somebody said so. */
const mappingSchema = z.record(
  z.string().max(MOST_CELL),
  z.union([z.enum([...LVS_FIELDS, 'skip']), categoryColumnSchema]),
);
export type LvsMapping = z.infer<typeof mappingSchema>;

/** What holds for rows that do not say it themselves. */
const defaultsSchema = z.object({
  provider: z.enum(LVS_PROVIDERS).optional(),
  /** The calendar year in which the school year begins. */
  schoolYear: z.int().min(2000).max(2100).optional(),
  moment: momentSchema.optional(),
  part: z.enum(LVS_PARTS).optional(),
});
export type LvsDefaults = z.infer<typeof defaultsSchema>;

const columnSchema = z.object({
  head: z.string(),
  field: z.enum(LVS_FIELDS).optional(),
  /** It holds the results of one test. */
  result: z.literal(true).optional(),
  /** It says how the spelling category of this title went. */
  category: z.string().optional(),
  /** Why it is not kept. */
  because: z.enum(['national', 'nationalNumbers', 'skipped', 'twice', 'unknown']).optional(),
});
export type LvsColumn = z.infer<typeof columnSchema>;

/** How exercises of a spelling category went in a test, where somebody said that a column is about it. */
const evidenceSchema = z
  .object({ categoryId: z.string().max(60), right: z.int().min(0), of: z.int().min(1) })
  .refine(({ right, of }) => right <= of);
export type Evidence = z.infer<typeof evidenceSchema>;

/** What a test says of a pupil. */
export const measuresSchema = z.object({
  rawScore: z.number().optional(),
  skillScore: z.number().optional(),
  level: z.object({ scale: z.enum(LEVEL_SCALES), value: z.string() }).optional(),
  levelValue: z.number().optional(),
  percentile: z.number().optional(),
  functioning: z.string().optional(),
  dle: z.number().optional(),
  reference: z.string().optional(),
  evidence: z.array(evidenceSchema).max(MOST_COLUMNS).optional(),
});
export type Measures = z.infer<typeof measuresSchema>;
export const MEASURE_NAMES = Object.keys(measuresSchema.shape) as (keyof Measures)[];

/** The same as it is shown: categories by name. */
const shownMeasuresSchema = measuresSchema.extend({
  evidence: z
    .array(z.object({ categoryId: z.string(), title: z.string(), right: z.int(), of: z.int() }))
    .optional(),
});
export type ShownMeasures = z.infer<typeof shownMeasuresSchema>;

const testShape = {
  provider: z.enum(LVS_PROVIDERS),
  test: z.string().optional(),
  part: z.enum(LVS_PARTS),
  moment: momentSchema.optional(),
  schoolYear: z.int().optional(),
  /** As 2026-01-28. */
  takenAt: z.string().optional(),
  normVersion: z.string().optional(),
};

/** The first that fits. */
export const LVS_STATUSES = ['error', 'ignored', 'unmatched', 'doubtful', 'same', 'changed', 'new'] as const;
export type LvsStatus = (typeof LVS_STATUSES)[number];

const candidateSchema = z.object({ id: z.string(), name: z.string(), group: z.string().optional() });
export type LvsCandidate = z.infer<typeof candidateSchema>;

/** A result that was found in the table. */
const foundSchema = z.object({
  key: z.string(),
  line: z.int(),
  /** Who it is about, as the table has it. */
  who: z.string(),
  status: z.enum(LVS_STATUSES),
  /** What is the matter, in sentences. */
  notes: z.array(z.string()),
  /** Cells that can't be read. */
  faults: z.array(z.object({ head: z.string(), text: z.string() })),
  pupil: candidateSchema.optional(),
  /** Pupils who may be meant, where it is not sure. */
  candidates: z.array(candidateSchema),
  ...testShape,
  /** Somebody left it out, and can take it along after all. */
  isLeft: z.literal(true).optional(),
  /** The moment follows from the day of the test. */
  isDerived: z.literal(true).optional(),
  ...shownMeasuresSchema.shape,
  /** What is stored now, where that is otherwise. */
  was: shownMeasuresSchema.optional(),
});
export type LvsFound = z.infer<typeof foundSchema>;

const proposalSchema = z.object({
  id: z.string(),
  pupil: candidateSchema,
  /** What it follows from. */
  from: z.object({ ...testShape, moment: momentSchema, ...shownMeasuresSchema.shape }),
  start: z.object({ groep: z.int(), half: z.int() }),
  /** What that is in categories: those that are probably known already, and titles of those that the pupil begins with. */
  known: z.int(),
  here: z.array(z.string()),
  later: z.int(),
  /** Of those from before, what went badly in the test: these are not counted as known. */
  weak: z.array(z.object({ title: z.string(), right: z.int(), of: z.int() })),
  state: z.enum(['open', 'accepted', 'rejected']),
  /** Why it is not ticked at first: so many answers were given already. */
  answers: z.int(),
  isTicked: z.boolean(),
  /** An accepted one can be taken back until then; ms since the epoch. */
  undoUntil: z.int().optional(),
});
export type LvsProposal = z.infer<typeof proposalSchema>;

const countsSchema = z.record(z.enum(LVS_STATUSES), z.int());

const headSchema = z.object({
  id: z.string(),
  /** ms since the epoch. */
  at: z.int(),
  /** Name of who read it in. */
  by: z.string(),
  /** `preview`: nothing was stored yet. */
  state: z.enum(['preview', 'done']),
  /** Its results came along with a pupil who moved here; there was no table. */
  moved: z.literal(true).optional(),
  /** Results that are stored. */
  stored: z.int(),
  tests: z.array(z.object({ provider: z.enum(LVS_PROVIDERS), moment: momentSchema })),
  /** Proposals that nobody decided on yet. */
  open: z.int(),
  /** The day on which the last of it is deleted, as 2028-08-01; absent while nothing is stored. */
  deletedOn: z.string().optional(),
  /** Until when it can be mended; ms since the epoch; absent when that is over. */
  until: z.int().optional(),
});
export type LvsHead = z.infer<typeof headSchema>;

const importSchema = headSchema.extend({
  /** Found in the table, by status; those that were stored are `same`. */
  counts: countsSchema,
  skippedRows: z.int(),
  /** Rows about something else than spelling, by what they are about. */
  ignored: z.record(z.string(), z.int()),
  columns: z.array(columnSchema),
  /** The mapping of the columns was remembered of an earlier table. */
  isRemembered: z.boolean(),
  defaults: defaultsSchema,
  notices: z.array(z.string()),
  results: z.array(foundSchema),
  proposals: z.array(proposalSchema),
});
export type LvsImport = z.infer<typeof importSchema>;

/** A result as it is shown with the progress of a pupil. */
export const pupilTestSchema = z.object({
  id: z.string(),
  ...testShape,
  moment: momentSchema,
  ...shownMeasuresSchema.shape,
  /** The day on which it is deleted, as 2028-08-01. */
  deletedOn: z.string(),
});
export type PupilTest = z.infer<typeof pupilTestSchema>;

const params = z.object({ account: idSchema });
const importParams = params.extend({ import: z.uuid() });

export const listLvsImports = defineCall({
  id: 'listLvsImports',
  method: 'GET',
  path: '/api/accounts/{account}/lvs-imports',
  action: 'lvs:import',
  summary:
    'Toetsresultaten die zijn ingelezen, met wat ervan bewaard is en tot wanneer; nieuwste eerst. Met de spellingcategorieën waarover een kolom kan gaan.',
  params,
  response: z.object({
    imports: z.array(headSchema),
    total: z.int(),
    categories: z.array(z.object({ id: z.string(), title: z.string(), groep: z.int() })),
  }),
});

export const readLvsTable = defineCall({
  id: 'readLvsTable',
  method: 'PUT',
  path: '/api/accounts/{account}/lvs-imports/{import}/table',
  action: 'lvs:import',
  when: 'change',
  summary:
    'Lees een tabel met toetsresultaten om te bekijken; er wordt nog niets bewaard. De client maakt het id; nog eens lezen vervangt wat er stond.',
  params: importParams,
  body: z.object({
    lines: z.array(lineSchema).min(1, 'Er staat niets in het bestand of plakvak.'),
    defaults: defaultsSchema.default({}),
    mapping: mappingSchema.optional(),
  }),
  response: importSchema,
  errors: ['LVS_EMPTY', 'LVS_TOO_LARGE', 'LVS_COLUMNS', 'LVS_ONLY_OTHER', 'conflict', 'invalid-fields'],
  mostBytes: MOST_TABLE,
});

export const getLvsImport = defineCall({
  id: 'getLvsImport',
  method: 'GET',
  path: '/api/accounts/{account}/lvs-imports/{import}',
  action: 'lvs:import',
  summary: 'Een ingelezen tabel: wat erin gevonden is, wat bewaard is en welk begin wordt voorgesteld.',
  params: importParams,
  response: importSchema,
});

/** Cells that are mended by hand, as text. */
const mendedSchema = z.object({
  level: z.string().max(30).optional(),
  skillScore: z.string().max(30).optional(),
  percentile: z.string().max(30).optional(),
  moment: z.string().max(30).optional(),
  takenAt: z.string().max(30).optional(),
});
export type LvsMended = z.infer<typeof mendedSchema>;

export const fixLvsImport = defineCall({
  id: 'fixLvsImport',
  method: 'PATCH',
  path: '/api/accounts/{account}/lvs-imports/{import}',
  action: 'lvs:import',
  when: 'change',
  summary:
    'Verbeter een ingelezen tabel: wat voor alle rijen geldt, bij wie een rij hoort, wat er in een cel had moeten staan.',
  params: importParams,
  body: z.object({
    defaults: defaultsSchema.optional(),
    rows: z
      .array(
        z.object({
          key: z.string().max(20),
          /** The pupil whom it is about; null for none after all. Remembered for the next table. */
          pupil: idSchema.nullable().optional(),
          mended: mendedSchema.optional(),
          /** It is left out, or not after all. */
          isLeft: z.boolean().optional(),
        }),
      )
      .max(MOST_FIXED)
      .optional(),
  }),
  response: importSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const storeLvsImport = defineCall({
  id: 'storeLvsImport',
  method: 'POST',
  path: '/api/accounts/{account}/lvs-imports/{import}/commit',
  action: 'lvs:import',
  when: 'change',
  summary: 'Bewaar de resultaten die nieuw of veranderd zijn; wat niet klopt, blijft staan om te verbeteren.',
  params: importParams,
  /** Made by the client: what is sent twice is done once. */
  body: z.object({ requestId: z.uuid() }),
  response: importSchema,
  errors: ['conflict'],
});

export const decideLvsProposals = defineCall({
  id: 'decideLvsProposals',
  method: 'POST',
  path: '/api/accounts/{account}/lvs-imports/{import}/proposals',
  action: 'lvs:import',
  when: 'change',
  summary:
    'Neem voorgestelde beginniveaus aan, wijs ze af, of draai dat terug. Zonder dit verandert er niets voor leerlingen.',
  params: importParams,
  body: z.object({
    decision: z.enum(['accept', 'reject', 'undo']),
    proposals: z.array(idSchema).min(1).max(MOST_DECIDED),
  }),
  response: z.object({
    decided: z.int(),
    /** What could not be done, in a sentence each. */
    failed: z.array(z.string()),
  }),
});

export const removeLvsImport = defineCall({
  id: 'removeLvsImport',
  method: 'DELETE',
  path: '/api/accounts/{account}/lvs-imports/{import}',
  action: 'lvs:import',
  when: 'less',
  summary: 'Gooi een ingelezen tabel weg; wat al bewaard was, gaat met de resultaten naar de prullenbak.',
  params: importParams,
  response: z.object({ trashed: z.boolean() }),
});
