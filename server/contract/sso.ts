import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** For whom a provider is meant. */
export const AUDIENCES = ['pupils', 'staff', 'all'] as const;

/** Why single sign-on did not work (sso.md section 10); the texts are the web app's. */
export const SSO_ERRORS = [
  'SSO_CANCELLED',
  'SSO_LOST',
  'SSO_PROVIDER',
  'SSO_SCHOOL_UNKNOWN',
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

/** The providers of a school and whether each is switched on. */
export const ssoSettings = defineCall({
  id: 'ssoSettings',
  method: 'GET',
  path: '/api/accounts/{account}/sso',
  action: 'sso:settings',
  summary: 'Met welke aanbieders de school kan inloggen.',
  params: account,
  response: z.array(
    z.object({ provider: z.string(), name: z.string(), enabled: z.boolean(), alwaysLogin: z.boolean() }),
  ),
});

export const setSsoProvider = defineCall({
  id: 'setSsoProvider',
  method: 'PUT',
  path: '/api/accounts/{account}/sso/{provider}',
  action: 'sso:settings',
  summary: 'Zet een aanbieder voor de school aan of uit; uit meldt iedereen af die ermee binnenkwam.',
  params: account.extend({ provider: providerId }),
  body: z.object({ enabled: z.boolean(), alwaysLogin: z.boolean() }),
  answer: 'nothing',
});

/** Who logged in at a provider and is nobody here yet: *wil inloggen via …*. */
export const ssoWaiting = defineCall({
  id: 'ssoWaiting',
  method: 'GET',
  path: '/api/accounts/{account}/sso-waiting',
  action: 'sso:waiting',
  summary: 'Wie wil inloggen via een aanbieder en nog geen account heeft.',
  params: account,
  response: z.array(
    z.object({
      id: z.string(),
      provider: z.string(),
      providerName: z.string(),
      givenName: z.string(),
      who: z.enum(['pupil', 'staff']),
      firstAt: z.number(),
      lastAt: z.number(),
    }),
  ),
});

export const dismissSsoWaiting = defineCall({
  id: 'dismissSsoWaiting',
  method: 'DELETE',
  path: '/api/accounts/{account}/sso-waiting/{waiting}',
  action: 'sso:waiting',
  summary: 'Haal iemand van de wachtlijst.',
  params: account.extend({ waiting: idSchema }),
  answer: 'nothing',
});

const link = z.object({ waiting: idSchema });

export const linkSsoPupil = defineCall({
  id: 'linkSsoPupil',
  method: 'POST',
  path: '/api/pupils/{pupil}/sso-links',
  action: 'sso:link-pupil',
  summary: 'Koppel iemand van de wachtlijst aan deze leerling.',
  params: z.object({ pupil: idSchema }),
  body: link,
  answer: 'nothing',
  errors: ['conflict'],
});

export const linkSsoStaff = defineCall({
  id: 'linkSsoStaff',
  method: 'POST',
  path: '/api/accounts/{account}/staff/{staff}/sso-links',
  action: 'sso:link-staff',
  summary: 'Koppel iemand van de wachtlijst aan deze medewerker.',
  params: account.extend({ staff: idSchema }),
  body: link,
  answer: 'nothing',
  errors: ['conflict'],
});

const linkSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  provider: z.string(),
  providerName: z.string(),
  linkedAt: z.number(),
  lastLoginAt: z.number().nullable(),
});

export const ssoLinks = defineCall({
  id: 'ssoLinks',
  method: 'GET',
  path: '/api/accounts/{account}/sso-links',
  action: 'sso:link-staff',
  summary: 'Wie van de school gekoppeld is aan een aanbieder.',
  params: account,
  response: z.array(linkSchema),
});

export const unlinkSso = defineCall({
  id: 'unlinkSso',
  method: 'DELETE',
  path: '/api/accounts/{account}/sso-links/{link}',
  action: 'sso:link-staff',
  summary: 'Maak een koppeling los; wie ermee ingelogd is, wordt afgemeld.',
  params: account.extend({ link: idSchema }),
  answer: 'nothing',
});

/** A staff member who is logged in with a password links an identity: this gives the once-only secret for `ssoStart`. */
export const ssoLinkStart = defineCall({
  id: 'ssoLinkStart',
  method: 'POST',
  path: '/api/auth/sso/link',
  action: 'sso:link-self',
  summary: 'Begin met het koppelen van een aanbieder aan je eigen account.',
  response: z.object({ link: z.string() }),
});
