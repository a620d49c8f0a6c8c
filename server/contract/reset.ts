import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** A password that somebody chooses; how strong it must be is in password-strength.ts. */
export const newPasswordSchema = z
  .string('Vul een wachtwoord in.')
  .min(8, 'Gebruik minstens 8 tekens.')
  .max(200, 'Dit wachtwoord is te lang.');

/** How long a link for a new password works, in minutes. */
export const RESET_MINUTES = 60;

export const requestPassword = defineCall({
  id: 'requestPassword',
  method: 'POST',
  path: '/api/auth/password-requests',
  action: 'public',
  when: 'core',
  summary: 'Vraag een mail met een link voor een nieuw wachtwoord. Het antwoord is altijd hetzelfde.',
  body: z.object({
    /** Mail address or user name. */
    name: z
      .string('Vul je e-mailadres of gebruikersnaam in.')
      .trim()
      .min(1, 'Vul je e-mailadres of gebruikersnaam in.')
      .max(254, 'Dit is te lang.'),
  }),
  response: z.object({}),
  errors: ['too-many-requests'],
});

const token = z.string().min(1).max(100);

export const passwordToken = defineCall({
  id: 'passwordToken',
  method: 'GET',
  path: '/api/auth/password-tokens/{user}/{token}',
  action: 'public',
  summary: 'Of een link voor een nieuw wachtwoord nog werkt.',
  params: z.object({ user: idSchema, token }),
  response: z.object({
    state: z.enum(['open', 'used', 'expired', 'wrong']),
    /** `welcome` for a first password. Only of a link that is open. */
    purpose: z.enum(['reset', 'welcome']).optional(),
    username: z.string().optional(),
  }),
});
export type PasswordTokenState = z.infer<typeof passwordToken.response>['state'];

export const setPassword = defineCall({
  id: 'setPassword',
  method: 'POST',
  path: '/api/auth/password-resets',
  action: 'public',
  when: 'core',
  summary: 'Kies een nieuw wachtwoord met de link uit de mail. Alle aanmeldingen van de gebruiker eindigen.',
  body: z.object({ user: idSchema, token, password: newPasswordSchema }),
  response: z.object({ username: z.string() }),
  errors: ['conflict', 'not-found'],
});
