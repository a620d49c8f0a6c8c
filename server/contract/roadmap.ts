import { z } from 'zod';
import { defineCall } from './call.ts';
import { line } from './messages.ts';
import { MESSAGE_ROLES } from './office-messages.ts';
import { VARIANTS } from './variant.ts';

/** How far an item of the roadmap is. */
export const ROADMAP_STATES = ['idee', 'later', 'nu', 'klaar', 'niet', 'samengevoegd'] as const;
export type RoadmapState = (typeof ROADMAP_STATES)[number];

/** A month such as 2027-03; empty when none is known. */
const month = z.union([
  z.literal(''),
  z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Schrijf de maand zo: 2027-03.'),
]);
const title = line(120);
const text = z.string().trim().min(1).max(2000);
const roles = z.array(z.enum(MESSAGE_ROLES)).max(MESSAGE_ROLES.length);

const itemSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  state: z.enum(ROADMAP_STATES),
  /** The item that says the same, for one that was merged. */
  mergedInto: z.object({ id: z.string(), title: z.string() }).nullable(),
  month: z.string(),
  /** Whom it is for; empty: everybody. */
  roles,
  /** As what somebody proposed it, such as "leerkracht, school"; empty for the office. */
  by: z.string(),
  votes: z.int(),
  organisations: z.int(),
  comments: z.int(),
  hasVoted: z.boolean(),
  follows: z.boolean(),
  isMine: z.boolean(),
  /** Whether the office has looked at it; others see it from then on. */
  isShown: z.boolean(),
});
export type RoadmapItem = z.infer<typeof itemSchema>;

const commentSchema = z.object({
  id: z.string(),
  by: z.string(),
  text: z.string(),
  at: z.int(),
  isMine: z.boolean(),
  state: z.enum(['new', 'shown', 'refused']),
});
export type RoadmapComment = z.infer<typeof commentSchema>;

const wholeItemSchema = itemSchema.extend({
  said: z.array(commentSchema),
  /** What was merged into it. */
  merged: z.array(z.string()),
});

const itemParams = z.object({ item: z.uuid() });
const commentParams = itemParams.extend({ comment: z.uuid() });

export const listRoadmap = defineCall({
  id: 'listRoadmap',
  method: 'GET',
  path: '/api/roadmap',
  action: 'roadmap:use',
  summary: 'Wat er gemaakt is, nu gemaakt wordt en later komt, met de stemmen; en de eigen ideeën.',
  response: z.object({ items: z.array(itemSchema), total: z.int() }),
});

export const getRoadmapItem = defineCall({
  id: 'getRoadmapItem',
  method: 'GET',
  path: '/api/roadmap/{item}',
  action: 'roadmap:use',
  summary: 'Eén punt van de roadmap met wat erover gezegd is.',
  params: itemParams,
  response: wholeItemSchema,
});

export const likeIdeas = defineCall({
  id: 'likeIdeas',
  method: 'GET',
  path: '/api/roadmap-likeness',
  action: 'roadmap:use',
  summary: 'Ideeën die op een nieuw idee lijken, de meest gelijkende eerst.',
  query: z.object({ text: z.string().trim().max(200) }),
  response: z.object({ items: z.array(itemSchema) }),
});

export const proposeIdea = defineCall({
  id: 'proposeIdea',
  method: 'PUT',
  path: '/api/roadmap/{item}',
  action: 'roadmap:use',
  when: 'change',
  summary: 'Stelt iets voor de roadmap voor. De client maakt het id: twee keer is één keer.',
  params: itemParams,
  body: z.object({ title, text }),
  response: wholeItemSchema,
  errors: ['invalid-fields', 'conflict', 'too-many-requests'],
});

export const voteForItem = defineCall({
  id: 'voteForItem',
  method: 'PUT',
  path: '/api/roadmap/{item}/vote',
  action: 'roadmap:use',
  when: 'change',
  summary: 'Stemt voor een punt, of neemt de stem terug. Ieder heeft één stem per punt.',
  params: itemParams,
  body: z.object({ vote: z.boolean() }),
  response: wholeItemSchema,
  errors: ['conflict'],
});

