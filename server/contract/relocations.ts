import { z } from 'zod';
import { accountWhoSchema } from './account-who.ts';
import { defineCall, idSchema } from './call.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { maybeLine } from './messages.ts';
import { reasonOf, WHY } from './reason.ts';
import { VARIANTS } from './variant.ts';

// Groups, staff and lists that the office moves from one customer to another of this server.

/** Shown on one page of the list. */
export const RELOCATIONS_PAGE = 50;
/** Pupils of one group that move in one go. */
export const MOST_PER_GROUP = 60;

export const RELOCATION_STATES = [
  'draft',
  'waiting',
  'running',
  'done',
  'failed',
  'cancelled',
  'undone',
] as const;
export type RelocationState = (typeof RELOCATION_STATES)[number];

export const RELOCATION_SIDES = ['source', 'target'] as const;
export type RelocationSide = (typeof RELOCATION_SIDES)[number];

const ids = z.array(idSchema).max(500).default([]);
export const itemsSchema = z.object({
  groups: ids,
  /** Who goes without the group that it is in, each into a group of the other account. */
  pupils: z
    .array(z.object({ id: idSchema, to: idSchema }))
    .max(MOST_PER_GROUP)
    .default([]),
  staff: ids,
  lists: ids,
  methods: ids,
  /** Seats of the licence that go along for the rest of the period. */
  seats: z.int().min(0).max(3000).default(0),
});
export type RelocationItems = z.output<typeof itemsSchema>;

/**
 * What can be done where something can't go as it is: a group joins the one of its name or gets another name, somebody comes all the same,
 * stays, or gives up groups of the old account.
 */
const PICKS = ['join', 'rename', 'come', 'stay', 'leave'] as const;
export type RelocationPick = (typeof PICKS)[number];

const choiceSchema = z.object({ pick: z.enum(PICKS), name: maybeLine(60).optional() });
const choicesSchema = z.record(z.string().max(100), choiceSchema);
export type RelocationChoices = z.output<typeof choicesSchema>;

const LINE_KINDS = ['account', 'group', 'pupil', 'staff', 'list', 'method', 'seats'] as const;

const lineSchema = z.object({
  /** By which a choice names it. */
  key: z.string(),
  kind: z.enum(LINE_KINDS),
  label: z.string(),
  outcome: z.enum(['goes', 'changed', 'stays', 'stopped']),
  /** What comes of it, in sentences. */
  notes: z.array(z.string()),
  options: z.array(z.enum(PICKS)),
  chosen: choiceSchema.nullable(),
});
export type RelocationLine = z.infer<typeof lineSchema>;

export const checkSchema = z.object({
  lines: z.array(lineSchema),
  /** How many pupils come along. */
  pupils: z.int(),
  /** Of what it was made from. */
  stamp: z.string(),
  /** Nothing stands in the way. */
  isReady: z.boolean(),
});
export type RelocationCheck = z.infer<typeof checkSchema>;

const sideSchema = z.object({ id: z.string(), name: z.string() });
const rowSchema = z.object({
  id: z.string(),
  source: sideSchema,
  target: sideSchema,
  state: z.enum(RELOCATION_STATES),
  /** Both sides said yes to what they were asked last. */
  isAgreed: z.boolean(),
  /** Name of who began it; empty when that person is gone. */
  by: z.string(),
  /** ms since the epoch. */
  at: z.number(),
});
export type RelocationHead = z.infer<typeof rowSchema>;

export const listRelocations = defineCall({
  id: 'listRelocations',
  method: 'GET',
  path: '/api/office/relocations',
  action: 'office:moves',
  summary: 'Verhuizingen van de ene klant naar de andere, de nieuwste eerst; van alle klanten of van één.',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    of: idSchema.optional(),
  }),
  response: z.object({ relocations: z.array(rowSchema), total: z.int() }),
});

export const relocationParams = z.object({ relocation: z.uuid() });
const reason = reasonOf(WHY);

export const makeRelocation = defineCall({
  id: 'makeRelocation',
  method: 'PUT',
  path: '/api/office/relocations/{relocation}',
  action: 'office:moves',
  when: 'core',
  summary: 'Begin een verhuizing van de ene klant naar de andere. Er verhuist nog niets.',
  params: relocationParams,
  body: z.object({
    from: z.string('Kies een klant.').min(1, 'Kies een klant.').max(100),
    to: z.string('Kies een klant.').min(1, 'Kies een klant.').max(100),
    reason,
  }),
  response: z.object({ id: z.string() }),
  errors: ['conflict', 'invalid-fields'],
});

const partSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What says more of it than its name: how many pupils, which role. */
  note: z.string(),
});
export type RelocationPart = z.infer<typeof partSchema>;

const consentSchema = z.object({
  side: z.enum(RELOCATION_SIDES),
  agrees: z.boolean(),
  /** Name of who said so, on paper of who noted it; empty when that person is gone. */
  by: z.string(),
  paperDay: z.iso.date().nullable(),
  at: z.number(),
});

const wholeSideSchema = sideSchema.extend({
  kind: z.enum(ACCOUNT_KINDS),
  variant: z.enum(VARIANTS),
  who: accountWhoSchema,
});

export const relocationSchema = rowSchema.extend({
  source: wholeSideSchema,
  target: wholeSideSchema,
  reason: z.string(),
  items: itemsSchema,
  choices: choicesSchema,
  version: z.int(),
  /** What can be picked. */
  parts: z.object({
    groups: z.array(partSchema),
    /** Those who are picked alone, by user name, and the groups that they can come into. */
    pupils: z.array(partSchema),
    there: z.array(partSchema),
    staff: z.array(partSchema),
    lists: z.array(partSchema),
    methods: z.array(partSchema),
  }),
  /** Of the list that both sides were asked about. */
  consents: z.array(consentSchema),
  stamp: z.string().nullable(),
  job: z.string().nullable(),
});
export type Relocation = z.infer<typeof relocationSchema>;

export const getRelocation = defineCall({
  id: 'getRelocation',
  method: 'GET',
  path: '/api/office/relocations/{relocation}',
  action: 'office:moves',
  summary: 'Een verhuizing van de ene klant naar de andere: wat er mee kan, wat is gekozen en wie instemde.',
  params: relocationParams,
  response: relocationSchema,
});

export const checkRelocation = defineCall({
  id: 'checkRelocation',
  method: 'GET',
  path: '/api/office/relocations/{relocation}/check',
  action: 'office:moves',
  summary:
    'Draai een verhuizing proef: wat meegaat, wat anders wordt en wat niet kan. Er wordt niets bewaard.',
  params: relocationParams,
  response: checkSchema,
});

export const saveRelocation = defineCall({
  id: 'saveRelocation',
  method: 'POST',
  path: '/api/office/relocations/{relocation}/items',
  action: 'office:moves',
  when: 'core',
  summary:
    'Kies wat er verhuist, en wat te doen waar iets niet zomaar kan. Wie al instemde, wordt opnieuw gevraagd.',
  params: relocationParams,
  body: z.object({ items: itemsSchema, choices: choicesSchema, basedOn: z.int() }),
  response: relocationSchema,
  errors: ['conflict', 'invalid-fields'],
});

export const cancelRelocation = defineCall({
  id: 'cancelRelocation',
  method: 'POST',
  path: '/api/office/relocations/{relocation}/cancel',
  action: 'office:moves',
  when: 'core',
  summary: 'Zie van een verhuizing af. Er verhuist niets.',
  params: relocationParams,
  body: z.object({ basedOn: z.int() }),
  response: relocationSchema,
  errors: ['conflict'],
});
