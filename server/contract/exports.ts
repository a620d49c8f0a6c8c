import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { JOB_STATES } from './jobs.ts';

const exportSchema = z.object({
  /** Also that of the job that makes it. */
  id: z.string(),
  /** Of whom it is; null for one of the whole account. */
  pupil: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Name of who asked for it; empty when that person is gone. */
  by: z.string(),
  /** ms since the epoch. */
  at: z.number(),
  /** That of the job; `done` is ready to be fetched. */
  state: z.enum(JOB_STATES),
  expiresAt: z.number(),
});
export type DataExport = z.infer<typeof exportSchema>;

const accountParams = z.object({ account: idSchema });

export const listExports = defineCall({
  id: 'listExports',
  method: 'GET',
  path: '/api/accounts/{account}/exports',
  action: 'privacy:export',
  when: 'core',
  summary: 'Exports die gemaakt worden of nog op te halen zijn, nieuwste eerst.',
  params: accountParams,
  response: z.object({ exports: z.array(exportSchema), total: z.int() }),
});

/** A newer export of the same takes the place of the one before. */
export const exportAccount = defineCall({
  id: 'exportAccount',
  method: 'PUT',
  path: '/api/accounts/{account}/exports/{export}',
  action: 'privacy:export',
  when: 'core',
  confirmed: true,
  summary: 'Laat een bestand maken met alles van een account. Nog eens: hetzelfde bestand.',
  params: accountParams.extend({ export: z.uuid() }),
  response: exportSchema,
  errors: ['conflict', 'job-busy'],
});

export const exportPupil = defineCall({
  id: 'exportPupil',
  method: 'PUT',
  path: '/api/pupils/{pupil}/exports/{export}',
  action: 'privacy:export',
  when: 'core',
  confirmed: true,
  summary: 'Laat een bestand maken met alles van een leerling: om te lezen en om mee te nemen.',
  params: z.object({ pupil: idSchema, export: z.uuid() }),
  response: exportSchema,
  errors: ['conflict', 'job-busy'],
});

const exportParams = accountParams.extend({ export: idSchema });

export const fetchExport = defineCall({
  id: 'fetchExport',
  method: 'GET',
  path: '/api/accounts/{account}/exports/{export}/file',
  action: 'privacy:export',
  when: 'core',
  confirmed: true,
  summary: 'Haal een export op, als zip. Zeven dagen lang.',
  params: exportParams,
  answer: 'file',
});

export const removeExport = defineCall({
  id: 'removeExport',
  method: 'DELETE',
  path: '/api/accounts/{account}/exports/{export}',
  action: 'privacy:export',
  when: 'core',
  summary: 'Wis een export voordat de zeven dagen om zijn.',
  params: exportParams,
  answer: 'nothing',
});
