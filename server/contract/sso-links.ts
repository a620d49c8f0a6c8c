import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

const account = z.object({ account: idSchema });
const waiting = account.extend({ waiting: idSchema });

const waitingSchema = z.object({
  id: z.string(),
  provider: z.string(),
  providerName: z.string(),
  /** As the provider says it; may be empty. */
  givenName: z.string(),
  who: z.enum(['pupil', 'staff']),
  /** The first and the last try, ms since the epoch. */
  firstAt: z.number(),
  lastAt: z.number(),
});
export type SsoWaiting = z.infer<typeof waitingSchema>;

/** Who logged in at a provider and is nobody here yet: *wil inloggen via …*. */
export const ssoWaiting = defineCall({
  id: 'ssoWaiting',
  method: 'GET',
  path: '/api/accounts/{account}/sso-waiting',
  action: 'sso:waiting',
  summary:
    'Wie wil inloggen via een aanbieder en nog geen account heeft; leerkrachten zien alleen leerlingen.',
  params: account,
  response: z.array(waitingSchema),
});

export const dismissSsoWaiting = defineCall({
  id: 'dismissSsoWaiting',
  method: 'DELETE',
  path: '/api/accounts/{account}/sso-waiting/{waiting}',
  action: 'sso:waiting',
  when: 'less',
  summary: 'Haal iemand van de wachtlijst. Wie het nog eens probeert, staat er weer op.',
  params: waiting,
  answer: 'nothing',
});

/** Undoes dismissing and linking. */
export const restoreSsoWaiting = defineCall({
  id: 'restoreSsoWaiting',
  method: 'PUT',
  path: '/api/accounts/{account}/sso-waiting/{waiting}',
  action: 'sso:waiting',
  when: 'change',
  summary: 'Zet iemand terug op de wachtlijst; een koppeling die ervan gemaakt is, gaat weer los.',
  params: waiting,
  answer: 'nothing',
  errors: ['conflict'],
});

const candidateSchema = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  /** Null for who is in no group. */
  group: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Ids of the providers that this pupil is linked to already. */
  linked: z.array(z.string()),
});
export type SsoCandidate = z.infer<typeof candidateSchema>;

/** To whom somebody who waits can be linked. */
export const ssoPupils = defineCall({
  id: 'ssoPupils',
  method: 'GET',
  path: '/api/accounts/{account}/sso-pupils',
  action: 'sso:waiting',
  summary:
    'De leerlingen aan wie je iemand van de wachtlijst kunt koppelen: een leerkracht die van de eigen groepen.',
  params: account,
  response: z.array(candidateSchema),
});

const link = z.object({ waiting: idSchema });

export const linkSsoPupil = defineCall({
  id: 'linkSsoPupil',
  method: 'POST',
  path: '/api/pupils/{pupil}/sso-links',
  action: 'sso:link-pupil',
  when: 'change',
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
  when: 'change',
  summary: 'Koppel iemand van de wachtlijst aan deze medewerker.',
  params: account.extend({ staff: idSchema }),
  body: link,
  answer: 'nothing',
  errors: ['conflict'],
});

/** By what somebody was recognised: chain pseudonym, key of the administration, mail address, by hand, by oneself. */
export const LINKED_HOW = ['eck', 'key', 'email', 'staff', 'self'] as const;

const linkSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  provider: z.string(),
  providerName: z.string(),
  how: z.enum(LINKED_HOW),
  linkedAt: z.number(),
  lastLoginAt: z.number().nullable(),
});
export type SsoLink = z.infer<typeof linkSchema>;

export const ssoLinks = defineCall({
  id: 'ssoLinks',
  method: 'GET',
  path: '/api/accounts/{account}/sso-links',
  action: 'sso:link-staff',
  summary: 'Wie van de school gekoppeld is aan een aanbieder.',
  params: account,
  query: z.object({ who: z.enum(['pupils', 'staff', 'all']).default('all') }),
  response: z.array(linkSchema),
});

export const unlinkSso = defineCall({
  id: 'unlinkSso',
  method: 'DELETE',
  path: '/api/accounts/{account}/sso-links/{link}',
  action: 'sso:link-staff',
  when: 'less',
  summary: 'Maak een koppeling los; wie ermee ingelogd is, wordt afgemeld.',
  params: account.extend({ link: idSchema }),
  answer: 'nothing',
});

export const groupSsoLinks = defineCall({
  id: 'groupSsoLinks',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/sso-links',
  action: 'sso:link-pupil',
  summary: 'Welke leerlingen van een groep gekoppeld zijn aan een aanbieder.',
  params: account.extend({ group: idSchema }),
  response: z.array(linkSchema),
});

export const unlinkSsoPupil = defineCall({
  id: 'unlinkSsoPupil',
  method: 'DELETE',
  path: '/api/pupils/{pupil}/sso-links/{link}',
  action: 'sso:link-pupil',
  when: 'less',
  summary: 'Maak een koppeling van deze leerling los; wie ermee ingelogd is, wordt afgemeld.',
  params: z.object({ pupil: idSchema, link: idSchema }),
  answer: 'nothing',
});

const user = z.object({ user: idSchema });

/** What a member of staff can log in with besides the password. */
export const ownSso = defineCall({
  id: 'ownSso',
  method: 'GET',
  path: '/api/users/{user}/sso',
  action: 'sso:link-self',
  when: 'core',
  summary: 'Aan welke aanbieders je gekoppeld bent, en aan welke je je kunt koppelen.',
  params: user,
  response: z.array(
    z.object({
      provider: z.string(),
      name: z.string(),
      /** Whether the school has it switched on. */
      enabled: z.boolean(),
      links: z.array(z.object({ id: z.string(), linkedAt: z.number(), lastLoginAt: z.number().nullable() })),
    }),
  ),
});

export const unlinkOwnSso = defineCall({
  id: 'unlinkOwnSso',
  method: 'DELETE',
  path: '/api/users/{user}/sso-links/{link}',
  action: 'sso:link-self',
  when: 'core',
  summary: 'Maak een eigen koppeling los. Hier blijf je ingelogd, elders word je afgemeld.',
  params: user.extend({ link: idSchema }),
  answer: 'nothing',
});

/** A member of staff who is logged in with a password links an identity: this gives the once-only secret for `ssoStart`. */
export const ssoLinkStart = defineCall({
  id: 'ssoLinkStart',
  method: 'POST',
  path: '/api/auth/sso/link',
  action: 'sso:link-self',
  when: 'core',
  summary: 'Begin met het koppelen van een aanbieder aan je eigen account.',
  response: z.object({ link: z.string() }),
});
