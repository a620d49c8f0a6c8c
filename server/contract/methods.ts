import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** The longest name of a method, and of a block of it. */
export const LONGEST_METHOD_NAME = 40;
/** The most blocks of a method, and the most methods of an account that are there. */
export const MOST_BLOCKS = 30;
export const MOST_METHODS = 40;

const dayOrNone = z.iso.date().nullable();

/** A block of a method: what is taught in some weeks of the school year. */
const blockSchema = z.object({
  /** Made by the client; a practice setting that chose the block names it. */
  id: z.uuid(),
  name: z.string().trim().min(1).max(LONGEST_METHOD_NAME),
  categories: z.array(idSchema).max(90),
  /** First and last day, as 2026-11-16; both null for a block without a period. */
  from: dayOrNone,
  to: dayOrNone,
});
export type MethodBlock = z.infer<typeof blockSchema>;

/** A teaching method with the blocks that the school itself defined, in the order of the school year. */
export const methodSchema = z.object({
  id: z.string(),
  name: z.string(),
  blocks: z.array(blockSchema),
  /** ms since the epoch. */
  changedAt: z.int(),
});
export type Method = z.infer<typeof methodSchema>;

const methodParams = z.object({ account: idSchema, method: idSchema });

/** Makes a method (the id is the client's) or changes it whole. */
export const saveMethod = defineCall({
  id: 'saveMethod',
  method: 'PUT',
  path: '/api/accounts/{account}/methods/{method}',
  action: 'method:edit',
  when: 'change',
  summary: 'Maak een methode met eigen blokken, of wijzig haar.',
  params: methodParams,
  body: z.object({
    name: z.string().trim().min(1).max(LONGEST_METHOD_NAME),
    blocks: z.array(blockSchema).min(1).max(MOST_BLOCKS),
    /** `changedAt` of what was changed, null for a new one: what someone else saved meanwhile is not written over. */
    basedOn: z.int().nullable(),
  }),
  /** With the block that is taught today, where blocks have periods. */
  response: methodSchema.extend({ now: z.string().optional() }),
  errors: ['conflict', 'not-found', 'invalid-fields'],
});

export const removeMethod = defineCall({
  id: 'removeMethod',
  method: 'PATCH',
  path: '/api/accounts/{account}/methods/{method}',
  action: 'method:edit',
  when: ({ removed }) => (removed ? 'less' : 'change'),
  summary: 'Gooi een methode met eigen blokken weg, of haal haar terug.',
  params: methodParams,
  body: z.object({ removed: z.boolean() }),
  response: z.object({ removed: z.boolean() }),
  errors: ['conflict', 'not-found'],
});
