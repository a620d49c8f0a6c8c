import { z } from 'zod';
import { defineCall } from './call.ts';
import { newPasswordSchema } from './reset.ts';

const link = { lead: z.uuid(), token: z.string().min(1).max(100) };

/** What a link for a trial is worth: it opens one, did so already, is too old or none, waits for the office, or the office said no. */
export const TRIAL_LINKS = ['open', 'used', 'expired', 'wrong', 'waits', 'refused'] as const;

export const lookTrial = defineCall({
  id: 'lookTrial',
  method: 'GET',
  path: '/api/auth/trials/{lead}/{token}',
  action: 'public',
  summary: 'Wat de link uit de mail waard is, waarmee een aanvraag vanzelf een proefaccount wordt.',
  params: z.object(link),
  response: z.object({
    state: z.enum(TRIAL_LINKS),
    /** With what one will log in. */
    username: z.string().optional(),
  }),
});

export const openTrial = defineCall({
  id: 'openTrial',
  method: 'POST',
  path: '/api/auth/trials',
  action: 'public',
  when: 'core',
  summary: 'Open het proefaccount van een aanvraag met de link uit de mail, en kies het wachtwoord.',
  body: z.object({ ...link, password: newPasswordSchema }),
  response: z.object({ username: z.string() }),
  errors: ['conflict', 'not-found', 'invalid-fields'],
});
