import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { maybeLine } from './messages.ts';

/** By what one shows, beside the password, who one is. */
export const SECOND_WAYS = ['app', 'recovery'] as const;
export type SecondWay = (typeof SECOND_WAYS)[number];

const challenge = z.string().min(1).max(100);
const code = z.string('Vul de code in.').trim().min(1, 'Vul de code in.').max(40, 'Deze code is te lang.');
/** What an app is set up with: the text of a QR code, and the same to type. */
const app = z.object({ uri: z.string(), key: z.string() });
/** Shown once: they can't be looked up later. */
const codes = z.array(z.string());

export const confirmIdentity = defineCall({
  id: 'confirmIdentity',
  method: 'POST',
  path: '/api/auth/confirmation',
  action: 'second:own',
  when: 'core',
  summary:
    'Laat nog eens zien wie je bent, met je wachtwoord of een code: daarna mag deze aanmelding tien minuten wat daar anders eerst om vraagt.',
  /** One of the two. */
  body: z
    .object({
      password: z
        .string('Vul je wachtwoord in.')
        .min(1, 'Vul je wachtwoord in.')
        .max(200, 'Dit wachtwoord is te lang.')
        .optional(),
      code: code.optional(),
    })
    .refine(({ password, code: other }) => (password === undefined) !== (other === undefined), {
      path: ['password'],
      message: 'Vul je wachtwoord in.',
    }),
  response: z.object({
    /** Until when it goes without asking, ms since the epoch. */
    until: z.int(),
  }),
  errors: ['login-locked'],
});

export const secondLogin = defineCall({
  id: 'secondLogin',
  method: 'POST',
  path: '/api/auth/second',
  action: 'public',
  when: 'core',
  summary: 'De tweede stap van het inloggen: een code van je app, of een herstelcode.',
  body: z.object({ challenge, code }),
  response: z.object({
    token: z.string(),
    device: z.string(),
    /** Recovery codes of who has just set it up. */
    codes: codes.optional(),
  }),
  errors: ['not-found', 'login-locked'],
});

export const secondSetUp = defineCall({
  id: 'secondSetUp',
  method: 'POST',
  path: '/api/auth/second/set-up',
  action: 'public',
  when: 'core',
  summary: 'Waarmee je een app instelt, als je zonder tweede stap niet verder mag.',
  body: z.object({ challenge }),
  response: app,
  errors: ['not-found'],
});

const factorSchema = z.object({
  id: z.string(),
  kind: z.enum(['totp', 'webauthn']),
  label: z.string(),
  /** ms since the epoch. */
  createdAt: z.int(),
  usedAt: z.int().nullable(),
});
export type Factor = z.infer<typeof factorSchema>;

const ownSchema = z.object({
  factors: z.array(factorSchema),
  /** How many recovery codes still work. */
  codesLeft: z.int(),
  /** By when one has to have a second factor, ms since the epoch; null for who chooses. */
  neededBy: z.int().nullable(),
});
export type OwnSecond = z.infer<typeof ownSchema>;

const userParams = z.object({ user: idSchema });

export const getSecond = defineCall({
  id: 'getSecond',
  method: 'GET',
  path: '/api/users/{user}/second',
  action: 'second:own',
  when: 'core',
  summary: 'Wat je naast je wachtwoord hebt om in te loggen.',
  params: userParams,
  response: ownSchema,
});

export const proposeApp = defineCall({
  id: 'proposeApp',
  method: 'POST',
  path: '/api/users/{user}/second/app-proposals',
  action: 'second:own',
  when: 'core',
  confirmed: true,
  summary: 'Waarmee je een app instelt die codes maakt. Ze telt pas als je er een code van hebt ingevuld.',
  params: userParams,
  response: app.extend({ challenge: z.string() }),
  errors: ['conflict'],
});

const changed = z.object({
  second: ownSchema,
  /** Where this is the first thing beside the password. */
  codes: codes.optional(),
});

export const addApp = defineCall({
  id: 'addApp',
  method: 'POST',
  path: '/api/users/{user}/second/apps',
  action: 'second:own',
  when: 'core',
  summary: 'Voeg de app toe waarvan je een code invult.',
  params: userParams,
  body: z.object({ challenge, code, label: maybeLine(60) }),
  response: changed,
  errors: ['not-found', 'login-locked', 'conflict'],
});

export const removeFactor = defineCall({
  id: 'removeFactor',
  method: 'DELETE',
  path: '/api/users/{user}/second/factors/{factor}',
  action: 'second:own',
  when: 'core',
  confirmed: true,
  summary: 'Haal een app weg. De laatste niet, als je er een moet hebben.',
  params: userParams.extend({ factor: idSchema }),
  response: ownSchema,
  errors: ['conflict', 'not-found'],
});

export const renewCodes = defineCall({
  id: 'renewCodes',
  method: 'POST',
  path: '/api/users/{user}/second/recovery-codes',
  action: 'second:own',
  when: 'core',
  confirmed: true,
  summary: 'Maak nieuwe herstelcodes; de oude werken niet meer.',
  params: userParams,
  response: z.object({ second: ownSchema, codes }),
  errors: ['conflict'],
});

export const liftSecond = defineCall({
  id: 'liftSecond',
  method: 'POST',
  path: '/api/users/{user}/second/removal',
  action: 'second:lift',
  when: 'core',
  confirmed: true,
  summary:
    'Haal de tweede stap weg van wie de telefoon of sleutel kwijt is. Die krijgt een mail en is overal uitgelogd. Het kantoor zegt waarom.',
  params: userParams,
  body: z.object({ reason: maybeLine(200) }),
  response: z.object({ removed: z.int() }),
  errors: ['conflict', 'not-found'],
});

const wishSchema = z.object({
  /** Whether all staff are to have one. */
  wanted: z.boolean(),
  /** The day by which who works here now has to have it; null where each chooses. */
  by: z.iso.date().nullable(),
  staff: z.int(),
  /** How many of them have one. */
  have: z.int(),
});
export type SecondWish = z.infer<typeof wishSchema>;

const accountParams = z.object({ account: idSchema });

export const getSecondWish = defineCall({
  id: 'getSecondWish',
  method: 'GET',
  path: '/api/accounts/{account}/second',
  action: 'account:details',
  when: 'core',
  summary: 'Of alle medewerkers een tweede stap moeten hebben, en hoeveel er een hebben.',
  params: accountParams,
  response: wishSchema,
});

export const setSecondWish = defineCall({
  id: 'setSecondWish',
  method: 'PUT',
  path: '/api/accounts/{account}/second',
  action: 'account:details',
  when: 'core',
  confirmed: true,
  summary: 'Vraag van alle medewerkers een tweede stap, binnen twee weken; of toch niet.',
  params: accountParams,
  body: z.object({ wanted: z.boolean() }),
  response: wishSchema,
});
