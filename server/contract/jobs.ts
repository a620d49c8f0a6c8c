import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** Where long work stands: `cancelling` is stopping, or taking back what was done. */
export const JOB_STATES = ['waiting', 'running', 'cancelling', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];
/** States in which it goes on by itself. */
export const OPEN_STATES = ['waiting', 'running', 'cancelling'] as const satisfies readonly JobState[];

export const isOpen = (state: JobState): boolean => (OPEN_STATES as readonly JobState[]).includes(state);

/** Jobs of one page of a list. */
export const JOBS_PAGE = 50;
/** Lines of one page of a report. */
export const JOB_ROWS_PAGE = 500;

export const jobSchema = z.object({
  id: z.string(),
  kind: z.string(),
  /** What it does, in a few Dutch words without names. */
  title: z.string(),
  state: z.enum(JOB_STATES),
  /** What is being done now, in words; empty when there is nothing to say. */
  step: z.string(),
  done: z.int(),
  /** 0 while that is not known. */
  total: z.int(),
  /** Name of who asked for it; empty when that person is gone. */
  by: z.string(),
  own: z.boolean(),
  /** ms since the epoch. */
  at: z.number(),
  endedAt: z.number().nullable(),
  /** How often each outcome came, in the words of its kind. */
  report: z.array(z.object({ outcome: z.string(), label: z.string(), count: z.int() })),
  /** Why it failed, fit to show. */
  error: z.string().nullable(),
  /** What stopping does: what is done stays, or is taken back; absent when the asker can't stop it (now). */
  cancel: z.enum(['stop', 'back']).optional(),
  canRetry: z.boolean(),
  /** Until when the asker can have it undone; null when not, or not any more. */
  undoUntil: z.number().nullable(),
  /** The job that takes it back. */
  undoneBy: z.string().nullable(),
  /** The job that it takes back. */
  undoOf: z.string().nullable(),
});
export type Job = z.infer<typeof jobSchema>;

/** What a live event says of a job. */
export type JobProgress = Pick<Job, 'id' | 'state' | 'done' | 'total'>;

const jobRowSchema = z.object({
  n: z.int(),
  /** The pupil, group or person of staff that it is about. */
  subject: z.string().nullable(),
  /** As it is called now; empty when it is gone. */
  name: z.string(),
  outcome: z.string(),
  label: z.string(),
  note: z.string(),
});
export type JobRow = z.infer<typeof jobRowSchema>;

const jobParams = z.object({ job: idSchema });
const pageQuery = z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) });

export const getJob = defineCall({
  id: 'getJob',
  method: 'GET',
  path: '/api/jobs/{job}',
  action: 'job:read',
  when: 'core',
  summary: 'Hoe ver werk op de achtergrond is.',
  params: jobParams,
  response: jobSchema,
});

export const listJobRows = defineCall({
  id: 'listJobRows',
  method: 'GET',
  path: '/api/jobs/{job}/rows',
  action: 'job:read',
  when: 'core',
  summary: 'Het verslag van werk op de achtergrond: wat er per leerling of groep gebeurde.',
  params: jobParams,
  query: pageQuery.extend({ outcome: z.string().max(40).optional() }),
  response: z.object({ rows: z.array(jobRowSchema), total: z.int() }),
});

export const listJobs = defineCall({
  id: 'listJobs',
  method: 'GET',
  path: '/api/accounts/{account}/jobs',
  action: 'job:read',
  when: 'core',
  summary: 'Werk op de achtergrond van een account, nieuwste eerst; van een leerkracht het eigen werk.',
  params: z.object({ account: idSchema }),
  query: pageQuery,
  response: z.object({ jobs: z.array(jobSchema), total: z.int() }),
});

export const listAllJobs = defineCall({
  id: 'listAllJobs',
  method: 'GET',
  path: '/api/office/jobs',
  action: 'office:jobs',
  summary: 'Werk op de achtergrond van alle accounts, nieuwste eerst; met failed=yes alleen wat mislukte.',
  query: pageQuery.extend({ failed: z.enum(['yes', 'no']).default('no') }),
  response: z.object({
    jobs: z.array(jobSchema.extend({ account: z.string().nullable(), accountName: z.string() })),
    total: z.int(),
  }),
});

export const cancelJob = defineCall({
  id: 'cancelJob',
  method: 'POST',
  path: '/api/jobs/{job}/cancellation',
  action: 'job:read',
  when: 'core',
  summary: 'Laat werk op de achtergrond stoppen.',
  params: jobParams,
  response: jobSchema,
  errors: ['conflict'],
});

export const retryJob = defineCall({
  id: 'retryJob',
  method: 'POST',
  path: '/api/jobs/{job}/retry',
  action: 'job:read',
  when: 'core',
  summary: 'Probeer mislukt werk op de achtergrond opnieuw.',
  params: jobParams,
  response: jobSchema,
  errors: ['conflict', 'job-busy'],
});

export const undoJob = defineCall({
  id: 'undoJob',
  method: 'POST',
  path: '/api/jobs/{job}/undo',
  action: 'job:read',
  when: 'core',
  summary:
    'Draai terug wat werk op de achtergrond deed; wat daarna veranderde blijft. Geeft het werk dat dit doet.',
  params: jobParams,
  /** Made by the client: asking twice makes one job. */
  body: z.object({ id: z.uuid() }),
  response: jobSchema,
  errors: ['conflict', 'job-busy'],
});
