import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';
import { VARIANTS } from './variant.ts';

/** For whom a provider is meant. */
export const AUDIENCES = ['pupils', 'staff', 'all'] as const;

/** Why single sign-on did not work (server/auth/sso/README.md 10); the texts are the web app's. */
export const SSO_ERRORS = [
  'SSO_CANCELLED',
  'SSO_LOST',
  'SSO_PROVIDER',
  'SSO_CLOCK',
  'SSO_SCHOOL_UNKNOWN',
  'SSO_SCHOOLS',
  'SSO_NOT_ENABLED',
  'SSO_NO_ACCOUNT',
  'SSO_ROLE',
  'SSO_CO_ACCOUNT',
  'SSO_BLOCKED',
  'SSO_CODE_INVALID',
] as const;
export type SsoErrorCode = (typeof SSO_ERRORS)[number];

const providerId = z.string().regex(/^[a-z0-9-]{2,30}$/);

export const ssoProviders = defineCall({
  id: 'ssoProviders',
  method: 'GET',
  path: '/api/auth/sso/providers',
  action: 'public',
  summary: 'Waarmee je op deze site via je school kunt inloggen.',
  response: z.array(z.object({ id: z.string(), name: z.string(), audience: z.enum(AUDIENCES) })),
});

/** The browser goes here; nobody calls it. */
export const ssoStart = defineCall({
  id: 'ssoStart',
  method: 'GET',
  path: '/api/auth/sso/start',
  action: 'public',
  summary: 'Begin met inloggen via een aanbieder; leidt door naar die aanbieder.',
  query: z.object({
    provider: providerId,
    code_challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
    code_challenge_method: z.literal('S256'),
    state: z.string().regex(/^[A-Za-z0-9_-]{22,128}$/),
    return_host: z.string().max(255),
    /** Whether the provider has to ask for name and password anew: somebody else than it thinks wants in. */
    fresh: z.literal('1').optional(),
    /** Once, from `ssoLinkStart`: to link the identity to who asked for it. */
    link: z.string().max(100).optional(),
  }),
  answer: 'redirect',
});

/** Where a provider sends the browser back to. */
export const ssoCallback = defineCall({
  id: 'ssoCallback',
  method: 'GET',
  path: '/api/auth/sso/callback/{provider}',
  action: 'public',
  summary: 'Terug van de aanbieder; leidt door naar de inlogpagina.',
  params: z.object({ provider: providerId }),
  query: z.record(z.string(), z.string()),
  answer: 'redirect',
});

const account = z.object({ account: idSchema });

/** What a school is recognised by at a provider: its BRIN or institution number, or the name of its platform there. */
export const KNOWN_BY = ['number', 'platform'] as const;
/** Why a provider can't work for a school yet: nothing to recognise it by, or a number that another school has too. */
export const SSO_MISSING = ['number', 'platform', 'shared-number'] as const;

const settingSchema = z.object({
  provider: z.string(),
  name: z.string(),
  audience: z.enum(AUDIENCES),
  enabled: z.boolean(),
  alwaysLogin: z.boolean(),
  /** Whether this provider can be told to ask for name and password anew. */
  canForce: z.boolean(),
  knownBy: z.array(z.enum(KNOWN_BY)),
  /** Null when the school is recognised. */
  missing: z.enum(SSO_MISSING).nullable(),
  /** Users of the school who are linked, and how many are logged in by it now. */
  linked: z.int(),
  loggedIn: z.int(),
});
export type SsoSetting = z.infer<typeof settingSchema>;

const settingsSchema = z.object({
  variant: z.enum(VARIANTS),
  /** BRIN or institution number; empty when there is none. */
  number: z.string(),
  /** What the school is called at providers that know no such number. */
  platforms: z.array(z.string()),
  /** By which the school is known on the devices of a class. */
  code: z.string(),
  providers: z.array(settingSchema),
});
export type SsoSettings = z.infer<typeof settingsSchema>;

/** The providers that a school can use and whether each is switched on. */
export const ssoSettings = defineCall({
  id: 'ssoSettings',
  method: 'GET',
  path: '/api/accounts/{account}/sso',
  action: 'sso:settings',
  summary: 'Met welke aanbieders de school kan inloggen, en waaraan ze de school herkennen.',
  params: account,
  response: settingsSchema,
});

export const setSsoProvider = defineCall({
  id: 'setSsoProvider',
  method: 'PUT',
  path: '/api/accounts/{account}/sso/{provider}',
  action: 'sso:settings',
  when: ({ enabled }) => (enabled ? 'change' : 'less'),
  summary: 'Zet een aanbieder voor de school aan of uit; uit meldt iedereen af die ermee binnenkwam.',
  params: account.extend({ provider: providerId }),
  body: z.object({ enabled: z.boolean(), alwaysLogin: z.boolean() }),
  response: settingsSchema,
});

/** The most names that a school has at platforms. */
export const MOST_PLATFORMS = 5;

/** Only the office: whoever decides what a school is called there, decides whose logins come in. */
export const setSsoPlatforms = defineCall({
  id: 'setSsoPlatforms',
  method: 'PUT',
  path: '/api/accounts/{account}/sso-platforms',
  action: 'sso:platforms',
  when: 'change',
  summary: 'Hoe de school heet bij aanbieders die geen BRIN of instellingsnummer kennen.',
  params: account,
  body: z.object({
    platforms: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .regex(/^[a-z0-9][a-z0-9.-]{1,98}$/, 'Een platform is een adres, zoals school.smartschool.be.'),
      )
      .max(MOST_PLATFORMS, `Vul hoogstens ${MOST_PLATFORMS} platforms in.`),
  }),
  response: settingsSchema,
  errors: ['invalid-fields'],
});

export const schoolOfCode = defineCall({
  id: 'schoolOfCode',
  method: 'GET',
  path: '/api/auth/schools/{code}',
  action: 'public',
  summary: 'De school van een schoolcode, met de aanbieders waarmee die inlogt.',
  params: z.object({ code: z.string().trim().toUpperCase().max(20) }),
  response: z.object({ code: z.string(), name: z.string(), providers: z.array(z.string()) }),
  errors: ['not-found', 'too-many-requests'],
});

/** Staff put it on the devices of a class. */
export const schoolCode = defineCall({
  id: 'schoolCode',
  method: 'GET',
  path: '/api/accounts/{account}/school-code',
  action: 'sso:school-code',
  summary: 'De schoolcode, om een apparaat van de klas in te stellen; null voor wie geen school is.',
  params: account,
  response: z.object({ code: z.string().nullable() }),
});
