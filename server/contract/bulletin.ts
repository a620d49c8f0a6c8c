import { z } from 'zod';
import { defineCall } from './call.ts';
import { ACCOUNT_KINDS } from './lead-kinds.ts';
import { count, emailAddress, line, maybeLine } from './messages.ts';
import { BULLETIN_SITES, NOTICE_ABOUT, SEATS_AT_ONCE, TRAINING_LEVELS } from './bulletin-kinds.ts';

/** For which variant's site something is. */
const sites = z.enum(BULLETIN_SITES);

/** A bar at the top of the site; an own page of the site may be linked to. */
export const noticeSchema = z.object({
  kind: z.literal('notice'),
  sites,
  about: z.enum(NOTICE_ABOUT),
  text: line(240),
  /** The last day on which it is shown, YYYY-MM-DD; empty: until it is taken away. */
  until: z.union([z.literal(''), z.iso.date()]),
});

/** What a user told, as that user agreed to having it shown. */
export const experienceItemSchema = z.object({
  kind: z.literal('experience'),
  sites,
  type: z.enum(ACCOUNT_KINDS),
  role: line(80),
  /** Empty where somebody wants to be quoted by role alone. */
  name: maybeLine(100),
  text: z.string().trim().min(1).max(2000),
  /** Day on which it was written, YYYY-MM-DD. */
  day: z.iso.date(),
  /** Nothing is shown without the writer's word for this very text. */
  agreed: z.literal(true, 'Plaats een ervaring alleen als de schrijver deze tekst heeft goedgekeurd.'),
});

/** A training on a day. */
export const trainingItemSchema = z.object({
  kind: z.literal('training'),
  sites,
  level: z.enum(TRAINING_LEVELS),
  /** YYYY-MM-DD. */
  day: z.iso.date(),
  /** HH:MM, of the clock in Amsterdam and Brussels. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Schrijf de tijd zo: 15:30.'),
  minutes: count(600),
  /** A town, or empty for online. */
  place: maybeLine(120),
  /** Whole euros per person, without VAT; 0 for free. */
  price: count(5000, 0),
  seats: count(500),
  /** Address at which it can be seen afterwards; empty while there is none. */
  recording: z.union([z.literal(''), z.url({ protocol: /^https$/ })]),
});

const itemSchema = z.discriminatedUnion('kind', [noticeSchema, experienceItemSchema, trainingItemSchema]);
/** What the office puts on the site. */
export type BulletinItem = z.output<typeof itemSchema>;

const shownExperienceSchema = experienceItemSchema
  .omit({ kind: true, sites: true, agreed: true })
  .extend({ id: z.string() });
export type ShownExperience = z.output<typeof shownExperienceSchema>;
const shownTrainingSchema = trainingItemSchema
  .omit({ kind: true, sites: true, seats: true })
  .extend({ id: z.string(), free: z.int(), isPast: z.boolean() });
export type ShownTraining = z.output<typeof shownTrainingSchema>;

export const siteExperiences = defineCall({
  id: 'siteExperiences',
  method: 'GET',
  path: '/api/site/experiences',
  action: 'public',
  summary: 'Ervaringen van gebruikers die geplaatst zijn, de nieuwste eerst.',
  response: z.object({ experiences: z.array(shownExperienceSchema) }),
});

export const siteTrainings = defineCall({
  id: 'siteTrainings',
  method: 'GET',
  path: '/api/site/trainings',
  action: 'public',
  summary: 'Trainingen die komen, de eerste eerst, en wat van eerdere terug te zien is.',
  response: z.object({ trainings: z.array(shownTrainingSchema) }),
});

const signUpParams = z.object({ signup: z.uuid() });
/** Somebody comes to a training, alone or with others. */
export const signUpSchema = z.object({
  name: line(100),
  email: emailAddress,
  organisation: maybeLine(120),
  people: count(SEATS_AT_ONCE),
});

export const signUp = defineCall({
  id: 'signUpForTraining',
  method: 'PUT',
  path: '/api/site/signups/{signup}',
  action: 'public',
  when: 'core',
  summary: 'Meld je aan voor een training. De client maakt het id: twee keer is één keer.',
  params: signUpParams,
  body: signUpSchema.extend({
    training: z.string().max(64),
    /** A field that people don't see: who fills it in is a robot. */
    website: z.string().max(500),
  }),
  response: z.object({ free: z.int() }),
  errors: ['invalid-fields', 'not-found', 'conflict', 'too-many-requests'],
});

export const cancelSignUp = defineCall({
  id: 'cancelSignUp',
  method: 'POST',
  path: '/api/site/signups/{signup}/cancellation',
  action: 'public',
  when: 'core',
  summary: 'Meld je af voor een training, met het id uit de link in de mail. Nog eens: hetzelfde antwoord.',
  params: signUpParams,
  response: shownTrainingSchema.pick({ level: true, day: true, time: true, place: true }),
  errors: ['not-found', 'conflict', 'too-many-requests'],
});

const itemParams = z.object({ item: z.uuid() });
const itemViewSchema = z.object({
  id: z.string(),
  item: itemSchema,
  createdAt: z.int(),
  /** Who come to a training. */
  signUps: z.array(
    z.object({ name: z.string(), email: z.string(), organisation: z.string(), people: z.int(), at: z.int() }),
  ),
});
export type BulletinView = z.output<typeof itemViewSchema>;

export const listBulletin = defineCall({
  id: 'listBulletin',
  method: 'GET',
  path: '/api/office/bulletin',
  action: 'office:bulletin',
  summary: 'Wat het kantoor op de site zet: berichten, ervaringen en trainingen, het nieuwste eerst.',
  response: z.object({ items: z.array(itemViewSchema), total: z.int() }),
});

export const saveBulletinItem = defineCall({
  id: 'saveBulletinItem',
  method: 'PUT',
  path: '/api/office/bulletin/{item}',
  action: 'office:bulletin',
  when: 'change',
  summary: 'Zet iets op de site, of verandert het. De client maakt het id: twee keer is één keer.',
  params: itemParams,
  body: itemSchema,
  response: itemViewSchema,
  errors: ['invalid-fields', 'conflict'],
});

export const removeBulletinItem = defineCall({
  id: 'removeBulletinItem',
  method: 'DELETE',
  path: '/api/office/bulletin/{item}',
  action: 'office:bulletin',
  when: 'change',
  summary: 'Haalt iets van de site. Wie zich voor een training die nog komt had aangemeld, krijgt een mail.',
  params: itemParams,
  answer: 'nothing',
  errors: ['not-found'],
});
