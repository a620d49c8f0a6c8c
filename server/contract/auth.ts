import { z } from 'zod';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { defineCall } from './call.ts';
import { FEATURES } from './feature-names.ts';
import { standingSchema } from './licence.ts';
import { ROLES } from './permissions.ts';

/** Where one logs in, short enough to be typed from a card. */
export const LOGIN_SHORT = '/inloggen';

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
  when: 'core',
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
    /** What an earlier login on this device gave: who logged in here before is not slowed down by tries from elsewhere. */
    device: z.string().max(100).optional(),
  }),
  response: z.object({
    token: z.string(),
    /** To send along with later logins on this device. Opens nothing by itself and tells nothing of anybody. */
    device: z.string(),
  }),
  errors: ['wrong-credentials', 'login-locked', 'second-factor'],
});

export const publicKey = defineCall({
  id: 'publicKey',
  method: 'GET',
  path: '/api/auth/public-key',
  action: 'public',
  summary: 'De publieke sleutel (SPKI, PEM) waarmee een token te controleren is.',
  response: z.string(),
  maxAge: 300,
});

const tokenPairSchema = z.object({ access_token: z.string(), refresh_token: z.string() });

/** The last step of single sign-on (server/auth/sso/README.md 1): the code that came back, and the secret that never left the tab. */
export const exchangeCode = defineCall({
  id: 'exchangeCode',
  method: 'GET',
  path: '/api/auth/token',
  action: 'public',
  summary: 'Wissel de code van single sign-on in voor tokens.',
  // Whatever is wrong with them gets one and the same answer.
  query: z.object({ auth_code: z.string().optional(), code_verifier: z.string().optional() }),
  response: tokenPairSchema,
  errors: ['SSO_CODE_INVALID', 'too-many-requests'],
});

/** With the refresh token as Bearer, not an access token. */
export const refreshTokens = defineCall({
  id: 'refreshTokens',
  method: 'GET',
  path: '/api/auth/token/refresh',
  action: 'public',
  summary: 'Vernieuw de tokens van een sessie van single sign-on, met het refreshtoken als Bearer.',
  response: tokenPairSchema,
  errors: ['no-session', 'too-many-requests'],
});

/** Who came in by single sign-on; the Bearer token says who it is. */
export const ssoUser = defineCall({
  id: 'ssoUser',
  method: 'POST',
  path: '/api/auth/sso',
  action: 'session:own',
  when: 'core',
  summary: 'Begin te werken met een sessie van single sign-on.',
  response: z.object({
    _id: z.string(),
    role: z.enum(ROLES),
    adminId: z.string().optional(),
    /** Seconds since the epoch at which the session ends, however often it is renewed. */
    exp: z.number(),
    name: z.string(),
  }),
  errors: ['SSO_NOT_ACTIVE'],
});

/** Ends the login that the Bearer token belongs to; a token that ended already is fine too. */
export const logout = defineCall({
  id: 'logout',
  method: 'POST',
  path: '/api/auth/logout',
  action: 'public',
  when: 'core',
  summary: 'Meld je af: alle tokens van deze aanmelding werken niet meer.',
  answer: 'nothing',
});

/** Who is logged in, with what a screen shows of it. */
export const session = defineCall({
  id: 'session',
  method: 'GET',
  path: '/api/session',
  action: 'session:own',
  when: 'core',
  summary: 'De gegevens van de aangemelde gebruiker.',
  response: z.object({
    id: z.string(),
    role: z.enum(ROLES),
    name: z.string(),
    /** By which one logs in with a password. */
    username: z.string(),
    account: z
      .object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(ACCOUNT_KINDS),
        /** Pupils see a page that says so, instead of their map. */
        closed: z.boolean(),
        /** How the licence stands, for staff; absent where licences do not count. */
        licence: standingSchema.optional(),
        /** Why the office blocked it, for its administrators. */
        blockedFor: z.string().nullable().optional(),
        /** Parts that the office switched on for it, for staff. */
        features: z.array(z.enum(FEATURES)).optional(),
        /** The day on which it is erased, for staff of an account that its customer closed. */
        eraseOn: z.iso.date().optional(),
      })
      .optional(),
    /** By when this member of staff has to have a second factor, ms since the epoch; absent for who has one, or chooses. */
    secondBy: z.int().optional(),
    /** Somebody of the office looks on as this user. */
    lookOn: z.object({ mayChange: z.boolean() }).optional(),
    /** The server holds a demo: pupils are invented, passwords known to all. */
    demo: z.boolean(),
  }),
});
