import { z } from 'zod';
import { defineCall } from './call.ts';
import { ROLES } from './permissions.ts';

/** Payload of a token, and the `user` item in the browser's storage (spec section 3). */
export const tokenPayloadSchema = z.object({
  _id: z.string(),
  role: z.enum(ROLES),
  /** Of admins and teachers. */
  adminId: z.string().optional(),
  /** Seconds since the epoch. */
  exp: z.number(),
  /** Date on which the token ends, ISO 8601. */
  expires_in: z.string(),
});
export type TokenPayload = z.infer<typeof tokenPayloadSchema>;

export const login = defineCall({
  id: 'login',
  method: 'POST',
  path: '/api/auth',
  action: 'public',
  summary: 'Meld je aan met gebruikersnaam en wachtwoord.',
  body: z.object({
    username: z
      .string('Vul je gebruikersnaam in.')
      .trim()
      .min(1, 'Vul je gebruikersnaam in.')
      .max(200, 'Deze gebruikersnaam is te lang.'),
    password: z
      .string('Vul je wachtwoord in.')
      .min(1, 'Vul je wachtwoord in.')
      .max(200, 'Dit wachtwoord is te lang.'),
  }),
  response: z.object({ token: z.string() }),
  errors: ['wrong-credentials', 'login-locked'],
});

export const publicKey = defineCall({
  id: 'publicKey',
  method: 'GET',
  path: '/api/auth/public-key',
  action: 'public',
  summary: 'De publieke sleutel (SPKI, PEM) waarmee een token te controleren is.',
  response: z.string(),
});

/** Who is logged in, with what a screen shows of it. */
export const session = defineCall({
  id: 'session',
  method: 'GET',
  path: '/api/session',
  action: 'session:own',
  summary: 'De gegevens van de aangemelde gebruiker.',
  response: z.object({
    id: z.string(),
    role: z.enum(ROLES),
    name: z.string(),
    account: z
      .object({ id: z.string(), name: z.string(), kind: z.enum(['school', 'rt', 'thuis']) })
      .optional(),
  }),
});
