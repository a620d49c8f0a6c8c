import { z } from 'zod';
import { defineCall } from './call.ts';

/** GET /api/openapi.json: every call there is, for the reader at /api/docs. */
export const readCalls = defineCall({
  id: 'readCalls',
  method: 'GET',
  path: '/api/openapi.json',
  action: 'docs:read',
  summary: 'Dit document: alle aanroepen van de server.',
  response: z.record(z.string(), z.unknown()),
});