export const followItem = defineCall({
  id: 'followItem',
  method: 'PUT',
  path: '/api/roadmap/{item}/follow',
  action: 'roadmap:use',
  when: 'change',
  summary: 'Volgt een punt: wie volgt, krijgt een bericht als het verder is.',
  params: itemParams,
  body: z.object({ follow: z.boolean() }),
  response: wholeItemSchema,
  errors: ['conflict'],
});

export const commentOnItem = defineCall({
  id: 'commentOnItem',
  method: 'PUT',
  path: '/api/roadmap/{item}/comments/{comment}',
  action: 'roadmap:use',
  when: 'change',
  summary: 'Zegt iets over een punt; anderen zien het als het kantoor ernaar gekeken heeft.',
  params: commentParams,
  body: z.object({ text: z.string().trim().min(1).max(1000) }),
  response: wholeItemSchema,
  errors: ['invalid-fields', 'conflict', 'too-many-requests'],
});

const officeItemSchema = itemSchema.extend({
  variants: z.array(z.enum(VARIANTS)),
  version: z.int(),
  /** Comments that the office has not looked at. */
  waiting: z.int(),
  createdAt: z.int(),
});
export type OfficeRoadmapItem = z.infer<typeof officeItemSchema>;

const wholeOfficeItemSchema = officeItemSchema.extend({
  said: z.array(commentSchema),
  merged: z.array(z.string()),
});

export const listOfficeRoadmap = defineCall({
  id: 'listOfficeRoadmap',
  method: 'GET',
  path: '/api/office/roadmap',
  action: 'office:roadmap',
  summary: 'Alle punten van de roadmap, ook ideeën waar het kantoor nog niet naar keek.',
  raw: true,
  response: z.object({ items: z.array(officeItemSchema), total: z.int() }),
});

export const getOfficeRoadmapItem = defineCall({
  id: 'getOfficeRoadmapItem',
  method: 'GET',
  path: '/api/office/roadmap/{item}',
  action: 'office:roadmap',
  summary: 'Eén punt zoals het bewaard is, met alle reacties.',
  raw: true,
  params: itemParams,
  response: wholeOfficeItemSchema,
});

export const saveRoadmapItem = defineCall({
  id: 'saveRoadmapItem',
  method: 'PUT',
  path: '/api/office/roadmap/{item}',
  action: 'office:roadmap',
  when: 'change',
  summary:
    'Zet een punt op de roadmap of verandert het. Een andere stand wordt gemeld aan wie stemt of volgt.',
  raw: true,
  params: itemParams,
  body: z.object({
    title,
    text,
    state: z.enum(ROADMAP_STATES).exclude(['samengevoegd']),
    month,
    roles,
    variants: z.array(z.enum(VARIANTS)).max(VARIANTS.length),
    shown: z.boolean(),
    /** The version that was looked at; 0 for a new one. */
    basedOn: z.int().min(0),
  }),
  response: wholeOfficeItemSchema,
  errors: ['invalid-fields', 'conflict'],
});

export const mergeRoadmapItem = defineCall({
  id: 'mergeRoadmapItem',
  method: 'POST',
  path: '/api/office/roadmap/{item}/merge',
  action: 'office:roadmap',
  when: 'change',
  summary:
    'Voegt een punt bij een ander dat hetzelfde zegt: stemmen en volgers gaan mee, niemand telt dubbel.',
  raw: true,
  params: itemParams,
  body: z.object({ into: z.uuid() }),
  response: wholeOfficeItemSchema,
  errors: ['invalid-fields', 'not-found', 'conflict'],
});

export const judgeComment = defineCall({
  id: 'judgeComment',
  method: 'PATCH',
  path: '/api/office/roadmap/{item}/comments/{comment}',
  action: 'office:roadmap',
  when: 'change',
  summary: 'Laat een reactie zien of niet.',
  raw: true,
  params: commentParams,
  body: z.object({ state: z.enum(['shown', 'refused']) }),
  response: wholeOfficeItemSchema,
  errors: ['not-found'],
});
