import { z } from 'zod';

/** What tells a customer from another one of the same name. */
export const accountWhoSchema = z.object({
  /** Empty where it was never filled in, as the number. */
  place: z.string(),
  number: z.string(),
  /** Who runs it, the first of them by age; empty when there is none. */
  admin: z.string(),
  /** Of the mail address of that person; empty without one. */
  domain: z.string(),
  /** Since when it is a customer; ms since the epoch. */
  since: z.number(),
});
export type AccountWho = z.infer<typeof accountWhoSchema>;
