import { z } from 'zod';
import { defineCall } from './call.ts';
import { passkeyAnswerSchema, passkeyAskingSchema } from './passkey-schemas.ts';
import { challengeSchema, codeSchema, SECOND_WAYS } from './second.ts';

// Showing once more who one is, before what can't be taken back or shows much (server/auth/confirmed.ts).

export const getConfirmation = defineCall({
  id: 'getConfirmation',
  method: 'GET',
  path: '/api/auth/confirmation',
  action: 'second:own',
  when: 'core',
  summary: 'Waarmee je nog eens kunt laten zien wie je bent.',
  response: z.object({
    /** What there is beside the password. */
    ways: z.array(z.enum(SECOND_WAYS)),
    /** Of who came in by single sign-on: the provider, where it can say that it has just asked who this is. */
    provider: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** Of who came in by single sign-on and has nothing beside it: where a code can be mailed to, not in full. */
    mail: z.string().nullable(),
  }),
});

export const confirmationPasskey = defineCall({
  id: 'confirmationPasskey',
  method: 'POST',
  path: '/api/auth/confirmation/passkey',
  action: 'second:own',
  when: 'core',
  summary: 'Wat de browser aan je toegangssleutel vraagt, om nog eens te laten zien wie je bent.',
  response: z.object({ challenge: z.string(), options: passkeyAskingSchema }),
  errors: ['conflict'],
});

export const confirmationMail = defineCall({
  id: 'confirmationMail',
  method: 'POST',
  path: '/api/auth/confirmation/mail',
  action: 'second:own',
  when: 'core',
  summary:
    'Stuur een code naar je eigen e-mailadres, voor wie zonder wachtwoord binnenkwam en niets anders heeft om te laten zien wie het is.',
  response: z.object({ challenge: z.string() }),
  errors: ['conflict', 'too-many-requests'],
});

export const confirmIdentity = defineCall({
  id: 'confirmIdentity',
  method: 'POST',
  path: '/api/auth/confirmation',
  action: 'second:own',
  when: 'core',
  summary:
    'Laat nog eens zien wie je bent, met je wachtwoord, een code of een toegangssleutel: daarna mag deze aanmelding tien minuten wat daar anders eerst om vraagt.',
  /** One of `password`, `code`, `passkey` and `mailed`; the last two with the challenge that came before. */
  body: z
    .object({
      password: z
        .string('Vul je wachtwoord in.')
        .min(1, 'Vul je wachtwoord in.')
        .max(200, 'Dit wachtwoord is te lang.')
        .optional(),
      code: codeSchema.optional(),
      passkey: passkeyAnswerSchema.optional(),
      mailed: codeSchema.optional(),
      challenge: challengeSchema.optional(),
    })
    .refine(
      ({ password, code, passkey, mailed }) =>
        [password, code, passkey, mailed].filter((one) => one !== undefined).length === 1,
      { path: ['password'], message: 'Vul je wachtwoord in.' },
    )
    .refine(
      ({ passkey, mailed, challenge }) =>
        (passkey === undefined && mailed === undefined) || challenge !== undefined,
      { path: ['challenge'], message: 'Begin opnieuw.' },
    ),
  response: z.object({
    /** Until when it goes without asking, ms since the epoch. */
    until: z.int(),
  }),
  errors: ['login-locked', 'not-found'],
});
