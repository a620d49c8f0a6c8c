import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

export const groupSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Dutch school years 3 to 8 in the group. */
  groep: z.array(z.int()),
  teachers: z.array(z.string()),
  pupils: z.int(),
  /** Pupils who practised in the last seven days. */
  activeThisWeek: z.int(),
  /** Whether the asking teacher is one of its teachers. */
  own: z.boolean(),
});
export type Group = z.infer<typeof groupSchema>;

export const listGroups = defineCall({
  id: 'listGroups',
  method: 'GET',
  path: '/api/accounts/{account}/groups',
  action: 'group:list',
  summary: 'De groepen van een account, eigen groepen eerst.',
  params: z.object({ account: idSchema }),
  response: z.object({ groups: z.array(groupSchema), total: z.int() }),
});

export const getGroup = defineCall({
  id: 'getGroup',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}',
  action: 'group:progress',
  summary: 'Eén groep.',
  params: z.object({ account: idSchema, group: idSchema }),
  response: groupSchema,
});
