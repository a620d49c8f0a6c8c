import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { ROLES } from './permissions.ts';

// Whose second step the office can take away who lost it (`liftSecond`).

const peopleSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    username: z.string(),
    role: z.enum(ROLES),
    active: z.boolean(),
    /** Whether this person has a second factor. */
    second: z.boolean(),
    /** The last time of which we still know; ms since the epoch. */
    lastLogin: z.int().nullable(),
  }),
);
export type SecondPeople = z.infer<typeof peopleSchema>;

export const secondPeople = defineCall({
  id: 'secondPeople',
  method: 'GET',
  path: '/api/office/accounts/{account}/second/people',
  action: 'office:second',
  summary: 'Wie er bij een klant werkt, en wie daarvan een tweede stap heeft: ook de ouder van een gezin.',
  params: z.object({ account: idSchema }),
  response: peopleSchema,
});
