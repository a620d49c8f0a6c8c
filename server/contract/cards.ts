import { z } from 'zod';
import { defineCall, idSchema } from './call.ts';

/** How passwords of pupils are made: two words, a word with digits, or pictures that are tapped. */
export const PASSWORD_STYLES = ['woorden', 'cijfers', 'plaatjes'] as const;
export type PasswordStyle = (typeof PASSWORD_STYLES)[number];

/**
 * The pictures of picture passwords: what is tapped goes into the password as its word, and each has a picture of the
 * build (/api/pictures). In this order on the pad, which never changes: children remember places.
 */
export const PASSWORD_PICTURES = [
  { word: 'kat', picture: 'cat' },
  { word: 'zon', picture: 'sun' },
  { word: 'huis', picture: 'house' },
  { word: 'vis', picture: 'fish' },
  { word: 'boom', picture: 'deciduous-tree' },
  { word: 'auto', picture: 'automobile' },
  { word: 'bal', picture: 'soccer-ball' },
  { word: 'maan', picture: 'crescent-moon' },
  { word: 'appel', picture: 'red-apple' },
  { word: 'boot', picture: 'sailboat' },
  { word: 'ster', picture: 'star' },
  { word: 'bloem', picture: 'tulip' },
] as const;
/** Pictures in a picture password, all different: 12 × 11 × 10 × 9 is nearly 12,000. */
export const PICTURES_IN_PASSWORD = 4;
/** What stands between the words of a password. */
export const PASSWORD_JOIN = '-';

/** Pupils of a group for whom something is done at once; of more the client asks in parts (web/api/in-parts.ts). */
export const MOST_PUPILS_AT_ONCE = 200;
export const pupilIdsSchema = z.array(idSchema).min(1).max(MOST_PUPILS_AT_ONCE);

const groupParams = z.object({ account: idSchema, group: idSchema });
/** Made by the client: what is sent again with the same is not done again. */
const batch = idSchema;

const loginSchema = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  /** Absent for a password that was not made here, so that nobody can look it up. */
  style: z.enum(PASSWORD_STYLES).optional(),
  /** When the password was made, ms since the epoch. */
  changedAt: z.number().optional(),
  /** The card that works now. */
  card: z.object({ madeAt: z.number(), usedAt: z.number().optional() }).optional(),
  /** Whether the pupil comes in by single sign-on and needs no password. */
  sso: z.boolean(),
});
export type PupilLogin = z.infer<typeof loginSchema>;

export const listPasswords = defineCall({
  id: 'listPasswords',
  method: 'GET',
  path: '/api/accounts/{account}/groups/{group}/passwords',
  action: 'pupil:password',
  summary: 'Hoe de leerlingen van een groep inloggen; wachtwoorden staan er niet bij.',
  params: groupParams,
  response: z.object({
    group: z.object({ id: z.string(), name: z.string() }),
    /** Name of the school, for the cards. */
    school: z.string(),
    logins: z.array(loginSchema),
    total: z.int(),
  }),
});

/** What a pupil logs in with, for who may know it. */
const secretSchema = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  username: z.string(),
  style: z.enum(PASSWORD_STYLES).optional(),
  password: z.string().optional(),
  /** Token of the card that works now; it belongs behind the # of the address of the card. */
  card: z.string().optional(),
});
export type PupilSecret = z.infer<typeof secretSchema>;

/** Shows passwords and cards; who looked is noted. */
export const revealPasswords = defineCall({
  id: 'revealPasswords',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/passwords/reveal',
  action: 'pupil:password',
  when: 'read',
  summary: 'Toon wachtwoorden en kaartjes van leerlingen. Wie dit doet, wordt genoteerd.',
  params: groupParams,
  body: z.object({
    pupils: pupilIdsSchema,
    /** Whether who has no card gets one. */
    cards: z.boolean().default(false),
  }),
  response: z.object({ secrets: z.array(secretSchema) }),
});

export const newPasswords = defineCall({
  id: 'newPasswords',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/passwords',
  action: 'pupil:password',
  when: 'less',
  summary: 'Maak nieuwe wachtwoorden voor leerlingen; de oude werken niet meer.',
  params: groupParams,
  body: z.object({ batch, pupils: pupilIdsSchema, style: z.enum(PASSWORD_STYLES) }),
  response: z.object({ changed: z.int() }),
});

export const setCards = defineCall({
  id: 'setCards',
  method: 'POST',
  path: '/api/accounts/{account}/groups/{group}/cards',
  action: 'pupil:password',
  when: 'less',
  summary: 'Geef leerlingen een nieuw kaartje of trek het in; het oude kaartje werkt niet meer.',
  params: groupParams,
  body: z.object({ batch, pupils: pupilIdsSchema, card: z.enum(['new', 'none']) }),
  response: z.object({ changed: z.int() }),
});

/** The token comes in the body: an address would end up in logs. */
export const cardLogin = defineCall({
  id: 'cardLogin',
  method: 'POST',
  path: '/api/auth/card',
  action: 'public',
  when: 'core',
  summary: 'Meld je aan met het kaartje van een leerling.',
  body: z.object({ card: z.string().trim().min(1).max(100) }),
  response: z.object({ token: z.string() }),
  errors: ['wrong-credentials', 'login-locked'],
});
