import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** The longest note. */
export const LONGEST_NOTE = 4000;
/** Lines of what happened to a customer that are given at once. */
export const CHANGES_PER_PAGE = 50;

const accountParams = z.object({ account: idSchema });
const noteParams = accountParams.extend({ note: z.uuid() });

const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null when who wrote it is gone. */
  by: z.string().nullable(),
  at: z.int(),
  changedAt: z.int().nullable(),
  /** Who changed it last; null when nobody did, or who did is gone. */
  changedBy: z.string().nullable(),
  version: z.int(),
});
export type AccountNote = z.infer<typeof noteSchema>;
const notesSchema = z.object({ notes: z.array(noteSchema), total: z.int() });

export const listAccountNotes = defineCall({
  id: 'listAccountNotes',
  method: 'GET',
  path: '/api/office/accounts/{account}/notes',
  action: 'office:accounts',
  summary: 'Notities van het kantoor bij een klant, de nieuwste eerst. De klant ziet ze niet.',
  raw: true,
  params: accountParams,
  response: notesSchema,
});

export const saveAccountNote = defineCall({
  id: 'saveAccountNote',
  method: 'PUT',
  path: '/api/office/accounts/{account}/notes/{note}',
  action: 'office:accounts',
  when: 'change',
  summary: 'Bewaart een notitie. De client maakt het id: twee keer is één keer.',
  raw: true,
  params: noteParams,
  body: z.object({
    text: z.string().trim().min(1).max(LONGEST_NOTE),
    /** The version that was looked at; 0 for a new one. */
    basedOn: z.int().min(0),
  }),
  response: notesSchema,
  errors: ['conflict', 'not-found'],
});

export const removeAccountNote = defineCall({
  id: 'removeAccountNote',
  method: 'DELETE',
  path: '/api/office/accounts/{account}/notes/{note}',
  action: 'office:accounts',
  when: 'less',
  summary: 'Haalt een notitie weg.',
  raw: true,
  params: noteParams,
  response: notesSchema,
  errors: ['not-found'],
});

const changeSchema = z.object({
  id: z.string(),
  at: z.int(),
  /** Null for what went by itself, or by who is gone. */
  by: z.string().nullable(),
  /** What was done, in words. */
  what: z.string(),
  reason: z.string().nullable(),
  detail: z.string().nullable(),
});
export type AccountChange = z.infer<typeof changeSchema>;

export const listAccountChanges = defineCall({
  id: 'listAccountChanges',
  method: 'GET',
  path: '/api/office/accounts/{account}/changes',
  action: 'office:accounts',
  summary:
    'Wat het kantoor bij een klant deed en wat er aan de licentie veranderde, met wie en waarom; het nieuwste eerst.',
  params: accountParams,
  query: z.object({
    /** The moment and id of the line after which it goes on. */
    at: z.coerce.number().int().min(0).optional(),
    id: idSchema.optional(),
  }),
  response: z.object({ changes: z.array(changeSchema), more: z.boolean() }),
});
