import { z } from 'zod';
import { defineCall } from './call.ts';

export const confirmIdentity = defineCall({
  id: 'confirmIdentity',
  method: 'POST',
  path: '/api/auth/confirmation',
  action: 'second:own',
  when: 'core',
  summary:
    'Laat met je wachtwoord nog eens zien wie je bent: daarna mag deze aanmelding tien minuten wat vooraf om een wachtwoord vraagt.',
  body: z.object({
    password: z
      .string('Vul je wachtwoord in.')
      .min(1, 'Vul je wachtwoord in.')
      .max(200, 'Dit wachtwoord is te lang.'),
  }),
  response: z.object({
    /** Until when it goes without asking, ms since the epoch. */
    until: z.int(),
  }),
  errors: ['login-locked'],
});
