import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { line } from './messages.ts';

/** What a question to the office is about. */
export const THREAD_TOPICS = ['gebruik', 'inloggen', 'licentie', 'storing', 'privacy', 'anders'] as const;
export type ThreadTopic = (typeof THREAD_TOPICS)[number];

/** Open: the office is to answer. */
export const THREAD_STATES = ['open', 'answered', 'closed'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

/** Threads on one page of a list. */
export const THREADS_PER_PAGE = 25;

const postText = z.string().trim().min(1).max(4000);

const threadHead = {
  id: z.string(),
  topic: z.enum(THREAD_TOPICS),
  subject: z.string(),
  state: z.enum(THREAD_STATES),
  /** Name of who asked; empty for somebody who is gone. */
  by: z.string(),
  createdAt: z.int(),
  /** Of the last post, notes of the office left out. */
  lastAt: z.int(),
  /** Whether there is something that the reader has not seen. */
  isNew: z.boolean(),
};
const threadSchema = z.object(threadHead);
export type ThreadHead = z.infer<typeof threadSchema>;

const postSchema = z.object({
  id: z.string(),
  /** Name of the writer; for a customer all of the office is one. */
  by: z.string(),
  byOffice: z.boolean(),
  /** A note that only the office sees. */
  internal: z.boolean(),
  text: z.string(),
  at: z.int(),
});
export type ThreadPost = z.infer<typeof postSchema>;

const wholeThreadSchema = threadSchema.extend({ posts: z.array(postSchema) });

const accountParams = z.object({ account: idSchema });
const threadParams = accountParams.extend({ thread: z.uuid() });
const page = z.coerce.number().int().min(1).max(10_000).default(1);

export const listThreads = defineCall({
  id: 'listThreads',
  method: 'GET',
  path: '/api/accounts/{account}/threads',
  action: 'message:ask',
  when: 'core',
  summary: 'Vragen aan het kantoor, laatste eerst: van een beheerder alle, van een leerkracht de eigen.',
  params: accountParams,
  query: z.object({ page }),
  response: z.object({ threads: z.array(threadSchema), total: z.int() }),
});

export const getThread = defineCall({
  id: 'getThread',
  method: 'GET',
  path: '/api/accounts/{account}/threads/{thread}',
  action: 'message:ask',
  when: 'core',
  summary: 'Een vraag aan het kantoor met de antwoorden.',
  params: threadParams,
  response: wholeThreadSchema,
});

export const askOffice = defineCall({
  id: 'askOffice',
  method: 'PUT',
  path: '/api/accounts/{account}/threads/{thread}',
  action: 'message:ask',
  when: 'core',
  summary: 'Stelt een vraag aan het kantoor. De client maakt het id: twee keer is één keer.',
  params: threadParams,
  body: z.object({ topic: z.enum(THREAD_TOPICS), subject: line(120), text: postText }),
  response: wholeThreadSchema,
  errors: ['invalid-fields', 'conflict', 'too-many-requests'],
});

export const postToThread = defineCall({
  id: 'postToThread',
  method: 'PUT',
  path: '/api/accounts/{account}/threads/{thread}/posts/{post}',
  action: 'message:ask',
  when: 'core',
  summary: 'Schrijft iets bij een vraag. De client maakt het id: twee keer is één keer.',
  params: threadParams.extend({ post: z.uuid() }),
  body: z.object({ text: postText }),
  response: wholeThreadSchema,
  errors: ['invalid-fields', 'not-found', 'conflict', 'too-many-requests'],
});

export const readThread = defineCall({
  id: 'readThread',
  method: 'PUT',
  path: '/api/accounts/{account}/threads/{thread}/read',
  action: 'message:ask',
  when: 'core',
  summary: 'Onthoudt tot waar iemand een vraag gelezen heeft.',
  params: threadParams,
  answer: 'nothing',
});

export const closeThread = defineCall({
  id: 'closeThread',
  method: 'POST',
  path: '/api/accounts/{account}/threads/{thread}/closing',
  action: 'message:ask',
  when: 'core',
  summary: 'Sluit een vraag: het is opgelost.',
  params: threadParams,
  response: wholeThreadSchema,
});

const officeThreadHead = {
  ...threadHead,
  account: z.object({ id: z.string(), name: z.string() }),
  /** Who of the office sees to it; empty for nobody. */
  assignedTo: z.string(),
  /** Whether that is who asks. */
  isMine: z.boolean(),
};
const officeThreadSchema = z.object(officeThreadHead);
export type OfficeThread = z.infer<typeof officeThreadSchema>;
const wholeOfficeThreadSchema = officeThreadSchema.extend({ posts: z.array(postSchema) });

const officeThreadParams = z.object({ thread: z.uuid() });

export const listOfficeThreads = defineCall({
  id: 'listOfficeThreads',
  method: 'GET',
  path: '/api/office/threads',
  action: 'office:messages',
  summary: 'Vragen van klanten: de langst wachtende eerst, gesloten de laatste eerst.',
  query: z.object({
    page,
    state: z.enum(THREAD_STATES).default('open'),
    /** Of the open ones those that wait longer than a working day. */
    late: z.enum(['ja']).optional(),
    /** Stands in the subject, or in what the customer is called. */
    search: z.string().trim().max(100).optional(),
  }),
  response: z.object({ threads: z.array(officeThreadSchema), total: z.int() }),
});

export const getOfficeThread = defineCall({
  id: 'getOfficeThread',
  method: 'GET',
  path: '/api/office/threads/{thread}',
  action: 'office:messages',
  summary: 'Een vraag van een klant, met de aantekeningen van het kantoor.',
  params: officeThreadParams,
  response: wholeOfficeThreadSchema,
});

export const answerThread = defineCall({
  id: 'answerThread',
  method: 'PUT',
  path: '/api/office/threads/{thread}/posts/{post}',
  action: 'office:messages',
  when: 'core',
  summary: 'Antwoordt een klant, of schrijft een aantekening die alleen het kantoor ziet.',
  params: officeThreadParams.extend({ post: z.uuid() }),
  body: z.object({
    text: postText,
    internal: z.boolean(),
    /** The last post that the writer saw: an answer beside one that came meanwhile is refused. */
    after: z.string().optional(),
  }),
  response: wholeOfficeThreadSchema,
  errors: ['invalid-fields', 'not-found', 'conflict'],
});

export const changeThread = defineCall({
  id: 'changeThread',
  method: 'PATCH',
  path: '/api/office/threads/{thread}',
  action: 'office:messages',
  when: 'core',
  summary: 'Sluit een vraag of opent hem weer, of neemt hem op zich.',
  params: officeThreadParams,
  body: z
    .object({
      closed: z.boolean(),
      mine: z.boolean(),
      /** Take it from whoever has it. */
      over: z.boolean(),
    })
    .partial(),
  response: wholeOfficeThreadSchema,
  errors: ['not-found', 'conflict'],
});
