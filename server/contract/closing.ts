import { z } from 'zod';
import { CLOSE_LINK_HOURS } from './account-terms.ts';
import { defineCall, idSchema } from './call.ts';

// Closing an account for good: asked, confirmed by mail, some days to take it back, and then everything is erased.

const closingSchema = z.object({
  /** `asked`: a mail went to who asked, with the link that confirms it. `confirmed`: it is erased on `eraseOn`. */
  state: z.enum(['open', 'asked', 'confirmed']),
  /** What has to be typed. */
  name: z.string(),
  /** Pupils who are erased with it. */
  pupils: z.int(),
  /** Who asked; empty when that person is gone. */
  by: z.string(),
  /** As 2026-11-16; null until it was confirmed. */
  eraseOn: z.iso.date().nullable(),
});
export type Closing = z.infer<typeof closingSchema>;

const params = z.object({ account: idSchema });

export const getClosing = defineCall({
  id: 'getClosing',
  method: 'GET',
  path: '/api/accounts/{account}/closing',
  action: 'account:close',
  when: 'core',
  summary: 'Of een account gesloten wordt, en wanneer.',
  params,
  response: closingSchema,
});

export const askToClose = defineCall({
  id: 'askToClose',
  method: 'PUT',
  path: '/api/accounts/{account}/closing',
  action: 'account:close',
  when: 'core',
  confirmed: true,
  summary: `Vraag om een account te sluiten. Wie dat vraagt krijgt een mail om het te bevestigen; de link werkt ${CLOSE_LINK_HOURS} uur.`,
  params,
  body: z.object({
    /** The name of the account, so that it is not done by a slip. */
    typed: z.string().trim().max(200),
  }),
  response: closingSchema,
  errors: ['conflict'],
});

export const confirmClosing = defineCall({
  id: 'confirmClosing',
  method: 'POST',
  path: '/api/auth/closing-confirmations',
  action: 'public',
  when: 'core',
  summary: 'Bevestigt met de link uit de mail dat een account gesloten wordt.',
  body: z.object({ token: z.string().min(1).max(100) }),
  response: z.object({ eraseOn: z.iso.date() }),
  errors: ['conflict', 'not-found'],
});

export const takeBackClosing = defineCall({
  id: 'takeBackClosing',
  method: 'DELETE',
  path: '/api/accounts/{account}/closing',
  action: 'account:close',
  when: 'core',
  summary: 'Sluit een account toch niet.',
  params,
  response: closingSchema,
});
