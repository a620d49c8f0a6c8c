import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** Letters to parents: with what their child logs in, and how it practised. */
export const LETTERS = ['login', 'progress'] as const;
export type Letter = (typeof LETTERS)[number];

/** The longest that a teacher can add to a letter, so that it stays one page. */
export const LONGEST_LINE = 300;
export const letterLineSchema = z.string().trim().max(LONGEST_LINE, `Hoogstens ${LONGEST_LINE} tekens.`);

const params = z.object({ account: idSchema, group: idSchema });
/** What a teacher adds to each letter of a group; empty where nothing. */
const linesSchema = z.object({ login: z.string(), progress: z.string() });

export const getLetterLines = defineCall({
  id: 'getLetterLines',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/letter-lines',
  action: 'pupil:list',
  summary: 'De eigen zinnen van een groep in de brieven aan ouders.',
  params,
  response: linesSchema,
});

export const saveLetterLine = defineCall({
  id: 'saveLetterLine',
  method: 'PUT',
  path: '/api/accounts/{account}/groups/{group}/letter-lines/{letter}',
  action: 'pupil:edit',
  when: 'change',
  summary: 'Bewaar de eigen zin van een groep voor een brief aan ouders.',
  params: params.extend({ letter: z.enum(LETTERS) }),
  body: z.object({ line: letterLineSchema }),
  response: linesSchema,
  errors: ['invalid-fields'],
});
