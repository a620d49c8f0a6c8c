import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { maybeLine } from './messages.ts';
import {
  madePasskeySchema,
  passkeyAnswerSchema,
  passkeyAskingSchema,
  passkeyMakingSchema,
} from './passkey-schemas.ts';

/** By what one shows, beside the password, who one is. `other-site`: only by a passkey that works on the site of the other country. */
export const SECOND_WAYS = ['app', 'passkey', 'other-site', 'recovery'] as const;
export type SecondWay = (typeof SECOND_WAYS)[number];

/** What a login asks of who has no second factor and must have one: to set up an app, or where passkeys work a passkey. */
export const SET_UP_WAYS = ['set-up', 'set-up-passkey'] as const;

/** What a browser sends along with its answer to a question. */
export const challengeSchema = z.string().min(1).max(100);
/** A code of an app, or a recovery code. */
export const codeSchema = z
  .string('Vul de code in.')
  .trim()
  .min(1, 'Vul de code in.')
  .max(40, 'Deze code is te lang.');
const [challenge, code] = [challengeSchema, codeSchema];
/** What an app is set up with: the text of a QR code, and the same to type. */
const app = z.object({ uri: z.string(), key: z.string() });
/** Shown once: they can't be looked up later. */
const codes = z.array(z.string());

export const secondLogin = defineCall({
  id: 'secondLogin',
  method: 'POST',
  path: '/api/auth/second',
  action: 'public',
  when: 'core',
  summary:
    'De tweede stap van het inloggen: een code van je app, een herstelcode, of een toegangssleutel; of de sleutel die je nu pas maakt.',
  /** One of the three. */
  body: z
    .object({
      challenge,
      code: code.optional(),
      passkey: passkeyAnswerSchema.optional(),
      /** Of who has to have a second factor before all else, and wants a passkey. */
      made: madePasskeySchema.optional(),
    })
    .refine((body) => [body.code, body.passkey, body.made].filter((way) => way !== undefined).length === 1, {
      path: ['code'],
      message: 'Vul de code in.',
    }),
  response: z.object({
    token: z.string(),
    device: z.string(),
    /** Recovery codes of who has just set it up. */
    codes: codes.optional(),
  }),
  errors: ['not-found', 'login-locked'],
});

export const secondPasskey = defineCall({
  id: 'secondPasskey',
  method: 'POST',
  path: '/api/auth/second/passkey',
  action: 'public',
  when: 'core',
  summary: 'Wat de browser aan je toegangssleutel vraagt, bij de tweede stap van het inloggen.',
  body: z.object({ challenge }),
  response: passkeyAskingSchema,
  errors: ['not-found', 'conflict'],
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

export const secondPasskeySetUp = defineCall({
  id: 'secondPasskeySetUp',
  method: 'POST',
  path: '/api/auth/second/set-up/passkey',
  action: 'public',
  when: 'core',
  summary: 'Waarmee je browser een toegangssleutel maakt, als je zonder tweede stap niet verder mag.',
  body: z.object({ challenge }),
  response: passkeyMakingSchema,
  errors: ['not-found', 'conflict'],
});

const factorSchema = z.object({
  id: z.string(),
  kind: z.enum(['totp', 'webauthn']),
  label: z.string(),
  /** ms since the epoch. */
  createdAt: z.int(),
  usedAt: z.int().nullable(),
  /** Of a passkey that does not work here: the host of the site that it belongs to. */
  otherSite: z.string().nullable(),
});
export type Factor = z.infer<typeof factorSchema>;

const ownSchema = z.object({
  factors: z.array(factorSchema),
  /** How many recovery codes still work. */
  codesLeft: z.int(),
  /** By when one has to have a second factor, ms since the epoch; null for who chooses. */
  neededBy: z.int().nullable(),
  /** Whether passkeys work at the address that was called. */
  canPasskey: z.boolean(),
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

export const proposePasskey = defineCall({
  id: 'proposePasskey',
  method: 'POST',
  path: '/api/users/{user}/second/passkey-proposals',
  action: 'second:own',
  when: 'core',
  confirmed: true,
  summary: 'Waarmee je browser een toegangssleutel maakt.',
  params: userParams,
  response: z.object({ challenge: z.string(), options: passkeyMakingSchema }),
  errors: ['conflict'],
});

export const addPasskey = defineCall({
  id: 'addPasskey',
  method: 'POST',
  path: '/api/users/{user}/second/passkeys',
  action: 'second:own',
  when: 'core',
  summary: 'Voeg de toegangssleutel toe die je browser heeft gemaakt.',
  params: userParams,
  body: z.object({ challenge, passkey: madePasskeySchema, label: maybeLine(60) }),
  response: changed,
  errors: ['not-found', 'login-locked', 'conflict'],
});

export const renameFactor = defineCall({
  id: 'renameFactor',
  method: 'PATCH',
  path: '/api/users/{user}/second/factors/{factor}',
  action: 'second:own',
  when: 'core',
  summary: 'Geef een app of toegangssleutel een naam waaraan je hem herkent.',
  params: userParams.extend({ factor: idSchema }),
  body: z.object({ label: maybeLine(60) }),
  response: ownSchema,
  errors: ['not-found'],
});

export const removeFactor = defineCall({
  id: 'removeFactor',
  method: 'DELETE',
  path: '/api/users/{user}/second/factors/{factor}',
  action: 'second:own',
  when: 'core',
  confirmed: true,
  summary: 'Haal een app of toegangssleutel weg. De laatste niet, als je er een moet hebben.',
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
